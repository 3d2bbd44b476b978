"""The book that a run tests: made once for all its workers, in the background, while they begin."""

import subprocess
import sys
import time
import traceback
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from book.environment import ROOT
from book.languages import SOURCE, languages

_LONGEST = 1800.0
"""Seconds after which a build is given up, or the process that had it."""


class BuildError(Exception):
    """There is no book to test; the message has what the build has said."""


class Run(NamedTuple):
    """The folder that the workers of a run share: where its site will be, or why there is none."""

    folder: Path

    @property
    def making(self) -> Path:
        """Where the site is as long as it is not whole."""
        return self.folder / "making"

    @property
    def site(self) -> Path:
        """Where the whole site is."""
        return self.folder / "site"

    @property
    def log(self) -> Path:
        """What builds say, beside one of its name for each language."""
        return self.folder / "log.txt"

    @property
    def reason(self) -> Path:
        """What the workers are told where there is no site."""
        return self.folder / "failed.txt"

    def fail(self, error: Exception) -> None:
        """Tell the workers what happened."""
        logs = [path.read_text("utf-8") for path in sorted(self.folder.glob("log*.txt"))]
        told = self.reason.with_suffix(".part")
        told.write_text("\n".join([*traceback.format_exception(error), *logs]), "utf-8")
        told.rename(self.reason)


def begin(folder: Path, others: Sequence[str]) -> None:
    """Make the site of a run, in English and the ``others``, unless another worker was first.

    A process of its own does it, so that what is begun comes to its end whatever becomes of us.
    """
    try:
        folder.mkdir()
    except FileExistsError:
        return
    command = [sys.executable, "-m", "tests.site.lasting", str(folder), *others]
    with (folder / "said.txt").open("w") as said:
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=said, stderr=said)


def finished(folder: Path) -> Path:
    """Wait for the site that was begun in a folder; BuildError tells why there is none."""
    run, end = Run(folder), time.monotonic() + _LONGEST
    while not (run.site.exists() or run.reason.exists()):
        if time.monotonic() > end:
            raise BuildError(f"The book is not there after {_LONGEST / 60:.0f} minutes.")
        time.sleep(0.1)
    if run.reason.exists():
        raise BuildError(run.reason.read_text("utf-8"))
    return run.site


def opened(items: Iterable[pytest.Item]) -> list[str]:
    """Return the languages other than English that tests open, as they say themselves.

    The value of a parameter ``language`` says it, and the marker ``edition``.
    """
    asked: set[str] = set()
    for item in items:
        if item.get_closest_marker("site"):
            asked |= editions_of(item)
    return [language for language in languages() if language in asked - {SOURCE}]


def editions_of(item: pytest.Item) -> set[str]:
    """Return the languages that one test opens, English among them."""
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    named = [str(name) for mark in item.iter_markers("edition") for name in mark.args]
    return {SOURCE, *named, str(parameters.get("language", SOURCE))}
