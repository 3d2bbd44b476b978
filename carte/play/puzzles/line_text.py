"""The lines of a puzzle as a page reads them: the moves in words, and what they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from carte.board.narration import narrate
from carte.board.sayings import in_words
from carte.board.seats import YOU, spoken
from carte.engine.moves import Move
from carte.language import _
from carte.language.numbers import number, signed
from carte.play.puzzles.line import Line, is_known, line
from carte.play.puzzles.puzzle import Puzzle, differing
from carte.players import is_same

if TYPE_CHECKING:
    from carte.board.messages import NarratedMove
    from carte.play.puzzles import messages

__all__ = ["lines_json"]


def lines_json(puzzle: Puzzle) -> list[messages.Line]:
    """Return what follows each answer to a puzzle, in the order of its legal moves."""
    deal, known = puzzle.deal, is_known(puzzle.deal)
    about = "" if known else _("Suppose the cards you cannot see lie like this.")
    lines = {move: line(deal, move) for move in differing(deal.legal_moves())}
    return [
        {
            "moves": [*map(_move_json, one.moves, narrate(deal, one.moves))],
            "about": about,
            "comes": _comes(puzzle, move, lines),
        }
        for move, one in lines.items()
    ]


def _move_json(move: Move, narrated: NarratedMove) -> messages.LineMove:
    """Return a move with the name of who makes it before its text, a brief one if it has one."""
    text = narrated.pop("brief", narrated["text"])
    seat = spoken(YOU if narrated["by"] == "reader" else narrated["by"])
    found = {**narrated, "text": _("{seat}: {text}").format(seat=seat, text=text)}
    if str(move) != _evident(narrated):
        found["notation"] = str(move)
    return cast("messages.LineMove", found)


def _evident(narrated: NarratedMove) -> str:
    """Return the notation of a card that is seen played, and takes what it is seen to take."""
    takes = narrated.get("takes")
    return narrated.get("card", "") + (f" x {' '.join(takes)}" if takes else "")


def _comes(puzzle: Puzzle, move: Move, lines: dict[Move, Line]) -> str:
    """Say what a line comes to, beside the best one, or beside the wrong one nearest to it."""
    result = _result(puzzle, lines[move])
    if move in puzzle.wrong:
        words = _("Played out, this comes to {result}; the best move comes to {other}.")
        best = puzzle.answers[0]
        same = next(one for one in lines if is_same(one, best))
        return words.format(result=result, other=_result(puzzle, lines[same]))
    nearest = min((one for one in lines if one in puzzle.wrong), key=lambda one: puzzle.wrong[one])
    words = _("Played out, this comes to {result}; if you {move}, to {other}.")
    other = _result(puzzle, lines[nearest])
    return words.format(result=result, move=in_words(nearest, puzzle.deal), other=other)


def _result(puzzle: Puzzle, played: Line) -> str:
    """Return the score of each side, the reader's first, or what the reader is paid: "2 : 2"."""
    deal: Any = puzzle.deal
    game, scores = deal.game, played.end.score()
    if game.has_auction:
        return signed(scores[deal.turn].total)
    mine = game.side(deal.turn)
    sides = [*range(mine, game.sides), *range(mine)]
    return " : ".join(number(scores[side].total) for side in sides)
