"""The trick games with an auction: the contract that it leads to, and the partner it may hide.

A game says what comes between the auction and the play (``agreed``); who may bid what is in
``carte.engine.auction.bidding``, what a contract pays in ``carte.engine.auction.paying``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from carte.engine.auction.bidding import MONTE
from carte.engine.auction.contract import (
    Auction,
    Contract,
    ContractDeal,
    Hands,
    no_such_announcement,
)
from carte.engine.auction.paying import PayingGame
from carte.engine.auction.position import AuctionFacts, ContractPosition
from carte.engine.cards import PACK, Card
from carte.engine.deal import no_such_move
from carte.engine.house_rules import InvalidOption
from carte.engine.match import Match
from carte.engine.moves import Announcement, Move, Play, move
from carte.engine.position import Cards
from carte.engine.reading import Kind, integer, optional
from carte.engine.rulebook import Grounds
from carte.engine.scoring import most
from carte.engine.tricks.game import NO_TRUMP, TRICK_FACTS
from carte.engine.tricks.seating import CardFacts
from carte.language import N_, _

__all__ = ["CALLS", "GIVES", "ContractGame"]

CONTRACT_FACTS = ("calls", "declarer", "bid", "leader", "trump", "called", "partner")
"""The facts of an auction and its contract, besides where the cards are."""

_DEALS = optional(Kind(N_("a positive number"), integer(1).fits))

CALLS = tuple(Announcement("call", str(card)) for card in PACK)
GIVES = tuple(Announcement("give", str(card)) for card in PACK)


class ContractGame(PayingGame):
    """A trick game in which an auction decides who plays, for what, and perhaps with whom."""

    FACTS = (*TRICK_FACTS, *CONTRACT_FACTS)
    ALTERNATIVES = (*PayingGame.ALTERNATIVES, (("calls",), ("declarer", "bid")))
    has_auction = True

    VERBS: ClassVar[frozenset[str]] = frozenset(["bid", "pass", "call"])
    """What may be said in the course of a deal."""

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

    def has_move(self, choice: Move) -> bool:
        """Return whether the game has such a move at all, at whatever moment. [no-such-move]"""
        match choice:
            case Play():
                return not choice.mask
            case Announcement("monte"):
                return self.throws_in
            case Announcement(verb):
                return verb in self.VERBS
        return "discard" in self.VERBS

    def winner_without(self, side: int, totals: Sequence[int]) -> int | None:
        """Each seat is paid for itself, so that nobody wins a match that is given up. [deals]"""
        return None

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

    def may_throw_in(self, auction: Auction, hand: int) -> bool:
        """Return whether the seat to act may throw the deal in. [poor-hand]"""
        return False

    def wrong_throw_in(self, auction: Auction, hand: int) -> Grounds:
        """Return the rule against throwing the deal in, and a text."""
        return no_such_announcement(MONTE, self)

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

    @abstractmethod
    def wrong_bid(self, call: Announcement, auction: Auction) -> Grounds:
        """Return the rule against a bid that is not higher or not a bid here, and a text."""

    @abstractmethod
    def wrong_call(self, card: Card, contract: Contract, hand: int) -> Grounds:
        """Return the rule against calling a card, and a text."""

    @abstractmethod
    def rule_of_bid(self, bid: str) -> Grounds:
        """Return the rule of a bid, and a text about what it promises."""

    def trump_of(self, contract: Contract) -> int:
        """The called card makes its suit trump, in a game with trumps. [call]"""
        if contract.called is None or not self.has_trumps:
            return NO_TRUMP
        return contract.called % 4

    def giver(self, contract: Contract) -> int | None:
        """Return the seat that gives the called card to the declarer, or has given it."""
        return contract.holder if self.has_giver(contract.bid) else None

    def wrong_exchange(self, choice: Move, contract: Contract, hand: int) -> Grounds:
        """Return the rule against a move before which cards must be exchanged, and a text."""
        return Grounds("no-such-move", no_such_move(choice, self))

    def granted(self, choice: Move, contract: Contract, hand: int) -> Grounds:
        """Say what a bid or a pass means. [pass]"""
        if isinstance(choice, Announcement) and choice.verb == "bid":
            return self.rule_of_bid(choice.what)
        return Grounds("pass", _("You pass."))

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
            answers = self.answers[terms.auction.level]
            return (*answers, MONTE) if self.may_throw_in(terms.auction, hand) else answers
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

        The auction is given by its ``calls``, with commas, from the seat after the ``dealer`` on;
        or a contract outright by its ``declarer`` and ``bid``. Without either the auction begins
        where hands are whole and no card is played; else cards are played, with a ``trump`` if one
        is named. ``called`` is the called card, which makes its suit trump where there are trumps;
        the ``partner`` is the seat that holds it or has played it, to be given only where it lies
        in a pile.

        ``hand`` is held by the seat to act: the others get as many of the cards not seen yet as
        fit, in canonical order. ``hands`` gives all hands by seat instead. ``turn`` is the seat to
        act and ``leader`` the one that led to the ``trick``; won cards are in the ``piles``, by
        seat, or in ``tricks``, pairs of the leader and the cards. Without cards to play the deal is
        over. A game may have facts of its ``own``, such as the monte of Mediatore. Raises
        ``InvalidPosition`` or ``InvalidCard``.
        """
        self.check_facts(own)
        self.check_seat(dealer, "dealer")
        auction_facts = AuctionFacts(calls, declarer, bid, called, partner, trump)
        given = CardFacts.read(self, hand, hands, trick, tricks, piles, turn, leader)
        return self.position_class(self, dealer, auction_facts, given, own).deal()

    def known_terms(self, facts: Mapping[str, Any]) -> Contract:
        """Return the contract as far as the facts of a view give it."""
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
