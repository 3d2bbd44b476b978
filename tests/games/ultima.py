"""A house rule of Briscola, as somebody would add it: this module, and one call."""

from typing import Any

from carte.engine.house_rules import HouseRule
from carte.engine.rulebook import Statement
from carte.engine.scoring import Addend, Part, ScoreItem
from carte.games import register
from carte.games.briscola.game import Briscola

WORTH = 10


def points(deal: Any) -> list[int]:
    """Whoever has won the last trick would lead to the next, so it is their turn."""
    game = deal.game
    return [WORTH * (side == game.side(deal.turn)) for side in range(game.sides)]


def part(deal: Any, side: int, _pile: int) -> Part:
    worth = points(deal)[side]
    return Part((Addend(None, worth, "The last trick"),) if worth else (), worth)


LAST_TRICK_COUNTS = HouseRule(
    "last_trick_counts",
    "The last trick counts",
    counts=True,
    statements=(
        Statement(
            "ultima",
            "Whoever wins the last trick gets {ultima} points more: a deal comes to {whole}.",
            "house rule",
            theme="score",
        ),
    ),
    after="points",
    item=ScoreItem(
        "ultima",
        "Ultima (the last trick)",
        "last trick",
        part,
        points=points,
        amounts=lambda game: (WORTH,),
        certain=True,
        by_last_trick=True,
        gain="It is the last trick, which counts by itself.",
    ),
)


class BriscolaOfOurs(Briscola):
    """Briscola with one house rule more."""

    HOUSE_RULES = (*Briscola.HOUSE_RULES, LAST_TRICK_COUNTS)


def add() -> None:
    """Put this Briscola in the place of the book's."""
    register(BriscolaOfOurs)
