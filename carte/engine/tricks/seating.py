"""Which seat holds which cards in a trick game, as dealt or as a reader gives a position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from carte.engine.cards import Card, cards, mask_of
from carte.engine.moves import Play
from carte.engine.phrases import every
from carte.engine.position import (
    Cards,
    InvalidPosition,
    deal_unseen,
    distinct_mask,
    hands_by_seat,
    lists_of_cards,
)
from carte.engine.reading import LIST, saferepr
from carte.engine.tricks.game import Trick, parse_plays
from carte.language import _

if TYPE_CHECKING:
    from carte.engine.tricks.game import TrickGame

__all__ = ["CardFacts", "Seating"]


class Seating(NamedTuple):
    """Where the cards of a position are, by seat and as masks, and who is to act.

    ``unseen`` are those that are nowhere: out of play, or still to be dealt.
    """

    turn: int
    hands: tuple[int, ...]
    trick: tuple[Play, ...]
    tricks: tuple[Trick, ...]
    won: tuple[int, ...]
    unseen: int = 0

    @classmethod
    def dealt(cls, game: TrickGame, order: Sequence[int], dealer: int) -> Seating:
        """All get their cards, and the seat after the dealer is to act. [deal]"""
        first = (dealer + 1) % game.seats
        return cls(first, game.dealt(order, dealer), (), (), (0,) * game.sides)

    @property
    def leader(self) -> int:
        """The seat that has led, or is to lead, to the trick under way."""
        return (self.turn - len(self.trick)) % len(self.hands)

    def filled(self) -> Seating:
        """Give the other seats as many unseen cards as fit, in order."""
        hands, _rest = deal_unseen(self.unseen, self.hands, self.turn, self.leader)
        return self._replace(hands=hands, unseen=self.unseen & ~sum(hands))

    def check_hands(self, game: TrickGame) -> None:
        """Raise ``InvalidPosition`` unless all seats have had the same number of cards to play."""
        sizes = [hand.bit_count() for hand in self.hands]
        for back in range(1, len(self.trick) + 1):
            sizes[self.turn - back] += 1
        if len(set(sizes)) > 1:
            raise InvalidPosition(
                _(
                    "hands and trick do not match: counting its card in the trick, "
                    "each seat of {game} must hold as many cards as the others; "
                    "here they hold {sizes}"
                ).format(game=game.slug, sizes=", ".join(map(str, sizes)))
            )


class CardFacts(NamedTuple):
    """The cards of a position and the seat to act, as a reader gives them.

    These are arguments of ``game.position`` as they were ``read``: all piles, and of each trick
    that is over the leader and the plays.
    """

    hand: tuple[Card, ...] | None
    hands: Sequence[Cards] | None
    trick: tuple[Play, ...]
    tricks: tuple[tuple[int, tuple[Play, ...]], ...]
    piles: Sequence[tuple[Card, ...]]
    turn: int | None
    leader: int | None

    @classmethod
    def read(
        cls,
        game: TrickGame,
        hand: Cards | None,
        hands: Sequence[Cards] | None,
        trick: Cards,
        tricks: Iterable[Sequence[Any]],
        piles: Sequence[Cards] | None,
        turn: int | None,
        leader: int | None,
    ) -> CardFacts:
        """Return the facts given; raises ``InvalidPosition`` or ``InvalidCard`` for wrong ones.

        Each of the ``tricks`` is a pair of the leader and the cards, or a ``Trick``.
        """
        for seat, name in ((turn, "turn"), (leader, "leader")):
            if seat is not None:
                game.check_seat(seat, name)
        plays = parse_plays(trick)
        if len(plays) > game.longest_trick:
            raise InvalidPosition(
                _(
                    "trick={trick}: {game} is for {seats}, so an unfinished trick has fewer "
                    "cards; list finished ones in tricks"
                ).format(trick=saferepr(trick), game=game.slug, seats=game.seats)
            )
        return cls(
            None if hand is None else cards(hand),
            None if hands is None else lists_of_cards("hands", hands, game.seats),
            plays,
            tuple([_trick_over(game, one) for one in _listed(tricks)]),
            lists_of_cards("piles", piles, game.sides),
            turn,
            leader,
        )

    @property
    def tells_last_trick(self) -> bool:
        """Whether the facts of a finished deal include who won the last trick."""
        return bool(self.tricks) or self.leader is not None or self.turn is not None

    @property
    def has_begun(self) -> bool:
        """Whether a card has been played, or is to be led."""
        begun = self.trick or self.tricks or any(self.piles) or self.leader is not None
        return bool(begun)

    def seating(
        self, game: TrickGame, *, first: int, trump: int, elsewhere: dict[str, tuple[Card, ...]]
    ) -> Seating:
        """Return where the cards are; raises ``InvalidPosition`` where that cannot be.

        ``first`` is the seat to act where neither ``turn`` nor ``leader`` nor a trick that is over
        gives it, ``elsewhere`` the zones of cards besides hands, tricks and piles.
        """
        trick = self.trick
        tricks = tuple(
            [
                Trick(leader, (leader + game.best(plays, trump)) % game.seats, plays)
                for leader, plays in self.tricks
            ]
        )
        turn = self._to_act(game, len(trick), tricks[-1].winner if tricks else first)
        held = hands_by_seat(self.hand, self.hands, game.seats, turn)
        won = self.piles
        zones = {f"hand of seat {seat}": some for seat, some in enumerate(held)}
        zones |= {f"pile of side {side}": some for side, some in enumerate(won)}
        zones |= {f"trick number {number}": one.cards for number, one in enumerate(tricks, 1)}
        zones |= {"trick": tuple(play.card for play in trick), **elsewhere}
        hands, piles = (tuple(map(mask_of, zone)) for zone in (held, won))
        there = distinct_mask(zones)
        if out := there & ~game.pack:
            words = _("{game} is played without {cards} at this table.")
            raise InvalidPosition(words.format(game=game.title, cards=every(out)))
        return Seating(turn, hands, trick, tricks, piles, game.pack & ~there)

    def _to_act(self, game: TrickGame, played: int, first: int) -> int:
        turn, leader = self.turn, self.leader
        if leader is None:
            return (first + played) % game.seats if turn is None else turn
        acts = (leader + played) % game.seats
        if turn not in (None, acts):
            raise InvalidPosition(
                _(
                    "turn={turn}: seat {leader} led to the trick and it has {played} cards, so "
                    "seat {seat} is to act"
                ).format(turn=turn, leader=leader, played=played, seat=acts)
            )
        return acts


def _listed(tricks: object) -> Iterable[Any]:
    if isinstance(tricks, str) or not isinstance(tricks, Iterable):
        raise InvalidPosition(
            _("tricks={tricks}: give a list of pairs, leader and cards").format(
                tricks=saferepr(tricks)
            )
        )
    return tricks


def _trick_over(game: TrickGame, one: Any) -> tuple[int, tuple[Play, ...]]:
    if not LIST.fits(one) or len(one) not in (2, len(Trick._fields)):
        raise InvalidPosition(
            _("{trick} is not a trick: give the leader and the cards").format(trick=saferepr(one))
        )
    leader, text = one[0], one[-1]
    game.check_seat(leader, "leader")
    plays = parse_plays(text)
    if len(plays) != game.seats:
        raise InvalidPosition(
            _("{trick} is not a whole trick of {game}: give {seats} cards").format(
                trick=saferepr(text), game=game.slug, seats=game.seats
            )
        )
    return leader, plays
