"""What all the games share: a game with its house rules, its deals, what a seat sees, a match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, TypeAlias

from carte.cards import Card, cards, cards_of, mask_of
from carte.locale import _
from carte.moves import Announcement, Move, move
from carte.rulebook import Rule, Rulebook, Ruling, Statement

__all__ = [
    "Cards",
    "Deal",
    "Game",
    "IllegalMove",
    "InvalidOption",
    "InvalidPosition",
    "Match",
    "Misdeal",
    "Positive",
    "Score",
    "Unfinished",
    "View",
    "distinct_mask",
]

Cards: TypeAlias = str | Iterable[Card | str]
"""Cards as a reader gives them: a text such as "3C 4S", or a list."""


class InvalidOption(ValueError):
    """A house rule, or a value of one, that a game does not have."""


class InvalidPosition(ValueError):
    """A position that cannot be: a card twice, a seat that is not there."""


class Unfinished(ValueError):
    """A score asked of a deal that is not over."""


class IllegalMove(ValueError):
    """A move that the rules forbid; ``ruling`` says why."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(ruling.text)
        self.ruling = ruling


class Misdeal(ValueError):
    """A layout that must be dealt again; ``rule`` says why."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(rule.text)
        self.rule = rule


class Positive:
    """The values of a house rule that may be any positive number."""

    def __init__(self, default: int) -> None:
        self.default = default


class Game(ABC):
    """A card game under its house rules: ``carte.game("scopa", target=21)``.

    A game is its facts, declared as data, and its rules, as methods.
    """

    slug: ClassVar[str]
    seats: int
    sides: int
    OPTIONS: ClassVar[Mapping[str, tuple[Any, ...] | Positive]]
    """The house rules and their values; the first value is the default."""
    RULES: ClassVar[tuple[Statement, ...]]

    options: Mapping[str, Any]
    """The house rules in force; each is an attribute of the game, too."""

    def __init__(self, **options: object) -> None:
        """Take house rules by keyword; raises ``InvalidOption`` that names the valid ones."""
        for name, value in options.items():
            self._check_option(name, value)
        self.options = MappingProxyType(
            {
                name: options.get(
                    name, values.default if isinstance(values, Positive) else values[0]
                )
                for name, values in self.OPTIONS.items()
            }
        )
        vars(self).update(self.options)

    def _check_option(self, name: str, value: object) -> None:
        values = self.OPTIONS.get(name)
        if values is None:
            raise InvalidOption(
                f"{self.slug} has no house rule {name!r}; it has {', '.join(self.OPTIONS)}"
            )
        if isinstance(values, Positive):
            if type(value) is not int or value < 1:
                raise InvalidOption(f"{name}={value!r} of {self.slug}: give a positive number")
        elif not any(value == valid and type(value) is type(valid) for valid in values):
            raise InvalidOption(
                f"{name}={value!r} of {self.slug}: give {' or '.join(map(repr, values))}"
            )

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules in force."""
        return Rulebook(self, self.RULES)

    def side(self, seat: int) -> int:
        """Return the side of a seat: itself, or its team where partners sit opposite."""
        return seat % self.sides

    def deal(self, seed: int | None = None, *, deck: Cards | None = None, dealer: int = 0) -> Deal:
        """Return a fresh deal, shuffled by ``random.Random(seed)`` unless a deck is given.

        ``deck`` is all forty cards in the order in which they leave the pack; one that must be
        dealt again raises ``Misdeal``, while a shuffle is repeated until it is good.
        """
        self.check_seat(dealer, "dealer")
        if deck is not None:
            order = [card.index for card in cards(deck)]
            if sorted(order) != list(range(40)):
                raise InvalidPosition(
                    f"a deck is all forty cards, each once; these are {len(order)} cards, "
                    f"{len(set(order))} of them different"
                )
            if rule := self.misdeal(order):
                raise Misdeal(rule)
            return self.lay_out(order, dealer)
        from random import Random

        shuffle = Random(seed).shuffle
        order = list(range(40))
        shuffle(order)
        while self.misdeal(order):
            shuffle(order)
        return self.lay_out(order, dealer)

    def check_seat(self, seat: int, name: str) -> None:
        """Raise ``InvalidPosition`` unless ``seat`` is one of the game's seats."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise InvalidPosition(f"{name}={seat!r}: {self.slug} has seats 0 to {self.seats - 1}")

    def misdeal(self, order: list[int]) -> Rule | None:
        """Return the rule by which a deck must be dealt again, if there is one."""
        return None

    @abstractmethod
    def lay_out(self, order: list[int], dealer: int) -> Deal:
        """Return the deal that begins with a deck of card indices."""

    @abstractmethod
    def position(self, hand: Cards | None = None, **facts: Any) -> Deal:
        """Return any position, to check a case."""

    @abstractmethod
    def standing(self, match: Match) -> tuple[bool, int | None]:
        """Return whether a match is over, and the side that has won it."""

    def match(self, *, dealer: int = 0) -> Match:
        """Return a match that begins with a deal by ``dealer``."""
        self.check_seat(dealer, "dealer")
        return Match(self, dealer)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.slug, tuple(self.options.values())))

    def __repr__(self) -> str:
        chosen = {
            name: value
            for name, value in self.options.items()
            if value != type(self)().options[name]
        }
        return f"game({', '.join([repr(self.slug), *(f'{k}={v!r}' for k, v in chosen.items())])})"


class Score:
    """What a deal gives one side: its ``items`` by name, zeros left out, and their ``total``."""

    __slots__ = ("items",)

    items: dict[str, int]

    def __init__(self, items: Mapping[str, int]) -> None:
        self.items = {name: points for name, points in items.items() if points}

    @property
    def total(self) -> int:
        """The sum of the items."""
        return sum(self.items.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.items == other.items

    def __hash__(self) -> int:
        return hash(frozenset(self.items.items()))

    def __repr__(self) -> str:
        return f"Score({self.items!r})"


class Deal(ABC):
    """A deal at one moment; immutable: ``play`` returns the next moment.

    Equal deals are equal positions, whatever moves led there. ``hands`` and ``piles`` hold
    tuples of cards in canonical order, ``stock`` the order in which its cards will be dealt.
    """

    __slots__ = ("_dealer", "_hands", "_legal", "_moves", "_start", "_turn", "game")

    game: Game
    _dealer: int
    _turn: int
    _hands: tuple[int, ...]
    _legal: tuple[Move, ...] | None
    _start: Deal | None
    _moves: tuple[Move, ...]

    @property
    def dealer(self) -> int:
        """The seat that dealt; the next one in playing order acts first."""
        return self._dealer

    @property
    def turn(self) -> int:
        """The seat to act."""
        return self._turn

    @property
    def phase(self) -> str:
        """``"play"`` or ``"over"`` (other games have phases before the play)."""
        return "over" if self.is_over else "play"

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the last card of the deal has been played."""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards in hand, by seat."""
        return tuple([cards_of(hand) for hand in self._hands])

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards on the table; none in a game of tricks."""
        return ()

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick under way; none in a game without tricks."""
        return ()

    @property
    @abstractmethod
    def stock(self) -> tuple[Card, ...]:
        """The cards not dealt yet, in the order in which they leave the pack."""

    @property
    @abstractmethod
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """The cards won, by side."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves since the deal, or since the position it began with."""
        return self._moves

    def legal_moves(self) -> tuple[Move, ...]:
        """Return all legal moves: by card in canonical order, then by the cards taken.

        This is the one place that decides what is legal; found once, it is remembered.
        """
        if self._legal is None:
            self._legal = self._find_moves()
        return self._legal

    @abstractmethod
    def _find_moves(self) -> tuple[Move, ...]:
        """Return all legal moves, none when the deal is over."""

    def play(self, choice: Move | str) -> Deal:
        """Return the deal after a move, given as such or as its text.

        Raises ``IllegalMove``, whose ``ruling`` says why, or ``InvalidMove`` for a text that is
        no move at all.
        """
        if isinstance(choice, str):
            choice = move(choice)
        if choice not in self.legal_moves():
            raise IllegalMove(self.ruling(choice))
        return self._after(choice)

    def ruling(self, choice: Move | str) -> Ruling:
        """Return the verdict on any well-formed move, legal or not."""
        if isinstance(choice, str):
            choice = move(choice)
        if choice in self.legal_moves():
            return self._granted(choice)
        if self.is_over:
            return self._refused("over", _("This deal is over: every card has been played."))
        return self._refused(*self._objection(choice))

    def _refused(self, tail: str, text: str) -> Ruling:
        return Ruling(False, self.game.rulebook[tail], (), False, text)

    @abstractmethod
    def _after(self, choice: Any) -> Deal:
        """Return the deal after a move that is legal."""

    @abstractmethod
    def _granted(self, choice: Any) -> Ruling:
        """Return the ruling on a move that is legal."""

    @abstractmethod
    def _objection(self, choice: Move) -> tuple[str, str]:
        """Return the tail of the rule against a move that is not legal, and a text about it."""

    @abstractmethod
    def score(self) -> tuple[Score, ...]:
        """Return what the deal gives each side; raises ``Unfinished`` before it is over."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """Return what a seat may know."""

    @abstractmethod
    def _facts(self) -> dict[str, Any]:
        """Return the arguments of ``game.position`` that give this position, as plain JSON."""

    def to_json(self) -> dict[str, Any]:
        """Return the position as plain JSON data, which ``carte.from_json`` reads."""
        return {
            "game": self.game.slug,
            "options": dict(self.game.options),
            "position": self._facts(),
        }

    def record(self) -> dict[str, Any]:
        """Return the deal's beginning and its moves as JSON; ``carte.from_json`` replays it."""
        start = self if self._start is None else self._start
        return {**start.to_json(), "moves": [str(choice) for choice in self._moves]}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return self.game == other.game and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self.game, self._turn, self._hands))

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self._facts().items())
        return f"{self.game!r}.position({facts})"


