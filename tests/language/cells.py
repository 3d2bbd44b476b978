"""What the cells of the chapters show, run in this very Python and so in the language it speaks."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.book.chapters import CHAPTERS, code

_IN_ENGLISH = "api", "own-lessons"
"""What Python's own words say, and what a reader writes."""


def shown() -> Iterator[tuple[str, object]]:
    """Yield what each cell of each chapter shows, with the chapter's name."""
    for chapter in CHAPTERS:
        if chapter not in _IN_ENGLISH:
            names: dict[str, object] = {}
            yield from ((chapter, _run(cell.source, names)) for cell in code(chapter))


def _run(source: str, names: dict[str, object]) -> object:
    """Run a cell; return what its last line gives."""
    cell = ast.parse(source)
    last = cell.body.pop() if isinstance(cell.body[-1], ast.Expr) else None
    exec(ast.unparse(cell), names)
    return last and eval(ast.unparse(last), names)
