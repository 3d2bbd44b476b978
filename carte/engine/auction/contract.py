"""A deal that begins with an auction, at one moment: the bids so far, the contract, the play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeAlias

from carte.engine.cards import PACK, Card, cards_of
from carte.engine.count import Ending
from carte.engine.deal import named
from carte.engine.moves import Announcement, Move, Play, move
from carte.engine.rulebook import Grounds, Ruling
from carte.engine.tricks.deal import TrickDeal
from carte.language import _

if TYPE_CHECKING:
    from carte.engine.auction.game import ContractGame

__all__ = [
    "Auction",
    "Contract",
    "ContractDeal",
    "Hands",
    "Outcome",
    "no_such_announcement",
]

Hands: TypeAlias = tuple[int, ...]
"""The cards in hand by seat, as masks."""


class Auction(NamedTuple):
    """An auction so far: ``level`` is the place of the highest bid on the ladder, from 1 on.

    ``passes`` counts the passes since the last bid, or all of them where a pass is final; ``out``
    has a bit for each seat that may no longer bid.
    """

    turn: int
    level: int = 0
    bidder: int | None = None
    passes: int = 0
    out: int = 0
    calls: tuple[Move, ...] = ()


class Contract(NamedTuple):
    """The phase that a deal has reached, and the terms settled so far.

    ``called`` is the called card, ``holder`` the seat other than the declarer that held it when it
    was called. Where there is a monte, ``taken`` are its cards as the declarer took them, ``monte``
    those that lie face down now, and ``given`` is the card that went back for the called one.
    """

    phase: str
    trump: int
    auction: Auction
    bid: str = ""
    declarer: int | None = None
    called: int | None = None
    holder: int | None = None
    taken: int = 0
    monte: int = 0
    given: int | None = None


class Outcome(NamedTuple):
    """How a contract ended: the declarer's ``side``, by seat, its points, and those ``needed``.

    ``plain`` is the share of the payment that the bid sets, and ``stake`` the share paid, which is
    more for a ``slam``.
    """

    side: frozenset[int]
    points: int
    needed: int
    slam: bool
    plain: int
    stake: int

    @property
    def is_made(self) -> bool:
        """Whether the declarer's side has won."""
        return self.points >= self.needed


