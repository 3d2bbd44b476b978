"""Levels of one's own as data: judged by the engine, told in a link and in a file."""

import json
import random
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.reading import plain
from carte.lessons import LessonError
from carte.lessons.own import InvalidLevel, OwnLevel, OwnSet, OwnTrap, code, from_code
from carte.lessons.own.code import InvalidLevels
from carte.lessons.own.file import file_name, from_file, written
from carte.lessons.own.own_level import MOST_LEVELS
from carte.quiz import room
from carte.widgets import Lesson, Own
from tests.formats.write_edition import line
from tests.formats.write_own import level_in

FORMATS = Path(__file__).parents[2] / "formats"
GOLDEN: list[dict[str, Any]] = [
    one
    for file in sorted(FORMATS.glob("edition-*-own.json"))
    for one in json.loads(file.read_text("utf-8"))
]
SEVEN = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
TAKE, SUM, LAY = map(carte.move, ("7D x 7B", "7D x 3C 4S", "2S"))
LEVEL = OwnLevel(SEVEN, "Take the 7.", (TAKE,), (OwnTrap(SUM, "No."), OwnTrap(LAY)))
SET = OwnSet("Monday evening", (LEVEL,))


@cache
def moments(slug: str) -> list[carte.Deal]:
    """All moments of some deals of a game in which somebody is to act."""
    rng = random.Random(slug)
    return [
        deal for _deal in range(3) for deal in line(carte.game(slug), rng) if deal.legal_moves()
    ]


lines = st.text(
    st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp", "Zs")), min_size=1, max_size=80
).filter(lambda text: text == plain(text) != "")
levels = st.builds(
    lambda slug, place, seed, goal: (slug, place, seed, goal),
    st.sampled_from(carte.GAMES),
    st.integers(0, 10**6),
    st.integers(0, 10**6),
    lines,
)


@settings(max_examples=30, deadline=None)
@given(st.lists(levels, min_size=1, max_size=4), lines)
def test_a_set_comes_back_from_its_link_its_file_and_its_data(told: Any, title: str) -> None:
    slug = told[0][0]
    made = OwnSet(
        title,
        tuple(
            OwnLevel(**{**_parts(level_in(deal, random.Random(seed))), "goal": goal})
            for _slug, place, seed, goal in told
            for deal in [moments(slug)[place % len(moments(slug))]]
        ),
    )
    assert from_code(code(made)) == made
    assert from_file(written(made)) == made
    assert OwnSet.from_json(json.loads(json.dumps(made.to_json()))) == made


def _parts(level: OwnLevel) -> dict[str, Any]:
    return {name: getattr(level, name) for name in OwnLevel.__dataclass_fields__}


@pytest.mark.parametrize("start", range(0, len(GOLDEN), 8))
def test_what_an_edition_has_made_opens_the_same(start: int) -> None:
    for one in GOLDEN[start : start + 8]:
        assert from_code(one["code"]).to_json() == one["set"]


def test_every_level_that_an_edition_has_made_is_played_as_a_lesson() -> None:
    """The start is not solved, the answer passes, and each trap fails with its sentence or rule."""
    for one in GOLDEN:
        for level in from_code(one["code"]).levels:
            step = level.step
            assert all(step.verdict(answer).good for answer in level.answers)
            for trap in level.traps:
                verdict = step.verdict(trap.play)
                assert not verdict.good
                assert not trap.text or verdict.text == trap.text
            assert level.named("own-1").to_json()["hints"]


def test_a_trap_is_answered_with_its_own_sentence_and_the_rule_of_the_ruling() -> None:
    told = LEVEL.step.verdict(SUM).to_json()
    assert (told["good"], told["text"], told["rule"]) == (False, "No.", "scopa.equal-first")
    assert [trap.breaks for trap in LEVEL.step.traps] == ["equal-first", None]


