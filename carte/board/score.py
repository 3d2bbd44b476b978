"""The score of a deal as a score sheet shows it, and payments as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import carte
from carte.board.seats import side_names
from carte.engine.deal import Deal
from carte.engine.match import Score
from carte.engine.scoring import ScoreItem
from carte.games import cached_per_registry
from carte.language import N_, _

if TYPE_CHECKING:
    from carte.board import messages

__all__ = [
    "got_or_paid",
    "item_name",
    "item_names",
    "prize_name",
    "score_by_side",
    "score_json",
    "short_names",
]

_STEPS = {
    "win": N_("The contract"),
    "multiplier": N_("The bid"),
    "slam": N_("A slam"),
    "last-trick": N_("The last trick"),
    "typed": N_("Points"),
}
"""Names in a count besides the items of a score: steps to a verdict, and typed points."""


@cached_per_registry
def _items() -> dict[str, ScoreItem]:
    """Return every item of every game under any house rule, in the order of the games."""
    found: dict[str, ScoreItem] = {}
    for game in map(carte.game, carte.GAMES):
        found |= {item.id: item for item in game.possible_items()}
    return found


def item_names() -> dict[str, str]:
    """Return the names of all items of scores, and of the steps towards them."""
    names = {name: item.name for name, item in _items().items()}
    return names | {step: _(words) for step, words in _STEPS.items()}


def short_names() -> dict[str, str]:
    """Return the names of the items of scores for a narrow column."""
    return {name: item.short_name for name, item in _items().items()}


def item_name(item: str) -> str:
    """Return the name of an item of a score, or of a step towards it."""
    return item_names()[item]


def prize_name(item: str, points: int) -> str:
    """Return what brings ``points``: "settebello", or "scope" where these are 2."""
    return _items()[item].name_for(points)


def score_by_side(deal: Deal) -> dict[str, Score]:
    """Return the score of a finished deal by the names of the sides, the reader's first."""
    return dict(zip(side_names(deal.game), deal.score(), strict=True))


def score_json(deal: Deal) -> list[messages.SideScore]:
    """Return the score of a finished deal, as the front end reads it.

    Items of every deal are always listed, whether or not anybody scores; one that nobody gets
    because of a tie says so. ``names`` are those that items have at this table alone.
    """
    always: dict[str, int | str] = {
        name: _unwon(item) for name, item in deal.game.items.items() if item.always
    }
    won = {name for score in deal.score() for name in score.items}
    usual = item_names()
    own = {name: item.name for name, item in deal.game.items.items() if item.name != usual[name]}
    names: messages.OwnNames = {"names": own} if own else {}
    return [
        {
            "side": side,
            "items": {**always, **{name: 0 for name in always if name in won}, **score.items},
            "total": score.total,
            **names,
        }
        for side, score in score_by_side(deal).items()
    ]


def _unwon(item: ScoreItem) -> int | str:
    """Return the entry of a score sheet for an item that nobody gets."""
    return _("tie") if item.may_tie else 0


def got_or_paid(payment: int) -> str:
    """Return "You get 5" or "You pay 4"."""
    words = _("You get {number}") if payment > 0 else _("You pay {number}")
    return words.format(number=abs(payment))
