"""The puzzles in the games' rooms: each is one, has a theme of its game, and can be answered."""

from typing import Any

import pytest

import carte
from carte.front.widget import Unanswerable
from carte.lessons.errors import LessonError
from carte.play.puzzles import code, from_code, level_of
from carte.play.puzzles.collection import Entry, collection, parse
from carte.play.puzzles.puzzle import differing
from carte.play.puzzles.widget import Puzzles
from tests.benchmarks.puzzles.making import FEWEST, FEWEST_AGREED, LARGEST_TABLE, MOST
from tests.benchmarks.puzzles.tempting import shallow, tempting
from tests.benchmarks.puzzles.themes import THEMES, theme_of
from tests.each import each
from tests.missing import FIFTY

ENTRIES = [entry for slug in carte.GAMES for entry in collection(slug).entries]

GOOD = """
[[theme]]
id = "sweep"
title = "A title"
text = "A sentence."

[[puzzle]]
id = "scopa-puzzle-1"
theme = "sweep"
seed = 1
code = "x"
"""


each_entry = each("entry", ENTRIES, ids=lambda entry: entry.id)


def test_every_game_of_the_book_has_at_least_fifty_puzzles() -> None:
    assert [slug for slug in carte.GAMES if len(collection(slug).offered) < FIFTY] == []


@pytest.mark.parametrize("slug", carte.GAMES)
def test_looking_at_this_turn_alone_solves_no_puzzle_that_is_offered(slug: str) -> None:
    puzzles = {entry.id: entry.puzzle for entry in collection(slug).offered}
    solved = [name for name, one in puzzles.items() if {*shallow(one.deal)} <= {*one.answers}]
    assert solved == []


@each_entry
def test_a_puzzle_is_of_its_game_and_its_code_is_its_own(entry: Entry) -> None:
    assert entry.id.rpartition("-puzzle-")[0] == entry.puzzle.deal.game.slug
    assert code(entry.puzzle) == entry.code


@each_entry
def test_a_reader_is_to_act_and_has_a_choice_that_can_be_looked_over(entry: Entry) -> None:
    deal = entry.puzzle.deal
    assert deal.turn == 0
    fewest = FEWEST if deal.phase == "play" else FEWEST_AGREED
    assert fewest <= len(differing(deal.legal_moves())) <= MOST
    assert not deal.game.has_table or len(deal.table) <= LARGEST_TABLE


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_retired_puzzle_is_in_no_theme_and_its_link_opens_it(slug: str) -> None:
    found, content = collection(slug), Puzzles(slug).content
    listed = {one["id"] for theme in content["themes"] for one in theme["puzzles"]}
    assert listed == {entry.id for entry in found.offered}
    assert content["retired"] == {entry.id: entry.code for entry in found.retired}
    opened = Puzzles(slug).handlers()["open"]({"code": found.retired[0].code})
    assert opened["puzzle"]["lines"]  # type: ignore[index]


@each_entry
def test_every_move_of_a_puzzle_is_judged_beforehand(entry: Entry) -> None:
    step: Any = entry.level.to_json()["steps"][0]
    assert step.get("verdicts") or step.get("said") or step["collect"]["picks"]
    good = {ruling["text"] for ruling in step["rulings"] if ruling["good"]}
    assert good
    deal = entry.puzzle.deal
    assert all(deal.ruling(answer).legal for answer in entry.puzzle.answers)
    assert all(deal.ruling(wrong).legal for wrong in entry.puzzle.wrong)


def test_no_two_puzzles_show_the_same_position() -> None:
    codes = [entry.code for entry in ENTRIES]
    assert len({*codes}) == len(codes)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_theme_can_be_told_and_has_words(slug: str) -> None:
    for theme in collection(slug).themes:
        assert theme.id in THEMES
        assert theme.title
        assert theme.text.endswith((".", "?"))


@each_entry
def test_the_theme_of_a_puzzle_is_the_first_of_its_game_that_can_be_told_of_it(
    entry: Entry,
) -> None:
    puzzle, game = entry.puzzle, entry.puzzle.deal.game.slug
    errs = [move for move in tempting(puzzle.deal) if move in puzzle.wrong]
    other = errs[0] if errs else min(puzzle.wrong, key=lambda move: puzzle.wrong[move])
    among = [theme.id for theme in collection(game).themes]
    assert theme_of(puzzle.deal, puzzle.answers[0], other, among) == entry.theme


def test_puzzles_are_numbered_as_they_are_added() -> None:
    assert parse(GOOD, "scopa").entries[0].id == "scopa-puzzle-1"
    for part, instead in (
        ("scopa-puzzle-1", "scopa-puzzle-2"),
        ('theme = "sweep"', 'theme = "other"'),
        ("seed = 1", "seed = 1\nmore = 1"),
        ("[[puzzle]]", "[[puzzle"),
    ):
        with pytest.raises(LessonError, match=r"^scopa/puzzles\.toml, line \d+, "):
            parse(GOOD.replace(part, instead), "scopa")


def test_an_own_puzzle_is_opened_by_its_code_and_judged() -> None:
    entry = collection("scopa").entries[0]
    asks = Puzzles("scopa").handlers()
    answer = asks["open"]({"code": entry.code})
    name, wrong = f"puzzle={entry.code}", next(iter(entry.puzzle.wrong))
    assert answer["puzzle"]["level"] == level_of(from_code(entry.code), name).to_json()  # type: ignore[index]
    for level in (name, entry.id):
        for text, good in ((entry.puzzle.answers[0], True), (wrong, False)):
            said = asks["judge"]({"level": level, "step": 0, "move": str(text)})
            assert said["good"] is good  # type: ignore[index]


@pytest.mark.parametrize("asked", [None, 7, "", "nonsense", collection("briscola").entries[0].code])
def test_what_is_no_puzzle_of_the_game_is_refused_in_words(asked: object) -> None:
    with pytest.raises(ValueError, match=r"puzzle|code"):
        Puzzles("scopa").handlers()["open"]({"code": asked})


def test_a_game_without_puzzles_has_none_to_show() -> None:
    with pytest.raises(ValueError, match="there is no game"):
        Puzzles("escoba")
    with pytest.raises(Unanswerable, match="no puzzle"):
        Puzzles("scopa").handlers()["judge"]({"level": "scopa-puzzle-999", "step": 0, "move": "7D"})


def test_what_each_side_has_won_is_shown_the_reader_first() -> None:
    for slug in ("scopa", "briscola"):
        content = Puzzles(slug).content
        for told in (content["puzzles"] | content["later"]).values():
            shown = [card for pile in told["seen"] for card in pile["cards"]]
            assert len({*shown}) == len(shown)
            assert all(pile["cards"] for pile in told["seen"])
