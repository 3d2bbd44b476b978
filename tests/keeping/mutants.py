"""What browsers may hold after an accident: entries of the golden files, changed in one place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import carte

FORMATS = Path(__file__).parents[1] / "formats"
NUMBERS = (0, -1, 1.5, 1e300)
TEXTS = ("", "nonsense", "9C")
NESTED: tuple[Any, ...] = ([], [[]], [None], {}, {"constructor": 1}, [{}, "9C"])
REPLACEMENTS = (None, True, *NUMBERS, *TEXTS, *NESTED)
Visits = dict[str, dict[str, str]]
Path_ = tuple[str | int, ...]
_FIELD = re.compile(rf"(?!(?:{'|'.join(carte.GAMES)})$)[a-z_]+")
"""What is no rule, level, card or game."""


def golden() -> Iterator[tuple[str, str]]:
    """Yield every key and text that the golden files hold."""
    for visits in _editions():
        for held in visits.values():
            yield from held.items()


def newest() -> Visits:
    """Return what the newest golden file holds, by visit."""
    return _editions()[-1]


def _editions() -> list[Visits]:
    files = sorted(FORMATS.glob("edition-[0-9]-kept.json"))
    return [json.loads(file.read_text(encoding="utf-8")) for file in files]


def places(value: Any, path: Path_ = ()) -> Iterator[Path_]:
    """Yield the path of a value and of everything in it."""
    yield path
    inside: Any = value.items() if isinstance(value, dict) else ()
    for step, one in enumerate(value) if isinstance(value, list) else inside:
        yield from places(one, (*path, step))


def shape(path: Path_) -> tuple[str, ...]:
    """Return what places have in common that differ only in which of their kind they are."""
    return tuple(step if isinstance(step, str) and _FIELD.fullmatch(step) else "" for step in path)


def replaced(value: Any, path: Path_, new: Any) -> Any:
    """Return a value with another one in one place."""
    if not path:
        return new
    step, *rest = path
    changed = value.copy()
    changed[step] = replaced(value[step], tuple(rest), new)
    return changed


def mutants(value: Any, seen: set[tuple[str, ...]]) -> Iterator[Any]:
    """Yield a value with every replacement in every place whose shape was not seen before."""
    for path in places(value):
        if shape(path) in seen:
            continue
        seen.add(shape(path))
        for new in REPLACEMENTS:
            yield replaced(value, path, new)
