"""The project's own virtual environment, ``.venv``: made on first use, kept up to date.

README's two commands run on a bare Python, so this file needs nothing but the standard library.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from book.telling import CommandFailed, run, say

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "book" / "_build" / "log.txt"
"""What all commands of one run have said."""
VENV = ROOT / ".venv"
REQUIREMENTS = ROOT / "requirements.txt"
_ASKED_FOR = REQUIREMENTS, ROOT / "pyproject.toml"
_INSTALLED = VENV / "installed.sha256"
_NEWEST_UNSUPPORTED = (3, 10)


class SetupError(Exception):
    """The environment could not be made; the message says what failed and what to do."""


def enter(script: Path) -> None:
    """Go on in ``.venv``, made if needed: run ``script`` again with its Python and our arguments.

    Returns only when this process already is the environment's Python.
    """
    if sys.version_info[:2] <= _NEWEST_UNSUPPORTED:
        raise SetupError(f"Carte needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    LOG.unlink(missing_ok=True)
    _make()
    if Path(sys.prefix).resolve() == VENV.resolve():
        return
    command = [str(_python()), str(script), *sys.argv[1:]]
    try:
        sys.exit(subprocess.call(command, cwd=ROOT))
    except KeyboardInterrupt:  # the child got it too and has said goodbye
        sys.exit(0)


def _python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _make() -> None:
    if not _python().exists():
        say(f"Making a virtual environment in {VENV} …")
        _run([sys.executable, "-m", "venv", str(VENV)], "On Debian: apt install python3-venv.")
    wanted = hashlib.sha256(b"".join(path.read_bytes() for path in _ASKED_FOR)).hexdigest()
    if not (_INSTALLED.exists() and _INSTALLED.read_text() == wanted):
        say("Installing requirements.txt; the first time takes a minute or two …")
        _install()
        _INSTALLED.write_text(wanted)


def _install() -> None:
    """Install what is pinned, then Carte itself, which pip takes only where nothing has a hash.

    Carte is built by what is pinned, too, so that nothing comes unpinned or asks for a network.
    """
    pip = [str(_python()), "-m", "pip", "install", "--disable-pip-version-check", "-q"]
    pinned = [*pip, "--require-hashes", "-r", str(REQUIREMENTS)]
    _run(pinned, "Is there a network? It is needed this once.")
    carte = [*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    _run(carte, f"Remove {VENV} and try again.")


def _run(command: list[str], advice: str) -> None:
    try:
        run(command, ROOT, LOG)
    except CommandFailed as failed:
        raise SetupError(f"{failed}\n{advice}") from None
