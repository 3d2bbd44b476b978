"""A plan takes all its minutes, seats everybody, and teaches nothing before what it needs."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.evening import InvalidWish, Wish, code, from_code, planned, wish_of
from carte.evening.blocks import PARTS, Block, block_by_id, blocks
from carte.evening.plan_json import every_block, levels_json
from carte.evening.planning import Evening
from carte.evening.presets import presets
from carte.evening.seating import seated, sizes
from carte.evening.sheets import whole_plan
from carte.evening.wish import EVENINGS, FACES, MINUTES, PACKS, PEOPLE
from carte.formats.sheet_name import KINDS
from carte.lessons import course, course_names
from carte.paper import sheet
from carte.paper.sheet_link import read
from carte.play.guide import guides

EVERY = [one for slug in ("", *carte.GAMES) for one in blocks(slug)]
LEVELS = {level.id: level for name in course_names() for stage in course(name) for level in stage}
HOUSES: dict[str, list[dict[str, Any]]] = {
    "scopa": [{}, {"primiera": "sevens", "napola": True}, {"players": 3}, {"fewest_cards": True}],
    "cirulla": [{}, {"equal_before_sum": True}],
    "asso-piglia-tutto": [{}, {"sums": True}],
    "mediatore": [{}, {"striscio": False}],
}
OURS = Wish((carte.game("asso-piglia-tutto", sums=True),), people=7, minutes=90)


@st.composite
def wishes(draw: st.DrawFn) -> Wish:
    slugs = draw(st.sets(st.sampled_from([*carte.GAMES]), min_size=1))
    house = {slug: draw(st.sampled_from(HOUSES.get(slug, [{}]))) for slug in slugs}
    return wish_of(
        {
            "games": sorted(slugs),
            "house": house,
            "people": draw(st.integers(PEOPLE[0], PEOPLE[-1])),
            "minutes": draw(st.integers(MINUTES[0], MINUTES[-1])),
            "evenings": draw(st.integers(EVENINGS[0], EVENINGS[-1])),
            "faces": draw(st.sampled_from(FACES)),
            "packs": draw(st.sampled_from([0, *PACKS])),
        }
    )


def every_plan() -> Iterator[tuple[Wish, tuple[Evening, ...]]]:
    for preset in presets():
        yield preset.wish, planned(preset.wish)


def check(wish: Wish, evenings: tuple[Evening, ...]) -> None:
    assert len(evenings) == wish.evenings
    known: set[str] = set()
    for evening in evenings:
        at = 0
        for step in evening.steps:
            assert (step.at, step.minutes > 0) == (at, True)
            assert {*step.block.needs} <= known, step.block.id
            at += step.minutes
            known.add(step.block.id)
            if step.deals:
                assert step.game
                assert step.minutes >= step.deals * step.block.per_deal
                everybody = [person for table in step.tables for person in table.people]
                assert sorted(everybody) == [*range(1, wish.people + 1)]
                assert all(table.play in sizes(step.game) for table in step.tables)
                assert not wish.packs or len(step.tables) <= wish.packs
                assert all(table.waiting >= 0 for table in step.tables)
        assert at == (wish.minutes if evening.steps else 0)
        assert evening.steps or evening.left or wish.evenings > 1


# ------------------------------------------------------------------------------ the plan


def test_the_plans_to_start_from_fill_their_time_and_seat_everybody() -> None:
    for wish, evenings in every_plan():
        check(wish, evenings)
        assert all(evening.steps for evening in evenings)
        shown = {step.game.slug for one in evenings for step in one.steps if step.game}
        assert shown == {game.slug for game in wish.games}


@settings(max_examples=150, deadline=None)
@given(wishes())
def test_every_plan_fills_its_time_and_says_what_it_leaves_out(wish: Wish) -> None:
    evenings = planned(wish)
    check(wish, evenings)
    taught = {step.game.slug for one in evenings for step in one.steps if step.game}
    left = {one.game for evening in evenings for one in evening.left if not one.block}
    assert {game.slug for game in wish.games} <= taught | left
    assert planned(wish) == evenings


@settings(max_examples=150, deadline=None)
@given(wishes())
def test_a_plan_is_its_link(wish: Wish) -> None:
    assert from_code(code(wish)) == wish
    assert wish_of(wish.to_json()) == wish


def test_the_order_in_which_games_are_named_makes_no_other_link() -> None:
    games = carte.game("mediatore"), carte.game("scopa")
    assert code(Wish(games, 8, 90)) == code(Wish(games[::-1], 8, 90))


def test_what_is_too_short_for_a_game_says_how_much_it_lacks() -> None:
    (evening,) = planned(Wish((carte.game("mediatore"),), people=4, minutes=20))
    assert evening.steps == ()
    (left,) = evening.left
    (longer,) = planned(Wish((carte.game("mediatore"),), people=4, minutes=20 + left.least))
    assert longer.steps


def test_too_few_people_are_told_how_many_a_game_needs() -> None:
    (evening,) = planned(Wish((carte.game("briscola-chiamata"),), people=4, minutes=120))
    assert [(one.why, one.least) for one in evening.left] == [("people", 5)]


def test_what_there_is_no_time_for_comes_first_in_the_next_evening() -> None:
    games = carte.game("scopa"), carte.game("cirulla"), carte.game("mediatore")
    first, second = planned(Wish(games, people=4, minutes=50, evenings=2))
    assert not {"cirulla-first"} & {step.block.id for step in first.steps}
    assert "cirulla-first" in {step.block.id for step in second.steps}
    assert all(one.block for one in first.left)


@pytest.mark.parametrize("minutes", [60, 90, 180])
def test_what_one_evening_has_taught_no_later_one_teaches_again(minutes: int) -> None:
    evenings = planned(Wish((carte.game("scopa"),), people=4, minutes=minutes, evenings=2))
    blocks = [step.block for evening in evenings for step in evening.steps]
    taught = [block.id for block in blocks if block.game and not block.per_deal]
    assert len({*taught}) == len(taught) > 2


# ------------------------------------------------------------------------------ the tables


@pytest.mark.parametrize(
    ("slug", "people", "tables"),
    [
        ("scopa", 12, [2] * 6),
        ("scopa", 13, [3, *[2] * 5]),
        ("briscola", 3, [3]),
        ("scopone", 8, [4, 4]),
        ("scopone", 10, [5, 5]),
        ("briscola-chiamata", 12, [6, 6]),
        ("mediatore", 3, []),
    ],
)
def test_nobody_is_left_over(slug: str, people: int, tables: list[int]) -> None:
    assert [len(one.people) for one in seated(carte.game(slug), people)] == tables


@pytest.mark.parametrize(
    ("packs", "tables"), [(6, [2] * 6), (3, [4, 4, 4]), (2, [6, 6]), (1, [12])]
)
def test_with_fewer_packs_fewer_tables_play_with_as_many_as_they_seat(
    packs: int, tables: list[int]
) -> None:
    found = seated(carte.game("scopa"), 12, packs=packs)
    assert [len(one.people) for one in found] == tables
    assert {one.play for one in found} == {min(6, tables[0])}


@pytest.mark.parametrize(("packs", "short"), [(0, 0), (3, 6), (6, 0), (9, 0)])
def test_a_plan_tells_of_how_many_tables_there_are_packs_for(packs: int, short: int) -> None:
    assert whole_plan(Wish((carte.game("scopa"),), 12, 120, packs=packs))["short"] == short


def test_a_table_that_always_plays_in_fours_is_seated_in_fours() -> None:
    assert [one.play for one in seated(carte.game("scopa", players=4), 12)] == [4, 4, 4]


def test_with_each_game_people_meet_others() -> None:
    first, second = (seated(carte.game("scopa"), 12, turn) for turn in (0, 1))
    assert not {*map(frozenset, (one.people for one in first))} & {
        *map(frozenset, (one.people for one in second))
    }


# ------------------------------------------------------------------------------ the blocks


@pytest.mark.parametrize("one", EVERY, ids=[one.id for one in EVERY])
def test_what_a_block_names_is_there(one: Block) -> None:
    assert one.part in PARTS
    assert bool(one.minutes) != bool(one.per_deal)
    assert bool(one.per_deal) == bool(one.deals)
    assert all(block_by_id(name) in EVERY for name in one.needs)
    assert {*one.levels} <= {*LEVELS}
    assert {*one.print} <= {*KINDS}
    assert one.say
    if one.game:
        rulebook = carte.game(one.game).rulebook
        assert all(tail in rulebook for tail in one.teaches)


@pytest.mark.parametrize("one", [one for one in EVERY if one.teaches and not one.per_deal])
def test_a_block_shows_what_it_teaches_in_its_levels_or_its_deal(one: Block) -> None:
    shown = {rule.tail for name in one.levels for rule in LEVELS[name].shows}
    if one.guide:
        (deal,) = (deal for deal in guides(one.game) if deal.id == one.guide)
        shown |= {saying.rule.tail for saying in deal.sayings}
    assert {*one.teaches} <= shown


def test_a_block_comes_after_those_that_it_needs() -> None:
    order = [one.id for one in EVERY]
    for one in EVERY:
        own = [name for name in one.needs if block_by_id(name).game == one.game]
        assert all(order.index(name) < order.index(one.id) for name in own)


def test_every_game_can_be_an_evening_of_its_own() -> None:
    for slug in carte.GAMES:
        rules = carte.game(slug)
        wish = Wish((rules,), people=rules.seats, minutes=120)
        (evening,) = planned(wish)
        assert any(step.deals for step in evening.steps)
        check(wish, (evening,))


def test_every_level_has_its_answer_for_the_teacher() -> None:
    assert all(told["answer"].endswith(".") for told in levels_json().values())
    assert levels_json()["scopa-sweep-4"]["answer"].startswith("Take")


def test_every_table_has_a_sheet_with_a_column_for_each_side() -> None:
    told = whole_plan(Wish((carte.game("scopa"),), people=13, minutes=90))
    sheets = [sheet for sheet in told["sheets"] if sheet["kind"] == "scores"]
    games = [read(sheet["href"].partition("#")[2]).game for sheet in sheets]
    assert [(game.sides, sheet.get("play")) for game, sheet in zip(games, sheets, strict=True)] == [
        (2, None),
        (3, 3),
    ]


def copies(wish: Wish) -> dict[str, int]:
    """How many copies of each kind of sheet a plan says."""
    sheets = whole_plan(wish)["sheets"]
    return {one["kind"]: one["copies"] for one in sheets if "copies" in one}


def test_a_sheet_comes_once_for_each_table_and_cards_to_answer_with_for_each_person() -> None:
    scopone = Wish((carte.game("scopone"),), people=12, minutes=120)
    assert copies(scopone) == {"seats": 1, "rules": 3, "scores": 3, "answers": 12}


@pytest.mark.parametrize(("packs", "apart"), [(1, False), (2, True), (0, True)])
def test_cards_to_answer_with_lie_apart_where_everybody_can_hold_a_card_of_each_suit(
    packs: int, apart: bool
) -> None:
    wish = Wish((carte.game("scopa"),), people=12, minutes=120, packs=packs)
    (cards,) = (one for one in whole_plan(wish)["sheets"] if one["kind"] == "answers")
    assert cards["apart"] == apart
    printed = [one.leads for one in sheet(read(f"evening.{code(wish)}")).more]
    assert ("cases.html" in printed) != apart


def test_no_cards_to_answer_with_are_printed_where_the_room_is_not_asked() -> None:
    short = Wish((carte.game("briscola"),), people=2, minutes=40)
    (evening,) = planned(short)
    assert not any(step.block.quiz for step in evening.steps)
    assert "answers" not in copies(short)


def test_sheets_of_all_tables_are_as_many_as_there_are_tables() -> None:
    for people in range(2, 20):
        wish = Wish((carte.game("scopa"),), people=people, minutes=90)
        told = whole_plan(wish)
        tables = max(len(step.get("tables", ())) for step in told["evenings"][0]["steps"])
        scores = [one["copies"] for one in told["sheets"] if one["kind"] == "scores"]
        assert sum(scores) == tables


def test_every_rule_that_is_printed_is_the_rulebooks() -> None:
    for told in every_block().values():
        for rule in told.get("rules", ()):
            slug, _dot, tail = rule["id"].partition(".")
            assert rule["text"] == carte.game(slug).rulebook[tail].text


# ------------------------------------------------------------------------------ our house


def test_by_house_rules_a_plan_says_them_and_leaves_out_what_is_otherwise() -> None:
    told = whole_plan(OURS)
    assert [step["block"] for step in told["evenings"][0]["steps"]].count("ours") == 1
    assert any("add up" in text for text in told["ours"]["asso-piglia-tutto"])
    assert told["dropped"] == ["asso-piglia-tutto-pairs-5"]
    assert told["changed"]["asso-piglia-tutto.no-sums"] == ""


def test_how_many_play_is_no_rule_of_the_house_to_be_told() -> None:
    told = whole_plan(Wish((carte.game("scopa", players=3),), people=6, minutes=90))
    assert "ours" not in [step["block"] for step in told["evenings"][0]["steps"]]
    assert not told["ours"]


def test_by_the_book_nothing_is_left_out_for_its_rules() -> None:
    for preset in presets():
        told = whole_plan(preset.wish)
        assert not told["ours"]
        assert not told["dropped"]
        assert not told["changed"]


def test_a_table_of_three_is_told_what_is_otherwise_there() -> None:
    told = whole_plan(Wish((carte.game("briscola"),), people=7, minutes=60))
    (other,) = told["others"]
    assert other["play"] == 3
    assert any("39 cards" in rule for rule in other["rules"])


# ------------------------------------------------------------------------------ the wish


@pytest.mark.parametrize(
    "amiss",
    [
        None,
        {},
        {"games": [], "people": 8, "minutes": 60},
        {"games": ["poker"], "people": 8, "minutes": 60},
        {"games": ["scopa"], "people": 1, "minutes": 60},
        {"games": ["scopa"], "people": 8, "minutes": 10**9},
        {"games": ["scopa"], "people": 8, "minutes": 60, "packs": -1},
        {"games": ["scopa"], "people": 8, "minutes": 60, "house": {"scopa": {"players": 9}}},
        {"games": ["scopa"], "people": 8, "minutes": 60, "house": {"scopa": {"slug": "x"}}},
    ],
)
def test_a_wish_that_cannot_be_is_refused(amiss: object) -> None:
    with pytest.raises(InvalidWish):
        wish_of(amiss)


def test_what_was_sent_once_means_the_same() -> None:
    assert from_code("8FuBviuEjhVE") == Wish((carte.game("scopa"),), people=12, minutes=120)
    assert from_code("KSD6cxmldlRRGF") == Wish(
        (carte.game("asso-piglia-tutto"),), people=24, minutes=50, faces="french"
    )
