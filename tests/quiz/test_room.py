"""A question for a room has exactly one right answer, and a set is its link."""

import doctest

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.games.cases import by_key
from carte.quiz import every_question
from carte.quiz.ours import holds_for
from carte.quiz.question import Question
from carte.quiz.room import (
    LETTERS,
    InvalidSet,
    UnknownQuestion,
    chosen,
    code,
    for_a_room,
    from_code,
    link,
    named,
    question_for,
)
from carte.quiz.room.sets import MOST
from carte.quiz.setting import start_of
from carte.quiz.themes import PROCEDURE, THEMES
from carte.widgets import Room
from tests.each import each

EVERY = [one for one in map(for_a_room, every_question()) if one]
KEYS = [one.key for one in EVERY]
WHICH_IS = "Which of these moves is legal?"
WHICH_NOT = "Which of these moves is not legal?"


def check(one: Question) -> None:
    options = one.posed.options
    assert 2 <= len(options) <= len(LETTERS)
    assert [option.right for option in options].count(True) == 1
    assert len({option.text for option in options}) == len(options)
    assert not one.posed.several


@each("one", EVERY, ids=KEYS)
def test_a_question_has_exactly_one_right_answer_of_four_at_most(one: Question) -> None:
    check(one)


def test_a_set_for_our_table_leaves_out_what_comes_out_otherwise_there() -> None:
    house = {"primiera": "sevens", "kings_redeal": False, "last_card_sweep": True}
    book, ours = (chosen("scopa", number=MOST, houses=one) for one in ({}, {"scopa": house}))
    assert not all(holds_for(question_for(key), house) for key in book)
    assert len(ours) == MOST
    assert all(holds_for(question_for(key), house) for key in ours)


def test_nearly_all_that_the_quiz_asks_can_be_asked_in_a_room() -> None:
    assert len(EVERY) >= 0.95 * len(every_question())


@pytest.mark.parametrize("slug", carte.GAMES)
def test_of_moves_the_engine_itself_says_which_one_is_right(slug: str) -> None:
    judged = 0
    for key, case in by_key(slug).items():
        if key not in KEYS or not (case.legal or case.refused):
            continue
        posed = question_for(key).posed
        if posed.asks not in (WHICH_IS, WHICH_NOT):
            continue
        deal = start_of(case)
        for option in posed.options:
            assert deal.ruling(option.id).legal == (option.right == (posed.asks == WHICH_IS))
        judged += 1
    assert judged


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_theme_of_a_game_makes_a_set(slug: str) -> None:
    for theme in THEMES:
        keys = chosen(slug, theme.id, number=6)
        assert len({*keys}) == len(keys)
        for key in keys:
            one = question_for(key)
            check(one)
            assert theme.id in one.themes
    assert len(chosen(slug, number=8)) == 8


def test_sets_by_the_book_leave_house_rules_and_procedure_out() -> None:
    for slug in carte.GAMES:
        for key in chosen(slug, number=MOST):
            assert not getattr(by_key(slug).get(key), "house", None)
            assert question_for(key).themes != (PROCEDURE,)


def test_the_same_wish_makes_the_same_set_and_another_seed_another() -> None:
    assert chosen("scopa", number=8, seed=3) == chosen("scopa", number=8, seed=3)
    assert chosen("scopa", number=8, seed=3) != chosen("scopa", number=8, seed=4)


def test_too_few_cases_are_followed_by_fresh_questions() -> None:
    keys = chosen("scopa", "equal", number=MOST)
    assert len(keys) == MOST
    assert any(key.startswith("fresh-") for key in keys)


# ------------------------------------------------------------------------------- by hand


def test_questions_are_listed_by_hand_and_a_rule_stands_for_a_fresh_one() -> None:
    assert named("SC-02, scopa.equal-first\nscopa.equal-first PR-35") == (
        "SC-02",
        "fresh-scopa.equal-first-0",
        "fresh-scopa.equal-first-1",
        "PR-35",
    )


@pytest.mark.parametrize(
    "amiss",
    ["", " , ", "XX-99", "scopa.nothing", "poker.sum", "fresh-scopa.sum-", None, 7, "SC-02 " * 40],
)
def test_what_names_no_questions_is_refused(amiss: object) -> None:
    with pytest.raises(UnknownQuestion):
        named(amiss)


@pytest.mark.parametrize("key", ["tricky-poker-equal-1", "tricky-scopa-nothing-1", "", "a" * 999])
def test_a_key_of_no_question_is_refused(key: str) -> None:
    with pytest.raises(UnknownQuestion):
        question_for(key)


# ------------------------------------------------------------------------------- the link


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(KEYS), min_size=1, max_size=MOST, unique=True))
def test_a_set_is_its_link(keys: list[str]) -> None:
    assert from_code(code(keys)) == tuple(keys)


def test_a_link_means_the_same_for_ever() -> None:
    assert from_code("1VB1nOJ4Ei7CsTCvrT1S") == ("SC-02", "PR-35")


@pytest.mark.parametrize("place", range(20))
def test_one_changed_character_is_noticed(place: int) -> None:
    good = code(["SC-02", "PR-35"])
    other = "a" if good[place] != "a" else "b"
    with pytest.raises(InvalidSet):
        from_code(good[:place] + other + good[place + 1 :])


def test_a_link_that_was_cut_short_says_so() -> None:
    with pytest.raises(InvalidSet, match="copy it whole"):
        from_code(code(["SC-02"])[:-1])


@pytest.mark.parametrize("amiss", ["", None, 7, "ü", "x" * 30_000, ["a"]])
def test_what_is_no_word_is_refused(amiss: object) -> None:
    with pytest.raises(InvalidSet):
        from_code(amiss)  # type: ignore[arg-type]


def test_the_link_of_a_position_leads_to_no_questions() -> None:
    with pytest.raises(InvalidSet):
        from_code(carte.code(carte.game("scopa").deal(seed=1)))


# ------------------------------------------------------------------------------- the widget


def test_a_set_of_each_game_is_ready_and_has_its_link() -> None:
    for slug, some in Room().content["sets"].items():
        assert from_code(some["code"]) == chosen(slug, number=8)
        assert [one["key"] for one in some["questions"]] == [*from_code(some["code"])]


def test_what_is_asked_for_is_read_at_the_door() -> None:
    room = Room()
    good = {"ask": "set", "game": "scopa", "theme": "", "number": 3, "seed": 1}
    assert len(room.reply(good)["answer"]["questions"]) == 3  # type: ignore[index]
    for amiss in ({"number": 0}, {"number": 10**9}, {"game": "poker"}, {"seed": -1}, {"theme": 3}):
        assert "error" in room.reply(good | amiss)  # type: ignore[operator]


def test_the_examples_hold() -> None:
    assert doctest.testmod(link).failed == 0
