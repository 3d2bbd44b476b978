"""Python for pages to import: zips, compiled at build time by the very Python of the pages."""

from pathlib import Path

from carte.front.bundle.node import Node
from carte.front.bundle.npm import install_modules

from .bundle import JS, MODULES, pyodide_version
from .cache import Cache

STDLIB = "python_stdlib.zip"

_COMPILE = JS / "compile.mjs"
_PYTHON = Path(__file__).parent / "python"
_COMPILING = _PYTHON / "compiling.py"


def make_stdlib(cache: Cache, node: Node) -> Path:
    """Return the standard library, under the name that Pyodide requests."""
    install_modules(JS, node)
    return compiled_zip(cache, node, STDLIB, (MODULES / "pyodide" / STDLIB).read_bytes())


def compiled_zip(cache: Cache, node: Node, file: str, sources: bytes) -> Path:
    """Return the zip ``file`` of compiled modules, made from a zip of sources."""
    compiler = _PYTHON / ("compile_python_stdlib.py" if file == STDLIB else "compile_packages.py")
    scripts = compiler, _COMPILING, _COMPILE
    inputs = [sources, *(script.read_bytes() for script in scripts), pyodide_version()]

    def make(folder: Path) -> None:
        install_modules(JS, node)
        plain = folder / "sources.zip"
        plain.write_bytes(sources)
        node.run(_COMPILE, compiler, plain, folder / file)
        plain.unlink()

    return cache.folder(Path(file).stem, inputs, make) / file
