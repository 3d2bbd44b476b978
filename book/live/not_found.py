"""The page for an address without one: it finds the page that was meant.

A host shows it in any folder, at any depth, so it can use no relative address. If the site's
address is configured, its addresses begin there. Otherwise it looks for its script and styles in
that folder and in those above it, for one of them is the site's.
"""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from sphinx.application import Sphinx

from book.languages import beside
from carte.language import _

from .page import script_safe
from .plain_text import plain_text

PAGE = "404"

_LEVELS = 6


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("html-collect-pages", _collect)


def roots(address: str) -> list[str]:
    """Return the possible roots of the site, seen from a page shown in any of its folders."""
    if address:
        return [urlsplit(address).path]
    return ["../" * level for level in range(_LEVELS)]


def words() -> dict[str, str]:
    """Return the words of the page, in the language of the build."""
    return {
        "title": _("There is no page here"),
        "intro": _("The address may be mistyped, or the page may have moved."),
        "meant": _("Did you mean one of these?"),
        "search": _("Search the book"),
        "first": _("To the opening page"),
    }


def _collect(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    pages = {page: plain_text(app.env.titles[page]) for page in sorted(app.env.found_docs)}
    context = {
        "roots": roots(app.config.html_baseurl),
        "pages": script_safe(json.dumps(pages, ensure_ascii=False)),
        "words": words(),
        "root_page": f"{app.config.root_doc}.html",
        "others": " ".join(each.language for each in beside() if each.folder),
    }
    yield PAGE, context, f"{PAGE}.html"
