"""The strings of every table and page, and how cards are called, as a page reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from carte.board.house import ours_words
from carte.engine.messages import RuleId, Strings
from carte.front.faces import faces_words
from carte.front.words import menu_words, sending_words, words_of
from carte.front.words.deals import replay_words
from carte.front.words.page import copying_words, stage_words

Skin: TypeAlias = Literal["italian", "northern", "french"]

SpeedName: TypeAlias = Literal["calm", "normal", "quick"]

StoreName: TypeAlias = str
"""A store by its name: "progress", "sheets", …"""

GroupName: TypeAlias = str
"""A group of buttons: "rank", "points", "matta"."""

Verb: TypeAlias = str
"""What a reader does with cards: "play", "answer", "discard", "give", "call"."""


class Called(TypedDict):
    """The name of a card, or of the back of one."""

    name: str
    italian: str


class CardName(TypedDict):
    """A card by its name, and by its rank alone."""

    name: str
    rank: str


class CardNames(CardName):
    """The names of a card; ``the`` has them with an article, if the language needs that."""

    italian: str
    the: NotRequired[CardName]


class Refusal(TypedDict):
    """The message when nothing can be judged, and the rule behind it."""

    rule: RuleId
    text: str


class CollectStrings(TypedDict):
    """A button's texts for handing in cards."""

    pick_one: str
    pick_some: NotRequired[str]
    so_far: NotRequired[str]
    one: str
    all: NotRequired[str]


class Notation(TypedDict):
    """The notation of typed cards: the meaning of letters and names."""

    ranks: dict[str, int]
    suits: dict[str, str]
    longest: int
    """The length of the longest text to rewrite."""
    rewrites: Mapping[str, Sequence[tuple[str, str]]]
    """What is replaced by what: ``first``, ``announced`` in announcements alone, and ``then``."""
    verbs: Mapping[str, str]
    """The names of announcement verbs, by verb."""
    inquiries: Mapping[str, Sequence[str]]
    """How each part of a position is asked for: by a letter, or in words."""


StageStrings: TypeAlias = Annotated[Strings, stage_words]
"""The words of a widget that leaves its page."""

MenuStrings: TypeAlias = Annotated[Strings, menu_words]
"""The words of the menus of a widget, and what joins words."""

SendingStrings: TypeAlias = Annotated[Strings, sending_words]
"""The words of the ways to share what a page shows."""

CopyingStrings: TypeAlias = Annotated[Strings, copying_words]
"""The words of a button that copies a link."""

FacesStrings: TypeAlias = Annotated[Strings, faces_words]
"""The signs of a French pack, by the name of a rank, a suit or a card."""

ReplayStrings: TypeAlias = Annotated[Strings, replay_words]
"""The words of a replay."""

OursStrings: TypeAlias = Annotated[Strings, ours_words]
"""The words of the line about the rules of our table."""

TableStrings: TypeAlias = Annotated[Strings, words_of]
"""Every word that a widget of a game may show."""
