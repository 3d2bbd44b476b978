"""Folds: each names its content in the reader's language, also for screen readers."""

from collections.abc import Callable
from typing import Any

from bs4 import BeautifulSoup
from docutils import nodes
from sphinx.application import Sphinx

from carte.language import N_, _

_AFTER_THEME = 600
_LISTING = "generate_toctree_html"
_HIDDEN = ' aria-label="Toggle hidden content"'
"""MyST-NB's label for each fold of a page, whatever its visible words."""


ON_FOLDS = N_("Show all the rules"), N_("Hide the rules")
"""The words on the folds of chapters, as in the metadata of their cells."""

_PROMPTS = "prompt_show", "prompt_hide"


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.connect("doctree-read", _translate)
    app.connect("html-page-context", _name_folds, priority=_AFTER_THEME)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _translate(_app: Sphinx, document: nodes.document) -> None:
    for fold in document.findall(nodes.container):
        for name in _PROMPTS:
            if fold.get(name) in ON_FOLDS:
                fold[name] = _(fold[name])


def named_folds(listing: BeautifulSoup) -> BeautifulSoup:
    """Return a listing of pages whose folds are named after the links before them."""
    for link in listing.select("li > a:has(+ details)"):
        (summary,) = link.find_next_siblings("details")[0].find_all("summary", recursive=False)
        page = " ".join(link.get_text().split())
        summary["aria-label"] = _("More pages: {page}").format(page=page)
    return listing


def by_their_words(body: str) -> str:
    """Return a page whose folds are labelled with their visible words."""
    return body.replace(_HIDDEN, "")


def _name_folds(
    _app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doc: nodes.document | None
) -> None:
    made: Callable[..., Any] = context[_LISTING]

    def named(*given: Any, **options: Any) -> Any:
        listing = made(*given, **options)
        return named_folds(listing) if isinstance(listing, BeautifulSoup) else listing

    context[_LISTING] = named
    if "body" in context:
        context["body"] = by_their_words(context["body"])
