"""Puzzles as short words: the position, then the cost of each of its legal moves."""

from __future__ import annotations

from carte.engine.deal import Deal
from carte.engine.edition import EDITION, NewerEdition
from carte.engine.reading import shown
from carte.formats.base62 import Misspelled, read_number, spelled
from carte.formats.mixed_radix import Digits, Reader, Writer
from carte.formats.position_code import walk_position
from carte.play.puzzles.puzzle import MOST_MOVES, Puzzle

__all__ = ["InvalidPuzzle", "code", "from_code"]


class InvalidPuzzle(ValueError):
    """A text that is no puzzle's code; the message shows it and says why."""


def code(puzzle: Puzzle) -> str:
    """Return the code of a puzzle: the game, the house rules, the position, and the costs."""
    return _written(puzzle, EDITION)


def _written(puzzle: Puzzle, edition: int) -> str:
    writer = Writer()
    _walk(writer, puzzle, edition)
    return spelled(writer.number)


def from_code(text: str) -> Puzzle:
    """Return the puzzle whose code this is; raises ``InvalidPuzzle`` for a text that is none."""
    try:
        reader = Reader(read_number(text))
        puzzle, edition = _walk(reader)
    except Misspelled as error:
        raise InvalidPuzzle(f"{shown(text)} is no code of a puzzle: {error}") from None
    except NewerEdition as error:
        raise InvalidPuzzle(f"{shown(text)} cannot be opened: {error}") from error
    except ValueError as error:
        raise InvalidPuzzle(f"{shown(text)} is the code of no puzzle: {error}") from error
    if (right := _written(puzzle, edition)) != text:
        raise InvalidPuzzle(f"{shown(text)} is no code of a puzzle; it would be written {right}")
    return puzzle


def _walk(
    digits: Digits, given: Puzzle | None = None, edition: int = EDITION
) -> tuple[Puzzle, int]:
    """Write a puzzle in an edition, or read it: return both, whichever was done."""
    deal: Deal
    if given:
        _game, _facts, edition = walk_position(
            digits, given.deal.game, given.deal.to_json()["position"], edition
        )
        deal = given.deal
    else:
        game, facts, edition = walk_position(digits)
        deal = game.position(**facts)
    legal = deal.legal_moves()
    if len(legal) > MOST_MOVES:
        raise ValueError(f"it has {len(legal)} legal moves; a puzzle has {MOST_MOVES} at most")
    costs = given.costs if given else (0,) * len(legal)
    return Puzzle(deal, tuple([digits.natural(cost) for cost in costs])), edition
