"""A question: a function from what is shown to an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from inspect import signature
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeAlias, TypeVar

from carte.board.seats import YOU, seats_from
from carte.engine.cards import Card
from carte.engine.game import Game
from carte.engine.phrases import amount, commas, labelled
from carte.engine.reading import saferepr as quoted
from carte.engine.rulebook import Rule
from carte.language import _

if TYPE_CHECKING:
    from carte.lessons.messages import Numbers, Row

__all__ = ["Answer", "Question", "QuestionError", "Reply", "Sheet", "Shown", "put"]

Reply = TypeVar("Reply")


class QuestionError(ValueError):
    """A question that cannot be asked; the message says what it needs."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a question shows: a game, some cards, another pile, options to offer.

    The cards of ``pile`` are in a ``zone``: the reader's pile or hand, the table, or, in playing
    order, the trick that the seat named ``leader`` led to. The ``other`` cards lie ``beside`` them,
    as the other pile, or as cards that only its game has. ``trump`` is the letter of the trump
    suit, if any, and ``dealer`` the name of a seat, if it matters who has dealt.
    """

    game: Game
    pile: tuple[Card, ...] = ()
    other: tuple[Card, ...] = ()
    options: tuple[str, ...] = ()
    zone: str = "pile"
    beside: str = "other"
    leader: str = YOU
    trump: str = ""
    dealer: str = ""

    @property
    def played_by(self) -> tuple[str, ...]:
        """The names of the seats whose cards lie in the trick, in order; none elsewhere."""
        count = len(self.pile) if self.zone == "trick" else 0
        return seats_from(self.game, self.leader, count)

    def rule(self, tail: str) -> Rule:
        """Return a rule of the game; raise ``QuestionError`` if it has none with this name."""
        found = self.game.rulebook.get(tail)
        if found is None:
            words = _("a game with the rule {rule} for this question, and not {game}")
            raise QuestionError(words.format(rule=quoted(tail), game=self.game.slug))
        return found


class Sheet(NamedTuple):
    """The numbers that a question is about: one for each of the ``sides`` in every row."""

    title: str
    sides: tuple[str, ...]
    rows: Mapping[str, tuple[str, ...]]

    def to_json(self) -> Numbers:
        """Return it as the front end reads it."""
        rows: list[Row] = [
            {"name": name, "values": [*values]} for name, values in self.rows.items()
        ]
        return {"title": self.title, "sides": [*self.sides], "rows": rows}

    def lines(self) -> Iterator[str]:
        """Yield every row in words: "Deal 1: You +5, Right −4"."""
        for name, values in self.rows.items():
            had = map(amount, self.sides, values)
            yield labelled(name, commas(had))


@dataclass(frozen=True, slots=True)
class Answer(Generic[Reply]):
    """The right replies, the text on each reply, and the hints.

    A reply is a pick of cards in canonical order, or the id of one of ``options``, which are ids
    and their texts. ``otherwise`` is the text on every other pick. ``rule`` is the id of the rule
    behind the answer, None if there is none. ``sheet`` is shown with the question.
    """

    right: tuple[Reply, ...]
    texts: Mapping[Reply, str]
    hints: tuple[str, ...]
    rule: str | None = None
    otherwise: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    sheet: Sheet | None = None


Question: TypeAlias = Callable[..., Answer[Reply]]


def put(questions: Mapping[str, Question[Reply]], text: str, shown: Shown) -> Answer[Reply]:
    """Answer the question in ``text``; raise ``QuestionError``, which says what is expected."""
    name, *arguments = text.split()
    question = questions.get(name)
    if question is None:
        raise QuestionError(_("one of {known}").format(known=commas(questions)))
    needed = [*signature(question).parameters][1:]
    if len(arguments) != len(needed):
        raise QuestionError(" ".join([name, *(f"<{word}>" for word in needed)]))
    return question(shown, *arguments)
