"""The articles as their file has them: what each asks and answers, read without asking any game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from carte.engine.game import Game
from carte.engine.reading import saferepr
from carte.language.data_files import data_in

__all__ = [
    "GROUPS",
    "Asked",
    "Ruling",
    "asked",
    "asked_in",
    "file_of",
    "is_named",
    "ruling",
    "unknown_article",
]

GROUPS = ("all", "capture", "tricks")
"""The names for several games, of which an article may name one."""


class Ruling(NamedTuple):
    """What is done if it was ``noticed`` at that moment; "" where that makes no difference."""

    says: str
    noticed: str


class Asked(NamedTuple):
    """What an article asks, its rulings, and what holds elsewhere or nowhere.

    ``is_sourced`` unless this book alone decides it.
    """

    id: str
    asks: str
    rulings: tuple[Ruling, ...]
    houses: tuple[str, ...]
    wrong: tuple[str, ...]
    is_sourced: bool


def asked(id_: str) -> Asked:
    """Return what an article asks; raises ``ValueError`` for an unknown one."""
    entry = _entries().get(id_)
    if entry is None:
        raise unknown_article(id_)
    return Asked(
        id_,
        entry["asks"],
        tuple(map(ruling, entry["rulings"])),
        tuple(entry.get("houses", ())),
        tuple(entry.get("wrong", ())),
        bool(entry.get("sources")),
    )


def unknown_article(id_: str) -> ValueError:
    """Return the complaint that no article has this id."""
    first, *_others, last = _entries()
    return ValueError(f"there is no article {saferepr(id_)}; there are {first} to {last}")


def asked_in(game: Game) -> list[str]:
    """Return the ids of the articles that hold in a game, in order."""
    return [id_ for id_, entry in _entries().items() if is_named(game, entry["games"])]


def ruling(entry: Mapping[str, str]) -> Ruling:
    """Return a ruling from plain data."""
    return Ruling(entry.get("says", ""), entry.get("noticed", ""))


def is_named(game: Game, names: list[str]) -> bool:
    """Return whether a game is among games that are named singly or as a group."""
    return not {game.slug, "all", "capture" if game.has_table else "tricks"}.isdisjoint(names)


def file_of(name: str) -> dict[str, Any]:
    """Return what a file of this room holds."""
    from importlib.resources import files  # in a page, Carte is in a zip

    return data_in(files(__package__) / f"{name}.toml")


@cache
def _entries() -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in file_of("articles")["article"]}
