"""The same page in the other languages: a switcher for readers, links for search engines.

A book built in one language has neither.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from urllib.parse import urljoin

from docutils import nodes
from sphinx.application import Sphinx

from book.languages import beside, spoken, way_to
from carte.language import _

from .sitemap import page_address

_BEFORE_HEAD = 200


class Other(NamedTuple):
    """A page in a language: the language's own name, and the page's address."""

    language: str
    name: str
    href: str
    here: bool


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("html-page-context", _tell, priority=_BEFORE_HEAD)


def alternates(page: str, root: str, site: str) -> Iterator[tuple[str, str]]:
    """Yield each language with a page's address in it; English is for readers of none of them.

    Search engines read them, and only whole addresses: without that of the ``site`` there are none.
    """
    if not site or len(beside()) == 1:
        return
    for edition in beside():
        yield edition.language, page_address(urljoin(site, edition.folder), page, root)
    yield "x-default", page_address(site, page, root)


def _tell(
    app: Sphinx, page: str, _template: str, context: dict[str, Any], _doc: nodes.document | None
) -> None:
    pathto: Callable[..., str] = context["pathto"]
    here = spoken()
    context["languages"] = [
        Other(each.language, each.name, pathto(f"{way_to(each)}{page}.html", True), each == here)
        for each in (beside() if len(beside()) > 1 else ())
    ]
    context["language_words"] = {"switch": _("Language"), "close": _("Close")}
    site = app.config.carte_site
    context["alternates"] = [*alternates(page, app.config.root_doc, site)]
