"""The theme's scripts on a page: only those it needs, and none that the page waits for."""

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

_SEARCH = "search"
_NEEDLESS = "DOCUMENTATION_OPTIONS."  # for switches that this site lacks
_FOR_CODE = "clipboard.min.js", "copybutton.js"
_BY_EVAL = "translations.js"  # `theme_words` provides its words
_CODE = 'class="highlight'
_AFTER_THEME = 900


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("html-page-context", _choose, priority=_AFTER_THEME)


def _choose(
    app: Sphinx, page: str, template: str, context: dict[str, Any], document: nodes.document | None
) -> None:
    """Leave out scripts that the policy would refuse or that this page does not need.

    The rest runs once the page is read; on the search page, whose own scripts depend on it, at
    once.
    """
    has_code = _CODE in context.get("body", "")
    chosen = [
        script
        for script in context.get("script_files", [])
        if not _inline(script).startswith(_NEEDLESS)
        and not str(script.filename).endswith(_BY_EVAL)
        and (has_code or not str(script.filename).endswith(_FOR_CODE))
    ]
    context["script_files"] = chosen if page == _SEARCH else [_deferred(js) for js in chosen]


def _inline(script: Any) -> str:
    return str(script.attributes.get("body") or "")


def _deferred(script: Any) -> Any:
    """Return the script deferred; one without a file is data, and stays unchanged."""
    if not script.filename:
        return script
    attributes = {**script.attributes, "defer": "defer"}
    return type(script)(script.filename, priority=script.priority, **attributes)
