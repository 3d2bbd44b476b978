"""Sheets to print: what is asked for, and that the engine has said all that stands on them."""

from collections.abc import Mapping
from typing import Any

import pytest

import carte
from carte import language
from carte.engine.moves import move
from carte.evening import Wish, planned
from carte.evening import code as evening_code
from carte.formats.sheet_name import Wanted
from carte.lessons import course
from carte.lessons.own import OwnLevel, OwnSet, OwnTrap
from carte.lessons.own import code as own_code
from carte.paper import sheet
from carte.paper.deals import deal_of
from carte.paper.exercises import ON_A_PAGE, exercises
from carte.paper.sheet_link import InvalidSheet, read
from carte.quiz.fresh import FORMAL
from carte.quiz.room import LETTERS
from carte.quiz.search import tricky, tricky_themes
from carte.widgets import Cases

THEMES = [(slug, theme) for slug in carte.GAMES for theme in tricky_themes(slug)]
SEVEN = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
LEVEL = OwnLevel(
    SEVEN,
    "Take the 7.",
    (carte.move("7D x 7B"),),
    (OwnTrap(carte.move("7D x 3C 4S"), "Equal goes first."),),
)


def own(number: int, skin: str = "italian") -> str:
    """The name of the sheet of a set of so many levels."""
    return f"own.{own_code(OwnSet('Monday', (LEVEL,) * number))}.{skin}"


EVENINGS = Wish((carte.game("scopa"), carte.game("scopone")), people=21, minutes=90, evenings=2)


def slips(wish: Wish) -> str:
    """The name of the sheet of an evening's slips."""
    return f"seats.{evening_code(wish)}"


NAMES = (
    *map(own, (1, 40)),
    slips(EVENINGS),
    *(f"{kind}.{slug}" for kind in ("rules", "scores", "lessons") for slug in carte.GAMES),
    *(f"deals.{slug}.3.7.french" for slug in carte.GAMES),
    *(f"exercises.{slug}.{theme}.0.italian" for slug, theme in THEMES),
    *(f"pack.{skin}" for skin in ("italian", "french", "both")),
    "answers",
)


def pages(wanted: Wanted) -> list[list[Any]]:
    """The pages of a sheet, each with its blocks, of whatever kind."""
    return [[*page] for page in sheet(wanted).pages]


def blocks(name: str, **house: Any) -> list[Mapping[str, Any]]:
    """The blocks of all pages of a sheet, one after the other."""
    return [block for page in pages(read(name, house)) for block in page]


def test_a_value_stands_in_the_brackets_of_the_language() -> None:
    language.use("ja")
    try:
        tables = [block for block in blocks("rules.scopa") if "rows" in block]
        assert "アッソ（1）" in str(tables)
    finally:
        language.use("en")


def texts(name: str, **house: Any) -> list[str]:
    return [line for block in blocks(name, **house) for line in block.get("lines", ())]


# ---------------------------------------------------------------------------- what is wanted


@pytest.mark.parametrize("name", NAMES)
def test_a_sheet_has_one_name_and_the_name_has_the_sheet(name: str) -> None:
    wanted = read(name)
    assert str(wanted) == name
    assert sheet(read(str(wanted))) == sheet(wanted)


def test_the_name_of_a_sheet_carries_the_house_rules_by_which_it_was_made() -> None:
    house = {"primiera": "sevens", "napola": True}
    wanted = read("rules.scopa", house)
    assert wanted.game == carte.game("scopa", **house)
    again = read(str(wanted), {"target": 21})
    assert again == wanted


@pytest.mark.parametrize(
    "name",
    [
        "",
        "rules",
        "rules.poker",
        "rules.scopa.x.y",
        "rules.scopa.nonsense",
        "pack.dutch",
        "answers.scopa",
        "exercises.scopa.fifteen.1.french",
        "exercises.scopa.equal.-1.french",
        "exercises.scopa.equal.1000000.french",
        "own..italian",
        "seats.",
        f"{slips(EVENINGS)[:-1]}",
        f"{own(1)[:-9]}.italian",
        "deals.scopa.0.1.italian",
        "deals.scopa.13.1.italian",
        "deals.scopa.٣.1.italian",
        None,
        7,
        ["rules.scopa"],
    ],
)
def test_what_is_no_sheet_is_refused_in_words(name: object) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read(name)


