"""The pack in tables: suits, ranks, court cards, and their order in a trick game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.engine.cards import SUITS, Card
from carte.engine.phrases import commas
from carte.language import _
from carte.language.names import rank_name
from carte.reference.printed import Printed, drawn, italian, table

if TYPE_CHECKING:
    from carte.engine.tricks.game import TrickGame

__all__ = ["courts", "ranks", "strength", "suits"]


def suits() -> Printed:
    """Return the four suits: Italian name, English meaning, and their place in a French pack."""
    english = (_("coins"), _("cups"), _("swords"), _("batons"))
    french = (_("diamonds"), _("hearts"), _("spades"), _("clubs"))
    return table(
        _("The four suits"),
        (_("Suit"), _("In English"), _("Its asso"), _("In a French pack")),
        (
            (italian(suit.italian), meaning, drawn([Card(f"1{suit}")]), f"{suit.french} {foreign}")
            for suit, meaning, foreign in zip(SUITS, english, french, strict=True)
        ),
    )


def ranks(suit: str = "D") -> Printed:
    """Return the ten cards of a suit: names, both numbers of scopa, and the French card."""
    from carte.engine.capture.prizes import PRIMIERA_POINTS

    ten = [Card(f"{value}{suit}") for value in range(1, 11)]
    return table(
        _("The ten cards of {suit}").format(suit=ten[0].suit.name),
        (_("Name"), _("Card"), _("Takes as"), _("Primiera points"), _("French card")),
        (
            (
                italian(card.italian.partition(" ")[0]),
                drawn([card]),
                str(card.value),
                str(PRIMIERA_POINTS[card.value]),
                drawn([card], "french"),
            )
            for card in ten
        ),
    )


def strength(game: TrickGame, suit: str = "D") -> Printed:
    """Return the cards of a suit in a trick game, the strongest first, and what each counts."""
    ordered = [Card(f"{value}{suit}") for value in game.STRENGTH]
    return table(
        _("From the strongest card to the weakest"),
        (_("Name"), _("Card"), _("French card"), _("Worth")),
        (
            (
                italian(card.italian.partition(" ")[0]),
                drawn([card]),
                drawn([card], "french"),
                game.counted(game.points(1 << card.index)),
            )
            for card in ordered
        ),
    )


def courts() -> Printed:
    """Return the twelve court cards, a rank a row and a suit a column."""
    return table(
        _("The court cards"),
        (_("Court card"), *(suit.name for suit in SUITS)),
        (
            (
                Printed(
                    commas([italian(rank_name(value)).html, str(value)]),
                    commas([rank_name(value), str(value)]),
                ),
                *(drawn([Card(f"{value}{suit}")]) for suit in SUITS),
            )
            for value in (8, 9, 10)
        ),
    )
