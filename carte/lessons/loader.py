"""Reading a course from its file: nothing broken gets past, and the engine has seen every move."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from carte.capture import CaptureDeal, CaptureGame
from carte.cards import PACK, Card, cards
from carte.game import Game, Score
from carte.games import game
from carte.lessons.ask import ChooseStep, PickStep
from carte.lessons.choices import CHOICES
from carte.lessons.errors import LessonError
from carte.lessons.fields import Fields
from carte.lessons.model import KINDS, Course, Level, Stage
from carte.lessons.picks import PICKS, Pick
from carte.lessons.play import PlayStep, Step, Trap, lying
from carte.lessons.questions import Case, put
from carte.moves import Play, move
from carte.rulebook import Rule

__all__ = ["build", "parse", "read"]

READER, OTHER = 0, 1
"""The seats of a lesson's deals: the reader is seat 0, and to act whenever a step begins."""

SEATS = {"you": READER, "other": OTHER}


def read(path: Path | Any) -> Course:
    """Read the course in a file, which is named for it; raises `LessonError`."""
    return parse(path.read_text(encoding="utf-8"), path.name.removesuffix(".toml"))


def parse(text: str, course: str) -> Course:
    """Read a course from the text of its file `<course>.toml`; raises `LessonError`."""
    file = f"{course}.toml"
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(file, "the text", "syntax", str(error), "a TOML file") from None
    return build(table, course)


def build(table: Mapping[str, object], course: str) -> Course:
    """Make a course of the data in its file; raises `LessonError`."""
    fields = Fields(f"{course}.toml", "the top", table)
    played = fields.read("game", game)
    stages = tuple(_stage(stage, course, played) for stage in fields.tables("stage", "stage"))
    _all_different(fields, "stage", [stage.id for stage in stages])
    found = Course(course, played, fields.text("title"), _in_a_row(stages))
    fields.finish()
    return found


def _in_a_row(stages: tuple[Stage, ...]) -> tuple[Stage, ...]:
    return (
        tuple(
            replace(stage, following=(after.id, after.title)) for stage, after in pairwise(stages)
        )
        + stages[-1:]
    )


def _stage(fields: Fields, course: str, played: Game) -> Stage:
    name = fields.text("id")
    if not name.replace("-", "").isalnum() or name != name.lower():
        fields.wrong("id", name, "small letters and hyphens, such as first-capture")
    fields.place = f"stage {name}"
    levels = tuple(
        _level(level, f"{course}-{name}-{number}", played)
        for number, level in enumerate(fields.tables("level", "level"), start=1)
    )
    stage = Stage(name, fields.text("title"), fields.text("intro"), levels)
    fields.finish()
    return stage


def _level(fields: Fields, expected: str, played: Game) -> Level:
    name = fields.text("id")
    if name != expected:
        fields.wrong("id", name, f"{expected}, the course, the stage and the number of the level")
    fields.place = f"level {name}"
    kind = fields.text("kind", "play")
    if kind not in KINDS:
        fields.wrong("kind", kind, " or ".join(KINDS))
    if "house" in fields:
        played = _with_house_rules(fields, played)
    steps, score = _READERS[kind](fields, played)
    level = Level(
        id=name,
        kind=kind,
        goal=fields.text("goal"),
        done=fields.text("done"),
        steps=steps,
        shows=tuple(_rule(fields, "shows", tail, played) for tail in fields.texts("shows", [])),
        guide=fields.flag("guide"),
        own_hints=fields.texts("hints", []),
        score=score,
    )
    if level.own_hints and len(level.own_hints) != 3:
        fields.wrong("hints", [*level.own_hints], "three hints: which card, how many, which")
    fields.finish()
    return level


def _with_house_rules(fields: Fields, played: Game) -> Game:
    options = fields.table("house")
    try:
        return type(played)(**options)
    except ValueError as error:
        fields.wrong("house", options, str(error))


def _rule(fields: Fields, key: str, tail: str, played: Game) -> Rule:
    if tail not in played.rulebook:
        known = ", ".join(rule.tail for rule in played.rulebook)
        fields.wrong(key, tail, f"a rule of {played.slug}: {known}")
    return played.rulebook[tail]


