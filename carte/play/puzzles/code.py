"""Puzzles as short words: the position, then the cost of each of its legal moves."""

from __future__ import annotations

from carte.engine.edition import EDITION
from carte.formats.codec import Codec
from carte.formats.mixed_radix import Digits
from carte.formats.position_code import walk_deal
from carte.language import N_, _
from carte.play.puzzles.puzzle import MOST_MOVES, Puzzle

__all__ = ["InvalidPuzzle", "code", "from_code"]


class InvalidPuzzle(ValueError):
    """A text that is not a puzzle's code; the message shows it and says why."""


def code(puzzle: Puzzle) -> str:
    """Return the code of a puzzle: the game, the house rules, the position, and the costs."""
    return _WORD.write(puzzle)


def from_code(text: str) -> Puzzle:
    """Return the puzzle of a code; raises ``InvalidPuzzle`` if it is not one."""
    return _WORD.read(text)


def _walk(
    digits: Digits, given: Puzzle | None = None, edition: int = EDITION
) -> tuple[Puzzle, int]:
    """Write a puzzle in an edition, or read one; return both either way."""
    deal, edition = walk_deal(digits, given.deal if given else None, edition)
    legal = deal.legal_moves()
    if len(legal) > MOST_MOVES:
        raise ValueError(
            _("it has {found} legal moves; a puzzle has {most} at most").format(
                found=len(legal), most=MOST_MOVES
            )
        )
    costs = given.costs if given else (0,) * len(legal)
    return Puzzle(deal, tuple([digits.natural(cost) for cost in costs])), edition


_WORD: Codec[Puzzle] = Codec(
    _walk,
    InvalidPuzzle,
    misspelled=N_("{text} is not the code of a puzzle: {error}"),
    impossible=N_("{text} leads to no puzzle: {error}"),
    otherwise=N_("{text} is not the code of a puzzle; it should be written {right}"),
)
