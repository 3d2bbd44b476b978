"""The data files of Carte, in TOML; in a page its build has read them (``book/live/python``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["data_in", "text_of"]


Read = Callable[[str], dict[str, Any]]


def _loads(text: str) -> dict[str, Any]:
    import tomllib

    return tomllib.loads(text)


def data_in(file: Traversable, read: Read = _loads) -> dict[str, Any]:
    """Return the data of a file; ``read`` makes it of the text, and may say what is wrong there."""
    return read(text_of(file))


def text_of(file: Traversable) -> str:
    """Return the text of a file, in which a fault has its line; "" in a page."""
    return file.read_text(encoding="utf-8")
