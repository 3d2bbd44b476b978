"""Likely worlds of the auction games: those in which the others hold what they have bid on.

A high bidder holds trumps, or strong cards and long suits; a player who passes does not. So of
several worlds the one is taken whose hands fit the auction best.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import exp
from typing import Any

from carte.engine.auction.contract import Auction
from carte.engine.auction.game import ContractGame
from carte.engine.cards import cards_of
from carte.engine.moves import Announcement, Move, Play, move
from carte.engine.tricks.deal import TrickView
from carte.engine.tricks.game import TrickGame, parse_plays
from carte.players.bidding import Strength
from carte.players.determinization.hidden import Likelihood

__all__ = ["likelihood"]
_OTHER_CALL = 2.0
"""The misfit of a hand that would have called another card, measured in strength."""


def likelihood(view: TrickView) -> Likelihood | None:
    """Return how likely a world is in a game with an auction; None where no other seat has spoken.

    A declarer who has exchanged cards holds no less than what it has bid on; a giver may.
    """
    game: Any = view.game
    facts = view.facts
    calls = [
        (seat, call, legal)
        for seat, call, legal in _calls(game, facts["calls"])
        if seat not in (view.seat, facts.get("giver"))
    ]
    if not calls:
        return None
    speakers = {seat for seat, _call, _legal in calls}
    declarer, called = facts["declarer"], facts["called"]
    played = _played(view)

    def fits(world: Any) -> float:
        """Return how well the hands that the seats have had fit their calls."""
        under_way = _by_seat(game, world.leader, world._trick)
        hands = {seat: world._hands[seat] | played[seat] | under_way[seat] for seat in speakers}
        strengths = {seat: Strength(game, cards_of(hand)) for seat, hand in hands.items()}
        off = sum([strengths[seat].misfit(call, legal) for seat, call, legal in calls])
        if called and declarer in speakers:
            legal = game.calls(world._terms, hands[declarer])
            if str(strengths[declarer].calls(legal)[0]) != f"call {called}":
                off += _OTHER_CALL
        return exp(-off)

    return fits


def _calls(
    game: ContractGame, calls: Iterable[tuple[int, str]]
) -> Iterator[tuple[int, Announcement, Sequence[Move]]]:
    """Yield the calls of an auction: the seat, the call, and the legal calls."""
    auction = Auction(0)
    for seat, text in calls:
        call: Any = move(text)
        yield seat, call, game.answers[auction.level]
        auction = game.heard(auction._replace(turn=seat), call)


def _played(view: TrickView) -> list[int]:
    """Return, by seat, the cards that it has played to the tricks that are over."""
    played = [0] * view.game.seats
    for leader, text in view.facts["tricks"]:
        in_trick = _by_seat(view.game, leader, parse_plays(text))
        played = [one | other for one, other in zip(played, in_trick, strict=True)]
    return played


def _by_seat(game: TrickGame, leader: int, plays: Sequence[Play]) -> list[int]:
    """Return, by seat, the cards of a trick."""
    played = [0] * game.seats
    for place, play in enumerate(plays):
        played[(leader + place) % game.seats] |= 1 << play.played
    return played
