"""A count, and the sheet of a match, as their page reads and asks about them."""

from __future__ import annotations

from typing import Annotated, Literal, Never, NotRequired, Protocol, TypeAlias, TypedDict, Unpack

from carte.counting.primiera import primiera_words
from carte.counting.words import score_words
from carte.engine.messages import Card, HouseRule, NamedRule, Options, RuleId, Strings
from carte.front.messages import OursStrings


class Stepper(TypedDict):
    """An item counted by hand, such as sweeps."""

    name: str
    text: str


class Bid(TypedDict):
    """A bid, and the other seat to name."""

    value: str
    text: str
    second: Literal["partner", "giver"] | None


class ContractForm(TypedDict):
    """The bids, and whether the last trick counts."""

    bids: list[Bid]
    last_trick: bool


class AskedItem(TypedDict):
    """An item to give for each pile (``carte.engine.scoring.Asked``)."""

    name: str
    text: str
    amounts: list[int]
    shared: int
    always: bool
    seldom: bool


class CountForm(TypedDict):
    """The form of a game's deal, besides its cards (``form_of``)."""

    seats: list[str]
    sides: list[str]
    piles: list[str]
    steppers: list[Stepper]
    contract: ContractForm | None
    last_trick: NotRequired[bool]
    """Whether the last trick counts without a contract. What is optional, earlier editions lack."""
    alone: bool
    """Whether the primiera may be counted alone."""
    one_deal: bool
    """Whether a deal is a match."""
    asked: NotRequired[list[AskedItem]]
    """The items of a deal counted without cards."""
    out: NotRequired[list[Card]]
    """The cards not in play at this table."""
    legend: NotRequired[list[str]]
    """The worth of each item, in a few words."""
    house: NotRequired[str]
    """The house rules of the table, in a sentence; "" for the book's."""


Shares: TypeAlias = dict[str, list[int | None]]
"""Each pile's share of an item, null if not given."""

Only: TypeAlias = Literal["primiera", "items"] | None
"""What alone is given: the cards of the primiera, or the owners of items; null for all cards."""


class Addend(TypedDict):
    """A card, or something else, and what it counts."""

    card: Card | None
    number: str | None


class Part(TypedDict):
    """A side's part in a line: its addends, their total, and a note."""

    addends: list[Addend]
    sum: str
    total: str
    note: str


class TextOfRule(TypedDict):
    """A rule by its id, and its text."""

    id: RuleId
    text: str


class Line(TypedDict):
    """A line of the count: one item, with what all piles bring, or what everybody gets."""

    item: str
    name: str
    text: str
    rule: TextOfRule
    points: list[str] | None
    """Null while it is open."""
    parts: list[Part]


HandWay: TypeAlias = Literal["number", "pile", "cards"]
"""How an item is counted by hand: a number for each pile, the pile that has it, or cards laid
out."""


class AskedByHand(TypedDict):
    """An item to count in the piles."""

    item: str
    name: str
    way: HandWay


class Heaps(TypedDict):
    """The piles of a finished deal as they were won, and what to count in them."""

    piles: list[list[Card]]
    across: list[Card]
    """The cards that swept."""
    asked: list[AskedByHand]
    fraction: str
    """How a number with a fraction is typed; "" where numbers are whole."""


class JudgedByHand(TypedDict):
    """An item as the reader counted it: right, or in words what differs."""

    item: str
    name: str
    good: bool
    text: str


class HandCount(TypedDict):
    """A count by hand beside ours."""

    items: list[JudgedByHand]
    right: int
    text: str


class DealtHeaps(TypedDict):
    """Piles to count for practice."""

    seed: int
    heaps: Heaps
    names: list[str]


class PractisedCount(TypedDict):
    """A count of such piles, beside ours line by line."""

    judged: HandCount
    lines: list[Line]
    sides: list[str]
    names: list[str]


class Score(TypedDict):
    """The score of a side in a deal; ``outright`` if it wins the match."""

    items: dict[str, int]
    total: int
    outright: NotRequired[bool]


class Count(TypedDict):
    """A count: line by line, in sentences, with the cards still missing; scores once none is."""

    form: CountForm
    lines: list[Line]
    said: list[str]
    missing: list[Card]
    scores: list[Score] | None


class JustForm(TypedDict):
    """The form of a game alone."""

    form: CountForm
    lines: NotRequired[Never]


