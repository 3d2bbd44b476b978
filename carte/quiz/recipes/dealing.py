"""Cards dealt at random, and the case that a position makes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from carte.engine.cards import Card, cards_of, mask_of, text_of
from carte.engine.game import Game
from carte.engine.rulebook import Ruling
from carte.games.cases import Case

__all__ = ["case_of", "dealt", "written"]


def case_of(rules: Game, at: Mapping[str, Any], ruling: Ruling | str, **facts: Any) -> Case:
    """Return a case about a position, with some ``facts``; a rule's tail will do for a ruling."""
    tail, says = (ruling, "") if isinstance(ruling, str) else (ruling.rule.tail, ruling.text)
    rest: dict[str, Any] = {"legal": [], "sweeps": None, "refused": {}, "play": [], "then": {}}
    rest |= {"misdeal": "", "primiera": [], "match": []} | facts
    return Case("", rules.slug, says, [tail], rules.chosen, at, **rest)


def dealt(rules: Game, rng: Random, *sizes: int) -> list[tuple[Card, ...]]:
    """Return hands of these sizes, all of different cards of a game's pack."""
    some = rng.sample(cards_of(rules.pack), sum(sizes))
    return [tuple(some.pop() for _card in range(size)) for size in sizes]


def written(some: Iterable[Card]) -> str:
    """Return cards in a position's notation, in canonical order."""
    return text_of(mask_of(some))
