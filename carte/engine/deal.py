"""A deal at one moment, and what one seat may know of it: what all the games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Self, TypeGuard

from carte.engine.cards import PACK, Card, CardTuple, cards, cards_of
from carte.engine.count import Ending
from carte.engine.deal_defaults import DealDefaults
from carte.engine.edition import EDITION
from carte.engine.match import Score, Unfinished
from carte.engine.moves import Announcement, Discard, Move, move
from carte.engine.phrases import capital, every
from carte.engine.reading import InvalidValue, saferepr
from carte.engine.rulebook import Grounds, Rule, Ruling
from carte.language import _
from carte.language.names import spoken_verb

if TYPE_CHECKING:
    from carte.engine.game import Game

__all__ = [
    "Deal",
    "IllegalMove",
    "View",
    "check_deal",
    "check_view",
    "is_deal",
    "named",
    "no_such_move",
    "not_in_hand",
]


class IllegalMove(ValueError):
    """A move that the rules forbid; ``ruling`` says why."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(ruling.text)
        self.ruling = ruling

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Ruling]]:
        return IllegalMove, (self.ruling,)


class Deal(DealDefaults, ABC):
    """A deal at one moment; immutable: ``play`` returns the next moment.

    Equal deals are equal positions, whatever moves led there. ``hands`` and ``piles`` hold
    tuples of cards in canonical order, ``stock`` the order in which its cards will be dealt.

    Inside, cards are masks, under names that begin with an underscore. Only games and players of
    the book read those, and call ``_after`` with a move known to be legal: they do it a thousand
    times a turn. ``pile_masks`` is public, since games score by it.
    """

    __slots__ = ("_dealer", "_deck", "_hands", "_legal", "_moves", "_start", "_turn", "game")

    game: Game
    _dealer: int
    _turn: int
    _hands: tuple[int, ...]
    _legal: tuple[Move, ...] | None
    _start: Self | None
    _deck: bytes
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
    @abstractmethod
    def stock(self) -> tuple[Card, ...]:
        """The cards not dealt yet, in the order in which they leave the pack."""

    @property
    def lying_open(self) -> tuple[Card, ...]:
        """The cards on the table or of the trick under way."""
        return self.table if self.game.has_table else self.trick

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """The cards won, by side."""
        return tuple(map(cards_of, self.pile_masks))

    @property
    @abstractmethod
    def pile_masks(self) -> tuple[int, ...]:
        """The cards won, by side, as masks: what a game counts when it scores a deal."""

    @property
    def deck(self) -> tuple[Card, ...]:
        """The pack that the deal was dealt from; none where it began with a position."""
        return CardTuple([PACK[index] for index in (self._start or self)._deck])

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves since the deal, or since the position it began with."""
        return self._moves

    @property
    def start(self) -> Self:
        """The deal before the first of these moves."""
        return self._start or self

    def course(self) -> Iterator[tuple[Self, Move]]:
        """Yield the moves since the beginning, each with the deal in which it was made."""
        deal = self.start
        for choice in self._moves:
            yield deal, choice
            deal = deal._after(choice)

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

    def is_legal(self, choice: Move | str) -> bool:
        """Return whether a move, given as such or as its text, is legal.

        A move never equals a text, so ``"7D" in deal.legal_moves()`` is false, whatever is legal:
        ask ``deal.is_legal("7D")``. Raises ``InvalidMove`` for a text that is no move at all.

        >>> import carte
        >>> deal = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
        >>> deal.is_legal("7D x 7B"), deal.is_legal("7D x 3C 4S")
        (True, False)
        """
        return _as_move(choice) in self.legal_moves()

    def play(self, choice: Move | str) -> Self:
        """Return the deal after a move, given as such or as its text.

        Raises ``IllegalMove``, whose ``ruling`` says why, or ``InvalidMove`` for a text that is
        no move at all.
        """
        choice = _as_move(choice)
        if choice not in self.legal_moves():
            raise IllegalMove(self.ruling(choice))
        return self._after(choice)

    def ruling(self, choice: Move | str) -> Ruling:
        """Return the verdict on any well-formed move, legal or not, given as such or as its text.

        Raises ``InvalidMove`` for a text that is no move at all.
        """
        choice = _as_move(choice)
        if choice in self.legal_moves():
            return self._granted(choice)
        if self.is_over:
            return self._refused("over", _("This deal is over: every card has been played."))
        return self._refused(*self._objection(choice))

    def grounds(self, choice: Move) -> Rule:
        """Return the rule that allows or forbids a move, whatever else the ruling says."""
        return self.ruling(choice).rule

    def _refused(self, tail: str, text: str) -> Ruling:
        return Ruling(False, self.game.rulebook[tail], (), False, text)

    @abstractmethod
    def _after(self, choice: Any) -> Self:
        """Return the deal after a move that is legal."""

    @abstractmethod
    def _granted(self, choice: Any) -> Ruling:
        """Return the ruling on a move that is legal."""

    @abstractmethod
    def _objection(self, choice: Move) -> Grounds:
        """Return the tail of the rule against a move that is not legal, and a text about it."""

    def score(self) -> tuple[Score, ...]:
        """Return what the deal gives, a score for each side.

        Raises ``Unfinished`` before it is over.
        """
        if not self.is_over:
            words = _("this deal of {game} is not over; only a finished deal can be scored")
            raise Unfinished(words.format(game=self.game.slug))
        return self._scores()

    @abstractmethod
    def _scores(self) -> tuple[Score, ...]:
        """Return what the finished deal gives each side."""

    @property
    def ending(self) -> Ending:
        """How the finished deal ended: ``game.finished`` scores the same from it."""
        return Ending(self.piles, {})

    @abstractmethod
    def view(self, seat: int) -> View:
        """Return what a seat may know; raises ``InvalidPosition`` unless there is such a seat."""

    @abstractmethod
    def _facts(self) -> dict[str, Any]:
        """Return the arguments of ``game.position`` that give this position, as plain JSON."""

    def to_json(self) -> dict[str, Any]:
        """Return the position as plain JSON data, which ``carte.from_json`` reads."""
        return {
            "edition": EDITION,
            "game": self.game.slug,
            "options": self.game.chosen,
            "position": self._facts(),
        }

    def record(self) -> str:
        """Return the deal's whole course as text, which ``carte.from_record`` replays.

        It has header lines (game, house rules, dealer, deck) and the moves, numbered, one a line.
        """
        from carte.formats.record import written

        return written(self.start, self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return self.game == other.game and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self.game, self._turn, self._hands))

    def text(self, *, hidden: bool = False) -> str:
        """Return the table as plain text, as the seat to act sees it; ``str(deal)`` is that, too.

        What is ``hidden`` from that seat, other hands and the stock, is a number of cards unless
        it is asked for.

        >>> import carte
        >>> print(carte.game("scopa").position(hands=["9C", "7D 2S"], table="3C 4S", stock="5B"))
        Scopa, seat 1 to act
          Table   3C 4S
          Seat 0  1 card · Dealer
          Seat 1  2S 7D
          Stock   1 card
          Piles   0, 0
        """
        from carte.engine.table_text import table_text

        return table_text(self.view(self.turn), self if hidden else None)

    def __str__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        from carte.engine.pictures import cards_html

        return cards_html(self.game, self.lying_open, dict(enumerate(self.hands)))

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self._facts().items())
        return f"{self.game!r}.position({facts})"


class View(ABC):
    """What one seat may know of a deal of a ``game``: its own hand and what lies open.

    ``facts`` is all that ``seat`` knows, as plain JSON; views with equal facts are equal.
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

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards in hand that this seat knows, by seat: its own, and those that lie open."""
        known = self.facts.get("open_hands", [""] * self.game.seats)
        return tuple(
            [self.hand if seat == self.seat else cards(some) for seat, some in enumerate(known)]
        )

    @property
    def lying_open(self) -> tuple[Card | None, ...]:
        """The cards on the table or of the trick under way; None for one that lies face down."""
        return ()

    def legal_moves(self) -> tuple[Move, ...]:
        """Return all legal moves of this seat, none when another seat is to act."""
        if self.seat != self.turn or self.phase == "over":
            return ()
        return self._find_moves()

    @abstractmethod
    def _find_moves(self) -> tuple[Move, ...]:
        """Return all legal moves of this seat, which is to act."""

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain JSON data."""
        return {
            "edition": EDITION,
            "game": self.game.slug,
            "options": self.game.chosen,
            "seat": self.seat,
            **self.facts,
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (self.game, self.seat, self.facts) == (other.game, other.seat, other.facts)

    def __hash__(self) -> int:
        return hash((self.game, self.seat, repr(self.facts)))

    def __str__(self) -> str:
        from carte.engine.table_text import table_text

        return table_text(self)

    def _repr_html_(self) -> str:
        from carte.engine.pictures import cards_html

        known = {seat: hand for seat, hand in enumerate(self.hands) if hand or seat == self.seat}
        return cards_html(self.game, self.lying_open, known)

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"<View of {self.game.slug} from seat {self.seat}: {facts}>"


def check_deal(deal: object) -> None:
    """Raise ``ValueError``, which says how a deal is made, unless this is one."""
    if not is_deal(deal):
        raise InvalidValue(
            f"{saferepr(deal)} is no deal: give one, such as carte.game('scopa').deal(seed=7)"
        )


def check_view(view: object) -> None:
    """Raise ``ValueError``, which says how a view is asked for, unless this is one."""
    if not isinstance(view, View):
        raise InvalidValue(
            f"{saferepr(view)} is no view: a player is given what its seat may know, such as "
            "deal.view(deal.turn)"
        )


def _as_move(choice: Move | str) -> Move:
    return choice if isinstance(choice, Move) else move(choice)


def not_in_hand(missing: int) -> Grounds:
    """Return the tail of the rule against playing cards that are not in the hand, and a text."""
    words = _("{Card} is not in your hand.")
    if missing.bit_count() > 1:
        words = _("{Card} are not in your hand.")
    return Grounds("in-hand", words.format(Card=capital(every(missing))))


def named(choice: Move) -> str:
    """Return a move as a refusal names it: a card as it is typed, an announcement by its verb."""
    match choice:
        case Announcement():
            return spoken_verb(choice.verb)
        case Discard():
            return spoken_verb("discard")
    return str(choice)


def is_deal(given: object) -> TypeGuard[Deal]:
    """Return whether something is a deal itself, not the text of one."""
    return isinstance(given, Deal)


def no_such_move(choice: Move, game: Game) -> str:
    """Return the text for a move of another game."""
    return _("“{move}” is not a move in {game}: play a card from your hand.").format(
        move=named(choice), game=game.name
    )
