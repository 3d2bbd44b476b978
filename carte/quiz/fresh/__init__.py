"""Fresh questions about one rule: the same rule again, on other cards each time.

>>> from carte.quiz.fresh import fresh, ways
>>> fresh("scopa.sum", seed=3).posed.asks
'Which of these moves are legal?'
>>> [way.__module__.rpartition(".")[2] for way in ways("scopa.settebello")]
['cases', 'levels']

There are four ways: a tricky case on other cards (``cases``), a level on other cards (``levels``),
cards dealt until the rule decides (``dealt``), and a deal as it goes round (``rounds``). Every
rule with questions has two or more. The engine has checked whatever a question says about a
position. The same rule and seed always give the same question.
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
"""Makes a question about a rule with a key, or returns None if it finds none this time."""

FORMAL = frozenset({*UNSEEN, "over"})
"""The rules against moves that nobody makes with the cards in sight: they have no questions."""

WAYS: tuple[Way, ...] = (turned_case, turned_level, dealt_case, question_of_a_round)
TRIES = 12
"""How often to try every way; nearly always the first try succeeds."""
SEEDS_OF_WAYS = range(3)
MOST = 16
"""The most questions to make to find one whose answer holds under house rules."""


class NothingToAsk(ValueError):
    """No question can be made about a rule; the message names it."""


def rules_asked(slug: str) -> tuple[Rule, ...]:
    """Return the rules of a game that have questions, in the order of its rulebook."""
    return tuple(rule for rule in game(slug).rulebook if rule.tail not in FORMAL)


def ways(rule_id: str) -> Iterator[Way]:
    """Yield the ways that make questions about a rule."""
    rule = _rule(rule_id)
    return (way for way in WAYS if any(_made(way, rule, seed) for seed in SEEDS_OF_WAYS))


def fresh(rule_id: str, seed: int) -> Question:
    """Return a question about a rule; raise ``NothingToAsk`` if there is none."""
    for found in _questions(_rule(rule_id), seed):
        return found
    raise NothingToAsk(_("no question can be made about {rule_id}").format(rule_id=rule_id))


def fresh_for(rule_id: str, seed: int, house: HouseRules) -> Question:
    """Return a question about a rule as a table with house rules has it, if there is one.

    Its answer is the same by those rules and by the book; failing that, return a question by the
    book, which does not hold there.
    Raises ``InvalidOption`` for house rules that the game does not have.
    """
    rule = _rule(rule_id)
    ours = game(rule_id.partition(".")[0], **house).rulebook
    if rule.tail in ours:
        for found in islice(_questions(rule, seed), MOST):
            if holds_for(found, house):
                our_rule = ours[rule.tail]
                return replace(found, says=our_rule.text, rules=(our_rule, *found.rules[1:]))
    return fresh(rule_id, seed)


def _questions(rule: Rule, seed: int) -> Iterator[Question]:
    """Yield questions about a rule, made in each way from a seed and the next ones."""
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
            _("{rule_id} is not a rule that is asked about, such as 'scopa.sum'").format(
                rule_id=saferepr(rule_id)
            )
        )
    return known[tail]
