"""The field for questions: what is found stands below, with its kind, without Python."""

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.widgets import Search
from tests.front.reader import Put, act
from tests.site.visit import PHONE

SEARCH = Search()
WITHOUT_PYTHON = 'data-engine="off"'


def ask(root: Locator, text: str) -> None:
    root.get_by_role("searchbox").fill(text)


def hits(root: Locator) -> Locator:
    return root.locator("[data-found]")


def test_rules_procedure_words_and_cases_stand_in_one_list(put: Put, page: Page) -> None:
    root = put(SEARCH, attributes=WITHOUT_PYTHON)
    ask(root, "settebello")
    kinds = set(hits(root).evaluate_all("all => all.map(one => one.dataset.kind)"))
    assert {"rule", "word"} <= kinds
    ask(root, "forgotten capture")
    expect(root.locator("[data-found=PR-35] a").first).to_have_attribute(
        "href", "procedure.html#PR-35"
    )
    assert page.evaluate("sent") == []


def test_the_number_found_is_said_and_more_are_shown_when_asked(put: Put) -> None:
    root = put(SEARCH)
    ask(root, "cards")
    before = hits(root).count()
    act(root, "more").click()
    assert hits(root).count() > before
    expect(act(root, "more")).to_be_hidden()
    expect(root.get_by_role("status")).to_contain_text(f"{hits(root).count()} found")


def test_a_game_is_chosen(put: Put) -> None:
    root = put(SEARCH)
    ask(root, "how many cards each")
    root.get_by_role("combobox").select_option("mediatore")
    expect(hits(root).first).to_have_attribute("data-found", "mediatore.deal")


def test_nothing_found_is_said_with_the_text(put: Put) -> None:
    root = put(SEARCH)
    ask(root, "<b>xyzzy</b>")
    expect(root.get_by_role("status")).to_contain_text("“<b>xyzzy</b>”")
    expect(hits(root)).to_have_count(0)


def test_the_address_keeps_the_question_and_escape_clears_it(put: Put, page: Page) -> None:
    root = put(SEARCH, fragment="?find=ultima%20carta")
    expect(hits(root).first).to_have_attribute("data-kind", "rule")
    root.get_by_role("searchbox").press("Escape")
    expect(hits(root)).to_have_count(0)
    assert "find" not in page.url
    ask(root, "misdeal")
    assert page.url.endswith("?find=misdeal")


@pytest.mark.parametrize("width", [320, PHONE["width"]])
def test_a_phone_shows_it_without_scrolling_sideways(width: int, put: Put, page: Page) -> None:
    page.set_viewport_size({"width": width, "height": PHONE["height"]})
    root = put(SEARCH)
    ask(root, "cappotto")
    expect(hits(root).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