class View:
    """What one seat may know of a deal: its own hand and what lies open.

    ``facts`` is all of it as plain JSON; views with equal facts are equal.
    """

    __slots__ = ("facts", "game", "seat")

    game: Game
    seat: int
    facts: dict[str, Any]

    def __init__(self, game: Game, seat: int, facts: dict[str, Any]) -> None:
        self.game = game
        self.seat = seat
        self.facts = facts

    @property
    def turn(self) -> int:
        """The seat to act."""
        return int(self.facts["turn"])

    @property
    def phase(self) -> str:
        """The phase of the deal."""
        return str(self.facts["phase"])

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards in the hand of this seat."""
        return cards(self.facts["hand"])

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain JSON data."""
        return {
            "game": self.game.slug,
            "options": dict(self.game.options),
            "seat": self.seat,
            **self.facts,
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (self.game, self.seat, self.facts) == (other.game, other.seat, other.facts)

    def __hash__(self) -> int:
        return hash((self.game, self.seat, repr(self.facts)))

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"<View of {self.game.slug} from seat {self.seat}: {facts}>"


class Match:
    """Deals in a row until the game's target is reached; immutable, like a deal."""

    __slots__ = ("dealer", "game", "scores")

    game: Game
    dealer: int
    scores: tuple[tuple[Score, ...], ...]

    def __init__(self, game: Game, dealer: int, scores: tuple[tuple[Score, ...], ...] = ()) -> None:
        self.game = game
        self.dealer = dealer
        self.scores = scores

    def add(self, deal: Deal) -> Match:
        """Return the match after one more finished deal; the next seat deals then.

        Raises ``ValueError`` for a deal of other rules, or once the match is over, and
        ``Unfinished`` for a deal that is not over.
        """
        if deal.game != self.game:
            raise ValueError(f"this is a match of {self.game!r}, not of {deal.game!r}")
        if self.is_over:
            raise ValueError(f"this match of {self.game.slug} is over, {self.totals}")
        return Match(self.game, (self.dealer + 1) % self.game.seats, (*self.scores, deal.score()))

    @property
    def totals(self) -> tuple[int, ...]:
        """The points so far, by side."""
        return tuple(
            sum(scores[side].total for scores in self.scores) for side in range(self.game.sides)
        )

    @property
    def is_over(self) -> bool:
        """Whether the match is decided, be it by a draw."""
        return self.game.standing(self)[0]

    @property
    def winner(self) -> int | None:
        """The side that has won; None while undecided, and in a draw."""
        return self.game.standing(self)[1]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return (self.game, self.dealer, self.scores) == (other.game, other.dealer, other.scores)

    def __hash__(self) -> int:
        return hash((self.game, self.dealer, self.scores))

    def __repr__(self) -> str:
        return f"<Match of {self.game.slug}: {self.totals} after {len(self.scores)} deals>"


def distinct_mask(zones: Mapping[str, tuple[Card, ...]]) -> int:
    """Return all cards of a position's zones; raises ``InvalidPosition`` for a card twice."""
    where: dict[Card, str] = {}
    for zone, some in zones.items():
        for card in some:
            if card in where:
                raise InvalidPosition(
                    f"{card} is in the {where[card]} and in the {zone}; there is one in the pack"
                    if where[card] != zone
                    else f"{card} is twice in the {zone}; there is one in the pack"
                )
            where[card] = zone
    return mask_of(where)


def no_such_move(choice: Move, game: Game) -> str:
    """Return the text for a move of another game."""
    what = str(choice.verb) if isinstance(choice, Announcement) else str(choice)
    return _("There is no “{move}” in {game}: play a card of your hand.").format(
        move=what, game=game.slug.replace("-", " ")
    )
