"""Tricky cases as questions: predict first, then read what the engine says and by which rule.

>>> from carte.quiz import questions
>>> first = questions("scopa")[0]
>>> first.posed.asks, [option.id for option in first.posed.options if option.right]
('Which of these moves are legal?', ['7D x 7S'])
>>> first.says
'You must take the matching card, even if a sum would win a denari card.'

A case (``carte.games.cases``) says what must come out; the question is made from it, and the engine
gives every answer. Questions about procedure are made from its articles.
"""

from __future__ import annotations

from functools import partial

from carte.engine.deal import Deal
from carte.formats.position_code import code
from carte.games import GAMES, cached_per_registry
from carte.games.cases import Case, by_key
from carte.language import _
from carte.quiz.house_check import holds
from carte.quiz.matches import setting_of_match, who_has_won
from carte.quiz.moves import which_are_legal
from carte.quiz.outcomes import LineOfPlay, what_comes_out
from carte.quiz.procedure import procedure_questions
from carte.quiz.question import Option, Posed, Question
from carte.quiz.setting import Setting, Zone, seen_at_a_table, setting_of, start_of
from carte.quiz.themes import Theme, every_theme, themes_of

__all__ = [
    "Option",
    "Posed",
    "Question",
    "Setting",
    "Theme",
    "Zone",
    "every_question",
    "every_theme",
    "procedure_questions",
    "question_of",
    "questions",
    "themes_of",
]


def every_question() -> tuple[Question, ...]:
    """Return the tricky cases of all games as questions, then those of procedure."""
    return (*(one for slug in GAMES for one in questions(slug)), *procedure_questions())


@cached_per_registry
def questions(slug: str) -> tuple[Question, ...]:
    """Return the tricky cases of a game as questions, in order."""
    return tuple(question_of(case, key) for key, case in by_key(slug).items())


def question_of(case: Case, key: str, *, at_a_table: bool = False) -> Question:
    """Return a case as a question with this key.

    It shows all that the case names, or ``at_a_table`` only what the player to act would see.
    """
    if case.match:
        setting, posed, position = setting_of_match(case), who_has_won(case), ""
    else:
        start = start_of(case)
        at = seen_at_a_table(start, case.at) if at_a_table else case.at
        posed = _posed_at(start, case, key)
        line = () if _is_of_moves(case) else case.play
        setting = setting_of(start, at, line, dealer=posed.by_dealer)
        position = "" if case.misdeal else code(start)
    return Question(
        key=key,
        slug=case.slug,
        title=case.game.title,
        themes=themes_of(case.game, case.rules),
        setting=setting,
        posed=posed,
        says=_(case.says),
        rules=tuple(case.game.rulebook[tail] for tail in case.rules),
        code=position,
        house=case.house,
        holds=partial(holds, case),
    )


def _is_of_moves(case: Case) -> bool:
    return bool(case.legal or case.refused)


def _posed_at(start: Deal, case: Case, key: str) -> Posed:
    """Return the question about a deal: which moves are legal, or what a line of play leads to."""
    if _is_of_moves(case):
        return which_are_legal(start, key, case.legal, [*case.refused])
    end = start
    for choice in case.play:
        end = end.play(choice)
    return what_comes_out(LineOfPlay(case, start, end))
