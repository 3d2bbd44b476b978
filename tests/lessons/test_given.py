"""A lesson of a teacher's own: by a path, by its text, and by what was read already."""

from pathlib import Path
from typing import Any

import pytest

import carte
from carte.lessons import LessonError, parse
from carte.lessons.errors import UnknownName, UnreadFile
from carte.widgets import Lesson

CODE = carte.code(carte.game("scopa", napola=True).position(hand="7D 2S", table="3C 4S 7B"))
CLUB = f"""
title = "Monday evening"
game = "scopa"

[[stage]]
id = "first"
title = "First steps"

[[stage.level]]
goal = "Take two cards."
hand = "7D 6B"
table = "3C 4S 10B"
answers = ["7D x 3C 4S"]

[[stage.level]]
goal = "Take the 7."
position = "{CODE}"
answers = ["7D x 7B"]
traps = [{{ play = "7D x 3C 4S" }}]

[[stage]]
id = "second"
title = "Second steps"

[[stage.level]]
goal = "Take two cards."
hand = "7D 6B"
table = "3C 4S 10B"
answers = ["7D x 3C 4S"]
"""


def ids(lesson: Lesson) -> list[str]:
    return [level["id"] for level in lesson.content["stage"]["levels"]]


def test_a_text_is_a_lesson_whose_levels_go_by_its_title() -> None:
    assert ids(Lesson(CLUB)) == ["monday-evening-first-1", "monday-evening-first-2"]
    assert ids(Lesson(CLUB, "second")) == ["monday-evening-second-1"]


@pytest.mark.parametrize("kind", [str, Path])
def test_a_path_is_a_lesson_whose_levels_go_by_its_file(tmp_path: Path, kind: type) -> None:
    file = tmp_path / "Club Evening.toml"
    file.write_text(CLUB, encoding="utf-8")
    lesson = Lesson(kind(file), level=2)
    assert ids(lesson) == ["club-evening-first-1", "club-evening-first-2"]
    assert lesson.content["start"] == "club-evening-first-2"


def test_a_course_that_was_read_is_a_lesson() -> None:
    course = parse(CLUB, "club")
    assert ids(Lesson(course)) == ["club-first-1", "club-first-2"]
    assert repr(Lesson(course, "second")) == "Lesson('club', 'second')"


def test_a_lesson_of_ones_own_takes_no_stars_from_the_book() -> None:
    assert ids(Lesson(CLUB.replace("Monday evening", "Scopa")))[0] == "own-scopa-first-1"


def test_a_course_of_the_book_begins_with_its_first_stage() -> None:
    assert Lesson("scopa").content["stage"]["id"] == "first-capture"


def test_a_position_brings_its_house_rules_and_its_verdicts() -> None:
    level = Lesson(CLUB).content["stage"]["levels"][1]
    (step,) = level["steps"]
    assert step["zones"] == {"table": ["3C", "4S", "7B"], "hand": ["2S", "7D"]}
    wrong = step["rulings"][step["verdicts"]["7D"][0b011]]
    assert (wrong["good"], wrong["rule"]) == (False, "scopa.equal-first")
    assert level["hints"]


@pytest.mark.parametrize(
    ("part", "instead", "where", "what"),
    [
        (CODE, CODE[:-1], "line 17, level monday-evening-first-2, key 'position'", "copy it whole"),
        (
            CODE,
            carte.code(carte.game("briscola").deal(seed=1)),
            "line 17, level monday-evening-first-2, key 'position'",
            "a position of scopa",
        ),
        ('goal = "Take the 7."', 'house = {napola = true}\ngoal = "x"', "line 16", "no such key"),
        ('hand = "7D 6B"', 'hand = "7X"', "line 11, level monday-evening-first-1", "not a card"),
        ('game = "scopa"', 'game = "bridge"', "line 3, the top, key 'game'", "scopone"),
    ],
)
def test_what_is_amiss_is_told_with_its_level_and_its_line(
    part: str, instead: str, where: str, what: str
) -> None:
    with pytest.raises(LessonError) as caught:
        Lesson(CLUB.replace(part, instead, 1))
    assert str(caught.value).startswith("the text, ")
    assert where in str(caught.value)
    assert what in str(caught.value)


def test_a_name_that_is_no_course_says_what_else_can_be_given() -> None:
    with pytest.raises(ValueError, match=r"no course 'club'.*scopa.*path to a \.toml file"):
        Lesson("club")


@pytest.mark.parametrize("given", [7, None, ["scopa"], b"scopa", ""])
def test_what_is_no_course_at_all_is_shown(given: Any) -> None:
    with pytest.raises(UnknownName, match=r"no course .*scopa.*path to a \.toml file") as caught:
        Lesson(given)
    assert repr(given) in str(caught.value)


@pytest.mark.parametrize("stage", [7, "third", ["first"], {}])
def test_what_is_no_stage_says_which_there_are(stage: Any) -> None:
    with pytest.raises(UnknownName, match=r"has no stage .*; it has first, second") as caught:
        Lesson(CLUB, stage)
    assert repr(stage) in str(caught.value)


@pytest.mark.parametrize("level", [0, 3, "first", [1], 1.0, 1 << 20_000], ids=type)
def test_what_is_no_level_says_which_there_are(level: Any) -> None:
    with pytest.raises(UnknownName, match=r"no level .*first-1, .*first-2, or 1 to 2"):
        Lesson(CLUB, "first", level)


def test_a_file_that_is_not_there_says_so() -> None:
    with pytest.raises(FileNotFoundError, match=r"^'nowhere/club\.toml' cannot be read") as caught:
        Lesson("nowhere/club.toml")
    assert isinstance(caught.value, UnreadFile)


@pytest.mark.parametrize("name", ["", "\0.toml", "x" * 5000 + ".toml"])
def test_a_path_to_no_text_says_so(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnreadFile, match="cannot be read: give the path to a text file"):
        Lesson(tmp_path / name)


@pytest.mark.parametrize(("encoding", "line"), [("cp932", 7), ("utf-16", 1)])
def test_a_file_in_another_encoding_is_told_with_its_line(
    tmp_path: Path, encoding: str, line: int
) -> None:
    file = tmp_path / "club.toml"
    file.write_text(CLUB.replace("First steps", "日本"), encoding=encoding, newline="\n")
    with pytest.raises(UnreadFile, match=rf"^'club\.toml', line {line}, is not .* UTF-8"):
        Lesson(file)
