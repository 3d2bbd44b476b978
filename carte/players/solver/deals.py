"""The encoding of any deal, for games with rules of their own: the deals themselves."""

from __future__ import annotations

from typing import Any

from carte.engine.deal import Deal
from carte.engine.moves import Move, Play
from carte.players.solver.encoding import Encoding, State, Worth

__all__ = ["DealEncoding"]


class _Moment:
    """A deal that is like no other: to compare deals takes longer than to search them twice."""

    __slots__ = ("deal",)

    def __init__(self, deal: Any) -> None:
        self.deal = deal


class DealEncoding(Encoding):
    """How any deal between two sides may go on, a deal each state."""

    def __init__(self, deal: Any, worth: Worth) -> None:
        game = deal.game
        self._worth = worth
        self._paid: dict[float, tuple[int, ...]] = {}
        self._declarer = deal.declarer if game.has_auction else None
        if self._declarer is None:
            self.first = tuple([game.side(seat) == 0 for seat in range(game.seats)])
        else:
            self.first = tuple([seat in deal.side for seat in range(game.seats)])

    @classmethod
    def knows(cls, deal: Any) -> bool:
        """Return whether there are two sides, who know each other."""
        if deal.game.has_auction:
            is_settled = deal.declarer is not None and not deal.is_dark
            return deal.phase in ("play", "over") and is_settled
        return bool(deal.game.sides == 2)

    def state(self, deal: Deal) -> State:
        """Return who acts, and the deal."""
        return deal.turn, _Moment(deal)

    def after(self, state: State) -> list[tuple[float, State]]:
        """Return the deal after each legal move, the largest captures first."""
        deal = state[1].deal
        moves = sorted(deal.legal_moves(), key=_by_size)
        return [(0.0, self.state(deal._after(move))) for move in moves]

    def end(self, state: State) -> float:
        """Return what the finished deal is worth to side 0, or pays the declarer."""
        scores = state[1].deal.score()
        if self._declarer is None:
            return self._worth(scores)
        paid = tuple([score.total for score in scores])
        self._paid[paid[self._declarer]] = paid
        return float(paid[self._declarer])

    def margin(self, worth: float, seat: int) -> float:
        """Return what a seat wins, or is paid: ends that pay the declarer alike pay all alike."""
        if self._declarer is not None:
            return float(self._paid[worth][seat])
        return worth if self.first[seat] else -worth


def _by_size(move: Move) -> int:
    return -move.mask.bit_count() if isinstance(move, Play) else 0
