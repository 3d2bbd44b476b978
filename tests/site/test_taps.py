"""A quarrel, an evening, a rule of the house: the taps are counted from the opening page on."""

import pytest
from playwright.sync_api import expect

from tests.front.paper import printed
from tests.front.reader import FREE
from tests.site.visit import PHONE, Open, Visit

USUAL = {"width": 390, "height": 844}
PARTS = ("[data-zone=hand]", "[data-zone=table]", ".carte-pad-keys")
DIALOG = "window.print = () => { globalThis.printing = true }"


class Thumb:
    """Taps, goes back and prints, and counts its taps."""

    def __init__(self, window: Visit) -> None:
        self.page = window.page
        self.taps = 0

    def tap(self, what: str) -> None:
        self.page.locator(what).first.click()
        self.taps += 1

    def back(self) -> None:
        self.page.go_back()
        self.taps += 1

    def print(self) -> list[str]:
        """Press the page's button, then that of the print dialog; the words of each sheet."""
        self.tap(".carte [data-action^=print]:visible")
        assert self.page.evaluate("printing")
        self.taps += 1
        return printed(self.page)


def test_a_usual_quarrel_takes_at_most_three_taps_and_no_python(visit: Open) -> None:
    thumb = Thumb(visit("index.html", engine=False, viewport=PHONE))
    thumb.tap("[data-door=settle]")
    thumb.page.wait_for_url("**/settle.html")
    thumb.tap("[data-quarrel='SC-01']")
    verdict = thumb.page.locator(".carte-settled")
    expect(verdict).to_have_attribute("data-answer", "no")
    expect(verdict).to_be_in_viewport(ratio=1)
    assert thumb.taps <= 3


def test_a_question_about_a_capture_takes_at_most_six_taps_all_in_sight(visit: Open) -> None:
    thumb = Thumb(visit("index.html", viewport=USUAL))
    page = thumb.page
    thumb.tap("[data-door=settle]")
    page.wait_for_url("**/settle.html")
    for value in (8, 8, 2, 6):
        thumb.tap(f".carte-pad-key[data-value='{value}']")
    expect(page.locator("[data-meant]")).to_have_count(4)
    for part in (*PARTS, ".carte-meant"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    thumb.tap("[data-meant$='x 2D 6D']")
    verdict = page.locator(".carte-settled")
    expect(verdict).to_have_attribute("data-answer", "no")
    expect(verdict).to_contain_text("If a card of the same value lies on the table")
    for part in (*PARTS, ".carte-settled-answer"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    assert thumb.taps <= 6


@pytest.mark.parametrize("size", [(390, 844), (320, 640), (320, 568), (844, 390)])
def test_hand_table_and_pad_and_then_the_code_of_a_verdict_are_seen_whole_on_every_phone(
    size: tuple[int, int], visit: Open
) -> None:
    width, height = size
    page = visit("settle.html", engine=False, viewport={"width": width, "height": height}).page
    page.locator("[data-quarrel]").first.wait_for()
    if height >= 640:
        page.locator(".carte-settle-laid").evaluate("laid => laid.scrollIntoView({block: 'start'})")
        for part in PARTS:
            expect(page.locator(part).first).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator("[data-quarrel]").first.click()
    page.locator(".carte-settled [data-action=qr]").click()
    code = page.locator(".carte-code")
    expect(code).to_be_in_viewport(ratio=1)
    assert code.evaluate(FREE), "something lies over it"


def test_plan_cheat_sheet_and_quiz_are_printed_in_at_most_twelve_taps(visit: Open) -> None:
    hand = Thumb(visit("index.html", before=DIALOG))
    hand.tap("article a[href='evening.html']")
    hand.tap("[data-action=preset]")
    plan = hand.print()
    assert plan[0].startswith("The plan Scopa. People: 12. Minutes: 120.")
    hand.tap("[data-sheet=rules] a")
    expect(hand.page.locator("[data-widget=paper]")).to_have_attribute("data-sheet", "rules.scopa")
    (rules,) = hand.print()
    assert "Scopa: the rules on a page" in rules
    hand.back()
    hand.tap("[data-sheet=quiz] a")
    expect(hand.page.locator("[data-case^=SC]")).to_be_visible()
    *questions, answers = hand.print()
    assert questions[0].startswith("A quiz for the room: Questions")
    assert answers.startswith("A quiz for the room: Answers")
    assert hand.taps <= 12


def test_a_house_rule_of_a_game_is_three_taps_away_and_in_force_on_other_pages(visit: Open) -> None:
    thumb = Thumb(visit("index.html", engine=False, viewport=USUAL))
    thumb.tap(".bd-article a[href='house.html']")
    thumb.tap(".carte-house-games label:has([value=cirulla])")
    thumb.tap("label:has([data-house=table_nine])")
    page = thumb.page
    expect(page.locator("[data-house=table_nine]")).to_be_checked()
    assert thumb.taps <= 3
    page.goto(page.url.replace("house.html", "counting.html").partition("#")[0])
    page.locator("select[data-field=game]").select_option(label="Cirulla")
    expect(page.locator(".carte-ours").first).to_contain_text("A first table of 9")
    assert page.evaluate("document.documentElement.scrollWidth") <= USUAL["width"]
