"""Editions of the book's formats: it reads its own, and all earlier ones."""

from __future__ import annotations

from collections.abc import Iterable

from carte.engine.reading import InvalidValue, saferepr
from carte.language import _

__all__ = ["EDITION", "NUMBERS", "NewerEdition", "check_edition", "check_numbers", "number_of"]

EDITION = 2
"""The edition of the formats: it grows when codes, links, records or what browsers keep change."""


class NewerEdition(ValueError):
    """Something made by a newer edition of the book."""


def check_edition(edition: object) -> None:
    """Raise ``NewerEdition`` for an edition after this one, ``InvalidValue`` for no edition."""
    if type(edition) is not int or edition < 1:
        raise InvalidValue(
            _("{edition} is not an edition; give a number from 1 up").format(
                edition=saferepr(edition)
            )
        )
    if edition > EDITION:
        raise NewerEdition(
            _(
                "it was made by a newer edition of this book ({edition}; this one is {ours}): "
                "open it in that edition"
            ).format(edition=saferepr(edition), ours=EDITION)
        )


NUMBERS = 4093
"""The numbers that stand for names: a prime, so that all letters of a name matter."""


def number_of(name: str) -> int:
    """Return the number 0 … 4092 that stands for a game or a house rule in codes, for ever.

    It follows from the name alone, so that later names change no number.

    >>> number_of("scopa"), number_of("target")
    (1159, 2660)
    """
    return int.from_bytes(name.encode(), "big") % NUMBERS


def check_numbers(name: str, others: Iterable[str]) -> None:
    """Raise ``ValueError`` where a name has the same number as another one."""
    for other in others:
        if other != name and number_of(other) == number_of(name):
            raise ValueError(f"{name!r} and {other!r} have the same number: rename the newer one")
