"""What every piece of advice is made of."""

from __future__ import annotations

from typing import NamedTuple

from carte.board.verdict import JSON
from carte.engine.rulebook import Rule
from carte.language import _

__all__ = ["Reason", "as_good"]


class Reason(NamedTuple):
    """A sentence about a move, and the rule that makes it matter, where there is one.

    ``against`` is whether it speaks against the move.
    """

    text: str
    rule: Rule | None = None
    against: bool = False

    def to_json(self) -> JSON:
        """Return it as the front end reads it."""
        return {"text": self.text, "rule": self.rule and self.rule.id}


def as_good(move: str) -> str:
    """Say of a move, in words, that it is as good as the one that is advised."""
    return _("To {move} would do just as well.").format(move=move)
