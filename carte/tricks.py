"""The trick games: who wins a trick, what its cards count, and how trick follows trick.

A game says in which order its cards beat each other (``STRENGTH``), what they count (``POINTS``)
and which of them may be played (``plays``); everything else about a trick is here.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar, NamedTuple, Protocol

from carte.cards import PACK, SUITS, Card, Suit, cards, cards_of, indices, mask_of, text_of
from carte.deal import Deal, View, no_such_move
from carte.game import Game
from carte.locale import _, ngettext
from carte.match import Score, Unfinished
from carte.moves import SIGNALS, Move, Play
from carte.position import Cards, InvalidPosition, deal_unseen, distinct_mask, lists_of_cards
from carte.rulebook import Ruling
from carte.sums import OF_VALUE
from carte.words import capital, the

__all__ = [
    "NO_TRUMP",
    "OF_SUIT",
    "Seating",
    "Terms",
    "Trick",
    "TrickDeal",
    "TrickGame",
    "TrickView",
    "any_card",
]

OF_SUIT = tuple(0x11_1111_1111 << suit for suit in range(4))
"""All cards of a suit, by its index."""

NO_TRUMP = 4
"""What stands for the index of the trump suit where there is none."""

PLAYS = tuple(Play(index) for index in range(40))
_EVERY_CARD = (1 << 40) - 1
_LOWER_HALF = (1 << 20) - 1


class Terms(Protocol):
    """What is settled before a card is played: the phase of the deal, and the trump suit."""

    @property
    def phase(self) -> str:
        """The phase, as long as there are cards to play."""

    @property
    def trump(self) -> int:
        """The index of the trump suit, or ``NO_TRUMP``."""


class Trick(NamedTuple):
    """A trick that is over: who led to it, who won it, and its plays in order."""

    leader: int
    winner: int
    plays: tuple[Play, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, in the order in which they were played."""
        return tuple([play.card for play in self.plays])

    def __str__(self) -> str:
        return told(self.plays)


def told(plays: Iterable[Play]) -> str:
    """Return plays as one text: "7D busso 3D 4C"."""
    return " ".join(map(str, plays))


def retold(text: Cards | Iterable[Play]) -> tuple[Play, ...]:
    """Return the plays of such a text, or of a list of cards or plays."""
    plays: list[Play] = []
    for word in text.split() if isinstance(text, str) else text:
        if isinstance(word, Play):
            plays.append(word)
        elif plays and isinstance(word, str) and word.lower() in SIGNALS:
            plays[-1] = Play(plays[-1].played, signal=word.lower())
        else:
            plays.append(PLAYS[Card(word).index])
    return tuple(plays)


@lru_cache(maxsize=1 << 14)
def _lower_cards(half: int) -> tuple[Play, ...]:
    return tuple([PLAYS[index] for index in indices(half)])


@lru_cache(maxsize=1 << 14)
def _higher_cards(half: int) -> tuple[Play, ...]:
    return tuple([PLAYS[index + 20] for index in indices(half)])


def any_card(hand: int) -> tuple[Play, ...]:
    """Return the play of each card of a hand, in order.

    There are too many hands to remember the answers, but of half hands the same come up often.
    """
    return _lower_cards(hand & _LOWER_HALF) + _higher_cards(hand >> 20)


