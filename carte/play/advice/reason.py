"""What every piece of advice is made of."""

from __future__ import annotations

from typing import NamedTuple

from carte.board.verdict import JSON
from carte.engine.rulebook import Rule

__all__ = ["Reason"]


class Reason(NamedTuple):
    """A sentence for or against a move, and the rule that makes it matter, where there is one."""

    text: str
    rule: Rule | None = None

    def to_json(self) -> JSON:
        """Return it as the front end reads it."""
        return {"text": self.text, "rule": self.rule and self.rule.id}
