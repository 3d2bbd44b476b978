"""A sheet: a position as a reader fills it in, before it is known whether there can be such a one.

A sheet has zones of cards and fields, whose names and labels its form tells; the reader is always
the seat to act, so that all seats are counted from there in playing order. What a form does not
show is among the ``facts``, so that a deal comes back from its sheet as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import carte
from carte.board.verdict import JSON
from carte.engine.cards import Card, cards
from carte.engine.game import Game
from carte.engine.position import InvalidPosition

__all__ = ["Field", "Sheet", "Zone", "check", "choice"]


class Zone(NamedTuple):
    """A place for cards; the ``main`` ones are what most questions need, perhaps in one phase."""

    name: str
    label: str
    main: bool = False
    phases: Sequence[str] = ()

    def to_json(self) -> JSON:
        """Return the zone as plain JSON data."""
        return self._asdict()


class Field(NamedTuple):
    """Something to say of a position besides where cards are.

    ``kind`` is ``check``, ``choice`` (of ``values``, each with a label), ``card`` or ``calls``; the
    latter two are typed. A field is shown in some phases only, where ``phases`` names them.
    """

    name: str
    label: str
    kind: str
    usual: Any
    values: Sequence[tuple[Any, str]] = ()
    phases: Sequence[str] = ()
    example: str = ""

    def to_json(self) -> JSON:
        """Return the field as plain JSON data."""
        return self._asdict()


def check(name: str, label: str) -> Field:
    """Return a field that is ticked or not."""
    return Field(name, label, "check", False)


def choice(
    name: str, label: str, values: Iterable[tuple[Any, str]], phases: Sequence[str] = ()
) -> Field:
    """Return a field with some values, of which the first is the usual one."""
    known = tuple(values)
    return Field(name, label, "choice", known[0][0], known, phases)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A filled-in sheet; zones and fields that are not named are empty and usual."""

    game: Game
    zones: Mapping[str, tuple[Card, ...]]
    fields: Mapping[str, Any]
    facts: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def from_json(cls, data: object) -> Sheet:
        """Return the sheet that plain JSON data tells; raises ``ValueError`` where it is none."""
        if not isinstance(data, Mapping) or not {"game", "options", "zones", "fields"} <= {*data}:
            raise InvalidPosition(f"{data!r} is no sheet; it has a game, options, zones and fields")
        parts = [data[name] for name in ("options", "zones", "fields")]
        facts = data.get("facts", {})
        if not all(isinstance(part, Mapping) for part in (*parts, facts)):
            raise InvalidPosition(f"{data!r} is no sheet; its parts are names and values")
        options, zones, fields = parts
        game = carte.game(str(data["game"]), **options)
        return cls(game, {name: cards(some) for name, some in zones.items()}, fields, facts)

    def to_json(self) -> JSON:
        """Return the sheet as plain JSON data."""
        return {
            "game": self.game.slug,
            "options": dict(self.game.options),
            "zones": {name: [*map(str, some)] for name, some in self.zones.items()},
            "fields": dict(self.fields),
            "facts": dict(self.facts),
        }

    def zone(self, name: str) -> str:
        """Return the cards of a zone, as text."""
        return " ".join(map(str, self.zones.get(name, ())))

    def seat(self, name: str, usual: int) -> int:
        """Return the seat that a fact names, where the game has it."""
        seat = self.facts.get(name, usual)
        return seat if type(seat) is int and 0 <= seat < self.game.seats else usual
