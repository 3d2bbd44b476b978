"""What one pile brings to each item of a score: the cards that count, what each counts, the sum."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from carte.engine.capture.prizes import ALL_DENARI, best_of_suits, napola, primiera, run_of_denari
from carte.engine.cards import MASKS, OF_SUIT, PACK, SETTEBELLO, SUITS, Card, Suit, cards_of
from carte.engine.tricks.game import TrickGame
from carte.games.cirulla.game import GRANDE
from carte.games.scopa.game import RE_BELLO
from carte.language import _

__all__ = ["PARTS", "Addend", "Part", "points_of"]


class Addend(NamedTuple):
    """One term of a sum: a card, or None for something that is no card, and what it counts.

    ``number`` is None where the card belongs to a set that counts only as a whole.
    """

    card: Card | None
    number: int | None


class Part(NamedTuple):
    """What one pile brings to an item; ``total`` is what is compared, or scored."""

    addends: tuple[Addend, ...]
    total: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """How an item is counted: what a side's pile brings, and the tail of the rule that decides."""

    part: Callable[[int, int], Part]
    rule: Callable[[Sequence[Part]], str]
    may_tie: bool = False
    shown: Callable[[Part], str] = lambda part: str(part.total)


def each(pile: int, number: int = 1) -> tuple[Addend, ...]:
    """Return the cards of a pile, each counting the same."""
    return tuple(Addend(card, number) for card in cards_of(pile))


def _some(of: int, tail: str, *, may_tie: bool = False) -> Callable[[Any, Any], Item]:
    """An item for which each card of a kind counts 1."""

    def part(_side: int, pile: int) -> Part:
        return Part(each(pile & of), (pile & of).bit_count())

    return lambda game, deal: Item(part, lambda parts: tail, may_tie)


def _primiera(game: Any, deal: Any) -> Item:
    missing_suit = game.primiera_missing_suit

    def part(_side: int, pile: int) -> Part:
        best = best_of_suits(pile)
        found = [Addend(PACK[card.bit_length() - 1], points) for card, points in best if card]
        lacking = [suit for suit, (card, _points) in zip(SUITS, best, strict=True) if not card]
        return Part(tuple(found), primiera(pile, missing_suit), _lacks(lacking, missing_suit))

    return Item(
        part,
        lambda parts: "primiera-missing-suit" if any(one.note for one in parts) else "primiera",
        may_tie=True,
        shown=lambda one: str(one.total) if one.total else _("nothing"),
    )


def _lacks(suits: Sequence[Suit], missing_suit: str) -> str:
    if not suits:
        return ""
    words = (
        _("No {suits}: this pile cannot win it.")
        if missing_suit == "ineligible"
        else _("No {suits}: that counts nothing.")
    )
    return words.format(suits=", ".join(suit.name for suit in suits))


def _scope(game: Any, deal: Any) -> Item:
    def part(side: int, _pile: int) -> Part:
        return Part((Addend(None, 1),) * deal.scope[side], deal.scope[side])

    return Item(part, lambda parts: "sweep")


def _scored(item: str) -> Callable[[Any, Any], Item]:
    """An item of Cirulla that is scored before the end: the first table, declarations."""

    def of_deal(game: Any, deal: Any) -> Item:
        def part(side: int, _pile: int) -> Part:
            points = deal.scored[side].get(item, 0)
            return Part((Addend(None, points),) if points else (), points)

        return Item(part, lambda parts: item if item != "table" else "table-fifteen")

    return of_deal


def _denari_set(
    tail: str, members: Callable[[int], int], worth: Callable[[Any, int], int]
) -> Callable[[Any, Any], Item]:
    """An item for cards that count only together."""

    def of_game(game: Any, deal: Any) -> Item:
        def part(_side: int, pile: int) -> Part:
            points = worth(game, pile)
            found = tuple(Addend(card, None) for card in cards_of(members(pile)) if points)
            return Part(found, points)

        return Item(part, lambda parts: tail)

    return of_game


def _run(pile: int) -> int:
    """Return the denari in sequence from the asso up."""
    return sum(mask for mask in _DENARI[: run_of_denari(pile)])


_DENARI = tuple(mask for mask in MASKS if mask & OF_SUIT[0])


def _cards(game: Any, deal: Any) -> Item:
    def part(_side: int, pile: int) -> Part:
        return Part(each(pile), pile.bit_count())

    def rule(parts: Sequence[Part]) -> str:
        return "draw" if parts[0].total == parts[1].total else "most-cards"

    return Item(part, rule)


def _points(game: Any, deal: Any) -> Item:
    return Item(lambda side, pile: points_of(game, pile), lambda parts: "points")


def points_of(game: TrickGame, pile: int, bonus: int = 0) -> Part:
    """Return what the cards of a pile count in a trick game, the best first, and a bonus."""
    worth = [Addend(card, game.points(MASKS[card.index])) for card in cards_of(pile)]
    counting = sorted((one for one in worth if one.number), key=lambda one: -(one.number or 0))
    last = (Addend(None, bonus),) if bonus else ()
    return Part((*counting, *last), game.points(pile) + bonus)


PARTS: Mapping[str, Callable[[Any, Any], Item]] = {
    "carte": _some(sum(MASKS), "carte", may_tie=True),
    "denari": _some(ALL_DENARI, "denari", may_tie=True),
    "settebello": _some(MASKS[SETTEBELLO.index], "settebello"),
    "primiera": _primiera,
    "scopa": _scope,
    "re-bello": _some(MASKS[RE_BELLO], "re-bello"),
    "napola": _denari_set("napola", _run, lambda game, pile: napola(pile)),
    "table": _scored("table"),
    "barsega": _scored("barsega"),
    "decino": _scored("decino"),
    "grande": _denari_set("grande", lambda pile: GRANDE, lambda game, pile: game.grande(pile)),
    "piccola": _denari_set("piccola", _run, lambda game, pile: game.piccola(pile)),
    "cards": _cards,
    "points": _points,
}
"""How each item is counted, of a game and a finished deal."""
