"""The heuristic of the trick games: who is with whom, what a trick is worth, what a card is.

A trick is worth its points to the side that will probably win it; a card costs what it might have
won later. Which cards beat which, and what they count, is asked of the game; here are only weights.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from carte.engine.auction.contract import Contract
from carte.engine.cards import EVERY_CARD, PACK, cards, mask_of
from carte.engine.deal import View
from carte.engine.moves import Play
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import NO_TRUMP, TrickGame, retold
from carte.players.allies import allied, allies

__all__ = ["Scene", "Winning", "scene_of", "seen"]

_BEATEN = 1.2
"""How often somebody who can beat a trick does."""
_WON = 0.1
"""What winning a trick is worth besides its points, as a share of the points of the best card."""
_STRONG: Mapping[str, float] = {"briscola": 1.4, "briscola-chiamata": 2.5, "mediatore": 1.4}
_TRUMP = 0.7
"""What a card that beats all others costs, and a trump, in the same measure."""


class Scene(NamedTuple):
    """What the seat to act goes by.

    ``sides`` tells for each seat how far it is with this one, from 1 to -1; ``size`` is the number
    of tricks to come, with the one under way.
    """

    trick: tuple[Play, ...]
    trump: int
    seat: int
    sides: tuple[float, ...]
    unseen: int
    size: int


def seen(view: View) -> Scene:
    """Return the scene of a view; what has been played lay open to all."""
    facts = view.facts
    trick = retold(facts["trick"])
    known = mask_of(view.hand) | mask_of([play.card for play in trick])
    for pile in facts["piles"]:
        known |= mask_of(cards(pile))
    trump = next((card.suit.index for card in PACK[:4] if card.suit == facts["trump"]), NO_TRUMP)
    size = max(facts["hand_sizes"])
    return Scene(trick, trump, view.seat, allies(view), EVERY_CARD & ~known, size)


def scene_of(deal: TrickDeal) -> Scene:
    """Return the same for the seat to act in a deal."""
    hands, turn, terms = deal._hands, deal._turn, deal._terms
    unseen = terms.monte if isinstance(terms, Contract) else 0
    for hand in hands:
        unseen |= hand
    for card in deal._stock:
        unseen |= 1 << card
    size = max(hands[turn], hands[turn - 1], key=int.bit_count).bit_count()
    return Scene(deal._trick, terms.trump, turn, allied(deal), unseen & ~hands[turn], size)


class Winning:
    """The heuristic for one game."""

    def __init__(self, game: TrickGame) -> None:
        self._game = game
        self._top = max(game.POINTS.values())
        self._strong = _STRONG[game.slug]
        self._points = [game.points(1 << index) for index in range(len(PACK))]

    def choose(self, scene: Scene, legal: tuple[Play, ...]) -> Play:
        """Return the play that wins most for the side, at the least cost for later tricks."""
        trick, trump, me, sides, unseen, size = scene
        game, top, points, strong = self._game, self._top, self._points, self._strong
        stronger, seats = game.stronger, game.seats
        hidden = max(1, unseen.bit_count())
        later = [(me + step) % seats for step in range(1, seats - len(trick))]
        against = {
            1: sum(sides[seat] < 0 for seat in later),
            -1: sum(sides[seat] > 0 for seat in later),
        }
        stake = _WON * top + sum([points[play.played] for play in trick])
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
            beaten = min(0.9, _BEATEN * size * chance.bit_count() / hidden)
            risk = 1 - (1 - beaten) ** against[1 if side > 0 else -1]
            price = strong * (unseen & ~above).bit_count() / hidden
            if card % 4 == trump:
                price += _TRUMP
            worth = (stake + points[card]) * side * (1 - 2 * risk)
            worth -= top * price * min(1.0, size / 3)
            if worth > highest:
                best, highest = play, worth
        return best
