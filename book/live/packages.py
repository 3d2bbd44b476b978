"""The Python packages for pages: taken from this environment, compiled, in one zip.

The zip is stored uncompressed: Python in the browser imports straight from it. IPython is reduced
to its display functions and a shell that is the page (``python/ipython_*.py``), and
typing_extensions to the names that the packages use.
"""

import importlib.metadata
import importlib.util
import io
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path

from carte.front.bundle.node import Node

from .cache import Cache, files_under
from .compiled import compiled_zip
from .errors import LiveError
from .lazy_imports import lazy_ipywidgets, on_demand

PACKAGES = ("ipywidgets", "anywidget", "psygnal", "traitlets", "comm")
CARTE = "carte"
_NOT_IN_THE_ZIP = (".js", ".css", ".ts", ".po", ".pot", ".mo")
"""Files that Python does not read, and the catalogues: a page fetches only its own language's."""
MAKING = ("bundle", "catalogues", "messages.py")
"""What of ``carte`` builds the shipped files, or is read for its types alone."""

_PRINTED = ("found.toml",)
"""Files that only pages in Japanese print."""

_IPYTHON = (
    "IPython/core/__init__.py",
    "IPython/core/display.py",
    "IPython/core/display_functions.py",
    "IPython/lib/__init__.py",
    "IPython/lib/display.py",
    "IPython/testing/__init__.py",
    "IPython/testing/skipdoctest.py",
)
_OURS = {
    "IPython/__init__.py": "ipython_init.py",
    "IPython/core/interactiveshell.py": "ipython_shell.py",
    "IPython/display.py": "ipython_display.py",
    "importing.py": "importing.py",
    "page.py": "page.py",
    "typing_extensions.py": "typing_extensions.py",
    "versions.py": "versions.py",
}
_HANDING_ON = ("carte/__init__.py", "carte/widgets.py", "carte/reference/__init__.py")
_ASK_THEIR_VERSION = ("anywidget", "psygnal")
_NOT_FOR_PAGES = (
    "__pycache__",
    "tests",
    "labextension",
    "nbextension",
    "_pyinstaller_util",
    "config",
    "containers",
    "testing.py",
    "qt.py",
    "_evented_model.py",
    "embed.py",
)
"""Files for notebooks, tests, desktops, pydantic, and pages written to a file."""
_PYTHON = Path(__file__).parent / "python"
_SOME_DATE = (1980, 1, 1, 0, 0, 0)

Sources = dict[str, bytes]


def make_packages(cache: Cache, node: Node, replaced: Sources) -> Path:
    """Return the compiled zip; ``replaced`` gives files of ``carte`` that differ in a page."""
    return compiled_zip(cache, node, "packages.zip", _zipped(page_sources() | replaced))


def lend_carte() -> None:
    """Let the notebooks import the same ``carte`` that builds them, installed or not."""
    asked_for = os.environ.get("PYTHONPATH")
    folders = [*([asked_for] if asked_for else []), str(_location(CARTE).parent)]
    os.environ["PYTHONPATH"] = os.pathsep.join(folders)


def page_sources() -> Sources:
    """Return every file that goes into the zip, by its name there."""
    sources: Sources = {}
    for package in PACKAGES:
        sources |= {name: path.read_bytes() for name, path in _python_files(package)}
    sources |= lazy_ipywidgets(_location("ipywidgets"))
    site = _location("IPython").parent
    sources |= {name: (site / name).read_bytes() for name in _IPYTHON}
    sources |= {name: (_PYTHON / ours).read_bytes() for name, ours in _OURS.items()}
    sources["page_versions.py"] = f"VERSIONS = {_versions()!r}\n".encode()
    carte = _location(CARTE)
    for path in files_under(carte, "__pycache__", *MAKING):
        if path.suffix in _NOT_IN_THE_ZIP or path.name in _PRINTED:
            continue
        sources[f"{CARTE}/{path.relative_to(carte).as_posix()}"] = path.read_bytes()
    return sources | {name: on_demand(sources[name].decode()) for name in _HANDING_ON}


def _python_files(package: str) -> Iterator[tuple[str, Path]]:
    place = _location(package)
    if place.is_file():
        yield place.name, place
        return
    for path in files_under(place, *_NOT_FOR_PAGES):
        if path.suffix == ".py":
            yield f"{package}/{path.relative_to(place).as_posix()}", path


def _location(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise LiveError(
            f"the Python package {package!r}, which the pages run, is not installed.\n"
            "`pip install -r requirements.txt` brings it."
        )
    origin = Path(spec.origin)
    return origin.parent if origin.name == "__init__.py" else origin


def _versions() -> dict[str, str]:
    return {name: importlib.metadata.version(name) for name in _ASK_THEIR_VERSION}


def _zipped(sources: Sources) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name in sorted(sources):
            archive.writestr(zipfile.ZipInfo(name, _SOME_DATE), sources[name])
    return made.getvalue()
