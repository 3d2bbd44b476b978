"""The end of a deal or of a match in one line: who has won, and by what."""

from __future__ import annotations

from collections.abc import Sequence

from carte.board.seats import READER, are_called_by_name
from carte.engine.deal import Deal
from carte.engine.match import Match
from carte.engine.phrases import against
from carte.language import N_, _
from carte.language.numbers import signed

__all__ = ["headline_of_contract", "headline_of_match", "headline_of_resigned", "points_of"]

_WON = {
    "you": (
        N_("You win the match by {by}: {mine} to {theirs}."),
        N_("You win the match: {mine} to {theirs}."),
    ),
    "other": (
        N_("The other player wins the match by {by}: {theirs} to {mine}."),
        N_("The other player wins the match: {theirs} to {mine}."),
    ),
    "us": (
        N_("Your team wins the match by {by}: {mine} to {theirs}."),
        N_("Your team wins the match: {mine} to {theirs}."),
    ),
    "them": (
        N_("The other team wins the match by {by}: {theirs} to {mine}."),
        N_("The other team wins the match: {theirs} to {mine}."),
    ),
}
"""Who has won a match of two sides: by how many points, or by a rule whatever the points."""

_WON_OF_MANY = {
    True: (
        N_("You win the match by {by}: {points}."),
        N_("You win the match: {points}."),
    ),
    False: (
        N_("{name} wins the match by {by}: {points}."),
        N_("{name} wins the match: {points}."),
    ),
}
"""The same where more than two play, each alone: the reader, or another."""

_WON_BY_NAME = (
    N_("The match goes to {name} by {by}: {points}."),
    N_("The match goes to {name}: {points}."),
)
"""The same where people are called by their names, or teams by those of two."""

_CONTRACT = {
    (True, 1): N_("The contract is made: you get {number}."),
    (True, 0): N_("The contract is made."),
    (True, -1): N_("The contract is made: you pay {number}."),
    (False, 1): N_("The contract fails: you get {number}."),
    (False, 0): N_("The contract fails."),
    (False, -1): N_("The contract fails: you pay {number}."),
}
"""How a contract ended, and whether the reader gets or pays something."""


def headline_of_match(match: Match, sides: tuple[str, ...]) -> str:
    """Return who has won a match that is over; ``sides`` are the names, the reader's first."""
    if match.game.has_auction:
        return _of_payments(match, sides)
    if are_called_by_name() or len(match.totals) > 2:
        return _of_many(match, sides)
    mine, theirs = match.totals
    if match.winner is None:
        return _("The match is a draw: {mine} to {theirs}.").format(mine=mine, theirs=theirs)
    by = (mine - theirs) * (1 if match.winner == READER else -1)
    teams = match.game.sides < match.game.seats
    who = ("us", "them") if teams else ("you", "other")
    counted, ruled = _WON[who[match.winner]]
    return _(counted if by > 0 else ruled).format(by=by, mine=mine, theirs=theirs)


def _of_many(match: Match, sides: tuple[str, ...]) -> str:
    points = points_of(match.totals)
    if match.winner is None:
        return _("The match is a draw: {points}.").format(points=points)
    others = [total for side, total in enumerate(match.totals) if side != match.winner]
    by = match.totals[match.winner] - max(others)
    counted, ruled = _WON_BY_NAME if are_called_by_name() else _WON_OF_MANY[match.winner == READER]
    words = _(counted if by > 0 else ruled)
    return words.format(name=sides[match.winner], by=by, points=points)


def headline_of_resigned(match: Match, name: str, sides: tuple[str, ...]) -> str:
    """Return how a match ended that a person called ``name`` has given up."""
    if match.winner is None:
        return _("{name} gives up the match, and nobody wins it.").format(name=name)
    words = _("{name} gives up the match: it goes to {winner}.")
    return words.format(name=name, winner=sides[match.winner])


def points_of(totals: Sequence[int]) -> str:
    """Return the points of every side; of two that are called by name the winner’s come first."""
    two = are_called_by_name() and len(totals) == 2
    return against([*map(str, sorted(totals, reverse=True) if two else totals)])


def _of_payments(match: Match, sides: tuple[str, ...]) -> str:
    if are_called_by_name():
        return _of_payments_by_name(match, sides)
    mine = signed(match.totals[READER])
    if match.winner is None:
        best = signed(max(match.totals))
        words = (
            _("The match is a draw: you share the lead, with {best}.")
            if mine == best
            else _("The match is a draw between the leaders, with {best}. You end with {mine}.")
        )
        return words.format(best=best, mine=mine)
    if match.winner == READER:
        return _("You win the match, with {mine}.").format(mine=mine)
    words = _("{name} wins the match, with {best}. You end with {mine}.")
    best = signed(match.totals[match.winner])
    return words.format(name=sides[match.winner], best=best, mine=mine)


def _of_payments_by_name(match: Match, sides: tuple[str, ...]) -> str:
    best = signed(max(match.totals))
    if match.winner is None:
        return _("The match is a draw between the leaders, with {best}.").format(best=best)
    return _("{name} wins the match, with {best}.").format(name=sides[match.winner], best=best)


def headline_of_contract(deal: Deal) -> str:
    """Return how the contract of a deal ended, and what the reader gets or pays."""
    assert deal.outcome is not None
    mine = 0 if are_called_by_name() else deal.score()[READER].total
    words = _(_CONTRACT[deal.outcome.is_made, (mine > 0) - (mine < 0)])
    return words.format(number=abs(mine))
