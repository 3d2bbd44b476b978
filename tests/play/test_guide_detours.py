"""The way from what the coach shows to the level that drills it, at each moment of a deal."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.board.seats import READER
from carte.play.guide import Guide as Told
from carte.play.guide import guide
from carte.play.guide.coach import said_by, saying_at
from carte.widgets import Guide, Lesson
from tests.front.harness import ORIGIN
from tests.front.reader import Put
from tests.site.match import AT_ONCE
from tests.site.table import Table, pressed_for

ASSO = "asso-piglia-tutto"
LED = guide(ASSO)


@pytest.fixture
def table(page: Page, put: Put) -> Table:
    """The guided deal of asso piglia tutto, at which nobody waits."""
    page.add_init_script(AT_ONCE)
    return Table(put(Guide(ASSO)))


def beside(table: Table) -> Locator:
    return table.root.locator(".carte-coaching .carte-detour")


def play_on(table: Table, moves: int, led: Told = LED, *, over: bool = False) -> None:
    """Make the first moves of the reader's on the prepared line."""
    mine = [choice for sitting, choice in led.walk() if sitting.deal.turn == READER]
    for choice in mine[:moves]:
        table.wait_for_turn()
        table.press(*pressed_for(str(choice)))
    if not over:
        table.wait_for_turn()


def drill(tail: str) -> str:
    return str(Guide(ASSO).content["drills"][f"{ASSO}.{tail}"]["href"])


def test_no_way_leads_elsewhere_before_the_first_move(table: Table) -> None:
    table.wait_for_turn()
    expect(table.root.locator(".carte-coach")).to_have_text(LED.sayings[0].text)
    expect(beside(table)).to_have_count(0)


def test_beside_each_rule_lies_the_way_to_other_cards(table: Table) -> None:
    play_on(table, 1)
    rule = table.root.locator(".carte-coach [data-rule]").get_attribute("data-rule")
    assert rule is not None
    expect(beside(table)).to_have_attribute("href", drill(rule.partition(".")[2]))
    expect(beside(table)).to_have_attribute("title", "This deal waits for you here.")


def test_a_rule_that_was_shown_last_can_still_be_tried_when_the_coach_is_silent(
    table: Table,
) -> None:
    turns = [sitting.deal for sitting, _ in LED.walk() if sitting.deal.turn == READER]
    silent = next(n for n, deal in enumerate(turns) if saying_at(deal, LED) is None)
    stage = Guide(ASSO).content["drills"][said_by(turns[silent], LED)[-1].rule.id]["stage"]
    play_on(table, silent)
    expect(table.root.locator(".carte-coach")).not_to_have_attribute("data-says", re.compile(""))
    expect(beside(table)).to_have_text(f"{stage}, on other cards")


def test_a_refused_move_leads_to_the_level_of_its_rule(table: Table) -> None:
    table.wait_for_turn()
    verdict = table.play("5D x 2S")
    way = table.root.locator(".carte-status .carte-detour")
    expect(way).to_have_attribute("href", drill(verdict.rule.partition(".")[2]))


@pytest.mark.parametrize("width", [1000, 390, 320])
def test_what_the_coach_says_and_the_way_beside_it_have_room(
    table: Table, page: Page, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    play_on(table, 1)
    said, way = table.root.locator(".carte-coach [data-rule]"), beside(table)
    box, link = said.bounding_box(), way.bounding_box()
    padding = said.evaluate("one => parseFloat(getComputedStyle(one).paddingRight)")
    assert box and link
    assert box["x"] + box["width"] - padding <= link["x"]
    assert link["x"] + link["width"] <= width
    assert min(link["width"], link["height"]) >= 44


def test_in_a_notebook_there_is_no_level_to_go_to(page: Page, put: Put) -> None:
    page.add_init_script(AT_ONCE)
    table = Table(put(Guide(ASSO), attributes=""))
    play_on(table, 1)
    expect(beside(table)).to_have_count(0)


def test_a_level_leads_back_to_the_deal_from_which_it_was_come_to(page: Page, put: Put) -> None:
    page.add_init_script(AT_ONCE)
    pairs = Lesson(ASSO, "pairs")
    table = Table(put([Guide(ASSO), pairs]))
    lesson = page.locator("[data-widget=lesson]")
    back = lesson.get_by_role("link", name="Back to your deal")
    expect(lesson).to_be_attached()
    play_on(table, 1)
    expect(back).to_have_count(0)
    way = beside(table).get_attribute("href")
    assert way
    beside(table).click()
    page.wait_for_url(f"**/{way}")
    page.wait_for_function("globalThis.drawn")
    expect(back).to_be_in_viewport()
    back.click()
    page.wait_for_url(f"{ORIGIN}/#{table.root.get_attribute('id')}")
    page.wait_for_function("globalThis.drawn")
    expect(table.root).to_be_in_viewport()
    expect(back).to_have_count(0)
    page.goto(f"{ORIGIN}/{way}")
    page.wait_for_function("globalThis.drawn")
    expect(lesson).to_be_attached()
    expect(back).to_have_count(0)


@pytest.mark.parametrize("width", [1000, 390, 320])
def test_at_the_end_the_words_and_the_cards_won_are_in_sight(
    page: Page, put: Put, width: int
) -> None:
    page.add_init_script(AT_ONCE)
    table, led = Table(put(Guide("scopa"))), guide("scopa")
    page.set_viewport_size({"width": width, "height": 844})
    play_on(table, sum(sitting.deal.turn == READER for sitting, _ in led.walk()), led, over=True)
    said, laid = table.root.locator("[data-says=won] > span"), table.root.locator(".carte-laid")
    expect(said).to_be_in_viewport(ratio=1)
    expect(laid).to_be_in_viewport(ratio=1)
    words, cards = said.bounding_box(), laid.bounding_box()
    assert words and cards
    assert words["y"] + words["height"] <= cards["y"]
