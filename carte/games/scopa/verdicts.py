"""Sentences that verdicts share in Scopa's family, each once, and the words that fill them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carte.engine.capture.sums import total
from carte.engine.cards import VALUE, Card
from carte.engine.phrases import a, addends, capital, every, the
from carte.language import N_
from carte.language.names import rank_name

__all__ = [
    "ANOTHER_TOTAL",
    "LIES",
    "LIES_ALONE",
    "NO_PART",
    "ONE_EQUAL",
    "ONE_OF_SUMS",
    "TAKES",
    "TAKES_ALL",
    "TAKES_SUM",
    "spoken_in_full",
    "spoken_of",
]

LIES = N_("{Card} takes nothing and stays on the table.")
LIES_ALONE = N_("{Card} stays on the empty table.")
TAKES = N_("{Card} takes {taken}.")
TAKES_SUM = N_("{Card} takes {sum}: {taken}.")
TAKES_ALL = N_("{Card} takes the whole table: {taken}.")
ONE_EQUAL = N_("{Card} takes only one {rank}; choose which.")
ONE_OF_SUMS = N_("{Sums} each make {value}, but {card} takes only one of them.")
ANOTHER_TOTAL = N_("{sum} makes {total}, but {card} takes {value}.")
NO_PART = N_("{Card} takes the whole table, not just part of it.")


def spoken_of(card: Card, taken: int, values: Sequence[int] = VALUE) -> dict[str, Any]:
    """Return the words for a card and what it takes, as far as verdicts on legal plays need them.

    There are many of these, since a page has every move judged beforehand.
    """
    return {
        "Card": capital(the(card, values=values)),
        "taken": every(taken, values) if taken else "",
        "sum": addends(taken, values) if taken else "",
    }


def spoken_in_full(card: Card, taken: int, values: Sequence[int] = VALUE) -> dict[str, Any]:
    """Return the words for a card and what it would take, with those of refusals."""
    value = values[card.index]
    return {
        **spoken_of(card, taken, values),
        "card": the(card, values=values),
        "A": capital(a(value)),
        "a": a(value),
        "rank": rank_name(value),
        "value": value,
        "Taken": capital(every(taken, values)),
        "total": total(taken, values),
    }
