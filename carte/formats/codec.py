"""Things as short words for links: one walk writes a thing, and reads and checks its word.

A word is one number (``carte.formats.mixed_radix``), spelled with characters that check the others
(``carte.formats.base62``). A thing that is read is written once more, so that each thing has one
word.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from carte.engine.edition import EDITION, NewerEdition, check_edition
from carte.engine.reading import LONGEST, saferepr
from carte.formats.base62 import Misspelled, read_number, spelled
from carte.formats.mixed_radix import Digits, Reader, Writer
from carte.language import N_, _

__all__ = ["BrokenLink", "Codec", "walk_edition"]

_T = TypeVar("_T")

_NEWER = N_("{text} cannot be opened: {error}")
_ROOM_FOR_EDITIONS = 64
_BITS_OF_A_SIGN = 5.9
"""A little less than the bits in a character of a word, which leaves room for the check."""


class BrokenLink(ValueError):
    """A reader's link that cannot be opened; the message says why, without quoting it."""


def walk_edition(digits: Digits, edition: int, first: int = 1) -> int:
    """Return the edition in which a word is written: the ``first`` with such words, or a later one.

    Raises ``NewerEdition``.
    """
    edition = digits.digit(edition - first, _ROOM_FOR_EDITIONS) + first
    check_edition(edition)
    return edition


def _no_example() -> str:
    return ""


class Codec(NamedTuple, Generic[_T]):
    """How things of one kind become words, and the messages about a text that is no such word.

    ``walk`` writes a thing in an edition, or reads one where it is given none, and returns both.
    The texts are messages: ``misspelled`` and ``impossible`` have the ``{text}`` and the
    ``{error}``, ``otherwise`` the ``{text}`` and the ``{right}`` word of what was read. A kind
    whose words may be too long for a link has ``too_long``, with the ``{number}`` of characters.
    """

    walk: Callable[[Digits, _T | None, int], tuple[_T, int]]
    refusal: type[ValueError]
    misspelled: str
    otherwise: str
    impossible: str = ""
    """The same as ``misspelled``, by default."""
    example: Callable[[], str] = _no_example
    """A right word, for a sentence with an ``{example}``."""
    too_long: str | None = None

    def write(self, thing: _T, edition: int = EDITION) -> str:
        """Return the word of a thing, as that edition of the book writes it.

        Raises the ``refusal`` where it is ``too_long``.
        """
        writer = Writer()
        self.walk(writer, thing, edition)
        if self.too_long and (size := int(writer.bits / _BITS_OF_A_SIGN)) > LONGEST:
            raise self.refusal(_(self.too_long).format(number=size))
        return spelled(writer.number)

    def read(self, text: str) -> _T:
        """Return the thing whose word this is, whichever edition of the book made it.

        Raises the ``refusal`` for a text that is no word, such as one cut short or changed by hand,
        and for a word of a newer edition.
        """
        try:
            thing, edition = self.walk(Reader(read_number(text)), None, EDITION)
        except Misspelled as error:
            raise self._refused(self.misspelled, text, error, example=self.example()) from None
        except NewerEdition as error:
            raise self._refused(_NEWER, text, error) from error
        except ValueError as error:
            raise self._refused(self.impossible or self.misspelled, text, error) from error
        if (right := self.write(thing, edition)) != text:
            raise self._refused(self.otherwise, text, right=right)
        return thing

    def open(self, text: str) -> _T:
        """Return the thing to which a reader's link leads, as ``read`` does.

        Raises ``BrokenLink``, which says why in plain words, without quoting the link.
        """
        try:
            return self.read(text)
        except self.refusal as error:
            why = _("It was cut short or altered on the way: copy the whole of it.")
            if error.__cause__:  # a word of another kind may look like a newer edition's
                why = _("It leads to something else, or was made by a newer edition of this book.")
            raise BrokenLink(why) from error

    def _refused(
        self, sentence: str, text: str, error: ValueError | None = None, **others: str
    ) -> ValueError:
        return self.refusal(_(sentence).format(text=saferepr(text), error=error, **others))
