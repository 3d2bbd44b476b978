"""Read the steps of levels of kind ``play``: answers, traps and scripts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from carte.board.replies import Form, expected, forms
from carte.board.seats import READER
from carte.board.step import stable_order
from carte.engine.cards import PACK, Card
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Move, move
from carte.engine.rulebook import Ruling
from carte.language import N_, _
from carte.lessons.play import PlayStep, Step, Trap, seen
from carte.lessons.reading.fields import Fields, hints_in, rule_of
from carte.lessons.reading.positions import position

__all__ = ["read_play", "read_step"]


def read_play(fields: Fields, played: Game) -> tuple[tuple[Step, ...], Deal | None]:
    """Read the one step of a level, or the steps of its script and the whole deal they complete."""
    deal = position(fields, played)
    hand, table = seen(deal)
    if "position" not in fields:
        hand, table = fields.cards("hand"), fields.cards("table", "")
    if "script" not in fields:
        return (read_step(fields, fields.text("goal"), deal, hand, table),), None
    steps: list[PlayStep] = []
    for part in fields.tables("script", N_("script step")):
        if deal.is_over or deal.turn != READER:
            fields.wrong("script", part.place, _("no step here, since it is not the reader’s turn"))
        step = read_step(part, part.text("goal"), deal, hand, table)
        if len(step.answers) > 1:
            part.wrong(
                "answers", [*map(str, step.answers)], _("one answer: the next step builds on it")
            )
        step = replace(step, then=_then(part, step), own_hints=hints_in(part))
        part.finish()
        steps.append(step)
        deal = step.after()
        table = stable_order(table, deal.table)
        hand = stable_order(hand, deal.hands[READER])
    if not deal.is_over or not ("piles" in fields or _is_whole(deal)):
        return tuple(steps), None
    return tuple(steps), deal


def _is_whole(deal: Deal) -> bool:
    """Return whether every card of the pack has been won."""
    return sum(map(len, deal.piles)) == len(PACK)


def read_step(
    fields: Fields, goal: str, deal: Deal, hand: tuple[Card, ...], table: tuple[Card, ...]
) -> PlayStep:
    """Read a step in ``deal``: its ``answers``, and its ``traps``, each of which must spring."""
    answers = tuple(_move(fields, "answers", text) for text in fields.texts("answers"))
    if not answers:
        fields.wrong("answers", [], _("at least one move, such as 7D x 3C 4S"))
    entries = fields.tables("traps", N_("trap"), needed=False)
    wrong = [_move(trap, "play", trap.text("play")) for trap in entries]
    step = PlayStep(goal, deal, hand, table, answers)
    ways = forms(deal, hand, table, (*answers, *wrong))
    for answer in answers:
        _check_form(fields, "answers", ways, answer)
        _check_legal(fields, "answers", str(answer), deal.ruling(answer))
    traps = tuple(
        _trap(trap, step, ways, choice) for trap, choice in zip(entries, wrong, strict=True)
    )
    return replace(step, traps=traps, otherwise=fields.text("otherwise", ""))


def _check_legal(fields: Fields, key: str, text: str, ruling: Ruling) -> None:
    """Complain about a move that the rules forbid."""
    if not ruling.legal:
        fields.wrong(key, text, _("a legal move: {reason}").format(reason=ruling.text))


def _check_form(fields: Fields, key: str, ways: Sequence[Form], choice: Move) -> None:
    """Complain about a move that no card and no button of a step makes."""
    if not any(form.takes(choice) for form in ways):
        fields.wrong(key, str(choice), expected(ways))


def _move(fields: Fields, key: str, text: str) -> Move:
    try:
        return move(text)
    except ValueError as error:
        fields.wrong(key, text, _("a move ({error})").format(error=error))


def _trap(fields: Fields, step: PlayStep, ways: Sequence[Form], choice: Move) -> Trap:
    """Read a trap; if the file names a rule, the engine must refuse the move for that rule."""
    if choice in step.answers:
        fields.wrong("play", str(choice), _("a wrong move; this one is an answer"))
    _check_form(fields, "play", ways, choice)
    deal = step.deal
    ruling = deal.ruling(choice)
    if ruling.rule.tail in ("in-hand", "on-table") and not ruling.legal:
        fields.wrong(
            "play",
            str(choice),
            _("cards that the reader sees: {reason}").format(reason=ruling.text),
        )
    breaks = None
    if "breaks" in fields:
        breaks = rule_of(fields, "breaks", fields.text("breaks"), deal.game).tail
        if ruling.legal:
            fields.wrong("breaks", breaks, _("no such key, for the move is legal"))
    elif not ruling.legal:
        breaks = ruling.rule.tail
    if not ruling.legal and breaks != ruling.rule.tail:
        fields.wrong("breaks", breaks, f"{ruling.rule.tail!r}: {ruling.text}")
    text = fields.text("text") if "text" in fields else None
    fields.finish()
    return Trap(choice, breaks, text)


def _then(fields: Fields, step: PlayStep) -> tuple[Move, ...]:
    """Read the moves that follow the answer of a step, each of them legal in its turn."""
    deal = step.after()
    choices = []
    for text in fields.texts("then", []):
        choice = _move(fields, "then", text)
        _check_legal(fields, "then", text, deal.ruling(choice))
        choices.append(choice)
        deal = deal.play(choice)
    return tuple(choices)
