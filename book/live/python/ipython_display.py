"""IPython's display module; classes for display are imported on first use."""

from importlib import import_module

from IPython.core.display_functions import *  # noqa: F403


def __getattr__(name: str) -> object:
    for home in map(import_module, ("IPython.core.display", "IPython.lib.display")):
        if hasattr(home, name):
            return getattr(home, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
