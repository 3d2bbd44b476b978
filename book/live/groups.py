"""Which cells of a page belong together: its Python runs a group when its widgets are used.

Two cells belong together if one uses a name that the other binds. An import binds nothing here: it
is repeated for each group that uses its name. A group that shows no widget never runs in a page,
where its output stands already: a cell that changes what others see must share a name with them.
"""

from __future__ import annotations

import ast
import symtable
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from docutils import nodes

from .packages import STOCK
from .page import shown_models
from .state import State, reached

if TYPE_CHECKING:
    from .messages import Cell, Group

__all__ = ["groups", "need_stock", "shown_by_cell"]

_SHELL = {"display", "get_ipython"}
"""What notebooks find without importing it."""


class _Names(NamedTuple):
    """The names that a cell binds, and those that it uses without binding or importing them."""

    bound: frozenset[str]
    used: frozenset[str]


def groups(cells: Sequence[Cell], shown: Mapping[int, Sequence[str]], saved: State) -> list[Group]:
    """Return the groups of a page that show a widget.

    ``shown`` gives the ids of the models that each cell shows; what they refer to is in ``saved``.
    """
    names = {cell["number"]: _names_of(cell) for cell in cells}
    imports: dict[str, str] = {}
    needed: dict[int, list[str]] = {}
    for cell in cells:
        number = cell["number"]
        needed[number] = [imports[name] for name in sorted(names[number].used & imports.keys())]
        imports |= _imports_of(cell)
    return [
        {
            "imports": [*dict.fromkeys(chain.from_iterable(needed[n] for n in numbers))],
            "cells": [cell for cell in cells if cell["number"] in numbers],
            "models": [*reached(saved, roots)["state"]],
        }
        for numbers in _together(cells, names)
        if (roots := [model for number in numbers for model in shown.get(number, ())])
    ]


def need_stock(found: Iterable[Group]) -> bool:
    """Return whether cells import the packages of stock widgets, or use the names of a shell."""
    sources = chain.from_iterable(
        [*group["imports"], *(cell["source"] for cell in group["cells"])] for group in found
    )
    return any(map(_needs_stock, sources))


def _needs_stock(source: str) -> bool:
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
        elif isinstance(node, ast.Name) and node.id in _SHELL:
            return True
    return not names.isdisjoint(STOCK)


def shown_by_cell(doctree: nodes.document) -> dict[int, list[str]]:
    """Return the ids of the models that each cell of a page shows, by the cell's number."""
    return {
        cell["cell_index"] + 1: shown_models(
            "".join(map(nodes.raw.astext, cell.findall(nodes.raw)))
        )
        for cell in doctree.findall(nodes.container)
        if cell.get("nb_element") == "cell_code"
    }


def _together(cells: Sequence[Cell], names: Mapping[int, _Names]) -> list[list[int]]:
    """Return the numbers of the cells in each group, both in order."""
    bound = frozenset(chain.from_iterable(each.bound for each in names.values()))
    found: list[list[int]] = []
    for cell in cells:
        number = cell["number"]
        joined = [number]
        for group in [*found]:
            if any(_touch(names[number], names[other], bound) for other in group):
                found.remove(group)
                joined = sorted([*group, *joined])
        found.append(joined)
    return sorted(found)


def _touch(one: _Names, other: _Names, bound: frozenset[str]) -> bool:
    return bool((one.bound | one.used) & (other.bound | other.used) & bound)


def _names_of(cell: Cell) -> _Names:
    top = symtable.symtable(cell["source"], f"<cell {cell['number']}>", "exec")
    own = top.get_symbols()
    imported = {each.get_name() for each in own if each.is_imported()}
    bound = frozenset(each.get_name() for each in own if each.is_assigned()) - imported
    return _Names(bound, frozenset(_used_in(top)) - bound - imported)


def _used_in(table: symtable.SymbolTable) -> Iterator[str]:
    """Yield the names of the page that code uses, with those of the functions inside it."""
    for symbol in table.get_symbols():
        if symbol.is_global() or table.get_type() == "module":
            yield symbol.get_name()
    for inner in table.get_children():
        yield from _used_in(inner)


def _imports_of(cell: Cell) -> dict[str, str]:
    """Return the top-level imports of a cell, by the name that each binds."""
    statements: Iterable[ast.stmt] = ast.parse(cell["source"]).body
    return {
        (alias.asname or alias.name).partition(".")[0]: _importing(statement, alias)
        for statement in statements
        if isinstance(statement, ast.Import | ast.ImportFrom)
        for alias in statement.names
    }


def _importing(statement: ast.Import | ast.ImportFrom, alias: ast.alias) -> str:
    if isinstance(statement, ast.Import):
        return ast.unparse(ast.Import([alias]))
    return ast.unparse(ast.ImportFrom(statement.module, [alias], statement.level))
