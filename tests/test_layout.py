"""The layout is the one in README: every room is named there, and imports go one way."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import carte
from carte.engine.auction.contract import ContractDeal
from carte.engine.capture.game import CaptureDeal
from carte.engine.deal import Deal, View
from carte.engine.game import Game
from carte.games import load_module, load_toml
from carte.games.cirulla.deal import CirullaDeal
from carte.games.mediatore.deal import MediatoreDeal

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ROOMS = {path.stem for path in (ROOT / "carte").glob("[!_]*") if path.suffix in ("", ".py")}
"""The modules and packages of Carte; a package is one room, whatever it holds."""


@cache
def modules() -> list[tuple[str, ast.Module]]:
    """Return the syntax of all modules, each with the room that it belongs to."""
    paths = (ROOT / "carte").rglob("*.py")
    return [
        (room_of(*path.relative_to(ROOT).with_suffix("").parts), ast.parse(path.read_bytes()))
        for path in paths
    ]


def room_of(_carte: str, room: str, *inside: str) -> str:
    """Return the room that a module belongs to, given by its names from ``carte`` on.

    What a tool does with one game alone stands in the game's room, in a module with the name of the
    tool: that is of the tool.
    """
    own = inside[1] if room == "games" and len(inside) > 1 else ""
    return own if own in ROOMS else room


def imported(module: ast.Module) -> Iterator[str]:
    """Yield the rooms that a module cannot be imported without.

    What is imported for types only, or inside a function, such as what draws a card, may look back.
    """
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("carte."):
            yield room_of(*str(node.module).split("."))


def rooms_behind() -> dict[str, set[str]]:
    """Return which other rooms each room needs."""
    found: dict[str, set[str]] = defaultdict(set)
    for room, module in modules():
        found[room] |= {*imported(module)} - {room}
    del found["__init__"]
    return found


def layers() -> list[list[str]]:
    """Return the rooms of each layer that README names, the lowest first."""
    (line,) = re.findall(r"^Imports go one way: (.+) ← book\.$", README, re.MULTILINE)
    return [layer.split(", ") for layer in line.split(" ← ")]


def test_imports_go_one_way_through_the_layers() -> None:
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
                behind[room].add(room_of(*str(node.module).split(".")))
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
    layout = README.partition("## Layout")[2].partition("\n## ")[0]
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


def outside_the_games() -> Iterator[tuple[str, ast.Module]]:
    """Yield the names of the modules that are in no room of a game, with their syntax."""
    for path in (ROOT / "carte").rglob("*.py"):
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith("carte/games/"):
            yield name, ast.parse(path.read_bytes())


def test_what_is_of_one_game_is_imported_by_its_room_alone() -> None:
    rooms = {path.name for path in (ROOT / "carte/games").iterdir() if (path / "game.py").exists()}
    assert len(rooms) == len(carte.GAMES)
    inside = re.compile(rf"carte\.games\.(?:{'|'.join(rooms)})\b")
    importing = [
        name
        for name, module in outside_the_games()
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and inside.match(str(node.module))
    ]
    assert importing == []


@cache
def words_of_one_game() -> re.Pattern[str]:
    """Return what finds the words that the glossary of one game's room has."""
    files = [load_toml(slug, "glossary.toml") for slug in carte.GAMES]
    terms = [term for file in files for term in file.get("term", ())]
    terms += [term for file in files for group in file.get("group", ()) for term in group["term"]]
    words = {term["it"] for term in terms} - {*OF_SEVERAL} | {"declared?", "declarations?"}
    return re.compile(rf"(?<![a-z])(?:{'|'.join(words)})(?![a-z])", re.IGNORECASE)


OF_SEVERAL = {
    "scopa": "a sweep, in any game of captures",
    "monte": "cards that an auction leaves aside, as the engine has them",
}
"""Words of a room that are words of the engine, too, with what they mean there."""

ALLOWED = {
    "the notation of cards and moves is one for all games": {
        "carte/__init__.py",
        "carte/engine/cards.py",
        "carte/engine/moves.py",
        "carte/formats/position_code.py",
        "carte/language/names.py",
        "carte/language/typed.py",
        "carte/replay/claims.py",
    },
    "what an old edition wrote is read for ever": {"carte/formats/edition_1.py"},
    "games of captures share prizes, and their rules": {
        "carte/engine/capture/prizes.py",
        "carte/engine/capture/statements.py",
        "carte/quiz/themes.py",
    },
    "a signal goes with a lead in any game of tricks": {
        "carte/board/replies.py",
        "carte/players/signals.py",
    },
    "a rule, a source and a group of buttons have such names": {
        "carte/engine/rulebook.py",
        "carte/front/words/table.py",
        "carte/play/advice/tricks.py",
        "carte/quiz/fresh/rounds.py",
    },
    "a heuristic weighs what a game lets a player declare": {
        "carte/players/heuristic.py",
        "carte/players/heuristic_captures.py",
    },
    "a hand that lies open is drawn as one": {"carte/quiz/setting.py"},
}
"""The modules in which words of one game may stand, by the reason."""


def test_a_word_of_one_game_stands_in_its_room_alone() -> None:
    """Docstrings, the usual values of parameters, and texts for the reader are free."""
    using = {name for name, module in outside_the_games() if has_word_of_one_game(module)}
    assert using == {name for some in ALLOWED.values() for name in some}


def has_word_of_one_game(module: ast.Module) -> bool:
    """Return whether a module uses a word of one game."""
    texts = (re.sub("[_-]", " ", text) for text in names_and_strings(module))
    return any(words_of_one_game().search(text) for text in texts)


def names_and_strings(module: ast.Module) -> Iterator[str]:
    """Yield the names that a module uses, and its strings that are neither docs nor messages."""
    free: set[ast.AST | None] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Expr):
            free.add(node.value)
        elif isinstance(node, ast.arguments):
            free |= {*node.defaults, *node.kw_defaults}
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in MESSAGES:
            free |= {*node.args}
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in free:
            yield node.value
        for field in ("id", "attr", "name", "arg"):
            if isinstance(name := getattr(node, field, None), str):
                yield name


MESSAGES = {"_", "N_", "ngettext", "pgettext"}


def test_what_a_tool_asks_of_rooms_is_there_and_what_rooms_have_is_asked_for() -> None:
    asked = {
        (tool, name)
        for _room, module in modules()
        for tool, name in re.findall(r"own='(\w+)\.(\w+)'", ast.unparse(module))
    } | ASKED_BY_SLUG
    had = {
        (tool, name)
        for tool in ROOMS | {"quarrels"}
        for slug in carte.GAMES
        for name in getattr(load_module(slug, tool), "__all__", ())
    }
    assert asked <= had
    assert {tool for tool, _name in had} == {tool for tool, _name in asked} | {"reference"}


ASKED_BY_SLUG = {("lessons", "CHOICES"), ("board", "VERBS")}
"""What a tool takes from all rooms at once."""


def kinds_of(base: type[object]) -> Iterator[str]:
    """Yield the names of a class and of all that extend it."""
    yield base.__name__
    extending: list[type[object]] = type.__subclasses__(base)
    for kind in extending:
        yield from kinds_of(kind)


def test_games_say_what_they_have_and_hardly_a_tool_asks_what_kind_they_are() -> None:
    assert [carte.game(slug) for slug in carte.GAMES]  # their kinds are there from now on
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
