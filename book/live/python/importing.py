"""Imports from the zips of packages, reading each module's code once and its list of files once.

A package may have a zip of its own, which is named after it and comes when it is first imported.

``zipimport`` reads and unpacks a module a first time just to find the name of its file, which takes
a fifth of the time for a page's imports, and lists all files again for each folder of data.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any
from zipimport import zipimporter

Fetch = Callable[[str], Any]
"""Returns the bytes of a file, as JavaScript has them."""


class Importer(zipimporter):
    """Knows the name of a module's file without reading it: everything here is compiled."""

    def __init__(self, path: str, zips: "Zips") -> None:
        super().__init__(path)
        self._zips = zips

    def find_spec(self, fullname: str, target: Any = None) -> Any:
        """Find a module here, or a package in the zip of its own."""
        found = super().find_spec(fullname, target)
        own = None if found else self._zips.of(fullname)
        if own is None:
            return found
        return zipimporter.find_spec(Importer(f"{own}/{self.prefix}", self._zips), fullname, target)

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


class Zips:
    """The zips of single packages in a folder; ``later`` has the SHA-256 of those still to come."""

    def __init__(self, folder: str, later: Mapping[str, str], fetch: Fetch | None) -> None:
        self._folder = folder
        self._later = later
        self._fetch = fetch

    def of(self, package: str) -> str | None:
        """Return the path of a package's zip, fetched if need be; None if it has none.

        Raises ``ImportError`` if the zip does not come as it was built.
        """
        name = f"{package}.zip"
        path = Path(self._folder, name)
        if not path.exists():
            if name not in self._later or self._fetch is None:
                return None
            path.write_bytes(self._whole(name, self._fetch))
        return str(path)

    def _whole(self, name: str, fetch: Fetch) -> bytes:
        from base64 import b64encode
        from hashlib import sha256

        content: bytes = fetch(name).to_bytes()
        if b64encode(sha256(content).digest()).decode() != self._later[name]:
            raise ImportError(f"{name} has not come whole")
        return content


def install(
    folder: str, later: Mapping[str, str] | None = None, fetch: Fetch | None = None
) -> None:
    """Import like this from the zips of a folder that are on the path, or of a single package."""
    zips = Zips(folder, later or {}, fetch)

    def importer(path: str) -> Importer:
        if not path.startswith(folder):
            raise ImportError(path)
        return Importer(path, zips)

    sys.path_hooks.insert(0, importer)
    sys.path_importer_cache.clear()
