"""Five a day: questions about the rules that are due, made fresh for each day."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.board.house import labels_of_all, ours_words
from carte.board.verdict import rule_json
from carte.engine.reading import SWITCH, dict_of
from carte.engine.rulebook import Rule
from carte.front import traits
from carte.front.widget import Ask, Space, Unanswerable, Widget, house_of, number_of
from carte.front.words import words_of
from carte.games import cached_per_registry
from carte.language import _
from carte.lessons import course, course_names
from carte.quiz.fresh import NothingToAsk, fresh, fresh_for, rules_asked
from carte.quiz.house_check import put_by
from carte.quiz.learning_order import learned, level_of
from carte.quiz.widget import quiz_words

if TYPE_CHECKING:
    from carte.engine.messages import RuleId
    from carte.lessons import Stage
    from carte.quiz import messages

__all__ = ["Daily"]

READY = 2
"""The questions about each rule that are ready before Python: for one day, and for the next."""


class Daily(Widget):
    """``Daily()``: five questions a day, about the rules due in the reader's own memory.

    The browser knows which rules are due. It has questions about each before Python has started,
    and asks Python for fresh ones.
    """

    tool = "daily"
    space = Space(29.5, 43.5)
    main = "answers"
    keeps_content = True

    answers = traits.Done(
        dict_of(SWITCH),
        help="Whether the reader answered right, by the id of the rule or the key of the move.",
    )
    answers.tag(sync=True, state=True)

    def __init__(self) -> None:
        super().__init__("Daily()")

    def make_content(self) -> messages.DailyContent:
        """Return every rule with questions, in the order in which they are learned."""
        return {
            "rules": [_entry(rule) for name in course_names() for rule in learned(name)],
            "places": {name: _place(name) for name in course_names() if name in carte.GAMES},
            "house": labels_of_all(),
            "ours": ours_words(),
        }

    def make_strings(self) -> dict[str, Any]:
        """Return the words of every table, those of the quiz, and its own."""
        own = {"quiz": quiz_words(), "daily": _words()}
        return words_of(carte.game("scopa")) | own

    def handlers(self) -> Mapping[str, Ask]:
        """Return the question: ``fresh``, a question about a ``rule`` by ``seed``.

        For a table with a ``house`` of its own, the question follows those rules, or the book if
        the answer would differ; with it comes the rule as that table has it.
        """
        return {"fresh": _fresh}


def _place(name: str) -> messages.Placing:
    """Return how to place a reader in a course: the rules of each stage, and where it begins."""
    found = course(name)
    stages: list[messages.PlacingStage] = [
        {
            "title": _(stage.title),
            "level": f"{name}.html#{stage.levels[0].id}",
            "rules": rules,
            "last": stage.levels[-1].id,
            "like": [*_alike(name, stage)],
        }
        for stage, rules in zip(found, _shared_out(name), strict=True)
        if rules
    ]
    return {"title": _(found.title), "play": f"play-{name}.html", "stages": stages}


def _shared_out(name: str) -> list[list[RuleId]]:
    """Return the rules that each stage shows, each rule once: the stages choose in turn."""
    left = {rule.id for rule in rules_asked(name)}
    shown = [[rule.id for level in stage for rule in level.shows] for stage in course(name)]
    chosen: list[list[RuleId]] = [[] for _stage in shown]
    while any(left.intersection(rules) for rules in shown):
        for rules, own in zip(shown, chosen, strict=True):
            if rule := next((one for one in rules if one in left), None):
                left.remove(rule)
                own.append(rule)
    return chosen


def _alike(name: str, stage: Stage) -> Iterator[str]:
    """Yield the last levels of the stages that teach the same in the courses of related games."""
    for other in course_names():
        for one in course(other):
            if one.id == stage.id and (other == stage.like or name == one.like):
                yield one.levels[-1].id


def _entry(rule: Rule) -> messages.AskedRule:
    """Return a rule, the level that teaches it, and the questions that are ready."""
    return {**rule_json(rule), "level": level_of(rule), "ready": _ready(rule.id)}


@cached_per_registry
def _ready(rule_id: str) -> list[messages.FreshQuestion]:
    return [fresh(rule_id, seed).fresh_json() for seed in range(READY)]


def _fresh(message: Mapping[str, Any]) -> messages.Fresh:
    rule: Any = message.get("rule")
    seed = number_of(message.get("seed"), "is no number of a question")
    house = house_of(message.get("house", {}))
    try:
        question = fresh_for(str(rule), seed, house)
    except NothingToAsk as error:
        raise Unanswerable(str(error)) from None
    shown = rule_json(question.rules[0])
    return {"question": question.fresh_json(), "by": put_by(question, house), "rule": shown}


def _words() -> dict[str, Any]:
    return {
        "title": _("Five a day"),
        "standing": _("Your questions for today. Rules you know: {known}."),
        "ahead": _("No rule is due today: these come next. Rules you know: {known}."),
        "rested": _("No rule is due before tomorrow. Rules you know: {known}."),
        "new": _("You have not met any rules yet."),
        "first": _(
            "Play a deal first: from tomorrow, this page asks about the rules you meet in it."
        ),
        "first_deal": _("Play your first deal"),
        "place": _("Do you know a game already? Find your place in it:"),
        "number": _("{number} of {all}: {game}"),
        "moment": _("{game}: a move that cost you points in a deal, to try again."),
        "tomorrow": _("It comes back tomorrow."),
        "later": _("It comes back in {days} days."),
        "known": _(
            "Three right answers on three days: you know this one. It comes back in {days} days."
        ),
        "learn": _("Go over it in the lesson"),
        "next": _("Next question"),
        "end": _("See how it went"),
        "done": _("That is all for today: {right} of {all} right."),
        "more": _("Once more, with other cards"),
        "map": _("To the courses"),
        "placing": _(
            "{course}: {count} questions, from the first part of the course to the last. The "
            "first one you get wrong shows where to begin. After the course, as many others show "
            "what you have gained."
        ),
        "comparing": _(
            "{course}: {count} other questions, of the same kinds as before the course. They show "
            "what you have gained."
        ),
        "compared": _("{course}: {before} of {all} right before the course, {after} after it."),
        "gained": _(
            "{course}: {before} of {all} right before the course, {after} after it. You have "
            "learned {share} of what you did not know."
        ),
        "done_before": _("{right} of {all} right before the course."),
        "begin": _("Begin at: {stage}"),
        "placed_all": _("You know what {course} teaches: play a deal."),
        "placed_why": _("Your answers show where the course is new to you."),
        "play": _("Play a deal"),
    }
