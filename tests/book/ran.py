"""Notebooks that the book's build has run are compared without running them once more.

nbval compares what the cells of a notebook print with what is stored in it. Where a run of the
tests builds the book, the same cells are run for that, by the same code: what they gave is kept
there. Everywhere else, and where a notebook was not run for the book, nbval runs it itself.
"""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from queue import Empty
from typing import Any

import pytest
from nbformat import NotebookNode
from nbval.plugin import IPyNbFile

from book.live.executed_notebooks import executed, given
from tests.site.building import BuildError, finished

BUILDING = pytest.StashKey[Path]()
"""The folder in which a run has its book built."""

Message = Mapping[str, Any]
Outputs = Sequence[Sequence[NotebookNode]]
"""What each cell of code gave."""


_with_a_kernel = IPyNbFile.setup


def compare_what_ran() -> None:
    """From now on a notebook needs no kernel whose outputs are there."""
    IPyNbFile.setup = _set_up


def _set_up(notebook: IPyNbFile) -> None:
    outputs = ran(notebook)
    if outputs is None:
        _with_a_kernel(notebook)
    else:
        sources = [cell.source for cell in notebook.nb.cells if cell.cell_type == "code"]
        notebook.kernel = Ran(sources, outputs)
        notebook.setup_sanitize_files()


def ran(notebook: IPyNbFile) -> Outputs | None:
    """Return what each cell gave when the book was built, if that was in this run."""
    folder = notebook.config.stash.get(BUILDING, None)
    if folder is None:
        return None
    try:
        finished(folder)
    except BuildError:
        return None
    return given(executed(b""), notebook.nb)


class Ran:
    """Answers nbval as a kernel does that runs the cells."""

    def __init__(self, sources: Sequence[str], outputs: Outputs) -> None:
        self._ran = list(zip(sources, outputs, strict=True))
        self._next = 0
        self._messages: deque[Message] = deque()

    def execute_cell_input(self, source: str, allow_stdin: bool | None = None) -> str:
        """Have what the cell gave ready; some before it may have been passed over."""
        sources = [each for each, _outputs in self._ran]
        number = sources.index(source, self._next)
        self._next = number + 1
        self._messages.extend(_messages(self._ran[number][1], str(number)))
        return str(number)

    def get_message(self, stream: str, timeout: float | None = None) -> Message:
        """Return the next message, as it came from a kernel."""
        if not self._messages:
            raise Empty
        return self._messages.popleft()

    def await_reply(self, message: str, timeout: float | None = None) -> None:
        """Return at once: it has been run."""

    def await_idle(self, message: str, timeout: float) -> None:
        """Pass over what is left of a cell."""
        self._messages.clear()

    def is_alive(self) -> bool:
        """Say that cells can be run."""
        return True

    def stop(self) -> None:
        """End; nothing runs."""


def _messages(outputs: Sequence[NotebookNode], parent: str) -> Iterator[Message]:
    """Yield what a kernel sends on these outputs: a notebook stores the contents of messages."""
    for output in outputs:
        content = {name: value for name, value in output.items() if name != "output_type"}
        yield _message(output.output_type, content, parent)
    yield _message("status", {"execution_state": "idle"}, parent)


def _message(kind: str, content: Mapping[str, Any], parent: str) -> Message:
    return {"msg_type": kind, "content": content, "parent_header": {"msg_id": parent}}
