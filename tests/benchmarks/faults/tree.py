"""A copy of the working tree to put faults into, with what was installed and made beside it."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.benchmarks.faults.fault import Fault

ROOT = Path(__file__).resolve().parents[3]
LEFT_BEHIND = (".venv", "_build", "build", "__pycache__")
"""Folders that git ignores and no test asks for; those like ``.mypy_cache`` are none either."""


def copied(into: Path) -> Path:
    """Copy the tree as it lies there, with changes that nobody has committed yet."""
    for name in _listed("--cached", "--others"):
        if (ROOT / name).is_file():
            _put(name, into, shutil.copy2)
    for name in _listed("--others", "--ignored"):
        if _is_wanted(Path(name)):
            _put(name, into, _link if "node_modules" in name else shutil.copy2)
    return into


@contextmanager
def faulty(tree: Path, fault: Fault) -> Iterator[None]:
    """Have a fault in the tree for a while; raises ``Misfit``.

    The file is written both times: what is made of it goes by the time of writing.
    """
    path = tree / fault.file
    whole = path.read_text("utf-8")
    path.write_text(fault.put_into(whole), "utf-8")
    try:
        yield
    finally:
        path.write_text(whole, "utf-8")


def _listed(*kinds: str) -> list[str]:
    """Return the files that git knows, or ignores."""
    command = ["git", "ls-files", "-z", "--exclude-standard", *kinds]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return listed.rstrip("\0").split("\0")


def _is_wanted(path: Path) -> bool:
    if "node_modules" in path.parts:
        return path.parts[0] != ".venv"
    return not any(part in LEFT_BEHIND or part.endswith("_cache") for part in path.parts[:-1])


def _put(name: str, into: Path, how: Callable[[Path, Path], object]) -> None:
    (into / name).parent.mkdir(parents=True, exist_ok=True)
    how(ROOT / name, into / name)


def _link(path: Path, new: Path) -> None:
    """Have a file that nobody writes to in both places; on another disk it is copied."""
    try:
        os.link(path, new, follow_symlinks=False)
    except OSError:
        shutil.copy2(path, new, follow_symlinks=False)
