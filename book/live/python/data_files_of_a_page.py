"""The data files of Carte as the zip of a page has them: read when that was made."""

import marshal
from typing import Any

__all__ = ["data_in", "text_of"]


def data_in(file: Any, _read: object = None) -> Any:
    """Return the data of a file."""
    return marshal.loads(file.read_bytes())


def text_of(_file: object) -> str:
    """Return no text: nobody looks for the line of a fault here."""
    return ""
