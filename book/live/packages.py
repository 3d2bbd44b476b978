"""The Python packages for pages: taken from this environment and compiled, in zips.

Each game has its room in a zip of its own, which is named after the package. A page starts with the
rooms of its own games, and gets the others once it is alive, or when they are first imported.
A tool that few readers open has such a zip, too, which only its own pages get. The zip for every
page has the rest of Carte with traitlets, and as much of anywidget as widgets need that know no
others (``python/*_alone.py``). Pages that show stock widgets as well have the real packages before
these. There IPython is reduced to its display functions and a shell that is the page
(``python/ipython_*.py``), and typing_extensions to the names that the packages use.

The zips are stored uncompressed: Python in the browser imports straight from them.
"""

import importlib.metadata
import importlib.util
import io
import os
import re
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import chain
from pathlib import Path

from carte.front.bundle.node import Node
from carte.games import GAMES, game

from .cache import Cache, files_under
from .compiled import compiled_zip
from .errors import LiveError
from .lazy_imports import lazy_ipywidgets, on_demand

PACKAGES, STOCK_PACKAGES = "packages.zip", "stock.zip"
"""The zip for every page, and that for pages with stock widgets."""
STOCK = ("ipywidgets", "anywidget", "psygnal", "comm", "IPython")
"""What pages without stock widgets do without."""
CARTE = "carte"
_NOT_IN_THE_ZIP = (".js", ".css", ".ts", ".po", ".pot", ".mo")
"""Files that Python does not read, and the catalogues: a page fetches only its own language's."""
MAKING = ("bundle", "catalogues", "messages.py")
"""What of ``carte`` builds the shipped files, or is read for its types alone."""

_PRINTED = ("found.toml", "examination", "compared.py", "conformance.py", "wcag.toml")
"""Files that pages print when they are built, and no reader’s Python asks for."""

_IPYTHON = (
    "IPython/core/__init__.py",
    "IPython/core/display.py",
    "IPython/core/display_functions.py",
    "IPython/lib/__init__.py",
    "IPython/lib/display.py",
    "IPython/testing/__init__.py",
    "IPython/testing/skipdoctest.py",
)
_FOR_ALL = {
    "anywidget.py": "anywidget_alone.py",
    "importing.py": "importing.py",
    "ipywidgets.py": "ipywidgets_alone.py",
    "page.py": "page.py",
    "places.py": "places.py",
    "wiring.py": "wiring.py",
}
_FOR_STOCK = {
    "IPython/__init__.py": "ipython_init.py",
    "IPython/core/interactiveshell.py": "ipython_shell.py",
    "IPython/display.py": "ipython_display.py",
    "typing_extensions.py": "typing_extensions.py",
    "versions.py": "versions.py",
    "wiring.py": "wiring_of_ipywidgets.py",
}
_INSTEAD = {"carte/language/data_files.py": "data_files_of_a_page.py"}
"""Modules of ``carte`` that differ in a page."""
APART = ("tournament",)
"""The tools with a zip of their own."""
_GAMES = f"{CARTE}.games."
_IN_A_ROOM = re.compile(rf"(?P<room>{CARTE}/(?:games/\w+|{'|'.join(APART)}))/")
"""The beginning of a path in a room of the games, in a folder for all of them, or in a tool’s."""
_RULES = "game.pyc"
"""The file that a room of a game has, and a folder for all of them has not."""
_HANDING_ON = (
    "carte/__init__.py",
    "carte/widgets.py",
    "carte/lessons/__init__.py",
    "carte/reference/__init__.py",
)
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


def make_packages(cache: Cache, node: Node, replaced: Sources) -> list[Path]:
    """Return the zip for every page, one for each game, and one for each tool apart, by name.

    ``replaced`` gives files of ``carte`` that differ in a page.
    """
    made = compiled_zip(cache, node, PACKAGES, _zipped(page_sources() | replaced))
    inputs = [made.read_bytes(), *map(str.encode, APART)]
    return sorted(cache.folder("rooms", inputs, partial(_divide, made)).iterdir())


def rooms_of(games: Iterable[str]) -> set[str]:
    """Return the names of the zips with these games of the book, and with those they extend."""
    kinds = chain.from_iterable(type(game(slug)).__mro__ for slug in games if slug in GAMES)
    packages = {kind.__module__.rpartition(".")[0] for kind in kinds}
    return {f"{package}.zip" for package in packages if package.startswith(_GAMES)}


def rooms_apart(tools: Iterable[str] = APART) -> set[str]:
    """Return the names of the zips of those of the tools that have one of their own."""
    return {f"{CARTE}.{tool}.zip" for tool in {*tools} & {*APART}}


def make_stock_packages(cache: Cache, node: Node) -> Path:
    """Return the zip that pages with stock widgets have besides."""
    return compiled_zip(cache, node, STOCK_PACKAGES, _zipped(stock_sources()))


def lend_carte() -> None:
    """Let the notebooks import the same ``carte`` that builds them, installed or not."""
    asked_for = os.environ.get("PYTHONPATH")
    folders = [*([asked_for] if asked_for else []), str(_location(CARTE).parent)]
    os.environ["PYTHONPATH"] = os.pathsep.join(folders)


def page_sources() -> Sources:
    """Return every file that goes into the zip for every page, by its name there."""
    sources = _read(_python_files("traitlets")) | _ours(_FOR_ALL)
    carte = _location(CARTE)
    for path in files_under(carte, "__pycache__", *MAKING, *_PRINTED):
        if path.suffix in _NOT_IN_THE_ZIP:
            continue
        sources[f"{CARTE}/{path.relative_to(carte).as_posix()}"] = path.read_bytes()
    sources |= _ours(_INSTEAD)
    return sources | {name: on_demand(sources[name].decode()) for name in _HANDING_ON}


def stock_sources() -> Sources:
    """Return every file that goes into the zip for pages with stock widgets, by its name there."""
    site = _location("IPython").parent
    packages = chain.from_iterable(_python_files(name) for name in STOCK if name != "IPython")
    versions = f"VERSIONS = {_versions()!r}\n".encode()
    return {
        **_read(packages),
        **lazy_ipywidgets(_location("ipywidgets")),
        **_read((name, site / name) for name in _IPYTHON),
        **_ours(_FOR_STOCK),
        "page_versions.py": versions,
    }


def _divide(made: Path, folder: Path) -> None:
    """Put each room of a game or a tool apart into its zip, the rest into that for every page."""
    with zipfile.ZipFile(made) as archive:
        names = {*archive.namelist()}
        places = defaultdict(list)
        for name in archive.namelist():
            room = found["room"] if (found := _IN_A_ROOM.match(name)) else ""
            file = f"{room.replace('/', '.')}.zip"
            own = f"{room}/{_RULES}" in names or file in rooms_apart()
            places[file if own else PACKAGES].append(name)
        for file, inside in places.items():
            content = {name: archive.read(name) for name in inside}
            (folder / file).write_bytes(_zipped(content))


def _ours(names: Mapping[str, str]) -> Sources:
    return _read((name, _PYTHON / ours) for name, ours in names.items())


def _read(files: Iterable[tuple[str, Path]]) -> Sources:
    return {name: path.read_bytes() for name, path in files}


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
