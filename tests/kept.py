"""What many tests read and is long in the making: made once for all workers and runs.

It is kept in `.carte-cache` under the hash of all that it can depend on, so that any change of the
engine, its words or the chapters makes it again, and any of the tests' own files that make it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from book.live.cache import Cache, digest

ROOT = Path(__file__).resolve().parents[1]
CACHE = ROOT / ".carte-cache"
_READ = ("carte/**/*.py", "carte/**/*.toml", "carte/**/*.po", "book/*.ipynb")


def kept(name: str, make: Callable[[Path], None], *made_by: str, folder: Path = CACHE) -> Path:
    """Return the folder that ``make`` has filled; whoever wants it meanwhile waits for it.

    ``made_by`` are patterns of the tests' own files that it depends on.
    """
    with _alone(folder / f"{name}.lock"):
        return Cache(folder).folder(name, [*_sources(_READ), *_sources(made_by)], make)


@cache
def _sources(patterns: tuple[str, ...]) -> tuple[bytes, ...]:
    """Which Python reads where, and what: by name and content."""
    files = {file for pattern in patterns for file in ROOT.glob(pattern)}
    found = sorted(file for file in files if "node_modules" not in file.parts)
    told = (f"{file.relative_to(ROOT)} {digest([file.read_bytes()])}".encode() for file in found)
    return (sys.version.encode(), str(ROOT).encode(), *told)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Let one process at a time go on, where a system can; elsewhere each makes its own."""
    try:
        from fcntl import LOCK_EX, flock
    except ImportError:
        yield
        return
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        flock(file, LOCK_EX)
        yield
