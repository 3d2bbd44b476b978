"""Read a whole course: its stages, its levels, and the course after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields as fields_of
from dataclasses import replace
from functools import partial

from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.phrases import either
from carte.games import game
from carte.language import N_, _
from carte.language.data_files import text_of
from carte.lessons.files import course_after, file_of
from carte.lessons.model import KINDS, About, Course, Level, Onward, Stage
from carte.lessons.play import UNTAUGHT, PlayStep, Step
from carte.lessons.reading.asks import read_choose, read_pick
from carte.lessons.reading.fields import Fields, hints_in, rule_of
from carte.lessons.reading.plays import read_play
from carte.lessons.reading.tables import table_in, table_of, top_of_file

__all__ = ["build", "parse", "read"]

_READERS: Mapping[str, Callable[[Fields, Game], tuple[tuple[Step, ...], Deal | None]]] = {
    "play": read_play,
    "pick": read_pick,
    "choose": read_choose,
}
"""The readers of the steps of each kind of level, and of the deal if one is played out."""

_LONGEST_NAME = 250
"""The most characters of a stage's id, after its course."""


def parse(text: str, course: str) -> Course:
    """Read a course from the text of its file; raise ``LessonError``, which names the line."""
    file = f"{course}.toml"
    return build(table_in(text, file), course, text, file)


def read(course: str) -> Course:
    """Read a course of the book."""
    file, name = file_of(course), f"{course}.toml"
    return build(table_of(file, name), course, text_of(file), name)


def build(table: Mapping[str, object], course: str, text: str, file: str) -> Course:
    """Make a course from the data in a file and the file's text; raise ``LessonError``."""
    fields = Fields(file, _("the top"), table, (text, ()))
    played = fields.read("game", game, _("a game"))
    stages = tuple(_stage(stage, course, played) for stage in fields.tables("stage", N_("stage")))
    _all_different(fields, "stage", [stage.id for stage in stages])
    found = Course(
        id=course,
        game=played,
        title=fields.text("title"),
        stages=_in_a_row(course, stages),
        about=_about(fields) if "about" in fields else None,
        moved=_moved(fields) if "moved" in fields else {},
    )
    fields.finish()
    return found


def _about(fields: Fields) -> About:
    table = fields.within("about", "about")
    about = About(**{key.name: table.text(key.name) for key in fields_of(About)})
    table.finish()
    return about


def _moved(fields: Fields) -> dict[str, str]:
    """Return the stages that have moved, each with the id of its new course."""
    table = fields.within("moved", "moved")
    return {stage: table.text(stage) for stage in table}


def _in_a_row(course: str, stages: tuple[Stage, ...]) -> tuple[Stage, ...]:
    """Link each stage to the one that follows, and the last one to the next course."""
    ways: list[Callable[[], Onward | None]] = [
        *(partial(Onward, course, to.id, to.title, to.levels[0].id) for to in stages[1:]),
        partial(_opening, course),
    ]
    return tuple(replace(stage, following=way) for stage, way in zip(stages, ways, strict=True))


def _opening(course: str) -> Onward | None:
    """Return the beginning of the next course, without reading its levels."""
    name = course_after(course)
    if name is None:
        return None
    there = top_of_file(file_of(name), f"{name}.toml")
    stage, *_stages = there.tables("stage", N_("stage"))
    level, *_levels = stage.tables("level", N_("level"))
    return Onward(name, stage.text("id"), there.text("title"), level.text("id"))


def _stage(fields: Fields, course: str, played: Game) -> Stage:
    name = fields.text("id")
    key = fields.text("key", f"{course}-{name}")
    for where, value in (("id", name), ("key", key)):
        _check_name(fields, where, value)
    fields.place = _("stage {name}").format(name=name)
    levels = tuple(
        _hiding(fields, _level(level, f"{key}-{number}", played))
        for number, level in enumerate(_levels(fields), start=1)
    )
    title = fields.text("title")
    stage = Stage(
        id=name,
        key=key,
        title=title,
        can=fields.text("can", title),
        intro=fields.text("intro", ""),
        levels=levels,
        articles=fields.texts("articles", []),
        like=fields.text("like", ""),
    )
    fields.finish()
    return stage


def _levels(fields: Fields) -> Iterator[Fields]:
    """Yield the levels of a stage, then one for each of the ``articles`` that it asks about."""
    yield from fields.tables("level", N_("level"))
    for number, name in enumerate(fields.texts("articles", []), start=1):
        yield fields.made("articles", number, _asking(fields, name))


def _asking(fields: Fields, name: str) -> Mapping[str, object]:
    """Return the level that asks what an article rules."""
    from carte.games.procedure import asked  # only these levels need them

    try:
        entry = asked(name)
    except ValueError as error:
        fields.wrong("articles", name, str(error))
    ruling = entry.rulings[0].says
    return {"kind": "choose", "question": f"article {name}", "goal": entry.asks, "done": ruling}


def _check_name(fields: Fields, key: str, name: str) -> None:
    """Complain about a name that makes no id of a level, under which browsers keep its stars."""
    if not name.replace("-", "").isalnum() or name != name.lower():
        fields.wrong(key, name, _("small letters and hyphens, such as first-capture"))
    if len(name) > _LONGEST_NAME:
        fields.wrong(key, name, _("a text of at most {most} characters").format(most=_LONGEST_NAME))


def _hiding(fields: Fields, level: Level) -> Level:
    """Return a level for readers who have yet to learn what its stage ``hides``."""
    hides = fields.texts("hides", [])
    for name in hides:
        if name not in UNTAUGHT:
            fields.wrong("hides", name, either(UNTAUGHT))
    steps = [
        replace(step, hides=tuple(hides))
        if isinstance(step, PlayStep) and step.deal.game.has_tricks
        else step
        for step in level.steps
    ]
    return replace(level, steps=tuple(steps))


def _level(fields: Fields, expected: str, played: Game) -> Level:
    name = fields.text("id", expected)
    if name != expected:
        fields.wrong(
            "id",
            name,
            _("{id}, the course, the stage and the number of the level").format(id=expected),
        )
    fields.place = _("level {name}").format(name=name)
    given = fields.text("kind", "play")
    kind = next((one for one in KINDS if one == given), None)
    if kind is None:
        fields.wrong("kind", given, either(KINDS))
    if "house" in fields:
        played = _with_house_rules(fields, played)
    steps, ended = _READERS[kind](fields, played)
    level = Level(
        id=name,
        kind=kind,
        goal=fields.text("goal"),
        done=fields.text("done", ""),
        steps=steps,
        shows=tuple(rule_of(fields, "shows", tail, played) for tail in fields.texts("shows", [])),
        guide=fields.flag("guide"),
        own_hints=hints_in(fields),
        ended=ended,
    )
    fields.finish()
    return level


def _with_house_rules(fields: Fields, played: Game) -> Game:
    options = fields.table("house")
    try:
        return type(played)(**options)
    except ValueError as error:
        fields.wrong("house", options, _("house rules ({error})").format(error=error))


def _all_different(fields: Fields, key: str, names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            fields.wrong(key, name, _("another id: this one is used twice"))
