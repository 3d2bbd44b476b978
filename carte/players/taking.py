"""A sense for the capture games: what cards are worth having, and what it costs to leave them.

Everything about what may be taken is asked of the game; here are only tastes, in points of a deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from carte.capture import CaptureGame
from carte.cards import EVERY_CARD, PACK, cards, mask_of
from carte.deal import View
from carte.moves import Announcement, Move, Play
from carte.players.memory import Memory

__all__ = ["Taste", "best_take", "taste_of"]

Taste = Callable[[int], float]
"""What a set of cards is worth to its winner, in points of a deal."""

SWEEP = 1.0
DECLARATION = 9.0

_BY_VALUE: Mapping[int, float] = {7: 0.24, 6: 0.12, 1: 0.10, 5: 0.06, 4: 0.04, 3: 0.03, 2: 0.02}
_CARD, _DENARI, _SETTEBELLO = 0.06, 0.17, 0.8
_OF_GRANDE, _OF_PICCOLA = 1.2, 1.0


def _scopa(index: int) -> float:
    """Every card counts for carte, denari for denari, sevens and sixes for the primiera."""
    card = PACK[index]
    worth = _CARD + _BY_VALUE.get(card.value, 0.0)
    if str(card.suit) == "D":
        worth += _DENARI + (_SETTEBELLO if card.value == 7 else 0.0)
    return worth


def _cirulla(index: int) -> float:
    """Denari are worth more where three court cards or the three lowest are a bonus."""
    card = PACK[index]
    bonus = _OF_GRANDE if card.value >= 8 else _OF_PICCOLA if card.value <= 3 else 0.0
    return _scopa(index) + (bonus if str(card.suit) == "D" else 0.0)


def _most_cards(_index: int) -> float:
    return 0.1


def taste_of(game: CaptureGame) -> Taste:
    """Return what a game's cards are worth."""
    if game.slug == "cirulla":
        return _sum_of(_cirulla)
    if game.options.get("scoring") == "most-cards":
        return _sum_of(_most_cards)
    return _sum_of(_scopa)


@lru_cache
def _sum_of(worth: Callable[[int], float]) -> Taste:
    table = [worth(index) for index in range(len(PACK))]

    @lru_cache(maxsize=1 << 15)
    def summed(some: int) -> float:
        total = 0.0
        while some:
            low = some & -some
            total += table[low.bit_length() - 1]
            some ^= low
        return total

    return summed


def best_take(view: View, memory: Memory, legal: tuple[Move, ...]) -> Move:
    """Return the move that brings most, less what the next player may take after it."""
    game: Any = view.game
    facts = view.facts
    if declaration := _best_declaration(legal):
        return declaration
    rules = game.naming(facts["matta"]) if "matta" in facts else game
    table = mask_of(cards(facts["table"]))
    unseen = EVERY_CARD & ~mask_of(view.hand) & ~table
    for side in range(game.sides):
        unseen &= ~memory.pile(view, side)
    is_last = not facts["stock_size"] and sum(facts["hand_sizes"]) == 1
    sense = _Sense(rules, taste_of(game), unseen, facts)
    plays = [play for play in legal if isinstance(play, Play)]
    return max(plays, key=lambda play: sense.worth(play, table, is_last))


def _best_declaration(legal: tuple[Move, ...]) -> Move | None:
    """Whoever can declare does: it costs no more than that the hand is seen."""
    declarations = [move for move in legal if isinstance(move, Announcement)]
    return declarations[-1] if declarations else None


class _Sense:
    """What a play is worth on one table."""

    def __init__(
        self, rules: CaptureGame, taste: Taste, unseen: int, facts: Mapping[str, Any]
    ) -> None:
        self._rules = rules
        self._taste = taste
        self._unseen = unseen
        self._next = facts["hand_sizes"][(facts["turn"] + 1) % rules.seats]

    def worth(self, play: Play, table: int, is_last: bool) -> float:
        """What the play wins, less what it leaves to the next player."""
        card = 1 << play.played
        if not play.mask:
            return -self._danger(table | card)
        after = table & ~play.mask
        won = self._taste(play.mask | card)
        if not after and self._rules.scores_sweep(is_last):
            won += SWEEP
        return won - self._danger(after)

    def _danger(self, table: int) -> float:
        """What the next player wins on the average, by the cards that nobody has seen.

        Of the cards in the next hand the best one counts, which is why more than its share of the
        unseen ones is feared.
        """
        if not table or not self._next or not self._unseen:
            return 0.0
        gains = sorted(self._gains(table), reverse=True)
        chance = self._next / self._unseen.bit_count()
        expected, left = 0.0, 1.0
        for gain in gains:
            expected += left * chance * gain
            left *= 1 - chance
        return expected

    def _gains(self, table: int) -> list[float]:
        taste, found = self._taste, []
        unseen = self._unseen
        while unseen:
            low = unseen & -unseen
            unseen ^= low
            ways = self._rules.captures(low.bit_length() - 1, table)
            if ways:
                found.append(
                    max(taste(way | low) + (SWEEP if way == table else 0.0) for way in ways)
                )
        return found
