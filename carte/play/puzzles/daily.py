"""Five a day, including the dear moves of a reader's own deals."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from carte.board.sayings import in_words
from carte.board.verdict import rule_json
from carte.engine.moves import Move
from carte.engine.phrases import capital
from carte.engine.reading import TEXT
from carte.formats.position_code import code as code_of
from carte.front.widget import Ask, Unanswerable
from carte.language import _
from carte.play.puzzles.code import from_code
from carte.play.puzzles.level import falls_short, level_of, stands_out
from carte.play.puzzles.puzzle import Puzzle
from carte.quiz import daily
from carte.quiz.question import Option, Posed
from carte.quiz.setting import setting_of

if TYPE_CHECKING:
    from carte.quiz.messages import AskedMoment, FreshQuestion

__all__ = ["Daily"]

MOST_WRONG = 3
"""How many wrong moves are offered beside the best one."""


class Daily(daily.Daily):
    """``Daily()``: five questions a day, about the rules that the reader's own memory has due.

    The reader's browser knows which rules these are. A question about each is ready before Python
    has come; Python makes fresh ones, and those about a dear move of the reader's own deals.
    """

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions: ``fresh`` about a ``rule`` by ``seed``, ``moment`` by ``code``."""
        return {**super().handlers(), "moment": _moment}


def _moment(message: Mapping[str, Any]) -> AskedMoment:
    word = TEXT.read(message.get("code"), "code", Unanswerable)
    puzzle = from_code(word)
    deal, posed = puzzle.deal, _posed(puzzle, word)
    facts = deal.to_json()["position"]
    shown = {
        name: facts[name] for name in ("trick", "declarer", "bid", "called") if facts.get(name)
    }
    setting = setting_of(deal, {"hand": "", **shown}).to_json()
    question: FreshQuestion = {
        "key": word,
        "game": deal.game.slug,
        "title": deal.game.title,
        "zones": setting["zones"],
        "facts": setting["facts"],
        "line": setting["line"],
        "asks": posed.asks,
        "several": posed.several,
        "options": [option.to_json() for option in posed.options],
        "code": code_of(deal),
    }
    return {"question": question, "rules": [*map(rule_json, level_of(puzzle, word).shows)]}


def _posed(puzzle: Puzzle, seed: str) -> Posed:
    """Ask for the best of some moves, each with a comment."""
    best = puzzle.answers[0]
    wrong = sorted(puzzle.wrong, key=lambda move: puzzle.wrong[move])[:MOST_WRONG]
    options = [_option(puzzle, best, stands_out(puzzle))]
    options += [_option(puzzle, move, falls_short(puzzle, move)) for move in wrong]
    Random(seed).shuffle(options)
    return Posed(_("A move that cost you points in a deal. What do you play this time?"), options)


def _option(puzzle: Puzzle, choice: Move, why: str) -> Option:
    text = capital(in_words(choice, puzzle.deal))
    return Option(str(choice), text, choice in puzzle.answers, why)
