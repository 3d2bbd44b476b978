"""Positions of the trick games with an auction, read from what a reader gives of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from carte.engine.auction.contract import Auction, Contract, ContractDeal
from carte.engine.cards import Card, cards, mask_of, suit_of
from carte.engine.moves import Move, move
from carte.engine.position import InvalidPosition, lists_of_cards
from carte.engine.reading import COUNT, TEXT, either, saferepr
from carte.engine.tricks.game import NO_TRUMP
from carte.engine.tricks.seating import CardFacts, Seating
from carte.language import N_, _

if TYPE_CHECKING:
    from carte.engine.auction.game import ContractGame

__all__ = ["AuctionFacts", "ContractPosition"]

_UNBID = {
    "auction": N_("calls={calls}: the auction is not over, so no card has been called or played"),
    "over": N_("calls={calls}: nobody bid in the auction, so no card has been called or played"),
}
_TO_ACT = {
    "auction": N_("turn={turn}: in this auction, seat {seat} is to act"),
    "call": N_("turn={turn}: in this call, seat {seat} is to act"),
    "exchange": N_("turn={turn}: in this exchange, seat {seat} is to act"),
    "over": N_("turn={turn}: the deal is over; give seat {seat}, which means nobody"),
}
_BID = either(TEXT, COUNT)


class AuctionFacts(NamedTuple):
    """The auction of a position and the contract that it led to, as a reader gives them.

    These are arguments of ``game.position``.
    """

    calls: str | Iterable[str | Move] | None
    declarer: int | None
    bid: int | str | None
    called: Card | str | None
    partner: int | None
    trump: str | None


class ContractPosition:
    """A position as a reader gives it: the auction in ``auction_facts``, the cards in ``given``.

    ``own`` are the arguments that only one game has (``OWN_FACTS``); such a game reads them in a
    class of its own. Every method raises ``InvalidPosition`` or ``InvalidCard`` where its facts are
    impossible.
    """

    def __init__(
        self,
        game: ContractGame,
        dealer: int,
        auction_facts: AuctionFacts,
        given: CardFacts,
        own: Mapping[str, Any],
    ) -> None:
        self.game = game
        self.dealer = dealer
        self.auction_facts = auction_facts
        self.given = given
        self.own = own

    def deal(self) -> ContractDeal:
        """Return the deal at this moment."""
        game, given = self.game, self.given
        settled = self.contract()
        contract = settled._replace(phase=self.phase(settled))
        phase = "over" if settled.phase == "over" else contract.phase
        if phase in _UNBID and (given.has_begun or contract.called is not None):
            raise InvalidPosition(_(_UNBID[phase]).format(calls=saferepr(self.auction_facts.calls)))
        first = game.to_act(self.dealer, contract)
        if contract.phase != "play" and given.turn not in (None, first):
            raise InvalidPosition(_(_TO_ACT[contract.phase]).format(turn=given.turn, seat=first))
        seating = given.seating(
            game, first=first, trump=contract.trump, elsewhere=self.out_of_hands()
        )
        if given.hand is not None:
            contract, seating = self.filled(contract, seating)
        if contract.phase == "play" or given.trick:
            seating.check_hands(game)
        contract = contract._replace(holder=self.holder(contract, seating))
        deal = game.deal_class(game, self.dealer, contract, seating, ())
        return deal if contract.declarer is None else game.checked(deal, given)

    # ---------------------------------------------------------------------- the contract

    def contract(self) -> Contract:
        """Return the terms settled so far; once the auction is over, in the phase ``"call"``."""
        facts, opening = self.auction_facts, Auction((self.dealer + 1) % self.game.seats)
        contract = Contract("auction", NO_TRUMP, opening)
        is_named = facts.declarer is not None or facts.bid is not None
        contract = self.named(contract) if is_named else self.heard(contract)
        if facts.called is not None:
            contract = contract._replace(called=Card(facts.called).index)
        return contract._replace(trump=self.trump(contract))

    def named(self, contract: Contract) -> Contract:
        """Return the contract that is given outright."""
        game, declarer, bid = self.game, self.auction_facts.declarer, self.auction_facts.bid
        if self.auction_facts.calls is not None:
            raise InvalidPosition(_("give the calls of the auction, or the declarer and the bid"))
        if declarer is None or bid is None:
            raise InvalidPosition(
                _("declarer={declarer}, bid={bid}: a contract is a declarer and a bid").format(
                    declarer=saferepr(declarer), bid=saferepr(bid)
                )
            )
        game.check_seat(declarer, "declarer")
        if not _BID.fits(bid) or str(bid) not in game.levels:
            raise InvalidPosition(
                _("bid={bid}: the bids of {game} are {bids}").format(
                    bid=saferepr(bid), game=game.slug, bids=", ".join(game.ladder)
                )
            )
        return contract._replace(phase="call", bid=str(bid), declarer=declarer)

    def heard(self, contract: Contract) -> Contract:
        """Return the contract to which the calls have led."""
        game, calls, auction = self.game, self.auction_facts.calls, contract.auction
        listed = calls.split(",") if isinstance(calls, str) and calls.strip() else calls or ()
        if not isinstance(listed, Iterable):
            raise InvalidPosition(
                _("calls={calls}: give the bids and passes, in order").format(calls=saferepr(calls))
            )
        for one in listed:
            call = one if isinstance(one, Move) else move(one)
            closed = game.is_closed(auction)
            answers = game.choices(contract._replace(auction=auction), self.hand_of(auction), ())
            if closed or call not in answers:
                late = _("calls={calls}: {call} is not legal there, because the auction is over")
                wrong = _("calls={calls}: {call} is not legal there")
                words = late if closed else wrong
                raise InvalidPosition(words.format(calls=saferepr(calls), call=repr(str(call))))
            auction = game.heard(auction, call)
        contract = contract._replace(auction=auction)
        return game.closed(contract) if game.is_closed(auction) else contract

    def hand_of(self, auction: Auction) -> int:
        """Return the hand of the seat to speak in an auction, as far as it is given."""
        hand, hands, *_rest = self.given
        if hand is not None:
            return mask_of(cards(hand))
        return mask_of(lists_of_cards("hands", hands, self.game.seats)[auction.turn])

    def trump(self, contract: Contract) -> int:
        """Return the trump suit that is named, or that the contract makes."""
        trump = self.auction_facts.trump
        if trump is not None and not self.game.has_trumps:
            words = _("trump={trump}: {game} has no trumps")
            raise InvalidPosition(words.format(trump=saferepr(trump), game=self.game.slug))
        named = NO_TRUMP if trump is None else suit_of(trump).index
        called = self.game.trump_of(contract)
        if NO_TRUMP not in (named, called) and named != called:
            raise InvalidPosition(
                _("trump={trump}: the called card makes its own suit trump").format(
                    trump=saferepr(trump)
                )
            )
        return named if called == NO_TRUMP else called

    # ------------------------------------------------------------------------- the phase

    def phase(self, contract: Contract) -> str:
        """Return the phase; cards are played where no auction is given and none can begin."""
        game, sizes = self.game, self.hand_sizes()
        if contract.phase == "call":
            assert contract.declarer is not None
            return self.phase_of_contract(contract, sizes[contract.declarer])
        is_begun = self.given.has_begun or self.auction_facts.trump is not None
        if self.auction_facts.calls is None and (is_begun or not {0, game.hand_size} >= {*sizes}):
            return "play"
        return contract.phase

    def phase_of_contract(self, contract: Contract, size: int) -> str:
        """Return the phase after the auction, with ``size`` cards in the declarer's hand."""
        return "play" if self.given.has_begun or contract.called is not None else "call"

    def hand_sizes(self) -> list[int]:
        """Return how many cards the seats hold; where one hand is given, each has as many."""
        seats, (hand, hands, *_rest) = self.game.seats, self.given
        if hand is not None:
            return [len(hand)] * seats
        return [len(held) for held in lists_of_cards("hands", hands, seats)]

    # ------------------------------------------------------------------------- the cards

    def out_of_hands(self) -> dict[str, tuple[Card, ...]]:
        """Return the zones of cards that are in no hand, trick or pile."""
        return {}

    def filled(self, contract: Contract, seating: Seating) -> tuple[Contract, Seating]:
        """Return the position with cards in the other hands, too."""
        return contract, seating.filled()

    def holder(self, contract: Contract, seating: Seating) -> int | None:
        """Return the seat named as the partner, or the one whose card was called.

        The latter is a seat other than the declarer's that holds the called card or has played it.
        """
        seats, partner = self.game.seats, self.auction_facts.partner
        if partner is not None:
            self.game.check_seat(partner, "partner")
            return partner
        if contract.holder is not None or contract.called is None:
            return contract.holder
        played = [(one.leader, one.plays) for one in seating.tricks]
        played.append((seating.leader, seating.trick))
        holders = [
            (first + place) % seats
            for first, plays in played
            for place, play in enumerate(plays)
            if play.played == contract.called
        ]
        holders += [seat for seat, hand in enumerate(seating.hands) if hand >> contract.called & 1]
        return holders[0] if holders and holders[0] != contract.declarer else None
