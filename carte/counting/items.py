"""Count a deal by its items, without its cards: who has each, as a scorekeeper says it.

>>> import carte
>>> briscola = carte.game("briscola")
>>> [score.total for score in count_items(briscola, {"points": [72, None]}).scores]
[72, 48]
>>> count_items(carte.game("scopa"), {"carte": [1, 0]}).objection.text
'Choose who has it, or say that nobody does: Denari (most coins).'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from carte.counting import piles_in
from carte.engine.count import Objection
from carte.engine.game import Game
from carte.engine.match import Score
from carte.engine.scorable import OUTRIGHT
from carte.engine.scoring import Asked
from carte.language import _

__all__ = ["GivenItems", "ItemCount", "count_items"]

GivenItems = Mapping[str, Sequence[int | None]]
"""Each pile's number for an item; None, or no entry at all, if not given."""


class ItemCount(NamedTuple):
    """A deal counted by its items: its scores, or why they cannot be written down yet."""

    scores: tuple[Score, ...] | None
    objection: Objection | None


def count_items(game: Game, given: GivenItems, facts: Mapping[str, Any] | None = None) -> ItemCount:
    """Count a deal by the numbers ``given`` for the game's items, one for each pile.

    ``facts`` is what ``game.finished`` takes: the tallies, or the contract as far as given.
    """
    facts = facts or {}
    if found := game.missing_facts(facts):
        return _refused(game, *found)
    whole: dict[str, Sequence[int]] = {}
    for asked in game.asked:
        nothing = [0] * piles_in(game) if asked.seldom else []
        numbers = _whole(asked, given.get(asked.name, nothing))
        if problem := _check_items(asked, numbers):
            return _refused(game, _rule_of(game, asked), problem)
        whole[asked.name] = numbers
    if found := game.check_items(whole, facts):
        return _refused(game, *found)
    return ItemCount(game.scored(whole, facts), None)


def _refused(game: Game, tail: str, text: str) -> ItemCount:
    return ItemCount(None, Objection(game.rulebook[tail], text))


def _rule_of(game: Game, asked: Asked) -> str:
    """Return the tail of the rule that makes an item count."""
    if asked.name == OUTRIGHT:
        return game.outright[0]
    return game.items[asked.name].usual_rule if asked.name in game.items else asked.name


def _whole(asked: Asked, numbers: Sequence[int | None]) -> list[int]:
    """Return each pile's number, if given; of a shared item, one pile may have the rest."""
    given = [number for number in numbers if number is not None]
    if asked.shared and len(given) == len(numbers) - 1:
        return [asked.shared - sum(given) if number is None else number for number in numbers]
    return given if len(given) == len(numbers) else []


def _check_items(asked: Asked, numbers: Sequence[int]) -> str:
    """Return why some numbers are impossible; "" if they are possible."""
    facts = {"item": asked.text, "whole": asked.shared, "sum": sum(numbers)}
    if asked.shared:
        if not numbers:
            return _("Choose what each side has: {item}.").format(**facts)
        if sum(numbers) != asked.shared or min(numbers) < 0:
            return asked.in_all
        return ""
    having = [number for number in numbers if number]
    if not numbers or (asked.always and not having):
        if asked.always:
            return _("Choose who has it: {item}.").format(**facts)
        return _("Choose who has it, or say that nobody does: {item}.").format(**facts)
    if len(having) > 1:
        return _("Only one side can have it: {item}.").format(**facts)
    if having and having[0] not in asked.amounts:
        return _("{item}: this can never add up to {sum}.").format(**facts)
    return ""
