"""The source of the rooms: what their modules define, and where an imported name is from."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

__all__ = ["MESSAGES", "Definition", "Function", "Name", "Rooms"]

MESSAGES = "messages"
"""The module of a room that declares what crosses."""

_PLACES = ("carte/**", "book/live")
"""Where the rooms are."""

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Definition: TypeAlias = ast.ClassDef | Function | ast.Assign | ast.AnnAssign


class Name(NamedTuple):
    """A name, and the module that defines it."""

    module: str
    name: str


class Rooms:
    """The modules of packages in a folder, read as they are asked for, and never imported."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.messages = sorted(
            self._module(path) for place in _PLACES for path in root.glob(f"{place}/{MESSAGES}.py")
        )
        self._body = cache(self._read)
        self._imports = cache(self._find_imports)
        self.definitions = cache(self._find_definitions)

    def path(self, module: str) -> Path | None:
        """Return the file of a module, None if it is none of ours."""
        place = self.root.joinpath(*module.split("."))
        files = place.with_suffix(".py"), place / "__init__.py"
        return next((path for path in files if path.is_file()), None)

    def home(self, module: str, name: str) -> Name | None:
        """Return where a name that a module knows is defined, None if it is none of ours."""
        if self.path(module) is None:
            return None
        first, _dot, rest = name.partition(".")
        if first in self.definitions(module):
            return Name(module, name)
        found = self._imports(module).get(first)
        if found is None:
            return None
        inside = ".".join(found)
        if rest and self.path(inside):
            return self.home(inside, rest)
        return self.home(found.module, ".".join(filter(None, (found.name, rest))))

    def definition(self, home: Name) -> Definition:
        """Return what a name stands for, also that of a method after the name of its class."""
        name, _dot, method = home.name.partition(".")
        node = self.definitions(home.module)[name]
        if not method:
            return node
        assert isinstance(node, ast.ClassDef), home
        return _methods(node)[method]

    def inherited(self, home: Name) -> Name | None:
        """Return the method that one of a class overrides, None if it is none of ours."""
        name, _dot, method = home.name.partition(".")
        node = self.definitions(home.module)[name]
        assert isinstance(node, ast.ClassDef), home
        for base in filter(None, (self.home(home.module, ast.unparse(one)) for one in node.bases)):
            found = Name(base.module, f"{base.name}.{method}")
            if self._has_method(found):
                return found
            if further := self.inherited(found):
                return further
        return None

    def docstring(self, module: str, name: str = "") -> str:
        """Return the text that describes a module, or a definition, which may have it below."""
        body = self._body(module)
        if not name:
            return text_in(body[0])
        node = self.definitions(module)[name]
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            return text_in(node.body[0])
        following = body[body.index(node) + 1 :]
        return text_in(following[0]) if following else ""

    def _has_method(self, home: Name) -> bool:
        name, _dot, method = home.name.partition(".")
        node = self.definitions(home.module)[name]
        return isinstance(node, ast.ClassDef) and method in _methods(node)

    def _module(self, path: Path) -> str:
        return ".".join(path.relative_to(self.root).with_suffix("").parts)

    def _read(self, module: str) -> list[ast.stmt]:
        path = self.path(module)
        assert path is not None, module
        return ast.parse(path.read_bytes()).body

    def _find_definitions(self, module: str) -> dict[str, Definition]:
        """Return what a module defines, by name, in its order."""
        return {
            name: node
            for node in self._body(module)
            if isinstance(node, Definition) and (name := _name_of(node))
        }

    def _find_imports(self, module: str) -> dict[str, Name]:
        nodes = [node for statement in self._body(module) for node in ast.walk(statement)]
        return {
            alias.asname or alias.name: Name(str(node.module), alias.name)
            for node in nodes
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }


def text_in(statement: ast.stmt) -> str:
    """Return the text of a statement that is nothing but a text, "" for any other."""
    match statement:
        case ast.Expr(ast.Constant(str() as text)):
            return text
    return ""


def _methods(node: ast.ClassDef) -> dict[str, Function]:
    return {each.name: each for each in node.body if isinstance(each, Function)}


def _name_of(node: Definition) -> str:
    match node:
        case ast.Assign([ast.Name(name)]) | ast.AnnAssign(ast.Name(name)):
            return name
        case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
            return node.name
    return ""
