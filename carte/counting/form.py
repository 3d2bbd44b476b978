"""The form for counting a deal, besides the cards: sweeps, bonuses, the contract, names."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

import carte
from carte.counting import one_deal_decides, piles_in
from carte.counting.items import GivenItems
from carte.engine.cards import PACK, cards_of, mask_of
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule
from carte.engine.phrases import clauses, together
from carte.engine.reading import NAMES, TEXT, dict_of, integer, list_of, name_in, optional, saferepr
from carte.engine.scoring import Asked
from carte.front.widget import Unanswerable
from carte.language import _

if TYPE_CHECKING:
    from carte.counting import messages

__all__ = ["Names", "as_seen", "facts_of", "form_of", "game_of", "names_in", "out_of", "read_facts"]

_NAMES = list_of(TEXT)
_COUNTED = integer(0, 40)
_BID = optional(TEXT)
_STEPPERS = dict_of(list_of(_COUNTED))
_ITEMS = dict_of(list_of(optional(integer(0, 200))))

"""The rule of games in which the last trick counts."""


class Names(NamedTuple):
    """The names of each seat, each side that scores, and the piles to count."""

    seats: tuple[str, ...]
    sides: tuple[str, ...]
    piles: tuple[str, ...]


# -------------------------------------------------------------------------------- game and names


def game_of(message: Mapping[str, Any]) -> Game:
    """Return the game that a question names under ``game``, with its house rules in ``options``.

    The form does not ask for house rules that change no count: if usual, or impossible with the
    others, they are left to these. Raises ``ValueError``, which says what is wrong.
    """
    slug, options = message.get("game"), message.get("options", {})
    if not NAMES.fits(options):
        raise Unanswerable(f"{saferepr(options)} are no house rules; give names and values")
    usual = carte.game(TEXT.read(slug, "game", Unanswerable))
    all_ = {**usual.options, **options}
    unasked = [rule for rule in usual.HOUSE_RULES if not rule.counts]
    left_out = {rule.name for rule in unasked if _follows_others(rule, all_)}
    return carte.game(
        usual.slug, **{name: options[name] for name in options if name not in left_out}
    )


def _follows_others(rule: HouseRule, options: Mapping[str, Any]) -> bool:
    return options[rule.name] == rule.usual or not rule.goes_with(options)


def names_in(game: Game, message: Mapping[str, Any]) -> Names:
    """Return the names in a request, with the usual ones where it has none."""
    usual = _usual_names(game)
    given = message.get("names")
    if given is None:
        seats = usual
    elif _NAMES.fits(given):
        typed = [*map(name_in, given)]
        seats = tuple(name or other for name, other in zip_longest(typed[: game.seats], usual))
    else:
        raise Unanswerable(f"{saferepr(given)} are no names; give a list of them")
    sides = _sides(game, seats, usual)
    return Names(seats, sides, _piles(game, sides))


def as_seen() -> tuple[str, str]:
    """Return the names of the reader and the other of two, which only the reader would use."""
    return _("You"), _("The other player")


def _usual_names(game: Game) -> tuple[str, ...]:
    you, other = as_seen()
    if game.seats == 2:
        return you, other
    others = [_("Player {number}").format(number=seat) for seat in range(2, game.seats + 1)]
    return you, *others


def _sides(game: Game, seats: tuple[str, ...], usual: tuple[str, ...]) -> tuple[str, ...]:
    if game.sides == game.seats:
        return seats
    if seats[0] == usual[0]:  # a reader still called "You" has an own side
        return _("Us"), _("Them")
    return tuple(together(seats[side :: game.sides]) for side in range(game.sides))


def _piles(game: Game, sides: tuple[str, ...]) -> tuple[str, ...]:
    if game.has_auction:
        return _("Declarer’s side"), _("Opponents")
    return sides


# ---------------------------------------------------------------------------------------- form


def form_of(game: Game, message: Mapping[str, Any] | None = None) -> messages.CountForm:
    """Return the form of a game, as plain data.

    ``steppers`` are counted by side, ``contract`` is the bids, each with the role of a second seat
    in it, and whether the last trick counts; ``last_trick`` is whether it does without a contract,
    ``alone`` whether the primiera can be counted alone, ``one_deal`` whether one deal is a match,
    ``out`` the cards not in play.
    ``asked`` lists the items of a deal counted without cards, ``legend`` the worth of each item,
    ``house`` the house rules of the table, "" for the book's.
    """
    names = names_in(game, message or {})
    return {
        "seats": list(names.seats),
        "sides": list(names.sides),
        "piles": list(names.piles),
        "steppers": [{"name": tally.name, "text": tally.text} for tally in game.tallies],
        "contract": _contract(game) if game.bids else None,
        "last_trick": game.counts_last_trick and not game.bids,
        "alone": "primiera" in game.items,
        "asked": [*map(_asked, game.asked)],
        "legend": _legend(game),
        "house": _house(game),
        "one_deal": one_deal_decides(game),
        "out": out_of(game),
    }


def _asked(item: Asked) -> messages.AskedItem:
    return {
        "name": item.name,
        "text": item.text,
        "amounts": [*item.amounts],
        "shared": item.shared,
        "always": item.always,
        "seldom": item.seldom,
    }


def out_of(game: Game) -> list[str]:
    """Return the cards of forty that this table plays without."""
    return [str(card) for card in cards_of(mask_of(PACK) & ~game.pack)]


def _legend(game: Game) -> list[str]:
    """Return the worth of each item, in a few words; payments follow from the contract."""
    counting = [asked for asked in game.asked if asked.name in game.items and not asked.shared]
    amounts = [(asked.text, {asked.amounts[0], asked.amounts[-1]}) for asked in counting]
    amounts += [(tally.text, {tally.worth(game)}) for tally in game.tallies]
    words = _("{item}: {points}")
    return [
        words.format(item=text, points="–".join(map(str, sorted(two)))) for text, two in amounts
    ]


def _house(game: Game) -> str:
    """Return the house rules of the table that differ from the book's.

    A sheet is the record of a table, whatever its form asks.
    """
    rules = clauses(game.house_rules[name].sentence(value) for name, value in game.chosen.items())
    return _("House rules: {rules}.").format(rules=rules) if rules else ""


def _contract(game: Game) -> messages.ContractForm:
    return {
        "bids": [{"value": bid.value, "text": bid.name, "second": bid.second} for bid in game.bids],
        "last_trick": game.counts_last_trick,
    }


# --------------------------------------------------------------------------------------- facts


def facts_of(game: Game, message: Mapping[str, Any]) -> dict[str, Any]:
    """Return the facts in a request besides the piles, as ``carte.counting.count`` takes them."""
    if game.bids:
        return _facts_of_contract(game, message)
    counts = _counts(game, message)
    known = {tally.name for tally in game.tallies}
    tallied = game.tallied({name: pair for name, pair in counts.items() if name in known})
    return {**tallied, **_last_trick(game, message)}


def read_facts(game: Game, message: Mapping[str, Any]) -> GivenItems:
    """Return the numbers for each item in a request: one for each pile, or None so far."""
    items: GivenItems = _ITEMS.read(message.get("items") or {}, "items", Unanswerable)
    if any(len(numbers) != piles_in(game) for numbers in items.values()):
        raise Unanswerable(f"items={saferepr(items)}: give {piles_in(game)} numbers for each name")
    return items


def _counts(game: Game, message: Mapping[str, Any]) -> dict[str, list[int]]:
    steppers, piles = message.get("steppers") or {}, piles_in(game)
    if not _STEPPERS.fits(steppers) or any(len(some) != piles for some in steppers.values()):
        words = f"are no counts; give {piles} numbers, 0 to 40, for each name"
        raise Unanswerable(f"{saferepr(steppers)} {words}")
    return {name: list(pair) for name, pair in steppers.items()}


def _facts_of_contract(game: Game, message: Mapping[str, Any]) -> dict[str, Any]:
    """Return the contract as far as given; a declarer who is their own partner has played alone."""
    second = {bid.value: bid.second for bid in game.bids}
    bid, declarer, partner = (message.get(name) for name in ("bid", "declarer", "partner"))
    facts: dict[str, Any] = {"bid": _BID.read(bid, "bid", Unanswerable), "declarer": declarer}
    if None not in (bid, declarer, partner) and second.get(str(bid)):
        facts["partner"] = None if partner == declarer else partner
    return {**facts, **_last_trick(game, message)}


def _last_trick(game: Game, message: Mapping[str, Any]) -> dict[str, int | None]:
    """Return the pile that the last trick went to, if that counts; None if unknown."""
    if not game.counts_last_trick:
        return {}
    last = message.get("last_trick")
    most = piles_in(game) - 1
    if last is not None and not integer(0, most).fits(last):
        raise Unanswerable(
            f"{saferepr(last)} has not won the last trick; give 0 to {most}, or null"
        )
    return {"last_trick": last}
