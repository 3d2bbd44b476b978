"""The games, a room each; ``game`` finds one by its slug."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache, wraps
from importlib import import_module
from keyword import iskeyword
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeVar, overload

from carte.engine.deal import Deal
from carte.engine.edition import check_edition, check_numbers
from carte.engine.game import Game
from carte.engine.kinds import module_in
from carte.engine.position import KINDS_OF_FACT, InvalidPosition
from carte.engine.reading import NAMES, NUMBER, TEXT, read, saferepr
from carte.language import N_, _, cached_per_language
from carte.language.data_files import data_in

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from types import ModuleType

__all__ = [
    "GAMES",
    "UnknownGame",
    "cached_per_registry",
    "from_json",
    "game",
    "given_game",
    "in_order",
    "load_module",
    "load_toml",
    "register",
    "room",
    "slugs_in_order",
    "usual_game",
]

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


class _Unread(NamedTuple):
    """A game of the book until somebody asks for it: its class, and what that says of its place."""

    kind: str
    place_in_book: int


_KINDS: dict[str, type[Game] | _Unread] = {
    "scopa": _Unread("Scopa", 20),
    "scopone": _Unread("Scopone", 30),
    "asso-piglia-tutto": _Unread("AssoPigliaTutto", 10),
    "cirulla": _Unread("Cirulla", 40),
    "briscola": _Unread("Briscola", 50),
    "briscola-chiamata": _Unread("BriscolaChiamata", 60),
    "tressette": _Unread("Tressette", 65),
    "mediatore": _Unread("Mediatore", 70),
}
"""The games by slug; those of the book are in the rooms of these names."""
_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class _Slugs(Sequence[str]):
    """The slugs of the registered games, always up to date."""

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[str, ...]: ...
    def __getitem__(self, place: int | slice) -> str | tuple[str, ...]:
        return tuple(_KINDS)[place]

    def __len__(self) -> int:
        return len(_KINDS)

    def __eq__(self, other: object) -> bool:
        return tuple(self) == other

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


GAMES: Sequence[str] = _Slugs()
"""The slugs of the games."""


def register(kind: type[Game]) -> None:
    """Register a game, or replace the one of its slug.

    Raises ``ValueError`` for anything but a class of games, for a game without a slug, or a house
    rule whose name is no keyword argument or stands there twice; for a game whose number in codes
    is that of another, or a house rule whose number is that of another one of its game; for a house
    rule that has the name of a method or property, or comes after a rule that the game does not
    have; and for a fact of its own of no kind that codes know.
    """
    _check_names(kind)
    check_numbers(kind.slug, {*_KINDS} | {kind.slug})
    for rule in kind.HOUSE_RULES:
        check_numbers(rule.name, [other.name for other in kind.HOUSE_RULES])
        found = getattr(kind, rule.name, None)
        if callable(found) or isinstance(found, (property, cached_property)):
            raise ValueError(
                f"{kind.slug} has a {rule.name!r} already: name the house rule otherwise"
            )
    for name, fact in kind.OWN_FACTS.items():
        if fact not in KINDS_OF_FACT:
            kinds = ", ".join(KINDS_OF_FACT)
            raise ValueError(f"{kind.slug}: the fact {name!r} is no {fact!r}; it may be {kinds}")
    kind.statements()
    _KINDS[kind.slug] = kind


def _check_names(kind: type[Game]) -> None:
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise ValueError(f"{saferepr(kind)} is no class of games: give one that extends another")
    slug = getattr(kind, "slug", None)
    if not isinstance(slug, str) or not _SLUG.fullmatch(slug):
        raise ValueError(
            f"{kind.__name__} has the slug {saferepr(slug)}: give small letters, digits and "
            "hyphens, such as 'asso-piglia-tutto'"
        )
    for rule in kind.HOUSE_RULES:
        if not rule.name.isidentifier() or iskeyword(rule.name):
            raise ValueError(
                f"{slug} has the house rule {saferepr(rule.name)}: give it a name that can be a "
                "keyword argument, such as 'fewest_cards'"
            )
    for name, times in Counter(rule.name for rule in kind.HOUSE_RULES).items():
        if times > 1:
            raise ValueError(f"{slug} has the house rule {name!r} {times} times: give it once")


def _kind(slug: str) -> type[Game]:
    """Return the class of a registered game, whose room is imported the first time."""
    kind = _KINDS[slug]
    if isinstance(kind, _Unread):
        found: type[Game] = getattr(import_module(f"{_package(slug)}.game"), kind.kind)
        return found
    return kind


def _package(slug: str) -> str:
    """Return the package that is the room of a game: that of the class that declares its slug."""
    kind = _KINDS[slug]
    if isinstance(kind, _Unread):
        return f"{__name__}.{slug.replace('-', '_')}"
    declaring = next(each for each in kind.__mro__ if "slug" in vars(each))
    return declaring.__module__.rpartition(".")[0]


def are_those_of_the_book() -> bool:
    """Return whether the games are those of the book, and no other is registered."""
    return all(isinstance(kind, _Unread) for kind in _KINDS.values())


def in_order(games: Iterable[Game]) -> tuple[Game, ...]:
    """Return games in the order of the book, in which they are learned."""
    return tuple(sorted(games, key=attrgetter("place_in_book")))


def slugs_in_order() -> tuple[str, ...]:
    """Return the slugs of the games in that order."""
    return tuple(sorted(_KINDS, key=lambda slug: _KINDS[slug].place_in_book))


def cached_per_registry(function: Callable[P, R]) -> Callable[P, R]:
    """Return a function that remembers its results for as long as games and language are the same.

    It replaces ``functools.cache`` where a result depends on the registered games.
    """

    @cache
    def among(_games: tuple[type[Game], ...]) -> Callable[P, R]:
        return cached_per_language(function)

    @wraps(function)
    def found(*args: P.args, **kwargs: P.kwargs) -> R:
        return among(tuple(_KINDS.values()))(*args, **kwargs)

    return found


class UnknownGame(ValueError):
    """A slug that is no game's."""


