"""A question of Gradini: who has won with these cards?"""

from __future__ import annotations

from collections.abc import Mapping

from carte.engine.cards import mask_of
from carte.engine.scoring import most
from carte.lessons.questions.asking import one_of
from carte.lessons.questions.question import Answer, Question, Shown
from carte.lessons.questions.sides import names_of, side_of
from tests.games.gradini.game import points

__all__ = ["CHOICES"]


def winner(shown: Shown) -> Answer[str]:
    """Ask which pile has more points."""
    yours, others = (points(mask_of(pile)) for pile in (shown.pile, shown.other))
    names, right = names_of(shown), side_of(most([yours, others]))
    counted = f"{names['you']}: {yours}. {names['other']}: {others}."
    hints = (f"Count yours: {yours}.", f"Count the other player’s: {others}.")
    rule = shown.rule("draw" if yours == others else "win")
    return one_of(names, right, counted, hints, rule.id)


CHOICES: Mapping[str, Question[str]] = {"winner": winner}
"""The questions of levels of kind ``choose``, by name."""
