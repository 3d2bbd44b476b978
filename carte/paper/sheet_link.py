"""Read which sheet a link wants; its name says it (``carte.formats.sheet_name``).

>>> from carte.paper.sheet_link import read
>>> wanted = read("deals.scopa.4.17.italian")
>>> wanted.game, wanted.deals, wanted.seed
(game('scopa'), 4, 17)
>>> str(wanted)
'deals.scopa.4.17.italian'
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from carte.engine.game import Game
from carte.engine.reading import NAMES, TEXT, integer, one_of, saferepr
from carte.evening.link import from_code as evening_of
from carte.formats.house_code import from_house_code
from carte.formats.sheet_name import KINDS, OF_A_HOUSE, Wanted
from carte.games import GAMES, game
from carte.language import _
from carte.lessons.own import from_code
from carte.pack.faces import SKINS
from carte.quiz.search import tricky_themes

__all__ = ["BOTH", "MOST_DEALS", "InvalidSheet", "read"]

BOTH = "both"
MOST_DEALS = 12
LARGEST_SEED = 999_999

_NUMBER = re.compile(r"[0-9]{1,6}")


class InvalidSheet(ValueError):
    """A text that names no sheet; the message says what is expected."""


def read(text: object, house: object = None) -> Wanted:
    """Return the sheet that a text names, by the ``house`` rules unless it has its own.

    Raises ``InvalidSheet`` if it names none, and ``InvalidHouse`` or ``InvalidOption`` for faulty
    house rules or levels.
    """
    kind, *words = TEXT.read(text, "sheet", InvalidSheet).split(".")
    if kind not in KINDS:
        words = _("{text} is not a sheet; the sheets are {known}")
        raise InvalidSheet(words.format(text=saferepr(text), known=", ".join(KINDS)))
    names = KINDS[kind]
    own = words[len(names) :] if kind in OF_A_HOUSE else []
    if len(words) - len(own) != len(names) or len(own) > 1:
        expected = ".".join([kind, *names])
        instead = _("{text} is not a sheet; write {expected}")
        raise InvalidSheet(instead.format(text=saferepr(text), expected=expected))
    given = dict(zip(names, words, strict=False))
    played = _played(given, own, house if kind in OF_A_HOUSE else None)
    return Wanted(
        kind,
        played,
        _of(tricky_themes(played.slug), given, "theme") if "theme" in given else "",
        _number(given, "deals", 1, MOST_DEALS) if "deals" in given else 1,
        _number(given, "seed", 0, LARGEST_SEED) if "seed" in given else 0,
        _of(_skins(kind), given, "skin") if "skin" in given else "italian",
        given.get("levels", ""),
        given.get("plan", ""),
    )


def _skins(kind: str) -> Sequence[str]:
    return (BOTH, *SKINS) if kind == "pack" else (*SKINS,)


def _played(given: Mapping[str, str], own: Sequence[str], house: Any) -> Game:
    """Return the game of a sheet: the one named, that of its levels, or the first of an evening."""
    if "levels" in given:
        return from_code(given["levels"]).game
    if "plan" in given:
        return evening_of(given["plan"]).games[0]
    return _game(given.get("game", GAMES[0]), own, house)


def _game(slug: str, own: Sequence[str], house: Any) -> Game:
    """Return a game under the house rules of a code, or else under those of a house."""
    one_of(GAMES).read(slug, "game", InvalidSheet)
    if own:
        named = {one.slug: one for one in from_house_code(own[0])}
        return named.get(slug) or game(slug)
    if house is not None and not NAMES.fits(house):
        raise InvalidSheet(f"{saferepr(house)} are no house rules; give names and values")
    return game(slug, **(house or {}))


def _of(known: Sequence[str], given: Mapping[str, str], name: str) -> str:
    return str(one_of(known).read(given[name], name, InvalidSheet))


def _number(given: Mapping[str, str], name: str, least: int, most: int) -> int:
    text = given[name]
    number = int(text) if _NUMBER.fullmatch(text) else text
    return int(integer(least, most).read(number, name, InvalidSheet))
