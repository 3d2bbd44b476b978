"""What the rules of a table change in a plan: rules, levels, and tables of other sizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import carte
from carte.board.house import in_force
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Move
from carte.evening.naming import level_of, taught
from carte.evening.planning import Step
from carte.lessons import Level
from carte.lessons.play import PlayStep

if TYPE_CHECKING:
    from carte.evening.messages import OtherSize

__all__ = ["changed", "dropped", "others", "ours_of"]


def ours_of(game: Game) -> list[str]:
    """Return the house rules of a game, a sentence each, except how many play."""
    rules = in_force(game)
    return [text for name, some in rules.items() if name != "players" for text in some]


def changed(steps: Sequence[Step]) -> Iterator[tuple[str, str]]:
    """Yield the rules taught by blocks that differ here, "" if they do not hold."""
    for step in steps:
        if step.game and step.game.chosen:
            for rule in taught(step.block):
                if not step.game.rulebook.states(rule):
                    here = step.game.rulebook.get(rule.tail)
                    yield rule.id, here.text if here else ""


def dropped(steps: Sequence[Step]) -> Iterator[str]:
    """Yield the levels that come out differently under the rules of the table."""
    for step in steps:
        for name in step.block.levels if step.game and step.game.chosen else ():
            _page, level = level_of(name)
            if step.game and not _holds(level, step.game):
                yield name


def _holds(level: Level, game: Game) -> bool:
    """Return whether a game judges all that a level asks for or warns of by the same rules."""
    same = all(map(game.rulebook.states, level.shows))
    plays = (step for step in level.steps if isinstance(step, PlayStep))
    return same and all(_is_judged_alike(step, game) for step in plays)


def _is_judged_alike(step: PlayStep, game: Game) -> bool:
    data = step.deal.to_json()
    house = {name: value for name, value in game.chosen.items() if name != "players"}
    try:
        deal = carte.from_json(data | {"options": data["options"] | house})
    except ValueError:
        return False
    moves = (*step.answers, *(trap.play for trap in step.traps))
    return all(_ruled(step.deal, choice) == _ruled(deal, choice) for choice in moves)


def _ruled(deal: Deal, choice: Move) -> tuple[bool, str]:
    ruling = deal.ruling(choice)
    return ruling.legal, ruling.rule.id


def others(steps: Sequence[Step]) -> Iterator[OtherSize]:
    """Yield what differs at tables of another size than the usual one."""
    seen: set[tuple[str, int]] = set()
    for step in steps:
        for play in sorted({table.play for table in step.tables}):
            game = step.game
            if game is None or play == game.seats or (game.slug, play) in seen:
                continue
            seen.add((game.slug, play))
            other = carte.game(game.slug, **{**game.chosen, "players": play})
            brought = other.rulebook.changes(since=game.rulebook).brought
            yield {"game": game.slug, "play": play, "rules": [rule.text for rule in brought]}
