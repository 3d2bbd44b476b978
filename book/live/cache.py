"""Slow results, kept between builds under the hash of their inputs."""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

CACHE = Path(__file__).resolve().parents[2] / ".carte-cache"

_KEPT = 6


def digest(parts: Iterable[bytes]) -> str:
    """Return a short hash of several byte strings, each delimited."""
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()[:16]


def files_under(folder: Path, *skipped: str) -> list[Path]:
    """Return all files under ``folder``, sorted, without files and folders in ``skipped``."""
    found: list[Path] = []
    for place, folders, names in os.walk(folder):
        folders[:] = {*folders} - {*skipped}
        found += [Path(place, name) for name in {*names} - {*skipped}]
    return sorted(found)


class Cache:
    """A folder of results, the latest few of each name."""

    def __init__(self, root: Path, kept: int = _KEPT) -> None:
        self._root = root
        self._kept = kept

    def folder(self, name: str, inputs: Iterable[bytes], make: Callable[[Path], None]) -> Path:
        """Return the folder that ``make`` fills, unless an earlier build had the same inputs."""
        kept = self._root / f"{name}-{digest(inputs)}"
        if kept.is_dir():
            kept.touch()
            return kept
        self._root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self._root, prefix="making-") as scratch:
            making = Path(scratch) / name
            making.mkdir()
            make(making)
            if not kept.is_dir():  # another build may have finished first
                making.rename(kept)
        self._forget(name)
        return kept

    def _forget(self, name: str) -> None:
        made = self._root.glob(f"{name}-*")
        newest_first = sorted(made, key=lambda path: path.stat().st_mtime, reverse=True)
        for old in newest_first[self._kept :]:
            shutil.rmtree(old, ignore_errors=True)
