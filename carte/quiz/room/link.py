"""Links to a set of questions: the edition, and the questions by their names, as one word.

Its last characters check the others, as they do in every link of the book. It names each question,
so that it means the same when there are more of them.
"""

from __future__ import annotations

import string
from collections.abc import Sequence

from carte.engine.edition import EDITION, NewerEdition, check_edition
from carte.engine.reading import shown
from carte.formats.base62 import Misspelled, read_number, spelled
from carte.formats.mixed_radix import Digits, Reader, Writer
from carte.language import _
from carte.quiz.room.sets import MOST, UnknownQuestion, question_for

__all__ = ["InvalidSet", "code", "from_code"]

_MARK = 2027
"""Stands before a set, so that no other link of the book is read as one."""
_ROOM_FOR_MARKS = 4096
_ROOM_FOR_EDITIONS = 64
_ROOM_FOR_QUESTIONS = 64
_LONGEST = 64
_SIGNS = string.ascii_letters + string.digits + "-."


class InvalidSet(ValueError):
    """A text that is no set's link; the message shows it and says what is expected."""


def code(keys: Sequence[str]) -> str:
    """Return the word of a set of questions, by their keys; ``from_code`` reads it.

    >>> code(["SC-02", "PR-35"])
    '1VB1nOJ4Ei7CsTCvrT1S'
    """
    return _written(keys, EDITION)


def from_code(text: str) -> tuple[str, ...]:
    """Return the keys of the questions that a word names, whichever edition has made it.

    Raises ``InvalidSet`` for one that was cut short or changed, and for a newer edition's.
    """
    try:
        keys, edition = _walk(Reader(read_number(text)))
    except Misspelled as error:
        raise InvalidSet(
            _("{text} leads to no questions: {error}").format(text=shown(text), error=error)
        ) from None
    except NewerEdition as error:
        raise InvalidSet(
            _("{text} cannot be opened: {error}").format(text=shown(text), error=error)
        ) from error
    except ValueError as error:
        raise InvalidSet(
            _("{text} leads to no questions: {error}").format(text=shown(text), error=error)
        ) from error
    if _written(keys, edition) != text:
        raise InvalidSet(
            _("{text} leads to no questions: it is written otherwise").format(text=shown(text))
        )
    return keys


def _written(keys: Sequence[str], edition: int) -> str:
    writer = Writer()
    _walk(writer, keys, edition)
    return spelled(writer.number)


def _walk(
    digits: Digits, given: Sequence[str] = (), edition: int = EDITION
) -> tuple[tuple[str, ...], int]:
    """Write the keys of questions in an edition, or read them: return both."""
    if digits.digit(_MARK, _ROOM_FOR_MARKS) != _MARK:
        raise ValueError(_("it is the link of something else"))
    edition = digits.digit(edition - 1, _ROOM_FOR_EDITIONS) + 1
    check_edition(edition)
    count = digits.digit(len(given), _ROOM_FOR_QUESTIONS)
    if not 0 < count <= MOST:
        raise ValueError(_("a set has 1 to {most} questions").format(most=MOST))
    return tuple(_key(digits, given[place] if given else "") for place in range(count)), edition


def _key(digits: Digits, given: str) -> str:
    """Walk over a key, sign by sign."""
    length = digits.digit(len(given), _LONGEST)
    signs = [
        _SIGNS[digits.digit(_SIGNS.index(given[place]) if given else 0, len(_SIGNS))]
        for place in range(length)
    ]
    key = "".join(signs)
    try:
        question_for(key)
    except UnknownQuestion as error:
        raise NewerEdition(
            _("it names a question that this book does not have ({error})").format(error=error)
        ) from error
    return key
