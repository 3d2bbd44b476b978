"""How widgets of ipywidgets talk to the models of a page: by its comms, with their messages."""

import builtins
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import comm
from comm.base_comm import BaseComm
from IPython import get_ipython
from IPython.display import display
from ipywidgets import Widget
from places import PLACES, Kind

os.environ["JUPYTER_WIDGETS_ECHO"] = "0"  # one page, one Python: nobody else needs to hear

NAMES: Mapping[str, Any] = {"get_ipython": get_ipython}
"""The names that cells find without importing them."""

_WIDGET = "jupyter.widget"
_say: Callable[..., None]


def connect(say: Callable[..., None]) -> None:
    """Send messages through ``say(type, buffers, **facts)`` from now on."""
    global _say
    _say = say

    def create_comm(
        target_name: str = "comm", data: Any = None, comm_id: str | None = None, **rest: Any
    ) -> _PageComm:
        if comm_id is None and target_name == _WIDGET and data:
            comm_id = PLACES.take(_kind_in(data["state"]))
        return _PageComm(target_name=target_name, data=data, comm_id=comm_id, **rest)

    comm.create_comm = create_comm
    Widget.get_state = _without_what_is_saved(Widget.get_state)
    get_ipython().publish = lambda output: _say("output", output=output)
    vars(builtins)["display"] = display


def begin(request: str) -> None:
    """Take note of what the following is an answer to."""
    get_ipython().request = request


def show(value: object) -> None:
    """Show the value of a cell, if it is a widget: all other output is on the page already."""
    if hasattr(value, "_model_module"):
        display(value)


def receive(message: Mapping[str, Any], buffers: Sequence[memoryview]) -> None:
    """Hand a message of the page to its comm."""
    handler = getattr(comm.get_comm_manager(), message["type"])
    content = {
        "comm_id": message["comm"],
        "target_name": message.get("target"),
        "data": message.get("data", {}),
    }
    version = {"version": "2.1.0"}
    handler(None, None, {"content": content, "buffers": buffers, "metadata": version})


def _without_what_is_saved(get_state: Callable[..., Any]) -> Any:
    """Return ipywidgets' ``get_state`` that omits from a new comm what the page has of its model.

    Those are the traits with the tag ``fixed``: what a widget draws and says from the start.
    """

    def get_new_state(widget: Any, key: Any = None, drop_defaults: bool = False) -> Any:
        if key is None and widget.comm is None and PLACES.has_one_for(_kind_of(widget)):
            key = [name for name in widget.keys if not widget.trait_metadata(name, "fixed")]
        return get_state(widget, key, drop_defaults)

    return get_new_state


def _kind_of(widget: Any) -> Kind:
    names = "_model_module", "_model_name", "_anywidget_id"
    return tuple(getattr(widget, name, None) for name in names)


def _kind_in(state: Mapping[str, Any]) -> Kind:
    return state["_model_module"], state["_model_name"], state.get("_anywidget_id")


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
