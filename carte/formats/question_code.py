"""Questions as short words: a position, and the move that is asked about.

The word goes on where that of the position ends, so that the code of a position is that of a
question which names no move, and the same characters at the end check both.
"""

from __future__ import annotations

from string import ascii_lowercase, digits

from carte.engine.cards import SUITS
from carte.engine.deal import Deal
from carte.engine.edition import EDITION, NewerEdition
from carte.engine.moves import Move, move
from carte.engine.reading import shown
from carte.formats.base62 import Misspelled, read_number, spelled
from carte.formats.mixed_radix import Digits, Reader, Writer
from carte.formats.position_code import InvalidCode, walk_position
from carte.language import _

__all__ = ["from_question", "question", "walk_move"]

_SIGNS = (" ", "=", *map(str, SUITS), *digits, *ascii_lowercase)
"""All that a move is written with."""
_LONGEST = 160


def question(deal: Deal, choice: Move | str | None = None) -> str:
    """Return the code of a question: may this move be played in this position?

    >>> import carte
    >>> deal = carte.game("scopa").position(hand="7D", table="3C 4S 7B")
    >>> from_question(question(deal, "7D x 3C 4S")) == (deal, carte.move("7D x 3C 4S"))
    True
    """
    text = "" if choice is None else str(move(choice) if isinstance(choice, str) else choice)
    return _written(deal, text, EDITION)


def from_question(text: str) -> tuple[Deal, Move | None]:
    """Return the position and the move of a code; there is none in the code of a position alone.

    Raises ``InvalidCode`` for a text that is no code, such as one cut short or changed by hand.
    """
    try:
        reader = Reader(read_number(text))
        found, facts, edition = walk_position(reader)
        asked = walk_move(reader)
        deal, choice = found.position(**facts), move(asked) if asked else None
    except Misspelled as error:
        raise InvalidCode(
            _("{text} is no code of a position, nor of a question: {error}").format(
                text=shown(text), error=error
            )
        ) from None
    except NewerEdition as error:
        raise InvalidCode(
            _("{text} cannot be opened: {error}").format(text=shown(text), error=error)
        ) from error
    except ValueError as error:
        raise InvalidCode(
            _("{text} is the code of no position: {error}").format(text=shown(text), error=error)
        ) from error
    if _written(deal, asked, edition) != text or asked != ("" if choice is None else str(choice)):
        raise InvalidCode(
            _("{text} is no code of a position, nor of a question: it is written otherwise").format(
                text=shown(text)
            )
        )
    return deal, choice


def _written(deal: Deal, asked: str, edition: int) -> str:
    writer = Writer()
    walk_position(writer, deal.game, deal.to_json()["position"], edition)
    walk_move(writer, asked)
    return spelled(writer.number)


def walk_move(walk: Digits, text: str = "") -> str:
    """Write a move in its notation, or read one: return it, whichever was done."""
    size = walk.natural(len(text))
    if size > _LONGEST:
        raise ValueError(
            _("a move is written with at most {longest} characters").format(longest=_LONGEST)
        )
    return "".join([walk.choice(text[place : place + 1], _SIGNS) for place in range(size)])
