"""The sheets that an evening needs, and its plan with a link to each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import carte
from carte.engine.cards import PACK, SUITS
from carte.engine.game import Game
from carte.evening.link import code
from carte.evening.plan_json import plan
from carte.evening.planning import Step, planned
from carte.evening.wish import Wish
from carte.formats.sheet_name import KINDS, Wanted

if TYPE_CHECKING:
    from carte.evening import messages

__all__ = ["Needed", "needed", "whole_plan"]


class Needed(NamedTuple):
    """A sheet that an evening needs, and the number of copies: one a table, or one a person.

    ``play`` is the number of players at its tables, if unusual. A sheet that the evening can do
    without is ``apart``: it is not printed with the rest.
    """

    wanted: Wanted
    copies: int
    play: int = 0
    apart: bool = False


_PRINTED: tuple[messages.PrintKind, ...] = ("seats", "rules", "scores", "answers", "quiz")
"""The kinds of sheets that an evening may need."""


def needed(wish: Wish) -> list[Needed]:
    """Return the sheets for the evenings of a wish, each once, with its largest copy count."""
    most: dict[str, Needed] = {}
    for one in _needed(wish):
        before = most.get(str(one.wanted), one)
        most[str(one.wanted)] = before._replace(copies=max(before.copies, one.copies))
    return [*most.values()]


def whole_plan(wish: Wish) -> messages.Plan:
    """Return the plan of a wish, and the sheets to print for it, each with its copies."""
    sheets: list[messages.SheetToPrint] = []
    for wanted, copies, play, apart in needed(wish):
        game = wanted.game.slug if "game" in KINDS[wanted.kind] else ""
        one: messages.SheetToPrint = {
            "kind": _PRINTED[_PRINTED.index(wanted.kind)],
            "game": game,
            "href": f"print.html#{wanted}",
            "apart": apart,
            "copies": copies,
        }
        if play:
            one["play"] = play
        sheets.append(one)
    quizzes: dict[str, messages.SheetToPrint] = {
        game: {"kind": "quiz", "game": game, "href": f"room.html#{game}", "apart": True}
        for game in _asked(wish)
    }
    return {**plan(wish), "sheets": [*sheets, *quizzes.values()]}


def _steps(wish: Wish) -> Iterator[Step]:
    return (step for evening in planned(wish) for step in evening.steps)


def _needed(wish: Wish) -> Iterator[Needed]:
    steps = [*_steps(wish)]
    if steps:
        yield Needed(Wanted("seats", wish.games[0], plan=code(wish)), 1)
    for step in steps:
        if step.game:
            for kind in step.block.print:
                one = Needed(Wanted(kind, step.game), len(step.tables))
                yield from _scores(step, step.game) if kind == "scores" else [one]
    if any(step.block.quiz for step in steps):
        yield Needed(Wanted("answers", wish.games[0]), wish.people, apart=_hold_suits(wish, steps))


def _hold_suits(wish: Wish, steps: Sequence[Step]) -> bool:
    """Return whether the packs have a card of each suit for everybody, to hold up as an answer."""
    packs = max(len(step.tables) for step in steps)
    return wish.people * len(SUITS) <= packs * len(PACK)


def _scores(step: Step, game: Game) -> Iterator[Needed]:
    """Yield the score sheets for the tables of a step: one for each number of sides."""
    found: dict[int, Needed] = {}
    for size in sorted((table.play for table in step.tables), key=lambda size: size != game.seats):
        is_usual = size == game.seats
        played = game if is_usual else carte.game(game.slug, **{**game.chosen, "players": size})
        one = Needed(Wanted("scores", game), 0)
        if played.sides != game.sides:
            one = Needed(Wanted("scores", played), 0, size)
        one = found.get(played.sides, one)
        found[played.sides] = one._replace(copies=one.copies + 1)
    yield from found.values()


def _asked(wish: Wish) -> Iterator[str]:
    """Yield the games of the quizzes: each is about the last game played."""
    played = ""
    for step in _steps(wish):
        if step.game and step.tables:
            played = step.game.slug
        if step.block.quiz:
            yield played
