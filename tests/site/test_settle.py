"""A quarrel at a table is settled by a thumb: the taps are counted from the opening page on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.front.reader import FREE
from tests.site.visit import PHONE, Visit

Open = Callable[..., Visit]

SIZES = [PHONE, {"width": 390, "height": 844}]


class Thumb:
    """Taps, and counts its taps."""

    def __init__(self, window: Visit) -> None:
        self.page = window.page
        self.taps = 0

    def tap(self, what: str) -> None:
        self.page.locator(what).first.click()
        self.taps += 1


def test_a_usual_quarrel_takes_at_most_three_taps_and_no_python(visit: Open) -> None:
    thumb = Thumb(visit("index.html", engine=False, viewport=PHONE))
    thumb.tap("[data-door=settle]")
    thumb.page.wait_for_url("**/settle.html")
    thumb.tap("[data-quarrel='SC-01']")
    verdict = thumb.page.locator(".carte-settled")
    expect(verdict).to_have_attribute("data-answer", "no")
    expect(verdict).to_be_in_viewport(ratio=1)
    assert thumb.taps <= 3


@pytest.mark.parametrize(
    ("page", "way"),
    [
        ("index.html", ["[data-door=settle]", ".carte-usual-way a", "dealing", "PR-09"]),
        ("settle.html", [".carte-usual-way a", "taking", "PR-35", "0"]),
    ],
)
def test_what_went_wrong_takes_at_most_four_taps_to_its_article(
    page: str, way: list[str], visit: Open
) -> None:
    thumb = Thumb(visit(page, engine=False, viewport=PHONE))
    for what in way:
        thumb.tap(f"[data-choice='{what}']" if what[0] not in "[." else what)
    expect(thumb.page.locator("[data-ruling]")).to_be_visible()
    assert thumb.taps <= 4


def test_a_question_of_ones_own_about_a_capture_takes_at_most_six_taps(visit: Open) -> None:
    window = visit("index.html", viewport=PHONE)
    thumb = Thumb(window)
    thumb.tap("[data-door=settle]")
    thumb.page.wait_for_url("**/settle.html")
    for value in (8, 8, 2, 6):
        thumb.tap(f".carte-pad-key[data-value='{value}']")
    thumb.tap("[data-meant*='x 2']")
    verdict = thumb.page.locator(".carte-settled")
    expect(verdict).to_have_attribute("data-answer", "no")
    expect(verdict).to_contain_text("If the table has a card of your card’s value")
    assert thumb.taps <= 6


def test_cards_keys_and_answers_are_in_sight_together_while_cards_go_in(visit: Open) -> None:
    page = visit("settle.html", viewport={"width": 390, "height": 844}).page
    for value in (8, 8, 2, 6):
        page.locator(f".carte-pad-key[data-value='{value}']").click()
    parts = ("[data-zone=hand]", "[data-zone=table]", ".carte-pad-keys")
    expect(page.locator("[data-meant]")).to_have_count(4)
    for part in (*parts, ".carte-meant"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    page.locator("[data-meant$='x 2D 6D']").click()
    for part in (*parts, ".carte-settled-answer"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390)])
def test_the_code_of_a_verdict_is_seen_whole_on_every_phone(
    size: tuple[int, int], visit: Open
) -> None:
    width, height = size
    page = visit("settle.html", engine=False, viewport={"width": width, "height": height}).page
    page.locator("[data-quarrel]").first.click()
    page.locator(".carte-settled [data-action=qr]").click()
    code = page.locator(".carte-code")
    expect(code).to_be_in_viewport(ratio=1)
    assert code.evaluate(FREE), "something lies over it"


@pytest.mark.parametrize("size", SIZES, ids=["narrow", "usual"])
def test_hand_table_and_pad_are_in_sight_together_on_a_phone(
    visit: Open, size: dict[str, int]
) -> None:
    page = visit("settle.html", engine=False, viewport=size).page
    page.locator("[data-quarrel]").first.wait_for()
    page.locator(".carte-settle-laid").evaluate("laid => laid.scrollIntoView({block: 'start'})")
    for part in ("[data-zone=hand]", "[data-zone=table]", ".carte-pad-keys"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
