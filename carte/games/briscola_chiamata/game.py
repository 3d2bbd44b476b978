"""Briscola chiamata, for five: Briscola, but bid for a partner who stays hidden behind a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import Any

from carte.engine.auction.bidding import MONTE
from carte.engine.auction.contract import Auction, Contract, ContractDeal, Hands, Outcome
from carte.engine.auction.game import CALLS, ContractGame
from carte.engine.cards import PACK, SUITS, Card, Suit, indices
from carte.engine.match import Score
from carte.engine.moves import Announcement, Move
from carte.engine.phrases import any_of, capital, the
from carte.engine.rulebook import Grounds
from carte.engine.tricks.game import NO_TRUMP
from carte.engine.tricks.seating import Seating
from carte.engine.tricks.weights import TrickWeights
from carte.games.briscola.game import BriscolaTricks
from carte.games.briscola_chiamata.deal import ChiamataDeal
from carte.games.briscola_chiamata.house_rules import HOUSE_RULES
from carte.games.briscola_chiamata.position import ChiamataPosition
from carte.games.briscola_chiamata.rules import RULES
from carte.language import _
from carte.language.names import localize, rank_name

__all__ = ["BriscolaChiamata"]

POINT_BIDS = tuple(range(62, 121))
TOTAL = 120
HALF = {1: 5.4, 3: 6.0, 10: 8.3, 9: 9.2, 8: 9.6, 7: 10.1, 6: 10.3, 5: 10.4, 4: 10.6, 2: 11.1}
"""How strong a hand makes the bid of each rank half of the time: the weaker the called card, the
stronger it must be."""


class BriscolaChiamata(ContractGame, BriscolaTricks):
    """Briscola chiamata: Briscola with all cards dealt, an auction, and a called partner."""

    slug = "briscola-chiamata"
    swing = 1.5
    emblem = "2B"
    place_in_book = 60

    seats = 5
    sides = 5
    hand_size = 8
    packet = 4

    RANKS = tuple(map(str, BriscolaTricks.STRENGTH))
    LADDER = (*RANKS, *map(str, POINT_BIDS))
    re_entry = False
    bids_by_strength = True
    weights = TrickWeights(
        beaten=0.9, trumped=0.9, helped=0.3, won=0.12, given=0.2, strong=1.2, high=2.5
    )

    deal_class = ChiamataDeal
    position_class = ChiamataPosition
    HOUSE_RULES = HOUSE_RULES
    slam_defenders: bool
    direct_points: bool
    point_bids: bool
    slam_by: str
    dark_first_trick: bool
    poor_hand: str | int
    doubled_next: bool

    RULES = RULES

    def lay_out(self, order: list[int], dealer: int) -> ContractDeal:
        """All forty cards are dealt, and the seat after the dealer bids first. [deal, auction]"""
        seating = Seating.dealt(self, order, dealer)
        contract = Contract("auction", NO_TRUMP, Auction(seating.turn))
        return ChiamataDeal(self, dealer, contract, seating, ())

    # ------------------------------------------------------------------------ the auction

    @property
    def ladder(self) -> tuple[str, ...]:
        """Ranks may be bid, and points, unless tables agree otherwise. [ranks, two-is-last]"""
        return self.LADDER if self.point_bids else self.RANKS

    def is_closed(self, auction: Auction) -> bool:
        """Where no points may be bid nothing is higher than a 2. [auction, two-is-last]"""
        is_highest = not self.point_bids and auction.level == len(self.RANKS)
        return is_highest or super().is_closed(auction)

    def higher(self, level: int) -> Sequence[str]:
        """A weaker rank is higher; points are higher than a 2, or where agreed than any rank.

        [higher, points-after-two, direct-points]
        """
        if self.direct_points or level >= len(self.RANKS):
            return self.ladder[level:]
        return self.RANKS[level:]

    @cached_property
    def bid_strength(self) -> Mapping[str, float]:
        """How strong a hand makes each bid half of the time. [ranks, points-after-two]"""
        ranks = {str(rank): strength for rank, strength in HALF.items()}
        return ranks | {str(bid): HALF[2] + 0.15 * (bid - 61) for bid in POINT_BIDS}

    @property
    def throws_in(self) -> bool:
        """Tables may agree that a poor hand is thrown in. [poor-hand]"""
        return self.poor_hand != "off"

    def may_throw_in(self, auction: Auction, hand: int) -> bool:
        """A hand with few points may be thrown in as its player's first word. [poor-hand]"""
        if not isinstance(self.poor_hand, int) or len(auction.calls) >= self.seats:
            return False
        return self.points(hand) <= self.poor_hand

    def wrong_throw_in(self, auction: Auction, hand: int) -> Grounds:
        """Say why the deal cannot be thrown in. [poor-hand]"""
        if len(auction.calls) >= self.seats:
            words = _("You have bid already: a hand can be thrown in only instead of a first bid.")
            return Grounds("poor-hand", words)
        words = _("Your hand holds {points}, more than {most}: it cannot be thrown in.")
        facts = {"points": self.counted(self.points(hand)), "most": self.poor_hand}
        return Grounds("poor-hand", words.format(**facts))

    def doubles_after(self, scores: Sequence[Score]) -> bool:
        """After a deal thrown in the next one may count double. [doubled-next]"""
        return self.doubled_next and not any(score.items for score in scores)

    def wrong_bid(self, call: Announcement, auction: Auction) -> Grounds:
        """Say why a bid is not high enough.

        [higher, points-after-two, direct-points, two-is-last, no-such-move]
        """
        level = self.levels.get(call.what)
        if not self.point_bids and call.what.isdecimal() and level is None:
            words = _("Points cannot be bid here, so there is no bid of {bid}: bid a rank.")
            return Grounds("two-is-last", words.format(bid=call.what))
        if level is None and call.what.isdecimal():
            words = _("There is no bid of {bid} points: bid from 62 to 120.")
            return Grounds(self._rule_of_points, words.format(bid=call.what))
        if level is None:
            words = _("There is no bid of {bid} in {game}: bid a rank or points.")
            return Grounds("no-such-move", words.format(bid=localize(call.what), game=self.name))
        if level > auction.level:
            words = _("Points can be bid only after a bid of 2: {bid} comes too soon.")
            return Grounds("points-after-two", words.format(bid=call.what))
        last, bid = (self._spoken(what) for what in (self.ladder[auction.level - 1], call.what))
        if level == auction.level:
            return Grounds(
                "higher",
                _("{bid} has been made already: bid higher, or pass.").format(bid=capital(bid)),
            )
        if auction.level > len(self.RANKS):
            words = _("{bid} is not higher than {last}: bid more points.")
        else:
            words = _("{bid} is not higher than {last}: the weaker the card, the higher the bid.")
        return Grounds("higher", words.format(bid=capital(bid), last=last))

    def _spoken(self, bid: str) -> str:
        """Return "a bid of re", "a bid of 62 points"."""
        if bid in self.RANKS:
            return _("a bid of the {rank}").format(rank=rank_name(int(bid)))
        return _("a bid of {points} points").format(points=bid)

    def name_of_bid(self, bid: str) -> str:
        """Return "Asso (61 points)", "62 points"."""
        if bid in self.RANKS:
            return _("{Rank} (61 points)").format(Rank=capital(rank_name(int(bid))))
        return _("{points} points").format(points=bid)

    def rule_of_bid(self, bid: str) -> Grounds:
        """Say what a bid promises. [ranks, points-after-two, direct-points]"""
        if bid in self.RANKS:
            words = _("You and the holder of the {rank} of trumps must win {points} points.")
            return Grounds(
                "ranks", words.format(rank=rank_name(int(bid)), points=self.contract(bid))
            )
        words = _("Your side must win {points} points.")
        return Grounds(self._rule_of_points, words.format(points=bid))

    @property
    def _rule_of_points(self) -> str:
        if not self.point_bids:
            return "two-is-last"
        return "direct-points" if self.direct_points else "points-after-two"

    # ------------------------------------------------------------------ call and partner

    def makes_partners(self, bid: str) -> bool:
        """The holder of the called card is the declarer's partner, in every contract. [partner]"""
        return True

    def agreed(self, contract: Contract, hands: Hands) -> tuple[Contract, Hands]:
        """After the auction, or a trick in the dark, a card is called. [call, dark-trick]"""
        return contract._replace(phase="play" if self.dark_first_trick else "call"), hands

    @property
    def longest_trick(self) -> int:
        """A whole trick stays in the dark until the call. [dark-trick]"""
        return self.seats if self.dark_first_trick else self.seats - 1

    def is_dark(self, contract: Contract) -> bool:
        """Whether cards are played to the first trick before the call. [dark-trick]"""
        return (
            self.dark_first_trick
            and contract.phase == "play"
            and contract.called is None
            and contract.trump == NO_TRUMP
            and contract.declarer is not None
        )

    def lies_down(self, card: int, contract: Contract) -> bool:
        """Whether a card lies face down in the first trick. [dark-trick]"""
        return card // 4 + 1 == self.called_rank(contract.bid)

    def called_rank(self, bid: str) -> int:
        """Return the rank of the card that a bid calls. [call]"""
        return int(bid) if bid in self.RANKS else 2

    def called_by(self, bid: str, suit: Suit) -> Card | None:
        """A rank calls its card of the trump suit. [ranks]"""
        return PACK[4 * (int(bid) - 1) + suit.index] if bid in self.RANKS else None

    def calls(self, contract: Contract, hand: int) -> tuple[Move, ...]:
        """One card of each suit may be called, or where the 2 is in hand two. [call, call-two]"""
        some = 0
        for suit in range(len(SUITS)):
            for card in self._callable(contract.bid, suit, hand):
                some |= 1 << card
        return tuple([CALLS[card] for card in indices(some)])

    def _callable(self, bid: str, suit: int, hand: int) -> tuple[int, ...]:
        """The card of the rank bid; a 2 in hand, or the lowest trump outside it. [call-two]"""
        rank = self.called_rank(bid)
        card = 4 * (rank - 1) + suit
        if rank != 2 or not hand >> card & 1:
            return (card,)
        lower = (4 * (value - 1) + suit for value in reversed(self.STRENGTH))
        return (card, *[other for other in lower if not hand >> other & 1][:1])

    def wrong_call(self, card: Card, contract: Contract, hand: int) -> Grounds:
        """Say which card of that suit may be called. [call, call-two]"""
        may = self._callable(contract.bid, card.suit.index, hand)
        facts = {"card": the(card), "may": any_of([the(PACK[index]) for index in may])}
        if len(may) > 1:
            words = _(
                "With {suit} as trump, you may call only the 2 you hold or the lowest "
                "trump you lack: {may}."
            )
            return Grounds("call-two", words.format(suit=card.suit.name, **facts))
        words = _("With {suit} as trump, your bid calls {may}, not {card}.")
        return Grounds("call", words.format(suit=card.suit.name, **facts))

    def after(self, contract: Contract, choice: Any, hands: Hands) -> tuple[Contract, Hands]:
        """The called card names the trump suit, and its holder is the partner. [call, partner]"""
        card = Card(choice.what)
        holder = next((seat for seat, hand in enumerate(hands) if hand >> card.index & 1), None)
        contract = contract._replace(
            phase="play",
            trump=card.suit.index,
            called=card.index,
            holder=None if holder == contract.declarer else holder,
        )
        return contract, hands

    def granted(self, choice: Move, contract: Contract, hand: int) -> Grounds:
        """Say what a bid, a pass or a call means. [call, call-two, partner, alone, poor-hand]"""
        if choice == MONTE:
            return Grounds("poor-hand", _("You throw the deal in; the same dealer deals again."))
        if not (isinstance(choice, Announcement) and choice.verb == "call"):
            return super().granted(choice, contract, hand)
        card = Card(choice.what)
        facts = {"card": the(card), "suit": capital(card.suit.name)}
        if hand >> card.index & 1:
            return Grounds(
                "alone",
                _("{suit} is trump, and you hold {card} yourself, so you play alone.").format(
                    **facts
                ),
            )
        words = _("{suit} is trump, and whoever holds {card} is your partner.")
        rank = self.called_rank(contract.bid)
        return Grounds("call" if card.value == rank else "call-two", words.format(**facts))

    # ---------------------------------------------------------------------------- payment

    def contract(self, bid: str) -> int:
        """Return the points that a bid promises: 61 for a rank. [win]"""
        return 61 if bid in self.RANKS else int(bid)

    def multiplier(self, bid: str) -> int:
        """71 to 80 points count twice, 81 to 90 three times, and so on to five. [multiplier]"""
        return min((self.contract(bid) - 61) // 10 + 1, 5)

    def paid_for(self, bid: str) -> int:
        """The declarer gets 2 for each share, with a partner. [payment, multiplier]"""
        return 2 * self.multiplier(bid)

    def reached(
        self, bid: str, side: frozenset[int], points: int, takers: AbstractSet[int]
    ) -> Outcome:
        """The declarer's side wins with the points of the contract. [win, multiplier, slam]"""
        slam, plain = self._is_slam(side, points, takers), self.multiplier(bid)
        return Outcome(side, points, self.contract(bid), slam, plain, 2 * plain if slam else plain)

    def shares(self, deal: ContractDeal, stake: int) -> list[int]:
        """The declarer gets 2 and the partner 1 from the others, or 4 alone. [payment]"""
        shares = [-stake] * self.seats
        assert deal.declarer is not None
        shares[deal.declarer] = 4 * stake
        if deal.partner is not None:
            shares[deal.declarer] = 2 * stake
            shares[deal.partner] = stake
        return shares

    def _is_slam(self, side: frozenset[int], points: int, takers: AbstractSet[int]) -> bool:
        """The declarer's side wins all, or where agreed the others do. [slam, slam-defenders]"""
        if self.slam_by == "points":
            return points == TOTAL or (self.slam_defenders and points == 0)
        return takers <= side or (self.slam_defenders and takers.isdisjoint(side))
