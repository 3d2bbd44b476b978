"""A match at the play table, as its page reads and asks about it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, Protocol, TypeAlias, TypedDict, overload

from carte.board.messages import NarratedMove, SceneStep, SideScore
from carte.counting.messages import (
    CountForm,
    CountingWords,
    HandCount,
    Heaps,
    Line,
    Score,
    Standing,
)
from carte.engine.messages import (
    Card,
    HouseRule,
    Options,
    RuleId,
    Ruling,
    SeatName,
    Strings,
    ZoneName,
)
from carte.front.messages import OursStrings
from carte.play.advice.messages import Hint, Warnings
from carte.play.people.messages import People, Sitter
from carte.play.recall.messages import RecallQuestions, RecallVerdict
from carte.play.review.messages import ReviewableReplay, ReviewQuestions
from carte.play.words import friends_words, play_words
from carte.replay.messages import Replay


class Sitting(TypedDict):
    """Python's own code for a match; the page only keeps it, and hands it back with a question."""

    edition: NotRequired[int]
    """The edition of the book that wrote it; the first left it out."""
    game: str
    options: Options
    level: str
    seed: int
    deals: int | None
    played: list[str]
    """A record for each deal."""
    undone: list[int]
    sitters: NotRequired[list[Sitter]]
    """Who sits at each seat, if several people play."""
    thrown: NotRequired[list[int]]
    """The seats of people who threw their cards down in the deal under way."""
    conceded: NotRequired[bool]
    """Whether the person to act gave up the remaining tricks, which ended the last deal."""
    resigned: NotRequired[int]
    """The seat of the person who gave up the match."""


MatchResult: TypeAlias = Literal["won", "lost", "even"]


class MatchSheet(TypedDict):
    """A match so far, as a match sheet draws it."""

    rounds: list[list[Score]]
    undone: list[int]
    dealer: int
    standing: Standing


class Over(TypedDict):
    """The end of a deal: the result, counted on its cards, and where the match stands."""

    score: list[SideScore]
    lines: list[Line]
    cards: list[list[Card]]
    """The two piles that the count is about."""
    counts: NotRequired[list[str] | None]
    """What each of them counts, if not the number of its cards."""
    heaps: NotRequired[Heaps]
    """The same piles as they were won, for the reader to count."""
    text: str
    headline: NotRequired[str]
    """Who has won, and by what: the deal, or the match that is over."""
    won: NotRequired[bool]
    """Whether the reader has won the deal, and how a match that is over went."""
    match: NotRequired[MatchResult | None]
    sheet: MatchSheet


class SideTotal(TypedDict):
    """The points of a side in the match."""

    side: str
    points: int


class Guided(TypedDict):
    """The coach's part in a moment."""

    saying: int | None
    """The index of the current sentence."""
    passed: str | None
    """The comment on the reader's last move, if it passed up what the coach had shown."""
    said: list[int]
    """The indexes of the sentences before a move."""
    won: bool | None
    """Whether the reader has won; null while the deal goes on."""
    result: str
    """Who has won, by what and why."""


class Moment(TypedDict):
    """Where a match stands, as the reader sees it."""

    step: SceneStep
    turn: SeatName | None
    """Who is to act, or null when the deal is over."""
    phase: str
    dealer: SeatName
    piles: dict[ZoneName, list[Card]]
    won: dict[ZoneName, int]
    across: NotRequired[list[Card]]
    """The cards that swept."""
    covered: NotRequired[list[Card]]
    """The cards under the last capture or trick of a pile."""
    sweeps: NotRequired[dict[str, int]]
    caption: str
    since: NotRequired[list[NarratedMove]]
    """What the reader did last, and the others have done since then."""
    totals: list[SideTotal]
    target: int | None
    recall: NotRequired[bool]
    """Whether the reader may be asked what has gone."""
    undoable: bool
    undone: int
    over: Over | None
    people: NotRequired[People]
    """Where several people play."""
    guided: NotRequired[Guided]
    """In a guided deal."""


class Match(TypedDict):
    """A match and where it stands."""

    sitting: Sitting
    moment: Moment


class Undone(Match):
    """A match after a move is taken back, and that move in words."""

    back: str


class ByHouseRules(TypedDict):
    """What depends on the house rules of a match."""

    rules: dict[RuleId, str]
    form: CountForm
    held: int
    """How many cards each holds at first."""


class Opened(Match, ByHouseRules):
    """A match that is brought to the table."""


class OtherTable(TypedDict):
    """Where a match of another game can be played."""

    game: str
    code: str
    text: str


class Elsewhere(TypedDict):
    """A match of another game."""

    elsewhere: OtherTable


class After(Match):
    """A match, and the move that led there."""

    told: NarratedMove


class RecordedDeal(TypedDict):
    """A deal as text, "" while it is not over, and the code of its match."""

    text: str
    code: str


class Nothing(TypedDict):
    """An answer that says nothing."""


class FriendsRow(TypedDict):
    """What somebody has won on the same cards; null where a deal was not played to its end."""

    name: str
    code: str
    undone: int
    open: bool
    results: list[str | None]
    total: str


