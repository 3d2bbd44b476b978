"""What widgets are made of, from anywidget, ipywidgets and traitlets, which no engine needs.

Raises ``ModuleNotFoundError``, which says how to install them.
"""

from typing import Any

from carte.engine.reading import Kind

try:
    from anywidget import AnyWidget
    from ipywidgets import widget_serialization
    from traitlets import All, Dict, Instance, Int, Tuple, Unicode, default, observe, validate
    from traitlets import Any as Anything
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"{error.name} is not installed, which the widgets of Carte need: "
        'pip install "carte[widgets]"',
        name=error.name,
    ) from error

__all__ = [
    "All",
    "AnyWidget",
    "Anything",
    "Dict",
    "Done",
    "Instance",
    "Int",
    "Tuple",
    "Unicode",
    "default",
    "observe",
    "validate",
    "widget_serialization",
]


class Done(Dict):
    """What a reader has done, as data of a kind, or nothing; anything else is refused in words."""

    def __init__(self, kind: Kind, **more: Any) -> None:
        self._kind = kind
        super().__init__(**more)

    def validate(self, obj: Any, value: Any) -> dict[str, Any]:
        """Return the data as a table of its own."""
        return {} if value == {} else dict(self._kind.read(value, self.name or ""))
