"""Types on their way to TypeScript: an object with its members, or any other as text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

__all__ = ["Member", "Object", "Type", "array", "comment", "either", "text", "union"]


@dataclass(frozen=True, slots=True)
class Member:
    """A member of an object; ``about`` describes it."""

    type: Type
    optional: bool = False
    about: str = ""


@dataclass(frozen=True, slots=True)
class Object:
    """An object with named members, besides all those of its ``bases``."""

    members: dict[str, Member] = field(default_factory=dict)
    bases: tuple[str, ...] = ()

    def __or__(self, other: Object) -> Object:
        bases = dict.fromkeys((*self.bases, *other.bases))
        return Object(self.members | other.members, (*bases,))


Type: TypeAlias = Object | str

_WIDTH = 120
"""Of a line of TypeScript; a longer union takes a line for each of its types."""


def either(one: Object, other: Object) -> Object:
    """Return the object that is one or the other: what only one of them has is optional."""
    names = dict.fromkeys((*one.members, *other.members))
    return Object({name: _in_either(one, other, name) for name in names}, one.bases or other.bases)


def _in_either(one: Object, other: Object, name: str) -> Member:
    some = [each.members[name] for each in (one, other) if name in each.members]
    optional = len(some) < 2 or any(member.optional for member in some)
    return Member(union(member.type for member in some), optional)


def union(types: Iterable[Type]) -> Type:
    """Return the type of what is of one of some types."""
    some = [*types]
    if len({text(each) for each in some}) > 1:
        return " | ".join(dict.fromkeys(map(text, some)))
    return some[0] if some else "never"


def array(of: Type) -> str:
    """Return the type of a list."""
    each = text(of)
    return f"({each})[]" if " | " in each or " & " in each else f"{each}[]"


def text(type: Type, indent: str = "") -> str:
    """Return a type as TypeScript writes it."""
    if isinstance(type, str):
        return type
    inside = indent + "  "
    lines = [_line(name, member, inside) for name, member in type.members.items()]
    own = [f"{{\n{''.join(lines)}{indent}}}"] if lines or not type.bases else []
    return " & ".join([*type.bases, *own])


def _line(name: str, member: Member, indent: str) -> str:
    named = name if name.isidentifier() else f'"{name}"'
    sign = "?:" if member.optional else ":"
    line = f"{indent}{named}{sign} {text(member.type, indent)};\n"
    if len(line) > _WIDTH and isinstance(member.type, str):
        line = line.replace(f"{sign} ", f"{sign} | ").replace(" | ", f"\n{indent}  | ")
    return comment(member.about, indent) + line


def comment(about: str, indent: str = "") -> str:
    """Return a docstring as a comment before what it describes."""
    if not about:
        return ""
    lines = [line.strip() for line in about.replace("``", "`").strip().splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    starred = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{starred}{indent} */\n"
