"""How our own widgets talk to the models of a page that shows no others.

It takes the place of comms, which need ipywidgets: that is half of what a page's Python imports.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from places import PLACES, Kind

NAMES: Mapping[str, Any] = {}
"""The names that cells find without importing them."""

_widgets: dict[str, "Receiver"] = {}
_say: Callable[..., None]


class Receiver(Protocol):
    """A widget, as messages find it."""

    def receive(self, data: Mapping[str, Any], buffers: Sequence[memoryview]) -> None:
        """Take the data of one message."""


def connect(say: Callable[..., None]) -> None:
    """Send messages through ``say(type, buffers, **facts)`` from now on."""
    global _say
    _say = say


def begin(_request: str) -> None:
    """Take note of what the following is an answer to: nobody asks here."""


def show(_value: object) -> None:
    """Show the value of a cell: our widgets are on the page already."""


def open_line(widget: Receiver, kind: Kind, state: Callable[[], Mapping[str, Any]]) -> str | None:
    """Give a widget the place of a saved model of its kind, and return its id.

    Returns None if there is none: then no page shows the widget.
    """
    model_id: str | None = PLACES.take(kind)
    if model_id is not None:
        _widgets[model_id] = widget
        _say("comm_open", comm=model_id, data={"state": state()}, metadata={})
    return model_id


def send(model_id: str, data: Mapping[str, Any], buffers: Sequence[Any] | None = None) -> None:
    """Send a message to the model of a widget."""
    _say("comm_msg", buffers, comm=model_id, data=data, metadata={})


def receive(message: Mapping[str, Any], buffers: Sequence[memoryview]) -> None:
    """Hand a message of the page to its widget."""
    widget = _widgets.get(message["comm"])
    if widget is None:
        return
    if message["type"] == "comm_msg":
        widget.receive(message.get("data", {}), buffers)
    elif message["type"] == "comm_close":
        del _widgets[message["comm"]]
