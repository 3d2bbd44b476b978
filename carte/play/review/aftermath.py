"""What came of a dear move where it was tried out: in the next turns, and in what a deal counts.

The move and the better one are tried in the same worlds, and everybody follows the heuristic from
there. A reason names only what is clearly worse after the move: what made the difference, not what
might have made it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from carte.board.sayings import in_words
from carte.engine.capture.deal import CaptureDeal
from carte.engine.cards import MASKS, SETTEBELLO, mask_of
from carte.engine.deal import Deal
from carte.engine.kinds import ByKind
from carte.engine.moves import Move, Play
from carte.engine.tricks.deal import TrickDeal
from carte.language import N_, _
from carte.language.numbers import unsigned
from carte.play.advice import Reason
from carte.play.comparison import LEAST
from carte.play.review.contract_aftermath import contract_aftermath
from carte.play.review.trials import SELDOM, TRIALS, Loss, Losses, losses_in, tried
from carte.players.heuristic import heuristic_for

__all__ = ["aftermath"]

_SOON = {
    "sweep": N_(
        "After your move, an opponent made a scopa before your next turn in {many} of {tries} "
        "trials; if you {move} instead, in {few}."
    ),
    "settebello": N_(
        "After your move, the settebello had gone to an opponent by your next turn in {many} of "
        "{tries} trials; if you {move} instead, in {few}."
    ),
}
"""What may happen before the next turn, by the rule behind it."""


class _Trial(NamedTuple):
    """What a side has lost in one world by its next turn, or the end of the trick, and in all."""

    soon: Losses
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
    soon = losses_in([(one.soon, other.soon) for one, other in pairs])
    items = losses_in([(one.items, other.items) for one, other in pairs])
    reasons = [*_reasons_soon(before, best, soon)]
    rules = [reason.rule for reason in reasons]
    by_item = _reasons_by_item(before, items)
    yield (*reasons, *(reason for reason in by_item if reason.rule not in rules))


# ---------------------------------------------------------------------------------- what happened


def _tried(world: Deal, move: Move) -> _Trial:
    """Return what came of a move in a world."""
    assert isinstance(move, Play)
    soon, losses = _SOON_BY_KIND[world](world, move)
    return _Trial(losses, _items_lost(heuristic_for(world.game).play_out(soon), world.turn))


def _until(deal: Any, is_reached: Callable[[Any], bool]) -> Any:
    """Have everybody follow the heuristic until something is reached, or the deal is over."""
    choice = heuristic_for(deal.game).choice
    while not (deal.is_over or is_reached(deal)):
        deal = deal.play(choice(deal))
    return deal


def _by_next_turn(world: CaptureDeal, move: Play) -> tuple[Deal, Losses]:
    """Return a deal of captures at the next turn of the same seat, and what was lost by then."""
    seat, rules = world.turn, world.game.rulebook
    soon = _until(world.play(move), lambda deal: deal.turn == seat)
    others = [side for side in range(world.game.sides) if side != world.game.side(seat)]
    losses = {
        "sweep": any(soon.scope[side] > world.scope[side] for side in others),
        "settebello": any(soon.pile_masks[side] & MASKS[SETTEBELLO.index] for side in others),
    }
    return soon, {tail: lost for tail, lost in losses.items() if tail in rules}


def _by_end_of_trick(world: TrickDeal, move: Play) -> tuple[Deal, Losses]:
    """Return a deal of tricks after this trick, and the points that it brought the others."""
    soon = _until(world.play(move), lambda deal: not deal.trick)
    trick = soon.tricks[-1]
    points = world.game.points(mask_of([play.card for play in trick.plays]))
    return soon, {"points": -points if _are_allies(soon, trick.winner, world.turn) else points}


def _are_allies(deal: Any, one: int, other: int) -> bool:
    """Return whether two seats are on one side."""
    if deal.game.has_auction:
        return (one in deal.side) == (other in deal.side)
    return bool(deal.game.side(one) == deal.game.side(other))


_SOON_BY_KIND: ByKind[Callable[[Any, Play], tuple[Deal, Losses]]] = ByKind(
    "next turns", {CaptureDeal: _by_next_turn, TrickDeal: _by_end_of_trick}
)


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


# ------------------------------------------------------------------------------------ the reasons


def _reasons_soon(before: Deal, best: Move, losses: Mapping[str, Loss]) -> Iterator[Reason]:
    """Say what happened more often before the next turn, or what the trick was worth."""
    rules, move = before.game.rulebook, in_words(best, before)
    for tail, words in _SOON.items():
        if tail in losses and losses[tail].is_clear(SELDOM):
            many, few = (round(TRIALS * share) for share in losses[tail][:2])
            text = _(words).format(many=many, few=few, tries=TRIALS, move=move)
            yield Reason(text, rules[tail], against=True)
    trick = losses.get("points")
    if trick and trick.is_clear(LEAST * before.game.swing):
        words = _(
            "After your move, this trick brought {many} on average in {tries} trials; if you "
            "{move} instead, it brought {few}."
        )
        after, instead = (_to_whom(before.game, points) for points in trick[:2])
        if after != instead:
            text = words.format(many=after, few=instead, tries=TRIALS, move=move)
            yield Reason(text, rules.get("points"), against=True)


def _to_whom(game: Any, points: float) -> str:
    """Return the points of a trick with the side that won them; those of its own are below 0."""
    words = _("the others {points}") if round(points) > 0 else _("your side {points}")
    return words.format(points=game.counted(abs(round(points))))


def _reasons_by_item(before: Deal, losses: Mapping[str, Loss]) -> Iterator[Reason]:
    """Name the item of the score that cost most."""
    if not losses:
        return
    game, (name, dearest) = before.game, max(losses.items(), key=lambda one: one[1].more)
    if dearest.is_clear(LEAST * game.swing):
        words = _(
            "The biggest loss was here: {item}, {points} {units} on average in {tries} trials."
        )
        item, points, units = game.items[name], unsigned(dearest.more), game.units
        text = words.format(item=item.short_name, points=points, units=units, tries=TRIALS)
        yield Reason(text, game.rulebook.get(item.usual_rule), against=True)
