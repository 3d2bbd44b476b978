"""House rules of Cirulla."""

from __future__ import annotations

from carte.engine.capture.items import LEFTOVERS, PRIMIERA_MISSING_SUIT
from carte.engine.house_rules import HouseRule, players
from carte.engine.rulebook import Statement
from carte.games.cirulla.items import CAPPOTTO, scores_cappotto
from carte.games.scopa.house_rules import target, tie_break
from carte.language import N_

__all__ = ["HOUSE_RULES"]

HOUSE_RULES = (
    players(2, 4, 3),
    target(51),
    HouseRule("matta_barsega", N_("The matta is wild in a barsega"), (True, False)),
    HouseRule("declare_both", N_("Barsega and decino are scored together"), (True, False)),
    HouseRule("ace_sweep_forced", N_("An asso that can sweep must"), (True, False)),
    HouseRule("ace_full_take", N_("An asso that can take all for 15 must"), (True, False)),
    HouseRule("matta_ace_sweeps", N_("The matta named as an asso sweeps"), (True, False)),
    HouseRule("equal_before_sum", N_("A matching card forbids sums")),
    HouseRule("table_nine", N_("A first table of 9 goes to the dealer"), counts=True),
    HouseRule("piccola_max", N_("The piccola goes on to"), (6, 7), counts=True),
    HouseRule(
        "cappotto",
        N_("A match is won outright by"),
        ("denari", "all-cards", "off"),
        {
            "denari": N_("all ten denari"),
            "all-cards": N_("all forty cards"),
            "off": N_("nothing"),
            int: N_("nothing; all ten denari score {number}"),
        },
        any_number=True,
        numbers=(10, 30),
        counts=True,
        statements=(
            Statement(
                "cappotto",
                N_(
                    "A side that wins all ten denari cards in one deal scores {cappotto} "
                    "points for it, but does not win outright."
                ),
                "Pagat, Cirulla",
                scores_cappotto,
            ),
        ),
        after="piccola",
        item=CAPPOTTO,
    ),
    tie_break("count-up", "another-deal"),
    PRIMIERA_MISSING_SUIT,
    LEFTOVERS,
)
"""The house rules of Cirulla, in the order in which tables choose them."""
