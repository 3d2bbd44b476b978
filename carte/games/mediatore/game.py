"""Mediatore, for four: bid for a partner, for a card, or alone; follow suit, win 6 points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import combinations
from typing import Any, ClassVar

from carte.engine.auction.bidding import named_bid, you_bid
from carte.engine.auction.contract import Auction, Contract, ContractDeal, Hands, Outcome
from carte.engine.auction.game import CALLS, GIVES, ContractGame
from carte.engine.auction.house_rules import BIDDER_LEADS
from carte.engine.auction.items import PAYMENT
from carte.engine.cards import MASKS, OF_VALUE, Card, indices, mask_of
from carte.engine.deal import not_in_hand
from carte.engine.house_rules import HouseRule
from carte.engine.moves import CONTRACTS, Announcement, Discard, Move
from carte.engine.phrases import any_of, capital, every, the
from carte.engine.rulebook import Grounds
from carte.engine.tricks.game import NO_TRUMP
from carte.engine.tricks.seating import Seating
from carte.games.mediatore.deal import CALLING, EXCHANGING, MONTE_SIZE, MediatoreDeal
from carte.games.mediatore.position import MediatorePosition
from carte.games.mediatore.rules import RULES
from carte.games.tressette.family import ABOVE_A_RE, TressetteTricks
from carte.games.tressette.house_rules import SIGNAL_TRUTH, STRISCIO
from carte.language import N_, _
from carte.language.names import localize

__all__ = ["Mediatore"]

LOW = sum(OF_VALUE[4:])
"""The cards that a striscio speaks of: re or lower, below asso, 2 and 3."""

THREES = OF_VALUE[3]

STAKES = {"chiamo": 4, "mediatore": 8, "solo": 12, "solissimo": 16, "arcisolissimo": 18}
"""The payment of each opponent to a declarer who wins, or from one who loses."""
NEEDED = 18
"""The points that the declarer's side must win, in thirds."""


