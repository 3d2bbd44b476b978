"""A sense for the games of tricks: who is with whom, what a trick is worth, what a card is.

Which cards beat which, and what they count, is asked of the game; here are only tastes.
"""

from __future__ import annotations

from collections.abc import Mapping

from carte.cards import EVERY_CARD, PACK, mask_of
from carte.deal import View
from carte.moves import Move, Play
from carte.tricks import NO_TRUMP, TrickGame, retold

__all__ = ["allies", "best_card"]

BEATEN = 0.6
"""How often somebody who can beat a trick does."""


def allies(view: View) -> Mapping[int, float]:
    """Return how far each seat is with the reader of this view: 1 partner, -1 opponent.

    Where the declarer's partner is not known yet, the others are with each other for the most part.
    """
    me, seats, facts = view.seat, range(view.game.seats), view.facts
    declarer = facts.get("declarer")
    if declarer is None:
        return {seat: 1.0 if seat == me else -1.0 for seat in seats}
    if not facts["partner_known"]:
        doubt = 0.5
        sides = {seat: 1.0 if seat == declarer else -doubt for seat in seats}
    else:
        team = {declarer, facts["partner"]}
        sides = {seat: 1.0 if seat in team else -1.0 for seat in seats}
    sign = 1.0 if sides[me] > 0 else -1.0
    return {
        seat: 1.0 if seat == me else sign * with_declarer for seat, with_declarer in sides.items()
    }


def best_card(view: View, legal: tuple[Move, ...]) -> Move:
    """Return the play that wins most for the side, at the least cost for later tricks."""
    sense = _Sense(view)
    plays = [play for play in legal if isinstance(play, Play)]
    return max(plays, key=lambda play: (sense.worth(play), -len(play.signal)))


class _Sense:
    """What a play to the trick under way is worth, in points of the game."""

    def __init__(self, view: View) -> None:
        game = view.game
        assert isinstance(game, TrickGame)
        self._game = game
        facts = view.facts
        self._trick = retold(facts["trick"])
        self._me = view.seat
        self._with = allies(view)
        trump = facts["trump"]
        self._trump = next(
            (card.suit.index for card in PACK[:4] if str(card.suit) == trump), NO_TRUMP
        )
        hand = mask_of(view.hand)
        gone = mask_of([play.card for play in self._trick])
        for leader_and_plays in facts["tricks"]:
            gone |= mask_of([play.card for play in retold(leader_and_plays[1])])
        self._unseen = EVERY_CARD & ~hand & ~gone
        self._later = [
            (self._me + step) % game.seats for step in range(1, game.seats - len(self._trick))
        ]
        self._size: int = max(facts["hand_sizes"])
        self._top: int = max(game.POINTS.values())

    def worth(self, play: Play) -> float:
        """Return what the trick brings the side if it goes as it looks, less the card's price."""
        game = self._game
        trick = (*self._trick, play)
        place = game.best(trick, self._trump)
        winner = (self._me - len(self._trick) + place) % game.seats
        points = game.points(mask_of([one.card for one in trick]))
        risk = self._risk(trick[place], winner)
        stake = points + 0.25 * self._top
        side = self._with[winner]
        return stake * side * (1 - 2 * risk) - self._price(play)

    def _risk(self, best: Play, winner: int) -> float:
        """How likely somebody of the other side who plays later beats the best card so far."""
        if not self._unseen:
            return 0.0
        side = self._with[winner]
        beaters = self._unseen & self._game.stronger(best.played, self._trump)
        chance = min(0.9, BEATEN * beaters.bit_count() * self._size / self._unseen.bit_count())
        safe = 1.0
        for seat in self._later:
            if side * self._with[seat] < 0:
                safe *= 1 - chance
        return 1 - safe

    def _price(self, play: Play) -> float:
        """What the card might have won later: strong cards, and trumps above all."""
        game = self._game
        weaker = (self._unseen & ~game.stronger(play.played, self._trump)).bit_count()
        strength = weaker / max(1, self._unseen.bit_count())
        trump = 0.35 if play.card.suit.index == self._trump else 0.0
        return self._top * (0.45 * strength + trump) * min(1.0, self._size / 3)
