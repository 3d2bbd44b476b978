"""A table as HTML, as notebooks and chapters show it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

__all__ = ["html_table"]


def html_table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table whose first column names its rows; ``head`` may be empty, cells are HTML."""
    top = "".join(f'<th scope="col">{escape(words)}</th>' for words in head)
    first = f"<thead><tr>{top}</tr></thead>" if head else ""
    body = "".join(
        f'<tr><th scope="row">{name}</th>' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
        for name, *cells in rows
    )
    return f"<table><caption>{escape(caption)}</caption>{first}<tbody>{body}</tbody></table>"
