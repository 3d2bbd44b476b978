"""Install the packages of a ``package-lock.json`` beside it."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from pathlib import Path

from carte.front.bundle.node import Node

__all__ = ["MODULES", "install_modules"]

MODULES = "node_modules"

_LOCK = "package-lock.json"
_NPM_READS = ("package.json", _LOCK, ".npmrc")
_INSTALLED = ".installed"
_SCRATCH = Path(__file__).parents[3] / ".carte-cache"


def install_modules(folder: Path, node: Node) -> None:
    """Have npm install the packages locked in ``folder``, unless they are there already.

    It installs them elsewhere first, since two processes may start at once. Raises ``NodeError``.
    """
    wanted = hashlib.sha256((folder / _LOCK).read_bytes()).hexdigest()
    modules = folder / MODULES
    if _installed(modules) == wanted:
        return
    _SCRATCH.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=_SCRATCH, prefix="modules-") as scratch:
        place = Path(scratch)
        for name in _NPM_READS:
            shutil.copy(folder / name, place)
        node.install(place)
        made = place / MODULES
        (made / _INSTALLED).write_text(wanted)
        try:
            if modules.exists() and _installed(modules) != wanted:
                modules.rename(place / "old")
            made.rename(modules)
        except OSError:
            if _installed(modules) != wanted:  # another process may have been faster
                raise


def _installed(modules: Path) -> str | None:
    mark = modules / _INSTALLED
    return mark.read_text() if mark.exists() else None
