"""What a contract pays, and the facts that its count needs: bid, declarer, partner, slam.

A game says when its side has won (``reached``) and what each seat then gets (``shares``).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import Any, Literal

from carte.engine.auction.bidding import AuctionGame
from carte.engine.auction.contract import ContractDeal, Outcome
from carte.engine.auction.items import PAYMENT
from carte.engine.auction.payment import paid
from carte.engine.cards import EVERY_CARD, Card, Suit, text_of
from carte.engine.count import Bid, Counting, Line
from carte.engine.match import Score
from carte.engine.phrases import capital
from carte.engine.position import Cards, InvalidPosition
from carte.engine.rulebook import Grounds
from carte.engine.scoring import Asked
from carte.language import _
from carte.language.names import localize

__all__ = ["PayingGame"]


class PayingGame(AuctionGame):
    """A trick game in which a contract is paid: by whom, how much, and how a sheet books it."""

    ITEMS = (PAYMENT,)

    # ------------------------------------------------------------------ what a bid promises

    def paid_for(self, bid: str) -> int:
        """Return what a declarer gets for making a bid, or pays for failing. [payment]"""
        return 1

    def called_by(self, bid: str, suit: Suit) -> Card | None:
        """Return the card that a bid calls where a suit is trump; None where it names none."""
        return None

    @abstractmethod
    def makes_partners(self, bid: str) -> bool:
        """Return whether the holder of the called card is the declarer's partner in a contract."""

    def has_giver(self, bid: str) -> bool:
        """Return whether the holder of the called card gives it away, and is no partner."""
        return False

    # --------------------------------------------------------------------------- payment

    def outcome(self, deal: ContractDeal) -> Outcome:
        """Return how the contract of a deal stands by the cards won so far."""
        side, won = deal.side, deal.card_points
        points = sum([won[seat] for seat in side])
        takers = {seat for seat, pile in enumerate(deal.trick_piles()) if pile}
        return self.reached(deal._terms.bid, side, points, takers)

    @abstractmethod
    def reached(
        self, bid: str, side: frozenset[int], points: int, takers: AbstractSet[int]
    ) -> Outcome:
        """Return how a contract ends when its side has won ``points``.

        ``takers`` are the seats that have won tricks, of either side.
        """

    @abstractmethod
    def shares(self, deal: ContractDeal, stake: int) -> list[int]:
        """Return what each seat is paid, or pays below 0, where the declarer's side has won."""

    def worth(self, deal: ContractDeal) -> Sequence[Mapping[str, int]]:
        """The others pay the declarer; where the contract failed, it is the other way round.

        [win, payment]
        """
        outcome = deal.outcome
        if outcome is None:
            return [{}] * self.sides
        return self._paid(deal, outcome)

    def _paid(self, deal: ContractDeal, outcome: Outcome) -> list[dict[str, int]]:
        sign = 1 if outcome.is_made else -1
        return [{"payment": sign * share} for share in self.shares(deal, outcome.stake)]

    # ------------------------------------------------------------------------ the count

    @property
    def bids(self) -> tuple[Bid, ...]:
        """The bids, lowest first, each with the role of a second seat."""
        return tuple(Bid(bid, self.name_of_bid(bid), self.second(bid)) for bid in self.ladder)

    def name_of_bid(self, bid: str) -> str:
        """Return the name of a bid by itself: "Chiamo"."""
        return capital(localize(bid))

    def second(self, bid: str) -> Literal["partner", "giver"] | None:
        """Return the role of the called card's holder under a bid: "partner", "giver", or None."""
        if self.has_giver(bid):
            return "giver"
        return "partner" if self.makes_partners(bid) else None

    def missing_facts(self, facts: Mapping[str, Any]) -> Grounds | None:
        """The count needs the bid, the declarer, and the seat that held the called card. [payment]

        ``partner`` is None where the declarer played alone, and missing until that is known.
        """
        second = self.second(facts.get("bid") or "")
        if not facts.get("bid"):
            return Grounds("auction", _("Choose what was bid."))
        if facts.get("declarer") is None:
            return Grounds("payment", _("Choose the declarer."))
        if second and "partner" not in facts:
            words = {
                "partner": _("Choose the partner, or say that the declarer played alone."),
                "giver": _("Choose who gave the called card, or say that nobody did."),
            }
            return Grounds("payment", words[second])
        return None

    @property
    def asked(self) -> tuple[Asked, ...]:
        """Which side has won the contract, and whether one has won everything. [win, slam]"""
        return (
            Asked("win", _("Contract won by"), always=True),
            Asked("slam", _("Everything won by"), seldom=True),
        )

    def check_items(
        self, given: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> Grounds | None:
        """A side that has won everything has won the contract, or beaten it. [slam]"""
        if not any(given["slam"]) or given["slam"] == given["win"]:
            return None
        return Grounds("slam", _("A side that won everything also won the contract."))

    def check_totals(self, totals: Sequence[int]) -> Grounds | None:
        """Payments follow from a bid, or nothing was bid. [payment, slam, thrown-in]"""
        if tuple(sorted(totals)) in self._payments:
            return None
        words = _(
            "No contract pays like this. Enter the bid, and who won the contract, on the quick "
            "pad: it shows what everybody gets."
        )
        return Grounds("payment", words)

    @cached_property
    def _payments(self) -> frozenset[tuple[int, ...]]:
        """All payments that a deal may bring, sorted. [payment, slam, thrown-in]"""
        found = {(0,) * self.seats}
        for bid in self.bids:
            for second in (1, None) if bid.second else (None,):
                facts = {"bid": bid.value, "declarer": 0, "partner": second}
                found |= {tuple(sorted(shares)) for shares in self.paid_by(facts).values()}
        return frozenset(found)

    def paid_by(self, facts: Mapping[str, Any]) -> dict[tuple[bool, bool], tuple[int, ...]]:
        """Return what a contract pays each seat: won or not, and with a slam or without one.

        ``facts`` are the keywords of ``finished``. [payment, slam]
        """
        return {
            (won, slam): tuple(
                score.total
                for score in self.scored(
                    {"win": (won, not won), "slam": (won and slam, not won and slam)}, facts
                )
            )
            for won in (True, False)
            for slam in (False, True)
        }

    def was_slam(self, totals: Sequence[int], facts: Mapping[str, Any]) -> bool:
        """Return whether the payments of a contract show that one side has won everything."""
        known = self.paid_by(facts)
        plain = {known[won, False] for won in (True, False)}
        return tuple(totals) in {*known.values()} - plain

    def scored(
        self, given: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> tuple[Score, ...]:
        """Return the payments for a contract that was won or lost, with or without a slam.

        Raises ``InvalidPosition`` where the contract is missing. [win, payment, slam]
        """
        if found := self.missing_facts(facts):
            raise InvalidPosition(found[1])
        everything = self.ended((EVERY_CARD, 0), **{**facts, "last_trick": 0})
        bid = facts["bid"]
        side = everything.side
        others = {*range(self.seats)} - side
        needed = self.reached(bid, side, 0, side).needed
        won_all, lost_all = given["slam"]
        points = needed if given["win"][0] else needed - 1
        if won_all:
            outcome = self.reached(bid, side, self.points(EVERY_CARD), side)
        elif lost_all:
            outcome = self.reached(bid, side, 0, others)
        else:
            outcome = self.reached(bid, side, points, side | others)
        return tuple(Score(items) for items in self._paid(everything, outcome))

    @abstractmethod
    def position(self, hand: Cards | None = None, **facts: Any) -> ContractDeal:
        """Return any position, to check a case."""

    def lacking(self, piles: Sequence[int], facts: Mapping[str, Any]) -> Grounds | None:
        """The contract comes first of all missing facts. [payment]"""
        if found := self.missing_facts(facts):
            names = ("bid", "declarer", "partner")
            return Grounds(next(name for name in names if facts.get(name) is None), found[1])
        return super().lacking(piles, facts)

    def ended(
        self,
        piles: Sequence[int],
        *,
        bid: str | None = None,
        declarer: int | None = None,
        partner: int | None = None,
        last_trick: int | None = None,
        **facts: Any,
    ) -> ContractDeal:
        """Return the finished deal of a contract; each pile lies with one seat of its side.

        The first pile is that of the declarer's side. ``partner`` may also be the seat that gave
        the called card, and ``last_trick`` is the pile that won it. Where they are missing, the
        lowest bid and the first seat stand in: the points of the cards do not depend on them.
        """
        bid = self.ladder[0] if bid is None else bid
        declarer = 0 if declarer is None else declarer
        self.check_seat(declarer, "declarer")
        if partner == declarer:
            raise InvalidPosition(
                _("partner={partner}: that is the declarer; to play alone, give None").format(
                    partner=partner
                )
            )
        opponent = next(seat for seat in range(self.seats) if seat not in (declarer, partner))
        by_seat = [""] * self.seats
        by_seat[declarer], by_seat[opponent] = map(text_of, piles)
        facts["giver" if self.has_giver(bid) else "partner"] = partner
        leader = (declarer, opponent)[last_trick or 0]
        return self.position(declarer=declarer, bid=bid, piles=by_seat, leader=leader, **facts)

    def steps(self, counting: Counting) -> Iterator[Line]:
        """Yield the steps to the payment, then the rest of the score. [points, win, payment]"""
        yield from paid(counting)
        yield from (line for line in super().steps(counting) if line.item != PAYMENT.id)
