"""The heuristic of the capture games: what cards are worth, and the cost of leaving some.

Take what is worth most; fear what the next player may take of what is left, by the cards that have
not been seen yet; hope to take yourself what it leaves. The game says what may be taken, and its
weights what that is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from heapq import nlargest
from math import comb
from operator import itemgetter
from typing import NamedTuple, cast

from carte.engine.capture.game import CaptureDeal, CaptureGame, CaptureView
from carte.engine.cards import EVERY_CARD, MATTA, OF_VALUE, PACK, cards, mask_of
from carte.engine.moves import Announcement, Move, Play
from carte.players.memory import Memory

__all__ = ["Situation", "Taking", "seen", "situation_of", "taking_for"]

MOST_PLAYS = 100
"""How many plays are considered at most, those that take the most: dealt tables allow fewer."""

_Threats = tuple[tuple[float, int], ...]
"""The captures that a table allows, best first: the worth, and the cards that make it."""


_first = itemgetter(0)


class Situation(NamedTuple):
    """What the seat to act knows: its hand, the table, and the cards that it has not seen.

    ``rules`` is the game as the cards count now; ``held`` how many cards the next player has.
    """

    rules: CaptureGame
    hand: int
    table: int
    unseen: int
    held: int


def seen(view: CaptureView, memory: Memory) -> Situation:
    """Return the situation of a view, without the cards that are remembered in the piles.

    Where the next player's hand lies open, no other card is a threat.
    """
    game, facts = view.game, view.facts
    hand, table = mask_of(view.hand), mask_of(view.table)
    following = (view.seat + 1) % game.seats
    unseen = EVERY_CARD & ~(hand | table)
    for side in range(game.sides):
        unseen &= ~memory.pile(view, side)
    if shown := facts.get("open_hands", [""] * game.seats)[following]:
        unseen = mask_of(cards(shown))
    held = facts["hand_sizes"][following] or min(facts["stock_size"], game.hand_size)
    return Situation(view.rules, hand, table, unseen, held)


def situation_of(deal: CaptureDeal) -> Situation:
    """Return the same for the seat to act in a deal, as if it remembered every card."""
    hands, turn, table = deal._hands, deal._turn, deal._table
    known = hands[turn] | table
    for pile in deal._piles:
        known |= pile
    held = hands[turn + 1 if turn + 1 < len(hands) else 0].bit_count()
    if not held and deal._stock:
        held = deal.game.hand_size
    return Situation(deal.rules, hands[turn], table, EVERY_CARD & ~known, held)


@lru_cache(maxsize=4)
def taking_for(game: CaptureGame) -> Taking:
    """Return the heuristic for a game, with its cache of tables that came up before."""
    return Taking(game)


class Taking:
    """The heuristic for one game."""

    def __init__(self, game: CaptureGame) -> None:
        weights = game.weights
        self._hope, self._laid, self._near = weights.hope, weights.laid, weights.near
        self.worth = _sum_of(weights.worth)
        """The worth of a set of cards, a mask, to its winner."""
        self._sweep = weights.sweep
        self._threats: dict[int, Callable[[int], _Threats]] = {}

    def choose(self, situation: Situation, legal: tuple[Move, ...]) -> Move:
        """Return the move that brings most. Declare if possible: it only lets all see the hand."""
        if isinstance(legal[0], Announcement):
            return self._best_declaration(situation, legal)
        plays = cast("tuple[Play, ...]", legal)  # announcements come first, if there are any
        return max(self._rated(situation, plays), key=_first)[1]

    def advise(self, situation: Situation, legal: tuple[Move, ...]) -> Move:
        """Return the same, but of plays that are nearly the best the one least likely swept."""
        if not self._near or isinstance(legal[0], Announcement):
            return self.choose(situation, legal)
        rated = self._rated(situation, cast("tuple[Play, ...]", legal))
        least = max(rated, key=_first)[0] - self._near
        return min(
            [(worth, play) for worth, play in rated if worth >= least],
            key=lambda one: (self.sweep_chance(situation, one[1]), -one[0]),
        )[1]

    def sweep_chance(self, situation: Situation, play: Play) -> float:
        """Return how likely the next player is to sweep what a play leaves, the unseen cards being
        dealt at random.
        """
        rules, _hand, table, unseen, held = situation
        left = table ^ play.mask if play.mask else table | 1 << play.played
        if not left:
            return 0.0
        takers = 0
        for cards_of_value in OF_VALUE[1:]:
            card = cards_of_value.bit_length() - 1
            if left in rules.captures(card, left) and rules.scope_for(card, left, last=False):
                takers |= cards_of_value
        number, others = unseen.bit_count(), (unseen & ~takers).bit_count()
        held = min(held, number)
        return 1 - comb(others, held) / comb(number, held)

    def _rated(self, situation: Situation, plays: tuple[Play, ...]) -> list[tuple[float, Play]]:
        """Return what each play brings."""
        rules, hand, table, unseen, held = situation
        worth_of, threats = self.worth, self._threats_under(rules)
        missing = 1 - held / max(held, unseen.bit_count(), 1)
        none_of = (1.0, missing, missing**2, missing**3, missing**4)
        if len(plays) > MOST_PLAYS:
            plays = tuple(nlargest(MOST_PLAYS, plays, lambda play: worth_of(play.mask)))
        rated = []
        for play in plays:
            card = 1 << play.played
            if taken := play.mask:
                left = table ^ taken
                worth = worth_of(taken | card)
                if not left:
                    last = not held and hand == card
                    worth += self._sweep * rules.scope_for(play.played, taken, last)
            else:
                left = table | card
                worth = -self._laid * worth_of(card)
            if left and held:
                others, luck, hoped = hand ^ card, 1.0, 0.0
                for gain, takers in threats(left):
                    if number := (unseen & takers).bit_count():
                        worth -= luck * (1 - none_of[number]) * gain
                        luck *= none_of[number]
                    if not hoped and others & takers:
                        hoped = gain
                worth += self._hope * hoped
            rated.append((worth, play))
        return rated

    def _best_declaration(self, situation: Situation, legal: tuple[Move, ...]) -> Move:
        """Return the declaration that scores most, of several the best for the next play."""
        rules, hand, table, *_ = situation
        declarations = [move for move in legal if isinstance(move, Announcement)]

        def brings(choice: Announcement) -> tuple[int, float]:
            after = rules.declaring(choice)
            plays = cast("tuple[Play, ...]", after.plays(hand, table))
            worth, _play = max(self._rated(situation._replace(rules=after), plays), key=_first)
            return rules.brings(hand, choice), worth

        return max(reversed(declarations), key=brings)

    def _threats_under(self, rules: CaptureGame) -> Callable[[int], _Threats]:
        """Return a function that returns the threats of a table, and caches them.

        Games of one kind differ in nothing but what the matta counts now.
        """
        matta = rules.values[MATTA.index]
        if matta not in self._threats:

            @lru_cache(maxsize=1 << 13)
            def threats(table: int) -> _Threats:
                return self._find_threats(rules, table)

            self._threats[matta] = threats
        return self._threats[matta]

    def _find_threats(self, rules: CaptureGame, table: int) -> _Threats:
        found = []
        for takers in OF_VALUE[1:]:
            card = takers.bit_length() - 1
            if ways := rules.captures(card, table):
                sweep = self._sweep * rules.scope_for(card, table, last=False)
                gain = max(self.worth(way) + sweep * (way == table) for way in ways)
                found.append((gain + self.worth(1 << card), takers))
        return tuple(sorted(found, reverse=True))


def _sum_of(worth: Callable[[int], float]) -> Callable[[int], float]:
    """Return a function for what a set of cards is worth to its winner."""
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
