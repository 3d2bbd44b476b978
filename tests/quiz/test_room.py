"""A question for a room has exactly one right answer, and a set is its link."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.formats.question_code import question
from carte.games.cases import by_key
from carte.lessons import course
from carte.lessons.own import OwnLevel, OwnSet, OwnTrap
from carte.lessons.own import code as own_code
from carte.quiz import every_question
from carte.quiz.house_check import holds_for
from carte.quiz.question import Question
from carte.quiz.room import (
    LETTERS,
    InvalidSet,
    UnknownQuestion,
    chosen,
    code,
    for_a_room,
    from_code,
    named,
    question_for,
)
from carte.quiz.room.sets import MOST
from carte.quiz.setting import start_of
from carte.quiz.themes import PROCEDURE, every_theme
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
    for theme in every_theme():
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


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_set_begins_with_what_its_course_teaches_early_and_gets_harder(slug: str) -> None:
    stages = [{rule.id for level in stage for rule in level.shows} for stage in course(slug)]
    asked = [question_for(key) for key in chosen(slug)]
    late = [
        max(
            next((at for at, some in enumerate(stages) if rule.id in some), len(stages))
            for rule in one.rules
        )
        for one in asked
    ]
    assert late == sorted(late)
    assert slug != "scopa" or not asked[0].setting.line


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


# ------------------------------------------------------------------------------ of one's own

SEVEN = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
TAKE, SUM = carte.move("7D x 7B"), carte.move("7D x 3C 4S")
LEVEL = OwnLevel(SEVEN, "Take the 7.", (TAKE,), (OwnTrap(SUM, "Equal goes first."),), "So it is.")
LINK = "https://club.it/own.html#level="
OWN = (
    "3MnaByIGrkIBvlW77EIVBiSSRN40LvJva2sfRFQeGUKP0XB0IckzqI5ap7vnT9eGuPIfDU8oWDl5ws7R"
    "VA7zztQjyd85V31P8uCgLuK4I1qVOWGUssneFMvwuQkXdiFWED"
)


def test_own_levels_are_listed_by_their_link_with_their_traps_among_the_answers() -> None:
    keys = named(f"SC-02 {LINK}{own_code(OwnSet('Monday', (LEVEL, LEVEL)))} PR-35")
    first, mine, last = keys  # twice the same level is one question
    assert (first, last) == ("SC-02", "PR-35")
    one = question_for(mine)
    check(one)
    assert one.posed.asks == "Take the 7."
    right = {option.id: option.right for option in one.posed.options}
    assert right == {"7D x 7B": True, "7D x 3C 4S": False, "2S": False, "7D": False}
    letter = LETTERS[[*right].index("7D x 3C 4S")]
    assert one.says == f"So it is. {letter}: Equal goes first."
    assert from_code(code(keys)) == keys


def test_a_trap_without_words_is_answered_by_the_engine() -> None:
    level = replace(LEVEL, traps=(OwnTrap(SUM), OwnTrap(carte.move("2S"))))
    (key,) = named(own_code(OwnSet("", (level,))))
    one = question_for(key)
    for option in one.posed.options:
        if option.id in ("7D x 3C 4S", "2S"):
            letter = LETTERS[[*one.posed.options].index(option)]
            assert f"{letter}: {level.step.verdict(carte.move(option.id)).text}" in one.says
    assert SEVEN.ruling(SUM).text in one.says


def test_of_several_right_moves_a_room_is_asked_for_one() -> None:
    deal = carte.game("briscola").position(hand="1D 3C 2S", trick="10C", trump="S")
    level = OwnLevel(deal, "Win it.", (carte.move("3C"), carte.move("2S")))
    (key,) = named(own_code(OwnSet("", (level,))))
    options = question_for(key).posed.options
    assert {option.id for option in options} == {"3C", "1D"}
    check(question_for(key))


def test_a_position_from_the_checker_is_a_question_of_which_move_is_legal() -> None:
    (key,) = named(f"https://club.it/checker.html#{carte.code(SEVEN)}")
    check(question_for(key))
    for option in question_for(key).posed.options:
        assert SEVEN.ruling(option.id).legal == option.right
    assert from_code(code([key])) == (key,)


def test_a_move_that_a_link_asks_about_is_allowed_or_not() -> None:
    (key,) = named(f"checker.html#{question(SEVEN, SUM)}")
    one = question_for(key)
    check(one)
    assert [option.id for option in one.posed.options if option.right] == ["no"]
    assert one.rules[0].tail == "equal-first"
    assert from_code(code([key])) == (key,)


def test_an_own_question_tells_the_house_rules_of_moves_and_not_those_of_the_count() -> None:
    game = carte.game("scopa", fewest_cards=True, target=21)
    deal = game.position(hand="7D 2S", table="3C 4S 1B 6B")
    (key,) = named(own_code(OwnSet("", (OwnLevel(deal, "Take.", (SUM,)),))))
    facts = question_for(key).setting.facts
    assert f"House rule: {game.rulebook['fewest-cards'].text}" in facts
    assert not any("21 points" in fact for fact in facts)


def test_where_there_is_nothing_to_choose_from_the_level_is_named() -> None:
    deal = carte.game("briscola").position(hand="1D", trick="10C", trump="S")
    level = OwnLevel(deal, "Play it.", (carte.move("1D"),))
    with pytest.raises(UnknownQuestion, match=r"“Play it\.” has only one move"):
        named(own_code(OwnSet("", (level,))))


def test_a_damaged_link_to_own_levels_says_so() -> None:
    with pytest.raises(UnknownQuestion, match="copy it whole"):
        named(LINK + own_code(OwnSet("", (LEVEL,)))[:-1])


def test_too_many_own_levels_are_refused() -> None:
    levels = tuple(replace(LEVEL, goal=f"Take {number}.") for number in range(MOST + 1))
    with pytest.raises(UnknownQuestion, match=f"1 to {MOST} questions"):
        named(own_code(OwnSet("", levels)))


def test_what_is_too_long_for_a_link_is_refused_in_words() -> None:
    said = "が" * 300
    levels = tuple(
        replace(LEVEL, goal=f"{number}.", done=said, traps=(OwnTrap(SUM, said),) * 1)
        for number in range(MOST)
    )
    keys = [own_code(OwnSet("", (level,))) for level in levels]
    with pytest.raises(InvalidSet, match="Too many for a link"):
        code(keys)


# ------------------------------------------------------------------------------- the link


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(KEYS), min_size=1, max_size=MOST, unique=True))
def test_a_set_is_its_link(keys: list[str]) -> None:
    assert from_code(code(keys)) == tuple(keys)


def test_a_link_means_the_same_for_ever() -> None:
    assert from_code("1VB1nOJ4Ei7CsTCvrT1S") == ("SC-02", "PR-35")
    mine = from_code(OWN)
    assert [question_for(key).posed.asks for key in mine] == ["Take the 7.", WHICH_IS]
    assert code(mine) == OWN


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
