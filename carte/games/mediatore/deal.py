"""A deal of Mediatore at one moment: the monte, which seats know it, and the points in thirds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carte.engine.auction.contract import ContractDeal
from carte.engine.cards import PACK, Card, cards_of, text_of
from carte.games.tressette.family import LAST_TRICK, SignalDeal
from carte.language import _

if TYPE_CHECKING:
    from carte.games.mediatore.game import Mediatore

__all__ = ["CALLING", "EXCHANGING", "MONTE_SIZE", "MediatoreDeal"]

MONTE_SIZE = 4

CALLING = ("chiamo", "mediatore")
"""The contracts in which a card is called."""
EXCHANGING = ("chiamo", "mediatore", "solo")
"""The contracts in which the declarer takes the monte, and discards another."""
SHOWING = ("mediatore", "solo")
"""The contracts in which all see the monte before it is taken."""


class MediatoreDeal(SignalDeal, ContractDeal):
    """A deal of Mediatore at one moment."""

    __slots__ = ()

    game: Mediatore

    @property
    def monte(self) -> tuple[Card, ...]:
        """The four cards that lie face down; none while the declarer holds them, or at the end."""
        return () if self._is_played_out() else cards_of(self._terms.monte)

    @property
    def taken(self) -> tuple[Card, ...]:
        """The cards of the first monte, once the declarer has taken them."""
        return cards_of(self._terms.taken)

    @property
    def given(self) -> Card | None:
        """The card that the declarer gave back, in mediatore."""
        return None if self._terms.given is None else PACK[self._terms.given]

    @property
    def card_points(self) -> tuple[int, ...]:
        """The points of each seat, in thirds, the last trick included. [last-trick]"""
        points = [*super().card_points]
        if self._is_played_out():
            points[self._turn] += LAST_TRICK
        return tuple(points)

    def _is_played_out(self) -> bool:
        return self._terms.phase == "play" and not any(self._hands)

    @property
    def pile_masks(self) -> tuple[int, ...]:
        """The monte goes to the winner of the last trick, whose turn it would be. [last-trick]"""
        piles = self.trick_piles()
        if self._is_played_out():
            piles[self._turn] |= self._terms.monte
        return tuple(piles)

    def slides_text(self) -> str:
        """Say what a striscio means. [striscio]"""
        if self.game.signal_truth:
            return _("{text} Striscio: the leader also holds the re or a lower {suit} card.")
        return _(
            "{text} Striscio claims that the leader also holds the re or a lower {suit} card; the "
            "claim may be false."
        )

    def _seen(self, seat: int) -> dict[str, Any]:
        """In mediatore and solo all see the monte taken; only the declarer sees the discard.

        In solissimo the declarer may look at the monte, in arcisolissimo nobody. The card given
        back is known to those two. [chiamo, mediatore, solo, solissimo, arcisolissimo, give]
        """
        terms = self._terms
        declares = seat == terms.declarer
        looks = declares and terms.phase in ("exchange", "play") and terms.bid != "arcisolissimo"
        taken = terms.taken if declares or terms.bid in SHOWING else 0
        knows_given = terms.given is not None and (declares or seat == self.giver)
        return {
            **super()._seen(seat),
            "giver": self.giver,
            "monte": text_of(terms.monte if looks else 0),
            "monte_size": terms.monte.bit_count(),
            "taken": text_of(taken),
            "given": str(self.given) if knows_given else None,
        }

    def _facts(self) -> dict[str, Any]:
        facts = super()._facts()
        facts["monte"] = text_of(self._terms.monte)
        if self._terms.taken:
            facts["taken"] = text_of(self._terms.taken)
        if self.giver is not None:
            facts["giver"] = self.giver
        if self.given is not None:
            facts["given"] = str(self.given)
        return facts
