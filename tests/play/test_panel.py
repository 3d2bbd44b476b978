"""The panel of a new game: who plays, how many, by which house rules, and which deal."""

import pytest
from playwright.sync_api import expect

import carte
from carte.play import code
from tests.front.reader import Sit, kept
from tests.play.sittings import last_decision

BEYOND = """panel => {
    const { right } = panel.getBoundingClientRect();
    const seen = [...panel.querySelectorAll("*")].filter(one => one.checkVisibility());
    return seen.filter(one => one.getBoundingClientRect().right > right)
        .map(one => one.className || one.tagName);
}"""


def test_a_new_game_is_dealt_by_what_the_panel_says(sit: Sit) -> None:
    at = sit("scopa")
    at.act("new").click()
    at.root.get_by_text("Experts", exact=True).click()
    at.root.get_by_label("Deal number").fill("77")
    at.root.get_by_text("House rules").click()
    at.root.locator("[data-house=napola]").check()
    at.root.get_by_text("Quick", exact=True).click()
    at.act("deal").click()
    expect(at.root.locator(".carte-newgame")).to_be_hidden()
    at.ready()
    assert (at.sitting.level, at.sitting.seed) == ("expert", 77)
    assert at.sitting.game.options["napola"] is True
    assert kept(at.page, "speed") == "quick"


def test_opponents_with_a_habit_come_with_the_lesson_about_it(sit: Sit) -> None:
    at = sit("scopa")
    at.act("new").click()
    lesson = at.root.locator(".carte-newgame-about a")
    at.root.get_by_text("Regulars", exact=True).click()
    expect(lesson).to_have_count(0)
    at.root.get_by_text("Grabbers", exact=True).click()
    expect(lesson).to_have_text("Lesson: Choosing among sums")
    expect(lesson).to_have_attribute("href", "scopa.html#scopa-choice-3")


def test_a_house_rule_that_cannot_be_is_told_and_nothing_is_dealt(sit: Sit) -> None:
    at = sit("scopa")
    at.act("new").click()
    at.root.get_by_text("House rules").click()
    at.root.locator("[data-house=target]").fill("soon")
    at.act("deal").click()
    at.act("deal").click()
    expect(at.root.locator(".carte-status")).to_contain_text(
        "Enter a whole number above 0, such as 11, not “soon”."
    )
    expect(at.root.locator(".carte-newgame")).to_be_visible()
    at.root.locator("[data-house=target]").fill("21")
    at.act("deal").click()
    at.ready()
    assert at.sitting.game.options["target"] == 21


@pytest.mark.parametrize("game", carte.GAMES)
def test_the_panel_holds_all_its_house_rules_on_a_phone(game: str, sit: Sit) -> None:
    at = sit(game)
    at.act("new").click()
    at.root.get_by_text("House rules").click()
    for width in (390, 320):
        at.page.set_viewport_size({"width": width, "height": 844})
        assert at.root.locator(".carte-newgame").evaluate(BEYOND) == [], width


def test_a_match_of_briscola_may_go_to_three_won_deals(sit: Sit) -> None:
    last = last_decision("briscola", wins=3)
    at = sit("briscola", fragment=f"#play={code(last)}")
    at.play_on()
    expect(at.root.locator("[role=status] b")).not_to_contain_text("match")
    totals = at.root.locator(".carte-sheet-table tfoot td")
    assert sorted(totals.all_inner_texts()) == ["0", "1"]
    expect(at.act("next")).to_have_text("Next deal")
    at.act("next").click()
    at.ready()
    expect(at.root).to_contain_text(", to 3")


def test_how_many_play_is_asked_beside_the_house_rules(sit: Sit) -> None:
    at = sit("cirulla")
    at.act("new").click()
    at.root.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    at.act("deal").click()
    at.ready()
    assert at.sitting.game.seats == 4
    expect(at.root.locator(".carte-seat").filter(has_text="Partner")).to_have_count(1)


def test_one_may_look_at_the_panel_and_play_on(sit: Sit) -> None:
    at = sit("scopa", seed=3)
    at.make(at.deal.legal_moves()[0])
    before = at.sitting
    at.act("new").click()
    at.root.get_by_text("Quick", exact=True).click()
    at.act("stay").click()
    expect(at.root.locator(".carte-newgame")).to_be_hidden()
    at.make(at.deal.legal_moves()[0])
    assert at.sitting.seed == before.seed
    assert kept(at.page, "speed") == "quick"


@pytest.mark.parametrize("text", ["-1", "many"])
def test_a_deal_number_that_is_none_is_told(sit: Sit, text: str) -> None:
    at = sit("scopa")
    at.act("new").click()
    at.root.get_by_label("Deal number").fill(text)
    at.act("deal").click()
    expect(at.root.locator(".carte-status")).to_contain_text(f"“{text}” is not a deal number")