def _all_different(fields: Fields, key: str, names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            fields.wrong(key, name, "another id: this one is used twice")


# --------------------------------------------------------------------------------- kind "play"


def _play(fields: Fields, played: Game) -> tuple[tuple[Step, ...], tuple[Score, ...] | None]:
    deal = _position(fields, played)
    table = fields.read("table", cards, "")
    hand = fields.read("hand", cards)
    if "script" not in fields:
        return (_play_step(fields, fields.text("goal"), deal, hand, table),), None
    steps: list[PlayStep] = []
    for part in fields.tables("script", "script step"):
        if deal.is_over or deal.turn != READER:
            fields.wrong("script", part.place, "no step here, for the reader is not to act")
        step = _play_step(part, part.text("goal"), deal, hand, table)
        if len(step.answers) > 1:
            part.wrong(
                "answers", [*map(str, step.answers)], "one answer: the next step builds on it"
            )
        step = replace(step, then=_then(part, step))
        part.finish()
        steps.append(step)
        deal = step.after()
        table = lying(table, deal)
        hand = deal.hands[READER] if len(deal.hands[READER]) > len(hand) else _kept(hand, deal)
    whole = "piles" in fields and deal.is_over
    return tuple(steps), deal.score() if whole else None


def _kept(hand: tuple[Card, ...], deal: CaptureDeal) -> tuple[Card, ...]:
    """Return what is left of a hand, in the order in which it was shown."""
    there = deal.hands[READER]
    kept = tuple(card for card in hand if card in there)
    return kept if len(kept) == len(there) else there


def _position(fields: Fields, played: Game) -> CaptureDeal:
    """Set the deal of a level: the reader is to act, and has dealt only where the file says so."""
    assert isinstance(played, CaptureGame)
    hand = fields.read("hand", cards)
    table = fields.read("table", cards, "")
    other = fields.read("other", cards, "") if "other" in fields else None
    stock = fields.read("stock", cards, "") if "stock" in fields else None
    piles = tuple(map(cards, fields.texts("piles"))) if "piles" in fields else None
    if other is not None and stock is None:
        seen = {*hand, *table, *other, *(card for pile in piles or () for card in pile)}
        stock = tuple(card for card in PACK if card not in seen)
    dealer = fields.read("dealer", _seat, "other")
    try:
        return played.position(
            hand=hand if other is None else None,
            hands=None if other is None else (hand, other),
            table=table,
            stock=stock,
            piles=piles,
            turn=READER,
            dealer=dealer,
            last_capturer=fields.read("last_capturer", _seat)
            if "last_capturer" in fields
            else None,
        )
    except ValueError as error:
        fields.wrong("hand", fields.text("hand"), f"a position that can be: {error}")


def _seat(text: str) -> int:
    if text not in SEATS:
        raise ValueError(" or ".join(SEATS))
    return SEATS[text]


def _play_step(
    fields: Fields, goal: str, deal: CaptureDeal, hand: tuple[Card, ...], table: tuple[Card, ...]
) -> PlayStep:
    answers = tuple(_move(fields, "answers", text) for text in fields.texts("answers"))
    if not answers:
        fields.wrong("answers", [], "at least one move, such as 7D x 3C 4S")
    for answer in answers:
        ruling = deal.ruling(answer)
        if not ruling.legal:
            fields.wrong("answers", str(answer), f"a legal move; but: {ruling.text}")
    traps = tuple(
        _trap(trap, deal, answers) for trap in fields.tables("traps", "trap", needed=False)
    )
    return PlayStep(goal, deal, hand, table, answers, traps)


def _move(fields: Fields, key: str, text: str) -> Play:
    try:
        play = move(text)
    except ValueError as error:
        fields.wrong(key, text, str(error))
    if not isinstance(play, Play):
        fields.wrong(key, text, "a card that is played, such as 7D or 7D x 3C 4S")
    return play


def _trap(fields: Fields, deal: CaptureDeal, answers: tuple[Play, ...]) -> Trap:
    """Read a trap; the engine must refuse it for the very rule that the file names."""
    play = fields.read("play", lambda text: _move(fields, "play", text))
    if play in answers:
        fields.wrong("play", str(play), "a wrong move; this one is an answer")
    ruling = deal.ruling(play)
    breaks = None
    if "breaks" in fields:
        breaks = _rule(fields, "breaks", fields.text("breaks"), deal.game).tail
        if ruling.legal:
            fields.wrong("breaks", breaks, "no such key, for the move is legal")
    if not ruling.legal and breaks != ruling.rule.tail:
        fields.wrong("breaks", breaks, f"{ruling.rule.tail!r}: {ruling.text}")
    text = fields.text("text") if "text" in fields else None
    fields.finish()
    return Trap(play, breaks, text)


def _then(fields: Fields, step: PlayStep) -> tuple[Play, ...]:
    """Read the moves that follow the answer of a step, each of them legal in its turn."""
    deal = step.after()
    plays = []
    for text in fields.texts("then", []):
        play = _move(fields, "then", text)
        ruling = deal.ruling(play)
        if not ruling.legal:
            fields.wrong("then", text, f"a legal move; but: {ruling.text}")
        plays.append(play)
        deal = replace(step, then=tuple(plays)).after()
    return tuple(plays)


# ------------------------------------------------------------------- kinds "pick" and "choose"


def _case(fields: Fields, played: Game) -> Case:
    return Case(
        played,
        fields.read("pile", cards, ""),
        fields.read("other", cards, ""),
        fields.texts("options", []),
    )


def _pick(fields: Fields, played: Game) -> tuple[tuple[Step, ...], None]:
    case = _case(fields, played)
    answer = fields.read("question", lambda text: put(PICKS, text, case))
    traps: dict[Pick, str] = {}
    for trap in fields.tables("traps", "trap", needed=False):
        pick = tuple(sorted(trap.read("pick", cards)))
        if not set(pick) <= set(case.pile) or pick in answer.right:
            trap.wrong("pick", trap.text("pick"), "cards of the pile that are not the answer")
        traps[pick] = trap.text("text")
        trap.finish()
    return (PickStep(fields.text("goal"), case, fields.text("question"), traps),), None


def _choose(fields: Fields, played: Game) -> tuple[tuple[Step, ...], None]:
    case = _case(fields, played)
    answer = fields.read("question", lambda text: put(CHOICES, text, case))
    traps: dict[str, str] = {}
    for trap in fields.tables("traps", "trap", needed=False):
        option = trap.text("choose")
        if option not in answer.options or option in answer.right:
            known = [option for option in answer.options if option not in answer.right]
            trap.wrong("choose", option, f"a wrong option: {', '.join(known)}")
        traps[option] = trap.text("text")
        trap.finish()
    return (ChooseStep(fields.text("goal"), case, fields.text("question"), traps),), None


_READERS: Mapping[
    str, Callable[[Fields, Game], tuple[tuple[Step, ...], tuple[Score, ...] | None]]
] = {"play": _play, "pick": _pick, "choose": _choose}
