"""A table with a position, which a notebook reads, observes and replaces by another."""

from __future__ import annotations

from typing import Any

from carte.engine.deal import Deal
from carte.formats.position_code import code as code_of
from carte.formats.position_code import from_code
from carte.front import traits
from carte.front.widget import Table

__all__ = ["PositionTable"]


class PositionTable(Table):
    """A table whose main state is its position; the front end knows it by its code."""

    main = "position"

    position = traits.Instance(
        "carte.engine.deal.Deal",
        allow_none=True,
        help="The position on the table; another deal is put in its place.",
    )
    position.tag(state=True)
    code = traits.Unicode(help="The code of that position; empty while it is none.")
    code.tag(sync=True, state=True)

    def first_position(self) -> Deal | None:
        """Return the position that it begins with, if any."""
        return None

    @traits.default("position")
    def _position(self) -> Deal | None:
        return self.first_position()

    @traits.default("code")
    def _code(self) -> str:
        return _code_of(self.position)

    @traits.validate("code")
    def _readable(self, proposal: Any) -> str:
        if proposal.value:
            from_code(proposal.value)
        return str(proposal.value)

    @traits.observe("position")
    def _laid(self, change: Any) -> None:
        self.code = _code_of(change.new)

    @traits.observe("code")
    def _named(self, change: Any) -> None:
        if change.new != _code_of(self.position):
            self.position = from_code(change.new) if change.new else None


def _code_of(position: Deal | None) -> str:
    return code_of(position) if position else ""
