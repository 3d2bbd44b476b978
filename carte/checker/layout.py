"""How positions are laid out on sheets: the base class of all games' layouts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from carte.checker.sheet import Field, Sheet, Zone
from carte.engine.cards import Card, cards
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.position import InvalidPosition
from carte.engine.reading import LIST, NUMBER, TEXT, Kind, list_of, optional
from carte.language import _

__all__ = ["Layout", "Own", "needs_a_hand"]

AGame = TypeVar("AGame", bound=Game)
ADeal = TypeVar("ADeal", bound=Deal)


_OWN = {
    "card": optional(TEXT),
    "cards": optional(TEXT),
    "cards seen": optional(TEXT),
    "seat": optional(NUMBER),
    "seats": list_of(NUMBER),
    "value": NUMBER,
    "items": LIST,
    "sets shown": list_of(LIST),
    "rows in hand": list_of(TEXT),
}
"""How each of the ``KINDS_OF_FACT`` stands in JSON."""


class Own(NamedTuple):
    """The parts of a sheet that only one game has."""

    zones: Mapping[str, tuple[Card, ...]] = {}
    fields: Mapping[str, Any] = {}
    facts: Mapping[str, Any] = {}


class Layout(ABC, Generic[AGame, ADeal]):
    """How the positions of a game are laid out on a sheet; games that differ override it."""

    example = "7d x 3c 4s"
    """How a move is typed."""

    @abstractmethod
    def zones(self, game: AGame) -> Sequence[Zone]:
        """Return the places for cards."""

    @abstractmethod
    def fields(self, game: AGame) -> Sequence[Field]:
        """Return the other fields."""

    def facts(self, game: AGame) -> Mapping[str, Kind]:
        """Return the facts that no form shows, by kind; the game gives them their meaning."""
        own = {name: _OWN[fact] for name, fact in game.OWN_FACTS.items()}
        return {"dealer": NUMBER, "turn": NUMBER, **own}

    @abstractmethod
    def deal(self, sheet: Sheet) -> Deal:
        """Return the deal on a sheet; raise ``ValueError`` if there is none."""

    @abstractmethod
    def sheet(self, deal: ADeal) -> Sheet:
        """Return the sheet of a deal, with no more than it needs."""

    @abstractmethod
    def is_complete(self, sheet: Sheet) -> bool:
        """Return whether all the cards in play are on the sheet."""

    # ------------------------------------------------------------------ what layouts share

    def seen(self, sheet: Sheet, after: Sheet) -> Sheet:
        """Return the sheet ``after`` a move without the cards that were only dealt to be judged.

        A zone with such a card is left empty for the reader to fill in.
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

    def laid_out(self, deal: ADeal, you: int) -> dict[str, tuple[Card, ...]]:
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

    def first(self, deal: ADeal, short: Sheet, whole: Sheet) -> Sheet:
        """Return the short sheet if it makes the same deal, else the whole one."""
        try:
            return short if self.deal(short) == deal else whole
        except ValueError:  # the deal needs a card that the short sheet lacks
            return whole

    @staticmethod
    def hand(away: int) -> str:
        """Return the zone of the hand of the seat so many places away from the reader's."""
        return f"hand-{away}" if away else "hand"


def needs_a_hand() -> InvalidPosition:
    """Return the error for a sheet on which the reader holds no card yet."""
    return InvalidPosition(_("Your hand is empty: add the cards you hold."))
