"""Famous quarrels: tricky cases to open in the checker, each with the move that it is about."""

from __future__ import annotations

from collections.abc import Iterator

from carte.engine.deal import Deal
from carte.games import game
from carte.games.cases import Case, cases

__all__ = ["quarrels"]


def quarrels(slug: str) -> Iterator[tuple[Case, Deal, str]]:
    """Yield the first case of each id with its position and its move: a wrong one, where it can."""
    first: dict[str, Case] = {}
    for case in cases(slug):
        first.setdefault(case.id, case)
    for name in game(slug).quarrels:
        case = first[name]
        move = next(iter([*case.refused, *case.play, *case.legal]))
        yield case, case.deal, move
