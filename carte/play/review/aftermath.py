"""What came of a dear move where it was tried out: in the next turns, and in what a deal counts.

The move and the better one are tried in the same worlds, and everybody follows the heuristic from
there. A reason names only what is clearly worse after the move: what made the difference, not what
might have made it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from carte.engine.capture.deal import CaptureDeal
from carte.engine.deal import Deal
from carte.engine.kinds import ByKind
from carte.engine.moves import Move, Play
from carte.engine.tricks.deal import TrickDeal
from carte.language import _
from carte.language.numbers import unsigned
from carte.play.advice import Reason
from carte.play.comparison import LEAST
from carte.play.review.capture_aftermath import (
    by_next_turn,
    of_item,
    reasons_of_captures,
    went_last,
)
from carte.play.review.contract_aftermath import contract_aftermath
from carte.play.review.trials import TRIALS, Loss, Losses, losses_in, tried
from carte.play.review.trick_aftermath import by_end_of_trick, reasons_of_tricks, went_to_others
from carte.players.heuristic import heuristic_for

__all__ = ["aftermath"]


class _Kind(NamedTuple):
    """How a kind of game is looked at: what has happened ``soon`` after a move, and how the deal
    went on then; what has happened by its ``end``; and the ``reasons`` in both.
    """

    soon: Callable[[Any, Play], tuple[Deal, Losses]]
    end: Callable[[Any, Any, Play], Losses]
    reasons: Callable[[Any, Play, Play, Mapping[str, Loss]], Iterator[Reason]]


_KINDS: ByKind[_Kind] = ByKind(
    "next turns",
    {
        CaptureDeal: _Kind(by_next_turn, went_last, reasons_of_captures),
        TrickDeal: _Kind(by_end_of_trick, went_to_others, reasons_of_tricks),
    },
)


class _Trial(NamedTuple):
    """What has happened to a side in one world, and by how much it is behind in each item."""

    happened: Losses
    items: Losses


def aftermath(before: Deal, best: Move, played: Move) -> Iterator[tuple[Reason, ...]]:
    """Yield, again and again, what clearly came of a move instead of the best one.

    Each is empty until all trials are over; the last one counts.
    """
    yield ()
    if not (isinstance(best, Play) and isinstance(played, Play)):
        yield from contract_aftermath(before, best, played)
        return
    pairs = list[tuple[_Trial, _Trial]]()
    for pair in tried(before, best, played, _tried):
        pairs.append(pair)
        yield ()
    happened = losses_in([(one.happened, other.happened) for one, other in pairs])
    items = losses_in([(one.items, other.items) for one, other in pairs])
    reasons = [*_KINDS[before].reasons(before, best, played, happened)]
    rules = [reason.rule for reason in reasons]
    by_item = _reasons_by_item(before, best, items, happened)
    yield (*reasons, *(reason for reason in by_item if reason.rule not in rules))


def _tried(world: Deal, move: Move) -> _Trial:
    """Return what came of a move in a world."""
    assert isinstance(move, Play)
    kind = _KINDS[world]
    soon, happened = kind.soon(world, move)
    over = heuristic_for(world.game).play_out(soon)
    return _Trial({**happened, **kind.end(over, world, move)}, _items_lost(over, world.turn))


def _items_lost(over: Deal, seat: int) -> Losses:
    """Return by how much the others have more of each item of a score, where two sides share it.

    That the card points of tricks were lost says nothing.
    """
    game = over.game
    if game.sides != 2 or game.has_auction or game.fewest_win:
        return {}
    mine = game.side(seat)
    own, others = (over.score()[side].items for side in (mine, 1 - mine))
    names = [name for name in game.items if name != "points"]
    return {name: others.get(name, 0) - own.get(name, 0) for name in names}


def _reasons_by_item(
    before: Deal, best: Play, items: Mapping[str, Loss], happened: Mapping[str, Loss]
) -> Iterator[Reason]:
    """Name the item of the score that cost most."""
    if not items:
        return
    game, (name, dearest) = before.game, max(items.items(), key=lambda one: one[1].more)
    if dearest.is_clear(LEAST * game.swing):
        words = _(
            "The biggest loss was here: {item}, {points} {units} on average in {tries} trials."
        )
        item, points, units = game.items[name], unsigned(dearest.more), game.units
        text = words.format(item=item.short_name, points=points, units=units, tries=TRIALS)
        yield Reason(text, game.rulebook.get(item.usual_rule), against=True)
        yield from of_item(before, best, name, happened.get(name))
