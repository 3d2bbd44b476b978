"""Our JavaScript, its libraries, and Pyodide, as ``js/package-lock.json`` locks them."""

import shutil
from collections.abc import Mapping
from pathlib import Path

from carte.front import bundle as front_end
from carte.front.bundle import npm
from carte.front.bundle.node import Node

from .cache import Cache, files_under
from .linking import link_or_copy

JS = Path(__file__).parent / "js"
MODULES = JS / npm.MODULES
ENTRIES = (
    "live.js",
    "controls.css",
    "offline.js",
    "journey.js",
    "fallback.js",
    "languages.js",
    "furigana.js",
    "search.js",
    "head.js",
    "not-found.js",
    "not-found.css",
)
OPENED = "opened.js"
WORKER = "worker.js"
PYODIDE_FILES = {
    "pyodide.js": "pyodide.mjs",
    "pyodide.asm.js": "pyodide.asm.mjs",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
}
"""Pyodide's files as pages load them, and as npm has them: many hosts do not know ``.mjs``."""

_LOCK = JS / "package-lock.json"
_LOOK = JS.parents[1] / "_static/carte.css"
_ESBUILD = JS.parents[2] / "carte/front/bundle"


def make_bundle(cache: Cache, node: Node) -> Path:
    """Return the folder of the files for a page: scripts, styles, ``python/`` with Pyodide."""

    def make(folder: Path) -> None:
        install(node)
        node.run(JS / "build.mjs", folder)
        for name, original in PYODIDE_FILES.items():
            link_or_copy(MODULES / "pyodide" / original, folder / "python" / name)

    return cache.folder("bundle", _inputs(), make)


def make_opened(cache: Cache, node: Node, front: Mapping[str, str]) -> Path:
    """Return the one script of a page opened as a file: with all of ``front``, without Python."""

    def make(folder: Path) -> None:
        parts = folder / "parts"
        parts.mkdir()
        for name, text in front.items():
            (parts / name).write_text(text, "utf-8")
        tools = {tool: f"./{front_end.parts(tool)[0]}" for tool in front_end.tools()}
        widgets = parts / "every-tool.js"
        pages = [f"./{own}" for own, *_others in front_end.page_parts().values()]
        widgets.write_text(front_end.every_tool(tools, pages), "utf-8")
        install(node)
        node.run(JS / "opened.mjs", widgets, folder)
        shutil.rmtree(parts)

    named = (f"{name}\n{text}".encode() for name, text in front.items())
    return cache.folder("opened", [*_inputs(), *named], make) / OPENED


def _inputs() -> list[bytes]:
    """Return our scripts, the styles that one of them includes, and the bundler's versions."""
    ours = files_under(JS, MODULES.name)
    return [path.read_bytes() for path in (*ours, _LOOK, _ESBUILD / _LOCK.name)]


def install(node: Node) -> None:
    """Install what our scripts need at build time; raises ``NodeError``."""
    npm.install_modules(_ESBUILD, node)
    npm.install_modules(JS, node)


def pyodide_version() -> bytes:
    """Return the version on which the compiled Python files depend."""
    return _LOCK.read_bytes()
