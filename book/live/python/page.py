"""A page's Python in the browser: it runs the cells, and carries messages to and from widgets.

The page already shows the models saved when the book was built. The widgets that a group of cells
makes take the places of its models, class by class in order of creation, so that the reader
continues with the very widgets on the page. Fixed parts of a saved model are not created again.

How widgets talk is up to ``wiring``: of our own widgets alone, or of ipywidgets'.
"""

import gc
import io
import json
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal

import wiring
from places import PLACES
from pyodide.code import eval_code_async
from pyodide.ffi import to_js

if TYPE_CHECKING:
    from book.live.messages import Failure, SavedGroup, Streamed

_post: Callable[[str, object], None]
_namespace: dict[str, Any] = {"__name__": "__main__", **wiring.NAMES}
"""The names of all cells."""


def speak(language: str, catalogue: Any) -> None:
    """Have Carte speak a language other than English, before any of it is imported."""
    from carte.language import use

    use(language, catalogue.to_bytes())


def connect(post: Callable[[str, object], None]) -> None:
    """Send Python's messages through ``post(json, buffers)``."""
    global _post
    _post = post
    wiring.connect(_say)
    sys.stdout, sys.stderr = _Stream("stdout"), _Stream("stderr")


async def run(group: str) -> str | None:
    """Run a group of cells; return which one failed and why, or None."""
    found: SavedGroup = json.loads(group)
    PLACES.offer(found["saved"])
    for line in found["imports"]:
        exec(line, _namespace)
    for cell in found["cells"]:
        number = cell["number"]
        wiring.begin(f"cell-{number}")
        try:
            value = await eval_code_async(cell["source"], _namespace, filename=f"<cell {number}>")
            wiring.show(value)
        except Exception as error:
            if not cell["may_fail"]:
                reason = f"{type(error).__name__}: {error}"
                failure: Failure = {"code": "cell", "cell": number, "detail": reason}
                return json.dumps(failure)
    gc.freeze()  # everything so far stays: no thought waits for the collector to scan it
    return None


def receive(text: str, buffers: Iterable[Any]) -> None:
    """Take one message from the page: a comm's, or the opening or end of one."""
    message = json.loads(text)
    wiring.begin(f"request-{message['request']}")
    wiring.receive(message, [memoryview(buffer.to_py()) for buffer in buffers])


class _Stream(io.TextIOBase):
    """Standard output or error, sent to the page as it is written."""

    def __init__(self, name: Literal["stdout", "stderr"]) -> None:
        self._name = name

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if text:
            output: Streamed = {"output_type": "stream", "name": self._name, "text": text}
            with suppress(NameError):
                _say("output", output=output)
        return len(text)


def _say(kind: str, buffers: Iterable[Any] | None = None, **facts: Any) -> None:
    text = json.dumps({"type": kind, **facts})
    _post(text, to_js([bytes(buffer) for buffer in buffers or ()]))
