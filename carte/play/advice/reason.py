"""A reason for or against a move, the unit of all advice."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from carte.engine.rulebook import Rule
from carte.language import _

if TYPE_CHECKING:
    from carte.play.advice import messages

__all__ = ["Reason", "as_good"]


class Reason(NamedTuple):
    """A sentence about a move, and the rule behind it, if any.

    ``against`` is whether it speaks against the move.
    """

    text: str
    rule: Rule | None = None
    against: bool = False

    def to_json(self) -> messages.Reason:
        """Return the reason as the front end reads it."""
        return {"text": self.text, "rule": self.rule.id if self.rule else None}


def as_good(move: str) -> str:
    """Say that a move, given in words, is as good as the one advised."""
    return _("You could just as well {move}.").format(move=move)
