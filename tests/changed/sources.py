"""What a source consists of: its functions, what else it states, and the names that each speaks of.

So two versions of a file tell which functions have changed, and by which names others know it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


class Part(NamedTuple):
    """A function, or a statement outside of all: a hash of it, and the names it speaks of.

    One that is ``kept`` may answer from what it has made before, as a decorator has it.
    """

    body: str
    names: list[str]
    kept: bool = False


class Change(NamedTuple):
    """What of a source is another now: functions that can have run, and names that have changed."""

    functions: frozenset[str]
    names: frozenset[str]


def functions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, FUNCTIONS]]:
    """Yield all functions with their qualified names, an outer one before those in it."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, FUNCTIONS | ast.ClassDef):
            name = f"{within}{node.name}"
            if isinstance(node, FUNCTIONS):
                yield name, node
            yield from functions(node, f"{name}.")
        else:
            yield from functions(node, within)


def parts(text: str) -> dict[str, Part]:
    """Return the parts of a source: functions by their names, statements as ``=name``."""
    tree = ast.parse(text)
    found = {name: _part(node, bool(node.decorator_list)) for name, node in functions(tree)}
    for name, statement in _statements(tree):
        one, before = _part(statement), found.get(f"={name}", Part("", []))
        found[f"={name}"] = Part(before.body + one.body, sorted({*before.names, *one.names}))
    return found


def change(old: str, new: str) -> Change:
    """Return what of a source has changed; a layout or a comment changes nothing."""
    before, after = parts(old), parts(new)
    others = {name for name in before.keys() | after if before.get(name) != after.get(name)}
    ran = {name for name in others if name in before and not name.startswith("=")}
    seen = {name for name in others if name not in ran or name not in after or after[name].kept}
    return Change(frozenset(ran), frozenset(name.lstrip("=").rpartition(".")[2] for name in seen))


def _statements(tree: ast.Module | ast.ClassDef) -> Iterator[tuple[str, ast.AST]]:
    """Yield what runs when a module is imported, by the name that it gives to something."""
    for node in tree.body:
        match node:
            case ast.ClassDef():
                yield node.name, ast.List([*node.bases, *node.decorator_list])
                yield from _statements(node)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node
            case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
                pass
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                pass
            case _:
                yield "", node


def _part(node: ast.AST, kept: bool = False) -> Part:
    names = set[str]()
    for inner in ast.walk(node):
        match inner:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                names.add(name)
            case ast.Constant(value=str(text)) if _is_file(text):
                names.add(text)
    return Part(sha256(ast.dump(node).encode()).hexdigest()[:12], sorted(names), kept)


def _is_file(text: str) -> bool:
    return text.endswith((".toml", ".po", ".css", ".js")) and " " not in text
