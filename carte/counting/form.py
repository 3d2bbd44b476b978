"""What is asked of who counts a deal, besides the cards: sweeps, bonuses, the contract, names."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

import carte
from carte.counting import one_deal_decides
from carte.engine.game import Game
from carte.language import _

__all__ = ["Names", "facts_of", "form_of", "game_of", "names_in"]

LONGEST_NAME = 24
"""Characters of a player's name."""

_LAST_TRICK = "last-trick"
"""The rule of games in which it counts who has won the last trick."""


class Names(NamedTuple):
    """Who plays: each seat, each side that scores, and the two piles that are counted."""

    seats: tuple[str, ...]
    sides: tuple[str, ...]
    piles: tuple[str, ...]


# -------------------------------------------------------------------------------- game and names


def game_of(message: Mapping[str, Any]) -> Game:
    """Return the game that a question names under ``game``, with its house rules in ``options``.

    Raises ``ValueError`` that says what is wrong.
    """
    slug, options = message.get("game"), message.get("options", {})
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise ValueError(f"{options!r} are no house rules; give names and values")
    return carte.game(str(slug), **options)


def names_in(game: Game, message: Mapping[str, Any]) -> Names:
    """Return the names in a question; who has none there is called as usual."""
    usual = _usual_names(game)
    given = message.get("names")
    if given is None:
        seats = usual
    elif isinstance(given, list):
        said = [str(name).strip()[:LONGEST_NAME] for name in given]
        seats = tuple(name or other for name, other in zip_longest(said[: game.seats], usual))
    else:
        raise ValueError(f"{given!r} are no names; give a list of them")
    sides = _sides(game, seats, usual)
    return Names(seats, sides, _piles(game, sides))


def _usual_names(game: Game) -> tuple[str, ...]:
    if game.seats == 2:
        return _("You"), _("The other player")
    others = [_("Player {number}").format(number=seat) for seat in range(2, game.seats + 1)]
    return _("You"), *others


def _sides(game: Game, seats: tuple[str, ...], usual: tuple[str, ...]) -> tuple[str, ...]:
    if game.sides == game.seats:
        return seats
    if seats[0] == usual[0]:  # who still goes by "You" reads of an own side
        return _("Us"), _("Them")
    pairs = (seats[side :: game.sides] for side in range(game.sides))
    return tuple(_("{one} and {other}").format(one=one, other=other) for one, other in pairs)


def _piles(game: Game, sides: tuple[str, ...]) -> tuple[str, ...]:
    if game.has_auction:
        return _("Declarer’s side"), _("Opponents")
    return sides


# ---------------------------------------------------------------------------------------- form


def form_of(game: Game, message: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return what is asked in a game, as plain data.

    ``steppers`` are counted by side, ``contract`` is the bids, each with what a second seat is to
    it, and whether the last trick counts; ``alone`` tells whether the primiera can be counted
    alone, ``one_deal`` whether one deal is a match.
    """
    names = names_in(game, message or {})
    return {
        "seats": list(names.seats),
        "sides": list(names.sides),
        "piles": list(names.piles),
        "steppers": [{"name": tally.name, "text": tally.text} for tally in game.tallies],
        "contract": _contract(game) if game.bids else None,
        "alone": "primiera" in game.items,
        "one_deal": one_deal_decides(game),
    }


def _contract(game: Game) -> dict[str, Any]:
    return {
        "bids": [{"value": bid.value, "text": bid.name, "second": bid.second} for bid in game.bids],
        "last_trick": _LAST_TRICK in game.rulebook,
    }


# --------------------------------------------------------------------------------------- facts


def facts_of(game: Game, message: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a question tells besides the piles, as ``carte.counting.count`` takes it."""
    if game.bids:
        return _facts_of_contract(game, message)
    counts = _counts(message)
    known = {tally.name for tally in game.tallies}
    return game.tallied({name: pair for name, pair in counts.items() if name in known})


def _counts(message: Mapping[str, Any]) -> dict[str, list[int]]:
    steppers = message.get("steppers") or {}
    if not isinstance(steppers, Mapping) or not all(map(_is_pair, steppers.values())):
        raise ValueError(f"{steppers!r} are no counts; give two numbers, 0 or more, for each name")
    return {str(name): list(pair) for name, pair in steppers.items()}


def _is_pair(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(type(number) is int and 0 <= number <= 40 for number in value)
    )


def _facts_of_contract(game: Game, message: Mapping[str, Any]) -> dict[str, Any]:
    second = {bid.value: bid.second for bid in game.bids}
    bid = str(message.get("bid") or game.bids[0].value)
    facts: dict[str, Any] = {"bid": bid, "declarer": message.get("declarer") or 0}
    if second.get(bid):
        facts["partner"] = message.get("partner")
    if _LAST_TRICK in game.rulebook:
        last = message.get("last_trick")
        if last not in (None, 0, 1):
            raise ValueError(f"{last!r} has not won the last trick; give 0, 1 or null")
        facts["last_trick"] = last
    return facts
