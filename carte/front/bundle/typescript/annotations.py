"""A Python annotation as a type of TypeScript."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable

from carte.front.bundle.typescript.shapes import array, union

__all__ = ["Named", "type_of", "unwrapped"]

Named = Callable[[str], str | None]
"""Returns what a name of ours is called in TypeScript, None if it is none of ours."""

_PLAIN = {
    "Any": "any",
    "Never": "never",
    "bool": "boolean",
    "float": "number",
    "int": "number",
    "object": "unknown",
    "str": "string",
}
_LISTS = ("Sequence", "list")
_RECORDS = ("Mapping", "dict")


def type_of(annotation: ast.expr, named: Named) -> str:
    """Return an annotation as TypeScript; raise ``TypeError`` for one that no JSON fits."""
    match annotation:
        case ast.Constant(None):
            return "null"
        case ast.Constant(str() as text):
            return type_of(ast.parse(text, mode="eval").body, named)
        case ast.Name(name):
            return _named(name, named)
        case ast.Attribute(ast.Name(module), name):
            return _named(f"{module}.{name}", named)
        case ast.BinOp(left, ast.BitOr(), right):
            return str(union([type_of(left, named), type_of(right, named)]))
        case ast.Subscript(ast.Name("Literal"), values):
            return str(union(json.dumps(ast.literal_eval(value)) for value in _parts(values)))
        case ast.Subscript(ast.Name(name), item) if name in _LISTS:
            return array(type_of(item, named))
        case ast.Subscript(ast.Name("tuple"), ast.Tuple([item, ast.Constant(value)])) if (
            value is ...
        ):
            return array(type_of(item, named))
        case ast.Subscript(ast.Name("tuple"), items):
            return f"[{', '.join(type_of(item, named) for item in _parts(items))}]"
        case ast.Subscript(ast.Name(name), ast.Tuple([key, value])) if name in _RECORDS:
            return f"Record<{type_of(key, named)}, {type_of(value, named)}>"
    raise TypeError(f"{ast.unparse(annotation)} is no type of what crosses")


def unwrapped(annotation: ast.expr) -> tuple[ast.expr, bool]:
    """Return the annotation of a member, and whether it is required."""
    match annotation:
        case ast.Subscript(ast.Name("NotRequired"), inner):
            return inner, False
    return annotation, True


def _named(name: str, named: Named) -> str:
    found = _PLAIN.get(name) or named(name)
    if found is None:
        raise TypeError(f"{name} is no type of what crosses")
    return found


def _parts(subscript: ast.expr) -> list[ast.expr]:
    return subscript.elts if isinstance(subscript, ast.Tuple) else [subscript]