def test_a_set_is_a_file_that_a_notebook_teaches_from() -> None:
    lesson = Lesson(written(SET))
    (level,) = lesson.content["stage"]["levels"]
    assert level["goal"] == "Take the 7."
    assert file_name(SET) == "monday-evening.toml"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"goal": ""}, "no goal yet"),
        ({"goal": " x"}, "without spaces"),
        ({"goal": "x\ny"}, "one line"),
        ({"goal": "x" * 201}, "at most 200"),
        ({"goal": "\ud800"}, "one line"),
        ({"answers": ()}, "no right move yet"),
        ({"answers": (SUM,), "traps": ()}, "cannot be right here: There is a 7 on the table"),
        ({"answers": (TAKE, TAKE)}, "marked twice"),
        ({"traps": (OwnTrap(TAKE),)}, "right and wrong at once"),
        ({"traps": (OwnTrap(carte.move("5D")),)}, "not in your hand"),
        ({"traps": (OwnTrap(carte.move("pass")),)}, "a card to play"),
        ({"hints": ("one",)}, "two or three hints"),
        ({"hints": ("one", "")}, "two or three hints"),
        ({"traps": (OwnTrap(SUM, "x" * 301),)}, "at most 300"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_words(change: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidLevel, match=why):
        OwnLevel(**{**_parts(LEVEL), **change})


def test_a_set_has_levels_of_one_game_and_not_too_many() -> None:
    briscola = carte.game("briscola").deal(seed=1)
    other = OwnLevel(briscola, "Lead.", briscola.legal_moves()[:1])
    with pytest.raises(InvalidLevel, match="must be for one game"):
        OwnSet("", (LEVEL, other))
    with pytest.raises(InvalidLevel, match="1 to 40"):
        OwnSet("", (LEVEL,) * (MOST_LEVELS + 1))
    with pytest.raises(InvalidLevel, match="1 to 40"):
        OwnSet("", ())


def test_a_set_that_is_too_much_for_a_link_says_so_and_goes_by_file() -> None:
    said = "が" * 300
    traps = (OwnTrap(SUM, said), OwnTrap(LAY, said))
    made = OwnSet("", (OwnLevel(SEVEN, "Take.", (TAKE,), traps, said),) * MOST_LEVELS)
    with pytest.raises(InvalidLevels, match="too long for a link"):
        code(made)
    told = Own().reply({"ask": "make", "set": made.to_json()})
    assert isinstance(told, dict)
    assert "Use the file" in told["answer"]["too_long"]
    assert from_file(written(made)).levels == made.levels


def _file(*levels: str, stages: int = 1) -> str:
    """The text of a file with these levels in each of its stages."""
    parts = [
        "\n".join([f'[[stage]]\nid = "own-{number}"\ntitle = "T"', *levels])
        for number in range(stages)
    ]
    return "\n".join(['title = "T"\ngame = "scopa"', *parts])


_LEVEL = '[[stage.level]]\ngoal = "Take."\nhand = "7D 2S"\ntable = "3C 4S 7B"\n'
_TAKEN = _LEVEL + 'answers = ["7D x 7B"]\n'
_TRAP = ", ".join(['{ play = "2S" }'] * 20_000)
TOO_MUCH = {
    "levels": (_file(*[_TAKEN] * 5_000), "at most 40 levels; here there are 5000"),
    "stages": (_file(_TAKEN, stages=3_000), "at most 40 levels; here there are 3000"),
    "stages and levels": (_file(*[_TAKEN] * 7, stages=6), "at most 40 levels; here there are 42"),
    "answers": (
        _file(_LEVEL + "answers = [" + 40_000 * '"7D x 7B", ' + "]"),
        "24 .* one level has 40000",
    ),
    "one answer": (
        _file(_LEVEL + "answers = [" + 25 * '"7D x 7B", ' + "]"),
        "24 .* level has 25",
    ),
    "traps": (_file(_TAKEN + f"traps = [{_TRAP}]"), "24 right moves .*; one level has 20000"),
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_a_file_with_too_much_is_refused_before_any_of_it_is_read(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carte.lessons.own.file.course_in", None)
    text, why = TOO_MUCH[what]
    with pytest.raises(InvalidLevel, match=why):
        from_file(text)


@pytest.mark.parametrize("stage", ["7", "[7]", "[{ level = 7 }]", "[{ level = [7] }]"])
def test_a_file_without_levels_where_they_belong_is_refused_like_any_other(stage: str) -> None:
    with pytest.raises(LessonError, match=r"stage|level"):
        from_file(f'title = "T"\ngame = "scopa"\nstage = {stage}')


TOLD = replace(LEVEL, done="Done.", hints=("One.", "Two."))
SEEN = OwnSet("Monday evening", (TOLD,))
HIDING = replace(
    TOLD, goal="\u2066Take\xad the 7.", done="\u200bDone.", hints=("\ufeffOne.", "Two.")
)
UNSEEN = OwnSet("\u202eMonday\u200b evening", (HIDING,))


def test_what_nobody_sees_in_a_text_is_not_in_a_set_that_is_made() -> None:
    assert OwnSet.from_json(UNSEEN.to_json()) == SEEN
    assert from_file(written(UNSEEN)) == SEEN


def test_a_link_with_what_nobody_sees_opens_without_it() -> None:
    assert from_code(code(UNSEEN)) == SEEN
    keys = [code(OwnSet("", UNSEEN.levels))]
    assert room.from_code(room.code(keys)) == tuple(keys)
    assert room.question_for(keys[0]).posed.asks == "Take the 7."


def test_a_link_whose_goal_nobody_sees_is_refused() -> None:
    with pytest.raises(InvalidLevels, match="no goal"):
        from_code(code(OwnSet("", (replace(LEVEL, goal="\u200b"),))))


def test_a_lesson_of_several_moves_is_not_made_smaller_than_it_is() -> None:
    text = written(SET).replace('answers = ["7D x 7B"]', "") + (
        '[[stage.level.script]]\ngoal = "x"\nanswers = ["7D x 7B"]\n'
    )
    with pytest.raises(ValueError, match=r"script|more than one move|no step here"):
        from_file(text)
