"""The sidebar: each of its folds says which page it holds others of, to whoever cannot see it."""

from collections.abc import Callable
from typing import Any

from bs4 import BeautifulSoup
from docutils import nodes
from sphinx.application import Sphinx

from carte.language import _

_AFTER_THEME = 600
_LISTING = "generate_toctree_html"


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.connect("html-page-context", _name_listing, priority=_AFTER_THEME)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def named_folds(listing: BeautifulSoup) -> BeautifulSoup:
    """Return a listing of pages whose folds have the names of the links before them."""
    for link in listing.select("li > a:has(+ details)"):
        (summary,) = link.find_next_siblings("details")[0].find_all("summary", recursive=False)
        summary["aria-label"] = _("More pages: {page}").format(page=link.get_text(strip=True))
    return listing


def _name_listing(
    _app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doc: nodes.document | None
) -> None:
    made: Callable[..., Any] = context[_LISTING]

    def named(*given: Any, **options: Any) -> Any:
        listing = made(*given, **options)
        return named_folds(listing) if isinstance(listing, BeautifulSoup) else listing

    context[_LISTING] = named
