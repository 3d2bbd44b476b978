"""Alpha-beta search with a transposition table: what a side still gains when both play best.

The value is closed in by windows so narrow that they only ask whether it is less than a number,
after Plaat, Schaeffer, Pijls and de Bruin, *Best-First Fixed-Depth Minimax Algorithms*, 1996 (MTD).
"""

from __future__ import annotations

from carte.players.solver.encoding import Encoding, State

__all__ = ["Search", "TooLong"]

_FAR = float("inf")
_STEP = 0.5
"""The smallest usual difference between gains."""


class TooLong(Exception):
    """More positions than were allowed have been searched."""


class Search:
    """What the search knows so far of how a deal may go on.

    What was found stays in the table, so that a search that stopped as too long can resume.
    """

    def __init__(self, encoding: Encoding) -> None:
        self.positions = 0
        self._most = _FAR
        self._encoding = encoding
        self._ahead: dict[State, list[tuple[float, State]]] = {}
        self._bounds: dict[State, tuple[float, float]] = {}

    def worth(self, state: State, near: float, most: float = _FAR) -> float:
        """Return exactly what the first side still gains from a state on.

        ``near`` is a guess of it: ruling out one side of the guess after the other takes fewer
        positions than searching for the value at once. Raises ``TooLong`` once ``most`` positions
        have been searched in all.
        """
        self._most = most
        low, high = self._bounds.get(state) or self._encoding.bounds(state)
        near = min(max(near, low), high)
        while low < high:
            near = near if near > low else min(low + _STEP, high)
            gained = self._within(state, near - _STEP / 2, near)
            if gained < near:
                high = gained
            else:
                low = gained
            near = gained
        return low

    def _within(self, state: State, low: float, high: float) -> float:
        """Return what the first side still gains: exact between ``low`` and ``high``.

        At or below ``low`` it is at most that much, at or above ``high`` at least (fail-soft).
        """
        least, most = self._bounds.get(state) or self._encoding.bounds(state)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        ahead = self._ahead.get(state)
        if ahead is None:
            if self.positions >= self._most:
                raise TooLong
            self.positions += 1
            ahead = self._ahead[state] = self._encoding.after(state)
        if not ahead:
            gained = self._encoding.end(state)
            self._bounds[state] = gained, gained
            return gained
        if self._encoding.first[state[0]]:
            gained = self._highest(ahead, low, high)
        else:
            gained = self._lowest(ahead, low, high)
        self._bounds[state] = (
            gained if gained > low else least,
            gained if gained < high else most,
        )
        return gained

    def _highest(self, ahead: list[tuple[float, State]], low: float, high: float) -> float:
        """Return the most that one of several states brings; one that suffices moves first."""
        best = -_FAR
        for place, (gain, state) in enumerate(ahead):
            gained = gain + self._within(state, low - gain, high - gain)
            if gained > best:
                best = gained
                if best >= high:
                    ahead.insert(0, ahead.pop(place))
                    break
                low = max(low, best)
        return best

    def _lowest(self, ahead: list[tuple[float, State]], low: float, high: float) -> float:
        """Return the least that one of several states brings; one that suffices moves first."""
        best = _FAR
        for place, (gain, state) in enumerate(ahead):
            gained = gain + self._within(state, low - gain, high - gain)
            if gained < best:
                best = gained
                if best <= low:
                    ahead.insert(0, ahead.pop(place))
                    break
                high = min(high, best)
        return best
