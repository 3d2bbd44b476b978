"""What a coach at the play table warns of: moves that cost a side something, each with why.

An expert says which move is best. The others are played out beside it, each in the same worlds: so
what tells them apart is the move and not the luck of the cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf, sqrt
from random import Random
from typing import NamedTuple

from carte.board.verdict import JSON
from carte.engine.deal import Deal, View
from carte.engine.moves import Move, Play
from carte.language import _
from carte.play.advice import Reason, reasons
from carte.players import Candidate
from carte.players.determinization import worlds
from carte.players.endgame import ending
from carte.players.evaluation import margins
from carte.players.heuristic import heuristic_for
from carte.players.memory import Memory

__all__ = ["Look", "Shortfall", "looked_at", "warnings_of"]

PLAY_OUTS = 400
"""How many deals a coach plays out once the expert has spoken."""

FEWEST = 20
"""In fewer worlds nothing can be told of a move."""

CLEARLY, SURELY = 0.15, 2.0
"""How much a move must cost to be warned of, in swings; and in how many standard errors.

`python -m tests.benchmarks.coach` measures how often that is right.
"""


class Shortfall(NamedTuple):
    """By how many points a move falls short of the best one, and the standard error of that."""

    points: float
    error: float


class Look(NamedTuple):
    """What is thought of a decision: the best move, and in what the others fall short of it."""

    best: Move
    others: Mapping[Move, Shortfall]


class _Sum:
    """How far a move was behind in the worlds so far."""

    __slots__ = ("number", "squares", "total")

    def __init__(self) -> None:
        self.number = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, behind: float) -> None:
        self.number += 1
        self.total += behind
        self.squares += behind * behind

    @property
    def shortfall(self) -> Shortfall:
        number, mean = self.number, self.total / self.number
        if number < FEWEST:
            return Shortfall(mean, inf)
        variance = max(0.0, self.squares / number - mean * mean)
        return Shortfall(mean, sqrt(variance / (number - 1)))


def looked_at(deal: Deal, thought: Iterator[tuple[Candidate, ...]]) -> Iterator[Look]:
    """Yield, again and again, how the moves compare, once the expert's ``thought`` has ended."""
    ranking: tuple[Candidate, ...] = ()
    for ranking in thought:
        yield Look(ranking[0].move, {})
    best, *others = ranking
    view, memory = deal.view(deal.turn), _heard(deal)
    if ending(view, memory):  # the moves were counted to the end, not tried
        behind = {other.move: Shortfall(best.margin - other.margin, 0.0) for other in others}
        yield Look(best.move, behind)
    elif others:
        yield from _side_by_side(view, memory, best.move, [other.move for other in others])


def _side_by_side(view: View, memory: Memory, best: Move, others: list[Move]) -> Iterator[Look]:
    """Play the others out beside the best move, each in the same worlds."""
    draw, random = worlds(view, memory), Random(f"coach {view.facts}")
    heuristic = heuristic_for(view.game)
    behind = {move: _Sum() for move in others}
    for _world in range(max(FEWEST, PLAY_OUTS // (1 + len(others)))):
        world = draw(random)
        won = margins(heuristic.play_out(world.play(best)))[view.seat]
        for move, so_far in behind.items():
            so_far.add(won - margins(heuristic.play_out(world.play(move)))[view.seat])
        yield Look(best, {move: so_far.shortfall for move, so_far in behind.items()})


def _heard(deal: Deal) -> Memory:
    """Return what the seat to act can remember of the cards that were played."""
    memory = Memory()
    for before, choice in deal.course():
        if isinstance(choice, Play):
            memory.hear(before.view(deal.turn), choice)
    return memory


def warnings_of(deal: Deal, look: Look) -> dict[str, JSON]:
    """Return the moves that are clearly worse than the best, as they are written, each with why.

    It is in what a move falls short of the best one, or else what it costs.
    """
    plain = reasons(deal, look.best)
    found = {}
    for move, behind in look.others.items():
        if behind.points >= max(CLEARLY * deal.game.swing, SURELY * behind.error):
            short = [why for why in reasons(deal, look.best, move) if why not in plain]
            found[str(move)] = (short or [_cost(behind.points)])[0].to_json()
    return found


def _cost(points: float) -> Reason:
    """Say what a move costs of which nothing shorter can be said."""
    words = _("Played out, it ends on average {points} points worse for your side than another.")
    return Reason(words.format(points=round(points, 1)))
