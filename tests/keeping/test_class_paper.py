"""A class on paper: what to repeat tonight, and the table by rule, in ink on white."""

import math
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from carte.widgets import Classroom
from tests.front.paper import SIZES, printed, words
from tests.front.reader import Put, act
from tests.keeping.classroom import BOOK, MENDED, RULES, WRONG, holds

NAMES = ["Anna", "Maria Grazia dell’Oro B", *(f"Reader {number}" for number in range(1, 60))]
FEW = 40
"""So many rules have been met."""
TEXTS = {
    rule["id"]: words(rule["text"]).replace(" ", "")
    for game in Classroom().content["games"]
    for rule in game["rules"]
}
TITLES = [game["title"].replace(" ", "") for game in Classroom().content["games"]]
NEVER = ("Print", "Forget", "Add to the class", "Show my code", "The level", "Save as")

INK = """() => {
    const shown = [...document.querySelectorAll(".carte-class, .carte-class *")]
        .filter(one => one.checkVisibility());
    const clear = "rgba(0, 0, 0, 0)";
    const black = "rgb(0, 0, 0)";
    return {
        grounds: [...new Set(shown.map(one => getComputedStyle(one).backgroundColor))]
            .filter(ground => ground !== clear),
        signs: [...new Set(shown.filter(one => one.matches(".carte-class-grade"))
            .map(one => getComputedStyle(one).color))].filter(ink => ink !== black),
        pressed: shown.filter(one => one.matches("button, input, select, textarea, a")).length,
        cut: shown.filter(one => one.matches(".carte-class-scroll, table")
            && one.scrollWidth > one.clientWidth + 1).length,
    };
}"""


APART = """() => {
    const middle = (one) => {
        const around = document.createRange();
        around.selectNodeContents(one);
        const { left, right } = around.getBoundingClientRect();
        return (left + right) / 2;
    };
    const table = document.querySelector(".carte-class table");
    const heads = [...table.querySelectorAll("thead th + th")];
    const marks = [...table.querySelectorAll("tbody tr:first-child td")];
    return heads.map((head, at) => Math.abs(middle(head) - middle(marks[at])));
}"""
"""How far the middle of each name is from that of the marks below it."""


def told(people: int) -> dict[str, Any]:
    """A class of so many, of whom each has got each of a few rules wrong, or right after it."""
    rules = {rule: WRONG + (MENDED - WRONG) * (at % 2) for at, rule in enumerate(RULES[:FEW])}
    return {name: {"at": 1, "rules": rules} for name in NAMES[:people]}


@pytest.mark.parametrize(("people", "most"), [(1, 3), (3, 3), (12, 4), (30, 6), (60, 6)])
def test_a_class_on_paper_is_read_rule_by_rule_and_every_sheet_has_its_head(
    put: Put, page: Page, people: int, most: int
) -> None:
    page.add_init_script(holds("class", told(people)))
    put(Classroom(), attributes=BOOK)
    for size in SIZES:
        sheets = [sheet.replace(" ", "") for sheet in printed(page, size)]
        assert len(sheets) <= most + (size == "Letter"), (size, len(sheets))
        assert "Torepeattonight" in sheets[0]
        assert [text for text in NEVER if text.replace(" ", "") in "".join(sheets)] == []
        heads = [name.replace(" ", "")[:8] for name in NAMES[:people]]
        assert [rule for rule in RULES[:FEW] if TEXTS[rule] not in "".join(sheets)] == []
        for sheet in sheets:
            assert any(title in sheet for title in TITLES)
            assert [head for head in heads if head not in sheet] == []


@pytest.mark.parametrize("people", [3, 30])
def test_a_class_on_paper_is_ink_on_white_and_has_nothing_to_press(
    put: Put, page: Page, people: int
) -> None:
    page.add_init_script(holds("class", told(people)))
    put(Classroom(), attributes=BOOK)
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate(INK) == {"grounds": [], "signs": [], "pressed": 0, "cut": 0}
    page.emulate_media(media="screen", color_scheme="light")


@pytest.mark.parametrize("people", [3, 12, 30])
def test_a_name_stands_over_its_marks(put: Put, page: Page, people: int) -> None:
    page.add_init_script(holds("class", told(people)))
    put(Classroom(), attributes=BOOK)
    page.add_style_tag(content="th { text-align: left }")  # as tables of the book have them
    page.emulate_media(media="print")
    apart = page.evaluate(APART)
    assert len(apart) == people
    assert max(apart) < 2


def test_the_button_and_the_browser_print_the_same(put: Put, page: Page) -> None:
    page.add_init_script(holds("class", told(3)))
    page.add_init_script("window.print = () => { globalThis.printing = true }")
    root = put(Classroom(), attributes=BOOK)
    before = printed(page)
    act(root, "print").click()
    expect(root.locator(".carte-class[data-paper]")).to_have_count(1)
    assert printed(page) == before
    assert math.isclose(len(before), 2, abs_tol=1)
