"""A position and its moves, as a page reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from carte.board.house import ours_words

Strings: TypeAlias = dict[str, Any]
"""The words of a tool, by name: which there are, the function that makes them says."""

Card: TypeAlias = str
"""A card by rank and suit: "7D", "10C"."""

RuleId: TypeAlias = str
"""A rule of the rulebook by its id: "scopa.equal-first"."""

SeatName: TypeAlias = str
"""A seat as the reader calls it: "you", "other", "left", "far-left", "opposite", …"""

ZoneName: TypeAlias = str
"""A zone of cards: "hand", "table", "trick", "pile", "other", "monte", "pack", "turned", …"""

Zones: TypeAlias = dict[ZoneName, list[Card]]
"""The cards of each zone."""

Plain: TypeAlias = bool | int | str

Options: TypeAlias = Mapping[str, Plain]
"""House rules by name, all or just those that differ."""


class Stated(TypedDict):
    """A rule as readers see it."""

    id: RuleId
    text: str
    source: str


class Ruling(TypedDict):
    """The engine's judgement of a move (``Verdict.to_json``)."""

    good: bool
    legal: bool
    partly: NotRequired[bool]
    """It is right, but incomplete."""
    rule: RuleId | None
    text: str
    takes: list[Card]
    """The cards it takes from the table."""
    scopa: bool
    to: NotRequired[SeatName]
    """Who wins the trick that it completes."""


class Seat(TypedDict):
    """A player at the table."""

    seat: SeatName
    name: str
    cards: NotRequired[int]
    """How many cards it holds, if that matters."""
    says: NotRequired[list[str]]
    roles: NotRequired[list[str]]
    pile: NotRequired[ZoneName]
    """The pile for the cards it wins; with more than two sides it counts what it has ``won``."""
    won: NotRequired[int]


class Trump(TypedDict):
    """The trump suit, and the text that says so."""

    suit: str
    text: str


class Scene(TypedDict, total=False):
    """The players, and the open cards besides hand and table (``scene_of``)."""

    seats: list[Seat]
    trick_by: list[SeatName]
    trump: Trump | None
    """Null, like a contract, in what earlier editions kept."""
    turned_up: Card
    contract: str | None
    stock: int
    monte: int
    open: dict[SeatName, list[Card]]
    """Hands that everybody sees."""
    hidden: dict[SeatName, list[Card]]
    """Hands that a replay may show."""
    values: dict[Card, int]
    """What a card counts as, if not its own value."""


class Button(TypedDict):
    """What stands on a button, and the group that it is in."""

    text: str
    group: NotRequired[str]


class Option(Button):
    """A button to answer with."""

    id: str


class Saying(Button):
    """A button that says something."""

    move: str


Collect = TypedDict(
    "Collect",
    {
        "verb": str,
        "from": ZoneName,
        "size": int | None,
        "picks": NotRequired[dict[str, int]],
        "otherwise": NotRequired[int],
    },
)
"""Cards that are handed in: how many of which zone, with which verb.

``size`` is null if the reader must find out how many.
``picks`` has the ruling on each choice of cards, by its place in ``rulings``; ``otherwise`` that on
any other.
"""


class Replies(TypedDict, total=False):
    """What a reader may do, judged beforehand: every reply has its place in ``rulings``."""

    rulings: list[Ruling]
    verdicts: dict[str, list[int]] | None
    """By card, and by the subset of the table that it takes, as a mask; null to ask Python."""
    takes: dict[Card, list[Card]]
    """The cards picked along with a capturing card, by card: none if the reader must choose."""
    signals: list[Option]
    leads: dict[Card, list[str]]
    """The signals allowed with each card."""
    says: list[Saying]
    """Announcements, and in ``said`` their rulings by move."""
    said: dict[str, int]
    collect: Collect
    options: list[Option]
    """Answers to a question, and in ``choices`` their rulings by id."""
    choices: dict[str, int]
    picks: dict[str, int]
    """Cards that answer a question, and their rulings."""
    otherwise: int


class Position(Replies):
    """Cards that lie somewhere, and what a reader may do with them."""

    zones: Zones


class Step(Position):
    """A position to play, to look at, or to answer a question about."""

    scene: NotRequired[Scene]


class SceneStep(Position):
    """A position of a deal, with the players round it."""

    scene: Scene


class Seen(TypedDict, total=False):
    """What is seen of a move."""

    card: Card
    takes: list[Card]
    scopa: bool
    signal: str
    leads: bool
    """Whether it leads to a trick."""
    to: SeatName
    """Who wins the trick with it."""
    took: str
    """The winner in words."""
    left: ZoneName
    """The pile to which the last cards of the table go."""
    turns: dict[Card, Card]
    """Cards of the trick that lay face down, each with its face."""
    say: str
    """The word beside the seat, if no card is played."""


class NarratedMove(Seen):
    """A move of any seat, in words and as shown."""

    by: SeatName
    """A seat, or "reader"."""
    text: str


Pointed = TypedDict(
    "Pointed",
    {
        "from": Card | None,
        "to": list[Card],
        "signal": str | None,
        "option": NotRequired[str | None],
    },
)
"""What the guide points at: the cards of a move, its signal, or an option."""


class SideScore(TypedDict):
    """The score of one side in a deal, item by item."""

    side: str
    items: dict[str, int | str]
    total: int | str


ControlKind: TypeAlias = Literal["check", "choice", "card", "number", "calls"]


class Value(TypedDict):
    """A value that a reader can choose."""

    value: Plain
    label: str


class NamedRule(TypedDict):
    """The names of a house rule and its values (``labels_of``)."""

    name: str
    label: str
    kind: ControlKind
    value: Plain
    """The book's value."""
    there: Plain | None
    """The book's value once all that the rule needs is agreed on; null if it is the same."""
    book: str
    """The book's value in words."""
    needs: Options
    """The house rules that it needs for any but the usual value."""
    values: list[Value]
    number: str | None
    """The name of a number not among the values; null if there can be none."""


class TextWhen(TypedDict):
    """A rule's text when some house rules each have one of these values, where null is any number.

    The text has the names of house rules in braces for their numbers.
    """

    when: dict[str, list[Plain | None]]
    text: str


class HouseRule(NamedRule):
    """A house rule in the form (``options_of``)."""

    rules: list[list[TextWhen]]
    """The rules that it shows, each as cases: the first that fits holds."""


OursStrings: TypeAlias = Annotated[Strings, ours_words]
"""The words of the line about the rules of our table."""
