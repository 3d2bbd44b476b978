"""Questions before a course and others of the same kinds after it, and the course, as plain text.

The questions are made as those before a course of the book are: about the rules that its stages
show, in the ways of ``carte.quiz.fresh``, so that the engine knows every answer. Only levels on
other cards are left out, as readers of the course have seen their answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, cycle, zip_longest
from random import Random
from typing import NamedTuple

from carte.engine.cards import Card
from carte.engine.phrases import capital, commas
from carte.engine.rulebook import Rule
from carte.language import _
from carte.quiz.fresh import rules_asked, ways
from carte.quiz.fresh.levels import turned_level
from carte.quiz.question import Question
from carte.widgets import Daily

LETTERS = "abcdefghijklmnop"
SEEDS = 24
"""How many questions about a rule are made, some of which are the same."""

Key = dict[str, str]
"""The letters of the right answers, by the number of the question."""

INTRODUCTION = """Questions about the card game {title}.

The pack has the values 1 (asso) to 7, fante (8), cavallo (9) and re (10) in the suits denari,
coppe, spade and bastoni. Answer each question; where you do not know, guess. Write a line for each,
its number and the letters of your answer: "7: b", "8: a c" where several are right, "9:" for none.
"""


class Pair(NamedTuple):
    """Two questions about one rule, of which one comes before the course and one after it."""

    before: Question
    after: Question


def pairs(slug: str, number: int, seed: int = 0) -> list[Pair]:
    """Return so many pairs about the rules of a course, in turn; no question stands there twice."""
    seen: set[str] = set()
    waiting = [_pairs_about(rule, seed, seen) for rule in _rules(slug)]
    found: list[Pair] = []
    while waiting and len(found) < number:
        in_turn = [next(some, None) for some in waiting]
        waiting = [some for some, pair in zip(waiting, in_turn, strict=True) if pair]
        found += filter(None, in_turn)
    return found[:number]


def _rules(slug: str) -> list[Rule]:
    """Return the rules that are asked about before a course: one of each stage, then another."""
    by_id = {rule.id: rule for rule in rules_asked(slug)}
    stages = Daily().content["places"][slug]["stages"]
    in_turn = zip_longest(*(stage["rules"] for stage in stages))
    return [by_id[rule] for rule in chain.from_iterable(in_turn) if rule]


def _pairs_about(rule: Rule, seed: int, seen: set[str]) -> Iterator[Pair]:
    others = _others(rule, seed, seen)
    return map(Pair, others, others)


def _others(rule: Rule, seed: int, seen: set[str]) -> Iterator[Question]:
    """Yield questions about a rule that have not been seen, and keep that they have."""
    for question in _about(rule, seed):
        if (text := shown(question)) not in seen:
            seen.add(text)
            yield question


def _about(rule: Rule, seed: int) -> Iterator[Question]:
    """Yield questions about a rule, in its ways in turn."""
    unseen = [way for way in ways(rule.id) if way is not turned_level]
    for number, way in zip(range(SEEDS), cycle(unseen), strict=False):
        rng = Random(f"{rule.id} {seed} {number}")
        if question := way(rule, f"gain-{rule.id}-{seed}-{number}", rng):
            yield question


def sheet(title: str, some: Sequence[Question], seed: int) -> tuple[str, Key]:
    """Return questions in any order as a text, and the letters of the right answers."""
    mixed = Random(seed).sample(some, len(some))
    texts = [f"{number}. {shown(one)}" for number, one in enumerate(mixed, start=1)]
    key = {str(number): _right(one) for number, one in enumerate(mixed, start=1)}
    return "\n\n".join([INTRODUCTION.format(title=title), *texts]) + "\n", key


def shown(question: Question) -> str:
    """Return what a reader sees of a question before the answer."""
    setting, posed = question.setting, question.posed
    lines = [f"{zone.label}: {named(zone.cards)}." for zone in setting.zones]
    lines += setting.facts
    lines += [_("Then:"), *setting.line] if setting.line else []
    lines.append(posed.asks + (" (Any number of them, or none.)" if posed.several else ""))
    lines += [
        f"   {letter}) {option.text}"
        for letter, option in zip(LETTERS, posed.options, strict=False)
    ]
    return "\n".join(lines)


def named(cards: Sequence[Card]) -> str:
    """Return the names of some cards, or that there are none."""
    return commas([card.name for card in cards]) if cards else capital(_("nothing"))


def _right(question: Question) -> str:
    options = zip(LETTERS, question.posed.options, strict=False)
    return " ".join(letter for letter, option in options if option.right)
