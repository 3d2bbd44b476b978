"""The trick games with an auction: the contract that it leads to, and the partner it may hide.

A game says what comes between the auction and the play (``agreed``) and what a contract pays
(``reached``, ``shares``); who may bid what is in ``carte.engine.auction.bidding``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import Any

from carte.engine.auction.bidding import AuctionGame
from carte.engine.auction.contract import Auction, Contract, ContractDeal, Hands, Outcome
from carte.engine.auction.items import PAYMENT
from carte.engine.auction.payment import paid
from carte.engine.auction.position import ContractPosition, Told
from carte.engine.cards import EVERY_CARD, PACK, Card, Suit, text_of
from carte.engine.count import Bid, Counting, Line
from carte.engine.deal import no_such_move
from carte.engine.house_rules import InvalidOption
from carte.engine.match import Match, Score
from carte.engine.moves import Announcement, Move, Play, move
from carte.engine.phrases import capital
from carte.engine.position import Cards, InvalidPosition
from carte.engine.reading import Kind, optional, whole
from carte.engine.scoring import Asked, most
from carte.engine.tricks.game import NO_TRUMP, TRICK_FACTS
from carte.engine.tricks.seating import Given
from carte.language import N_, _
from carte.language.names import as_said

__all__ = ["CALLS", "GIVES", "ContractGame"]

CONTRACT_FACTS = ("calls", "declarer", "bid", "leader", "trump", "called", "partner")
"""What tells of an auction and its contract, besides where the cards are."""

_DEALS = optional(Kind(N_("a positive number"), whole(1).fits))

CALLS = tuple(Announcement("call", str(card)) for card in PACK)
GIVES = tuple(Announcement("give", str(card)) for card in PACK)


class ContractGame(AuctionGame):
    """A trick game in which an auction decides who plays, for what, and perhaps with whom."""

    FACTS = (*TRICK_FACTS, *CONTRACT_FACTS)
    ITEMS = (PAYMENT,)
    has_auction = True

    bidder_leads: bool
    deal_class: type[ContractDeal] = ContractDeal
    position_class: type[ContractPosition] = ContractPosition

    def match(self, *, dealer: int = 0, deals: int | None = None) -> Match:
        """Return a match of ``deals`` deals; without a number it has no end. [deals]"""
        _DEALS.read(deals, "deals", InvalidOption)
        self.check_seat(dealer, "dealer")
        return Match(self, dealer, deals=deals)

    def standing(self, match: Match) -> tuple[bool, int | None]:
        """After the agreed number of deals the most points win; a tie is a draw. [deals]"""
        is_over = match.deals is not None and len(match.scores) >= match.deals
        return is_over, most(match.totals) if is_over else None

    def first(self, dealer: int, contract: Contract) -> int:
        """The seat after the dealer leads to the first trick, or the declarer. [first-player]"""
        if self.bidder_leads and contract.declarer is not None:
            return contract.declarer
        return (dealer + 1) % self.seats

    def to_act(self, dealer: int, contract: Contract) -> int:
        """Return the seat to act before the first card is played."""
        if contract.phase == "auction":
            return contract.auction.turn
        if contract.phase in ("call", "exchange") and contract.declarer is not None:
            return contract.declarer
        return self.first(dealer, contract)

    # ----------------------------------------------------------------- from bid to contract

    @abstractmethod
    def agreed(self, contract: Contract, hands: Hands) -> tuple[Contract, Hands]:
        """Return the contract in its first phase after the auction, and the hands then."""

    @abstractmethod
    def after(self, contract: Contract, choice: Any, hands: Hands) -> tuple[Contract, Hands]:
        """Return the contract and the hands after a call or an exchange."""

    @abstractmethod
    def calls(self, contract: Contract, hand: int) -> tuple[Move, ...]:
        """Return the cards that the declarer may call, as moves."""

    def paid_for(self, bid: str) -> int:
        """Return what the declarer gets who makes a bid, or pays who fails. [payment]"""
        return 1

    def called_by(self, bid: str, suit: Suit) -> Card | None:
        """Return the card that a bid calls where a suit is trump; None where it names none."""
        return None

    @abstractmethod
    def wrong_bid(self, call: Announcement, auction: Auction) -> tuple[str, str]:
        """Return the rule against a bid that is not higher or not a bid here, and a text."""

    @abstractmethod
    def wrong_call(self, card: Card, contract: Contract, hand: int) -> tuple[str, str]:
        """Return the rule against calling a card, and a text."""

    @abstractmethod
    def rule_of_bid(self, bid: str) -> tuple[str, str]:
        """Return the rule of a bid, and a text about what it promises."""

    def trump_of(self, contract: Contract) -> int:
        """The called card makes its suit trump, in a game with trumps. [call]"""
        if contract.called is None or not self.has_trumps:
            return NO_TRUMP
        return contract.called % 4

    @abstractmethod
    def makes_partners(self, bid: str) -> bool:
        """Return whether the holder of the called card is the declarer's partner in a contract."""

    def has_giver(self, bid: str) -> bool:
        """Return whether the holder of the called card gives it away, and is no partner."""
        return False

    def giver(self, contract: Contract) -> int | None:
        """Return the seat that gives the called card to the declarer, or has given it."""
        return contract.holder if self.has_giver(contract.bid) else None

    def wrong_exchange(self, choice: Move, contract: Contract, hand: int) -> tuple[str, str]:
        """Return the rule against a move before which cards must be exchanged, and a text."""
        return "no-such-move", no_such_move(choice, self)

    def granted(self, choice: Move, contract: Contract, hand: int) -> tuple[str, str]:
        """Say what a bid or a pass means. [pass]"""
        if isinstance(choice, Announcement) and choice.verb == "bid":
            return self.rule_of_bid(choice.what)
        return "pass", _("You pass.")

    def exchanges(self, contract: Contract, hand: int) -> tuple[Move, ...]:
        """Return the ways to discard or give cards, where the game has an exchange."""
        return ()

    def to_discard(self, hand: int) -> int:
        """Return how many cards of a hand are to be discarded at once in an exchange."""
        return 0

    def choices(self, terms: Contract, hand: int, trick: tuple[Play, ...]) -> tuple[Move, ...]:
        """Return all legal moves of the seat to act. [auction, call]"""
        phase = terms.phase
        if phase == "play":
            return self.plays(hand, trick)
        if phase == "auction":
            return self.answers[terms.auction.level]
        if phase == "call":
            return self.calls(terms, hand)
        return self.exchanges(terms, hand) if phase == "exchange" else ()

    def next_contract(
        self, contract: Contract, choice: Any, hands: Hands
    ) -> tuple[Contract, Hands]:
        """Return the contract and the hands after any move before the play."""
        if contract.phase != "auction":
            return self.after(contract, choice, hands)
        auction = self.heard(contract.auction, choice)
        contract = Contract(contract.phase, contract.trump, auction, *contract[3:])
        if not self.is_closed(auction):
            return contract, hands
        contract = self.closed(contract)
        return (contract, hands) if contract.phase == "over" else self.agreed(contract, hands)

    def closed(self, contract: Contract) -> Contract:
        """The highest bidder is the declarer; where nobody has bid, the deal is over.

        [auction, thrown-in]
        """
        auction = contract.auction
        if auction.bidder is None:
            return contract._replace(phase="over")
        bid = self.ladder[auction.level - 1]
        return contract._replace(phase="call", bid=bid, declarer=auction.bidder)

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
        """Return how a contract ends when its side has won so many points.

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
        """The bids, lowest first, and what a second seat is to each."""
        return tuple(Bid(bid, self.name_of_bid(bid), self.second(bid)) for bid in self.ladder)

    def name_of_bid(self, bid: str) -> str:
        """Return what a bid is called by itself: "Chiamo"."""
        return capital(as_said(bid))

    def second(self, bid: str) -> str | None:
        """Return what the holder of the called card is to a bid: "partner", "giver", or None."""
        if self.has_giver(bid):
            return "giver"
        return "partner" if self.makes_partners(bid) else None

    def unsaid(self, facts: Mapping[str, Any]) -> tuple[str, str] | None:
        """The bid, the declarer and whoever held the called card are to be said. [payment]

        ``partner`` is None where the declarer played alone, and not there before that is said.
        """
        second = self.second(facts.get("bid") or "")
        if not facts.get("bid"):
            return "auction", _("Say what was bid.")
        if facts.get("declarer") is None:
            return "payment", _("Say who was the declarer.")
        if second and "partner" not in facts:
            words = {
                "partner": _("Say who was the partner, or that the declarer played alone."),
                "giver": _("Say who gave the called card, or that nobody did."),
            }
            return "payment", words[second]
        return None

    @property
    def asked(self) -> tuple[Asked, ...]:
        """Which side has won the contract, and whether one has won everything. [win, slam]"""
        return (
            Asked("win", _("Contract won by"), always=True),
            Asked("slam", _("Everything won by"), seldom=True),
        )

    def wrong_items(
        self, told: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> tuple[str, str] | None:
        """Who has won everything has won the contract, or has kept the others from it. [slam]"""
        if not any(told["slam"]) or told["slam"] == told["win"]:
            return None
        return "slam", _("Whoever has won everything has won the contract, too.")

    def wrong_totals(self, totals: Sequence[int]) -> tuple[str, str] | None:
        """What is paid goes by a bid, or nothing was bid. [payment, slam, thrown-in]"""
        if tuple(sorted(totals)) in self._payments:
            return None
        words = _(
            "No contract is paid like this. Say the bid, and who has won it, on the quick pad: "
            "it tells what everybody gets."
        )
        return "payment", words

    @cached_property
    def _payments(self) -> frozenset[tuple[int, ...]]:
        """All that may be paid in a deal, whoever sits where. [payment, slam, thrown-in]"""
        found = {(0,) * self.seats}
        for bid in self.bids:
            for second in (1, None) if bid.second else (None,):
                facts = {"bid": bid.value, "declarer": 0, "partner": second}
                found |= {tuple(sorted(shares)) for shares in self.paid_by(facts).values()}
        return frozenset(found)

    def paid_by(self, facts: Mapping[str, Any]) -> dict[tuple[bool, bool], tuple[int, ...]]:
        """Return what a contract pays each seat: won or not, and with a slam or without one.

        ``facts`` is what ``finished`` takes. [payment, slam]
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
        """Return whether what was paid for a contract tells that one side has won everything."""
        known = self.paid_by(facts)
        plain = {known[won, False] for won in (True, False)}
        return tuple(totals) in {*known.values()} - plain

    def scored(
        self, told: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> tuple[Score, ...]:
        """Return what is paid for a contract that was won or lost, or with it everything.

        [win, payment, slam]
        """
        bid = facts["bid"]
        everything = self.finished((EVERY_CARD, 0), **{**facts, "last_trick": 0})
        side = everything.side
        others = {*range(self.seats)} - side
        needed = self.reached(bid, side, 0, side).needed
        won_all, lost_all = told["slam"]
        points = needed if told["win"][0] else needed - 1
        if won_all:
            outcome = self.reached(bid, side, self.points(EVERY_CARD), side)
        elif lost_all:
            outcome = self.reached(bid, side, 0, others)
        else:
            outcome = self.reached(bid, side, points, side | others)
        return tuple(Score(items) for items in self._paid(everything, outcome))

    def finished(
        self,
        piles: Sequence[int],
        *,
        bid: str | None = None,
        declarer: int | None = None,
        partner: int | None = None,
        last_trick: int = 0,
        **facts: Any,
    ) -> ContractDeal:
        """Return the finished deal of a contract; each pile lies with one seat of its side.

        The first pile is that of the declarer's side. ``partner`` may also be who has given the
        called card, and ``last_trick`` is the pile that it went to. As long as they are not said,
        the lowest bid and the first seat stand in: what the cards count does not depend on them.
        """
        bid = self.ladder[0] if bid is None else bid
        declarer = 0 if declarer is None else declarer
        self.check_seat(declarer, "declarer")
        if partner == declarer:
            raise InvalidPosition(
                _("partner={partner}: that is the declarer; None is to play alone").format(
                    partner=partner
                )
            )
        opponent = next(seat for seat in range(self.seats) if seat not in (declarer, partner))
        by_seat = [""] * self.seats
        by_seat[declarer], by_seat[opponent] = map(text_of, piles)
        facts["giver" if self.has_giver(bid) else "partner"] = partner
        leader = (declarer, opponent)[last_trick]
        return self.position(declarer=declarer, bid=bid, piles=by_seat, leader=leader, **facts)

    def steps(self, counting: Counting) -> Iterator[Line]:
        """From the cards to the payment, and then what else is scored. [points, win, payment]"""
        yield from paid(counting)
        yield from (line for line in super().steps(counting) if line.item != PAYMENT.id)

    # ------------------------------------------------------------------------- positions

    @abstractmethod
    def lay_out(self, order: list[int], dealer: int) -> ContractDeal:
        """Return the deal that begins with a deck of card indices."""

    def position(
        self,
        /,
        hand: Cards | None = None,
        *,
        hands: Sequence[Cards] | None = None,
        calls: str | Iterable[str | Move] | None = None,
        declarer: int | None = None,
        bid: int | str | None = None,
        called: Card | str | None = None,
        partner: int | None = None,
        trump: str | None = None,
        trick: Cards = "",
        tricks: Iterable[Sequence[Any]] = (),
        piles: Sequence[Cards] | None = None,
        turn: int | None = None,
        leader: int | None = None,
        dealer: int = 0,
        **own: Any,
    ) -> ContractDeal:
        """Return any position, to check a case: ``position(calls="pass, bid 3")``.

        The auction is given by its ``calls``, in order, with commas; or a contract outright by
        its ``declarer`` and ``bid``. Without either the auction begins where hands are whole and no
        card is played; else cards are played, with a ``trump`` if one is named. ``called`` is
        the called card, which makes its suit trump where there are trumps; who the ``partner`` is
        shows by who holds it or has played it, unless it lies in a pile.

        ``hand`` is held by the seat to act: the others get as many of the cards not seen yet as
        fit, in canonical order. ``hands`` gives all hands by seat instead. ``turn`` is the seat to
        act and ``leader`` the one that led to the trick; won cards are in the ``piles``, by seat,
        or in ``tricks``, pairs of the leader and the cards. Without cards to play the deal is over.
        A game may have facts of its ``own``, such as the monte of Mediatore. Raises
        ``InvalidPosition`` or ``InvalidCard``.
        """
        self.check_facts(
            own,
            ("hand", "hands"),
            ("calls", ("declarer", "bid")),
            *("called", "partner", "trump", "trick", "tricks", "piles", "turn", "leader", "dealer"),
        )
        self.check_seat(dealer, "dealer")
        told = Told(calls, declarer, bid, called, partner, trump)
        given = Given.read(self, hand, hands, trick, tricks, piles, turn, leader)
        return self.position_class(self, dealer, told, given, own).deal()

    def known_terms(self, facts: Mapping[str, Any]) -> Contract:
        """Return the contract as far as the facts of a view tell it."""
        auction = Auction(facts["turn"])
        for _seat, call in facts["calls"]:
            auction = self.heard(auction, move(call))
        called = facts["called"] and Card(facts["called"]).index
        return Contract(
            facts["phase"],
            NO_TRUMP,
            auction,
            facts["bid"] or "",
            facts["declarer"],
            called,
            facts.get("giver"),
        )
