"""Questions as short words: a position, and the move in question.

The word continues that of the position, so that the code of a position is that of a question
without a move, and the same characters at the end check both.
"""

from __future__ import annotations

from string import ascii_lowercase, digits

from carte.engine.cards import SUITS
from carte.engine.deal import Deal
from carte.engine.edition import EDITION
from carte.engine.moves import Move, move
from carte.formats.codec import Codec
from carte.formats.mixed_radix import Digits
from carte.formats.position_code import NO_POSITION, InvalidCode, walk_deal
from carte.language import N_, _

__all__ = ["from_question", "question", "walk_move"]

_SIGNS = (" ", "=", *map(str, SUITS), *digits, *ascii_lowercase)
"""All characters of the notation of moves."""
_LONGEST = 160

_Question = tuple[Deal, Move | None]


def question(deal: Deal, choice: Move | str | None = None) -> str:
    """Return the code of a question: may this move be played in this position?

    >>> import carte
    >>> deal = carte.game("scopa").position(hand="7D", table="3C 4S 7B")
    >>> from_question(question(deal, "7D x 3C 4S")) == (deal, carte.move("7D x 3C 4S"))
    True
    """
    return _WORD.write((deal, move(choice) if isinstance(choice, str) else choice))


def from_question(text: str) -> tuple[Deal, Move | None]:
    """Return the position and the move of a code; None for the move in a position's code.

    Raises ``InvalidCode`` for a text that is no code, such as one cut short or changed by hand.
    """
    return _WORD.read(text)


def _walk(
    digits: Digits, given: _Question | None = None, edition: int = EDITION
) -> tuple[_Question, int]:
    """Write a question in an edition, or read it: return both in either case."""
    deal, choice = given or (None, None)
    deal, edition = walk_deal(digits, deal, edition)
    asked = walk_move(digits, "" if choice is None else str(choice))
    return (deal, move(asked) if asked else None), edition


_WORD: Codec[_Question] = Codec(
    _walk,
    InvalidCode,
    misspelled=N_("{text} is not the code of a position or a question: {error}"),
    impossible=NO_POSITION,
    otherwise=N_("{text} is not the code of a position or a question"),
)


def walk_move(walk: Digits, text: str = "") -> str:
    """Write a move in its notation, or read one: return it in either case."""
    size = walk.natural(len(text))
    if size > _LONGEST:
        raise ValueError(
            _("a move is written in at most {longest} characters").format(longest=_LONGEST)
        )
    return "".join([walk.choice(text[place : place + 1], _SIGNS) for place in range(size)])
