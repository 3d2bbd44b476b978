"""A position and its moves, as a page reads them."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

from carte.engine.messages import Card, Ruling, SeatName, ZoneName

Zones: TypeAlias = dict[ZoneName, list[Card]]
"""The cards of each zone."""


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
    may: dict[Card, str]
    """What each card of the hand may do now, in words, where that is no question."""
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
    brief: str
    """The move in few words, without reasons."""


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


class OwnNames(TypedDict):
    """The names of items that a table calls by a name of its own."""

    names: NotRequired[dict[str, str]]


class SideScore(OwnNames):
    """The score of one side in a deal, item by item."""

    side: str
    items: dict[str, int | str]
    total: int | str
