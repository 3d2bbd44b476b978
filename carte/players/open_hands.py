"""Judging moves near the end of a deal by what they win with open hands, in all possible worlds.

Where few worlds are left each of them is solved, and weighed by how likely it is; otherwise a
sample of them is, the same for all moves. With open hands all play as if they knew what is hidden,
so that a move may look better than it is. Where little is hidden that is a better judge than a
heuristic that plays the deal out; long before the end it is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from carte.engine.capture.game import CaptureGame
from carte.engine.deal import Deal, View
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.moves import Move
from carte.engine.tricks.game import TrickGame
from carte.players.crowding import is_crowded
from carte.players.determinization import Hidden, weighed_worlds
from carte.players.solver import SLICE, Solver, TooLong
from carte.players.solver.encoding import Worth, margin

if TYPE_CHECKING:
    from random import Random

__all__ = ["OpenHands", "SolvedEnds", "glimpsed", "positions_for"]

_POSITIONS: ByKind[int] = ByKind("numbers of positions", {CaptureGame: 80, TrickGame: 20})
"""How many positions are searched in about the time that one play-out takes."""
_MAKING = 50
"""How many are searched in about the time that making and weighing a world takes."""
_CARDS = 12
"""How many cards may be left in hands and stock at a table."""
_TRICKS = 5
"""How many tricks may be left in a trick game."""
_FEWEST, _MOST = 10, 2000
"""How many worlds are solved: with fewer a sample says too little."""
_SAMPLE = 100


class OpenHands(NamedTuple):
    """The worlds in which moves are judged, each with its weight.

    ``glimpse`` is what moves win in one world, until more is known; ``worth`` what the scores of a
    capture game are worth.
    """

    worlds: Sequence[tuple[float, Deal]]
    glimpse: Mapping[Move, float]
    worth: Worth

    @classmethod
    def of(
        cls, view: View, unseen: Hidden, random: Random, positions: int, worth: Worth
    ) -> OpenHands | None:
        """Return the worlds that can be solved within ``positions``; None if too few."""
        found = glimpsed(view, unseen, random, positions, worth)
        if found is None:
            return None
        number, glimpse = found
        worlds = weighed_worlds(unseen, random, min(_MOST, number), min(_SAMPLE, number))
        random.shuffle(worlds)
        return cls(worlds, glimpse, worth)

    def judged(self, moves: Sequence[Move]) -> Iterator[tuple[int, float, dict[Move, float]]]:
        """Yield the positions searched for each world, its weight, and what every move wins there.

        Now and then nothing is found yet: then the weight is 0, and no move wins anything.
        """
        for weight, world in self.worlds:
            solver = Solver.of(world, self.worth)
            assert solver is not None
            found: dict[Move, float] = {}
            searched = 0
            while len(found) < len(moves):
                try:
                    for move in moves[len(found) :]:
                        found[move] = solver.margin(world._after(move), searched + SLICE)
                except TooLong:
                    searched = solver.positions
                    yield SLICE, 0.0, {}
            yield solver.positions - searched, weight, found


def positions_for(game: Game) -> int:
    """Return how many positions of a game are searched instead of playing one deal out."""
    return _POSITIONS[game]


def glimpsed(
    view: View, unseen: Hidden, random: Random, positions: int, worth: Worth = margin
) -> tuple[int, Mapping[Move, float]] | None:
    """Return about how many worlds can be solved, and what the moves win in one of them.

    None where a deal is not near its end, or takes too long.
    """
    if positions < _FEWEST or not _is_near_end(view):
        return None
    world = unseen.draw(random)
    solver = Solver.of(world, worth) if _only_plays_left(world) else None
    if solver is None:
        return None
    try:
        glimpse = solver.margins(world, positions // _FEWEST)
    except TooLong:
        return None
    return max(_FEWEST, positions // (solver.positions + _MAKING)), glimpse


class SolvedEnds:
    """Returns, by seat, what a deal brings after a move if all play best with open hands.

    Consecutive moves in the same world share what is found.
    """

    def __init__(self) -> None:
        self._world: Deal | None = None
        self._solver: Solver | None = None

    def __call__(self, world: Deal, move: Move) -> tuple[float, ...]:
        """Return what a move brings in a world, by seat."""
        if world is not self._world:
            self._world, self._solver = world, Solver.of(world)
        assert self._solver is not None
        return self._solver.by_seat(world._after(move))


def _only_plays_left(world: Any) -> bool:
    """Return whether only cards are played from here on; announcements take long to try."""
    return not world.game.has_table or not world.stock or world.only_plays


def _is_near_end(view: View) -> bool:
    """Return whether so few cards are left that what is hidden matters little.

    At a table that is from the next-to-last hand on, with the cards still to be dealt.
    """
    facts, game = view.facts, view.game
    left: int = sum(facts["hand_sizes"]) + facts.get("stock_size", 0)
    if view.phase != "play" or is_crowded(view):
        return False
    return left <= (_CARDS if game.has_table else _TRICKS * game.seats)
