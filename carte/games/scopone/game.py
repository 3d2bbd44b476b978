"""Scopone, for four in two teams: Scopa, but all cards are dealt at once, nine to each player."""

from __future__ import annotations

from typing import ClassVar

from carte.engine.capture.statements import HOUSE, PAGAT, SEED, adopted, shared
from carte.engine.capture.weights import CaptureWeights
from carte.engine.rulebook import Statement
from carte.games.scopa.game import Scopa
from carte.language import N_

__all__ = ["Scopone"]

GAME_FARM = "Game Farm, Scopone"
PAGAT_SCOPONE = "Pagat, Scopone"


class Scopone(Scopa):
    """Scopone: Scopa for two pairs of partners, who hold nine cards each from the start."""

    slug = "scopone"
    swing = 3.5
    emblem = "10D"
    place_in_book = 30
    weights = CaptureWeights()

    seats = 4
    hand_size = 9
    refills = False

    RULES: ClassVar = (
        shared("teams", GAME_FARM),
        *adopted(
            Scopa.RULES,
            Statement(
                "deal",
                N_(
                    "Each player gets three cards and two are laid face up on the table, "
                    "twice; then each gets three more. So all have nine, and four lie there."
                ),
                GAME_FARM,
            ),
            shared("first-player", GAME_FARM, says="first-player-of-teams"),
            shared("three-kings", GAME_FARM, kings_redeal=True),
            shared("last-card", PAGAT_SCOPONE, last_card_sweep=False),
            shared("last-card", HOUSE, says="last-card-sweep", last_card_sweep=True),
            shared("leftovers", GAME_FARM, says="leftovers-of-teams"),
            shared("target", PAGAT_SCOPONE, says="target-of-teams"),
            Statement(
                "over", N_("The deal is over when the last card has been played."), GAME_FARM
            ),
            sources={SEED: GAME_FARM, PAGAT: PAGAT_SCOPONE},
            without=["refill"],
        ),
    )

    def dealt(
        self, deck: tuple[int, ...], dealer: int
    ) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
        """Three cards go to each player and two to the table, twice; then three to each. [deal]"""
        rounds = deck[:12], deck[14:26], deck[28:]
        places = [(seat - dealer - 1) % self.seats for seat in range(self.seats)]
        hands = [sum(sum(some[3 * place : 3 * place + 3]) for some in rounds) for place in places]
        return tuple(hands), sum(deck[12:14] + deck[26:28]), ()
