"""What widgets are made of, from anywidget, ipywidgets and traitlets, which no engine needs.

Raises ``ModuleNotFoundError``, which says how to install them.
"""

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
    "Instance",
    "Int",
    "Tuple",
    "Unicode",
    "default",
    "observe",
    "validate",
    "widget_serialization",
]
