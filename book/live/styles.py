"""The theme's style sheets and the book's own in one: small, and named by its content.

A page is drawn once its styles are there. Sphinx would have it load a dozen files, mostly the
theme's for things that no page has; ``js/styles.mjs`` joins them without those, once all pages are
written, and the pages then get the name and the hash of the result.
"""

import re
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from book.languages import languages
from carte.front.bundle.node import find_node

from .bundle import JS, install
from .content import named, sha256
from .space import space_sheet

FOLDER = "_static"

_OF_THE_THEME = "_static/styles/theme.css", "_static/styles/pydata-sphinx-theme.css"
_JOINT = f"{FOLDER}/book.css"
_SPACE = f"{FOLDER}/space.css"
_IN_A_PAGE = re.compile(rf'(?<=href="){FOLDER}/book[-0-9a-f]*\.css(" integrity="[^"]*)?')
_AFTER_THEME = 900
_BEFORE_OFFLINE = 900


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("html-page-context", _ask_for_one, priority=_AFTER_THEME)
    app.connect("build-finished", _join, priority=_BEFORE_OFFLINE)


def _ask_for_one(
    app: Sphinx, page: str, template: str, context: dict[str, Any], document: nodes.document | None
) -> None:
    context["styles"] = _JOINT
    known = getattr(app, "carte_sheets", _OF_THE_THEME)
    asked = (str(sheet.filename) for sheet in context["css_files"])
    app.carte_sheets = [*dict.fromkeys([*known, *asked])]  # type: ignore[attr-defined]


def _join(app: Sphinx, error: Exception | None) -> None:
    """Join the sheets, unless no page was written and nothing has changed."""
    sheets: list[str] | None = getattr(app, "carte_sheets", None)
    if error or not sheets or app.builder.format != "html":
        return
    site = Path(app.outdir)
    for old in (site / FOLDER).glob("book*.css"):
        old.unlink()
    node = find_node()
    install(node)
    made = site / _JOINT
    own = [sheet for sheet in sheets if (Path(app.srcdir) / sheet).exists()]
    theme = [sheet for sheet in sheets if sheet not in own]
    here = [sheet for sheet in own if _is_for(sheet, app.config.language)]
    (site / _SPACE).write_text(space_sheet(), "utf-8")
    node.run(JS / "styles.mjs", site.resolve(), _JOINT, *theme, "--", *here, _SPACE)
    content = made.read_bytes()
    name = named(made.name, content)
    made.rename(made.with_name(name))
    _tell_pages(site, f'{FOLDER}/{name}" integrity="sha256-{sha256(content)}')
    for sheet in (*sheets, _SPACE):
        (site / sheet).unlink(missing_ok=True)


def _is_for(sheet: str, language: str) -> bool:
    """Return whether a sheet is for pages in a language: one with its name is for no other."""
    return Path(sheet).stem not in {*languages()} - {language}


def _tell_pages(site: Path, address: str) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        rewritten = _IN_A_PAGE.sub(address, text)
        if rewritten != text:
            page.write_text(rewritten, "utf-8")