@lru_cache
def stronger_cards(strength: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return, by trump suit and card, all cards that beat it, as a mask.

    ``strength`` is the values of the cards of a suit, strongest first. [strength, trump]
    """
    above = {
        card.index: sum(
            1 << 4 * (value - 1) + card.suit.index
            for value in strength[: strength.index(card.value)]
        )
        for card in PACK
    }
    return tuple(
        tuple(
            above[card] if trumps >> card & 1 else above[card] | trumps for card in range(len(PACK))
        )
        for trumps in (*OF_SUIT, 0)
    )


class Seating(NamedTuple):
    """Where the cards of a position are, by seat, and who is to act."""

    turn: int
    hands: list[int]
    trick: tuple[Play, ...]
    tricks: tuple[Trick, ...]
    won: tuple[int, ...]
    unseen: int


class TrickGame(Game):
    """A game in which each player plays a card to a trick, and the best card wins them all."""

    STRENGTH: ClassVar[tuple[int, ...]]
    """The values of the cards of a suit, strongest first."""
    POINTS: ClassVar[Mapping[int, int]]
    """What the cards of a value count; the others count nothing."""

    hand_size: int
    packet: int
    """How many cards at a time are dealt to a player."""

    @property
    def name(self) -> str:
        """The game's name inside a sentence."""
        return self.slug.replace("-", " ")

    @cached_property
    def _stronger(self) -> tuple[tuple[int, ...], ...]:
        return stronger_cards(self.STRENGTH)

    @cached_property
    def _counting(self) -> tuple[tuple[int, int], ...]:
        return tuple((OF_VALUE[value], points) for value, points in self.POINTS.items())

    def best(self, trick: Sequence[Play], trump: int) -> int:
        """The highest trump wins the trick, or else the highest card of the suit led. [trick]

        Return its place in the trick.
        """
        stronger = self._stronger[trump]
        place, beats = 0, stronger[trick[0].played]
        for later in range(1, len(trick)):
            card = trick[later].played
            if beats >> card & 1:
                place, beats = later, stronger[card]
        return place

    def points(self, some: int) -> int:
        """Return what a set of cards counts. [points]"""
        return sum([points * (some & cards).bit_count() for cards, points in self._counting])

    @abstractmethod
    def plays(self, hand: int, trick: tuple[Play, ...]) -> tuple[Move, ...]:
        """Return all cards of a hand that may be played to a trick, with the leader's signals."""

    def choices(self, terms: Any, hand: int, trick: tuple[Play, ...]) -> tuple[Move, ...]:
        """Return all legal moves of the seat to act, which needs to know no more than this."""
        return self.plays(hand, trick)

    @abstractmethod
    def wrong_play(self, play: Play, hand: int, trick: tuple[Play, ...]) -> tuple[str, str]:
        """Return the rule against playing a card that is in the hand, and a text."""

    @abstractmethod
    def known_terms(self, facts: Mapping[str, Any]) -> Terms:
        """Return the terms as far as the facts of a view tell them."""

    @abstractmethod
    def worth(self, deal: Any) -> Sequence[Mapping[str, int]]:
        """Return the items that a finished deal scores, by side."""

    def refill(
        self, hands: list[int], stock: tuple[int, ...], winner: int
    ) -> tuple[list[int], tuple[int, ...]]:
        """Return the hands and the stock after the draw that follows a trick."""
        return hands, stock

    def counted(self, points: int) -> str:
        """Return "11 points", "1 point", "no points"."""
        if not points:
            return _("no points")
        return ngettext("{points} point", "{points} points", points).format(points=points)

    def dealt(self, order: Sequence[int], dealer: int) -> tuple[int, ...]:
        """Deal the hands, a packet at a time, from the seat after the dealer on. [deal]"""
        packet, seats = self.packet, self.seats
        hands = [0] * seats
        seat = dealer
        for start in range(0, seats * self.hand_size, packet):
            seat = seat + 1 if seat + 1 < seats else 0
            for card in order[start : start + packet]:
                hands[seat] |= 1 << card
        return tuple(hands)

    def seated(
        self,
        *,
        hand: Cards | None,
        hands: Sequence[Cards] | None,
        trick: Cards,
        tricks: Iterable[Sequence[Any]],
        piles: Sequence[Cards] | None,
        turn: int | None,
        leader: int | None,
        first: int,
        trump: int,
        zones: Mapping[str, tuple[Card, ...]],
    ) -> Seating:
        """Return where the cards of a position are, by what ``position`` was given.

        ``first`` is the seat to act where neither ``turn`` nor ``leader`` nor a trick that is over
        tells it, ``zones`` the cards that are somewhere else.
        """
        plays = retold(trick)
        if len(plays) >= self.seats:
            raise InvalidPosition(
                f"trick={trick!r}: {self.slug} is for {self.seats}, so a trick under way has fewer "
                f"cards; those that are over are tricks"
            )
        over = tuple([self._trick_over(one[0], one[-1], trump) for one in tricks])
        seat = self._to_act(turn, leader, len(plays), over[-1].winner if over else first)
        if hand is not None and hands is not None:
            raise InvalidPosition("give the hand of the seat to act, or all hands, not both")
        held = lists_of_cards("hands", hands, self.seats)
        if hand is not None:
            held[seat] = cards(hand)
        won = lists_of_cards("piles", piles, self.sides)
        known = {f"hand of seat {seat}": some for seat, some in enumerate(held)}
        known |= {f"pile of seat {seat}": some for seat, some in enumerate(won)}
        known |= {f"trick number {number}": one.cards for number, one in enumerate(over, 1)}
        known |= {"trick": tuple(play.card for play in plays), **zones}
        unseen = _EVERY_CARD & ~distinct_mask(known)
        masks = [mask_of(some) for some in held]
        return Seating(seat, masks, plays, over, tuple(map(mask_of, won)), unseen)

    def _trick_over(self, leader: int, text: Cards, trump: int) -> Trick:
        self.check_seat(leader, "leader")
        plays = retold(text)
        if len(plays) != self.seats:
            raise InvalidPosition(f"{text!r} is no whole trick of {self.slug}: {self.seats} cards")
        return Trick(leader, (leader + self.best(plays, trump)) % self.seats, plays)

    def _to_act(self, turn: int | None, leader: int | None, played: int, first: int) -> int:
        for seat, name in ((turn, "turn"), (leader, "leader")):
            if seat is not None:
                self.check_seat(seat, name)
        if leader is None:
            return (first + played) % self.seats if turn is None else turn
        if turn not in (None, (leader + played) % self.seats):
            raise InvalidPosition(
                f"turn={turn!r}: seat {leader} led to the trick and {played} cards lie there, so "
                f"seat {(leader + played) % self.seats} is to act"
            )
        return (leader + played) % self.seats

    def check_hands(self, seating: Seating) -> None:
        """Raise ``InvalidPosition`` unless all seats have had the same number of cards to play."""
        sizes = [hand.bit_count() for hand in seating.hands]
        for back in range(1, len(seating.trick) + 1):
            sizes[seating.turn - back] += 1
        if len(set(sizes)) > 1:
            raise InvalidPosition(
                f"hands and trick do not fit: with its card in the trick each seat of {self.slug} "
                f"holds as many cards; here they hold {', '.join(map(str, sizes))}"
            )

    def fill(self, seating: Seating) -> int:
        """Give the other seats as many unseen cards as fit, in order; return those left over."""
        first = (seating.turn - len(seating.trick)) % self.seats
        return sum(
            [1 << card for card in deal_unseen(seating.unseen, seating.hands, seating.turn, first)]
        )


class TrickDeal(Deal):
    """A deal of a trick game at one moment."""

    __slots__ = ("_stock", "_terms", "_trick", "_tricks", "_won")

    game: TrickGame
    _start: TrickDeal | None
    _terms: Any
    _stock: tuple[int, ...]
    _trick: tuple[Play, ...]
    _tricks: tuple[Trick, ...]
    """The tricks that were over at the start; only the deal there has them, and ``_won``."""
    _won: tuple[int, ...]

    def __init__(
        self, game: TrickGame, dealer: int, terms: Terms, seating: Seating, stock: tuple[int, ...]
    ) -> None:
        self.game = game
        self._dealer = dealer
        self._terms = terms
        self._turn = seating.turn
        self._hands = tuple(seating.hands)
        self._trick = seating.trick
        self._tricks = seating.tricks
        self._won = seating.won
        self._stock = stock
        self._legal = None
        self._start = None
        self._moves = ()

    @property
    def phase(self) -> str:
        """``"auction"``, ``"call"``, ``"exchange"``, ``"play"`` or ``"over"``."""
        return "over" if self.is_over else str(self._terms.phase)

    @property
    def is_over(self) -> bool:
        """Whether the last card of the deal has been played."""
        return not any(self._hands)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards not dealt yet, in the order in which they will be drawn."""
        return tuple([PACK[card] for card in self._stock])

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None where there is none, or none yet."""
        trump: int = self._terms.trump
        return None if trump == NO_TRUMP else SUITS[trump]

    @property
    def leader(self) -> int:
        """The seat that has led, or is to lead, to the trick under way."""
        return (self._turn - len(self._trick)) % self.game.seats

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick under way, in the order in which they were played."""
        return tuple([play.card for play in self._trick])

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks that are over, as far as they are known."""
        game, start = self.game, self._start or self
        seats, trump = game.seats, self._terms.trump
        tricks = [*start._tricks]
        leader, plays = self._first_leader(start), start._trick
        for choice in self._moves:
            if isinstance(choice, Play):
                plays = (*plays, choice)
                if len(plays) == seats:
                    winner = (leader + game.best(plays, trump)) % seats
                    tricks.append(Trick(leader, winner, plays))
                    leader, plays = winner, ()
        return tuple(tricks)

    def _first_leader(self, start: TrickDeal) -> int:
        """Return the seat that led to the trick under way at the start, or to the first one."""
        return start.leader

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """The cards won, by seat."""
        return tuple(map(cards_of, self._piles()))

    @property
    def card_points(self) -> tuple[int, ...]:
        """What the cards won count, by seat."""
        return tuple(map(self.game.points, self._piles()))

    def _piles(self) -> list[int]:
        piles = [*(self._start or self)._won]
        for _leader, winner, plays in self.tricks:
            for play in plays:
                piles[winner] |= 1 << play.played
        return piles

    def _find_moves(self) -> tuple[Move, ...]:
        return self.game.choices(self._terms, self._hands[self._turn], self._trick)

    def _after(self, choice: Any) -> TrickDeal:
        """Each seat in turn plays one card; who wins the trick leads to the next. [turn, lead]"""
        game, turn = self.game, self._turn
        hands = [*self._hands]
        hands[turn] ^= 1 << choice.played
        trick = self._trick + (choice,)  # noqa: RUF005 (twice as fast, once a move)
        following = turn + 1 if turn + 1 < len(hands) else 0
        after = object.__new__(self.__class__)
        after.game = game
        after._dealer = self._dealer
        after._terms = self._terms
        after._legal = None
        after._start = self._start or self
        after._moves = self._moves + (choice,)  # noqa: RUF005
        after._stock = self._stock
        if len(trick) < len(hands):
            after._turn = following
            after._trick = trick
        else:
            winner = (following + game.best(trick, self._terms.trump)) % len(hands)
            after._turn = winner
            after._trick = ()
            if self._stock:
                hands, after._stock = game.refill(hands, self._stock, winner)
        after._hands = tuple(hands)
        return after

    def _objection(self, choice: Move) -> tuple[str, str]:
        game = self.game
        if not isinstance(choice, Play) or choice.mask:
            return "no-such-move", no_such_move(choice, game)
        hand = self._hands[self._turn]
        if not hand >> choice.played & 1:
            words = _("{Card} is not in your hand.")
            return "in-hand", words.format(Card=capital(the(choice.card)))
        return game.wrong_play(choice, hand, self._trick)

    def _granted(self, choice: Any) -> Ruling:
        tail, text = self._told(choice)
        return Ruling(True, self.game.rulebook[tail], (), False, text)

    def _told(self, play: Play) -> tuple[str, str]:
        """Say what a legal play does to the trick. [lead, trump, strength, other-suit]"""
        game, trump, trick = self.game, self._terms.trump, (*self._trick, play)
        facts = {"Card": capital(the(play.card)), "card": the(play.card)}
        if len(trick) == 1:
            return "lead", _("{Card} is led.").format(**facts)
        beaten = trick[game.best(trick[:-1], trump)].card
        wins = game.best(trick, trump) == len(trick) - 1
        if play.card.suit == beaten.suit:
            tail = "strength"
            words = (
                _("{Card} is stronger than {other}.")
                if wins
                else _("{Other} is stronger than {card}.")
            )
        elif wins:
            tail, words = "trump", _("{Card} is a trump and beats {other}.")
        else:
            tail, words = "other-suit", _("{Card} is of another suit and does not beat {other}.")
        text = words.format(other=the(beaten), Other=capital(the(beaten)), **facts)
        if len(trick) < game.seats:
            return tail, text
        points = game.counted(game.points(mask_of([one.card for one in trick])))
        words = _("{text} It wins the trick: {points}.")
        if not wins:
            words = _("{text} The trick goes to {other}: {points}.")
        return tail, words.format(text=text, other=the(beaten), points=points)

    def score(self) -> tuple[Score, ...]:
        """Return what the deal gives each side; raises ``Unfinished`` before it is over."""
        if not self.is_over:
            raise Unfinished(f"this deal of {self.game.slug} is not over; a score comes at its end")
        return tuple([Score(items) for items in self.game.worth(self)])

    def view(self, seat: int) -> TrickView:
        """Each seat sees its own hand, the tricks, how many cards the others hold, and the terms.

        What was played lies open to all, so all piles are seen.
        """
        self.game.check_seat(seat, "seat")
        return TrickView(self.game, seat, self._seen(seat))

    def _seen(self, seat: int) -> dict[str, Any]:
        return {
            "phase": self.phase,
            "dealer": self._dealer,
            "turn": self._turn,
            "leader": self.leader,
            "hand": text_of(self._hands[seat]),
            "hand_sizes": [hand.bit_count() for hand in self._hands],
            "trump": self.trump and str(self.trump),
            "trick": told(self._trick),
            "tricks": [[trick.leader, str(trick)] for trick in self.tricks],
            "piles": list(map(text_of, TrickDeal._piles(self))),
        }

    def _facts(self) -> dict[str, Any]:
        return {
            "hands": [text_of(hand) for hand in self._hands],
            "trick": told(self._trick),
            "tricks": [[trick.leader, str(trick)] for trick in self.tricks],
            "piles": [text_of(pile) for pile in (self._start or self)._won],
            "turn": self._turn,
            "dealer": self._dealer,
        }

    def _repr_html_(self) -> str:
        from carte.pack import row

        zones = [
            (_("Trick"), self.trick),
            *(
                (_("Hand of seat {seat}").format(seat=seat), hand)
                for seat, hand in enumerate(self.hands)
            ),
        ]
        return "".join(f"<div><p>{name}</p>{row(some)}</div>" for name, some in zones)


class TrickView(View):
    """What a seat may know of a deal of a trick game."""

    __slots__ = ()

    game: TrickGame

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick under way, in the order in which they were played."""
        return tuple([play.card for play in retold(self.facts["trick"])])

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None where there is none, or none yet."""
        return self.facts["trump"] and Suit(self.facts["trump"])

    def legal_moves(self) -> tuple[Move, ...]:
        """Return all legal moves of this seat, none when another seat is to act."""
        if self.seat != self.turn or self.phase == "over":
            return ()
        terms = self.game.known_terms(self.facts)
        return self.game.choices(terms, mask_of(self.hand), retold(self.facts["trick"]))
