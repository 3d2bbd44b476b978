"""IPython as a page needs it: the shell is the page, so there is no terminal to import."""

from .core.interactiveshell import InteractiveShell
from .display import display

__all__ = ["InteractiveShell", "display", "get_ipython"]


def get_ipython() -> InteractiveShell:
    """Return the one shell."""
    return InteractiveShell.instance()
