"""What players know of Tressette: the cards of a hand that everybody has seen, and thirds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from carte.engine.match import Score
from carte.engine.tricks.deal import TrickView
from carte.games.tressette.deal import TressetteDeal
from carte.players.determinization.tricks import HiddenInTricks, listed
from carte.players.memory import Memory
from carte.players.solver.encoding import Worth
from carte.players.solver.tricks import TrickEncoding

__all__ = ["ENCODINGS", "LESSONS", "hidden"]

LESSONS = {"grabber": "tressette-lead-4", "hunter": "tressette-partner-3"}
"""The level of the course in which each habit goes wrong."""


class HiddenInTressette(HiddenInTricks):
    """The worlds of a view of Tressette, in which seats hold what they have declared or drawn."""

    def hidden_facts(self, monte: int, stock: tuple[int, ...]) -> dict[str, Any]:
        """Return the facts of a position besides hands and tricks."""
        facts = self._view.facts
        known: dict[str, Any] = {
            name: facts[name] for name in ("accusi", "scored", "drawn") if name in facts
        }
        if "stock_size" in facts:
            known["stock"] = listed(sum([1 << card for card in stock]))
        return {**super().hidden_facts(monte, stock), **known}


def hidden(view: TrickView, _memory: Memory) -> HiddenInTressette:
    """Return the worlds of a view."""
    return HiddenInTressette(view)


class ThirdsEncoding(TrickEncoding):
    """How the tricks of a deal may go on; the thirds that a side wins make whole points.

    It fits no deal played to lose, where more thirds may be better or worse, and none in which
    something may still be declared.
    """

    def __init__(self, deal: TressetteDeal, worth: Worth) -> None:
        super().__init__(deal, worth)
        self._table = deal.game
        self._accused = deal.accused
        self._worth = worth

    @classmethod
    def knows(cls, deal: Any) -> bool:
        """Return whether nothing is left to declare, and more thirds are never worse."""
        return not deal.game.to_lose and not deal.stock and not deal._terms.due

    @staticmethod
    def _won(deal: Any) -> Sequence[int]:
        """Return the thirds that have been won, by side."""
        return cast(Sequence[int], deal.card_points)

    def margin(self, worth: float, seat: int) -> float:
        """Return what the scores of the deal are worth to a seat's side."""
        thirds = int(worth)
        items = self._table.scored_by([thirds, self._all - thirds], self._accused)
        found = self._worth(tuple(map(Score, items)))
        return found if self.first[seat] else -found


ENCODINGS = (ThirdsEncoding,)
