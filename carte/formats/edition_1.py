"""The first edition's places of games, and of house rules with their values, in its codes.

They never change, so that the codes of that edition mean the same for ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

__all__ = ["ANY_NUMBER", "GAMES", "ROOM_FOR_GAMES"]

ROOM_FOR_GAMES = 16

ANY_NUMBER: tuple[Any, ...] = ()
"""Stands for the values of a house rule that takes any positive number."""

_MISSING_SUIT = ("ineligible", "zero")
_OF_SCOPA: Mapping[str, tuple[Any, ...]] = {
    "target": ANY_NUMBER,
    "kings_redeal": (True, False),
    "last_card_sweep": (False, True),
    "fewest_cards": (False, True),
    "re_bello": (False, True),
    "napola": (False, True),
    "primiera_missing_suit": _MISSING_SUIT,
}

GAMES: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    "scopa": _OF_SCOPA,
    "scopone": _OF_SCOPA,
    "asso-piglia-tutto": {
        "sums": (False, True),
        "scoring": ("most-cards", "scopa"),
        "ace_on_ace": ("one", "sweep"),
        "ace_on_empty": ("stays", "takes-itself"),
        "primiera_missing_suit": _MISSING_SUIT,
    },
    "cirulla": {
        "players": (2, 4),
        "target": ANY_NUMBER,
        "matta_barsega": (True, False),
        "declare_both": (True, False),
        "ace_sweep_forced": (True, False),
        "ace_full_take": (True, False),
        "matta_ace_sweeps": (True, False),
        "equal_before_sum": (False, True),
        "table_nine": (False, True),
        "piccola_max": (6, 7),
        "cappotto": ("denari", "all-cards", "off"),
        "tie_break": ("count-up", "another-deal"),
        "primiera_missing_suit": _MISSING_SUIT,
    },
    "briscola": {},
    "briscola-chiamata": {
        "slam_defenders": (False, True),
        "direct_points": (False, True),
        "bidder_leads": (False, True),
        "slam_by": ("tricks", "points"),
    },
    "mediatore": {
        "callable": ("any", "threes"),
        "bidder_leads": (False, True),
        "signal_truth": (True, False),
        "striscio": (True, False),
    },
}
"""The games in their order, and the house rules of each in theirs, the usual value first."""
