"""Links to a set of questions: the edition, and the questions by their names, as one word.

Its last characters check the others, as in every link of the book. It names each question, so that
it means the same when there are more of them; a teacher's own question is in the link itself, after
a name of length zero.
"""

from __future__ import annotations

import string
from collections.abc import Sequence

from carte.engine.edition import EDITION, NewerEdition
from carte.formats.codec import Codec, walk_edition
from carte.formats.mixed_radix import Digits
from carte.language import N_, _
from carte.quiz.room.own import is_own, walk_own
from carte.quiz.room.sets import MOST, UnknownQuestion, question_for

__all__ = ["InvalidSet", "code", "from_code", "opened"]

_MARK = 2027
"""The mark before a set, so that no other link of the book is read as one."""
_ROOM_FOR_MARKS = 4096
_ROOM_FOR_QUESTIONS = 64
_LONGEST = 64
_SIGNS = string.ascii_letters + string.digits + "-."


class InvalidSet(ValueError):
    """A text that is not the link of a set; the message shows it and says what is expected."""


def code(keys: Sequence[str]) -> str:
    """Return the word of a set of questions, by their keys; ``from_code`` reads it.

    Raises ``InvalidSet`` if it is too long for a link.

    >>> code(["SC-02", "PR-35"])
    '1VB1nOJ4Ei7CsTCvrT1S'
    """
    return _WORD.write((*keys,))


def from_code(text: str) -> tuple[str, ...]:
    """Return the keys of the questions that a word names, whichever edition made it.

    Raises ``InvalidSet`` for one that was cut short or changed, or that a newer edition made.
    """
    return _WORD.read(text)


def opened(link: str) -> tuple[str, ...]:
    """Return the keys of the questions in a reader's link; raise ``BrokenLink``."""
    return _WORD.open(link)


def _walk(
    digits: Digits, given: tuple[str, ...] | None = None, edition: int = EDITION
) -> tuple[tuple[str, ...], int]:
    """Write the keys of questions in an edition, or read them: return both."""
    if digits.digit(_MARK, _ROOM_FOR_MARKS) != _MARK:
        raise ValueError(_("it is a link to something else"))
    edition = walk_edition(digits, edition)
    count = digits.digit(len(given or ()), _ROOM_FOR_QUESTIONS)
    if not 0 < count <= MOST:
        raise ValueError(_("a set has 1 to {most} questions").format(most=MOST))
    keys = (_key(digits, given[place] if given else "", edition) for place in range(count))
    return tuple(keys), edition


_WORD: Codec[tuple[str, ...]] = Codec(
    _walk,
    InvalidSet,
    misspelled=N_("{text} leads to no questions: {error}"),
    otherwise=N_("{text} is not a link to questions"),
    too_long=N_("Too many for a link: it would have {number} characters. Choose fewer."),
)


def _key(digits: Digits, given: str, edition: int) -> str:
    """Walk over a key, character by character, or over the level or position that it stands for."""
    length = digits.digit(0 if is_own(given) else len(given), _LONGEST)
    if not length:
        return walk_own(digits, given, edition)
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
