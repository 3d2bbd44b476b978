"""The chapters as data: cells, headings, links, lessons, and what the cells have printed."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import nbformat

from carte.play.guide import guide

BOOK = Path(__file__).resolve().parents[2] / "book"
CHAPTERS = tuple(sorted(path.stem for path in BOOK.glob("*.ipynb")))
PROGRAMMERS = ("programmers", "own-lessons")
"""The chapters that show their code."""

LEFT_OUT = "remove-cell"
"""The tag of a cell that only the notebook shows."""

_HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
_LINK = re.compile(r"\]\(([\w-]+)\.ipynb(?:#([\w-]+))?\)")


@cache
def notebook(chapter: str) -> tuple[nbformat.NotebookNode, ...]:
    """All cells of a chapter, those too that its page leaves out."""
    return tuple(nbformat.read(BOOK / f"{chapter}.ipynb", as_version=4).cells)


@cache
def cells(chapter: str) -> tuple[nbformat.NotebookNode, ...]:
    """The cells of a chapter that its page is made of."""
    return tuple(cell for cell in notebook(chapter) if LEFT_OUT not in tags(cell))


def tags(cell: nbformat.NotebookNode) -> list[str]:
    """What a cell says of how its page is to show it."""
    found: list[str] = cell.metadata.get("tags", [])
    return found


def code(chapter: str) -> list[nbformat.NotebookNode]:
    """The code cells of a chapter."""
    return [cell for cell in cells(chapter) if cell.cell_type == "code"]


def headings(text: str) -> list[tuple[int, str]]:
    """The headings of a Markdown text: level, and words without markup."""
    return [(len(marks), re.sub(r"<[^>]+>", "", words)) for marks, words in _HEADING.findall(text)]


def anchors(chapter: str) -> set[str]:
    """The fragments under which the headings of a chapter can be reached."""
    words = [words for cell in cells(chapter) for _, words in _headings_of(cell)]
    return {re.sub(r"[^\w]+", "-", text.lower()).strip("-") for text in words}


def _headings_of(cell: nbformat.NotebookNode) -> list[tuple[int, str]]:
    return headings(cell.source) if cell.cell_type == "markdown" else []


def outline(chapter: str) -> list[tuple[int, str]]:
    """All headings of a chapter, in order."""
    return [heading for cell in cells(chapter) for heading in _headings_of(cell)]


def links(chapter: str) -> list[tuple[str, str]]:
    """The chapters, with fragments, to which a chapter's own words lead."""
    texts = [cell.source for cell in cells(chapter) if cell.cell_type == "markdown"]
    return [link for text in texts for link in _LINK.findall(text)]


def printed(chapter: str) -> str:
    """The HTML that the cells of a chapter have printed."""
    return "\n".join(data.get("text/html", "") for cell in code(chapter) for data in stored(cell))


def stored(cell: nbformat.NotebookNode) -> Iterator[dict[str, str]]:
    """What a cell has printed, by mime type."""
    for output in cell.outputs:
        yield output.get("data", {})


def refreshed(chapter: str) -> str:
    """What to run when a chapter has not printed what the engine says today."""
    return f"run .venv/bin/python tests/book/refresh.py book/{chapter}.ipynb"


def lesson(cell: nbformat.NotebookNode) -> tuple[object, ...] | None:
    """The arguments of the lesson in which a cell ends, if it ends in one."""
    return _made(cell, "Lesson")


def guided(cell: nbformat.NotebookNode) -> str | None:
    """The id of the guided deal in which a cell ends, if it ends in one."""
    made = _made(cell, "Guide")
    return None if made is None else guide(*map(str, made)).id


def _made(cell: nbformat.NotebookNode, widget: str) -> tuple[object, ...] | None:
    last = ast.parse(cell.source).body[-1] if cell.cell_type == "code" else None
    call = last.value if isinstance(last, ast.Expr) else None
    if not (isinstance(call, ast.Call) and getattr(call.func, "id", "") == widget):
        return None
    return tuple(ast.literal_eval(argument) for argument in call.args)
