"""What the build tells the scripts of a page, and the service worker; what Python shows there."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

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


class Cells(TypedDict):
    """Cells that belong together, in order, and the imports of earlier cells that they need."""

    imports: list[str]
    cells: list[Cell]


class Group(Cells):
    """A group as the build found it, with the ids of the models of what it shows."""

    models: list[str]


SavedKind: TypeAlias = tuple[str, str, str, str | None]
"""A model's id, and the module, name and anywidget's id of its class.

Python finds its place again by these.
"""


class SavedGroup(Cells):
    """A group as Python gets it: what takes the places of which saved models."""

    saved: list[SavedKind]


PageWords: TypeAlias = Annotated[dict[str, str], page_words]
"""The words of each stage and failure, and of what the reader can do."""


class Settings(TypedDict):
    """The settings of a page's scripts (``live-page``)."""

    folder: str
    files: Files
    """Python's: its worker, and everything that it fetches to start."""
    later: Files
    """What Python fetches once it runs, or sooner if it is asked for: each a package of its own."""
    words: PageWords
    shared: list[object]
    """The values that several models share."""
    groups: list[Group]
    all_games: bool
    """Whether cells wait for what comes ``later``: a widget is made from the rooms of all games."""
    language: NotRequired[Language]
    """Absent for English, which needs no catalogue."""


class Site(TypedDict):
    """One build of the site: every file that a reader may need, by its address."""

    version: str
    languages: list[str]
    """The languages with a folder of their own; English is in the site's."""
    files: Files


Stage: TypeAlias = Literal["download", "start", "cells"]
"""How far Python has come."""


class Failure(TypedDict):
    """Why there is no Python.

    An unavailable file, silence, a failed cell, an error, a feature that the browser lacks.
    """

    code: Literal[
        "download",
        "stalled",
        "silent",
        "unanswered",
        "cell",
        "python",
        "worker",
        "crash",
        "no-server",
        "no-origin",
        "no-wasm",
        "no-worker",
    ]
    detail: NotRequired[str]
    """The name of the file, the seconds of silence, the error, or the page's own address."""
    cell: NotRequired[int]


class WidgetView(TypedDict):
    """A view of a model, as notebooks save it."""

    version_major: int
    version_minor: int
    model_id: str


TextType: TypeAlias = Literal["image/svg+xml", "text/html", "image/png", "text/plain"]
"""The media types of text that a page can draw."""

Representations = TypedDict(
    "Representations",
    {
        "application/vnd.jupyter.widget-view+json": NotRequired[WidgetView],
        "image/svg+xml": NotRequired[str | list[str]],
        "text/html": NotRequired[str | list[str]],
        "image/png": NotRequired[str | list[str]],
        "text/plain": NotRequired[str | list[str]],
    },
)
"""One thing in several forms, by media type."""


class Streamed(TypedDict):
    """Text that Python has printed."""

    output_type: Literal["stream"]
    name: Literal["stdout", "stderr"]
    text: str


class Displayed(TypedDict):
    """A thing that a cell displays, or its value."""

    output_type: Literal["display_data", "execute_result"]
    data: Representations
    metadata: dict[str, object]


class Raised(TypedDict):
    """An error that nothing has caught."""

    output_type: Literal["error"]
    ename: str
    evalue: str
    traceback: list[str]


class Cleared(TypedDict):
    """A request to clear the output: at once, or when new output comes."""

    output_type: Literal["clear_output"]
    wait: bool


Shown: TypeAlias = Streamed | Displayed | Raised
"""A cell's output."""

Output: TypeAlias = Shown | Cleared


class Printed(TypedDict):
    """An output on its way to the page."""

    type: Literal["output"]
    output: Output