class FriendsBoard(TypedDict):
    """Matches on the same cards, side by side."""

    rows: list[FriendsRow]


class MatchCode(TypedDict):
    """The code of a match."""

    code: str


class NewMatch(TypedDict):
    """What a new match is to be."""

    level: str
    options: Options
    seed: int
    deals: int | None
    sitters: NotRequired[list[Sitter]]
    """Who sits at each seat, if several people play."""
    after: NotRequired[Sitting]
    """An earlier match of theirs: the deal is passed on from it."""


class SittingQuestions(ReviewQuestions, Protocol):
    """What every table asks. Every question brings the whole sitting."""

    def judge(self, *, sitting: Sitting, move: str) -> Ruling:
        """Judge a move of the reader."""

    def play(self, *, sitting: Sitting, move: str) -> After:
        """Play it."""

    def look(self, *, sitting: Sitting) -> Match:
        """Show the hand of the person to act, where several people play."""

    def think(self, *, sitting: Sitting) -> After:
        """Let another seat move."""

    def hint(self, *, sitting: Sitting) -> Hint:
        """Return a good move."""

    def coach(self, *, sitting: Sitting, move: str = ...) -> Warnings:
        """Return which moves to warn of, or whether to warn of one."""

    def hurry(self) -> Nothing:
        """Cut short what is being thought."""

    def undo(self, *, sitting: Sitting) -> Undone:
        """Take back the reader's last move."""

    def throw(self, *, sitting: Sitting) -> Match:
        """Throw the cards of the person to act down."""

    def concede(self, *, sitting: Sitting) -> Match:
        """Give up the remaining tricks for the side of that person."""

    def resign(self, *, sitting: Sitting) -> Match:
        """Give up the match for that person."""

    def next(self, *, sitting: Sitting) -> Match:
        """Deal the next deal."""

    def recall(self, *, sitting: Sitting) -> RecallQuestions:
        """Ask what has gone in a deal that is nearly over."""

    def recalled(self, *, sitting: Sitting, given: dict[str, list[str]]) -> RecallVerdict:
        """Judge the answers."""

    def by_hand(
        self, *, sitting: Sitting, numbers: dict[str, list[str]], laid: list[list[Card]]
    ) -> HandCount:
        """Judge the reader's own count of a deal that is over."""

    def replay(self, *, sitting: Sitting, deal: int, seat: int = ...) -> ReviewableReplay | Replay:
        """Return a deal to look back at; of several people, as the one at a seat sees it."""

    def record(self, *, sitting: Sitting, deal: int) -> RecordedDeal:
        """Return a deal as text, and the match as a code."""


class PlayQuestions(SittingQuestions, Protocol):
    """What a play table asks."""

    @overload
    def open(self, *, sitting: Sitting) -> Opened | Elsewhere:
        """Bring a match to the table, from the browser, from a link, or a new one."""

    @overload
    def open(self, *, code: str) -> Opened | Elsewhere: ...

    @overload
    def open(self, *, new: NewMatch) -> Opened | Elsewhere: ...

    def read(self, *, text: str) -> Opened | Elsewhere | Replay | ReviewableReplay:
        """Read a record, or the link of a match."""

    def same(self, *, sitting: Sitting) -> MatchCode:
        """Return the code of a match on the same cards, before its first move."""

    def compare(self, *, sitting: Sitting, links: str) -> FriendsBoard:
        """Lay matches on the same cards side by side."""


LevelName: TypeAlias = str
"""A level of opponents, such as "newcomer" or "expert"."""


class NamedText(TypedDict):
    """A choice by its name, with a sentence about it."""

    name: str
    text: str


class HabitLesson(TypedDict):
    """The link to the level of a course in which a habit goes wrong."""

    label: str
    href: str


class Opponents(NamedText):
    """A level of opponents, and the lesson about their habit if they have one."""

    lesson: NotRequired[HabitLesson]


FriendsWords: TypeAlias = Annotated[Strings, friends_words]
"""The words of the same cards for friends."""


PlayWords: TypeAlias = Annotated[Strings, play_words]
"""The words of a play table."""


class SittingContent(Opened):
    """A table: a first deal, and what all deals of its game need."""

    language: str
    """The language of all this, as browsers name it: "it"."""
    lasting: bool
    """Whether a match has a fixed number of deals."""
    zones: list[ZoneName]
    """Every zone that a deal of the game ever shows."""
    sheet: CountingWords
    words: PlayWords


class Today(TypedDict):
    """The match on the cards of the day, the same for all readers."""

    level: str
    deals: int | None


class PlayState(TypedDict):
    """What a reader has played, for notebooks to read."""

    sitting: Sitting


class PlayContent(SittingContent):
    """A play table."""

    name: str
    """Name under which the match is kept."""
    table: str
    """What ends the game's course: a deal played here, as browsers keep it."""
    house: list[HouseRule]
    ours: OursStrings
    today: Today
    follows: bool
    """Whether the level follows the results until the reader chooses."""
    firsts: list[Match]
    """First matches among which a page of the book chooses one for its reader."""
