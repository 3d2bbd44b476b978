"""What the build tells the scripts of a page, and the service worker."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from book.live.words import page_words


class Shipped(TypedDict):
    """A file as the build made it: its bytes, and its SHA-256 in base64."""

    size: int
    sha256: str


Files: TypeAlias = dict[str, Shipped]
"""Files by name, or by address."""


class Language(TypedDict):
    """A language for Python: its name, and the file with its catalogue."""

    name: str
    catalogue: str


class Cell(TypedDict):
    """A code cell: its number among all cells of the notebook, from 1, and its source."""

    number: int
    source: str
    may_fail: bool


class Group(TypedDict):
    """Cells that belong together, in order, and the ids of the models of what they show.

    ``imports`` are the imports of earlier cells that they need.
    """

    imports: list[str]
    cells: list[Cell]
    models: list[str]


PageWords: TypeAlias = Annotated[dict[str, str], page_words]
"""The words of each stage and failure, and of what the reader can do."""


class Settings(TypedDict):
    """The settings of a page's scripts (``live-page``)."""

    folder: str
    files: Files
    """Python's: its worker, and everything that it fetches."""
    words: PageWords
    shared: list[object]
    """The values that several models share."""
    groups: list[Group]
    language: NotRequired[Language]
    """Absent for English, which needs no catalogue."""


class Site(TypedDict):
    """One build of the site: every file that a reader may need, by its address."""

    version: str
    languages: list[str]
    """The languages with a folder of their own; English is in the site's."""
    files: Files
