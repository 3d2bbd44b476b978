"""The places of the models that a page was saved with, for the widgets that its cells make."""

from collections import defaultdict, deque

Kind = tuple[str | None, ...]
"""The module and the name of a model's class, and anywidget's id of it, if it has one."""


class Places:
    """The ids of saved models, until a widget has taken each: by kind, in order of creation."""

    def __init__(self) -> None:
        self._free: defaultdict[Kind, deque[str]] = defaultdict(deque)

    def offer(self, saved: list[list[str]]) -> None:
        """Offer the models of a group of cells, before any that other groups have left."""
        for model_id, *kind in reversed(saved):
            self._free[tuple(kind)].appendleft(model_id)

    def has_one_for(self, kind: Kind) -> bool:
        """Return whether a model of this kind is free."""
        return bool(self._free[kind])

    def take(self, kind: Kind) -> str | None:
        """Take the oldest free model of this kind; None if Python made one more."""
        free = self._free[kind]
        return free.popleft() if free else None


PLACES = Places()
"""Those of the page."""
