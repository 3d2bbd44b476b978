"""Find who has the primiera by as few cards as possible: sevens first, then what still matters.

>>> import carte
>>> scopa = carte.game("scopa")
>>> decided(scopa, ("", "")).cards
(Card('7D'), Card('7C'), Card('7S'), Card('7B'))
>>> decided(scopa, ("7D 7C 7S", "7B")).cards
(Card('6D'), Card('6C'), Card('6S'), Card('6B'))
>>> decided(scopa, ("7D 7C 7S 6B", "7B")).winner
0
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from carte.counting import endings
from carte.engine.cards import OF_SUIT, PACK, Card
from carte.engine.game import Game
from carte.engine.position import Cards

__all__ = ["Decided", "decided"]


class Decided(NamedTuple):
    """How far the primiera is decided: the ``cards`` to ask about next, none once it is.

    ``winner`` is the side that has it then, None if nobody has.
    """

    cards: tuple[Card, ...]
    winner: int | None


def decided(game: Game, piles: Sequence[Cards]) -> Decided:
    """Return the cards that still decide the primiera, given those whose pile is known.

    It is decided if it comes out the same whichever pile gets all the others.
    """
    won, missing, ends = endings(game, piles)
    points = [[score.items.get("primiera", 0) for score in end.score()] for end in ends]
    if all(one == points[0] for one in points):
        return Decided((), points[0].index(1) if any(points[0]) else None)
    worth = _worth(game)
    open_cards = [card for card in PACK if missing >> card.index & 1 and _matters(game, card, won)]
    best = max(worth[card.value] for card in open_cards)
    return Decided(tuple(card for card in open_cards if worth[card.value] == best), None)


def _worth(game: Any) -> dict[int, int]:
    """Return what each rank counts: the higher, the sooner to ask about it."""
    return dict(game.best_of_suits.points)


def _matters(game: Any, card: Card, won: Sequence[int]) -> bool:
    """Return whether a pile lacks a card of that suit that counts as much."""
    if not game.counts_suits:
        return True
    suit = card.suit.index
    best = [game.best_of_suits.of(pile & OF_SUIT[suit])[suit][1] for pile in won]
    return bool(min(best) < _worth(game)[card.value])
