"""What the public interface documents: signatures, docstrings and members, as values.

Python supplies whatever it keeps; strings under constants and fields exist only in the source, so
they are read from there.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from functools import cache, cached_property
from itertools import pairwise
from types import MappingProxyType
from typing import Any, NamedTuple

from traitlets import TraitType

import carte

_SHOWN = 7
"""How many values of a sequence are shown."""

__all__ = ["Member", "Name", "Parameter", "described", "members", "state"]


class Parameter(NamedTuple):
    """A parameter as written: its name, its type, and its default as code."""

    name: str
    type: str
    default: str


class Name(NamedTuple):
    """A name of the interface, such as ``Deal`` or ``widgets.Lesson``.

    ``kind`` is ``"class"``, ``"exception"``, ``"function"`` or ``"value"``; ``parameters`` is None
    for anything not called. ``gives`` is the type that a function returns, or a value as code.
    """

    name: str
    kind: str
    parameters: tuple[Parameter, ...] | None
    gives: str
    doc: str


class Member(NamedTuple):
    """A public member of a class; ``parameters`` is None unless it is a method."""

    name: str
    parameters: tuple[Parameter, ...] | None
    gives: str
    doc: str


def described(name: str) -> Name:
    """Return the description of a name of ``carte``; raises ``ValueError`` for an unknown name.

    >>> described("from_code").parameters
    (Parameter(name='text', type='str', default=''),)
    """
    if inspect.isclass(thing := _thing(name)):
        kind = "exception" if issubclass(thing, BaseException) else "class"
        doc = "\n\n".join(filter(None, (inspect.getdoc(thing), _doc_of_making(thing))))
        return Name(name, kind, _taken(thing) if _is_made(thing) else None, "", doc)
    if inspect.isfunction(thing):
        return Name(name, "function", _taken(thing), _given(thing), inspect.getdoc(thing) or "")
    return Name(name, "value", None, _as_code(thing), _doc_of_value(name))


def members(name: str) -> tuple[Member, ...]:
    """Return the public members of a class, those of its bases last; none for anything else."""
    thing = _thing(name)
    found: dict[str, Member] = {}
    for kind in _ours(thing) if inspect.isclass(thing) else ():
        for member in _members_of(kind):
            found.setdefault(member.name, member)
    return tuple(found.values())


def state(name: str) -> tuple[Member, ...]:
    """Return the traits in which a widget says what a reader has done, the main one first."""
    widget = _thing(name)
    traits: dict[str, TraitType[Any, Any]] = widget.class_traits(state=True)
    in_order = sorted(traits, key=lambda trait: (trait != widget.main, trait))
    return tuple(
        Member(trait, None, _trait_text(traits[trait]), traits[trait].help) for trait in in_order
    )


def _trait_text(trait: TraitType[Any, Any]) -> str:
    """Return the type of a trait's values as code."""
    held: Any = getattr(trait, "klass", str)
    named: str = held.rpartition(".")[2] if isinstance(held, str) else held.__name__
    return f"{named} | None" if trait.allow_none else named


def _thing(name: str) -> Any:
    module, _, last = f"carte.{name}".rpartition(".")
    home = importlib.import_module(module)
    if last not in home.__all__:
        raise ValueError(f"{module} has no public name {last!r}; it has {', '.join(home.__all__)}")
    return getattr(home, last)


def _ours(thing: type) -> list[type]:
    """Return a class and those of its bases that we wrote."""
    return [kind for kind in thing.__mro__ if _is_ours(kind)]


def _is_ours(thing: Any) -> bool:
    return str(thing.__module__).startswith("carte.")


