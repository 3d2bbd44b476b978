"""What players of briscola chiamata quarrel about: the auction, and who pays."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carte.games.cases import Case, match_of
from carte.games.quarrels import declarer_of, end_of

__all__ = ["OF_A_CASE"]


def contract_is_made(case: Case) -> bool:
    """Return whether the declarer is paid."""
    declarer = declarer_of(end_of(case))
    return declarer is not None and end_of(case).score()[declarer].total > 0


def is_slam(case: Case) -> bool:
    """Return whether one side has won all tricks."""
    outcome = end_of(case).outcome
    return outcome is not None and outcome.slam


def is_asked_again(case: Case) -> bool:
    """Return whether a player who has passed gets to bid again, if all pass from here on."""
    deal = end_of(case)
    passed = {seat for seat, call in deal.calls if str(call) == "pass"}
    while deal.phase == "auction" and deal.turn not in passed:
        passed.add(deal.turn)
        deal = deal.play("pass")
    return deal.phase == "auction"


def is_doubled_after(case: Case) -> bool:
    """Return whether a match counts the deal after its first one double."""
    return match_of(case._replace(match=case.match[:1])).doubled


OF_A_CASE: Mapping[str, Callable[[Case], bool | None]] = {
    "made": contract_is_made,
    "slam": is_slam,
    "bids": is_asked_again,
    "doubled": is_doubled_after,
}
"""The questions about a case as a whole."""
