"""A puzzle as a level of a lesson: the engine's reasons say why a move is right, or falls short."""

from __future__ import annotations

from carte.board.sayings import in_words
from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Move
from carte.engine.phrases import either, sentences
from carte.language import N_, _
from carte.language.numbers import unsigned
from carte.lessons.model import Level
from carte.lessons.play import PlayStep, Trap, seen
from carte.play.advice import Reason, as_good, reasons
from carte.play.puzzles.puzzle import Puzzle
from carte.players import is_same

__all__ = ["falls_short", "level_of", "stands_out"]

GOAL = N_("Your move.")


def level_of(puzzle: Puzzle, name: str) -> Level:
    """Return a puzzle as a level with this id, in which every wrong legal move is a trap."""
    deal, best = puzzle.deal, puzzle.answers[0]
    hand, table = seen(deal)
    why = reasons(deal, best)
    step = PlayStep(
        goal=GOAL,
        deal=deal,
        hand=hand,
        table=table,
        answers=puzzle.answers,
        traps=tuple(Trap(move, None, falls_short(puzzle, move)) for move in puzzle.wrong),
    )
    shown = {reason.rule.id: reason.rule for reason in why if reason.rule}
    return Level(name, "play", GOAL, stands_out(puzzle), (step,), (*shown.values(),))


def stands_out(puzzle: Puzzle) -> str:
    """Say why the best move of a puzzle is good, and which others are as good."""
    best, *others = puzzle.answers
    same = dict.fromkeys(
        in_words(other, puzzle.deal) for other in others if not is_same(best, other)
    )
    texts = [as_good(either(same))] if same else []
    return sentences([*texts, _joined(_telling(puzzle)) or _shows_later()])


def falls_short(puzzle: Puzzle, move: Move) -> str:
    """Say what a wrong move costs and what is wrong with it, without naming the best one."""
    words = _("That is allowed, but it costs {points} {units} on average.")
    cost = words.format(points=unsigned(puzzle.wrong[move]), units=puzzle.deal.game.units)
    return sentences([cost, _joined(_shortfall(puzzle, move)) or _shows_later()])


def _telling(puzzle: Puzzle) -> list[Reason]:
    """Return the reasons for the best move that are not as true of the wrong one nearest to it.

    Where there are none, return what that one lacks.
    """
    nearest = min(puzzle.wrong, key=lambda move: puzzle.wrong[move])
    theirs = {reason.text for reason in reasons(puzzle.deal, nearest)}
    own = reasons(puzzle.deal, puzzle.answers[0])[1:]
    return [one for one in own if one.text not in theirs] or _shortfall(puzzle, nearest)


def _shortfall(puzzle: Puzzle, move: Move) -> list[Reason]:
    """Return where a wrong move falls short of the best one, or what speaks against it alone."""
    deal, best = puzzle.deal, puzzle.answers[0]
    plain = reasons(deal, best)
    short = [reason for reason in reasons(deal, best, move) if reason not in plain]
    against = [reason for reason in reasons(deal, move) if reason.against and reason not in plain]
    return ([*short, *against] or [one for one in _meant(deal, move) if one not in plain][-1:])[:1]


def _meant(deal: Deal, move: Move) -> tuple[Reason, ...]:
    """Return what a bid, a pass or a call means: there is no more to say against one."""
    verb = move.verb if isinstance(move, Announcement) else ""
    if verb == "call":
        return reasons(deal, move)
    return reasons(deal, move)[1:] if verb in ("bid", "pass") else ()


def _shows_later() -> str:
    return _("The reason shows only in the play that follows.")


def _joined(some: list[Reason]) -> str:
    return sentences([reason.text for reason in some])
