"""House rules of Tressette; Mediatore shares those about signals."""

from __future__ import annotations

from carte.engine.house_rules import HouseRule, players
from carte.engine.rulebook import Statement
from carte.language import N_

__all__ = ["BISKA", "HOUSE_RULES", "SIGNAL_TRUTH", "STRISCIO"]

BISKA = "Biska, Traversone"

PLAYERS = players(4, 2)
"""How many play: four in pairs, or two with a stock. [teams, deal]"""

TARGET = HouseRule(
    "target",
    N_("Points that win a match"),
    (31,),
    any_number=True,
    counts=True,
    usual_there=21,
    there={"accusi": False, "to_lose": True},
    there_any=True,
)
"""Without accusi less is scored, so that a match ends earlier. [target]"""

ACCUSI = HouseRule("accusi", N_("Accusi score"), (True, False), counts=True)
SIGNAL_TRUTH = HouseRule("signal_truth", N_("Signals must be true"), (True, False))
STRISCIO = HouseRule("striscio", N_("Striscio is allowed"), (True, False))
CAPPOTTO = HouseRule("cappotto", N_("A side without a point loses its accusi"), counts=True)
TO_LOSE = HouseRule(
    "to_lose",
    N_("Played to lose"),
    counts=True,
    statements=(
        Statement(
            "to-lose",
            N_("In a game played to lose, nobody declares accusi."),
            BISKA,
            theme="accusi",
        ),
    ),
    after="accusi",
)

HOUSE_RULES: tuple[HouseRule, ...] = (
    PLAYERS,
    TARGET,
    ACCUSI,
    SIGNAL_TRUTH,
    STRISCIO,
    CAPPOTTO,
    TO_LOSE,
)
