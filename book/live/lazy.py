"""ipywidgets as pages have it: a stock widget's module is imported when it is first asked for.

Most pages show Carte's own widgets alone, and importing the stock ones would take a fifth of what a
page's Python adds to Pyodide's own start.
"""

import ast
from pathlib import Path

_STAR = "from .widgets import *"
_FROM_WIDGETS = """\
from . import widgets
from .widgets import Widget, __all__


def __getattr__(name):
    return getattr(widgets, name)
"""
_WIDGETS = '''\
"""The stock widgets, each imported from its home when it is first asked for."""

from importlib import import_module

HOMES = {homes!r}
__all__ = [*HOMES]


def __getattr__(name):
    if name not in HOMES:
        raise AttributeError(f"module {{__name__!r}} has no attribute {{name!r}}")
    found = globals()[name] = getattr(import_module(f"{{__name__}}.{{HOMES[name]}}"), name)
    return found
'''


def lazy_ipywidgets(package: Path) -> dict[str, bytes]:
    """The two files of ipywidgets, in the folder ``package``, that import everything there is."""
    top = (package / "__init__.py").read_text("utf-8")
    if _STAR not in top:
        raise ValueError(f"{package / '__init__.py'} no longer has the line {_STAR!r}")
    tree = ast.parse((package / "widgets" / "__init__.py").read_text("utf-8"))
    homes = {
        alias.name: node.module
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    return {
        "ipywidgets/__init__.py": top.replace(_STAR, _FROM_WIDGETS).encode(),
        "ipywidgets/widgets/__init__.py": _WIDGETS.format(homes=homes).encode(),
    }
