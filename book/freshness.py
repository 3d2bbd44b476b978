"""The inputs of each edition, so that nothing unchanged is built twice."""

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from book.address import VARIABLE

ROOT = Path(__file__).resolve().parent.parent
_SOURCES = "carte", "book"
_PINS = "requirements.txt", "pyproject.toml"
_MADE_FOLDERS = {"_build", "node_modules", "__pycache__", ".ipynb_checkpoints"}
_MADE_FILES = (".mo", ".pot", ".pyc", "made.json")
"""Files made from the rest, that lie among it."""


class Record:
    """Which editions below a folder are up to date: each with the hash of its inputs."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "_build" / "made.json"

    def is_fresh(self, language: str, made_of: str) -> bool:
        """Return whether an edition is there, made from the very same inputs."""
        return self._all().get(language) == made_of

    def remember(self, language: str, made_of: str) -> None:
        """Note that an edition is complete."""
        self._write(self._all() | {language: made_of})

    def forget(self, language: str) -> None:
        """Note that an edition is about to change, and so out of date until it is complete."""
        self._write({name: kept for name, kept in self._all().items() if name != language})

    def _all(self) -> dict[str, str]:
        try:
            return dict(json.loads(self._path.read_text("utf-8")))
        except (OSError, ValueError):
            return {}

    def _write(self, made: dict[str, str]) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(json.dumps(made, indent=1, sort_keys=True), "utf-8")


def made_of(options: Sequence[str], languages: Sequence[str], root: Path = ROOT) -> str:
    """Return the hash of a build's inputs: sources, pins, Python, and its options."""
    total = hashlib.sha256()
    inputs = (sys.version, os.environ.get(VARIABLE, ""), *options, "of", *languages)
    total.update(json.dumps(inputs).encode())
    for path in _sources(root):
        total.update(path.relative_to(root).as_posix().encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    yield from (root / name for name in _PINS)
    for name in _SOURCES:
        for folder, folders, files in os.walk(root / name):
            folders[:] = sorted({*folders} - _MADE_FOLDERS)
            yield from (
                Path(folder, each) for each in sorted(files) if not each.endswith(_MADE_FILES)
            )
