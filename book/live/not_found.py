"""The page for an address at which the site has none: it finds what was meant.

A host shows it in any folder, at any depth, so nothing on it can be named from where it seems to
lie. Where the site's address is configured, names begin there. Elsewhere its script and its styles
are asked for in that folder and in those above it, for one of them is the site's.
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
    """Where the site's root may be, seen from a page that is shown in any of its folders."""
    if address:
        return [urlsplit(address).path]
    return ["../" * level for level in range(_LEVELS)]


def words() -> dict[str, str]:
    """What the page says, in the language of the build."""
    return {
        "title": _("There is no page here"),
        "intro": _("Perhaps the address has a slip in it, or the page has moved."),
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
