"""The house is laid out as README says: every room is named there, and imports look one way."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

from carte.engine.auction.contract import ContractDeal
from carte.engine.capture.game import CaptureDeal
from carte.engine.deal import Deal, View
from carte.engine.game import Game
from carte.games.cirulla.deal import CirullaDeal
from carte.games.mediatore.deal import MediatoreDeal

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ROOMS = {path.stem for path in (ROOT / "carte").glob("[!_]*") if path.suffix in ("", ".py")}
"""The modules and packages of Carte; a package is one room, whatever it holds."""


@cache
def modules() -> list[tuple[str, ast.Module]]:
    """Return the syntax of all modules, each with the room in which it is."""
    house = ROOT / "carte"
    paths = ((path, path.relative_to(house).parts[0]) for path in house.rglob("*.py"))
    return [(room.removesuffix(".py"), ast.parse(path.read_bytes())) for path, room in paths]


def imported(module: ast.Module) -> Iterator[str]:
    """Yield the rooms that a module cannot be imported without.

    What is imported for types only, or inside a function, such as what draws a card, may look back.
    """
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("carte."):
            yield str(node.module).split(".")[1]


def rooms_behind() -> dict[str, set[str]]:
    """Return which other rooms each room needs."""
    found: dict[str, set[str]] = defaultdict(set)
    for room, module in modules():
        found[room] |= {*imported(module)} - {room}
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


LOOKS_BACK = {("engine", "pack"), ("engine", "formats")}
"""A card draws itself and a deal writes itself down, by rooms that are built on them."""


def test_no_two_rooms_need_each_other() -> None:
    assert {*TopologicalSorter(rooms_behind()).static_order()} == ROOMS


def test_no_two_rooms_need_each_other_not_even_for_types_or_inside_a_function() -> None:
    behind: dict[str, set[str]] = defaultdict(set)
    for room, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("carte."):
                behind[room].add(str(node.module).split(".")[1])
    looking_back = {(room, needed) for room, needed in LOOKS_BACK if needed in behind[room]}
    assert looking_back == LOOKS_BACK
    for room, needed in LOOKS_BACK:
        behind[room].remove(needed)
    assert [*TopologicalSorter({a: b - {a} for a, b in behind.items()}).static_order()]


def test_no_package_gives_the_name_of_one_of_its_modules_to_something_else() -> None:
    """Which of the two the name means would hang on what was imported last."""
    for package in (ROOT / "carte").rglob("__init__.py"):
        inside = {path.stem for path in package.parent.iterdir()} - {"__init__"}
        body = ast.parse(package.read_bytes()).body
        defined = {one.name for one in body if isinstance(one, ast.FunctionDef | ast.ClassDef)}
        assert not inside & defined, package


def test_every_room_is_named_in_the_layout() -> None:
    layout = README.partition("## How the house is laid out")[2].partition("\n## ")[0]
    named = {*re.findall(r"(\w+)(?:/|\.py|\.toml)", layout)}
    assert named >= ROOMS


def test_only_games_and_players_reckon_with_what_a_deal_holds_inside() -> None:
    kinds = (CaptureDeal, CirullaDeal, ContractDeal, MediatoreDeal)
    bases = {base for kind in kinds for base in kind.__mro__}
    slots = {slot for base in bases for slot in vars(base).get("__slots__", ())}
    inside = {slot for slot in slots if slot.startswith("_")} | {"_after"}
    looking = {
        room
        for room, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Attribute) and node.attr in inside
        if not (isinstance(node.value, ast.Name) and node.value.id == "self")
    }
    assert looking <= {"engine", "games", "players"}


def kinds_of(base: type[object]) -> Iterator[str]:
    """Yield the names of a class and of all that extend it."""
    yield base.__name__
    extending: list[type[object]] = type.__subclasses__(base)
    for kind in extending:
        yield from kinds_of(kind)


def test_games_say_what_they_have_and_hardly_a_tool_asks_what_kind_they_are() -> None:
    kinds = {name for base in (Game, Deal, View) for name in kinds_of(base)}
    asking = [
        room
        for room, module in modules()
        if room not in ("engine", "games")
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance"
        if kinds & {*re.findall(r"\w+", ast.unparse(node.args[1]))}
    ]
    assert len(asking) <= 3, asking
