"""The games, a room each; ``game`` finds one by its slug."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache, wraps
from keyword import iskeyword
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, overload

from carte.engine.deal import Deal
from carte.engine.edition import check_edition, check_numbers
from carte.engine.game import Game
from carte.engine.kinds import module_beside
from carte.engine.position import KINDS_OF_FACT, InvalidPosition
from carte.engine.reading import NAMES, NUMBER, TEXT, read, saferepr
from carte.games.asso_piglia_tutto.game import AssoPigliaTutto
from carte.games.briscola.game import Briscola
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.games.cirulla.game import Cirulla
from carte.games.mediatore.game import Mediatore
from carte.games.scopa.game import Scopa
from carte.games.scopone.game import Scopone
from carte.language import N_, _, cached_per_language

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from types import ModuleType

__all__ = [
    "GAMES",
    "UnknownGame",
    "cached_per_registry",
    "from_json",
    "game",
    "in_order",
    "load_module",
    "load_toml",
    "register",
    "room",
]

P = ParamSpec("P")
R = TypeVar("R")

_KINDS: dict[str, type[Game]] = {}
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


for _kind in (
    Scopa,
    Scopone,
    AssoPigliaTutto,
    Cirulla,
    Briscola,
    BriscolaChiamata,
    Mediatore,
):
    register(_kind)


def in_order(games: Iterable[Game]) -> tuple[Game, ...]:
    """Return games in the order of the book, in which they are learned."""
    return tuple(sorted(games, key=attrgetter("place_in_book")))


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
        words = _("there is no game {slug}; there are {known}")
        raise UnknownGame(words.format(slug=saferepr(slug), known=", ".join(GAMES)))
    try:
        return _under(_KINDS[slug], **options)
    except TypeError:  # an unhashable value, which no house rule has
        return _KINDS[slug](**options)


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

    package = _declaring(slug).__module__.rpartition(".")[0]
    return files(package) if package else Path(os.devnull)


def _declaring(slug: str) -> type[Game]:
    """Return the class that declares a slug: that of the game, or the one that it extends."""
    return next(kind for kind in _KINDS[slug].__mro__ if "slug" in vars(kind))


def load_toml(slug: str, name: str) -> Mapping[str, Any]:
    """Return the data of a TOML file in the room of a game; empty where there is no such file."""
    import tomllib

    file = room(slug) / name
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def load_module(slug: str, name: str) -> ModuleType | None:
    """Return a module in the room of a game, None where there is none.

    It has the name of the tool whose part of this game it is, and is imported when that asks for
    it: ``load_module("cirulla", "lessons")`` are the questions of that game alone.
    """
    return module_beside(_declaring(slug), name)


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
