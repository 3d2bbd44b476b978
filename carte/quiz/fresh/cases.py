"""Tricky cases on other cards, with their outcomes checked by the engine again."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

from carte.engine.moves import move
from carte.engine.rulebook import Rule
from carte.games.cases import Case, cases
from carte.quiz import question_of
from carte.quiz.fresh.suit_change import Turn, turned, turns
from carte.quiz.question import Question

__all__ = ["about", "turned_case"]

MOST_TURNS = 6
"""The most suit changes to try; in a game where suits differ, some break the case."""

_TURNED = "at", "legal", "refused", "play"


def turned_case(rule: Rule, key: str, rng: Random) -> Question | None:
    """Return one of the cases that settle a rule, on other cards; None if no change works."""
    slug = rule.id.partition(".")[0]
    known = [case for case in cases(slug) if rule.tail in case.rules and _may_be_met(case)]
    rng.shuffle(known)
    for case in known:
        for turn in islice(turns(rng), MOST_TURNS):
            if question := _asked(_on_other_cards(case, turn), case, key):
                return about(rule, question)
    return None


def _may_be_met(case: Case) -> bool:
    """Return whether a case comes up under the usual rules and needs no closed hand."""
    return not case.house and not ("hands" in case.at and not case.play and not _about_moves(case))


def about(rule: Rule, question: Question) -> Question:
    """Return a question as one about a rule, whose statement explains the answer."""
    others = (one for one in question.rules if one.id != rule.id)
    return replace(question, says=rule.text, rules=(rule, *others))


def _on_other_cards(case: Case, turn: Turn) -> Case:
    """Return a case with its suits changed, or with its sides swapped if it has no cards."""
    if not case.at:
        return case._replace(match=[[*reversed(deal)] for deal in case.match])
    return case._replace(**{name: turned(getattr(case, name), turn) for name in _TURNED})


def _asked(changed: Case, case: Case, key: str) -> Question | None:
    """Return the question of a changed case, or None if it comes out differently."""
    try:
        question = question_of(changed, key, at_a_table=True)
        as_before = _holds(changed) if _about_moves(case) else _comes_out(question, case)
    except ValueError:
        return None
    return question if as_before or not case.at else None


def _comes_out(question: Question, case: Case) -> bool:
    return _right(question) == _right(question_of(case, question.key))


def _about_moves(case: Case) -> bool:
    return bool(case.legal or case.refused)


def _holds(case: Case) -> bool:
    """Return whether the engine rules on all moves as the case does."""
    deal = case.deal
    if case.legal and {*map(move, case.legal)} != {*deal.legal_moves()}:
        return False
    rulings = {deal.ruling(move(text)).rule.tail: tail for text, tail in case.refused.items()}
    return all(found == tail for found, tail in rulings.items())


def _right(question: Question) -> set[str]:
    return {option.id for option in question.posed.options if option.right}