class Mediatore(TressetteTricks, ContractGame):
    """Mediatore: no trumps, suit must be followed, and points are counted in thirds."""

    slug = "mediatore"
    swing = 8.0
    emblem = "3S"
    place_in_book = 70

    seats = 4
    sides = 4
    hand_size = 9
    packet = 3

    SLIDES = N_("The leader also has the re or a lower card of the suit.")

    LADDER = CONTRACTS
    VERBS = ContractGame.VERBS | {"discard", "give"}
    re_entry = True
    bid_strength: ClassVar[Mapping[str, float]] = {
        "chiamo": 2.3,
        "mediatore": 9.2,
        "solo": 13.2,
        "solissimo": 18.1,
        "arcisolissimo": 18.1,
    }

    ITEMS = (
        PAYMENT._replace(
            by_last_trick=True,
            gain=N_("The winner of the last trick scores 1 extra point, and wins the monte."),
        ),
    )
    HOUSE_RULES = (
        HouseRule(
            "callable",
            N_("You may call"),
            ("any", "threes", "by-bid"),
            {
                "any": N_("any card"),
                "threes": N_("only a 3"),
                "by-bid": N_("in chiamo a 3; in mediatore a 3, a 2 or an asso"),
            },
        ),
        BIDDER_LEADS,
        SIGNAL_TRUTH,
        STRISCIO,
    )
    callable: str

    RULES: ClassVar = RULES
    deal_class = MediatoreDeal
    position_class = MediatorePosition
    OWN_FACTS: ClassVar = {
        "monte": "cards",
        "taken": "cards seen",
        "giver": "seat",
        "given": "card",
    }

    def lay_out(self, order: list[int], dealer: int) -> MediatoreDeal:
        """Nine cards go to each player, three at a time; the last four are the monte. [deal]"""
        seating = Seating.dealt(self, order, dealer)
        monte = sum([1 << card for card in order[self.seats * self.hand_size :]])
        contract = Contract("auction", NO_TRUMP, Auction(seating.turn), monte=monte)
        return MediatoreDeal(self, dealer, contract, seating, ())

    def elsewhere(
        self, unseen: Sequence[Card], hand: Sequence[Card], facts: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Four cards that nobody sees are the monte. [deal]"""
        return {"monte": unseen} if len(unseen) == MONTE_SIZE else {}

    # ------------------------------------------------------------------ the auction, the call

    def wrong_bid(self, call: Announcement, auction: Auction) -> Grounds:
        """Say why a bid is not high enough. [higher, no-such-move]"""
        if call.what not in self.levels:
            words = _("There is no bid of {bid} in {game}: bid {bids}.")
            bids = any_of([*map(localize, CONTRACTS)])
            return Grounds("no-such-move", words.format(bid=call.what, game=self.name, bids=bids))
        last = self.ladder[auction.level - 1]
        words = _("{Bid} is not higher than {last}: bid higher, or pass.")
        if call.what == last:
            words = _("{Bid} has been bid already: bid higher, or pass.")
        return Grounds(
            "higher", words.format(Bid=capital(localize(call.what)), last=localize(last))
        )

    def rule_of_bid(self, bid: str) -> Grounds:
        """Say what a bid is for: each has a rule. [chiamo, mediatore, solo, solissimo]"""
        return Grounds(bid, you_bid(named_bid(bid)))

    def makes_partners(self, bid: str) -> bool:
        """In chiamo the holder of the called card is the declarer's partner. [chiamo]"""
        return bid == "chiamo"

    def agreed(self, contract: Contract, hands: Hands) -> tuple[Contract, Hands]:
        """In chiamo and mediatore a card is called; in solo the monte is taken at once.

        [chiamo, mediatore, solo, solissimo, arcisolissimo]
        """
        if contract.bid in CALLING:
            return contract._replace(phase="call"), hands
        if contract.bid in EXCHANGING:
            return self._with_monte_taken(contract, hands)
        return contract._replace(phase="play"), hands

    def _with_monte_taken(self, contract: Contract, hands: Hands) -> tuple[Contract, Hands]:
        """The declarer takes up the four cards of the monte. [discard]"""
        assert contract.declarer is not None
        hands = moved(hands, {contract.declarer: contract.monte})
        return contract._replace(phase="exchange", taken=contract.monte, monte=0), hands

    def calls(self, contract: Contract, hand: int) -> tuple[Move, ...]:
        """Any card may be called, or where agreed only a three, or what the bid allows. [call]"""
        if self.callable == "any":
            return CALLS
        return tuple([CALLS[card] for card in indices(self._callable(contract.bid))])

    def _callable(self, bid: str) -> int:
        """If not any card may be called: threes, and by the bid whatever beats a re. [call]"""
        return ABOVE_A_RE if self.callable == "by-bid" and self.has_giver(bid) else THREES

    def wrong_call(self, card: Card, contract: Contract, hand: int) -> Grounds:
        """Only threes may be called, where that is agreed, or what the bid allows. [call]"""
        words = _("{Card} cannot be called: only a 3 can.")
        if self._callable(contract.bid) == ABOVE_A_RE:
            words = _("{Card} cannot be called: only a 3, a 2 or an asso can.")
        return Grounds("call", words.format(Card=capital(the(card))))

    def after(self, contract: Contract, choice: Any, hands: Hands) -> tuple[Contract, Hands]:
        """Return the contract after a call, a discard, or a card given back.

        In mediatore the holder gives the called card to the declarer, who later gives one back.
        [mediatore, discard, give]
        """
        declarer = contract.declarer
        assert declarer is not None
        if contract.phase == "call":
            card = Card(choice.what).index
            holders = [seat for seat, hand in enumerate(hands) if hand >> card & 1]
            holder = next((seat for seat in holders if seat != declarer), None)
            if self.has_giver(contract.bid) and holder is not None:
                hands = moved(hands, {holder: 1 << card, declarer: 1 << card})
            return self._with_monte_taken(contract._replace(called=card, holder=holder), hands)
        if isinstance(choice, Discard):
            laid = sum([1 << card for card in choice])
            phase = "play" if self.giver(contract) is None else "exchange"
            return contract._replace(phase=phase, monte=laid), moved(hands, {declarer: laid})
        card, giver = Card(choice.what).index, self.giver(contract)
        assert giver is not None
        hands = moved(hands, {declarer: 1 << card, giver: 1 << card})
        return contract._replace(phase="play", given=card), hands

    def has_giver(self, bid: str) -> bool:
        """In mediatore the holder of the called card gives it to the declarer. [mediatore]"""
        return bid == "mediatore"

    # ---------------------------------------------------------------------- the exchange

    def exchanges(self, contract: Contract, hand: int) -> tuple[Move, ...]:
        """Any four cards may be discarded, and any card may be given back. [discard, give]"""
        if number := self.to_discard(hand):
            return tuple(map(Discard, combinations(indices(hand), number)))
        return tuple([GIVES[card] for card in indices(hand)])

    def to_discard(self, hand: int) -> int:
        """With the monte in hand there are 13 cards, or 14; with one to give there are ten."""
        return MONTE_SIZE if hand.bit_count() > self.hand_size + 1 else 0

    def wrong_exchange(self, choice: Move, contract: Contract, hand: int) -> Grounds:
        """Say what is to be done before the play. [discard, give, in-hand, call]"""
        if isinstance(choice, Announcement) and choice.verb == "call":
            return Grounds("call", _("There is nothing to call now: the monte has been taken."))
        if self.to_discard(hand):
            if not isinstance(choice, Discard):
                return Grounds(
                    "discard", _("You have taken the monte, so first discard four cards.")
                )
            if missing := mask_of(choice.cards) & ~hand:
                return not_in_hand(missing)
            words = _("You have taken four cards, so discard four, not {number}.")
            return Grounds("discard", words.format(number=len(choice)))
        if isinstance(choice, Announcement) and choice.verb == "give":
            return not_in_hand(MASKS[Card(choice.what).index])
        return Grounds("give", _("You were given a card, so first give one back."))

    def granted(self, choice: Move, contract: Contract, hand: int) -> Grounds:
        """Say what a legal move before the play means. [pass, call, alone, discard, give]"""
        if isinstance(choice, Discard):
            words = _("You discard {cards}: they are the new monte.")
            return Grounds("discard", words.format(cards=every(mask_of(choice.cards))))
        if not isinstance(choice, Announcement) or choice.verb in ("bid", "pass"):
            return super().granted(choice, contract, hand)
        card = Card(choice.what)
        facts = {"card": the(card)}
        if choice.verb == "give":
            return Grounds("give", _("You give back {card}, unseen by the others.").format(**facts))
        if hand >> card.index & 1:
            return Grounds(
                "alone", _("You hold {card} yourself, so you play alone.").format(**facts)
            )
        if self.has_giver(contract.bid):
            return Grounds("call", _("Whoever holds {card} gives it to you.").format(**facts))
        return Grounds("call", _("Whoever holds {card} is your partner.").format(**facts))

    # ------------------------------------------------------------------------- signals

    def slides(self, others: int) -> bool:
        """Striscio says that the re or a lower card is held, too. [striscio]"""
        return bool(others & LOW)

    def wrong_striscio(self, others: int, facts: Mapping[str, str]) -> str:
        """Say that all others are higher. [striscio]"""
        words = _(
            "Striscio says that you also hold the re or a lower card of {suit}, but "
            "apart from {card} you hold only {others}."
        )
        return words.format(others=every(others), **facts)

    # ------------------------------------------------------------------------- the payment

    def check_piles(self, piles: Sequence[int], facts: Mapping[str, Any]) -> Grounds | None:
        """Tricks have four cards, and the winner of the last one gets the monte, too.

        [turn, last-trick]
        """
        last = facts.get("last_trick")
        if last is None or piles[last].bit_count() >= self.seats + MONTE_SIZE:
            return super().check_piles(piles, facts)
        words = _(
            "The winner of the last trick has at least {number} cards: the trick and the monte."
        )
        return Grounds("last-trick", words.format(number=self.seats + MONTE_SIZE))

    def paid_for(self, bid: str) -> int:
        """Each opponent pays; there are two where a partner or a giver is. [payment]"""
        stake = STAKES[bid]
        if self.makes_partners(bid):
            return stake + 1
        return 3 * stake - 2 if self.has_giver(bid) else 3 * stake

    def reached(
        self, bid: str, side: frozenset[int], points: int, takers: AbstractSet[int]
    ) -> Outcome:
        """The declarer's side wins with 6 points, and each opponent pays by the bid.

        A cappotto, all tricks for either side, raises that by 2. [win, payment, slam]
        """
        slam = takers <= side or takers.isdisjoint(side)
        plain = STAKES[bid]
        return Outcome(side, points, NEEDED, slam, plain, plain + 2 if slam else plain)

    def shares(self, deal: ContractDeal, stake: int) -> list[int]:
        """In chiamo the declarer gets one more than the opponents pay, the partner one less.

        In mediatore the giver of the called card pays 2 less.

        [payment, payment-partner, payment-giver]

        [payment, payment-partner, payment-giver]
        """
        shares = [-stake] * self.seats
        assert deal.declarer is not None
        shares[deal.declarer] = 3 * stake
        if deal.partner is not None:
            shares[deal.declarer], shares[deal.partner] = stake + 1, stake - 1
        if deal.giver is not None:
            shares[deal.declarer], shares[deal.giver] = 3 * stake - 2, 2 - stake
        return shares


def moved(hands: Hands, some: Mapping[int, int]) -> Hands:
    """Return the hands when cards have moved: by seat, cards that it holds leave, others come."""
    return tuple([hand ^ some.get(seat, 0) for seat, hand in enumerate(hands)])
