"""The rules that are others at our table than in the book, each with a line that says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import carte
from carte.board.tellers import without
from carte.board.verdict import JSON
from carte.engine.game import Game
from carte.engine.phrases import clauses, ended
from carte.engine.rulebook import Rule
from carte.front.widget import houses_of
from carte.language import N_, _

__all__ = ["OURS", "changed", "tell_changed"]

OURS = N_("At our table: {Rules}")


def tell_changed(message: Mapping[str, Any]) -> JSON:
    """Answer what the house rules of some games, by slug, change: a line by the id of a rule.

    Raises ``ValueError`` for a game that is not there, and for house rules that it does not have.
    """
    games = (carte.game(slug, **house) for slug, house in houses_of(message.get("houses")).items())
    return {"changed": dict(line for game in games for line in changed(game))}


def changed(ours: Game) -> Iterator[tuple[str, str]]:
    """Yield the ids of the rules that house rules bring, change or take away, each with a line."""
    book = carte.game(ours.slug).rulebook
    for rule in ours.rulebook:
        if rule.tail not in book or book[rule.tail].text != rule.text:
            told = [*_told(ours, rule)]
            said = ended(clauses(told)) if told else rule.text
            yield rule.id, _(OURS).format(Rules=said)
    for rule in book:
        if rule.tail not in ours.rulebook:
            yield rule.id, _("At our table this rule does not hold.")


def _told(ours: Game, rule: Rule) -> Iterator[str]:
    """Yield the house rules without which a rule would be another one, each with its value."""
    for house in ours.HOUSE_RULES:
        if house.name in ours.chosen:
            there = without(ours, house).rulebook
            if rule.tail not in there or there[rule.tail].text != rule.text:
                yield house.told(ours.options[house.name])
