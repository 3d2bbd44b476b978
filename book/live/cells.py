"""What a page runs in the browser: the code cells of its notebook, unchanged."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING

from nbformat import NotebookNode

from .errors import LiveError

if TYPE_CHECKING:
    from .messages import Cell

STATIC_TAG = "static"
"""A cell with this tag runs when the book is built, and not again in the browser."""

_NOT_RUN = {STATIC_TAG, "skip-execution"}


def code_cells(notebook: NotebookNode, page: str) -> list[Cell]:
    """Return the cells to run, in order; raises ``LiveError`` if one is not plain Python."""
    return list(_cells(notebook, page))


def _cells(notebook: NotebookNode, page: str) -> Iterator[Cell]:
    for number, cell in enumerate(notebook.cells, 1):
        tags = set(cell.metadata.get("tags", []))
        if cell.cell_type != "code" or not cell.source.strip() or tags & _NOT_RUN:
            continue
        may_fail = "raises-exception" in tags
        if not may_fail:
            _check(cell.source, page, number)
        yield {"number": number, "source": cell.source, "may_fail": may_fail}


def _check(source: str, page: str, number: int) -> None:
    try:
        compile(source, f"<cell {number}>", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    except SyntaxError as error:
        raise LiveError(
            f"cell {number} of {page} is not Python that a page can run: {error}.\n"
            "Write it without IPython's magics, or tag it "
            f"{STATIC_TAG!r} to run it only when the book is built."
        ) from None
