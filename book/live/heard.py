"""Says of each chapter that it is read, and of each page that it is written, as soon as it is so.

Sphinx does several at once, and tells of them when all of those are done.
"""

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from book.progress import READ, WROTE

_LAST = 2000


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("doctree-read", _read)
    app.connect("html-page-context", _wrote, priority=_LAST)


def _read(app: Sphinx, _document: nodes.document) -> None:
    print(f"{READ} {app.env.docname}\n", end="", flush=True)


def _wrote(
    _app: Sphinx, page: str, _template: str, _context: dict[str, Any], doc: nodes.document | None
) -> None:
    if doc is not None:
        print(f"{WROTE} {page}\n", end="", flush=True)
