"""Helpers for questions answered by picking cards: all of a kind, and no others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import TypeAlias

from carte.engine.cards import Card, mask_of
from carte.engine.phrases import capital, every, sentences
from carte.language import _, ngettext
from carte.lessons.questions.asking import the_capital
from carte.lessons.questions.question import Answer, QuestionError, Shown

__all__ = ["Pick", "all_of", "listed", "some"]

Pick: TypeAlias = tuple[Card, ...]

LARGEST_PICK = 6
"""The largest pile with a sentence for every pick; larger ones have them for single cards."""


def all_of(
    shown: Shown, wanted: Pick, stranger: Callable[[Card], str], idea: str, rule: str | None = None
) -> Answer[Pick]:
    """Ask for exactly the ``wanted`` cards; ``stranger`` says why another card is not one of them.

    The first hint is the ``idea``; if several cards are wanted, the next one gives one away.
    """
    right = some([tuple(sorted(wanted))] if wanted else [])
    texts = {}
    for pick in _picks(shown.pile):
        strange = [card for card in pick if card not in wanted]
        missing = len(wanted) - (len(pick) - len(strange))
        if strange:
            texts[pick] = stranger(strange[0])
        elif missing:
            text = ngettext(
                "Correct so far; there is {number} more.",
                "Correct so far; there are {number} more.",
                missing,
            )
            texts[pick] = text.format(number=missing)
    texts[right[0]] = _("{Cards}.").format(Cards=capital(listed(right[0])))
    number = ngettext("There is {number} to find.", "There are {number} to find.", len(wanted))
    number = number.format(number=len(wanted))
    one = _("{Card} is one.").format(Card=the_capital(right[0][0]))
    last = _("Pick {cards}.").format(cards=listed(right[0]))
    return Answer(
        right=right,
        texts=texts,
        hints=(idea, last) if len(wanted) == 1 else (idea, sentences([number, one]), last),
        otherwise=_("Not these. {number}").format(number=number),
        rule=None if rule is None else shown.rule(rule).id,
    )


def _picks(pile: Pick) -> Iterator[Pick]:
    """Yield the picks worth a sentence: all of a small pile, single cards of a large one."""
    largest = len(pile) if len(pile) <= LARGEST_PICK else 1
    for number in range(1, largest + 1):
        yield from combinations(sorted(pile), number)


def some(found: Iterable[Pick]) -> tuple[Pick, ...]:
    """Return the right picks; raise ``QuestionError`` if these cards have none."""
    right = tuple(found)
    if not right:
        raise QuestionError(_("a pile that holds the answer"))
    return right


def listed(pick: Pick) -> str:
    """Return the cards of a pick: "the 3 of coppe and the 4 of spade"."""
    return every(mask_of(pick))
