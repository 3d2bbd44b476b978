"""The encoding of the trick games: the seat to act, hands, trick, owners of the tricks, stock.

What the first side still wins depends on nothing else, so that points won are gains. The game says
which cards may be played, which wins, what is drawn and what all that pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from carte.engine.auction.contract import ContractDeal
from carte.engine.auction.game import ContractGame
from carte.engine.auction.items import PAYMENT
from carte.engine.cards import EVERY_CARD, MASKS
from carte.engine.moves import PLAYS, Play
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import TrickGame
from carte.engine.tricks.items import CARD_POINTS
from carte.players.solver.encoding import Encoding, State, Worth

__all__ = ["ContractEncoding", "TrickEncoding"]

_NOBODY, _FIRST, _OTHERS, _BOTH = range(4)
"""The sides that have won tricks: neither, the first only, the other only, both."""

_EDGE = (0.0, 0.5, -0.5, 0.0)
"""The gain besides all points for all tricks of the first side, and the loss for none."""


class TrickEncoding(Encoding):
    """How the tricks of a deal go on between two sides that score the points of their cards."""

    def __init__(self, deal: TrickDeal, worth: Worth) -> None:
        game = deal.game
        self._game, self._terms = game, deal._terms
        self._best = game.best
        self._points = [game.points(mask) for mask in MASKS]
        self._stronger = [game.stronger(card, deal._terms.trump) for card in range(len(MASKS))]
        self._last = self._last_trick(deal) or 0
        self._cards: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
        self.first = self._first(deal)
        self._all = game.points(deal._unplayed() | sum(1 << play.played for play in deal._trick))
        self._all += sum(self._won(deal)) + (self._last if any(deal._hands) else 0)

    def _first(self, deal: Any) -> tuple[bool, ...]:
        return tuple([deal.game.side(seat) == 0 for seat in range(deal.game.seats)])

    @classmethod
    def knows(cls, deal: Any) -> bool:
        """Return whether a deal goes on as this encoding has it."""
        kind, game = type(deal), deal.game
        besides = (item for name, item in game.items.items() if name != CARD_POINTS.id)
        return (
            kind._after is TrickDeal._after
            and game.sides == 2
            and type(game).worth is TrickGame.worth
            and all(item.by_last_trick and item.whole(game) is not None for item in besides)
            and cls._last_trick(deal) is not None
        )

    @staticmethod
    def _won(deal: Any) -> Sequence[int]:
        """Return the points that have been won, by side; all that is scored, once it is over."""
        if deal.is_over:
            return [score.total for score in deal.score()]
        return cast(Sequence[int], deal.card_points)

    @classmethod
    def _last_trick(cls, deal: Any) -> int | None:
        """Return what the last trick counts besides its cards, as the engine counts one way to end.

        None where more is counted than cards.
        """
        while not deal.is_over:
            deal = deal._after(deal.legal_moves()[0])
        in_tricks = map(deal.game.points, deal.trick_piles())
        besides = [won - cards for won, cards in zip(cls._won(deal), in_tricks, strict=True)]
        last = besides[deal.game.side(deal._turn)]
        return last if sum(besides) == last else None

    def state(self, deal: TrickDeal) -> State:
        """Return who acts, the hands, the trick, who has won tricks, the stock, the points left.

        Who has won tricks matters only where that is paid.
        """
        left = self._all - sum(self._won(deal))
        trick = tuple([play.played for play in deal._trick])
        return deal._turn, deal._hands, trick, self._whose(deal), deal._stock, left

    def _whose(self, deal: TrickDeal) -> int:
        return _BOTH

    def after(self, state: State) -> list[tuple[float, State]]:
        """Return the state after each play that differs; cards that win and count alike do not."""
        turn, hands, trick, whose, stock, left = state
        hand = hands[turn]
        if not hand:
            return []
        game, points, many = self._game, self._points, len(hands)
        others = sum(hands) ^ hand
        for card in (*trick, *stock):
            others |= MASKS[card]
        found: list[tuple[float, State]] = []
        for card in self._likely(turn, hand, trick, others):
            held = (*hands[:turn], hand ^ MASKS[card], *hands[turn + 1 :])
            played = (*trick, card)
            after = turn + 1 if turn + 1 < many else 0
            if len(played) < many:
                found.append((0.0, (after, held, played, whose, stock, left)))
                continue
            after = (after + self._best([PLAYS[one] for one in played], self._terms.trump)) % many
            won = sum([points[one] for one in played])
            drawn = stock
            if stock:
                refilled, drawn = game.refill([*held], stock, after)
                held = tuple(refilled)
            elif not held[after]:
                won += self._last
            ours = self.first[after]
            whole = whose | (_FIRST if ours else _OTHERS)
            found.append((won if ours else 0.0, (after, held, (), whole, drawn, left - won)))
        return found

    def _likely(self, turn: int, hand: int, trick: tuple[int, ...], others: int) -> list[int]:
        """Return the cards to play that differ, the likeliest to be good first.

        Strong cards to lead, then winning cards; else cards with points or without, by who is
        winning.
        """
        points, stronger = self._points, self._stronger
        differ: dict[tuple[int, int, int], int] = {}
        for card in self._legal(hand, trick):
            differ.setdefault((stronger[card] & others, points[card], card % 4), card)
        cards = [*differ.values()]
        if len(cards) == 1:
            return cards
        beaters, sign = EVERY_CARD, 1
        if trick:
            place = self._best([PLAYS[card] for card in trick], self._terms.trump)
            beaters = stronger[trick[place]]
            leading = (turn - len(trick) + place) % len(self.first)
            if self.first[leading] == self.first[turn]:
                beaters, sign = 0, -1

        def rank(card: int) -> tuple[bool, int, int]:
            if beaters >> card & 1:
                return False, stronger[card].bit_count(), 0
            return True, sign * points[card], -stronger[card].bit_count()

        cards.sort(key=rank)
        return cards

    def _legal(self, hand: int, trick: tuple[int, ...]) -> tuple[int, ...]:
        """Return the cards of a hand that may be played."""
        cards = self._cards.get((hand, trick))
        if cards is None:
            plays = tuple([PLAYS[card] for card in trick])
            legal = self._game.choices(self._terms, hand, plays)
            cards = tuple({play.played: 0 for play in legal if isinstance(play, Play)})
            self._cards[hand, trick] = cards
        return cards

    def end(self, state: State) -> float:
        """All that counts has been gained, but all tricks or none may be paid besides."""
        return _EDGE[state[3]]

    def bounds(self, state: State) -> tuple[float, float]:
        """Return nothing, or all points that are left, and the edge where it can be reached."""
        whose, left = state[3], state[5]
        return -0.5 if not whose & _FIRST else 0.0, left + (0.5 if not whose & _OTHERS else 0.0)

    def settled(self, deal: Any) -> float:
        """Return the points that the first side has won."""
        return float(self._won(deal)[0])

    def margin(self, worth: float, seat: int) -> float:
        """Return by how many points a seat's side wins."""
        won = 2 * worth - self._all
        return won if self.first[seat] else -won


