"""The heuristic of the trick games: who is with whom, what a trick and a card are worth.

A trick is worth its points to the side that will probably win it; a card costs what it might have
won later. The game says which cards beat which, what they count, and how to weigh that.
"""

from __future__ import annotations

from typing import NamedTuple

from carte.engine.cards import EVERY_CARD, OF_SUIT, PACK, cards, mask_of
from carte.engine.moves import Play
from carte.engine.tricks.deal import TrickDeal, TrickView
from carte.engine.tricks.game import NO_TRUMP, TrickGame
from carte.players.partners import allied, allies

__all__ = ["Situation", "Winning", "seen", "situation_of"]


class Situation(NamedTuple):
    """What the seat to act knows.

    ``sides`` has for each seat how far it is with this one, from 1 to -1; ``size`` is the number of
    tricks to come, with the one under way.
    """

    trick: tuple[Play, ...]
    trump: int
    seat: int
    sides: tuple[float, ...]
    unseen: int
    size: int


def seen(view: TrickView) -> Situation:
    """Return the situation of a view; what has been played lay open to all."""
    facts = view.facts
    trick = view.plays
    known = mask_of(view.hand) | mask_of([play.card for play in trick])
    for pile in facts["piles"]:
        known |= mask_of(cards(pile))
    trump = next((card.suit.index for card in PACK[:4] if card.suit == facts["trump"]), NO_TRUMP)
    size = max(facts["hand_sizes"])
    return Situation(trick, trump, view.seat, allies(view), view.game.pack & ~known, size)


def situation_of(deal: TrickDeal) -> Situation:
    """Return the same for the seat to act in a deal."""
    hands, turn = deal._hands, deal._turn
    unseen = deal._unplayed() & ~hands[turn]
    size = max(hands[turn], hands[turn - 1], key=int.bit_count).bit_count()
    return Situation(deal._trick, deal._terms.trump, turn, allied(deal), unseen, size)


class Winning:
    """The heuristic for one game."""

    def __init__(self, game: TrickGame) -> None:
        self._game = game
        self._top = max(game.POINTS.values())
        self._weights = game.weights
        self._points = [game.points(1 << index) for index in range(len(PACK))]
        self._sign = -1.0 if game.fewest_win else 1.0

    def choose(self, situation: Situation, legal: tuple[Play, ...]) -> Play:
        """Return the play that wins most for the side, at the least cost for later tricks."""
        trick, trump, me, sides, unseen, size = situation
        game, top, points, sign = self._game, self._top, self._points, self._sign
        often, trumped, helped, won, given, strong, of_trump, high = self._weights
        stronger, seats = game.stronger, game.seats
        hidden = max(1, unseen.bit_count())
        trumps = OF_SUIT[trump] & unseen if trump != NO_TRUMP else 0
        in_trumps = max(1, trumps.bit_count())
        later = [(me + step) % seats for step in range(1, seats - len(trick))]
        against = {
            1: sum(sides[seat] < 0 for seat in later),
            -1: sum(sides[seat] > 0 for seat in later),
        }
        stake = won * top + sum([points[play.played] for play in trick])
        leading, beaters = -1, EVERY_CARD
        if trick:
            place = game.best(trick, trump)
            leading = (me - len(trick) + place) % seats
            beaters = stronger(trick[place].played, trump)
        best, highest = legal[0], float("-inf")
        for play in legal:
            if play.signal:
                continue
            card = play.played
            above = stronger(card, trump)
            wins = beaters >> card & 1
            side = 1.0 if wins else sides[leading]
            chance = (above if wins else beaters) & unseen
            by_trump = (chance & trumps).bit_count()
            beaten = often * (chance.bit_count() - by_trump) + trumped * by_trump
            beaten = min(0.9, size * beaten / hidden)
            if side < 0:
                beaten *= helped
            risk = 1 - (1 - beaten) ** against[1 if side > 0 else -1]
            if card % 4 == trump:
                price = of_trump + high * (trumps & ~above).bit_count() / in_trumps
            else:
                price = strong * (unseen & ~above).bit_count() / hidden
            worth = (stake + points[card]) * side * (1 - 2 * risk)
            if side < 0 and 2 * points[card] > top:
                worth += given * top * side * (1 - risk)
            worth -= top * price * min(1.0, size / 3)
            if sign * worth > highest:
                best, highest = play, sign * worth
        return best