class Standing(TypedDict):
    """The standing of a match."""

    total: NotRequired[str]
    """The name of the total; a sheet of an earlier edition lacks it."""
    totals: list[int]
    over: bool
    winner: int | None
    dealer: int
    text: str
    rule: TextOfRule | None
    said: NotRequired[list[str]]
    """The contract of each deal in words, if known."""


class Offered(TypedDict):
    """A game of the counting table."""

    slug: str
    title: str
    options: Options
    house: list[HouseRule]
    others: list[NamedRule]
    """The names of the house rules that the form does not ask for."""
    form: CountForm


class DealToCount(TypedDict):
    """A deal to count, with the facts besides its cards, as far as it has them."""

    game: str
    options: Options
    piles: list[list[Card]]
    steppers: NotRequired[dict[str, list[int]]]
    bid: NotRequired[str | None]
    declarer: NotRequired[int | None]
    partner: NotRequired[int | None]
    """The declarer's own seat if the declarer played alone."""
    last_trick: NotRequired[int | None]


class SetContract(TypedDict, total=False):
    """The contract of a deal that was written down, as far as it is known."""

    bid: str | None
    declarer: int | None
    partner: int | None


class Deciding(TypedDict):
    """The cards that still decide the primiera, none once it is decided, and who has it then."""

    cards: list[Card]
    winner: int | None
    text: str


CountingWords: TypeAlias = Annotated[Strings, score_words]
"""The words of the counting table and its match sheet."""


class ScoreContent(TypedDict):
    """The counting table."""

    games: list[Offered]
    language: str
    """The language of all this, as browsers name it: "it"."""
    example: DealToCount
    counted: Count
    words: CountingWords
    ours: OursStrings


class WrittenSheet(TypedDict):
    """A match sheet as it was written: what each side got, deal by deal."""

    game: str
    names: list[str] | None
    rounds: list[list[Score]]


class ScoreState(TypedDict):
    """What a reader has written down, for notebooks to read."""

    sheet: WrittenSheet


class SheetQuestions(Protocol):
    """What a match sheet asks."""

    def match(
        self,
        *,
        game: str,
        options: Options,
        names: list[str] | None,
        dealer: int,
        deals: int | None,
        rounds: list[list[Score]],
        contracts: list[SetContract | None],
        booked: int | None,
    ) -> Standing:
        """Return the standing after its deals; ``booked`` is the place of the one written down."""


class DealFacts(TypedDict):
    """What is known of a deal to count; a fact is null while it is not given."""

    game: str
    options: Options
    names: list[str] | None
    only: Only
    piles: list[list[Card]]
    items: Shares
    steppers: dict[str, list[int]]
    bid: str | None
    declarer: int | None
    partner: int | None
    last_trick: int | None


class ScoreQuestions(SheetQuestions, Protocol):
    """What the counting table asks."""

    def form(self, **deal: Unpack[DealFacts]) -> JustForm:
        """Return the form of a game."""

    def count(self, **deal: Unpack[DealFacts]) -> Count:
        """Count a deal."""

    def decide(
        self, *, game: str, options: Options, names: list[str] | None, piles: list[list[Card]]
    ) -> Deciding:
        """Return who has the primiera, or what still decides it."""

    def heaps(self, *, game: str, options: Options, seed: int) -> DealtHeaps:
        """Return the piles of a finished deal, to count for practice."""

    def by_hand(
        self,
        *,
        game: str,
        options: Options,
        seed: int,
        numbers: dict[str, list[str]],
        laid: list[list[Card]],
    ) -> PractisedCount:
        """Judge a count of these piles."""


class JudgedCard(TypedDict):
    """A card of a pile, and whether it is the one of its suit that counts."""

    good: bool
    legal: bool
    number: str
    text: str


class PrimieraSide(TypedDict):
    """One of two piles of the primiera, suit by suit, each card judged."""

    suits: list[list[Card]]
    judged: dict[Card, JudgedCard]
    note: str


class PrimieraVerdict(TypedDict):
    """Whose primiera is better."""

    good: bool
    legal: bool
    rule: RuleId
    text: str


class PrimieraPiles(TypedDict):
    """Two piles, and which of them has the primiera."""

    seed: int
    sides: list[PrimieraSide]
    rules: dict[RuleId, str]
    line: Line
    verdict: PrimieraVerdict


PrimieraWords: TypeAlias = Annotated[Strings, primiera_words]
"""The words of this practice."""


class PrimieraContent(PrimieraPiles):
    """The first piles."""

    words: PrimieraWords


class PrimieraQuestions(Protocol):
    """What the practice asks."""

    def primiera(self, *, seed: int) -> PrimieraPiles:
        """Return other piles, by their seed."""
