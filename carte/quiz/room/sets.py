"""Sets of questions for a room: by game, by theme or rule and number, or listed by hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random

import carte
from carte.engine.reading import TEXT, saferepr
from carte.games import cached_per_registry
from carte.games.cases import by_key
from carte.language import _
from carte.lessons import stages_of
from carte.quiz import every_question, question_of
from carte.quiz.fresh import FORMAL, NothingToAsk, fresh, rules_asked
from carte.quiz.house_check import holds_for
from carte.quiz.procedure import asked_in
from carte.quiz.question import HouseRules, Question
from carte.quiz.room.choices import for_a_room
from carte.quiz.room.own import is_own, keys_in, own_question
from carte.quiz.search import NoSuchCase, case_named
from carte.quiz.themes import PROCEDURE, themes_of

__all__ = ["MOST", "UnknownQuestion", "chosen", "named", "question_for"]

MOST = 24
"""The most questions in one set."""

_GOOD_CHOICE = 3

SEEDS = 12
"""How many fresh questions to try about each rule."""

_FRESH = re.compile(r"fresh-(?P<rule>[a-z-]+\.[a-z0-9-]+)-(?P<seed>\d{1,9})")
_TRICKY = re.compile(r"tricky-[a-z-]+-\d{1,9}")
"""By the book, since a link of a set has no room for the code of house rules."""


class UnknownQuestion(ValueError):
    """A name of no question for a room; the message says what is expected."""


@cached_per_registry
def _cases() -> dict[str, Question]:
    """Return the tricky cases and articles for a room, by key."""
    found = ((question.key, for_a_room(question)) for question in every_question())
    return {key: question for key, question in found if question}


@cached_per_registry
def question_for(key: str) -> Question:
    """Return a question for a room by its key: a case, an article, or one made from a seed.

    The code of a level or of a position is a key, too.
    Raises ``UnknownQuestion`` for any other.
    """
    if key in _cases():
        return _cases()[key]
    if is_own(key):
        return _own(key)
    try:
        question = for_a_room(_made(key))
    except (NothingToAsk, NoSuchCase, KeyError) as error:
        raise UnknownQuestion(
            _("{key} is not a question: {error}").format(key=saferepr(key), error=error)
        ) from error
    if question is None:
        raise UnknownQuestion(
            _("{key} does not have exactly one right answer").format(key=saferepr(key))
        )
    return question


def _own(key: str) -> Question:
    try:
        return own_question(key)
    except ValueError as error:
        raise UnknownQuestion(str(error)) from error


def _made(key: str) -> Question:
    if made := _FRESH.fullmatch(key):
        return fresh(made["rule"], int(made["seed"]))
    if _TRICKY.fullmatch(key):
        return question_of(case_named(key), key)
    raise NothingToAsk(_("give the name of a case, such as SC-02, or a rule, such as scopa.sum"))


def chosen(
    slug: str = "",
    theme: str = "",
    number: int = 8,
    seed: int = 0,
    houses: Mapping[str, HouseRules] | None = None,
) -> tuple[str, ...]:
    """Return the keys of ``number`` questions of a game and a theme ("" for any), by seed.

    Tricky cases by the book come first, those with cards and a good choice before others, and each
    rule once before any comes again; then fresh questions about the rules of the theme. With
    ``houses``, each has the same answer under the house rules of its games as by the book.
    They are in the order of the course, so the easiest come first.
    """

    def holds(question: Question) -> bool:
        games = [slug] if slug else question.games or [question.slug]
        ours = {one: house for one, house in (houses or {}).items() if one in games}
        return all(holds_for(asked_in(question, one), house) for one, house in ours.items())

    rng = Random(f"{slug} {theme} {seed}")
    known = [question for question in _cases().values() if _fits(question, slug, theme)]
    rng.shuffle(known)
    known.sort(
        key=lambda question: (
            not question.setting.zones,
            len(question.posed.options) < _GOOD_CHOICE,
        )
    )
    most = min(number, MOST)
    found = [question.key for question in islice(filter(holds, _by_rule(known)), most)]
    for key in _fresh_keys(slug, theme, rng):
        if len(found) >= most:
            break
        if holds(question_for(key)):
            found.append(key)
    return tuple(sorted(found, key=lambda key: _how_late(question_for(key))))


def _how_late(question: Question) -> tuple[float, int, int]:
    """Return how far a course has come when it has taught all that a question is about.

    Rules that no level teaches come last; within a stage, a line of moves is harder than none, and
    answers of many cards are harder than those of few, whatever their names.
    """
    stages = _stages(question.slug)
    place = max(stages.get(rule.id, 1.0) for rule in question.rules)
    answers = sum(len(option.id) for option in question.posed.options)
    return place, len(question.setting.line), answers


@cached_per_registry
def _stages(slug: str) -> dict[str, float]:
    """Return how far the course of a game has come, from 0 to 1, when it teaches each rule."""
    stages = stages_of(slug)
    return {
        rule.id: place / len(stages)
        for place, stage in reversed([*enumerate(stages)])
        for level in stage
        for rule in level.shows
    }


def _fits(question: Question, slug: str, theme: str) -> bool:
    mine = slug in ("", question.slug, *question.games) and question.rules[0].tail not in FORMAL
    about = theme in question.themes if theme else question.themes != (PROCEDURE,)
    return mine and about and question.key not in _by_house_rules()


@cached_per_registry
def _by_house_rules() -> frozenset[str]:
    """Return the keys of the cases that do not hold by the book."""
    every = (entry for slug in carte.GAMES for entry in by_key(slug).items())
    return frozenset(key for key, case in every if case.house)


def _by_rule(some: Iterable[Question]) -> Iterator[Question]:
    """Yield questions so that each rule comes once, then again."""
    waiting = [*some]
    while waiting:
        seen: set[str] = set()
        later = []
        for question in waiting:
            rule = question.rules[0].id
            if rule in seen:
                later.append(question)
            else:
                seen.add(rule)
                yield question
        waiting = later


def _fresh_keys(slug: str, theme: str, rng: Random) -> Iterator[str]:
    """Yield the keys of fresh questions about the rules of a theme, rule by rule in turn."""
    games = [slug] if slug else [*carte.GAMES]
    rules = [
        rule.id
        for name in games
        for rule in rules_asked(name)
        if not theme or theme in themes_of(carte.game(name), [rule.tail])
    ]
    rng.shuffle(rules)
    for seed in range(SEEDS):
        for rule in rules:
            key = f"fresh-{rule}-{seed}"
            try:
                question_for(key)
            except UnknownQuestion:
                continue
            yield key


def named(text: object) -> tuple[str, ...]:
    """Return the keys that a text lists, with blanks or commas between them.

    A rule's id stands for a fresh question about it, a link to levels or to a position for these.
    Raises ``UnknownQuestion`` for any other word, and for too many keys.
    """
    words = re.split(r"[\s,;]+", str(TEXT.read(text, "questions", UnknownQuestion)).strip())
    words = [word for word in words if word]
    keys: list[str] = []
    for place, word in enumerate(words[: MOST + 1]):
        keys += _keys(word, words[:place].count(word))
    if not 0 < len(keys) <= MOST:
        raise UnknownQuestion(
            _("name 1 to {most} questions, such as SC-02 scopa.equal-first").format(most=MOST)
        )
    for key in keys:
        question_for(key)
    return tuple(dict.fromkeys(keys))


def _keys(word: str, before: int) -> Sequence[str]:
    """Return the keys that a word stands for when it comes for the nth time."""
    if _FRESH.fullmatch(word):
        return [word]
    if re.fullmatch(r"[a-z-]+\.[a-z0-9-]+", word):
        return [f"fresh-{word}-{before}"]
    if not is_own(word) and not {*word} & {*"#="}:
        return [word]
    try:
        return keys_in(word)
    except ValueError as error:
        raise UnknownQuestion(str(error)) from error
