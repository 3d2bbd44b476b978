"""anywidget as a page needs it that shows our widgets alone: without ipywidgets and psygnal."""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar

import wiring
from traitlets import HasTraits

__all__ = ["AnyWidget"]

Listener = Callable[[Any, Any, Sequence[memoryview]], object]


class AnyWidget(HasTraits):  # type: ignore[misc, unused-ignore]
    """A widget whose traits with the tag ``sync`` are those of its model on the page.

    It takes the place of a saved model of its class: it sends what may have changed since, leaving
    out the traits with the tag ``fixed``.
    """

    log: ClassVar[logging.Logger] = logging.getLogger("traitlets")

    def __init__(self, **given: Any) -> None:
        self.comm: str | None = None
        self._listeners: list[Listener] = []
        self._held: dict[str, None] | None = None
        self._from_page: dict[str, Any] = {}
        super().__init__(**given)
        kind = "anywidget", "AnyModel", f"{type(self).__module__}.{type(self).__name__}"
        self.comm = wiring.open_line(self, kind, lambda: self._state(self._changing()))

    @property
    def keys(self) -> list[str]:
        """The names of the traits that its model has."""
        return [*self.traits(sync=True)]

    def on_msg(self, listener: Listener) -> None:
        """Have ``listener(widget, content, buffers)`` called with each message of the page."""
        self._listeners.append(listener)

    def send(self, content: Any, buffers: Sequence[Any] | None = None) -> None:
        """Send a message to the page."""
        if self.comm is not None:
            wiring.send(self.comm, {"method": "custom", "content": content}, buffers)

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        """Send all that changes meanwhile at once."""
        self._held = {}
        try:
            yield
        finally:
            held, self._held = self._held, None
            self._send_state(held)

    def notify_change(self, change: Any) -> None:
        """Send a changed trait to the page, and tell its observers."""
        name = change.name
        if self.comm is not None and name in self.keys:
            if self._held is not None:
                self._held[name] = None
            elif name not in self._from_page or self._state([name])[name] != self._from_page[name]:
                self._send_state([name])
        super().notify_change(change)

    def receive(self, data: Mapping[str, Any], buffers: Sequence[memoryview]) -> None:
        """Take a message of the page: other values of traits, or what the front end asks."""
        if data.get("method") == "update":
            self._take(data["state"])
        elif data.get("method") == "custom":
            for listener in self._listeners:
                listener(self, data.get("content"), buffers)

    def _take(self, state: Mapping[str, Any]) -> None:
        self._from_page = {name: value for name, value in state.items() if name in self.keys}
        try:
            with self.hold_trait_notifications():
                for name, value in self._from_page.items():
                    self.set_trait(name, value)
        finally:
            self._from_page = {}

    def _changing(self) -> list[str]:
        return [
            name
            for name, trait in self.traits(sync=True).items()
            if not trait.metadata.get("fixed")
        ]

    def _state(self, names: Sequence[str]) -> dict[str, Any]:
        """Return traits as the page has them."""
        traits = self.traits()
        return {
            name: traits[name].metadata.get("to_json", _as_it_is)(getattr(self, name), self)
            for name in names
        }

    def _send_state(self, names: Sequence[str] | Mapping[str, None]) -> None:
        if self.comm is not None and names:
            wiring.send(self.comm, {"method": "update", "state": self._state([*names])})


def _as_it_is(value: Any, _widget: object) -> Any:
    return value
