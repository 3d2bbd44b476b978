"""The messages of a room as a file of TypeScript."""

from __future__ import annotations

import ast
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from carte.front.bundle.typescript.annotations import type_of, unwrapped
from carte.front.bundle.typescript.rooms import (
    MESSAGES,
    Definition,
    Function,
    Name,
    Rooms,
    text_in,
)
from carte.front.bundle.typescript.shapes import Member, Object, Type, comment, text, union
from carte.front.bundle.typescript.strings import StringsReader

__all__ = ["FILE", "Writer"]

FILE = f"{MESSAGES}.d.ts"
_KINDS = ("Protocol", "TypedDict")
_SCRIPTS = ("front", "js")
"""The folders of a room's JavaScript."""


class Writer:
    """Writes the messages of all rooms."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._strings = dict(self._makers())

    def file_of(self, module: str) -> Path:
        """Return the file for the messages of a room."""
        path = self.rooms.path(module)
        assert path is not None, module
        folders = (path.parent / name for name in _SCRIPTS)
        return next((folder for folder in folders if folder.is_dir()), path.parent) / FILE

    def text_of(self, module: str) -> str:
        """Return the text of that file.

        Raises ``TypeError`` for what no JSON fits, ``ValueError`` for a name of two types.
        """
        return _Room(self, module, self._strings).text()

    def _makers(self) -> Iterator[tuple[Name, Name]]:
        """Yield each function that makes strings with a name of their own, and that name."""
        for module in self.rooms.messages:
            for name, node in self.rooms.definitions(module).items():
                if maker := _maker(node):
                    home = self.rooms.home(module, maker)
                    assert home is not None, maker
                    yield home, Name(module, name)


class _Room:
    """Writes the messages of one room."""

    def __init__(self, writer: Writer, module: str, strings: dict[Name, Name]) -> None:
        self._writer = writer
        self._rooms = writer.rooms
        self._module = module
        self._imported: dict[str, Name] = {}
        self._reader = StringsReader(self._rooms, strings, self._refer)

    def text(self) -> str:
        """Return its file."""
        texts = [*map(self._entry, self._rooms.definitions(self._module))]
        about = self._rooms.docstring(self._module).strip().splitlines()[0]
        head = f"// {about} Made from {self._module}.\n"
        return "\n".join([head, *self._imports(), *filter(None, texts)])

    def _imports(self) -> Iterator[str]:
        folder = self._writer.file_of(self._module).parent
        names: dict[str, list[str]] = defaultdict(list)
        for local, home in sorted(self._imported.items()):
            named = local if local == home.name else f"{home.name} as {local}"
            names[home.module].append(named)
        lines = []
        for module, some in sorted(names.items()):
            path = Path(os.path.relpath(self._writer.file_of(module), folder)).as_posix()
            place = path.removesuffix(".d.ts") + ".js"
            lines.append(f'import type {{ {", ".join(some)} }} from "{place}";\n')
        yield from ["".join(lines)] if lines else []

    def _entry(self, name: str) -> str:
        if name == "__all__":
            return ""
        about = comment(self._rooms.docstring(self._module, name))
        type = self._type(self._rooms.definitions(self._module)[name])
        if not isinstance(type, Object):
            return f"{about}export type {name} = {type};\n"
        bases = f" extends {', '.join(type.bases)}" if type.bases else ""
        return f"{about}export interface {name}{bases} {text(Object(type.members))}\n"

    def _type(self, node: Definition) -> Type:
        match node:
            case ast.ClassDef():
                return self._class(node)
            case ast.Assign(_, ast.Call(ast.Name("TypedDict"), [_, ast.Dict(keys, values)])):
                names = [ast.literal_eval(key) for key in keys if key]
                members = [self._member(value, "") for value in values]
                return Object(dict(zip(names, members, strict=True)))
            case ast.Assign(value=value) | ast.AnnAssign(value=ast.expr() as value):
                maker = _maker(node)
                if maker is None:
                    return type_of(value, self._named)
                home = self._rooms.home(self._module, maker)
                assert home is not None, maker
                return self._reader.made_by(home)
        raise TypeError(f"{self._module}: {ast.unparse(node)} declares no message")

    def _class(self, node: ast.ClassDef) -> Object:
        bases = [ast.unparse(base) for base in node.bases]
        named = tuple(type_of(ast.Name(base), self._named) for base in bases if base not in _KINDS)
        if any(isinstance(each, Function) for each in node.body):
            return Object(self._questions(node), named)
        total = all(ast.unparse(word.value) != "False" for word in node.keywords)
        members = {
            field.target.id: self._member(field.annotation, about, total)
            for field, about in _fields(node)
            if isinstance(field.target, ast.Name)
        }
        return Object(members, named)

    def _member(self, annotation: ast.expr, about: str, total: bool = True) -> Member:
        inner, required = unwrapped(annotation)
        return Member(type_of(inner, self._named), not (required and total), about)

    def _questions(self, node: ast.ClassDef) -> dict[str, Member]:
        """Return each question with its request and its answer; it may be asked in several ways."""
        methods: dict[str, list[Function]] = {}
        for each in node.body:
            if isinstance(each, Function):
                methods.setdefault(each.name.removesuffix("_"), []).append(each)
        return {name: self._question(ways) for name, ways in methods.items()}

    def _question(self, ways: list[Function]) -> Member:
        requests, answers = map(self._request, ways), [way.returns for way in ways]
        both = {
            "request": Member(union(requests)),
            "answer": Member(union(type_of(each, self._named) for each in answers if each)),
        }
        return Member(Object(both), about=text_in(ways[0].body[0]))

    def _request(self, method: Function) -> Type:
        """Return what a question has besides its name: ``**x: Unpack[X]`` is all that X has."""
        match method.args.kwarg:
            case ast.arg(annotation=ast.Subscript(ast.Name("Unpack"), request)):
                return type_of(request, self._named)
        named = zip(method.args.kwonlyargs, method.args.kw_defaults, strict=True)
        members = {
            argument.arg: Member(type_of(argument.annotation, self._named), default is not None)
            for argument, default in named
            if argument.annotation
        }
        return Object(members) if members else "object"

    def _named(self, name: str) -> str | None:
        home = self._rooms.home(self._module, name)
        return home and self._refer(home, name)

    def _refer(self, home: Name, local: str = "") -> str | None:
        """Return how to name a type that messages declare; that of another room is imported."""
        if home.module not in self._rooms.messages:
            return None
        if home.module == self._module:
            return home.name
        wanted = local or home.name
        known = self._imported.get(wanted) or self._rooms.home(self._module, wanted)
        if known not in (home, None):
            raise ValueError(f"{self._module}: {wanted} is also {'.'.join(home)}")
        self._imported[wanted] = home
        return wanted


def _maker(node: Definition) -> str | None:
    """Return the name of the function that makes the strings which an alias stands for."""
    match node:
        case ast.Assign(value=value) | ast.AnnAssign(value=value):
            match value:
                case ast.Subscript(ast.Name("Annotated"), ast.Tuple([_strings, maker])):
                    return ast.unparse(maker)
    return None


def _fields(node: ast.ClassDef) -> Iterator[tuple[ast.AnnAssign, str]]:
    """Yield the annotated names of a class, each with the text below it."""
    following = [*node.body[1:], ast.Pass()]
    for each, after in zip(node.body, following, strict=True):
        if isinstance(each, ast.AnnAssign):
            yield each, text_in(after)
