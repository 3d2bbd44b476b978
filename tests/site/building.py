"""The book under test: built once for all workers, in the background, while they begin."""

import time
from pathlib import Path
from threading import Thread

from book.__main__ import BuildError, build

_OPTIONS = ("--warningiserror", "--keep-going", "--quiet")
_LONGEST = 1800.0
"""Seconds after which a build is given up, or the worker that had it."""


def begin(folder: Path) -> None:
    """Build the book into `folder`, which does not exist, unless another worker was first."""
    try:
        folder.mkdir()
    except FileExistsError:
        return
    Thread(target=_build, args=[folder], daemon=True).start()


def finished(folder: Path) -> Path:
    """Wait for the site that was begun in `folder`; BuildError tells why there is none."""
    end = time.monotonic() + _LONGEST
    while not (_site(folder).exists() or _reason(folder).exists()):
        if time.monotonic() > end:
            raise BuildError(f"The book is not there after {_LONGEST / 60:.0f} minutes.")
        time.sleep(0.1)
    if _reason(folder).exists():
        raise BuildError(_reason(folder).read_text("utf-8"))
    return _site(folder)


def _build(folder: Path) -> None:
    """Rename what is made when it is whole: the others look for the new name."""
    said = folder / "said.txt"
    try:
        made = build(*_OPTIONS, into=folder, log=said)
    except BuildError:
        said.rename(_reason(folder))
    else:
        made.rename(_site(folder))


def _site(folder: Path) -> Path:
    return folder / "site"


def _reason(folder: Path) -> Path:
    return folder / "failed.txt"
