"""The type of a tool's strings, read off the function that makes them.

A dictionary that is written out has the names that stand in it; of any other the annotation of the
function that returns it says enough, and what nothing is known about is a text.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import reduce

from carte.front.bundle.typescript.annotations import type_of
from carte.front.bundle.typescript.rooms import Function, Name, Rooms
from carte.front.bundle.typescript.shapes import Member, Object, Type, array, either, text, union

__all__ = ["StringsReader"]

Refer = Callable[[Name], str | None]
"""Returns how to refer to a type that messages declare, None for anything else."""

_TEXT = "string"


class StringsReader:
    """Reads functions; ``aliases`` name the result of some."""

    def __init__(self, rooms: Rooms, aliases: dict[Name, Name], refer: Refer) -> None:
        self._rooms = rooms
        self._aliases = aliases
        self._refer = refer

    def made_by(self, function: Name) -> Type:
        """Return the type of what a function returns: by its annotation if that names one."""
        node = self._rooms.definition(function)
        if not isinstance(node, Function):
            return _TEXT
        returned = [each.value for each in _returns(node.body) if each.value]
        inside = _Body(self, function, node)
        if self._says_enough(function.module, node.returns) or not all(map(inside.has, returned)):
            return self._annotated(function.module, node.returns)
        return _any_of(map(inside.type_of, returned))

    def of(self, function: Name) -> Type:
        """Return the same, by the name that messages give it or that its annotation has."""
        if function in self._aliases:
            return self._refer(self._aliases[function]) or _TEXT
        return self.made_by(function)

    def overridden(self, method: Name) -> Type:
        """Return the type of what the method returns that one overrides."""
        home = self._rooms.inherited(method)
        return self.of(home) if home else _TEXT

    def called(self, module: str, name: str) -> Type:
        """Return the type of what a call in a module returns."""
        home = self._rooms.home(module, name)
        return self.of(home) if home else _TEXT

    def knows(self, module: str, name: str) -> bool:
        """Return whether a function that a module calls is ours."""
        return self._rooms.home(module, name) is not None

    def _annotated(self, module: str, annotation: ast.expr | None) -> Type:
        try:
            return type_of(annotation or ast.Name("str"), self._named(module))
        except TypeError:
            return _TEXT

    def _says_enough(self, module: str, annotation: ast.expr | None) -> bool:
        """Return whether an annotation is of no dictionary, or names a type of messages."""
        nodes = ast.walk(annotation or ast.Name("str"))
        names = [node.id for node in nodes if isinstance(node, ast.Name)]
        return "dict" not in names or any(map(self._named(module), names))

    def _named(self, module: str) -> Callable[[str], str | None]:
        def named(name: str) -> str | None:
            home = self._rooms.home(module, name)
            return home and self._refer(home)

        return named


class _Body:
    """The expressions in a function."""

    def __init__(self, reader: StringsReader, home: Name, function: Function) -> None:
        self._reader = reader
        self._home = home
        self._variables = {
            name: node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            for name in _names(node)
        }

    def type_of(self, value: ast.expr) -> Type:
        """Return the type of an expression."""
        match value:
            case ast.Dict(keys, values):
                return self._dictionary(zip(keys, values, strict=True))
            case ast.DictComp(_key, each):
                return f"Record<string, {text(self.type_of(each))}>"
            case ast.List(items) | ast.Tuple(items):
                return array(union(map(self._item, items)))
            case ast.ListComp(each):
                return array(self.type_of(each))
            case ast.IfExp(_test, one, other):
                return _any_of([self.type_of(one), self.type_of(other)])
            case ast.BinOp(one, ast.BitOr(), other):
                return self._spread(one) | self._spread(other)
            case ast.Call(ast.Name(name)):
                return self._reader.called(self._home.module, name)
            case ast.Call(ast.Attribute(ast.Call(ast.Name("super")))):
                return self._reader.overridden(self._home)
            case ast.Name(name) if name in self._variables:
                return self.type_of(self._variables[name])
            case ast.Constant(bool()):
                return "boolean"
            case ast.Constant(int()):
                return "number"
        return _TEXT

    def has(self, value: ast.expr) -> bool:
        """Return whether a dictionary is written out, here or in a function that is called."""
        match value:
            case ast.Call(ast.Name(name)):
                return self._reader.knows(self._home.module, name)
        return isinstance(value, ast.Dict | ast.Name | ast.BinOp)

    def _dictionary(self, items: Iterable[tuple[ast.expr | None, ast.expr]]) -> Type:
        found, others = Object(), []
        for key, value in items:
            match key:
                case None:
                    found |= self._spread(value)
                case ast.Constant(str() as name):
                    found |= Object({name: Member(self.type_of(value))})
                case _:
                    others.append(self.type_of(value))
        return f"Record<string, {text(union(others))}>" if others else found

    def _spread(self, value: ast.expr) -> Object:
        spread = self.type_of(value)
        if spread == _TEXT:
            raise TypeError(f"{self._home}: {ast.unparse(value)} is no dictionary of strings")
        return spread if isinstance(spread, Object) else Object(bases=(spread,))

    def _item(self, item: ast.expr) -> Type:
        if isinstance(item, ast.Starred):
            some = text(self.type_of(item.value))
            return some.removesuffix("[]") if some.endswith("[]") else f"{some}[number]"
        return self.type_of(item)


def _any_of(types: Iterable[Type]) -> Type:
    some = [*types]
    objects = [each for each in some if isinstance(each, Object)]
    return reduce(either, objects) if len(objects) == len(some) else union(some)


def _returns(body: list[ast.stmt]) -> Iterator[ast.Return]:
    """Yield what a function returns, not what functions inside it do."""
    for statement in body:
        if isinstance(statement, ast.Return):
            yield statement
        elif not isinstance(statement, Function):
            for _name, inner in ast.iter_fields(statement):
                if isinstance(inner, list) and inner and isinstance(inner[0], ast.stmt):
                    yield from _returns(inner)


def _names(node: ast.Assign) -> Iterator[str]:
    yield from (target.id for target in node.targets if isinstance(target, ast.Name))
