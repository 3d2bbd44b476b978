"""A dear move and the better one, tried out in the same worlds: what clearly came of the first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple, TypeAlias, TypeVar

from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.play.comparison import SURELY
from carte.play.opponents import expert_at
from carte.players.heuristic import heuristic_for
from carte.players.judging import standard_error

__all__ = ["SELDOM", "TRIALS", "Loss", "Losses", "losses_in", "tried", "until"]

TRIALS = 100
"""In how many worlds a dear move and the better one are tried out."""

SELDOM = 0.05
"""A difference in fewer of the worlds than this is not worth a sentence."""

Losses: TypeAlias = "Mapping[str, float]"
"""What a side has lost in one world, by the tail of a rule or the id of an item; gains below 0."""

_Trial = TypeVar("_Trial")


class Loss(NamedTuple):
    """What was lost on average after the move, ``many``, and after the better one, ``few``."""

    many: float
    few: float
    error: float

    @property
    def more(self) -> float:
        """How much more was lost after the move."""
        return self.many - self.few

    def is_clear(self, least: float) -> bool:
        """Return whether the difference is sure, and at least so large."""
        return self.more > max(SURELY * self.error, least)


def tried(
    before: Deal, best: Move, played: Move, trial: Callable[[Deal, Move], _Trial]
) -> Iterator[tuple[_Trial, _Trial]]:
    """Yield what came of the move played, and of the best one, in each of the worlds."""
    worlds = expert_at(before).worlds(before.view(before.turn))
    for world in islice(worlds, TRIALS):
        yield trial(world, played), trial(world, best)


def until(deal: Any, is_reached: Callable[[Any], bool]) -> Any:
    """Have everybody follow the heuristic until something is reached, or the deal is over."""
    choice = heuristic_for(deal.game).choice
    while not (deal.is_over or is_reached(deal)):
        deal = deal.play(choice(deal))
    return deal


def losses_in(pairs: Sequence[tuple[Losses, Losses]]) -> Mapping[str, Loss]:
    """Return what was lost on average, by what it is."""
    names = dict.fromkeys(name for pair in pairs for losses in pair for name in losses)
    found = {}
    for name in names:
        lost = [[losses.get(name, 0.0) for losses in pair] for pair in pairs]
        many, few = (sum(losses) / len(pairs) for losses in zip(*lost, strict=True))
        more = [one - other for one, other in lost]
        error = standard_error(sum(more), sum(one * one for one in more), len(pairs))
        found[name] = Loss(many, few, error)
    return found
