"""All documents, as the search reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from carte.engine.messages import Strings
from carte.reference.messages import ChangedContent, ChangedQuestions
from carte.search.widget import Search

Kind: TypeAlias = Literal["rule", "house", "article", "word", "case", "elsewhere"]

Pattern: TypeAlias = Literal[
    "tie",
    "same",
    "aces",
    "sum",
    "no-sum",
    "laid",
    "fifteen",
    "contract",
    "doubled",
    "suits",
    "uneven",
    "worth",
    "run",
    "sums",
]

Line: TypeAlias = tuple[str, str, Sequence[str]]
"""When a text holds, or "", the text, and the house rules that it is for, such as players=3."""


class Document(TypedDict):
    """A document to find; the best of a group is shown, with the others beside it."""

    kind: Kind
    id: str
    group: str
    games: Sequence[str]
    title: str
    lines: Sequence[Line]
    more: str
    about: Sequence[str]
    hrefs: Sequence[str]
    lang: str
    """The language of its title, "" for the reader's."""


class Synonym(TypedDict):
    """Words that mean the same, and what they are about."""

    words: Sequence[str]
    about: Sequence[str]
    pattern: NotRequired[Pattern]
    """What cards or numbers of a question have this meaning, too."""
    alone: NotRequired[bool]
    """Whether the words have this meaning only as a whole question."""


class CalledGame(TypedDict):
    """The names of a game; a ``plain`` name also means something else."""

    id: str
    title: str
    words: list[str]
    plain: bool


class SpokenTable(TypedDict):
    """What people call a table with a house rule, such as ``players=3``."""

    id: str
    words: Sequence[str]


class CardNames(TypedDict):
    """Words whose concepts are cards, by value and by suit, and what is done with them.

    ``counted`` are the words for cards as such, ``articles`` stand before one card, ``having``
    before the number of cards in a hand, and ``choices`` between two numbers to choose from;
    ``people`` follow the number of players. By those ``apart`` a question with two numbers of cards
    is not about hands. ``fifteen`` is the sum by which cards are captured, too; ``bids`` are the
    least and the most points of a contract.
    """

    values: Mapping[str, int]
    suits: Sequence[str]
    takes: str
    lays: str
    trump: str
    hand: str
    worth: str
    counted: Sequence[str]
    articles: Sequence[str]
    having: Sequence[str]
    choices: Sequence[str]
    people: Sequence[str]
    apart: Sequence[str]
    fifteen: int
    bids: tuple[int, int]


class SearchContent(ChangedContent):
    """Everything that can be found."""

    documents: list[Document]
    synonyms: list[Synonym]
    games: list[CalledGame]
    tables: list[SpokenTable]
    concepts: Sequence[Sequence[str]]
    """Words that say the same; a star stands for endings."""
    cards: CardNames


SearchQuestions: TypeAlias = ChangedQuestions

SearchStrings: TypeAlias = Annotated[Strings, Search.make_strings]
"""The words of the field and its list, and those of every menu."""
