"""The order in which a game's rules are learned, and the level of each."""

from __future__ import annotations

import carte
from carte.engine.rulebook import Rule
from carte.lessons import stages_of
from carte.quiz.fresh import rules_asked

__all__ = ["learned", "level_of"]


def learned(name: str) -> list[Rule]:
    """Return the rules of a course's game: those of its levels in their order, then the others."""
    if name not in carte.GAMES:
        return []
    shown = [rule.id for stage in stages_of(name) for level in stage for rule in level.shows]
    places = {rule: place for place, rule in reversed([*enumerate(shown)])}
    return sorted(rules_asked(name), key=lambda rule: places.get(rule.id, len(shown)))


def level_of(rule: Rule) -> str | None:
    """Return the address of the first level that teaches a rule; None if none does."""
    slug = rule.id.partition(".")[0]
    levels = (level for stage in stages_of(slug) for level in stage if rule in level.shows)
    level = next(levels, None)
    return f"{slug}.html#{level.id}" if level else None
