"""Translated paragraphs become parts of their page, wherever they were read."""

from docutils import nodes
from sphinx.application import Sphinx


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("doctree-read", _take_in)


def _take_in(_app: Sphinx, page: nodes.document) -> None:
    """Have every node of a page belong to it.

    Sphinx reads a translated paragraph as a document of its own, which knows all that was read of
    the book before: a page that keeps it is stored as large as all pages before it together.
    """
    for node in page.findall():
        node.document = page
