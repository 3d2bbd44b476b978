"""What widgets draw, kept from one process to the next beside the compiled code.

As Python does with its code, this is made when it is first needed, is good as long as no file of
the package has changed, and is done without where nothing can be written.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path
from typing import TypeVar

from carte.games import are_those_of_the_book
from carte.language import spoken_language

__all__ = ["kept"]

Made = TypeVar("Made")

_PACKAGE = Path(__file__).parents[1]
_COMPILED = "__pycache__"
_NOT_READ = {_COMPILED, "node_modules"}
_READ = (".py", ".toml", ".mo", ".svg")
_SUFFIX = ".made"


def kept(asked: str, make: Callable[[], Made]) -> Made:
    """Return what ``make`` makes, data for JSON, of which ``asked`` says everything.

    It is kept for each language, and only while all games are those of the book.
    """
    place = _place(asked)
    if place is None:
        return make()
    try:
        made: Made = marshal.loads(place.read_bytes())
    except (OSError, EOFError, ValueError, TypeError):
        made = make()
        _put(marshal.dumps(made), place)  # type: ignore[arg-type]  # it is data for JSON
    return made


def _place(asked: str) -> Path | None:
    """Return where it is kept; None where nothing is."""
    state = _state()
    if state is None or not are_those_of_the_book():
        return None
    key = sha256(f"{asked} {spoken_language()}".encode()).hexdigest()[:16]
    return _folder() / f"{key}-{state}{_SUFFIX}"


def _folder() -> Path:
    return Path(cache_from_source(str(_PACKAGE / "__init__.py"))).parent


@cache
def _state() -> str | None:
    """Return a hash of all that it is made from; None where the files are not to be had."""
    if not _PACKAGE.is_dir() or sys.implementation.cache_tag is None:
        return None
    files = (f"{path} {mtime} {size}" for path, mtime, size in sorted(_files(str(_PACKAGE))))
    described = "\n".join((sys.version, *files))
    return sha256(described.encode()).hexdigest()[:16]


def _files(folder: str) -> Iterator[tuple[str, int, int]]:
    """Yield the files of the package below a folder, each with its time and size."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                if entry.name not in _NOT_READ:
                    yield from _files(entry.path)
            elif entry.name.endswith(_READ):
                found = entry.stat()
                yield entry.path, found.st_mtime_ns, found.st_size


def _put(content: bytes, place: Path) -> None:
    """Keep it in place of what was made from earlier files, unless Python keeps nothing here."""
    if sys.dont_write_bytecode:
        return
    key = place.name.partition("-")[0]
    part = place.with_name(f"{place.name}.{os.getpid()}")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(content)
        for old in place.parent.glob(f"{key}-*{_SUFFIX}"):
            old.unlink(missing_ok=True)
        part.replace(place)
    except OSError:
        with suppress(OSError):
            part.unlink()
