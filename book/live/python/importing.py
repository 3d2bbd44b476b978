"""Imports from the zip of packages, reading each module's code once and its list of files once.

``zipimport`` reads and unpacks a module a first time just to find the name of its file, which takes
a fifth of the time for a page's imports, and lists all files again for each folder of data.
"""

import sys
from collections.abc import Iterable, Iterator
from typing import Any
from zipimport import zipimporter


class Importer(zipimporter):
    """Knows the name of a module's file without reading it: everything here is compiled."""

    def get_resource_reader(self, fullname: str) -> Any:
        """Return the folder of a package, for ``importlib.resources``."""
        return Folder(self, f"{self.prefix}{fullname.rpartition('.')[2]}")

    def get_filename(self, fullname: str) -> str:
        """Return the path of a module's file in the zip."""
        place = f"{self.archive}/{self.prefix}{fullname.rpartition('.')[2]}"
        return f"{place}/__init__.pyc" if self.is_package(fullname) else f"{place}.pyc"


class Folder:
    """A folder or file of the zip: as much of a ``Traversable`` as Carte asks for."""

    def __init__(self, importer: Importer, path: str) -> None:
        self._importer = importer
        self._path = path
        self.name = path.rpartition("/")[2]

    def files(self) -> "Folder":
        """Return the folder itself, as the reader of a package's files does."""
        return self

    def joinpath(self, *names: str) -> "Folder":
        """Return what would have this path in the folder."""
        return Folder(self._importer, "/".join([self._path, *names]))

    __truediv__ = joinpath

    def iterdir(self) -> Iterator["Folder"]:
        """Yield the files and folders of a folder."""
        start = f"{self._path}/"
        inside = (path.removeprefix(start) for path in self._all() if path.startswith(start))
        yield from map(self.joinpath, dict.fromkeys(path.partition("/")[0] for path in inside))

    def is_file(self) -> bool:
        """Return whether there is a file of this path."""
        return self._path in self._all()

    def read_bytes(self) -> bytes:
        """Return the content of a file; raises ``OSError`` if there is none."""
        return self._importer.get_data(f"{self._importer.archive}/{self._path}")

    def read_text(self, encoding: str = "utf-8") -> str:
        """Return the content of a file as text."""
        return self.read_bytes().decode(encoding)

    def _all(self) -> Iterable[str]:
        names: Iterable[str] = self._importer._get_files()  # type: ignore[attr-defined]
        return names


def install(folder: str) -> None:
    """Import like this from the zips of a folder that are on the path."""

    def importer(path: str) -> Importer:
        if not path.startswith(folder):
            raise ImportError(path)
        return Importer(path)

    sys.path_hooks.insert(0, importer)
    sys.path_importer_cache.clear()