class ContractDeal(TrickDeal):
    """A deal of a trick game with an auction at one moment."""

    __slots__ = ()

    game: ContractGame
    _terms: Contract

    @property
    def is_over(self) -> bool:
        """Whether the last card has been played, or the deal is thrown in."""
        phase = self._terms.phase
        return not any(self._hands) if phase == "play" else phase == "over"

    @property
    def calls(self) -> tuple[tuple[int, Move], ...]:
        """The bids and passes of the auction so far, each with the seat that made it."""
        return tuple(self.game.callers(self._dealer, self._terms.auction.calls))

    @property
    def bid(self) -> str | None:
        """The bid that won the auction; None before that."""
        return self._terms.bid or None

    @property
    def declarer(self) -> int | None:
        """The seat that won the auction; None before that."""
        return self._terms.declarer

    @property
    def called(self) -> Card | None:
        """The called card; None where there is none, or none yet."""
        called = self._terms.called
        return None if called is None else PACK[called]

    @property
    def partner(self) -> int | None:
        """The declarer's partner; None where the declarer plays alone."""
        return self._terms.holder if self.game.makes_partners(self._terms.bid) else None

    @property
    def side(self) -> frozenset[int]:
        """The seats of the declarer and the partner; none before there is a declarer."""
        return frozenset([seat for seat in (self.declarer, self.partner) if seat is not None])

    @property
    def giver(self) -> int | None:
        """The seat that gave the called card to the declarer; None where no seat does or did."""
        return self.game.giver(self._terms)

    @property
    def payments(self) -> tuple[int, ...]:
        """The payment to each seat when the deal is over; below 0, the seat pays."""
        return tuple(score.total for score in self.score())

    @property
    def outcome(self) -> Outcome | None:
        """How the contract stands by the cards won so far; None where there is no contract."""
        return None if self.declarer is None else self.game.outcome(self)

    @property
    def ending(self) -> Ending:
        """The piles of the declarer's side and of the others, and the contract. [win, payment]"""
        side, won = self.side, self.pile_masks
        ours = sum([won[seat] for seat in side])
        piles = cards_of(ours), cards_of(sum(won) - ours)
        if self.declarer is None:
            return Ending(piles, {})
        facts = {
            "bid": self.bid,
            "declarer": self.declarer,
            "partner": self.giver if self.partner is None else self.partner,
            "last_trick": None if self._has_hidden_deal else int(self._turn not in side),
        }
        return Ending(piles, facts)

    def _opponent(self) -> int | None:
        """Return the next seat against the declarer’s side, or of it; None before a contract."""
        if self.declarer is None or self.is_dark:
            return None
        side, seats = self.side, self.game.seats
        following = [(self._turn + step) % seats for step in range(1, seats)]
        others = [seat for seat in following if (seat in side) != (self._turn in side)]
        return others[0]

    def _first_leader(self, start: TrickDeal) -> int:
        if start._terms.phase == "play":
            return start.leader
        return self.game.first(self._dealer, self._terms)

    def _after_saying(self, choice: Any) -> Self:
        """A bid, call or exchange changes the contract, and who is to act. [auction, call]"""
        after = super()._after_saying(choice)
        after._terms, after._hands = self.game.next_contract(self._terms, choice, self._hands)
        after._turn = self.game.to_act(self._dealer, after._terms)
        return after

    def _find_moves(self) -> tuple[Move, ...]:
        return self.game.choices(self._terms, self._hand_to_act(), self._trick)

    def _hand_to_act(self) -> int:
        """Return the hand from which the seat to act bids, calls, exchanges and plays."""
        return self._hands[self._turn]

    def ruling(self, choice: Move | str) -> Ruling:
        """Return the verdict on any well-formed move, legal or not. [thrown-in]"""
        if self._terms.phase != "over":
            return super().ruling(choice)
        if isinstance(choice, str):
            move(choice)
        if self.is_dealt_again:
            return self._refused("poor-hand", _("This deal is over: it was thrown in."))
        return self._refused("thrown-in", _("This deal is over: everybody passed."))

    @property
    def is_dealt_again(self) -> bool:
        """Whether a player has thrown the deal in. [poor-hand]"""
        calls = self._terms.auction.calls
        return bool(calls) and str(calls[-1]) == "monte"

    def _objection(self, choice: Move) -> Grounds:
        game, terms, hand = self.game, self._terms, self._hand_to_act()
        match terms.phase, choice:
            case "play", Play():
                return super()._objection(choice)
            case "play", _ if not game.has_move(choice):
                return super()._objection(choice)
            case "play", _:
                words = _("“{move}” comes before the first trick: now play a card from your hand.")
                return Grounds("no-such-move", words.format(move=named(choice)))
            case _ if not game.has_move(choice):
                return no_such_announcement(choice, game)
            case "auction", Announcement("bid") as bid:
                return game.wrong_bid(bid, terms.auction)
            case "auction", Announcement("monte"):
                return game.wrong_throw_in(terms.auction, hand)
            case "auction", _:
                return Grounds("auction", _("The auction is not over: bid or pass."))
            case _, Announcement("bid" | "pass" | "monte"):
                return Grounds("auction", _("The auction is over: there is nothing more to bid."))
            case "call", Announcement("call", card):
                return game.wrong_call(Card(card), terms, hand)
            case "call", _:
                return Grounds("call", _("You won the auction: call a card first."))
        return game.wrong_exchange(choice, terms, hand)

    def _granted(self, choice: Any) -> Ruling:
        if isinstance(choice, Play):
            return super()._granted(choice)
        tail, text = self.game.granted(choice, self._terms, self._hand_to_act())
        return Ruling(True, self.game.rulebook[tail], (), False, text)

    def _seen(self, seat: int) -> dict[str, Any]:
        """All hear the auction and the call; the holder of the called card shows when it is played.

        The holder knows from the beginning, and so does a declarer who plays alone. [partner]
        """
        known = self._knows_partner(seat)
        return {
            **super()._seen(seat),
            "calls": [[caller, str(call)] for caller, call in self.calls],
            "declarer": self.declarer,
            "bid": self.bid,
            "called": self.called and str(self.called),
            "partner": self.partner if known else None,
            "partner_known": known,
        }

    def _knows_partner(self, seat: int) -> bool:
        terms = self._terms
        if not terms.bid:
            return False
        if not self.game.makes_partners(terms.bid):
            return True
        if terms.called is None:
            return False
        if seat in (terms.holder, terms.declarer if terms.holder is None else None):
            return True
        return not self._unplayed() >> terms.called & 1

    def _unplayed(self) -> int:
        """Return the cards in hand, and those face down beside the hands."""
        unplayed: int = self._terms.monte
        for hand in self._hands:
            unplayed |= hand
        return unplayed

    def _facts(self) -> dict[str, Any]:
        terms = self._terms
        facts = super()._facts()
        if terms.auction.calls or terms.phase == "auction":
            facts["calls"] = list(map(str, terms.auction.calls))
        elif terms.declarer is not None:
            facts |= {"declarer": terms.declarer, "bid": terms.bid}
        else:
            facts |= {"leader": self.leader, "trump": self.trump and str(self.trump)}
        if terms.called is not None:
            facts["called"] = str(self.called)
        if self.partner is not None:
            facts["partner"] = self.partner
        return facts


def no_such_announcement(choice: Move, game: ContractGame) -> Grounds:
    """Return the rule against a move that the game does not have, and a text."""
    words = _("“{move}” is not a move in {game}.")
    return Grounds("no-such-move", words.format(move=named(choice), game=game.name))