class ContractEncoding(TrickEncoding):
    """How the tricks of a contract may go on; what the declarer's side wins decides who pays."""

    def __init__(self, deal: ContractDeal, worth: Worth) -> None:
        super().__init__(deal, worth)
        self._deal = deal
        self._side = deal.side
        self._paid: dict[float, list[int]] = {}

    def _first(self, deal: Any) -> tuple[bool, ...]:
        return tuple([seat in deal.side for seat in range(deal.game.seats)])

    @staticmethod
    def _won(deal: Any) -> Sequence[int]:
        """Return the points that each seat has won."""
        return cast(Sequence[int], deal.card_points)

    @classmethod
    def knows(cls, deal: Any) -> bool:
        """Return whether a deal goes on as this encoding has it."""
        return (
            deal.phase in ("play", "over")
            and deal.declarer is not None
            and not deal.is_dark
            and type(deal)._after is TrickDeal._after
            and type(deal.game).worth is ContractGame.worth
            and {*deal.game.items} == {PAYMENT.id}
            and cls._last_trick(deal) is not None
        )

    def _whose(self, deal: TrickDeal) -> int:
        takers = [self.first[seat] for seat, pile in enumerate(deal.trick_piles()) if pile]
        return (_FIRST if True in takers else _NOBODY) | (_OTHERS if False in takers else _NOBODY)

    def settled(self, deal: Any) -> float:
        """Return the points that the declarer's side has won."""
        won = self._won(deal)
        return float(sum([won[seat] for seat in self._side]))

    def margin(self, worth: float, seat: int) -> float:
        """Return what a seat is paid where the declarer's side has won ``worth``."""
        if worth not in self._paid:
            self._paid[worth] = self._payments(worth)
        return float(self._paid[worth][seat])

    def _payments(self, worth: float) -> list[int]:
        deal, game = self._deal, self._deal.game
        everybody = frozenset(range(game.seats))
        takers, points = everybody, int(worth)
        if worth < 0:
            takers = everybody - self._side
        elif worth > points:
            takers = self._side
        outcome = game.reached(deal._terms.bid, self._side, points, takers)
        sign = 1 if outcome.is_made else -1
        return [sign * share for share in game.shares(deal, outcome.stake)]
