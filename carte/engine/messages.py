"""Cards, rules and house rules, as pages read them, and what joins words there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

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
    """The book's value with some of other house rules; null if it is the same."""
    there_with: Options
    """Those values of other house rules."""
    there_any: bool
    """Whether one of them is enough."""
    book: str
    """The book's value in words."""
    book_there: str
    """The book's value there in words."""
    needs: Options
    """The house rules that it needs for any but the usual value."""
    values: list[Value]
    number: str | None
    """The name of a number not among the values; null if there can be none."""
    least: int
    """The least such number."""


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


class Joints(TypedDict):
    """The templates that join words into one text."""

    comma: str
    clause: str
    sentence: str
    label: str
    amount: str
    aside: str
    ended: str
    order: str
    after: NotRequired[str]
    """This and the others only if a language joins words differently from English."""
    plus: NotRequired[str]
    makes: NotRequired[str]
