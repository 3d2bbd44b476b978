"""Levels on other cards: the engine answers their questions and judges their moves again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random

from carte.board.seats import spoken
from carte.engine.cards import suit_of
from carte.engine.phrases import capital, ended, the
from carte.engine.rulebook import Rule
from carte.games import game
from carte.language import _
from carte.language.forms import lower_first
from carte.lessons import stages_of
from carte.lessons.ask import ChooseStep, PickStep
from carte.lessons.play import PlayStep
from carte.lessons.questions import Answer, Pick, QuestionError, Sheet, Shown
from carte.quiz.fresh.moves import turned_move
from carte.quiz.fresh.suit_change import Turn, names_a_moved_suit, turned, turned_card, turns
from carte.quiz.house_check import seated
from carte.quiz.question import HouseRules, Option, Posed, Question
from carte.quiz.setting import Setting, Zone
from carte.quiz.themes import themes_of

__all__ = ["turned_level"]

MOST_TURNS = 23
"""The number of suit changes, all of which are tried: suits that a goal names must stay."""

_ASKING = ChooseStep, PickStep, PlayStep


def turned_level(rule: Rule, key: str, rng: Random) -> Question | None:
    """Return the question of a level that shows a rule, on other cards if it has cards."""
    steps = [*_steps(rule)]
    rng.shuffle(steps)
    for step in steps:
        if isinstance(step, PlayStep):
            if found := turned_move(rule, key, step, rng):
                return found
        elif changed := next(_on_other_cards(step, rng), None):
            return _question(rule, key, changed)
    return None


def _steps(rule: Rule) -> Iterator[ChooseStep | PickStep | PlayStep]:
    """Yield the steps of the game's levels that show a rule."""
    for stage in stages_of(rule.id.partition(".")[0]):
        for level in stage:
            if any(shown.id == rule.id for shown in level.shows):
                yield from (one for one in level.steps if isinstance(one, _ASKING))


def _on_other_cards(step: ChooseStep | PickStep, rng: Random) -> Iterator[ChooseStep | PickStep]:
    """Yield a step on other cards, each time its goal holds and its question can be asked."""
    shown = step.shown
    if not shown.pile and not shown.other:
        yield step
        return
    if shown.pile and shown.other:
        yield replace(step, shown=replace(shown, pile=shown.other, other=shown.pile))
    for turn in islice(turns(rng), MOST_TURNS):
        changed = replace(step, shown=_shown(step.shown, turn), question=_put(step.question, turn))
        if changed.shown == step.shown or names_a_moved_suit(step.goal, turn):
            continue
        try:
            answer = changed.answer
        except QuestionError:
            continue
        if answer.right:
            yield changed


def _put(question: str, turn: Turn) -> str:
    """Return a question's text for other cards: its suits and cards change with them."""
    name, *words = turned(question, turn).split()
    return " ".join([name, *(turn.get(word, word) for word in words)])


def _shown(shown: Shown, turn: Turn) -> Shown:
    return replace(
        shown,
        pile=tuple(turned_card(card, turn) for card in shown.pile),
        other=tuple(turned_card(card, turn) for card in shown.other),
        options=tuple(turned(option, turn) for option in shown.options),
        trump=turn.get(shown.trump, shown.trump),
    )


def _question(rule: Rule, key: str, step: ChooseStep | PickStep) -> Question:
    shown = step.shown
    picked = isinstance(step, PickStep)
    options = _picks(step.answer, shown) if isinstance(step, PickStep) else _choices(step.answer)
    return Question(
        key=key,
        slug=shown.game.slug,
        title=shown.game.title,
        themes=themes_of(shown.game, [rule.tail]),
        setting=_setting(shown, step.answer.sheet, asked=picked),
        posed=Posed(_(step.goal), options, several=picked),
        says=rule.text,
        rules=(rule,),
        house=shown.game.chosen,
        holds=partial(_holds, step),
    )


def _holds(step: ChooseStep | PickStep, house: HouseRules) -> bool:
    """Return whether a step has the same answers, and the same right ones, under house rules."""
    shown = step.shown
    ours = game(shown.game.slug, **seated(shown.game, house))
    try:
        there = replace(step, shown=replace(shown, game=ours)).answer
    except (ValueError, KeyError):  # it cannot be asked, or its rule is not in force
        return False
    return (there.right, there.options) == (step.answer.right, step.answer.options)


def _choices(answer: Answer[str]) -> list[Option]:
    return [
        Option(id, text, id in answer.right, answer.texts[id] if id in answer.right else "")
        for id, text in answer.options.items()
    ]


def _picks(answer: Answer[Pick], shown: Shown) -> list[Option]:
    """Return the cards of the pile as answers; of several right picks, only the first counts."""
    (first, *_others) = answer.right
    return [Option(str(card), capital(the(card)), card in first) for card in shown.pile]


def _setting(shown: Shown, sheet: Sheet | None, *, asked: bool) -> Setting:
    """Return the cards shown, unless they are the answers, and the numbers."""
    labels = {
        "pile": _("Your pile"),
        "hand": _("Your hand"),
        "table": _("Table"),
        "trick": _("Trick"),
        "other": _("The other player’s pile"),
        "monte": _("Monte"),
    }
    by = tuple(map(spoken, shown.played_by))
    zones = [
        Zone(
            "pile" if name == "other" else name,
            labels[name],
            cards,
            by if cards is shown.pile else (),
        )
        for name, cards in ((shown.zone, shown.pile), (shown.beside, shown.other))
        if cards and not asked
    ]
    facts = [_("Trump: {suit}.").format(suit=suit_of(shown.trump).name)] if shown.trump else []
    facts += (
        [_("Dealer: {seat}.").format(seat=lower_first(spoken(shown.dealer)))]
        if shown.dealer
        else []
    )
    facts += [ended(line) for line in sheet.lines()] if sheet else []
    return Setting(tuple(zones), tuple(facts))
