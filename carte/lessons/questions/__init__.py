"""What a level of kind `pick` or `choose` may ask.

A question is a function from what is `Shown` to an `Answer`. In a lesson file it is written as its
name and its arguments: `question = "suit D"`. The questions themselves are in `picks` and
`choices`; what they assert they have from the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from inspect import signature
from typing import Generic, TypeAlias, TypeVar

from carte.cards import Card
from carte.game import Game, Score
from carte.locale import N_, _
from carte.telling.seats import YOU, seat_names, seats_from
from carte.words import capital, the

__all__ = [
    "NOBODY",
    "SIDES",
    "Answer",
    "Question",
    "QuestionError",
    "Shown",
    "in_teams",
    "items_of",
    "names_of",
    "offered",
    "one_of",
    "put",
    "seat_of",
    "side_of",
    "the_capital",
    "the_number",
    "the_one",
]

Reply = TypeVar("Reply")

SIDES = ("you", "other")
NOBODY = "nobody"
_PLAYERS = {"you": N_("You"), "other": N_("The other player"), NOBODY: N_("Nobody")}
_TEAMS = {"you": N_("Your team"), "other": N_("The other team"), NOBODY: N_("Nobody")}


class QuestionError(ValueError):
    """A question that cannot be put: says what it needs."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a question is put about: a game, some cards, another pile, options to offer.

    The cards of `pile` are shown in a `zone`: as the reader's pile, or hand, or as the table; or
    they lie in the order in which they were played as the trick to which the seat named `leader`
    led. The `other` cards lie `beside` them, as the other pile or the monte. `trump` is the letter
    of the trump suit, if any, and `dealer` the name of a seat, where it matters who has dealt.
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


@dataclass(frozen=True, slots=True)
class Answer(Generic[Reply]):
    """Which replies are right, what is said to which reply, and the hints.

    A reply is a pick of cards in canonical order, or the id of one of `options`, which are ids
    and their texts. `otherwise` is said to every other pick. `rule` is the id of the rule behind
    the answer, None where there is none.
    """

    right: tuple[Reply, ...]
    texts: Mapping[Reply, str]
    hints: tuple[str, ...]
    rule: str | None = None
    otherwise: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


Question: TypeAlias = Callable[..., Answer[Reply]]


def put(questions: Mapping[str, Question[Reply]], text: str, shown: Shown) -> Answer[Reply]:
    """Put the question that `text` writes; raises `QuestionError` that says what is expected."""
    name, *arguments = text.split()
    question = questions.get(name)
    if question is None:
        raise QuestionError(f"one of {', '.join(questions)}")
    needed = [*signature(question).parameters][1:]
    if len(arguments) != len(needed):
        raise QuestionError(" ".join([name, *(f"<{word}>" for word in needed)]))
    return question(shown, *arguments)


def one_of(
    options: Mapping[str, str],
    right: str,
    why: str,
    hints: tuple[str, ...],
    rule: str | None,
) -> Answer[str]:
    """Ask for one of some options; `why` is said to every reply, and a last hint gives it away."""
    return Answer(
        right=(right,),
        texts=dict.fromkeys(options, why),
        hints=(*hints, _("It is: {answer}.").format(answer=options[right])),
        rule=rule,
        options=options,
    )


def offered(shown: Shown, right: object) -> str:
    """Return the right answer as it stands among the options."""
    if str(right) not in shown.options:
        raise QuestionError(f"{right} among the options, for it is the answer")
    return str(right)


def seat_of(game: Game, name: str) -> int:
    """Return the seat that a question names."""
    names = seat_names(game)
    if name not in names:
        raise QuestionError(f"a seat, {', '.join(names)}, and not {name!r}")
    return names.index(name)


def the_one(shown: Shown) -> Card:
    """Return the only card of the pile, for questions about one card."""
    if len(shown.pile) != 1:
        raise QuestionError("a pile of one card for this question")
    return shown.pile[0]


def the_capital(card: Card) -> str:
    """Return "The 7 of denari"."""
    return capital(the(card))


def in_teams(shown: Shown) -> bool:
    """Return whether the sides of the game are teams."""
    return shown.game.seats > shown.game.sides


def names_of(shown: Shown) -> dict[str, str]:
    """Return who may win something, by the ids of options: a player or a team, or nobody."""
    names = _TEAMS if in_teams(shown) else _PLAYERS
    return {side: _(name) for side, name in names.items()}


def side_of(winner: int | None) -> str:
    """Return the id of the side that wins something, or of nobody."""
    return NOBODY if winner is None else SIDES[winner]


def items_of(score: Score) -> str:
    """Return what a score is made of: "carte, settebello, grande 5"."""
    items = [name if points == 1 else f"{name} {points}" for name, points in score.items.items()]
    return ", ".join(items) or _("nothing")


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
        rule=None if rule is None else shown.game.rulebook[rule].id,
        options={option: option for option in shown.options},
    )
