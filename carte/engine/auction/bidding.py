"""The auction of a trick game: who may bid what, and when it is closed.

A game declares its bids (``LADDER``) and who may still bid (``re_entry``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar

from carte.engine.auction.contract import Auction
from carte.engine.moves import Announcement, Move
from carte.engine.tricks.game import TrickGame
from carte.language import _, pgettext
from carte.language.names import localize

__all__ = ["MONTE", "PASS", "AuctionGame", "named_bid", "you_bid"]

PASS = Announcement("pass")
MONTE = Announcement("monte")
"""Throws the deal in, where a game has that."""


class AuctionGame(TrickGame):
    """A trick game in which the seats bid in turn, each more than the last, or pass."""

    re_entry: ClassVar[bool]
    """Whether a player who has passed may bid later."""

    def higher(self, level: int) -> Sequence[str]:
        """Each bid must be higher than every bid before it. [higher]"""
        return self.ladder[level:]

    @cached_property
    def answers(self) -> tuple[tuple[Move, ...], ...]:
        """The legal calls at each level of the auction."""
        return _answers(self)

    @cached_property
    def levels(self) -> Mapping[str, int]:
        """The place of each bid on the ladder, from 1 on."""
        return {bid: level for level, bid in enumerate(self.ladder, 1)}

    @cached_property
    def bid_strength(self) -> Mapping[str, float]:
        """How strong a hand makes each bid half of the time, as ``carte.players.bidding`` measures.

        ``python -m tests.benchmarks.bids`` finds it for regulars.
        """
        return {bid: 6.5 + 0.6 * level for bid, level in self.levels.items()}

    bids_by_strength: ClassVar[bool] = False
    """Whether the best player bids by that strength alone. It does where a bid makes a hidden
    partner: a player that plays deals out knows the partner in each, and bids too much.
    """

    def heard(self, auction: Auction, call: Any) -> Auction:
        """Return the auction after a bid or a pass; the next seat that may bid is to act.

        Where the deal is thrown in all bids are void, as if everybody had passed.
        [auction, pass, poor-hand]
        """
        turn, level, bidder, passes, out, calls = auction
        calls = calls + (call,)  # noqa: RUF005 (twice as fast)
        if call == MONTE:
            return Auction(turn, 0, None, self.seats, out, calls)
        if call.verb == "pass":
            passes += 1
            if not self.re_entry:
                out |= 1 << turn
        else:
            level, bidder = self.levels[call.what], turn
            if self.re_entry:
                passes = 0
        if passes < self.seats:
            turn = (turn + 1) % self.seats
            while out >> turn & 1:
                turn = (turn + 1) % self.seats
        return Auction(turn, level, bidder, passes, out, calls)

    def callers(self, dealer: int, calls: Iterable[Move]) -> Iterator[tuple[int, Move]]:
        """Yield the calls of an auction, each with the seat that made it."""
        auction = Auction((dealer + 1) % self.seats)
        for call in calls:
            yield auction.turn, call
            auction = self.heard(auction, call)

    def is_closed(self, auction: Auction) -> bool:
        """The auction ends when all have passed, but for the highest bidder if any. [auction]"""
        return auction.passes >= self.seats - (auction.bidder is not None)


def named_bid(bid: str) -> str:
    """Return a bid with a name as it stands within a sentence, where some languages quote it."""
    return pgettext("bid within a sentence", "{bid}").format(bid=localize(bid))


def you_bid(bid: str) -> str:
    """Return the sentence that confirms a bid to its bidder."""
    return _("You bid {bid}.").format(bid=bid)


@lru_cache(maxsize=64)
def _answers(game: AuctionGame) -> tuple[tuple[Move, ...], ...]:
    """Return the calls of each level, made once for equal games: each position has its own."""
    bids = {bid: Announcement("bid", bid) for bid in game.ladder}
    levels = range(len(game.ladder) + 1)
    return tuple((PASS, *[bids[bid] for bid in game.higher(level)]) for level in levels)
