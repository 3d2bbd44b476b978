"""A page's Python in the browser: it runs the cells, and holds its end of the widgets' comms.

The page already shows the models saved when the book was built. The comms that the cells open take
the places of those models, class by class in order of creation, so that the reader continues with
the very widgets on the page. Fixed parts of a saved model are not created again.
"""

import builtins
import gc
import io
import json
import os
import sys
from collections import defaultdict, deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import comm
from comm.base_comm import BaseComm
from IPython import get_ipython
from IPython.display import display
from ipywidgets import Widget
from pyodide.code import eval_code_async
from pyodide.ffi import to_js

os.environ["JUPYTER_WIDGETS_ECHO"] = "0"  # one page, one Python: nobody else needs to hear

_WIDGET = "jupyter.widget"
_post: Callable[[str, object], None]


def speak(language: str, catalogue: Any) -> None:
    """Have Carte speak a language other than English, before any of it is imported."""
    from carte.language import use

    use(language, catalogue.to_bytes())


def connect(post: Callable[[str, object], None], saved: str) -> None:
    """Send Python's messages through ``post(json, buffers)``; ``saved`` lists the page's models."""
    global _post
    _post = post
    places = _SavedModels(json.loads(saved))

    def create_comm(
        target_name: str = "comm", data: Any = None, comm_id: str | None = None, **rest: Any
    ) -> _PageComm:
        if comm_id is None and target_name == _WIDGET and data:
            comm_id = places.take(data["state"])
        return _PageComm(target_name=target_name, data=data, comm_id=comm_id, **rest)

    comm.create_comm = create_comm
    Widget.get_state = _without_what_is_saved(places, Widget.get_state)
    shell = get_ipython()
    shell.publish = lambda output: _say("output", output=output)
    sys.stdout, sys.stderr = _Stream("stdout"), _Stream("stderr")
    vars(builtins)["display"] = display


async def run(cells: str) -> str | None:
    """Run the page's cells in order; return which one failed and why, or None."""
    namespace = {"__name__": "__main__", "get_ipython": get_ipython}
    shell = get_ipython()
    for cell in json.loads(cells):
        shell.request = f"cell-{cell['number']}"
        try:
            value = await eval_code_async(
                cell["source"], namespace, filename=f"<cell {cell['number']}>"
            )
            _show(value)
        except Exception as error:
            if not cell["may_fail"]:
                reason = f"{type(error).__name__}: {error}"
                return json.dumps({"code": "cell", "cell": cell["number"], "detail": reason})
    gc.freeze()  # everything so far stays: no thought waits for the collector to scan it
    return None


def _show(value: object) -> None:
    """Show only widgets: all other output of a cell is on the page already."""
    if hasattr(value, "_model_module"):
        display(value)


def receive(text: str, buffers: Iterable[Any]) -> None:
    """Take one message from the page: a comm's, or the opening or end of one."""
    message = json.loads(text)
    get_ipython().request = f"request-{message['request']}"
    handler = getattr(comm.get_comm_manager(), message["type"])
    content = {
        "comm_id": message["comm"],
        "target_name": message.get("target"),
        "data": message.get("data", {}),
    }
    version = {"version": "2.1.0"}
    data = [memoryview(buffer.to_py()) for buffer in buffers]
    handler(None, None, {"content": content, "buffers": data, "metadata": version})


def _without_what_is_saved(places: "_SavedModels", get_state: Callable[..., Any]) -> Any:
    """Return ipywidgets' ``get_state`` that omits from a new comm what the page has of its model.

    Those are the traits with the tag ``fixed``: what a widget draws and says from the start.
    """

    def get_new_state(widget: Any, key: Any = None, drop_defaults: bool = False) -> Any:
        if key is None and widget.comm is None and places.has_one_for(widget):
            key = [name for name in widget.keys if not widget.trait_metadata(name, "fixed")]
        return get_state(widget, key, drop_defaults)

    return get_new_state


class _PageComm(BaseComm):
    """A comm whose other end is a model on the page."""

    def publish_msg(
        self,
        msg_type: str,
        data: Any = None,
        metadata: Any = None,
        buffers: Any = None,
        **keys: Any,
    ) -> None:
        _say(msg_type, buffers, comm=self.comm_id, data=data or {}, metadata=metadata or {})


class _SavedModels:
    """The ids of the models on the page, until a comm has taken each."""

    def __init__(self, saved: list[list[str]]) -> None:
        self._free: defaultdict[tuple[str | None, ...], deque[str]] = defaultdict(deque)
        for model_id, *kind in saved:
            self._free[tuple(kind)].append(model_id)

    def has_one_for(self, widget: Any) -> bool:
        """Return whether a model of the widget's class is free."""
        names = "_model_module", "_model_name", "_anywidget_id"
        return bool(self._free[tuple(getattr(widget, name, None) for name in names)])

    def take(self, state: dict[str, Any]) -> str | None:
        """Take the oldest free model of the same class; None if Python made one more."""
        kind = state["_model_module"], state["_model_name"], state.get("_anywidget_id")
        free = self._free[kind]
        return free.popleft() if free else None


class _Stream(io.TextIOBase):
    """Standard output or error, sent to the page as it is written."""

    def __init__(self, name: str) -> None:
        self._name = name

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if text:
            output = {"output_type": "stream", "name": self._name, "text": text}
            with suppress(NameError):
                _say("output", output=output)
        return len(text)


def _say(kind: str, buffers: Iterable[Any] | None = None, **facts: Any) -> None:
    text = json.dumps({"type": kind, **facts})
    _post(text, to_js([bytes(buffer) for buffer in buffers or ()]))
