"""Japanese as the book sets it: all is in sight on a phone, and no blank parts sentences."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

import carte
from carte.language import _
from carte.widgets import Lesson, Primiera, Score, Settle
from tests.front.reader import Put, say
from tests.front.staged import Make, in_language

ROOT = Path(__file__).resolve().parents[2]
STYLES = ROOT / "book/_static/ja.css"
NOT_FOUND = ROOT / "book/live/js/page/not-found.css"
AS_IN_A_CHAPTER = "document.querySelector('main').className = 'bd-article'"
JAPANESE = "document.documentElement.lang = 'ja'"

OVER = """root => {
    const { right } = root.getBoundingClientRect();
    return [...root.querySelectorAll(".carte-settled p:not(.carte-unseen), .carte-button")]
        .filter(one => one.checkVisibility())
        .filter(one => one.scrollWidth > one.clientWidth + 1
            || one.getBoundingClientRect().right > right)
        .map(one => one.textContent);
}"""
"""What reaches over its place."""

FIRST_LINE = """heading => {
    const range = new Range();
    const text = heading.firstChild;
    const top = at => (range.setStart(text, at), range.setEnd(text, at + 1),
        range.getBoundingClientRect().top);
    return [...text.data].filter((_sign, at) => top(at) === top(0)).join("");
}"""
"""What stands on the first line of a heading."""

PARTED = re.compile(r"[、。：！？] ")
"""Where a blank follows a sign that has its own room."""


OnAPhone = Callable[[Make], Locator]


@pytest.fixture
def on_a_phone(put: Put, page: Page) -> OnAPhone:
    """Put a Japanese widget on the page as a chapter has it, on the smallest phone."""

    def put_on_phone(make: Make, **wishes: Any) -> Locator:
        page.set_viewport_size({"width": 320, "height": 640})
        root = put(in_language("ja", make), **wishes)
        page.evaluate(f"{JAPANESE}; {AS_IN_A_CHAPTER}")
        page.add_style_tag(path=STYLES)
        return root

    return put_on_phone


def test_no_answer_reaches_over_its_place_and_no_blank_parts_a_rule_from_its_name(
    on_a_phone: OnAPhone,
) -> None:
    root = on_a_phone(Settle)
    for slug in carte.GAMES:
        root.locator("[data-game-choice]").select_option(slug)
        root.locator("[data-quarrel]").first.click()
        assert root.evaluate(OVER) == [], slug
        stated = root.locator(".carte-settled .carte-rule").inner_text()
        assert "：" in stated
        assert not PARTED.search(stated)


@pytest.mark.parametrize("make", [Score, Primiera])
def test_no_sum_widens_a_page(on_a_phone: OnAPhone, page: Page, make: Make) -> None:
    on_a_phone(make)
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_no_blank_parts_the_sentences_of_a_verdict(on_a_phone: OnAPhone) -> None:
    root = on_a_phone(lambda: Lesson("scopa", "equal-first"))
    for name in [one.get_attribute("data-card") for one in root.locator("[data-card]").all()]:
        say(root, str(name))
        said = root.locator(".carte-status p").all_text_contents()
        assert said
        assert not [text for text in said if PARTED.search(text)], said


def test_the_heading_of_a_page_that_is_not_there_breaks_between_phrases(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    styles = NOT_FOUND.read_text("utf-8").partition(";")[2]  # without what it imports
    title = in_language("ja", lambda: _("There is no page here"))
    page.set_content(f"<html lang=ja><style>{styles}</style><main><h1>{title}</h1></main>")
    assert page.locator("h1").evaluate(FIRST_LINE) == "ページが"
