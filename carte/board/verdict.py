"""The verdict on a reader's reply, and the list that holds equal verdicts once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from carte.engine.cards import Card
from carte.engine.rulebook import Rule, Ruling

if TYPE_CHECKING:
    from carte.engine import messages

__all__ = ["JSON", "Docket", "Verdict", "rule_json"]

JSON = dict[str, Any]
"""Plain JSON data, ready for the front end."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a reply is what the step asks for, whether the rules allow it, and why.

    ``rule`` is the id of the rule that decides, None if no rule of a game does; ``takes`` are the
    cards that a good or legal move takes from the table, ``to`` the name of the seat that wins the
    trick which the move completes. ``partly`` marks a reply that is right but incomplete.
    """

    good: bool
    legal: bool
    text: str
    rule: str | None = None
    takes: tuple[Card, ...] = ()
    scopa: bool = False
    to: str | None = None
    partly: bool = False

    @classmethod
    def of(
        cls, ruling: Ruling, *, good: bool, text: str | None = None, to: str | None = None
    ) -> Verdict:
        """Return the engine's ruling as a verdict, with the lesson's own sentence if given."""
        return cls(
            good=good,
            legal=ruling.legal,
            text=ruling.text if text is None else text,
            rule=ruling.rule.id,
            takes=ruling.captured,
            scopa=ruling.scopa,
            to=to,
        )

    def to_json(self) -> messages.Ruling:
        """Return the verdict as the front end reads it."""
        ruling: messages.Ruling = {
            "good": self.good,
            "legal": self.legal,
            "rule": self.rule,
            "text": self.text,
            "takes": [str(card) for card in self.takes],
            "scopa": self.scopa,
        }
        if self.partly:
            ruling["partly"] = True
        return ruling if self.to is None else {**ruling, "to": self.to}


def rule_json(rule: Rule) -> messages.Stated:
    """Return a rule as the front end reads it."""
    return {"id": rule.id, "text": rule.text, "source": rule.cited_as}


class Docket:
    """The verdicts of a step in order of their first appearance, each of them once."""

    def __init__(self) -> None:
        self._places: dict[Verdict, int] = {}

    def place(self, verdict: Verdict) -> int:
        """Enter a verdict and return its place in the list."""
        return self._places.setdefault(verdict, len(self._places))

    def to_json(self) -> list[messages.Ruling]:
        """Return the list."""
        return [verdict.to_json() for verdict in self._places]
