"""A deal at one moment, and what one seat may know of it: what all the games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Self

from carte.engine.cards import PACK, Card, cards, cards_of
from carte.engine.count import Ending
from carte.engine.deal_defaults import DealDefaults
from carte.engine.edition import EDITION
from carte.engine.match import Score, Unfinished
from carte.engine.moves import Announcement, Discard, Move, move
from carte.engine.phrases import capital, every
from carte.engine.rulebook import Grounds, Rule, Ruling
from carte.language import _
from carte.language.names import spoken_verb

if TYPE_CHECKING:
    from carte.engine.game import Game

__all__ = ["Deal", "IllegalMove", "View", "drawn", "named", "no_such_move", "not_in_hand"]


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
        return tuple([PACK[index] for index in (self._start or self)._deck])

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

    def play(self, choice: Move | str) -> Self:
        """Return the deal after a move, given as such or as its text.

        Raises ``IllegalMove``, whose ``ruling`` says why, or ``InvalidMove`` for a text that is
        no move at all.
        """
        if not isinstance(choice, Move):
            choice = move(choice)
        if choice not in self.legal_moves():
            raise IllegalMove(self.ruling(choice))
        return self._after(choice)

    def ruling(self, choice: Move | str) -> Ruling:
        """Return the verdict on any well-formed move, legal or not, given as such or as its text.

        Raises ``InvalidMove`` for a text that is no move at all.
        """
        if not isinstance(choice, Move):
            choice = move(choice)
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
            words = _("this deal of {game} is not over; a score comes at its end")
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

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"<View of {self.game.slug} from seat {self.seat}: {facts}>"


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


def no_such_move(choice: Move, game: Game) -> str:
    """Return the text for a move of another game."""
    return _("There is no “{move}” in {game}: play a card from your hand.").format(
        move=named(choice), game=game.name
    )


def drawn(zone: str, there: tuple[Card, ...], hands: Mapping[int, tuple[Card, ...]]) -> str:
    """Return open cards, under the name of their zone, and hands by seat, as HTML."""
    from carte.pack import row

    zones = {zone: there}
    zones |= {_("Hand of seat {seat}").format(seat=seat): hand for seat, hand in hands.items()}
    return "".join(f"<div><p>{name}</p>{row(some)}</div>" for name, some in zones.items())
