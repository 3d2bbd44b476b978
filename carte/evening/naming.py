"""The names in blocks: levels by their ids, and rules by the tails of theirs."""

from __future__ import annotations

import carte
from carte.engine.rulebook import Rule
from carte.evening.blocks import Block
from carte.games import cached_per_registry
from carte.lessons import Level, course, course_names

__all__ = ["level_of", "taught"]


def taught(one: Block) -> tuple[Rule, ...]:
    """Return the rules that a block teaches, as the book has them."""
    if not one.game:
        return ()
    rulebook = carte.game(one.game).rulebook
    return tuple(rulebook[tail] for tail in one.teaches)


def level_of(name: str) -> tuple[str, Level]:
    """Return a level by its id, and the title of its course."""
    return _levels()[name]


@cached_per_registry
def _levels() -> dict[str, tuple[str, Level]]:
    return {
        level.id: (page, level)
        for page in course_names()
        for stage in course(page)
        for level in stage
    }
