"""A sheet: a position as a reader fills it in, before anyone knows whether it is possible.

A sheet has zones of cards and fields, whose names and labels its form gives; the reader is always
the seat to act, so all seats are counted from there in playing order. The ``facts`` hold what a
form does not show, so that a deal comes back from its sheet unchanged.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import carte
from carte.engine.cards import Card, cards
from carte.engine.game import Game
from carte.engine.position import InvalidPosition
from carte.engine.reading import NAMES, SWITCH, TEXT, Kind, one_of, read
from carte.language import N_

if TYPE_CHECKING:
    from carte.checker import messages
    from carte.engine.messages import ControlKind

__all__ = ["Field", "Sheet", "Zone", "check", "choice"]


class Zone(NamedTuple):
    """A place for cards; most questions need the ``main`` ones, perhaps in one phase only."""

    name: str
    label: str
    main: bool = False
    phases: Sequence[str] = ()

    def to_json(self) -> messages.Zone:
        """Return the zone as plain JSON data."""
        return {
            "name": self.name,
            "label": self.label,
            "main": self.main,
            "phases": [*self.phases],
        }


class Field(NamedTuple):
    """A fact about a position besides where its cards are.

    ``kind`` is ``check``, ``choice`` (of ``values``, each with a label), ``card`` or ``calls``; the
    last two are typed. If ``phases`` names any, the field shows in those phases only.
    """

    name: str
    label: str
    kind: ControlKind
    usual: Any
    values: Sequence[tuple[Any, str]] = ()
    phases: Sequence[str] = ()
    example: str = ""

    def to_json(self) -> messages.Field:
        """Return the field as plain JSON data."""
        return {
            "name": self.name,
            "label": self.label,
            "kind": self.kind,
            "usual": self.usual,
            "values": [*self.values],
            "phases": [*self.phases],
            "example": self.example,
        }

    @property
    def kind_of_value(self) -> Kind:
        """The kind of its values."""
        if self.kind == "check":
            return SWITCH
        known = [value for value, _label in self.values]
        return one_of(known) if known else TEXT


def check(name: str, label: str) -> Field:
    """Return a field that is ticked or not."""
    return Field(name, label, "check", False)


def choice(
    name: str, label: str, values: Iterable[tuple[Any, str]], phases: Sequence[str] = ()
) -> Field:
    """Return a field with a choice of values; the first is the default."""
    known = tuple(values)
    return Field(name, label, "choice", known[0][0], known, phases)


_SHEET = {"game": TEXT, "options": NAMES, "zones": NAMES, "fields": NAMES, "facts": NAMES}


@dataclass(frozen=True, slots=True)
class Sheet:
    """A filled-in sheet; zones not named are empty, fields not named have their default."""

    game: Game
    zones: Mapping[str, tuple[Card, ...]]
    fields: Mapping[str, Any]
    facts: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def from_json(cls, data: object) -> Sheet:
        """Return the sheet in plain JSON data; raise ``ValueError`` if it is none."""
        needed = ("game", "options", "zones", "fields")
        entry = read(data, _SHEET, N_("sheet"), InvalidPosition, needs=needed)
        zones = {name: cards(some) for name, some in entry["zones"].items()}
        game = carte.game(entry["game"], **entry["options"])
        return cls(game, zones, entry["fields"], entry.get("facts", {}))

    def to_json(self) -> messages.Sheet:
        """Return the sheet as plain JSON data."""
        return {
            "game": self.game.slug,
            "options": dict(self.game.options),
            "zones": {name: [*map(str, some)] for name, some in self.zones.items()},
            "fields": dict(self.fields),
            "facts": dict(self.facts),
        }

    def among(self, players: int) -> Sheet:
        """Return the same cards at a table where so many play."""
        options = dict(self.game.options) | {"players": players}
        return replace(self, game=carte.game(self.game.slug, **options))

    def zone(self, name: str) -> str:
        """Return the cards of a zone, as text."""
        return " ".join(map(str, self.zones.get(name, ())))

    def seat(self, name: str, usual: int) -> int:
        """Return the seat that a fact names, if the game has it."""
        seat = self.facts.get(name, usual)
        return seat if seat in range(self.game.seats) else usual

    def by_side(self, name: str) -> Any:
        """Return a fact with a value for each side, or None if it has another number of sides."""
        values = self.facts.get(name)
        return values if values and len(values) == self.game.sides else None

    def seats(self, name: str) -> set[int]:
        """Return the seats that a fact names, as far as the game has them."""
        return {*self.facts.get(name, ())} & {*range(self.game.seats)}