def test_house_rules_that_are_none_are_refused() -> None:
    with pytest.raises(InvalidSheet):
        read("rules.scopa", "everything")


# ------------------------------------------------------------------------------- their content


@pytest.mark.parametrize("slug", carte.GAMES)
def test_the_rules_on_a_page_are_all_that_the_rulebook_has_for_the_table(slug: str) -> None:
    rules = [rule.text for rule in carte.game(slug).rulebook if rule.tail not in FORMAL]
    told = texts(f"rules.{slug}")
    assert {*rules} <= {*told}


def test_the_rules_on_a_page_say_what_a_table_has_agreed_on() -> None:
    told = texts("rules.scopa", fewest_cards=True)
    rule = carte.game("scopa", fewest_cards=True).rulebook["fewest-cards"].text
    assert f"House rule: {rule}" in told
    assert rule in told
    assert not any(line.startswith("House rule:") for line in texts("rules.scopa"))


@pytest.mark.parametrize(("slug", "points"), [("briscola", "11"), ("mediatore", "1")])
def test_the_asso_stands_with_its_points(slug: str, points: str) -> None:
    (table,) = (block for block in blocks(f"rules.{slug}") if block["is"] == "table")
    assert ["asso (1)", "A", points] in table["rows"]


@pytest.mark.parametrize(("slug", "theme"), THEMES)
def test_the_solutions_are_the_answers_of_the_engine(slug: str, theme: str) -> None:
    wanted = read(f"exercises.{slug}.{theme}.2.french")
    asked, solved = pages(wanted)
    for place, question in enumerate(exercises(wanted)):
        shown, solution = asked[place], solved[place + 1]
        letters = [option["letter"] for option in shown["options"]]
        assert len(letters) == len(question.posed.options)
        right = [
            letter
            for letter, option in zip(letters, question.posed.options, strict=True)
            if option.right
        ]
        assert solution["right"].split(", ") == (right or ["none"])
        assert solution["says"] == [rule.text for rule in question.rules]


def test_the_moves_of_an_exercise_are_right_where_they_are_legal() -> None:
    wanted = read("exercises.scopa.equal.5.italian")
    for place, question in enumerate(exercises(wanted)):
        deal = tricky("scopa", "equal", wanted.seed * ON_A_PAGE + place).deal
        for option in question.posed.options:
            assert option.right == (move(option.id) in deal.legal_moves())


def test_an_exercise_is_asked_on_the_page_of_cases_under_its_name() -> None:
    wanted = read("exercises.scopa.equal.5.italian")
    shown, _solved = pages(wanted)
    for place, question in enumerate(exercises(wanted)):
        _tricky, _game, theme, seed = shown[place]["case"].split("-")
        asks: Any = Cases().handlers()["tricky"]
        asked = asks({"game": "scopa", "theme": theme, "seed": int(seed)})["question"]
        assert (asked["key"], asked["code"]) == (shown[place]["case"], question.code)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_level_of_a_course_has_its_place_among_the_codes(slug: str) -> None:
    shown = [level["id"] for block in blocks(f"lessons.{slug}") for level in block["levels"]]
    assert shown == [level.id for stage in course(slug) for level in stage.levels]


def test_a_set_of_ones_own_is_exercises_with_its_traps_and_its_solutions_apart() -> None:
    asked, solved = pages(read(own(2, "french")))
    assert [block["asks"] for block in asked] == ["Take the 7."] * 2
    letters = {option["text"]: option["letter"] for option in asked[0]["options"]}
    right = "Take the 7 of bastoni with the 7 of denari"
    wrong = "Take the 3 of coppe and the 4 of spade with the 7 of denari"
    assert {right, wrong} <= {*letters}
    assert solved[1]["right"] == letters[right]
    assert solved[1]["says"] == [
        f"{letters[wrong]}: Equal goes first.",
        SEVEN.ruling("7D x 7B").rule.text,
    ]


