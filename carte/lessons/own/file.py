"""A set of levels as a file, which ``Lesson`` opens in a notebook, and back from one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

from carte.engine.moves import Move
from carte.engine.reading import Kind
from carte.language import N_, _
from carte.lessons.model import Course, Level
from carte.lessons.own.own_level import (
    MOST_LEVELS,
    MOST_MOVES,
    InvalidLevel,
    OwnLevel,
    OwnSet,
    OwnTrap,
)
from carte.lessons.play import PlayStep
from carte.lessons.reading.course_source import course_in
from carte.lessons.reading.tables import table_in

__all__ = ["MOST", "file_name", "from_file", "written"]

MOST = 500_000
"""The most characters of a file to read: more than the longest possible set has."""

_FILE = Kind(
    N_("a text of at most {most} characters"), lambda text: _fits(text), {"most": f"{MOST:,}"}
)
_STAGE = "own"


def _fits(text: object) -> bool:
    return isinstance(text, str) and len(text) <= MOST


def file_name(made: OwnSet) -> str:
    """Return a file name for a set, from its title: ``monday-evening.toml``."""
    words = re.findall("[a-z0-9]+", made.title.lower())
    return f"{'-'.join(words)[:60] or _STAGE}.toml"


def written(made: OwnSet) -> str:
    """Return a set as the text of a TOML file."""
    title = made.title or made.game.title
    return "\n".join(
        [
            _toml_line("title", title),
            _toml_line("game", made.game.slug),
            "",
            "[[stage]]",
            _toml_line("id", _STAGE),
            _toml_line("title", title),
            *(line for level in made.levels for line in _of_level(level)),
            "",
        ]
    )


def _of_level(level: OwnLevel) -> Iterator[str]:
    data = level.to_json()
    yield from ("", "[[stage.level]]", _toml_line("goal", level.goal))
    yield _toml_line("position", data["position"])
    yield _toml_line("answers", data["answers"])
    if level.done:
        yield _toml_line("done", level.done)
    if level.hints:
        yield _toml_line("hints", data["hints"])
    if level.traps:
        yield "traps = ["
        yield from (f"  {{ {_of_trap(trap)} }}," for trap in level.traps)
        yield "]"


def _of_trap(trap: OwnTrap) -> str:
    text = [_toml_line("text", trap.text)] if trap.text else []
    return ", ".join([_toml_line("play", str(trap.play)), *text])


def _toml_line(key: str, value: object) -> str:
    """Return a key with a text or a list of texts, which TOML writes like JSON."""
    return f"{key} = {json.dumps(value, ensure_ascii=False)}"


def from_file(text: object) -> OwnSet:
    """Return the set in the text of a file; raise ``ValueError``, which says what is wrong.

    A lesson file may hold levels that cannot be made without code: the error names them.
    """
    checked = _FILE.read(text, "text", InvalidLevel)
    table = table_in(checked, _("the file"))
    _check_numbers(table)
    course = course_in(table, checked, _("the file"))
    return OwnSet(course.title, tuple(map(_level, _levels(course)))).as_seen


def _check_numbers(table: Mapping[str, object]) -> None:
    """Raise ``InvalidLevel`` for too many levels, or moves of one, before any of them is read."""
    levels = [level for stage in _tables(table, "stage") for level in _tables(stage, "level")]
    if len(levels) > MOST_LEVELS:
        words = _("A set has at most {number} levels; here there are {found}.")
        raise InvalidLevel(words.format(number=MOST_LEVELS, found=len(levels)))
    found = max((_number(level) for level in levels), default=0)
    if found > MOST_MOVES:
        words = _(
            "A level can have at most {number} right moves and at most {number} "
            "wrong ones; one level has {found}."
        )
        raise InvalidLevel(words.format(number=MOST_MOVES, found=found))


def _tables(table: Mapping[str, object], key: str) -> Iterator[Mapping[str, object]]:
    """Yield the tables under a key; whatever else lies there is refused when it is read."""
    some = table.get(key)
    yield from (one for one in some if isinstance(one, dict)) if isinstance(some, list) else ()


def _number(level: Mapping[str, object]) -> int:
    """Return how many right moves a level has, or wrong ones if they are more."""
    lists = (level.get("answers"), level.get("traps"))
    return max(len(some) if isinstance(some, list) else 0 for some in lists)


def _levels(course: Course) -> Iterator[Level]:
    for stage in course:
        yield from stage


def _level(level: Level) -> OwnLevel:
    step, *more = level.steps
    if more or not isinstance(step, PlayStep):
        words = _("The level “{level}” has more than one move, so it can only be changed as text.")
        raise InvalidLevel(words.format(level=level.id))
    traps = tuple(OwnTrap(trap.play, trap.text or "") for trap in step.traps)
    answers: tuple[Move, ...] = step.answers
    return OwnLevel(step.deal, level.goal, answers, traps, level.done, level.own_hints)
