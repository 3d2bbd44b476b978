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
from carte.cards import Card, cards
from carte.game import Deal, Game
from carte.locale import _
from carte.position import InvalidPosition
from carte.telling.verdict import JSON

__all__ = ["Field", "Layout", "Sheet", "Zone", "check", "choice"]


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


class Layout:
    """How the positions of a game are laid out on a sheet; games that differ have their own."""

    example = "7d x 3c 4s"
    """How a move is typed."""

    def zones(self, game: Game) -> Sequence[Zone]:
        """Return the places for cards."""
        raise NotImplementedError

    def fields(self, game: Game) -> Sequence[Field]:
        """Return what else there is to say."""
        raise NotImplementedError

    def deal(self, sheet: Sheet) -> Deal:
        """Return the deal that a sheet tells; raises ``ValueError`` where there is none."""
        raise NotImplementedError

    def sheet(self, deal: Deal) -> Sheet:
        """Return the sheet of a deal, with no more on it than it needs."""
        raise NotImplementedError

    def is_told(self, sheet: Sheet) -> bool:
        """Return whether all the cards in play are on the sheet."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what layouts share

    def seen(self, sheet: Sheet, after: Sheet) -> Sheet:
        """Return the sheet ``after`` a move without the cards that were only dealt to be judged.

        A zone in which such a card lies is empty then, for the reader to put in.
        """
        known = {card for some in sheet.zones.values() for card in some}
        zones = {
            name: some
            for name, some in after.zones.items()
            if known.issuperset(some) and not name.startswith("hand-")
        }
        guessed = {"told", "partner", "taken"} - {*sheet.facts}
        facts = {name: fact for name, fact in after.facts.items() if name not in guessed}
        return Sheet(after.game, zones, after.fields, facts)

    def hands(self, sheet: Sheet, you: int) -> list[str]:
        """Return all hands by seat."""
        seats = sheet.game.seats
        held = [sheet.zone(self.hand(away)) for away in range(seats)]
        return [held[(seat - you) % seats] for seat in range(seats)]

    def piles(self, sheet: Sheet, you: int) -> list[str]:
        """Return all piles by side."""
        sides, own = sheet.game.sides, sheet.game.side(you)
        return [sheet.zone(f"pile-{(side - own) % sides}") for side in range(sides)]

    def others(self, sheet: Sheet) -> bool:
        """Return whether the hand of another seat is on the sheet."""
        return any(sheet.zone(self.hand(away)) for away in range(1, sheet.game.seats))

    def laid_out(self, deal: Deal, you: int) -> dict[str, tuple[Card, ...]]:
        """Return the hands and the piles of a deal, by zone."""
        game = deal.game
        zones = {
            self.hand(away): deal.hands[(you + away) % game.seats] for away in range(game.seats)
        }
        piles = deal.to_json()["position"]["piles"]
        own = game.side(you)
        zones |= {
            f"pile-{away}": cards(piles[(own + away) % game.sides]) for away in range(game.sides)
        }
        return zones

    def first(self, deal: Deal, short: Sheet, whole: Sheet) -> Sheet:
        """Return the short sheet where it tells the same deal, else the whole one."""
        try:
            return short if self.deal(short) == deal else whole
        except ValueError:  # the deal cannot be told without some card that is not on it
            return whole

    @staticmethod
    def hand(away: int) -> str:
        """Return the zone of the hand of the seat so many places away from the reader's."""
        return f"hand-{away}" if away else "hand"


def needs_a_hand() -> InvalidPosition:
    """Return the error for a sheet on which the reader holds no card yet."""
    return InvalidPosition(_("Your hand is empty: put in the cards that you hold."))
