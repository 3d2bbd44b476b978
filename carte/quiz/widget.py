"""The tricky cases as a quiz: predict, then read the answer; and more of them to order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import carte
from carte.board.house import labels_of_all, ours_words
from carte.board.verdict import rule_json
from carte.engine.reading import SWITCH, TEXT, dict_of, saferepr
from carte.engine.rulebook import Rule
from carte.front import traits
from carte.front.widget import Ask, Space, Unanswerable, Widget, houses_of, number_of
from carte.front.words import sending_words, words_of
from carte.games.cases import Case, by_key
from carte.games.procedure import articles
from carte.language import _
from carte.quiz import Question, every_question, every_theme, question_of
from carte.quiz.house_check import at_our_table
from carte.quiz.procedure import procedure_at_our_table
from carte.quiz.search import NoSuchCase, case_named, name_of, tricky_themes

if TYPE_CHECKING:
    from carte.engine.messages import Stated
    from carte.quiz import messages

__all__ = ["Cases", "quiz_words"]

_MADE = "tricky-"
"""The prefix of the key of a case made to order."""


class Cases(Widget):
    """``Cases()``: all tricky cases of all games, to filter by game and by theme.

    They need no Python, which only makes tricky cases to order.
    """

    tool = "cases"
    space = Space(66, 83.5)
    main = "answers"
    keeps_content = True

    answers = traits.Done(
        dict_of(SWITCH), help="Whether the reader answered right, by the key of the case."
    )
    answers.tag(sync=True, state=True)

    def __init__(self) -> None:
        super().__init__("Cases()")

    def make_content(self) -> messages.CasesContent:
        """Return every question, and the choices among them."""
        questions, rules = _with_rules_once(every_question())
        return {
            "games": [{"id": slug, "title": carte.game(slug).title} for slug in carte.GAMES],
            "themes": [{"id": theme.id, "title": theme.title} for theme in every_theme()],
            "house": labels_of_all(),
            "ours": ours_words(),
            "tricky": {slug: [*tricky_themes(slug)] for slug in carte.GAMES},
            "questions": questions,
            "rules": rules,
        }

    def make_strings(self) -> dict[str, Any]:
        """Return the words of every table, and those of the quiz."""
        own = {"quiz": quiz_words(), "sending": sending_words()}
        return words_of(carte.game("scopa")) | own

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions: ``tricky``, a case of a game and a theme ("" for any) by seed.

        It follows the ``houses`` of its game, if any are given; ``named`` is one made before, by
        its key. ``ours`` is whether a case holds under the rules of our table.
        """
        return {"tricky": _tricky, "named": _named, "ours": _ours}


def _with_rules_once(
    some: Sequence[Question],
) -> tuple[list[messages.ListedQuestion], list[Stated]]:
    """Return questions as data, with rules as places in one list of them, and that list.

    Under other house rules an id may have another statement.
    """
    rules: dict[tuple[str, str, str], Rule] = {}
    for one in some:
        rules |= {_statement(rule): rule for rule in one.rules}
    place = {statement: number for number, statement in enumerate(rules)}
    questions: list[messages.ListedQuestion] = [
        {**one.themed_json(), "rules": [place[_statement(rule)] for rule in one.rules]}
        for one in some
    ]
    return questions, [*map(rule_json, rules.values())]


def _statement(rule: Rule) -> tuple[str, str, str]:
    return rule.id, rule.text, rule.cited_as


def _tricky(message: Mapping[str, Any]) -> messages.Put:
    """Answer a request for a tricky case."""
    asked: list[Any] = [message.get(key) for key in ("game", "theme", "seed")]
    slug, theme, seed = asked
    number = number_of(seed, "is no number of a case")
    houses = houses_of(message.get("houses", {}))
    choices = [
        (known, kind)
        for known in carte.GAMES
        for kind in tricky_themes(known, houses.get(known, {}))
        if slug in ("", known) and theme in ("", kind)
    ]
    if not choices:
        raise Unanswerable(_no_such_case())
    known, kind = Random(number).choice(choices)
    return _put(name_of(known, kind, number, houses.get(known, {})))


def _named(message: Mapping[str, Any]) -> messages.Put:
    """Answer a request for the tricky case of a key."""
    return _put(TEXT.read(message.get("key"), "key", Unanswerable))


def _put(key: str) -> messages.Put:
    try:
        case = case_named(key)
    except NoSuchCase:
        raise Unanswerable(_no_such_case()) from None
    return {"question": question_of(case, key).to_json()}


def _no_such_case() -> str:
    return _("No tricky cases of this kind can be made.")


def _ours(message: Mapping[str, Any]) -> messages.AtOurTable:
    """Answer whether the case or article of a key holds under the house rules of its games."""
    key = TEXT.read(message.get("key"), "key", Unanswerable)
    houses = houses_of(message.get("houses"))
    for asked in articles():
        if asked.id == key:
            return procedure_at_our_table(asked, houses)
    case = _case_of(key)
    return at_our_table(case, houses.get(case.slug, {}))


def _case_of(key: str) -> Case:
    if key.startswith(_MADE):
        return case_named(key)
    for slug in carte.GAMES:
        if case := by_key(slug).get(key):
            return case
    raise Unanswerable(f"there is no case {saferepr(key)}")


def quiz_words() -> dict[str, Any]:
    """Return the words of a question and its answers, and of the choice among questions."""
    return {
        "title": _("Tricky cases"),
        "won": _("{done} of {all} answered, {right} of them right."),
        "game": _("Game"),
        "every_game": _("All games"),
        "theme": _("About"),
        "every_theme": _("All themes"),
        "unseen": _("Only cases I have not got right"),
        "number": _("Case {number} of {all}: {game}"),
        "outside": _("A case outside your selection: {game}"),
        "made": _("A case made to order: {game}"),
        "made_at_home": _("A case made to order with house rules: {game}"),
        "none": _("No case is left in this selection."),
        "line": _("Then:"),
        "several": _("Press every right answer; there may be none. Then press “Check”."),
        "one": _("Press your answer."),
        "check": _("Check"),
        "next": _("Next case"),
        "back": _("Previous case"),
        "tricky": _("Deal me a tricky one"),
        "right": _("Correct."),
        "wrong": _("Not quite."),
        "options": _("Answers"),
        "missed": _("you left it out"),
        "pressed": _("you pressed it"),
        "was_right": _("right"),
        "was_wrong": _("wrong"),
        "was_left": _("correctly left out"),
        "rules": _("The rules"),
        "said": _("The rule above. Source:"),
        "open": _("Open it in the case checker"),
        "article": _("The whole article"),
        "searching": _("Looking for a tricky position."),
        "searching_at_home": _("Looking for a tricky position by the rules of our table."),
        "marked": _("Marked by the {page}: {rules}."),
        "unmarked": _("Not marked by the {page}: {rules}."),
        "unmark": _("By the book"),
        "mark": _("Mark them"),
        "unknown": _("There is no case “{key}”; this is the first one."),
    }
