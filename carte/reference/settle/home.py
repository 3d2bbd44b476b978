"""A quarrel as a table settles it that has house rules of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import carte
from carte.board.verdict import JSON, stated
from carte.engine.game import Game
from carte.engine.rulebook import Rule
from carte.games.quarrels import Quarrel
from carte.language import _
from carte.quiz.ours import ALSO_OURS, seated

__all__ = ["at_home"]


def at_home(quarrel: Quarrel, table: Game) -> JSON:
    """Return the answer at a table, with its sentence and its rule, and whether it is the book's.

    Without an answer the book's stands: of a position that cannot be at this table, and of a
    question that the engine is not asked.
    """
    if not table.chosen:
        return {"holds": True, "says": _("By the book.")}
    house = seated(quarrel.case.game, table.chosen)
    try:
        here = quarrel.at(house)
    except ValueError:
        return {"holds": True, "says": _("By the book: at our table this is another question.")}
    holds = here.answer == quarrel.answer
    says = _(ALSO_OURS) if holds else _("By the rules of our table, not the book’s.")
    rule = here.rule if here.rule in here.case.game.rulebook else _instead(quarrel, house)
    return {
        "holds": holds,
        "says": says,
        "yes": here.answer,
        "text": _sentence(quarrel, here, rule),
        "rule": stated(rule or here.rule),
    }


def _instead(quarrel: Quarrel, house: Mapping[str, Any]) -> Rule | None:
    """Return what a house rule says in the place of the rule that it takes away, if anything."""
    book = quarrel.case.game.rulebook
    for name, value in house.items():
        alone = carte.game(quarrel.case.slug, **{name: value}).rulebook
        if quarrel.rule.id not in alone:
            return next((rule for rule in alone if rule.id not in book), None)
    return None


def _sentence(quarrel: Quarrel, here: Quarrel, rule: Rule | None) -> str:
    """Return why it is so at this table, by the rule that holds there."""
    if rule is None:
        words = _("At our table this rule does not hold: “{rule}”")
        return words.format(rule=here.rule.text)
    if here.answer == quarrel.answer and rule.text == quarrel.rule.text:
        return quarrel.says
    if here.move and here.about == "legal":
        return here.case.deal.ruling(here.move).text
    return rule.text
