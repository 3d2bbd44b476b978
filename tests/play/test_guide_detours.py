"""The way from what the coach shows to the level that drills it, at each moment of a deal."""

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.board.seats import READER
from carte.play.guide import guide
from carte.widgets import Guide
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


def play_on(table: Table, moves: int) -> None:
    """Make the first moves of the reader's on the prepared line."""
    mine = [choice for sitting, choice in LED.walk() if sitting.deal.turn == READER]
    for choice in mine[:moves]:
        table.wait_for_turn()
        table.press(*pressed_for(str(choice)))
    table.wait_for_turn()


def drill(tail: str) -> str:
    return str(Guide(ASSO).content["drills"][f"{ASSO}.{tail}"])


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
    play_on(table, 1)
    table.press(*pressed_for("3D"))
    table.wait_for_turn()
    expect(beside(table)).to_have_count(1)


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
