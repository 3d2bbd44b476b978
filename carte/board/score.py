"""What a deal was worth, as a score sheet shows it, and payments as they are written."""

from __future__ import annotations

from collections.abc import Iterator

from carte.board.seats import side_names
from carte.board.verdict import JSON
from carte.engine.auction.game import ContractGame
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.match import Score
from carte.language import N_, _

__all__ = [
    "ITEMS",
    "got_or_paid",
    "item_name",
    "score_by_side",
    "signed",
    "told_score",
    "written",
]

ITEMS = {
    "carte": N_("Carte (most cards)"),
    "denari": N_("Denari (most coins)"),
    "settebello": N_("Settebello (7 of denari)"),
    "primiera": N_("Primiera"),
    "scopa": N_("Scope (sweeps)"),
    "re-bello": N_("Re bello (re of denari)"),
    "napola": N_("Napola (denari from the asso on)"),
    "table": N_("15 or 30 on the table"),
    "barsega": N_("Barsega (9 or less in hand)"),
    "decino": N_("Decino (three alike in hand)"),
    "grande": N_("Grande (the denari courts)"),
    "piccola": N_("Piccola (denari from the asso on)"),
    "cards": N_("Cards won"),
    "points": N_("Card points"),
    "win": N_("The contract"),
    "multiplier": N_("The bid"),
    "slam": N_("A slam"),
    "payment": N_("Payment"),
    "typed": N_("Points"),
}
"""What a deal can be worth, and the steps to a payment, in the order in which they are told."""


def item_name(item: str) -> str:
    """Return what an item of a score, or a step towards it, is called."""
    return _(ITEMS[item])


def score_by_side(deal: Deal) -> dict[str, Score]:
    """Return the score of a deal that is over by the names of the sides, the reader's first."""
    return dict(zip(side_names(deal.game), deal.score(), strict=True))


def told_score(deal: Deal) -> list[JSON]:
    """Return the score of a deal that is over, as the front end reads it.

    What is told in every deal has its place, whether or not anybody gets anything.
    """
    always = dict.fromkeys(_told_always(deal.game), 0)
    return [
        {"side": side, "items": always | score.items, "total": score.total}
        for side, score in score_by_side(deal).items()
    ]


def _told_always(game: Game) -> Iterator[str]:
    if isinstance(game, ContractGame):
        yield "payment"
    yield from (item for item in ("carte", "denari", "primiera") if item in game.rulebook)


def written(points: int) -> str:
    """Return "5" or "−4"."""
    return str(points).replace("-", "−")


def signed(payment: int) -> str:
    """Return "+5" or "−4"."""
    return f"{payment:+}".replace("-", "−")


def got_or_paid(payment: int) -> str:
    """Return "You get 5" or "You pay 4"."""
    words = _("You get {number}") if payment > 0 else _("You pay {number}")
    return words.format(number=abs(payment))
