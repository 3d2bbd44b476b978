"""A Scopa with a state of its own, as somebody would add it: what was just laid may rest once."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from carte.engine.capture.deal import CaptureDeal, CaptureView
from carte.engine.cards import MASKS, Card, cards, mask_of, text_of
from carte.engine.moves import Move, Play
from carte.engine.position import InvalidPosition
from carte.engine.rulebook import Grounds, Statement
from carte.games import register
from carte.games.scopa.game import Scopa


class RiposoDeal(CaptureDeal):
    """A deal in which the card that was laid last, if any, may not be taken by the next move."""

    __slots__ = ("_resting",)

    def __init__(self, game: Riposo, *, resting: Card | str | None = None, **zones: Any) -> None:
        self._resting = 0 if resting is None else mask_of([Card(str(resting))])
        if self._resting & ~zones["table"]:
            raise InvalidPosition(f"resting={resting}: it lies on the table")
        super().__init__(game, **zones)

    def _find_moves(self) -> tuple[Move, ...]:
        return self.game.plays(self._hands[self._turn], self._table & ~self._resting)

    def _after(self, choice: Play) -> Self:
        after = super()._after(choice)
        after._resting = after._table & (0 if choice.mask else MASKS[choice.played])
        return after

    def _objection(self, choice: Move) -> Grounds:
        if isinstance(choice, Play) and choice.mask & self._resting:
            return Grounds("resting", "It was just laid.")
        return super()._objection(choice)

    def view(self, seat: int) -> RiposoView:
        self.game.check_seat(seat, "seat")
        return RiposoView(self.game, seat, self._seen(seat))

    def _seen(self, seat: int) -> dict[str, Any]:
        return {**super()._seen(seat), "resting": text_of(self._resting) or None}

    def _facts(self) -> dict[str, Any]:
        return {**super()._facts(), "resting": text_of(self._resting) or None}


class RiposoView(CaptureView):
    """What a seat sees: as in Scopa, and which card rests."""

    __slots__ = ()

    def _find_moves(self) -> tuple[Move, ...]:
        free = mask_of(self.table) & ~mask_of(cards(self.facts["resting"] or ""))
        return self.game.plays(mask_of(self.hand), free)


class Riposo(Scopa):
    """Scopa in which a card that was laid may not be taken by the very next move."""

    slug = "riposo"
    OWN_FACTS: ClassVar = {"resting": "card"}
    RULES: ClassVar = (
        *Scopa.RULES,
        Statement("resting", "What was just laid is not taken by the next move.", "our table"),
    )

    def make(self, **facts: Any) -> RiposoDeal:
        """Return a deal of this game, from what a deal holds."""
        return RiposoDeal(self, **facts)


def add() -> None:
    """Add the game to the book."""
    register(Riposo)
