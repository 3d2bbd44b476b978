"""Tricky cases of Cirulla: the matta, what is declared, what a first table brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from carte.engine.cards import MATTA
from carte.engine.moves import Announcement
from carte.games.cases import Case
from carte.language import _
from carte.quiz.moves import wrong_moves
from carte.quiz.outcomes import Asker, LineOfPlay, number
from carte.quiz.question import Posed
from carte.quiz.recipes.dealing import case_of, dealt, written
from carte.quiz.recipes.recipe import Recipe

__all__ = ["ASKERS", "RECIPES", "facts"]


def with_the_matta(rules: Any, rng: Random) -> Case | None:
    """Lay the matta on the table with its value named, so that it can be taken as that value."""
    hand, table = dealt(rules, rng, 2, rng.randint(2, 4))
    value = rng.choice([1, 2, 3, 4, 5, 6, 8, 9, 10])
    at = {"hand": written(hand), "table": written((*table, MATTA)), "matta": value}
    if MATTA in (*hand, *table):
        return None
    deal = rules.position(**at)
    takes = [choice for choice in deal.legal_moves() if MATTA in choice.taken]
    if not takes:
        return None
    legal = [*map(str, deal.legal_moves())]
    refused = {str(choice): deal.ruling(choice).rule.tail for choice in wrong_moves(deal, rng)}
    case = case_of(rules, at, deal.ruling(takes[0]), legal=legal, refused=refused)
    return case._replace(rules=["matta-named"]) if refused else None


def declared(rules: Any, rng: Random) -> Case | None:
    """Deal three cards that may be declared, perhaps with the matta."""
    hand, table = dealt(rules, rng, 3, 3)
    at = {"hand": written(hand), "table": written(table)}
    deal = rules.position(**at)
    declarations = [choice for choice in deal.legal_moves() if isinstance(choice, Announcement)]
    if not declarations:
        return None
    choice = rng.choice(declarations)
    then = {"scored": [*deal.play(choice).scored]}
    return case_of(rules, at, deal.ruling(choice), play=[str(choice)], then=then)


def first_table(line: LineOfPlay) -> Posed | None:
    """Ask what the first table brings the dealer, if it can bring anything."""
    start: Any = line.start
    if "table" not in start.game.items or "layout" not in line.case.at or line.case.play:
        return None
    points = sum(side.get("table", 0) for side in start.scored)
    return number(
        _("How many points does the dealer score for this first table?"), range(4), points
    )


def what_is_declared(line: LineOfPlay) -> Posed | None:
    """Ask what a declaration scores."""
    end: Any = line.end
    if not any(one.startswith("decl") for one in line.case.play):
        return None
    points = sum(side.get("barsega", 0) + side.get("decino", 0) for side in end.scored)
    return number(_("How many points does the declaration score?"), (0, 3, 10, 13), points)


def facts(at: Mapping[str, Any], seats: Sequence[str]) -> Iterator[str]:
    """Yield what a position says of the matta, and of hands that lie open."""
    if "matta" in at:
        yield _("The matta is worth {value}.").format(value=at["matta"])
    for seat in at.get("declared", ()):
        yield _("{Seat} has declared, so this hand is face up.").format(Seat=seats[seat])


RECIPES: Sequence[Recipe] = (
    Recipe("matta", ("matta-named",), with_the_matta),
    Recipe("declarations", ("declare",), declared),
)
"""The recipes for cases that no other game has."""

ASKERS: Sequence[Asker] = (first_table, what_is_declared)
"""The questions to ask before those of all games."""
