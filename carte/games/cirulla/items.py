"""What Cirulla scores besides the points of Scopa: table, declarations, runs of denari."""

from __future__ import annotations

from typing import Any

from carte.engine.capture.prizes import ALL_DENARI
from carte.engine.cards import Card, cards, mask_of
from carte.engine.conditions import where
from carte.engine.scoring import Addend, Part, ScoreItem, Tally, only_together
from carte.games.scopa.house_rules import SHORTEST_RUN, run
from carte.language import N_

__all__ = ["CAPPOTTO", "COURTS", "EARLY", "GRANDE", "PICCOLA", "scores_cappotto"]

COURTS = mask_of(map(Card, ("8D", "9D", "10D")))
"""The court cards of denari."""


def _table(tail: str, label: str, example: str) -> Tally:
    """Return a first table that brings the dealer points, by the rule that grants them.

    The game works out its worth from an example.
    """
    table = mask_of(cards(example))
    return Tally(tail, label, lambda game: game.table_points(table) if tail in game.rulebook else 0)


def _declaration(name: str, label: str, example: str) -> tuple[Tally, ...]:
    """Return a declaration; the game works out its worth from an example."""
    hand = mask_of(cards(example))
    return (Tally(name, label, lambda game: game.declarations.items(hand)[name]),)


def _early(
    name: str,
    label: str,
    short: str,
    tallies: tuple[Tally, ...],
    rule: str = "",
    theme: str = "declarations",
) -> ScoreItem:
    """Return an item that is scored before the end of a deal."""

    def part(deal: Any, side: int, _pile: int) -> Part:
        points = deal.scored[side].get(name, 0)
        return Part((Addend(None, points),) if points else (), points)

    return ScoreItem(name, label, short, part, rule, early=True, theme=theme, tallies=tallies)


EARLY = (
    _early(
        "table",
        N_("15 or 30 on the table"),
        N_("first table"),
        (
            _table("table-fifteen", N_("Dealer’s first table of 15"), "2D 3C 4S 6B"),
            _table("table-thirty", N_("Dealer’s first table of 30"), "3D 8C 9S 10B"),
            _table("table-nine", N_("Dealer’s first table of 9 or less"), "1D 2C 2S 3B"),
        ),
        rule="table-fifteen",
        theme="deal",
    ),
    _early(
        "barsega",
        N_("Barsega (9 or less in hand)"),
        N_("barsega"),
        _declaration("barsega", N_("Barsega declared"), "1D 3C 4S"),
    ),
    _early(
        "decino",
        N_("Decino (three alike in hand)"),
        N_("decino"),
        _declaration("decino", N_("Decino declared"), "10D 10C 10S"),
    ),
)
"""The items scored before the end, with tallies by the rules that grant them."""

GRANDE = ScoreItem(
    "grande",
    N_("Grande (the court cards of denari)"),
    N_("grande"),
    only_together(lambda pile: COURTS, lambda deal, pile: deal.game.grande(pile)),
    of=COURTS,
    within=ALL_DENARI,
    amounts=lambda game: (game.grande(COURTS),),
)

PICCOLA = ScoreItem(
    "piccola",
    N_("Piccola (denari from the asso on)"),
    N_("piccola"),
    only_together(run, lambda deal, pile: deal.game.piccola(pile)),
    of=SHORTEST_RUN,
    within=ALL_DENARI,
    amounts=lambda game: range(3, game.piccola_max + 1),
)


scores_cappotto = where(cappotto=int)
"""All ten denari score a number of points, and win nothing outright."""


def _cappotto(deal: Any, pile: int) -> int:
    return int(deal.game.cappotto) if pile & ALL_DENARI == ALL_DENARI else 0


CAPPOTTO = ScoreItem(
    "cappotto",
    N_("Cappotto (all ten denari)"),
    N_("cappotto"),
    only_together(lambda pile: ALL_DENARI, _cappotto),
    when=scores_cappotto,
    points=lambda deal: [_cappotto(deal, pile) for pile in deal.pile_masks],
    within=ALL_DENARI,
    amounts=lambda game: (game.cappotto,),
)
