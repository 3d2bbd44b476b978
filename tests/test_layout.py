"""The house is laid out as README says: every room is named there, and imports look one way."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ROOMS = {path.stem for path in (ROOT / "carte").glob("[!_]*") if path.suffix in ("", ".py")}
"""The modules and packages of Carte; a package is one room, whatever it holds."""


def imported(path: Path) -> Iterator[str]:
    """Yield the rooms that a module cannot be imported without.

    What is imported for types only, or inside a function, such as what draws a card, may look back.
    """
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("carte."):
            yield str(node.module).split(".")[1]


@cache
def rooms_behind() -> dict[str, set[str]]:
    """Return which other rooms each room needs."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in (ROOT / "carte").rglob("*.py"):
        room = path.relative_to(ROOT / "carte").parts[0].removesuffix(".py")
        found[room] |= {*imported(path)} - {room}
    del found["__init__"]
    return found


def layers() -> list[list[str]]:
    """Return the rooms of each layer that README names, the lowest first."""
    (line,) = re.findall(r"^Layers look one way: (.+) ← book\.$", README, re.MULTILINE)
    return [layer.split(", ") for layer in line.split(" ← ")]


def test_imports_look_one_way_through_the_layers() -> None:
    behind, above = rooms_behind(), {room for layer in layers() for room in layer}
    assert above <= ROOMS
    for layer in layers():
        for room in layer:
            assert not behind[room] & above, f"{room} looks up"
        above -= {*layer}


def test_no_two_rooms_need_each_other() -> None:
    assert {*TopologicalSorter(rooms_behind()).static_order()} == ROOMS


def test_every_room_is_named_in_the_layout() -> None:
    layout = README.partition("## How the house is laid out")[2].partition("\n## ")[0]
    named = {*re.findall(r"(\w+)(?:/|\.py|\.toml)", layout)}
    assert named >= ROOMS