def _members_of(kind: type) -> Iterator[Member]:
    """Yield what a class itself declares: its fields, then its properties and methods."""
    fields = _docstrings_in_source(kind.__module__, kind.__name__)
    types = {name: _type_text(given) for name, given in inspect.get_annotations(kind).items()}
    for name, given in types.items():
        if not name.startswith("_"):
            yield Member(name, None, given, fields.get(name, ""))
    for name, thing in vars(kind).items():
        if name.startswith("_") or name in types:
            continue
        if isinstance(thing, property | cached_property):
            getter = thing.fget if isinstance(thing, property) else thing.func
            yield Member(name, None, _given(getter), inspect.getdoc(thing) or "")
        elif inspect.isfunction(thing):
            yield Member(name, _taken(thing), _given(thing), inspect.getdoc(thing) or "")


# ------------------------------------------------------------------------------------ signatures


def _is_made(thing: type) -> bool:
    """Return whether a class shows the arguments of its constructor."""
    return any({"__init__", "__new__"} & vars(kind).keys() for kind in _ours(thing))


def _taken(thing: Any) -> tuple[Parameter, ...]:
    given = [*inspect.signature(thing).parameters.values()]
    found = [_parameter(one) for one in given if one.name != "self"]
    first_by_name = next((one for one in given if one.kind is one.KEYWORD_ONLY), None)
    if first_by_name and not any(one.kind is one.VAR_POSITIONAL for one in given):
        found.insert([one.name for one in found].index(first_by_name.name), Parameter("*", "", ""))
    return tuple(found)


def _parameter(one: inspect.Parameter) -> Parameter:
    stars = "*" * (one.kind is one.VAR_POSITIONAL) or "**" * (one.kind is one.VAR_KEYWORD)
    default = "" if one.default is one.empty else _code_of(one.default)
    return Parameter(stars + one.name, _type_text(one.annotation), default)


def _code_of(value: object) -> str:
    """Return a value as written; a read-only mapping as its contents, a function as its name."""
    if inspect.isfunction(value):
        return "…" if value.__name__ == "<lambda>" else value.__name__
    return repr(dict(value) if isinstance(value, MappingProxyType) else value)


def _given(thing: Any) -> str:
    return _type_text(inspect.signature(thing).return_annotation)


def _type_text(annotation: Any) -> str:
    """Return an annotation as written."""
    if annotation is inspect.Signature.empty:
        return ""
    if isinstance(annotation, str):
        return annotation
    return getattr(annotation, "__forward_arg__", None) or inspect.formatannotation(annotation)


def _as_code(value: object) -> str:
    """Return a value as code; for a long sequence its beginning and its length."""
    if isinstance(value, tuple) and len(value) > _SHOWN:
        return f"({', '.join(map(repr, value[:_SHOWN]))}, … {len(value)} in all)"
    return repr(value)


# -------------------------------------------------------------------------------------- docstrings


def _doc_of_making(thing: type) -> str:
    """Return the docstring of our own ``__init__`` or ``__new__``, if a class has one."""
    for kind in _ours(thing):
        for name in {"__init__", "__new__"} & vars(kind).keys():
            made = getattr(kind, name)
            return inspect.cleandoc(made.__doc__ or "") if _is_ours(made) else ""
    return ""


def _doc_of_value(name: str) -> str:
    """Return the string under a constant in the module that ``carte`` has it from."""
    for node in ast.parse(inspect.getsource(carte)).body:
        if isinstance(node, ast.ImportFrom) and name in [alias.name for alias in node.names]:
            return _docstrings_in_source(str(node.module), "").get(name, "")
    return ""


@cache
def _docstrings_in_source(module: str, kind: str) -> dict[str, str]:
    """Return the strings under the names that a class assigns, or else a module itself."""
    body = ast.parse(inspect.getsource(importlib.import_module(module))).body
    if kind:
        body = next(
            node.body for node in body if isinstance(node, ast.ClassDef) and node.name == kind
        )
    found: dict[str, str] = {}
    for assigned, following in pairwise(body):
        if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
            for name in _assigned(assigned):
                found[name] = inspect.cleandoc(str(following.value.value))
    return found


def _assigned(node: ast.stmt) -> Iterator[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    for target in targets:
        for one in target.elts if isinstance(target, ast.Tuple) else [target]:
            if isinstance(one, ast.Name):
                yield one.id
