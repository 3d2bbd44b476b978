"""The words of ``_toc.yml`` and ``_config.yml`` in the language of the build.

Sphinx translates the chapters' text, but not these.
"""

from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config

from carte.language import N_, _

CAPTIONS = (
    N_("Learn"),
    N_("Play"),
    N_("Settle a question"),
    N_("Teach"),
    N_("Yours and ours"),
)
"""The titles of the book's parts."""

_AFTER_TOC = 900


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("config-inited", _translate, priority=_AFTER_TOC)


def _translate(_app: Sphinx, config: Config) -> None:
    pages: dict[str, Any] = config.external_site_map
    for page in pages.values():
        for part in page.subtrees:
            part.caption = _(part.caption) if part.caption else part.caption
    options = config.html_theme_options
    said = {"search_bar_text": _("Search"), "toc_title": _("Contents")}
    config.html_theme_options = {**options, **said}
