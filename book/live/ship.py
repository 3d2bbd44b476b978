"""Everything that the pages load, put into the site's ``_static/carte/``."""

from __future__ import annotations

import json
import shutil
from collections.abc import Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from book.languages import SOURCE, spoken
from carte.front import bundle as front_end
from carte.front.bundle.node import NodeError, find_node
from carte.language.catalogues import compiled_file

from .bundle import ENTRIES, MODULES, PYODIDE_FILES, WORKER, install, make_bundle, make_opened
from .cache import Cache, digest
from .compiled import make_stdlib
from .content import named, sha256, shipped
from .errors import LiveError
from .licences import licence_texts
from .linking import link_or_copy
from .packages import (
    CARTE,
    PACKAGES,
    make_packages,
    make_stock_packages,
    rooms_apart,
    rooms_of,
)
from .state import SHIPPED

if TYPE_CHECKING:
    from .messages import Files, Language

FOLDER = "_static/carte"
LICENCES = "LICENCES.txt"

_FRONT = f"{CARTE}/front/bundle/__init__.py"
_FRONT_IN_A_PAGE = '''"""In a page the site's own files stand for the front end."""


_TOOLS = {tools!r}


def module(tool: str) -> str:
    """The address of a tool's module; anywidget takes a text of one line for a file's name."""
    return f"{shipped}{{_TOOLS[tool]}}\\n"


def files(tool: str) -> dict[str, str]:
    """Nothing: the page loads them by themselves."""
    return {{}}
'''


@dataclass(frozen=True)
class Shipment:
    """What the build of a site needs to know about the shipped files."""

    bundle: Path
    packages: tuple[Path, ...]
    stock: Path
    stdlib: Path
    opened: Path
    front: dict[str, str]
    language: str
    catalogue: bytes

    @property
    def version(self) -> str:
        """A hash of everything that pages load."""
        made = self.bundle, *(path.parent for path in self._zips)
        texts = (*(folder.name for folder in made), *self.front.values())
        return digest([*(text.encode() for text in texts), self.catalogue])

    @cached_property
    def python_folder(self) -> str:
        """The folder of Python and its packages: named by content, so that builds never mix."""
        files = [*sorted((self.bundle / "python").iterdir()), *self._zips]
        return f"python-{digest(path.read_bytes() for path in files)}"

    @property
    def _zips(self) -> tuple[Path, ...]:
        return *self.packages, self.stock, self.stdlib

    def files(self, *, stock: bool, games: Iterable[str], tools: Iterable[str]) -> Files:
        """Return the bytes and the SHA-256 of each file that Python's start downloads.

        Only a page with ``stock`` widgets needs the packages for those, and each the rooms of its
        ``games`` and ``tools``.
        """
        left = self.later(games).keys() | (rooms_apart() - rooms_apart(tools))
        left |= {self.stock.name} if not stock else set()
        return {name: made for name, made in self._files.items() if name not in left}

    def later(self, games: Iterable[str]) -> Files:
        """Return the same of the rooms of all other games, which come once Python runs."""
        rooms = {path.name for path in self.packages} - {PACKAGES} - rooms_of(games) - rooms_apart()
        return {name: made for name, made in self._files.items() if name in rooms}

    @cached_property
    def _files(self) -> Files:
        pyodide = [self.bundle / "python" / name for name in (WORKER, *PYODIDE_FILES)]
        contents = {path.name: path.read_bytes() for path in [*pyodide, *self._zips]}
        if self.speaks:
            contents[self.speaks["catalogue"]] = self.catalogue
        return {name: shipped(content) for name, content in contents.items()}

    @property
    def speaks(self) -> Language | None:
        """The language of Python in the pages, and its catalogue; None for English.

        It is beside the folder of Python, which is the same for all languages.
        """
        if self.language == SOURCE:
            return None
        return {"name": self.language, "catalogue": f"../{self._catalogue_name}"}

    @property
    def _catalogue_name(self) -> str:
        return named(words_file(self.language), self.catalogue)

    @property
    def chunks(self) -> list[str]:
        """The files that every page with widgets loads besides its entry."""
        names: list[str] = json.loads((self.bundle / "entry.json").read_text("utf-8"))
        return names

    def address(self, name: str) -> str:
        """Return a shipped file's address inside the folder: it changes with the content."""
        if name in self.chunks or name in self.parts:  # named by content, and imported so
            return name
        return named(name, self._content(name))

    @cached_property
    def opened_address(self) -> str:
        """The address, from the site's root, of the script for pages opened as a file.

        No browser keeps it for later: a reader with the files has it.
        """
        return f"_static/opened/{named(self.opened.name, self.opened.read_bytes())}"

    @property
    def parts(self) -> Collection[str]:
        """The modules and style sheets of all tools."""
        return self.front.keys()

    def sha256(self, name: str) -> str:
        """Return the hash that the browser must check for a shipped file."""
        return sha256(self._content(name))

    def _content(self, name: str) -> bytes:
        return self.front[name].encode() if name in self.front else self._bundled(name)

    def _bundled(self, name: str) -> bytes:
        return (self.bundle / name).read_bytes()

    def lay_into(self, site: Path) -> None:
        """Put the files into the site, replacing those of an earlier build."""
        target = site / FOLDER
        shutil.rmtree(target, ignore_errors=True)
        ignored = shutil.ignore_patterns("*.json", "sw.js")
        shutil.copytree(self.bundle, target, ignore=ignored, copy_function=link_or_copy)
        (target / "python").rename(target / self.python_folder)
        for made in self._zips:
            link_or_copy(made, target / self.python_folder / made.name)
        for name, text in self.front.items():
            (target / name).write_text(text, "utf-8")
        for name in ENTRIES:
            (target / name).rename(target / self.address(name))
        if self.speaks:
            (target / self._catalogue_name).write_bytes(self.catalogue)
        licences = licence_texts(self.bundle / "packages.json", MODULES)
        (target / LICENCES).write_text(licences, "utf-8")
        opened = site / self.opened_address
        shutil.rmtree(opened.parent, ignore_errors=True)
        opened.parent.mkdir(parents=True)
        link_or_copy(self.opened, opened)

    @property
    def service_worker(self) -> str:
        """The code of the service worker."""
        return (self.bundle / "sw.js").read_text("utf-8")


