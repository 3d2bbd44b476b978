"""Questions that a room can answer: exactly one right answer, among at most four."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from carte.language import _
from carte.quiz.question import Option, Posed, Question

__all__ = ["LETTERS", "for_a_room"]

LETTERS = "ABCD"
"""The names of the answers; a suit stands for each, in the order of the suits."""


def for_a_room(question: Question) -> Question | None:
    """Return a question with one right answer, None if it cannot be made into one.

    A question with several becomes a choice of one: the one legal move among wrong ones, or the one
    wrong move among legal ones. Every answer is judged as before.
    """
    posed = question.posed
    one = _single(posed, question.key) if posed.several else _fewer(posed, question.key)
    return replace(question, posed=one) if one else None


def _single(posed: Posed, key: str) -> Posed | None:
    legal, wrong = (
        [option for option in posed.options if option.right is right] for right in (True, False)
    )
    if not legal or not wrong:
        return None
    if len(wrong) == 1 and len(legal) > 1:
        legal, wrong = wrong, [replace(option, right=False) for option in legal]
        asks = _("Which of these moves is not legal?")
    else:
        asks = _("Which of these moves is legal?")
    return _of(asks, replace(legal[0], right=True), wrong, posed.options, key)


def _fewer(posed: Posed, key: str) -> Posed:
    right = next(option for option in posed.options if option.right)
    others = [option for option in posed.options if not option.right]
    return _of(posed.asks, right, others, posed.options, key)


def _of(
    asks: str, right: Option, others: Sequence[Option], order: Sequence[Option], key: str
) -> Posed:
    """Return the right answer among as many others as there is room for, in the given order."""
    most = len(LETTERS) - 1
    some = Random(f"room {key}").sample(others, most) if len(others) > most else others
    places = {option.id: place for place, option in enumerate(order)}
    return Posed(asks, sorted([right, *some], key=lambda option: places[option.id]))
