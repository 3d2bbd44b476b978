"""A plan as a page draws it: steps by their blocks, and how house rules change them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from carte.board.sayings import in_words
from carte.engine.game import Game
from carte.engine.phrases import capital, either, sentences
from carte.evening.blocks import Block, blocks
from carte.evening.link import code
from carte.evening.naming import level_of, taught
from carte.evening.ours import changed, dropped, others, ours_of
from carte.evening.planning import Evening, Left, Step, planned
from carte.evening.seating import seated
from carte.evening.wish import Wish
from carte.games import GAMES, cached_per_registry
from carte.language import _
from carte.lessons import Step as LevelStep
from carte.lessons.play import PlayStep

if TYPE_CHECKING:
    from carte.evening import messages

__all__ = ["every_block", "levels_json", "plan"]


def plan(wish: Wish) -> messages.PlanOnly:
    """Return the plan of a wish: its link, the evenings, and what house rules change."""
    evenings = planned(wish)
    steps = [step for one in evenings for step in one.steps]
    games = {game.slug: game for step in steps if (game := step.game)}
    return {
        "code": code(wish),
        "wish": wish.to_json(),
        "evenings": [*map(_evening, evenings)],
        "ours": {slug: ours_of(game) for slug, game in games.items() if ours_of(game)},
        "changed": dict(changed(steps)),
        "dropped": [*dict.fromkeys(dropped(steps))],
        "others": [*others(steps)],
        "short": _short(wish, [game for one in evenings for game in _played(one)]),
    }


def _played(evening: Evening) -> Iterator[Game]:
    return (step.game for step in evening.steps if step.game and step.tables)


def _short(wish: Wish, games: Iterable[Game]) -> int:
    """Return how many tables there would be with more packs; 0 if there are enough."""
    tables = max((len(seated(game, wish.people)) for game in games), default=0)
    return tables if 0 < wish.packs < tables else 0


def _evening(evening: Evening) -> messages.PlannedEvening:
    return {
        "steps": [*map(_step, evening.steps)],
        "left": [*map(_left, evening.left)],
    }


def _left(left: Left) -> messages.Left:
    return {"why": left.why, "game": left.game, "block": left.block, "least": left.least}


def _step(step: Step) -> messages.Step:
    entry: messages.Step = {"block": step.block.id, "at": step.at, "minutes": step.minutes}
    if step.game:
        entry["game"] = step.game.slug
    if step.deals:
        entry["deals"] = step.deals
        entry["tables"] = [{"people": [*one.people], "play": one.play} for one in step.tables]
    return entry


@cached_per_registry
def every_block() -> dict[str, messages.Block]:
    """Return the texts of every block, by its id."""
    return {one.id: _block_json(one) for slug in ("", *GAMES) for one in blocks(slug)}


def _block_json(block: Block) -> messages.Block:
    entry: messages.Block = {"title": _(block.title), "say": [*map(_, block.say)]}
    if block.deals:
        entry["deals"] = [*map(_, block.deals)]
    if block.guide:
        entry["guide"] = f"{block.game}.html?present=guide"
    if block.quiz:
        entry["quiz"] = True
    if block.levels:
        entry["levels"] = [*block.levels]
    if block.french:
        entry["french"] = [*map(_, block.french)]
    rules: list[messages.BlockRule] = [{"id": rule.id, "text": rule.text} for rule in taught(block)]
    if rules:
        entry["rules"] = rules
    return entry


@cached_per_registry
def levels_json() -> dict[str, messages.LevelOnScreen]:
    """Return the levels of all blocks by their ids: their addresses, goals and answers.

    They open as a room sees them, with nothing revealed before the question.
    """
    every = (name for slug in ("", *GAMES) for one in blocks(slug) for name in one.levels)
    return {name: _level_json(name) for name in dict.fromkeys(every)}


def _level_json(name: str) -> messages.LevelOnScreen:
    page, level = level_of(name)
    answers = sentences(map(_answer, level.steps))
    return {"href": f"{page}.html?present=lesson#{name}", "goal": _(level.goal), "answer": answers}


def _answer(step: LevelStep) -> str:
    """Return the answer to a step in words: the moves asked for, or its last hint."""
    if isinstance(step, PlayStep):
        ways = [in_words(choice, step.deal) for choice in step.answers]
        return _("{Ways}.").format(Ways=capital(either(ways)))
    return step.hints()[-1]
