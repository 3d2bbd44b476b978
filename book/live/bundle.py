"""Our JavaScript and its libraries, and Pyodide: what `js/package-lock.json` locks, for pages."""

import shutil
import tempfile
from pathlib import Path

from .cache import Cache, digest, files_under
from .node import Node

JS = Path(__file__).parent / "js"
MODULES = JS / "node_modules"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")

_LOCK = JS / "package-lock.json"
_NPM_READS = ("package.json", "package-lock.json", ".npmrc")
_INSTALLED = ".installed"
_SCRATCH = JS.parents[2] / ".carte-cache"


def make_bundle(cache: Cache, node: Node) -> Path:
    """The folder of what a page loads: scripts, style sheets, `python/` with Pyodide."""
    inputs = [path.read_bytes() for path in files_under(JS, MODULES.name)]

    def make(folder: Path) -> None:
        install_modules(node)
        node.run(JS / "build.mjs", folder)
        for name in PYODIDE_FILES:
            shutil.copy(MODULES / "pyodide" / name, folder / "python" / name)

    return cache.folder("bundle", inputs, make)


def install_modules(node: Node) -> None:
    """Have npm install the locked packages, unless they are there already.

    It does so elsewhere first: two builds may begin at the same moment.
    """
    wanted = digest([_LOCK.read_bytes()])
    if _installed() == wanted:
        return
    _SCRATCH.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=_SCRATCH, prefix="modules-") as scratch:
        folder = Path(scratch)
        for name in _NPM_READS:
            shutil.copy(JS / name, folder)
        node.install(folder)
        made = folder / MODULES.name
        (made / _INSTALLED).write_text(wanted)
        try:
            if MODULES.exists() and _installed() != wanted:
                MODULES.rename(folder / "old")
            made.rename(MODULES)
        except OSError:
            if _installed() != wanted:  # else another build was faster
                raise


def _installed() -> str | None:
    mark = MODULES / _INSTALLED
    return mark.read_text() if mark.exists() else None


def pyodide_version() -> bytes:
    """What the compiled Python files depend on."""
    return _LOCK.read_bytes()
