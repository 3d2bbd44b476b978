"""The payment of a contract as an item of the score."""

from __future__ import annotations

from typing import Any

from carte.engine.scoring import Part, ScoreItem
from carte.language import N_

__all__ = ["PAYMENT"]


def _not_in_a_pile(_deal: Any, _side: int, _pile: int) -> Part:
    """No card is a payment: it follows from the contract."""
    return Part((), 0)


PAYMENT = ScoreItem(
    "payment", N_("Payment"), N_("payment"), _not_in_a_pile, always=True, theme="payment"
)
