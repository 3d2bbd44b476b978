"""The solver: what every move is worth when all hands lie open and both sides play best."""

from __future__ import annotations

from typing import NamedTuple

from carte.engine.auction.contract import ContractDeal
from carte.engine.capture.deal import CaptureDeal
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.moves import Move
from carte.engine.tricks.deal import TrickDeal
from carte.players.solver.captures import CaptureEncoding
from carte.players.solver.deals import DealEncoding
from carte.players.solver.encoding import Encoding, Worth, deficit, margin
from carte.players.solver.search import Search, TooLong
from carte.players.solver.tricks import ContractEncoding, TrickEncoding

__all__ = ["SLICE", "Solution", "Solver", "TooLong", "solve"]

SLICE = 200
"""After this many positions another task gets a turn, where there is one."""


class Solution(NamedTuple):
    """What every legal move wins the seat to act, exactly, and how many positions that took.

    A margin is by how many points its side wins, or what the seat is paid.
    """

    margins: dict[Move, float]
    positions: int


def solve(deal: Deal, *, limit: int | None = None, worth: Worth = margin) -> Solution | None:
    """Return the solution of an unfinished deal, with its stock in its own order.

    None where more than two sides play, before the partners of a contract are known, and once
    ``limit`` positions have been searched. ``worth`` is what the scores are worth to side 0 in a
    capture game: by default its margin.
    """
    solver = Solver.of(deal, worth)
    if solver is None:
        return None
    try:
        margins = solver.margins(deal, limit)
    except TooLong:
        return None
    return Solution(margins, solver.positions)


class Solver:
    """Solves the moments of one deal, and keeps what it has found."""

    def __init__(self, encoding: Encoding, seat: int) -> None:
        self._encoding = encoding
        self._search = Search(encoding)
        self._seat = seat
        self._near = 0.0

    @classmethod
    def of(cls, deal: Deal, worth: Worth = margin) -> Solver | None:
        """Return a solver for the seat to act; None where there are no two sides."""
        encoding = _encoding(deal, worth)
        return None if encoding is None else cls(encoding, deal.turn)

    @property
    def positions(self) -> int:
        """How many positions have been searched so far."""
        return self._search.positions

    def margin(self, deal: Deal, limit: int | None = None) -> float:
        """Return what the seat wins from a moment of the deal on, with any seat to act.

        Raises ``TooLong`` once ``limit`` positions have been searched in all; a call with a higher
        limit goes on from there.
        """
        return self._encoding.margin(self._worth(deal, limit), self._seat)

    def by_seat(self, deal: Deal) -> tuple[float, ...]:
        """Return the same for every seat."""
        worth = self._worth(deal, None)
        return tuple([self._encoding.margin(worth, seat) for seat in range(deal.game.seats)])

    def _worth(self, deal: Deal, limit: int | None) -> float:
        """Return what the first side has gained in all when the deal is over."""
        encoding, most = self._encoding, float("inf") if limit is None else limit
        settled = encoding.settled(deal)
        near = self._near - settled
        self._near = settled + self._search.worth(encoding.state(deal), near, most)
        return self._near

    def margins(self, deal: Deal, limit: int | None = None) -> dict[Move, float]:
        """Return what the seat wins with each legal move of the seat to act; see ``margin``."""
        return {move: self.margin(deal._after(move), limit) for move in deal.legal_moves()}


_BY_KIND: ByKind[type[Encoding]] = ByKind(
    "encodings",
    {
        Deal: DealEncoding,
        CaptureDeal: CaptureEncoding,
        TrickDeal: TrickEncoding,
        ContractDeal: ContractEncoding,
    },
)

_OF_ONE_GAME: ByKind[tuple[type[Encoding], ...]] = ByKind(
    "encodings", {Game: ()}, own="players.ENCODINGS"
)


def _encoding(deal: Deal, worth: Worth) -> Encoding | None:
    """Return the fastest encoding that knows how a deal goes on."""
    if worth is margin and deal.game.fewest_win:
        worth = deficit
    kinds: tuple[type[Encoding], ...] = (*_OF_ONE_GAME[deal.game], _BY_KIND[deal], DealEncoding)
    return next((kind(deal, worth) for kind in kinds if kind.knows(deal)), None)
