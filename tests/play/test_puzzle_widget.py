"""The puzzles of a game in a real browser: a move, what it costs, the next one, one's own."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.engine.moves import Play
from carte.play.puzzles.collection import Entry, Theme, collection
from carte.play.puzzles.order import easiest_first
from carte.widgets import Daily, Puzzles
from tests.front.reader import Put, act, card

SCOPA = Puzzles("scopa")
ENTRIES = collection("scopa").entries
FIRST = ENTRIES[0]
OWN = f"#puzzle={FIRST.code}"


def make(root: Locator, choice: object) -> None:
    """Make a move with the cards."""
    assert isinstance(choice, Play)
    for one in (choice.card, *choice.taken):
        card(root, str(one)).click()
    act(root, "play").click()


def missed(*names: str, place: str = "table") -> str:
    """What went wrong long ago, rules or dear moves, as a browser keeps it."""
    kept = {"edition": 2, "at": 0, "kept": {name: [[100, 0, 1, place]] for name in names}}
    return json.dumps(json.dumps(kept))


def in_order() -> list[Entry]:
    """The puzzles, theme by theme."""
    return [entry for theme in collection("scopa").themes for entry in put_in(theme)]


def put_in(theme: Theme) -> list[Entry]:
    """The puzzles of a theme, the easy ones first."""
    return easiest_first(collection("scopa").of(theme.id))


def test_a_wrong_move_is_told_with_its_cost_and_can_be_tried_again(put: Put) -> None:
    root = put(SCOPA, fragment=f"#{FIRST.id}", attributes='data-engine="off"')
    wrong, cost = next(iter(FIRST.puzzle.wrong.items()))
    make(root, wrong)
    bad = root.locator("[data-verdict=bad]")
    expect(bad).to_contain_text(f"it costs {cost:.1f} points on average")
    act(root, "retry").click()
    make(root, FIRST.puzzle.answers[0])
    expect(root.locator("[data-verdict=good]")).to_be_visible()


def test_what_follows_a_wrong_move_is_played_on_the_felt_and_taken_back(put: Put) -> None:
    root = put(SCOPA, fragment=f"#{FIRST.id}", attributes='data-engine="off"')
    hand = root.locator("[data-zone=hand] [data-card]")
    held, line = hand.count(), act(root, "line")
    expect(line).to_be_hidden()
    wrong = next(iter(FIRST.puzzle.wrong))
    make(root, wrong)
    expect(line).to_have_attribute("data-line", re.compile(rf"^{wrong};"))
    line.click()
    expect(hand).to_have_count(held - 1)
    line.click()
    expect(root.locator(".carte-status")).to_contain_text("the best move comes to")
    act(root, "retry").click()
    expect(hand).to_have_count(held)
    expect(line).to_be_hidden()
    make(root, FIRST.puzzle.answers[0])
    expect(root.locator("[data-verdict=good]")).to_be_visible()


def test_what_follows_the_right_move_can_be_seen_before_the_next_puzzle(put: Put) -> None:
    root = put(SCOPA, fragment=f"#{FIRST.id}", attributes='data-engine="off"')
    make(root, FIRST.puzzle.answers[0])
    act(root, "line").click()
    act(root, "line").click()
    expect(root.locator(".carte-status")).to_contain_text("Played out, this comes to")
    act(root, "next").click()
    expect(root).not_to_have_attribute("data-level", FIRST.id)


def test_a_puzzle_that_is_found_wins_stars_and_leads_to_the_next(put: Put, page: Page) -> None:
    first, second, *_others = in_order()
    root = put(SCOPA, attributes='data-engine="off"')
    expect(root).to_have_attribute("data-level", first.id)
    make(root, first.puzzle.answers[0])
    stars = json.loads(page.evaluate("localStorage['carte.progress']"))["kept"]
    assert stars == {first.id: 3}
    act(root, "next").click()
    expect(root).to_have_attribute("data-level", second.id)
    assert page.evaluate("location.hash").endswith(f"~{second.id}")


def test_a_theme_is_chosen_with_one_press(put: Put) -> None:
    root = put(SCOPA, attributes='data-engine="off"')
    theme = collection("scopa").themes[-1]
    root.locator(f".carte-themes label:has([value='{theme.id}'])").click()
    expect(root).to_have_attribute("data-level", put_in(theme)[0].id)
    expect(root.locator(".carte-intro")).to_have_text(theme.text)


def test_what_has_been_won_lies_folded_below(put: Put) -> None:
    root = put(SCOPA, fragment=f"#{FIRST.id}", attributes='data-engine="off"')
    won = sum(map(len, FIRST.puzzle.deal.piles))
    fold = root.locator("[data-fold=seen]")
    expect(fold.locator("summary")).to_contain_text(f"Cards won so far: {won}")
    expect(fold.locator("[data-face]").first).to_be_hidden()
    fold.locator("summary").click()
    expect(fold.locator("[data-face]")).to_have_count(won)


def test_a_puzzle_of_ones_own_is_opened_by_its_link(put: Put) -> None:
    root = put(SCOPA, fragment=OWN, attributes='data-engine="ready"')
    make(root, FIRST.puzzle.answers[0])
    expect(root.locator("[data-verdict=good]")).to_be_visible()
    act(root, "next").click()
    expect(root).to_have_attribute("data-level", in_order()[0].id)


def test_a_retired_puzzle_is_opened_by_its_link_and_leads_back_to_the_others(put: Put) -> None:
    found = collection("cirulla")
    retired = next(one for one in found.retired if isinstance(one.puzzle.answers[0], Play))
    root = put(Puzzles("cirulla"), fragment=f"#{retired.id}", attributes='data-engine="ready"')
    expect(root.locator(".carte-themes :checked")).to_have_count(0)
    make(root, retired.puzzle.answers[0])
    expect(root.locator("[data-verdict=good]")).to_be_visible()
    act(root, "next").click()
    first = Puzzles("cirulla").content["themes"][0]["puzzles"][0]["id"]
    expect(root).to_have_attribute("data-level", first)


def test_a_moment_of_ones_own_that_is_found_is_remembered(put: Put, page: Page) -> None:
    page.add_init_script(f"localStorage['carte.moments'] ??= {missed(FIRST.code)}")
    root = put(SCOPA, fragment=OWN, attributes='data-engine="ready"')
    make(root, FIRST.puzzle.answers[0])
    expect(root.locator("[data-verdict=good]")).to_be_visible()
    answers = json.loads(page.evaluate("localStorage['carte.moments']"))["kept"][FIRST.code]
    assert [answer[1] for answer in answers] == [0, 1]


@pytest.mark.parametrize("code", ["nonsense", collection("briscola").entries[0].code])
def test_a_link_to_no_puzzle_of_the_game_says_so_and_goes_on(put: Put, code: str) -> None:
    root = put(SCOPA, fragment=f"#puzzle={code}", attributes='data-engine="ready"')
    expect(root.locator(".carte-status")).to_contain_text("puzzle")
    expect(act(root, "retry")).to_be_visible()
    act(root, "back").click()
    expect(root).to_have_attribute("data-level", in_order()[0].id)


def test_the_last_of_five_questions_is_about_a_dear_move_that_is_due(put: Put, page: Page) -> None:
    page.add_init_script(f"localStorage['carte.moments'] ??= {missed(FIRST.code)}")
    daily = Daily()
    rules = [rule["id"] for rule in daily.content["rules"][:5]]
    page.add_init_script(f"localStorage['carte.memory'] ??= {missed(*rules, place='daily')}")
    root = put(daily, attributes='data-engine="ready"')
    for _rule in range(4):
        expect(root.locator(".carte-goal")).not_to_contain_text("cost you points")
        root.locator("[data-option]").first.click()
        if act(root, "play").is_visible():
            act(root, "play").click()
        act(root, "next").click()
    expect(root.locator(".carte-goal")).to_contain_text("cost you points")
    root.locator(f"[data-option='{FIRST.puzzle.answers[0]}']").click()
    expect(root.locator(".carte-status")).to_contain_text("It comes back tomorrow.")
    act(root, "next").click()
    told = "Scopa: a move that cost you points in a deal"
    expect(root.locator(".carte-daily-end")).to_contain_text(told)
