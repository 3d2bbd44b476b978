"""Questions made fresh about one rule: the same rule to answer again, on other cards each time.

>>> from carte.quiz.fresh import fresh, ways
>>> fresh("scopa.sum", seed=3).posed.asks
'Which of these moves are legal?'
>>> [way.__module__.rpartition(".")[2] for way in ways("scopa.settebello")]
['cases', 'levels']

There are four ways: a tricky case on other cards (``cases``), a level on other cards (``levels``),
cards dealt until the rule decides (``dealt``), and a deal as it goes round (``rounds``). Of every
rule that can be asked about there are two or more. Whatever is said of a position the engine has
said before. The same rule and seed always give the same question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import TypeAlias

from carte.engine.reading import saferepr
from carte.engine.rulebook import Rule
from carte.games import GAMES, game
from carte.language import _
from carte.quiz.fresh.cases import turned_case
from carte.quiz.fresh.deal_search import dealt_case
from carte.quiz.fresh.levels import turned_level
from carte.quiz.fresh.rounds import question_of_a_round
from carte.quiz.house_check import holds_for
from carte.quiz.moves import UNSEEN
from carte.quiz.question import HouseRules, Question

__all__ = ["FORMAL", "NothingToAsk", "fresh", "fresh_for", "rules_asked", "ways"]

Way: TypeAlias = Callable[[Rule, str, Random], Question | None]
"""How to make a question about a rule with a key: None where this time there is none."""

FORMAL = frozenset({*UNSEEN, "over"})
"""The rules against what nobody does who has the cards before them: they are not asked about."""

WAYS: tuple[Way, ...] = (turned_case, turned_level, dealt_case, question_of_a_round)
TRIES = 12
"""So often every way is tried; nearly always the first try does."""
SEEDS_OF_WAYS = range(3)
MOST = 16
"""So many questions are made for one that comes out by house rules."""


class NothingToAsk(ValueError):
    """A rule of which no question can be made; the message names it."""


def rules_asked(slug: str) -> tuple[Rule, ...]:
    """Return the rules of a game that can be asked about, in the order of its rulebook."""
    return tuple(rule for rule in game(slug).rulebook if rule.tail not in FORMAL)


def ways(rule_id: str) -> Iterator[Way]:
    """Yield the ways that make questions about a rule."""
    rule = _rule(rule_id)
    return (way for way in WAYS if any(_made(way, rule, seed) for seed in SEEDS_OF_WAYS))


def fresh(rule_id: str, seed: int) -> Question:
    """Return a question about a rule; raises ``NothingToAsk`` where there is none."""
    for found in _questions(_rule(rule_id), seed):
        return found
    raise NothingToAsk(_("no question can be made about {rule_id}").format(rule_id=rule_id))


def fresh_for(rule_id: str, seed: int, house: HouseRules) -> Question:
    """Return a question about a rule as a table with house rules has it, where there is one.

    It comes out by them as it does by the book; else it is the book's, and does not hold there.
    Raises ``InvalidOption`` for house rules that the game does not have.
    """
    rule = _rule(rule_id)
    ours = game(rule_id.partition(".")[0], **house).rulebook
    if rule.tail in ours:
        for found in islice(_questions(rule, seed), MOST):
            if holds_for(found, house):
                told = ours[rule.tail]
                return replace(found, says=told.text, rules=(told, *found.rules[1:]))
    return fresh(rule_id, seed)


def _questions(rule: Rule, seed: int) -> Iterator[Question]:
    """Yield questions about a rule, in each way, as a seed and those after it make them."""
    for number in range(seed, seed + TRIES):
        first = Random(f"{rule.id} {seed}").randrange(len(WAYS)) + number - seed
        for place in range(len(WAYS)):
            if found := _made(WAYS[(first + place) % len(WAYS)], rule, number):
                yield found


def _made(way: Way, rule: Rule, seed: int) -> Question | None:
    return way(rule, f"fresh-{rule.id}-{seed}", Random(f"{way.__module__} {rule.id} {seed}"))


def _rule(rule_id: str) -> Rule:
    slug, _dot, tail = rule_id.partition(".")
    known = {rule.tail: rule for rule in rules_asked(slug)} if slug in GAMES else {}
    if tail not in known:
        raise NothingToAsk(
            _("{rule_id} is no rule that is asked about, such as 'scopa.sum'").format(
                rule_id=saferepr(rule_id)
            )
        )
    return known[tail]
