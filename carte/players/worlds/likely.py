"""Likely worlds: those in which the others would have played what they have played.

Who lays a card with a settebello on the table holds no seven; who throws an asso on somebody's
trick is with that somebody. So of some worlds the one is taken in which the thumb rules explain the
most of what the others have done with the cards they hold now.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from carte.capture import CaptureGame
from carte.cards import EVERY_CARD, Card
from carte.deal import Deal, View
from carte.moves import Play
from carte.players import taking, winning
from carte.players.allies import sides_among
from carte.players.memory import Memory
from carte.players.thumb import thumb_for
from carte.tricks import retold

if TYPE_CHECKING:
    from random import Random

__all__ = ["likely"]

_AMONG = 4
"""Of how many worlds the likeliest is taken."""
_RECALLED = 12
"""How many of the latest plays are explained."""

_Explained = Callable[[Any], int]
"""Tells how many of the plays of the others are in a world what the thumb rules say."""


def likely(draw: Callable[[Random], Deal], view: View, memory: Memory) -> Callable[[Random], Deal]:
    """Return what draws the likelier ones of the worlds of a view."""
    if isinstance(view.game, CaptureGame):
        explained = _by_captures(view, memory)
    elif view.phase == "play" and not view.facts.get("stock_size"):
        explained = _by_tricks(view)
    else:
        explained = None
    if explained is None:
        return draw
    return lambda random: max([draw(random) for _ in range(_AMONG)], key=explained)


def _by_captures(view: View, memory: Memory) -> _Explained | None:
    """Explain what the others have played since cards were dealt last."""
    stock = view.facts["stock_size"]
    plays = [heard for heard in memory.plays if heard.stock == stock][-_RECALLED:]
    if all(heard.seat == view.seat for heard in plays):
        return None
    choose = thumb_for(view.game).choose

    def explained(world: Any) -> int:
        hands, number = [*world._hands], 0
        for seat, play, rules, table, away, held, _stock in reversed(plays):
            hands[seat] |= 1 << play.played
            if seat != view.seat:
                hand = hands[seat]
                legal = rules.plays(hand, table)
                unseen = EVERY_CARD & ~(hand | table | away)
                scene = taking.Scene(rules, hand, table, unseen, held)
                number += choose(scene, legal) == play
        return number

    return explained


def _by_tricks(view: View) -> _Explained | None:
    """Explain the latest plays to tricks, each by who knew then who is with whom."""
    game: Any = view.game
    facts, seats = view.facts, game.seats
    called = facts.get("called") and Card(facts["called"]).index
    plays: list[tuple[int, tuple[Play, ...], Play]] = []
    for leader, text in (*facts["tricks"], (facts["leader"], facts["trick"])):
        trick = retold(text)
        plays += [
            ((leader + place) % seats, trick[:place], play) for place, play in enumerate(trick)
        ]
    shown = [*accumulate((play.played == called for _, _, play in plays), initial=False)]
    latest = [*zip(plays, shown, strict=False)][-_RECALLED:]
    if all(seat == view.seat for (seat, _, _), _ in latest):
        return None
    choose = thumb_for(game).choose

    def explained(world: Any) -> int:
        terms, hands, number = world._terms, [*world._hands], 0
        declarer = getattr(terms, "declarer", None)
        partner = None if declarer is None else world.partner
        insider = declarer if partner is None else partner
        is_secret = declarer is not None and game.makes_partners(terms.bid)
        for (seat, trick, play), is_shown in reversed(latest):
            hands[seat] |= 1 << play.played
            if seat != view.seat:
                hand, unseen = hands[seat], getattr(terms, "monte", 0)
                for other in hands:
                    unseen |= other
                knows = not is_secret or is_shown or seat == insider
                scene = winning.Scene(
                    trick,
                    terms.trump,
                    seat,
                    sides_among(seats, seat, declarer, partner, knows),
                    unseen & ~hand,
                    hand.bit_count(),
                )
                choice: Any = choose(scene, game.plays(hand, trick))
                number += choice.played == play.played
        return number

    return explained
