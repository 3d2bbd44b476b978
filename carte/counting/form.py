"""What is asked of who counts a deal, besides the cards: sweeps, bonuses, the contract, names."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

import carte
from carte.board.score import item_name
from carte.counting import finished, one_deal_decides
from carte.engine.auction.game import ContractGame
from carte.engine.cards import PACK, cards, mask_of
from carte.engine.game import Game
from carte.engine.phrases import capital
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.games.cirulla.game import Cirulla
from carte.games.mediatore.game import Mediatore
from carte.language import N_, _
from carte.language.names import rank_name

__all__ = ["Names", "facts_of", "form_of", "game_of", "names_in"]

LONGEST_NAME = 24
"""Characters of a player's name."""


class Names(NamedTuple):
    """Who plays: each seat, each side that scores, and the two piles that are counted."""

    seats: tuple[str, ...]
    sides: tuple[str, ...]
    piles: tuple[str, ...]


class Bonus(NamedTuple):
    """Points of Cirulla that are scored before the end: an item, what to call it, an example."""

    item: str
    text: str
    example: str


BONUSES = {
    "table-fifteen": Bonus("table", N_("Dealer’s first table of 15"), "2D 3C 4S 6B"),
    "table-thirty": Bonus("table", N_("Dealer’s first table of 30"), "3D 8C 9S 10B"),
    "table-nine": Bonus("table", N_("Dealer’s first table of 9 or less"), "1D 2C 2S 3B"),
    "barsega": Bonus("barsega", N_("Barsega declared"), "1D 3C 4S"),
    "decino": Bonus("decino", N_("Decino declared"), "10D 10C 10S"),
}
"""The bonuses by the rule that grants them; what one is worth the game says of its example."""


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
    if isinstance(game, ContractGame):
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
    items = _items(game)
    return {
        "seats": list(names.seats),
        "sides": list(names.sides),
        "piles": list(names.piles),
        "steppers": _steppers(game, items),
        "contract": _contract(game) if isinstance(game, ContractGame) else None,
        "alone": "primiera" in items,
        "one_deal": one_deal_decides(game),
    }


def _items(game: Game) -> set[str]:
    """Return the items of which a score of this game may consist."""
    facts = {"bid": game.LADDER[0]} if isinstance(game, ContractGame) else {}
    deal = finished(game, [mask_of(PACK), 0], **facts)
    return {item for worth in game.items_of(deal) for item in worth}


def _steppers(game: Game, items: set[str]) -> list[dict[str, Any]]:
    found = [{"name": "scopa", "text": item_name("scopa")}] if "scopa" in items else []
    if isinstance(game, Cirulla):
        found += [
            {"name": tail, "text": _(bonus.text)}
            for tail, bonus in BONUSES.items()
            if _worth(game, tail)
        ]
    return found


def _worth(game: Cirulla, tail: str) -> int:
    """Return what a bonus scores, as the game says of an example; 0 where it is not played."""
    if tail not in game.rulebook:
        return 0
    bonus = BONUSES[tail]
    example = mask_of(cards(bonus.example))
    if bonus.item == "table":
        return game.table_points(example)
    return game.declarations.items(example)[bonus.item]


def _contract(game: ContractGame) -> dict[str, Any]:
    return {
        "bids": [
            {"value": bid, "text": _bid_name(game, bid), "second": _second(game, bid)}
            for bid in game.LADDER
        ],
        "last_trick": "last-trick" in game.rulebook,
    }


def _bid_name(game: ContractGame, bid: str) -> str:
    if isinstance(game, BriscolaChiamata):
        if bid in game.RANKS:
            return _("{Rank} (61 points)").format(Rank=capital(rank_name(int(bid))))
        return _("{points} points").format(points=bid)
    return capital(bid)


def _second(game: ContractGame, bid: str) -> str | None:
    """Return what another seat may be to a contract: its partner, or who gave the called card."""
    if game.has_giver(bid):
        return "giver"
    return "partner" if game.makes_partners(bid) else None


# --------------------------------------------------------------------------------------- facts


def facts_of(game: Game, message: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a question tells besides the piles, as ``carte.counting.count`` takes it."""
    if isinstance(game, ContractGame):
        return _facts_of_contract(game, message)
    counts = _counts(message)
    facts: dict[str, Any] = {}
    if "scopa" in _items(game):
        facts["scope"] = counts.pop("scopa", [0, 0])
    if isinstance(game, Cirulla):
        scored: list[dict[str, int]] = [{}, {}]
        for tail in BONUSES.keys() & counts.keys():
            item, worth = BONUSES[tail].item, _worth(game, tail)
            for side, number in enumerate(counts.pop(tail)):
                scored[side][item] = scored[side].get(item, 0) + number * worth
        facts["scored"] = scored
    return facts


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


def _facts_of_contract(game: ContractGame, message: Mapping[str, Any]) -> dict[str, Any]:
    bid = str(message.get("bid") or game.LADDER[0])
    facts: dict[str, Any] = {"bid": bid, "declarer": message.get("declarer") or 0}
    if bid in game.levels and _second(game, bid):
        facts["partner"] = message.get("partner")
    if isinstance(game, Mediatore):
        last = message.get("last_trick")
        if last not in (None, 0, 1):
            raise ValueError(f"{last!r} has not won the last trick; give 0, 1 or null")
        facts["last_trick"] = last
    return facts
