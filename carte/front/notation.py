"""The notation data with which a page reads typed cards and moves, as the engine does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.engine.cards import Card
from carte.language.typed import LONGEST, first_verbs, inquiries, languages, rewrites

if TYPE_CHECKING:
    from carte.front.messages import Notation

__all__ = ["RANKS", "SUITS", "notations"]

RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", *"AFJCQRK")
SUITS = "DCSB♦♥♠♣"


def notations() -> dict[str, Notation]:
    """Return by language the names of ranks and suits, and the rewrites that come first."""
    return {
        language: {
            "ranks": {rank: Card(f"{rank}D").value for rank in RANKS},
            "suits": {suit: str(Card(f"1{suit}").suit) for suit in SUITS},
            "longest": LONGEST,
            "rewrites": rewrites(language),
            "verbs": first_verbs(language),
            "inquiries": inquiries(language),
        }
        for language in languages()
    }
