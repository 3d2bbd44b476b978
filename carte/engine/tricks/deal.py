"""A deal of a trick game at one moment, and what one seat may know of it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar, Self

from carte.engine.cards import MASKS, PACK, SUITS, Card, CardTuple, Suit, mask_of, text_of
from carte.engine.count import Ending
from carte.engine.deal import Deal, View, no_such_move, not_in_hand
from carte.engine.match import Score
from carte.engine.moves import Move, Play
from carte.engine.phrases import capital, sentences, the
from carte.engine.position import InvalidPosition, missing
from carte.engine.rulebook import Grounds, Ruling
from carte.engine.tricks.game import NO_TRUMP, Trick, format_plays, parse_plays
from carte.language import N_, _

if TYPE_CHECKING:
    from carte.engine.tricks.game import Terms, TrickGame
    from carte.engine.tricks.seating import Seating

__all__ = ["TrickDeal", "TrickView"]

_COMPARED = {
    ("trump", True): N_("{Card} is a trump and beats {other}."),
    ("trump", False): N_("{Other} is a trump, so {card} does not beat it."),
    ("other-suit", False): N_("{Card} is of another suit and does not beat {other}."),
    ("strength", True): N_("{Card} is stronger than {other}."),
    ("strength", False): N_("{Card} does not beat {other}."),
}
"""What a card does to the best one before it, by the rule that decides and by whether it wins."""


class TrickView(View):
    """What a seat may know of a deal of a trick game."""

    __slots__ = ()

    game: TrickGame

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick under way, in the order in which they were played."""
        return CardTuple([play.card for play in self.plays])

    @property
    def plays(self) -> tuple[Play, ...]:
        """The plays of the trick under way, in order."""
        return parse_plays(self.facts["trick"])

    @property
    def lying_open(self) -> tuple[Card | None, ...]:
        """The cards of the trick under way; None for one that lies face down."""
        return self.trick

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None where there is none, or none yet."""
        return self.facts["trump"] and Suit(self.facts["trump"])

    def _find_moves(self) -> tuple[Move, ...]:
        terms = self.game.known_terms(self.facts)
        return self.game.choices(terms, mask_of(self.hand), self.plays)


class TrickDeal(Deal):
    """A deal of a trick game at one moment."""

    __slots__ = ("_missing_text", "_stock", "_terms", "_trick", "_tricks", "_won")

    game: TrickGame
    view_class: ClassVar[type[TrickView]] = TrickView
    _terms: Any
    _stock: tuple[int, ...]
    _trick: tuple[Play, ...]
    _tricks: tuple[Trick, ...]
    """The tricks that were over at the start; only the deal there has them, and ``_won``."""
    _won: tuple[int, ...]
    _missing_text: str
    """The missing fact on which the score of a finished position depends; empty elsewhere."""

    def __init__(
        self, game: TrickGame, dealer: int, terms: Terms, seating: Seating, stock: tuple[int, ...]
    ) -> None:
        self.game = game
        self._dealer = dealer
        self._terms = terms
        self._turn = seating.turn
        self._hands = seating.hands
        self._trick = seating.trick
        self._tricks = seating.tricks
        self._won = seating.won
        self._missing_text = ""
        self._stock = stock
        self._legal = None
        self._start = None
        self._deck = b""
        self._moves = ()

    @property
    def phase(self) -> str:
        """``"auction"``, ``"call"``, ``"exchange"``, ``"play"`` or ``"over"``."""
        return "over" if self.is_over else str(self._terms.phase)

    @property
    def is_over(self) -> bool:
        """Whether the last card of the deal has been played."""
        return not any(self._hands)

    def score(self) -> tuple[Score, ...]:
        """Return what the deal gives, a score for each side.

        Raises ``Unfinished`` before it is over, and ``InvalidPosition`` where the score depends on
        the last trick, and the position does not say who won it.
        """
        if self._has_hidden_deal:
            raise InvalidPosition(missing("leader", self._missing_text))
        return super().score()

    @property
    def _has_hidden_deal(self) -> bool:
        """Whether the score depends on the last trick, and the position does not say who won it."""
        return self._start is None and bool(self._missing_text)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards not dealt yet, in the order in which they will be drawn."""
        return CardTuple([PACK[card] for card in self._stock])

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
        return CardTuple([play.card for play in self._trick])

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
    def card_points(self) -> tuple[int, ...]:
        """The points of the cards won, by side."""
        return tuple(map(self.game.points, self.pile_masks))

    @property
    def pile_masks(self) -> tuple[int, ...]:
        """The cards won, by side, as masks."""
        return tuple(self.trick_piles())

    def trick_piles(self) -> list[int]:
        """Return what the sides have won in tricks, as masks."""
        piles, side = self._outside_tricks(), self.game.side
        for _leader, winner, plays in self.tricks:
            for play in plays:
                piles[side(winner)] |= 1 << play.played
        return piles

    def _outside_tricks(self) -> list[int]:
        """Return what the sides have won but in known tricks: before the start, or conceded."""
        piles = [*(self._start or self)._won]
        if self.is_over:
            piles[self.game.side(self._turn)] |= self._conceded()
        return piles

    def _conceded(self) -> int:
        """Return the cards of a deal that is over which belong to no trick, as a mask."""
        start = self._start or self
        left = start._unplayed() | mask_of(start.trick)
        for trick in self.tricks[len(start._tricks) :]:
            left &= ~mask_of(trick.cards)
        return left & ~self._unplayed()

    @property
    def may_concede(self) -> bool:
        """Whether the side to act may give up the remaining tricks: to the other of two sides."""
        return self.phase == "play" and self._opponent() is not None

    def _opponent(self) -> int | None:
        """Return the next seat of the only side against the seat to act; None if there are two."""
        game = self.game
        return (self._turn + 1) % game.seats if game.sides == 2 else None

    @property
    def conceded_by(self) -> int | None:
        """The seat whose side has given up the remaining tricks; None where none has."""
        if not (self.is_over and self._conceded()):
            return None
        deal = self.start
        for choice in self._moves:
            deal = deal._after(choice)
        return deal._turn

    def concede(self) -> Self:
        """Return the deal where the side to act loses the remaining tricks, which ends it.

        The other side wins the cards of the trick under way, in hand and in the stock.
        """
        opponent = self._opponent()
        if opponent is None or not self.may_concede:
            return super().concede()
        after = copy(self)
        after._start = self._start or self
        after._legal = None
        after._hands = (0,) * self.game.seats
        after._stock = ()
        after._trick = ()
        after._turn = opponent
        return after

    def _unplayed(self) -> int:
        """Return the cards that have not been played, wherever they are, as a mask."""
        unplayed = 0
        for hand in self._hands:
            unplayed |= hand
        for card in self._stock:
            unplayed |= 1 << card
        return unplayed

    def _find_moves(self) -> tuple[Move, ...]:
        return self.game.choices(self._terms, self._hands[self._turn], self._trick)

    def _after(self, choice: Any) -> Self:
        """Each seat in turn plays one card; the trick's winner leads to the next. [turn, lead]"""
        if not isinstance(choice, Play):
            return self._after_saying(choice)
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
            hands = after._completed(trick, following, hands)
        after._hands = tuple(hands)
        return after

    def _completed(self, trick: tuple[Play, ...], leader: int, hands: list[int]) -> list[int]:
        """The best card wins a whole trick, its player leads to the next, and all draw. [lead]

        Updates the deal that is being made, and returns the hands.
        """
        winner = (leader + self.game.best(trick, self._terms.trump)) % len(hands)
        self._turn = winner
        self._trick = ()
        if self._stock:
            hands, self._stock = self.game.refill(hands, self._stock, winner)
        return hands

    def _after_saying(self, choice: Any) -> Self:
        """Return the deal after a move that plays no card; games that have any say what changes."""
        after = object.__new__(self.__class__)
        after.game = self.game
        after._dealer = self._dealer
        after._terms = self._terms
        after._turn = self._turn
        after._hands = self._hands
        after._trick = self._trick
        after._stock = self._stock
        after._legal = None
        after._start = self._start or self
        after._moves = self._moves + (choice,)  # noqa: RUF005 (twice as fast, once a move)
        return after

    def _objection(self, choice: Move) -> Grounds:
        game = self.game
        if not isinstance(choice, Play) or choice.mask:
            return Grounds("no-such-move", no_such_move(choice, game))
        hand = self._hands[self._turn]
        if not hand >> choice.played & 1:
            return not_in_hand(MASKS[choice.played])
        return game.wrong_play(choice, hand, self._trick)

    def _granted(self, choice: Any) -> Ruling:
        return self._ruled(*self._play_text(choice))

    def uncounted(self, choice: Move) -> Ruling:
        """Return the ruling on a move, without card points, for those who do not know them yet."""
        ruling = self.ruling(choice)
        if not (ruling.legal and isinstance(choice, Play)):
            return ruling
        return self._ruled(*self._play_text(choice, counted=False))

    def _ruled(self, tail: str, text: str) -> Ruling:
        return Ruling(True, self.game.rulebook[tail], (), False, text)

    def wins(self, play: Play) -> bool:
        """Return whether a card, played now, would be winning the trick. [trick]"""
        trick = (*self._trick, play)
        return self.game.best(trick, self._terms.trump) == len(trick) - 1

    def _play_text(self, play: Play, *, counted: bool = True) -> Grounds:
        """Say what a legal play does to the trick, and what is won, if that is to be ``counted``.

        [lead, trump, strength, other-suit]
        """
        game, trump, trick = self.game, self._terms.trump, (*self._trick, play)
        facts = {"Card": capital(the(play.card))}
        if len(trick) == 1:
            return Grounds("lead", _("{Card} is led.").format(**facts))
        best = trick[game.best(trick[:-1], trump)].card
        wins, tail = self.wins(play), self._deciding(play.card, best)
        facts |= {"card": the(play.card), "other": the(best), "Other": capital(the(best))}
        text = _(_COMPARED[tail, wins]).format(**facts)
        if len(trick) < game.seats:
            return Grounds(tail, text)
        points = game.counted(game.points(mask_of([one.card for one in trick])))
        words = _("{text} It wins the trick: {points}.")
        if not wins:
            words = _("{text} {Other} wins the trick: {points}.")
        if not counted:
            words = _("{text} It wins the trick.") if wins else _("{text} {Other} wins the trick.")
        text = words.format(text=text, points=points, **facts)
        return Grounds(tail, sentences([text, *self._gains(play)]))

    def _deciding(self, card: Card, best: Card) -> str:
        """Return the tail of the rule by which a card beats the best one before it, or does not.

        It is the first in which they differ: trumps beat the suit led, which beats other suits, and
        in one suit the stronger card wins. [trump, other-suit, strength]
        """
        if card.suit == best.suit:
            return "strength"
        return "trump" if self.trump in (card.suit, best.suit) else "other-suit"

    def _gains(self, play: Play) -> Iterator[str]:
        """Yield what is won besides the points of cards, where a play ends the last trick."""
        if sum(self._hands) == MASKS[play.played] and not self._stock:
            items = self.game.items.values()
            yield from (_(item.gain) for item in items if item.by_last_trick and item.gain)

    @property
    def ending(self) -> Ending:
        """The winner of the last trick, whose turn it would be, may decide. [last-trick]"""
        if not self.game.counts_last_trick:
            return super().ending
        last = None if self._has_hidden_deal else self.game.side(self._turn)
        return Ending(self.piles, {"last_trick": last})

    def _scores(self) -> tuple[Score, ...]:
        scores = [Score(items) for items in self.game.items_of(self)]
        return self.game.decided(scores, self.game.side(self._turn))

    def view(self, seat: int) -> TrickView:
        """Each seat sees its own hand, the tricks, how many cards the others hold, and the terms.

        What was played lies open to all, so all piles are seen.
        """
        self.game.check_seat(seat, "seat")
        return self.view_class(self.game, seat, self._seen(seat))

    def _seen(self, seat: int) -> dict[str, Any]:
        return {
            "phase": self.phase,
            "dealer": self._dealer,
            "turn": self._turn,
            "leader": self.leader,
            "hand": text_of(self._hands[seat]),
            "hand_sizes": [hand.bit_count() for hand in self._hands],
            "trump": self.trump and str(self.trump),
            "trick": format_plays(self._trick),
            "tricks": [[trick.leader, str(trick)] for trick in self.tricks],
            "piles": list(map(text_of, self.trick_piles())),
        }

    def _facts(self) -> dict[str, Any]:
        return {
            "hands": [text_of(hand) for hand in self._hands],
            "trick": format_plays(self._trick),
            "tricks": [[trick.leader, str(trick)] for trick in self.tricks],
            "piles": [*map(text_of, self._outside_tricks())],
            "turn": None if self._has_hidden_deal else self._turn,
            "dealer": self._dealer,
        }