@pytest.mark.parametrize(("number", "pages"), [(1, [1, 1]), (7, [4, 3, 7]), (13, [5, 4, 4, 7, 6])])
def test_no_exercise_is_alone_on_the_last_page(number: int, pages: list[int]) -> None:
    counts = [
        sum(block["is"] in ("exercise", "solution") for block in page)
        for page in sheet(read(own(number))).pages
    ]
    assert sorted(counts) == sorted(pages)


def test_a_level_with_but_one_move_is_an_exercise_without_choices() -> None:
    deal = carte.game("briscola").position(hand="1D", trick="10C", trump="S")
    level = OwnLevel(deal, "Play it.", (carte.move("1D"),))
    name = f"own.{own_code(OwnSet('', (level,)))}.italian"
    asked, _heading, solved, _code = blocks(name)
    assert asked["options"] == []
    assert solved["right"] == "Play the asso of denari"


def test_to_a_trap_without_words_the_solutions_give_the_reason_of_the_engine() -> None:
    play = carte.move("7D x 3C 4S")
    level = OwnLevel(SEVEN, "Take the 7.", LEVEL.answers, (OwnTrap(play),))
    _asked, solved = pages(read(f"own.{own_code(OwnSet('', (level,)))}.italian"))
    assert solved[1]["says"][0].endswith(f": {SEVEN.ruling(play).text}")


def test_the_slips_of_an_evening_seat_every_number_as_its_plan_does() -> None:
    told = [slip for block in blocks(slips(EVENINGS)) for slip in block["slips"]]
    people = range(1, EVENINGS.people + 1)
    assert [slip["number"] for slip in told] == [*people, *people]
    first, second = planned(EVENINGS)
    for evening, some in ((first, told[:21]), (second, told[21:])):
        steps = [step for step in evening.steps if step.tables]
        lines = [f"{one['when']}, {one['where']}" for slip in some for one in slip["seats"]]
        seats = [
            f"Minutes {step.at}–{step.at + step.minutes}: {step.game and step.game.title}, "
            f"Table {number}, seat {seat}"
            for step in steps
            for number, table in enumerate(step.tables, 1)
            for seat in range(1, len(table.people) + 1)
        ]
        assert sorted(lines) == sorted(seats)
        assert all(len(slip["seats"]) == len(steps) for slip in some)
    assert {slip["about"] for slip in told} == {"Evening 1", "Evening 2"}


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_deal_sheet_has_the_deals_of_the_engine(slug: str) -> None:
    wanted = read(f"deals.{slug}.4.17.italian")
    shown = blocks(f"deals.{slug}.4.17.italian")
    game = carte.game(slug)
    assert len(shown) == 4
    for place, block in enumerate(shown):
        deal = game.deal(seed=17 + place, dealer=place % game.seats)
        assert deal_of(wanted, place) == deal
        lots = [[*map(str, hand)] for hand in deal.hands]
        assert [lot["cards"] for lot in block["lots"]][: game.seats] == lots
        assert block["order"] == [*map(str, deal.deck)]
        assert game.deal(deck=block["order"], dealer=place % game.seats) == deal


@pytest.mark.parametrize(("skin", "pages"), [("italian", 4), ("french", 4), ("both", 8)])
def test_the_pack_to_cut_out_has_every_card_once_in_each_skin(skin: str, pages: int) -> None:
    faces = [face for block in blocks(f"pack.{skin}") for face in block["faces"]]
    assert len(sheet(read(f"pack.{skin}")).pages) == pages
    assert len({(face["card"], face["skin"]) for face in faces}) == len(faces) == 10 * pages


def test_the_answer_cards_are_four_letters_and_four_suits() -> None:
    (four,) = blocks("answers")
    assert "".join(card["letter"] for card in four["cards"]) == LETTERS
    assert [card["suit"] for card in four["cards"]] == ["D", "C", "S", "B"]