def game(slug: str, /, **options: object) -> Game:
    """Return a game under its house rules: ``game("scopa", target=21)``.

    Raises ``UnknownGame`` or ``InvalidOption``, both ``ValueError``, which name the valid ones.
    """
    if not isinstance(slug, str) or slug not in _KINDS:
        words = _("there is no game {slug}; the games are {known}")
        raise UnknownGame(words.format(slug=saferepr(slug), known=", ".join(GAMES)))
    try:
        return _under(_kind(slug), **options)
    except TypeError:  # an unhashable value, which no house rule has
        return _kind(slug)(**options)


def given_game(given: str | Game, house_rules: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """Return the slug and the house rules of a game that is given by its slug, or as it is."""
    if isinstance(given, Game):
        return given.slug, {**given.chosen, **house_rules}
    return given, dict(house_rules)


def usual_game(given: Game | T) -> str | T:
    """Return the slug of a game, for what has its usual rules alone; all else is left as it is."""
    if not isinstance(given, Game):
        return given
    if given.chosen:
        raise ValueError(
            f"{given!r} has house rules; here are the usual ones alone: give {given.slug!r}"
        )
    return given.slug


@lru_cache(maxsize=512, typed=True)
def _under(kind: type[Game], /, **options: object) -> Game:
    """Return the one game of a kind under these house rules, shared since it never changes."""
    return kind(**options)


def room(slug: str) -> Traversable:
    """Return the folder of a game, which holds its cases, its course, and its deals to watch.

    That is where its slug is declared: a game that adds house rules shares the room of the one it
    extends. A module in no package, or a notebook, has no room: the folder returned is empty.
    """
    from importlib.resources import files  # in a page, Carte is in a zip

    package = _package(slug)
    return files(package) if package else Path(os.devnull)


def load_toml(slug: str, name: str) -> Mapping[str, Any]:
    """Return the data of a TOML file in the room of a game; empty where there is no such file."""
    file = room(slug) / name
    return data_in(file) if file.is_file() else {}


def load_module(slug: str, name: str) -> ModuleType | None:
    """Return a module in the room of a game, None where there is none.

    It has the name of the tool whose part of this game it is, and is imported when that asks for
    it: ``load_module("cirulla", "lessons")`` are the questions of that game alone.
    """
    return module_in(_package(slug), name)


_DEAL = {"edition": NUMBER, "game": TEXT, "options": NAMES, "position": NAMES}


def from_json(data: Mapping[str, Any]) -> Deal:
    """Return the deal that ``deal.to_json()`` wrote down.

    Raises the ``ValueError`` that fits the fault: ``UnknownGame``, ``InvalidPosition``, …
    """
    entry = read(
        data, _DEAL, N_("deal in JSON"), InvalidPosition, needs=("game", "options", "position")
    )
    check_edition(entry.get("edition", 1))
    return game(entry["game"], **entry["options"]).position(**entry["position"])
