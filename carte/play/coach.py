"""The coach at the play table: warns of moves that cost a side something, and says why.

An expert says which move is best. The others are played out beside it in the same worlds, so that
the moves make the difference and not the luck of the cards. Near the end of a deal an expert knows
all cards; a move that is no worse for players who don't gets no warning.

That takes a while, and a reader who plays at once needs a warning too. So the coach glances first:
the expert thinks briefly, and the others are tried in the fewest worlds that show anything. A move
nobody would think of gets its glance when the reader is about to make it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from carte.board.sayings import in_words
from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.engine.phrases import sentences
from carte.language import _
from carte.play.advice import Reason, reasons
from carte.play.comparison import clearly_missed
from carte.play.numbers import unsigned
from carte.play.opponents import expert_at
from carte.players import Judgement
from carte.players.candidates import candidates, given_away
from carte.players.judging import is_same

if TYPE_CHECKING:
    from carte.play import messages

__all__ = ["Look", "glanced_at", "looked_at", "thought_of", "warnings_of"]

PLAY_OUTS = 400
"""How many deals a coach plays out once the expert has decided."""

FEWEST = 20
"""Fewer worlds show nothing about a move."""

GLANCE = 60
"""How many deals an expert plays out when the coach must answer soon."""

CLEARLY = 0.15
"""How much a move must cost for a warning, in swings; a review, just as sure, mentions less.

`python -m tests.benchmarks.coach` measures how often the warning is right.
"""


Look: TypeAlias = Mapping[Move, Judgement]
"""The moves of a decision other than the best, each with its judgement beside that one."""


def thought_of(deal: Deal) -> tuple[Move, ...]:
    """Return the moves of the seat to act that a coach examines before one is made."""
    return (*candidates(deal), *given_away(deal))


def looked_at(deal: Deal, iterations: int | None = None) -> Iterator[Look | None]:
    """Yield, again and again, how the moves of the seat to act compare; None until that is known.

    ``iterations`` is how long the expert looks for the best move, after a glance.
    """
    moves = thought_of(deal)
    if len(moves) == 1:
        yield {}
        return
    look: Look | None = None
    for thinks, worlds in ((GLANCE, FEWEST), (iterations, max(FEWEST, PLAY_OUTS // len(moves)))):
        for further in _compared(deal, moves, thinks, worlds):
            look = look if further is None else further
            yield look


def glanced_at(deal: Deal, move: Move) -> Iterator[Look | None]:
    """Yield how one legal move compares, at a glance; None until that is known."""
    return _compared(deal, [move], GLANCE, FEWEST)


def _compared(
    deal: Deal, moves: Sequence[Move], thinks: int | None, worlds: int
) -> Iterator[Look | None]:
    """Yield how moves compare with the one that an expert finds best in this time."""
    view, expert, best = deal.view(deal.turn), expert_at(deal, thinks), moves[0]
    for ranking in expert.weigh(view):
        best = ranking[0].move
        yield None
    others = [move for move in moves if not is_same(move, best)]
    for look in expert.compare(view, best, others, worlds, also_played=True):
        yield look if all(map(_has_enough_worlds, look.values())) else None


def _has_enough_worlds(judgement: Judgement) -> bool:
    """Return whether a judgement is exact, or comes from enough worlds."""
    return not 0 < judgement.tries < FEWEST


def warnings_of(deal: Deal, look: Look) -> dict[str, messages.Reason]:
    """Return the moves that are clearly worse than the best, as written, each with the reason.

    The reason is where a move falls short of the best one, or else what speaks against it, if
    either is known, and what it costs.
    """
    found = {}
    for move, judgement in look.items():
        behind = clearly_missed(deal, judgement)
        if _has_enough_worlds(judgement) and behind >= CLEARLY * deal.game.swing:
            why = next(_against(deal, move, judgement.best), Reason(""))
            found[str(move)] = _costing(why, behind, deal, judgement).to_json()
    return found


def _against(deal: Deal, move: Move, best: Move) -> Iterator[Reason]:
    """Yield why a move is not the best one: where it falls short, and what it costs."""
    plain = reasons(deal, best)
    yield from (why for why in reasons(deal, best, move) if why not in plain)
    yield from (why for why in reasons(deal, move) if why.against and why not in plain)


def _costing(why: Reason, points: float, deal: Deal, judgement: Judgement) -> Reason:
    """Say what a move costs, after why: on average, or exactly where all cards are known.

    For a bid name the better one, for there is no trick to see that it might win.
    """
    words = _("On average that costs your side {points} {units}.")
    if not judgement.tries:
        words = _("What others hold can be told by now: that costs your side {points} {units}.")
    elif deal.phase == "auction":
        words = _("On average, to {move} brings your side {points} {units} more.")
    cost = words.format(
        points=unsigned(points), units=deal.game.units, move=in_words(judgement.best, deal)
    )
    return Reason(sentences([why.text, cost]), why.rule)
