"""Numbers as short words of letters and digits, checked as an ISBN is.

The three characters at the end are the remainder of the number divided by a prime. They show every
change of one character, and every exchange of two.
"""

from __future__ import annotations

from carte.engine.reading import LONGEST, TEXT
from carte.language import _

__all__ = ["Misspelled", "read_number", "spelled"]

_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_CHECK_SIZE = 3
_PRIME = 238_229
"""The largest prime below 62³ of which 62 is a primitive root, so that an exchange shows."""


class Misspelled(ValueError):
    """A word that spells no number; the message says why, and gives an example."""


def spelled(number: int) -> str:
    """Return the word of a number, 0 or more.

    >>> spelled(0), spelled(1_000_000)
    ('0000', '4C92CFQ')
    """
    return _signs(number) + _signs(number % _PRIME).rjust(_CHECK_SIZE, _SIGNS[0])


def read_number(word: str) -> int:
    """Return the number that a word spells; raises ``Misspelled``."""
    if not TEXT.fits(word):
        raise Misspelled(
            _("a code is a text of at most {longest:,} characters").format(longest=LONGEST)
        )
    body, check = word[:-_CHECK_SIZE], word[-_CHECK_SIZE:]
    if not body or not {*word} <= {*_SIGNS}:
        raise Misspelled(_("a code has only letters and digits, without spaces"))
    number = _number(body)
    if number % _PRIME != _number(check):
        raise Misspelled(
            _(
                "its last {check_size} characters do not fit the rest, so some were changed or "
                "lost; copy it whole"
            ).format(check_size=_CHECK_SIZE)
        )
    return number


def _signs(number: int) -> str:
    signs = ""
    while number or not signs:
        number, sign = divmod(number, len(_SIGNS))
        signs = _SIGNS[sign] + signs
    return signs


def _number(signs: str) -> int:
    number = 0
    for sign in signs:
        number = number * len(_SIGNS) + _SIGNS.index(sign)
    return number
