"""The coach at the play table: warns of moves that cost a side something, and says why.

An expert says which move is best. The others are played out beside it in the same worlds, so that
the moves make the difference and not the luck of the cards. Near the end of a deal an expert knows
all cards; a move that is no worse for players who don't gets no warning.

That takes a while, and a reader who plays at once needs a warning too. So the coach glances first:
the expert thinks briefly, and the others are tried in the fewest worlds that show anything. A move
nobody would think of gets its glance when the reader is about to make it. A glance names no price:
a price comes only from the thought and the worlds of a review, and so is the same as the review's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from carte.board.sayings import in_words
from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.engine.phrases import sentences
from carte.language import _
from carte.language.numbers import unsigned
from carte.play.advice import Reason, reasons
from carte.play.comparison import (
    CLEARLY,
    FEWEST,
    FIRST_LOOK,
    clearly_missed,
    compared,
    is_priced,
)
from carte.play.opponents import expert_at
from carte.players import Judgement
from carte.players.candidates import candidates, given_away
from carte.players.judging import is_same

if TYPE_CHECKING:
    from carte.play.advice import messages

__all__ = ["Look", "glanced_at", "is_costly", "looked_at", "thought_of", "warnings_of"]

GLANCE = 60
"""How many deals an expert plays out when the coach must answer soon."""

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
    for thinks, worlds in ((GLANCE, FEWEST), (iterations, FIRST_LOOK)):
        for further in _compared(deal, moves, thinks, worlds):
            look = look if further is None else further
            yield look
    yield from _priced(deal, look or {}, iterations)


def _priced(deal: Deal, look: Look, iterations: int | None) -> Iterator[Look]:
    """Yield a look with the price of each move that may be costly, by the judge of a review."""
    for move, judgement in look.items():
        if not judgement.tries or not _may_be_costly(deal, judgement):
            continue
        judged: Look = {}
        for further in compared(deal, judgement.best, move, iterations=iterations):
            judged = further
            yield look
        look = {**look, **judged}
    yield look


def _may_be_costly(deal: Deal, judgement: Judgement) -> bool:
    """Return whether a move costs so much that a coach warns of it, or is likely to."""
    return judgement.missed[deal.turn] + judgement.error >= CLEARLY * deal.game.swing


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
        if is_costly(deal, judgement):
            why = next(_against(deal, move, judgement.best), Reason(""))
            behind = clearly_missed(deal, judgement)
            found[str(move)] = _costing(why, behind, deal, judgement).to_json()
    return found


def is_costly(deal: Deal, judgement: Judgement) -> bool:
    """Return whether a move costs so much that a coach warns of it."""
    behind = clearly_missed(deal, judgement)
    return _has_enough_worlds(judgement) and behind >= CLEARLY * deal.game.swing


def _against(deal: Deal, move: Move, best: Move) -> Iterator[Reason]:
    """Yield why a move is not the best one: where it falls short, and what it costs."""
    plain = reasons(deal, best)
    yield from (why for why in reasons(deal, best, move) if why not in plain)
    yield from (why for why in reasons(deal, move) if why.against and why not in plain)


def _costing(why: Reason, points: float, deal: Deal, judgement: Judgement) -> Reason:
    """Say what a move costs, after why: on average, or exactly where all cards are known.

    A glance says no more than that it costs. For a bid name the better one, for there is no trick
    to see that it might win.
    """
    auction, glance = deal.phase == "auction", not is_priced(judgement)
    if not judgement.tries:
        words = _(
            "You can work out the other hands by now: this move costs your side {points} {units}."
        )
    elif glance:
        words = (
            _("On average, your side gains more if you {move}.")
            if auction
            else _("On average, this move costs your side something.")
        )
    elif auction:
        words = _("On average, your side gains {points} {units} more if you {move}.")
    else:
        words = _("On average, this move costs your side {points} {units}.")
    cost = words.format(
        points=unsigned(points), units=deal.game.units, move=in_words(judgement.best, deal)
    )
    return Reason(sentences([why.text, cost]), why.rule)
