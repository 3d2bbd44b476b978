"""Our JavaScript and its libraries, and Pyodide: what `js/package-lock.json` locks, for pages."""

import shutil
from pathlib import Path

from .cache import Cache, digest, files_under
from .node import Node

JS = Path(__file__).parent / "js"
MODULES = JS / "node_modules"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")

_LOCK = JS / "package-lock.json"
_INSTALLED = MODULES / ".installed"


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
    """Have npm install the locked packages, unless they are there already."""
    wanted = digest([_LOCK.read_bytes()])
    if _INSTALLED.exists() and _INSTALLED.read_text() == wanted:
        return
    node.install(JS)
    _INSTALLED.write_text(wanted)


def pyodide_version() -> bytes:
    """What the compiled Python files depend on."""
    return _LOCK.read_bytes()
