"""Helpers that questions share: reading their arguments and making their answers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

from carte.board.seats import seat_names
from carte.engine.cards import Card
from carte.engine.game import Game
from carte.engine.phrases import capital, commas, the
from carte.engine.reading import saferepr as quoted
from carte.games.cases import deck_with
from carte.language import _
from carte.lessons.questions.question import Answer, QuestionError, Sheet, Shown

__all__ = [
    "first_deck",
    "game_of",
    "in_order",
    "number_in",
    "numbers_of",
    "offered",
    "one_of",
    "payment_in",
    "payments_of",
    "seat_of",
    "the_capital",
    "the_number",
    "the_one",
]

AGame = TypeVar("AGame", bound=Game)

_NUMBER, _PAYMENT = re.compile(r"\d{1,4}"), re.compile(r"[+-]?\d{1,4}")


def game_of(shown: Shown, kind: type[AGame]) -> AGame:
    """Return the game of a question that needs a game of one kind."""
    if not isinstance(shown.game, kind):
        raise QuestionError(_("a level of {game} for this question").format(game=kind.slug))
    return shown.game


def seat_of(game: Game, name: str) -> int:
    """Return the seat that a question names."""
    names = seat_names(game)
    if name not in names:
        words = _("a seat, {seats}, and not {seat}")
        raise QuestionError(words.format(seats=commas(names), seat=quoted(name)))
    return names.index(name)


def the_one(shown: Shown) -> Card:
    """Return the only card of the pile, for questions about one card."""
    if len(shown.pile) != 1:
        raise QuestionError(_("a pile of one card for this question"))
    return shown.pile[0]


def in_order(shown: Shown) -> tuple[Card, ...]:
    """Return the cards of a question about cards played one after the other."""
    if not shown.pile:
        words = _("cards for this question, in the order in which they were played")
        raise QuestionError(words)
    return shown.pile


def first_deck(shown: Shown) -> list[Card]:
    """Return a deck that lays the cards of a question on the first table."""
    number = len(shown.game.first_table)
    if len(shown.pile) != number:
        words = _("as many cards for this question as are first put on the table, {number}")
        raise QuestionError(words.format(number=number))
    return deck_with(shown.pile, shown.game)


def number_in(text: str) -> int | None:
    """Return the number in a text, None for any other text or a number too large to count to."""
    return int(text) if _NUMBER.fullmatch(text) else None


def payment_in(text: str) -> int | None:
    """Return the payment in a text, such as +4 or -2, None for any other text."""
    return int(text) if _PAYMENT.fullmatch(text) else None


def offered(shown: Shown, right: object) -> str:
    """Return the right answer as one of the options."""
    if str(right) not in shown.options:
        words = _("{right} among the options, for it is the answer")
        raise QuestionError(words.format(right=right))
    return str(right)


def numbers_of(shown: Shown) -> tuple[str, ...]:
    """Return the options, for questions with a number as the answer."""
    if not shown.options or None in map(number_in, shown.options):
        words = _('options, a list of numbers such as "8", with this question')
        raise QuestionError(words)
    return shown.options


def payments_of(shown: Shown) -> dict[str, int]:
    """Return the options with their amounts, for questions with a payment as the answer."""
    found = {option: payment_in(option) for option in shown.options}
    payments = {option: paid for option, paid in found.items() if paid is not None}
    if not payments or len(payments) < len(found):
        words = _('options, a list of payments such as "+4", with this question')
        raise QuestionError(words)
    return payments


def one_of(
    options: Mapping[str, str],
    right: str,
    why: str,
    hints: tuple[str, ...],
    rule: str | None,
    sheet: Sheet | None = None,
) -> Answer[str]:
    """Ask for one of some options; every reply gets ``why``, and the last hint gives it away."""
    return Answer(
        right=(right,),
        texts=dict.fromkeys(options, why),
        hints=(*hints, _("Answer: {answer}.").format(answer=options[right])),
        rule=rule,
        options=options,
        sheet=sheet,
    )


def the_number(
    shown: Shown,
    right: int,
    texts: Mapping[str, str],
    nudge: str,
    closer: str,
    rule: str | None = None,
) -> Answer[str]:
    """Ask for one number among the options."""
    return Answer(
        right=(offered(shown, right),),
        texts=texts,
        hints=(nudge, closer, _("It is {answer}.").format(answer=right)),
        rule=None if rule is None else shown.rule(rule).id,
        options={option: option for option in shown.options},
    )


def the_capital(card: Card) -> str:
    """Return "The 7 of denari"."""
    return capital(the(card))
