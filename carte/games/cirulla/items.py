"""What Cirulla scores besides the points of Scopa: table, declarations, runs of denari."""

from __future__ import annotations

from typing import Any

from carte.engine.cards import Card, mask_of
from carte.engine.scoring import Addend, Part, ScoreItem, only_together
from carte.games.scopa.house_rules import SHORTEST_RUN, run
from carte.language import N_

__all__ = ["COURTS", "EARLY", "GRANDE", "PICCOLA"]

COURTS = mask_of(map(Card, ("8D", "9D", "10D")))
"""The court cards of denari."""


def _early(name: str, label: str, short: str, rule: str = "") -> ScoreItem:
    """Return an item that is scored before the end of a deal."""

    def part(deal: Any, side: int, _pile: int) -> Part:
        points = deal.scored[side].get(name, 0)
        return Part((Addend(None, points),) if points else (), points)

    return ScoreItem(name, label, short, part, rule, early=True, theme="declarations")


EARLY = (
    _early("table", N_("15 or 30 on the table"), N_("first table"), rule="table-fifteen"),
    _early("barsega", N_("Barsega (9 or less in hand)"), N_("barsega")),
    _early("decino", N_("Decino (three alike in hand)"), N_("decino")),
)

GRANDE = ScoreItem(
    "grande",
    N_("Grande (the denari courts)"),
    N_("grande"),
    only_together(lambda pile: COURTS, lambda deal, pile: deal.game.grande(pile)),
    of=COURTS,
)

PICCOLA = ScoreItem(
    "piccola",
    N_("Piccola (denari from the asso on)"),
    N_("piccola"),
    only_together(run, lambda deal, pile: deal.game.piccola(pile)),
    of=SHORTEST_RUN,
)
