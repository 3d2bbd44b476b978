"""The worlds of a first trick in the dark, which also hides its face-down cards."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from carte.engine.cards import indices
from carte.engine.deal import Deal
from carte.engine.moves import PLAYS
from carte.games.briscola_chiamata.deal import ChiamataView
from carte.players.determinization.contracts import HiddenByContract
from carte.players.memory import Memory

if TYPE_CHECKING:
    from random import Random

__all__ = ["LADDER", "LESSONS", "hidden"]

LADDER = ("newcomer", "grabber", "daydreamer", "hunter", "regular", "expert")
"""The levels, weakest first."""

LESSONS = {"grabber": "briscola-chiamata-table-2", "hunter": "briscola-chiamata-round-2"}
"""The level of the course in which each habit goes wrong."""


class HiddenInTheDark(HiddenByContract):
    """The worlds of a view in which cards of the called rank lie face down. [dark-trick]"""

    def __init__(self, view: ChiamataView) -> None:
        super().__init__(view)
        self._places = view.face_down
        self._may = indices(view.may_lie_down)
        self._unknown = {*self._cards, *self._may}

    @property
    def number(self) -> Any:
        """The number of worlds is too large to look at each."""
        return inf

    def lie(self, random: Random) -> tuple[list[int], int, tuple[int, ...]]:
        """Return hands, monte and stock as they may lie, once the trick lies as it may."""
        trick = [*self._trick]
        laid = random.sample(self._may, len(self._places))
        for place, card in zip(self._places, laid, strict=True):
            trick[place] = PLAYS[card]
        self._trick = tuple(trick)
        self._cards = sorted(self._unknown - {*laid})
        return super().lie(random)

    def _deal(self, hands: list[int], monte: int, stock: tuple[int, ...]) -> Deal:
        deal: Any = super()._deal(hands, monte, stock)
        deal._trick = self._trick
        return deal  # type: ignore[no-any-return]


def hidden(view: ChiamataView, _memory: Memory) -> HiddenByContract:
    """Return the worlds of a view."""
    return HiddenInTheDark(view) if view.face_down else HiddenByContract(view)
