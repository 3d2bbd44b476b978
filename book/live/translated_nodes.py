"""Translated paragraphs become parts of their page, wherever they were read."""

from docutils import nodes
from sphinx.application import Sphinx


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("doctree-read", _take_in)


def _take_in(_app: Sphinx, page: nodes.document) -> None:
    """Make every node of a page belong to it.

    Sphinx reads a translated paragraph as its own document, which refers to everything read so far:
    a page that keeps it is stored as large as all earlier pages together.
    """
    for node in page.findall():
        node.document = page
