"""Modules that re-export names, rewritten for pages: a name is imported on first use.

A page shows a few kinds of widgets, and asks some of them a question; importing everything would
take a third of the time that our Python adds to Pyodide's own start.
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
_ON_DEMAND = """

HOMES = {homes!r}


def __getattr__(name):
    from importlib import import_module

    if name not in HOMES:
        raise AttributeError(f"module {{__name__!r}} has no attribute {{name!r}}")
    found = globals()[name] = getattr(import_module(HOMES[name], __package__), name)
    return found
"""


def on_demand(source: str) -> bytes:
    """Return a module that imports names from others, rewritten to import each on first use.

    Everything else in it stays unchanged. Raises ``ValueError`` if it renames its imports, or looks
    names up by itself: then it does more than re-export them.
    """
    tree = ast.parse(source)
    handing = [node for node in tree.body if isinstance(node, ast.ImportFrom) and _is_named(node)]
    homes = {
        alias.name: "." * node.level + (node.module or "")
        for node in handing
        for alias in node.names
    }
    kept = [node for node in tree.body if node not in handing]
    if any(alias.asname for node in handing for alias in node.names):
        raise ValueError("this module renames what it imports")
    if any(isinstance(node, ast.FunctionDef) and node.name == "__getattr__" for node in kept):
        raise ValueError("this module has a __getattr__ of its own")
    names = f"__all__ = {[*homes]!r}\n" if "__all__" not in source else ""
    rest = ast.unparse(ast.Module(kept, type_ignores=[]))
    return f"{rest}\n{names}{_ON_DEMAND.format(homes=homes)}".encode()


def _is_named(node: ast.ImportFrom) -> bool:
    return node.module not in (None, "__future__")


def lazy_ipywidgets(package: Path) -> dict[str, bytes]:
    """Return the two files of ipywidgets, in the folder ``package``, that import everything."""
    top = (package / "__init__.py").read_text("utf-8")
    if _STAR not in top:
        raise ValueError(f"{package / '__init__.py'} no longer has the line {_STAR!r}")
    return {
        "ipywidgets/__init__.py": top.replace(_STAR, _FROM_WIDGETS).encode(),
        "ipywidgets/widgets/__init__.py": on_demand(
            (package / "widgets" / "__init__.py").read_text("utf-8")
        ),
    }
