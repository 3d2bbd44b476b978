"""Moves of levels on other cards: the one asked for, among tempting ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from carte.board.sayings import in_words
from carte.engine.deal import Deal
from carte.engine.moves import Move, move
from carte.engine.phrases import capital
from carte.engine.rulebook import Rule
from carte.formats.position_code import code
from carte.games import from_json
from carte.language import _
from carte.lessons.play import PlayStep
from carte.quiz.fresh.suit_change import Turn, names_a_moved_suit, turned, turns
from carte.quiz.house_check import seated
from carte.quiz.question import HouseRules, Option, Posed, Question
from carte.quiz.setting import setting_of_move
from carte.quiz.themes import themes_of

__all__ = ["turned_move"]


def turned_move(rule: Rule, key: str, step: PlayStep, rng: Random) -> Question | None:
    """Return which move a level asks for, on other cards, as a question; None if traps are few."""
    for turn in turns(rng):
        data = step.deal.to_json()
        changed = data | {"position": turned(data["position"], turn)}
        if changed == data or names_a_moved_suit(step.goal, turn):
            continue
        try:
            deal = from_json(changed)
            options = [*_options(step, deal, turn)]
        except ValueError:
            continue
        if len(options) > 1:
            rng.shuffle(options)
            return _question(rule, key, step, deal, options)
    return None


def _options(step: PlayStep, deal: Deal, turn: Turn) -> Iterator[Option]:
    """Yield the first answer and the traps, if the engine judges them as before."""
    answer = _turned(step.answers[0], turn)
    yield _option(deal, answer, right=_same(step.deal, step.answers[0], deal, answer))
    for trap in step.traps:
        choice = _turned(trap.play, turn)
        if not _same(step.deal, trap.play, deal, choice):
            raise ValueError(f"{choice} is judged otherwise")
        own = trap.text if trap.text and not names_a_moved_suit(trap.text, turn) else ""
        yield _option(deal, choice, right=False, why=_(own) if own else "")


def _same(before: Deal, choice: Move, deal: Deal, other: Move) -> bool:
    one, two = before.ruling(choice), deal.ruling(other)
    return (one.legal, one.rule.id) == (two.legal, two.rule.id)


def _turned(choice: Move, turn: Turn) -> Move:
    return move(turned(str(choice), turn))


def _option(deal: Deal, choice: Move, *, right: bool, why: str = "") -> Option:
    ruling = deal.ruling(choice)
    words = capital(in_words(choice, deal))
    return Option(str(choice), words, right, why or ruling.text, ruling.rule.id)


def _question(rule: Rule, key: str, step: PlayStep, deal: Deal, options: list[Option]) -> Question:
    return Question(
        key=key,
        slug=deal.game.slug,
        title=deal.game.title,
        themes=themes_of(deal.game, [rule.tail]),
        setting=setting_of_move(deal),
        posed=Posed(_(step.goal), options),
        says=rule.text,
        rules=(rule,),
        code=code(deal),
        house=deal.game.chosen,
        holds=partial(_holds, deal, options),
    )


def _holds(deal: Deal, options: Sequence[Option], house: HouseRules) -> bool:
    """Return whether house rules judge every move as a deal's own rules do."""
    try:
        ours = from_json(deal.to_json() | {"options": seated(deal.game, house)})
    except ValueError:
        return False
    choices = [move(option.id) for option in options]
    return all(_same(deal, choice, ours, choice) for choice in choices)
