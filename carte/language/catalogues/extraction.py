"""Finding readers' words in the source: calls in Python, and fields of TOML declared as words.

``mapping.toml`` says which files are read, and which of their fields. Python is read by its syntax:
Babel's own reader sees no call inside an f-string. It is in modules and in the cells of notebooks.
"""

from __future__ import annotations

import ast
import json
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

__all__ = [
    "MAPPING",
    "Field",
    "courses_in_notebook",
    "fields_of",
    "mappings",
    "method_map",
    "options_map",
]

MAPPING = Path(__file__).with_name("mapping.toml")

_Message = tuple[int, str | None, str | tuple[str | None, ...], list[str]]


class Field(NamedTuple):
    """A text of a TOML file: the keys that lead to it, the nearest id on the way, and its words."""

    path: tuple[str, ...]
    id: str
    text: str

    def fits(self, name: str) -> bool:
        """Return whether it has the name ``stage.level.goal``, in which * is any key."""
        names = name.split(".")
        return len(self.path) == len(names) and all(
            one in ("*", key) for key, one in zip(self.path, names, strict=True)
        )


def fields_of(data: object, path: tuple[str, ...] = (), id_: str = "") -> Iterator[Field]:
    """Yield all texts of a file's data, in order."""
    if isinstance(data, str):
        yield Field(path, id_, data)
    elif isinstance(data, list):
        for each in data:
            yield from fields_of(each, path, id_)
    elif isinstance(data, dict):
        id_ = str(data.get("id", id_))
        for key, value in data.items():
            yield from fields_of(value, (*path, key), id_)


def calls_in_python(
    file: BinaryIO,
    keywords: Sequence[str],
    _comment_tags: Collection[str],
    options: Mapping[str, Any],
) -> Iterator[_Message]:
    """Yield the calls of ``_`` and its like with their words, in Babel's format."""
    found: list[_Message] = []
    for node in ast.walk(ast.parse(file.read())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            words = tuple(_words(argument) for argument in node.args)
            if node.func.id in keywords and any(words):
                found.append((node.lineno, node.func.id, words, []))
    yield from sorted(found, key=lambda message: message[0])


def calls_in_notebook(
    file: BinaryIO,
    keywords: Sequence[str],
    comment_tags: Collection[str],
    options: Mapping[str, Any],
) -> Iterator[_Message]:
    """Yield the same calls of the code cells of a notebook, which are one program.

    A course written there as an example is read as its file would be.
    """
    program = _program(file)
    yield from calls_in_python(BytesIO(program), keywords, comment_tags, options)
    for course in _courses(program):
        yield from texts_in_toml(BytesIO(course.encode()), keywords, comment_tags, options)


def courses_in_notebook(file: BinaryIO) -> Iterator[str]:
    """Yield the courses that the code cells of a notebook write, as TOML."""
    yield from _courses(_program(file))


def _program(file: BinaryIO) -> bytes:
    cells = json.load(file)["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    return "\n".join(code).encode()


def _courses(program: bytes) -> Iterator[str]:
    for node in ast.walk(ast.parse(program)):
        match node:
            case ast.Constant(str(text)) if "\n[[stage]]\n" in text:
                yield text


def _words(argument: ast.expr) -> str | None:

    match argument:
        case ast.Constant(str(text)):
            return text
    return None


def texts_in_toml(
    file: BinaryIO,
    _keywords: Sequence[str],
    _comment_tags: Collection[str],
    options: Mapping[str, Any],
) -> Iterator[_Message]:
    """Yield the words of a TOML file in Babel's format, each with a comment on what it is."""
    for field in fields_of(tomllib.load(file)):
        if field.text and any(field.fits(name) for name in options["fields"]):
            yield 1, None, field.text, [" ".join(filter(None, (field.id, field.path[-1])))]


def mappings() -> list[Mapping[str, Any]]:
    """Return how each kind of file is read: ``method``, ``pattern`` and ``fields``."""
    data = tomllib.loads(MAPPING.read_text("utf-8"))
    methods: Mapping[str, str] = data["extractors"]
    return [
        one
        | {
            "method": methods.get(one["method"], one["method"]),
            "pattern": [one["pattern"]] if isinstance(one["pattern"], str) else one["pattern"],
        }
        for one in data["mappings"]
    ]


def method_map() -> list[tuple[str, str]]:
    """Return the reader for the files of each pattern, in Babel's format."""
    return [(pattern, one["method"]) for one in mappings() for pattern in one["pattern"]]


def options_map() -> dict[str, dict[str, Any]]:
    """Return the other options for the files of each pattern, in Babel's format: their fields."""
    return {pattern: dict(one) for one in mappings() for pattern in one["pattern"]}
