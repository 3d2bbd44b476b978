"""A house rule of Scopa, as somebody would add it: this module, and one call."""

from carte import Card, HouseRule, ScoreItem, Statement, register
from carte.engine.cards import MASKS
from carte.engine.scoring import cards_that_count
from carte.games.scopa.game import Scopa

RE = MASKS[Card("10C").index]

RE_DI_COPPE = HouseRule(
    "re_di_coppe",
    "Re di coppe",
    counts=True,
    statements=(
        Statement(
            "re-di-coppe", "The re of coppe scores a point of its own.", "house rule", theme="score"
        ),
    ),
    after="re-bello",
    item=ScoreItem(
        "re-di-coppe",
        "Re di coppe (re of coppe)",
        "re di coppe",
        cards_that_count(RE),
        points=lambda deal: [int(bool(pile & RE)) for pile in deal.pile_masks],
        gain="It wins the re di coppe, a point by itself.",
        of=RE,
        certain=True,
    ),
)


class ScopaOfOurs(Scopa):
    """Scopa with one house rule more."""

    HOUSE_RULES = (*Scopa.HOUSE_RULES, RE_DI_COPPE)


def add() -> None:
    """Put this Scopa in the place of the book's."""
    register(ScopaOfOurs)
