"""Whether the items of a capture game's deal fit together where its cards are unknown.

A deal shares out its ten denari somehow, and with them the points that depend on them: the items
entered for each side are checked against every way to split the denari.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from carte.engine.capture.prizes import ALL_DENARI
from carte.engine.cards import EVERY_CARD, MASKS
from carte.engine.phrases import clauses
from carte.engine.rulebook import Grounds
from carte.engine.scorable import OUTRIGHT
from carte.engine.scoring import ScoreItem, most
from carte.language import _

if TYPE_CHECKING:
    from carte.engine.capture.game import CaptureGame

__all__ = ["check_denari"]

Split = Sequence[int]
"""The denari of each side, as masks."""

_REST = EVERY_CARD & ~ALL_DENARI
_EACH = tuple(mask for mask in MASKS if mask & ALL_DENARI)


def check_denari(game: CaptureGame, given: Mapping[str, Sequence[int]]) -> Grounds | None:
    """Return the rule broken if no split of the denari gives these items, and a text; else None.

    The text names a smallest set of items that contradict each other.
    """
    tests = dict(_tests(game, given))
    if _may_be(game, tests.values()):
        return None
    for name in tuple(tests):
        fewer = {other: test for other, test in tests.items() if other != name}
        if not _may_be(game, fewer.values()):
            tests = fewer
    texts = {asked.name: asked.text for asked in game.asked}
    nobody = _("{item}: nobody")
    named = [texts[name] if any(given[name]) else nobody.format(item=texts[name]) for name in tests]
    words = _("However the ten denari cards fall, these results cannot go together: {items}.")
    first = next(iter(tests))
    tail = game.outright[0] if first == OUTRIGHT else game.items[first].usual_rule
    return Grounds(tail, words.format(items=clauses(named)))


def _may_be(game: CaptureGame, tests: Any) -> bool:
    """Return whether some split of the denari passes all the tests."""
    splits: Iterator[Split] = iter(_splits(game.sides))
    for test in tests:
        splits = filter(test, splits)
    return next(splits, None) is not None


@cache
def _splits(sides: int) -> tuple[Split, ...]:
    """Return every way to split the ten denari."""
    splits: list[tuple[int, ...]] = [(0,) * sides]
    for card in _EACH:
        splits = [
            (*split[:side], split[side] | card, *split[side + 1 :])
            for split in splits
            for side in range(sides)
        ]
    return tuple(splits)


def _tests(
    game: CaptureGame, given: Mapping[str, Sequence[int]]
) -> Iterator[tuple[str, Callable[[Split], bool]]]:
    """Yield a test of a split for each item given that depends on the denari alone.

    For an outright win, and for the primiera, a split only shows which sides cannot have it.
    """
    bare = game.finished([0] * game.sides)
    of_denari = [item for item in game.items.values() if item.within == ALL_DENARI]
    for item in sorted(of_denari, key=lambda one: one.may_tie):  # the strictest first
        if item.id in given:
            yield item.id, _has(item, bare, given[item.id])
    if OUTRIGHT in given:
        yield OUTRIGHT, _wins(game, given[OUTRIGHT])
    if any(given.get("primiera", ())):
        best = cache(game.primiera_of)
        holder = _holder(given["primiera"])
        yield "primiera", lambda split: best(split[holder] | _REST) > 0


def _has(item: ScoreItem, bare: Any, numbers: Sequence[int]) -> Callable[[Split], bool]:
    """Return a test that a split gives an item to its holder: that much of it, or the most."""
    worth = cache(lambda pile: item.part(bare, 0, pile).total)
    holder = _holder(numbers) if any(numbers) else None
    if item.may_tie:
        return lambda split: most([worth(pile) for pile in split]) == holder
    if holder is None:
        return lambda split: not any(map(worth, split))
    return lambda split: worth(split[holder]) == numbers[holder]


def _wins(game: CaptureGame, numbers: Sequence[int]) -> Callable[[Split], bool]:
    """Return a test that a split lets these sides win outright, and makes no other do so."""
    may, must = (cache(lambda pile, more=more: game.wins_match(pile | more)) for more in (_REST, 0))
    return lambda split: all(
        may(pile) if wins else not must(pile) for pile, wins in zip(split, numbers, strict=True)
    )


def _holder(numbers: Sequence[int]) -> int:
    return next(side for side, number in enumerate(numbers) if number)