def prepare(cache: Cache) -> Shipment:
    """Make the files not made yet, side by side; raises ``LiveError`` if one fails."""
    try:
        node = find_node()
        front, language = _front_files(), spoken().language
        install(node)
        with ThreadPoolExecutor() as pool:
            packages = pool.submit(make_packages, cache, node, front_in_a_page())
            stock = pool.submit(make_stock_packages, cache, node)
            stdlib = pool.submit(make_stdlib, cache, node)
            opened = pool.submit(make_opened, cache, node, front)
            bundle = pool.submit(make_bundle, cache, node)
        return Shipment(
            bundle=bundle.result(),
            packages=tuple(packages.result()),
            stock=stock.result(),
            stdlib=stdlib.result(),
            opened=opened.result(),
            front=front,
            language=language,
            catalogue=_catalogue(language),
        )
    except NodeError as error:
        raise LiveError(str(error)) from None


def words_file(language: str) -> str:
    """Return the name of a catalogue for pages, apart from the hash of its content."""
    return f"words-{language}.mo"


def _catalogue(language: str) -> bytes:
    if language == SOURCE:
        return b""
    return compiled_file(language).read_bytes()


def front_in_a_page() -> dict[str, bytes]:
    """Return the file of ``carte`` that differs in a page: the front end is shipped beside it."""
    tools = {tool: front_end.parts(tool)[0] for tool in front_end.tools()}
    return {_FRONT: _FRONT_IN_A_PAGE.format(tools=tools, shipped=SHIPPED).encode()}


def _front_files() -> dict[str, str]:
    parts = {part for tool in front_end.tools() for part in front_end.parts(tool)}
    parts |= {part for files in front_end.page_parts().values() for part in files}
    parts |= {*front_end.later()}
    return front_end.sheets() | {part: front_end.text(part) for part in sorted(parts)}
