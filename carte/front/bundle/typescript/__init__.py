"""What crosses between Python and a page, as TypeScript.

Each room states it in its ``messages.py``: content and answers as ``TypedDict``, strings by the
function that makes them, questions as the methods of a ``Protocol``. From that source a room's
``messages.d.ts`` is written, whose types the front end imports. Nothing of it is ever run.
"""

from __future__ import annotations

from pathlib import Path

from carte.front.bundle.typescript.rooms import Rooms
from carte.front.bundle.typescript.writing import FILE, Writer
from carte.language.catalogues import put

__all__ = ["ROOT", "message_types", "write"]

ROOT = Path(__file__).parents[4]
"""The folder that holds ``carte``."""


def message_types(root: Path = ROOT) -> dict[Path, str]:
    """Return the text of each ``messages.d.ts`` of the rooms below a folder, by its file."""
    writer = Writer(Rooms(root))
    return {writer.file_of(module): writer.text_of(module) for module in writer.rooms.messages}


def write(root: Path = ROOT) -> None:
    """Write those files that are missing or differ, and take away those of rooms that are gone."""
    made = message_types(root)
    for path in {*root.glob(f"carte/**/{FILE}")} - {*made}:
        path.unlink()
    for path, text in made.items():
        if not path.exists() or path.read_text("utf-8") != text:
            put(text.encode(), path)
