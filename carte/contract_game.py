"""The trick games with an auction: the contract that it leads to, and the partner it may hide.

A game says what comes between the auction and the play (``agreed``) and what a contract pays
(``outcome``, ``shares``); who may bid what is in ``carte.auction``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from carte.auction import AuctionGame
from carte.cards import PACK, Card, Suit, cards
from carte.contract import Auction, Contract, ContractDeal, Hands, Outcome
from carte.deal import no_such_move
from carte.locale import _
from carte.match import Match
from carte.moves import Announcement, Move, Play, move
from carte.position import Cards, InvalidPosition
from carte.prizes import most
from carte.seating import Given, Seating
from carte.tricks import NO_TRUMP

__all__ = ["CALLS", "ContractGame"]

CALLS = tuple(Announcement("call", str(card)) for card in PACK)


class ContractGame(AuctionGame):
    """A trick game in which an auction decides who plays, for what, and perhaps with whom."""

    bidder_leads: bool
    deal_class: type[ContractDeal] = ContractDeal

    def match(self, *, dealer: int = 0, deals: int | None = None) -> Match:
        """Return a match of so many deals; without a number it has no end. [deals]"""
        if deals is not None and (type(deals) is not int or deals < 1):
            raise ValueError(f"deals={deals!r}: give a positive number, or none")
        self.check_seat(dealer, "dealer")
        return Match(self, dealer, deals=deals)

    def standing(self, match: Match) -> tuple[bool, int | None]:
        """After the agreed number of deals the most points win, a tie is a draw. [deals]"""
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

    @abstractmethod
    def wrong_bid(self, call: Announcement, auction: Auction) -> tuple[str, str]:
        """Return the rule against a bid that is not higher or not a bid here, and a text."""

    @abstractmethod
    def wrong_call(self, card: Card, contract: Contract, hand: int) -> tuple[str, str]:
        """Return the rule against calling a card, and a text."""

    @abstractmethod
    def rule_of_bid(self, bid: str) -> tuple[str, str]:
        """Return the rule of a bid, and a text about what it promises."""

    def phase_of(self, contract: Contract, size: int, begun: bool) -> str:
        """Return the phase of a position with a contract and so many cards in declarer's hand."""
        return "play" if begun or contract.called is not None else "call"

    @abstractmethod
    def trump_of(self, contract: Contract) -> int:
        """Return the trump suit that a contract makes, or ``NO_TRUMP``."""

    @abstractmethod
    def makes_partners(self, bid: str) -> bool:
        """Return whether the holder of the called card is the declarer's partner in a contract."""

    def has_giver(self, bid: str) -> bool:
        """Return whether the holder of the called card gives it away, and is no partner."""
        return False

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
        if auction.bidder is None:
            return contract._replace(phase="over"), hands
        bid = self.LADDER[auction.level - 1]
        return self.agreed(contract._replace(bid=bid, declarer=auction.bidder), hands)

    # --------------------------------------------------------------------------- payment

    @abstractmethod
    def outcome(self, deal: Any) -> Outcome:
        """Return how the contract of a deal ended."""

    @abstractmethod
    def shares(self, deal: Any, stake: int) -> list[int]:
        """Return what each seat gets, or pays below 0, where the declarer's side has won."""

    def worth(self, deal: Any) -> Sequence[Mapping[str, int]]:
        """The others pay the declarer, or where the contract failed it is the other way round.

        [win, payment]
        """
        outcome = deal.outcome
        if outcome is None:
            return [{}] * self.sides
        sign = 1 if outcome.is_made else -1
        return [{"payment": sign * share} for share in self.shares(deal, outcome.stake)]

    # ------------------------------------------------------------------------- positions

    def position(
        self,
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
        **monte: Any,
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
        Raises ``InvalidPosition`` or ``InvalidCard``.
        """
        self.check_seat(dealer, "dealer")
        contract = self._auctioned(dealer, calls, declarer, bid)
        given = Given(hand, hands, trick, tuple(tricks), piles, turn, leader)
        card = None if called is None else Card(called).index
        contract, zones = self.with_monte(contract._replace(called=card), monte)
        contract = contract._replace(trump=self._trump(contract, trump))
        sizes = self._hand_sizes(hand, hands, contract)
        if contract.phase == "call":
            contract = contract._replace(phase=self.phase_of(contract, sizes[0], given.has_begun))
        elif calls is None and (
            given.has_begun or trump is not None or not {0, self.hand_size} >= {*sizes}
        ):
            contract = contract._replace(phase="play")
        first = self.to_act(dealer, contract)
        if contract.phase != "play" and turn not in (None, first):
            raise InvalidPosition(f"turn={turn!r}: in this {contract.phase} seat {first} is to act")
        seating = given.seating(self, first=first, trump=contract.trump, elsewhere=zones)
        if hand is not None:
            contract, seating = self.dealt_out(contract, seating)
        if contract.phase == "play":
            seating.check_hands(self)
        if partner is not None:
            self.check_seat(partner, "partner")
        elif contract.holder is None:
            partner = self._holder(contract, seating)
        if partner is not None:
            contract = contract._replace(holder=partner)
        return self.deal_class(self, dealer, contract, seating, ())

    def with_monte(
        self, contract: Contract, monte: Mapping[str, Any]
    ) -> tuple[Contract, dict[str, tuple[Card, ...]]]:
        """Return the contract with what a position tells of the monte, and its zones of cards."""
        if monte:
            raise InvalidPosition(
                f"a position of {self.slug} has no {', '.join(monte)}; it has hand or hands, calls "
                f"or declarer and bid, called, partner, trump, trick, tricks, piles, turn, leader, "
                f"dealer"
            )
        return contract, {}

    def dealt_out(self, contract: Contract, seating: Seating) -> tuple[Contract, Seating]:
        """Fill the other hands of a position; the contract may take up what is left over."""
        return contract, seating.filled()

    def _hand_sizes(
        self, hand: Cards | None, hands: Sequence[Cards] | None, contract: Contract
    ) -> list[int]:
        """Return how many cards the hands of a position hold, the declarer's first."""
        if hand is not None or hands is None:
            return [len(cards(hand or ""))]
        sizes = [len(cards(some)) for some in hands]
        declarer = contract.declarer
        return sizes if declarer is None else [*sizes[declarer:], *sizes[:declarer]] or [0]

    def _trump(self, contract: Contract, trump: str | None) -> int:
        named = NO_TRUMP if trump is None else Suit(trump.upper()).index
        called = self.trump_of(contract)
        if NO_TRUMP not in (named, called) and named != called:
            raise InvalidPosition(f"trump={trump!r}: the called card makes its own suit trump")
        return named if called == NO_TRUMP else called

    def _auctioned(
        self,
        dealer: int,
        calls: str | Iterable[str | Move] | None,
        declarer: int | None,
        bid: object,
    ) -> Contract:
        """Return the contract that the calls of a position lead to, or that it names outright."""
        auction = Auction((dealer + 1) % self.seats)
        contract = Contract("auction", NO_TRUMP, auction)
        if declarer is not None or bid is not None:
            return self._named(contract, calls, declarer, bid)
        said = calls.split(",") if isinstance(calls, str) and calls.strip() else calls or ()
        for one in said:
            call = move(one) if isinstance(one, str) else one
            closed = self.is_closed(auction)
            if closed or call not in self.answers[auction.level]:
                raise InvalidPosition(
                    f"calls={calls!r}: {str(call)!r} is no legal call there"
                    + (", the auction is over" if closed else "")
                )
            auction = self.heard(auction, call)
        contract = contract._replace(auction=auction)
        if not self.is_closed(auction):
            return contract
        if auction.bidder is None:
            return contract._replace(phase="over")
        return contract._replace(
            phase="call", bid=self.LADDER[auction.level - 1], declarer=auction.bidder
        )

    def _named(
        self, contract: Contract, calls: object, declarer: int | None, bid: object
    ) -> Contract:
        if calls is not None:
            raise InvalidPosition("give the calls of the auction, or the declarer and the bid")
        if declarer is None or bid is None:
            raise InvalidPosition(
                f"declarer={declarer!r}, bid={bid!r}: a contract is a declarer and a bid"
            )
        self.check_seat(declarer, "declarer")
        if str(bid) not in self.levels:
            raise InvalidPosition(
                f"bid={bid!r}: the bids of {self.slug} are {', '.join(self.LADDER)}"
            )
        return contract._replace(phase="call", bid=str(bid), declarer=declarer)

    def _holder(self, contract: Contract, seating: Seating) -> int | None:
        """Return the seat other than the declarer that holds or has played the called card."""
        if contract.called is None:
            return None
        played = [(one.leader, one.plays) for one in seating.tricks]
        played.append((seating.leader, seating.trick))
        holders = [
            (first + place) % self.seats
            for first, plays in played
            for place, play in enumerate(plays)
            if play.played == contract.called
        ]
        holders += [seat for seat, hand in enumerate(seating.hands) if hand >> contract.called & 1]
        return holders[0] if holders and holders[0] != contract.declarer else None

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
