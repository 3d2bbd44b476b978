"""Which moves of a deal to look at first: those that seem dear at a quick guess.

A review takes a while. So that it shows early what it shows in the end, the reader's moves come
before those of the others, and the dearest of them first, as far as a handful of worlds can tell
beside the move of a regular. The guess only orders the moves: their costs are found without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.play.opponents import expert_at
from carte.players import Regular, informed, is_same

__all__ = ["likely_first"]

WORLDS = 8
"""In how many worlds a move is tried beside that of a regular."""


def likely_first(deal: Deal, numbers: Sequence[int]) -> Iterator[list[int] | None]:
    """Yield None again and again, and at last the numbers of moves in the order to look at them."""
    course, guesses = [*deal.course()], dict[int, float]()
    for number in numbers:
        before, played = course[number - 1]
        if before.turn == READER:
            for guesses[number] in _guesses(before, played):
                yield None
    others = [number for number in numbers if number not in guesses]
    yield [*sorted(guesses, key=guesses.__getitem__, reverse=True), *others]


def _guesses(before: Deal, played: Move) -> Iterator[float]:
    """Yield what a move seems to miss, from more and more worlds; nothing beside itself."""
    view = before.view(before.turn)
    advised = informed(Regular(), before, before.turn).choose(view)
    if is_same(advised, played):
        yield 0.0
        return
    for judged in expert_at(before, WORLDS).compare(view, advised, [played], WORLDS):
        yield judged[played].missed[before.turn]
