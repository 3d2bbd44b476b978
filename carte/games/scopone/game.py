"""Scopone, for four in two teams: Scopa, but all cards are dealt at once, nine or ten to each."""

from __future__ import annotations

from typing import ClassVar

from carte.engine.capture.statements import PAGAT, adopted, shared
from carte.engine.capture.weights import CaptureWeights
from carte.engine.rulebook import HOUSE, SEED, Statement
from carte.games.scopa.game import AGREED, Scopa
from carte.games.scopa.house_rules import hand_size
from carte.language import N_

__all__ = ["Scopone"]

GAME_FARM = "Game Farm, Scopone"
PAGAT_SCOPONE = "Pagat, Scopone"

HAND_SIZE = hand_size(9, 10)


class Scopone(Scopa):
    """Scopone: Scopa for two pairs of partners, who hold all cards from the start."""

    slug = "scopone"
    swing = 3.5
    emblem = "10D"
    place_in_book = 30
    weights = CaptureWeights()

    seats = 4
    hand_size = 9

    HOUSE_RULES: ClassVar = (HAND_SIZE, *AGREED)
    RULES: ClassVar = adopted(
        Scopa.RULES,
        shared("teams", GAME_FARM),
        shared("deal", GAME_FARM, says="deal-nine", hand_size=9),
        shared("deal", PAGAT_SCOPONE, says="deal-ten", hand_size=10),
        shared("first-player", GAME_FARM, says="first-player-of-many"),
        shared("three-kings", GAME_FARM, kings_redeal=True, hand_size=9),
        shared("three-kings", HOUSE, says="three-kings-stay", kings_redeal=False, hand_size=9),
        shared("last-card", PAGAT_SCOPONE, last_card_sweep=False),
        shared("last-card", HOUSE, says="last-card-sweep", last_card_sweep=True),
        shared("leftovers", GAME_FARM, says="leftovers-of-teams"),
        shared("target", PAGAT_SCOPONE, says="target-of-teams"),
        Statement("over", N_("The deal is over when the last card has been played."), GAME_FARM),
        sources={SEED: GAME_FARM, PAGAT: PAGAT_SCOPONE},
        without=["refill"],
    )
