"""Asking the book, and finding terms in their page, by typing, by address, by keyboard alone."""

from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from tests.site.test_accessibility import violations
from tests.site.visit import PHONE, Visit

Open = Callable[..., Visit]


def field(window: Visit) -> Locator:
    return window.page.get_by_role("searchbox", name="Find a")


def question(window: Visit) -> Locator:
    return window.page.get_by_role("searchbox", name="What do you want to know?")


def hits(window: Visit) -> Locator:
    return window.page.locator("[data-found]")


def shown(window: Visit) -> list[str]:
    entries = window.page.locator("[data-entry]:not([hidden]):visible")
    return list(entries.evaluate_all("all => all.map(({ id }) => id)"))


def told(window: Visit) -> Locator:
    return window.page.locator("[data-widget=finder] [role=status]")


def test_what_people_ask_is_found_without_python(visit: Open) -> None:
    window = visit("rules.html", engine=False)
    question(window).fill("scopone same card first")
    expect(hits(window).first).to_have_attribute("data-found", "scopone.equal-first")
    hits(window).first.get_by_role("link").first.click()
    expect(window.page.locator("[id='scopone.equal-first']")).to_be_in_viewport()


def test_neither_case_nor_accents_nor_language_matter(visit: Open) -> None:
    window = visit("glossary.html", engine=False)
    for text in (
        "SETTEBELLO",
        "séttebéllo",
        "セッテベッロ",
        "ｓｅｔｔｅｂｅｌｌｏ",
        "beautiful seven",
    ):
        field(window).fill(text)
        assert shown(window) == ["settebello"], text


def test_nothing_found_is_said_with_the_text(visit: Open) -> None:
    window = visit("glossary.html", engine=False)
    field(window).fill("<b>joker</b>")
    assert shown(window) == []
    expect(told(window)).to_contain_text("“<b>joker</b>”")


def test_escape_and_the_button_clear(visit: Open) -> None:
    window = visit("glossary.html", engine=False)
    everything = len(shown(window))
    field(window).fill("decino")
    assert len(shown(window)) < everything
    field(window).press("Escape")
    assert len(shown(window)) == everything
    expect(field(window)).to_have_value("")
    field(window).fill("decino")
    window.page.locator("[data-action=clear]").click()
    assert len(shown(window)) == everything
    expect(field(window)).to_be_focused()
    assert "find" not in window.page.url


def test_an_address_brings_its_search(visit: Open) -> None:
    window = visit("glossary.html", engine=False)
    field(window).fill("barsega")
    found = shown(window)
    assert found
    sent = visit(window.page.url.removeprefix(window.address), engine=False)
    expect(field(sent)).to_have_value("barsega")
    assert shown(sent) == found


def test_an_address_of_old_brings_its_question(visit: Open) -> None:
    window = visit("rules.html?find=barsega%20matta", engine=False)
    expect(question(window)).to_have_value("barsega matta")
    expect(hits(window).first).to_have_attribute("data-found", "cirulla.matta-barsega")


def test_a_link_to_a_hidden_entry_shows_it(visit: Open) -> None:
    window = visit(f"glossary.html?find={quote('モンテ')}", engine=False)
    assert "monte" in shown(window)
    assert "settebello" not in shown(window)
    window.page.evaluate("location.hash = 'settebello'")
    window.page.locator("#settebello").wait_for()
    expect(window.page.locator("#settebello")).to_be_in_viewport()


def test_a_rule_leads_to_the_level_that_teaches_it(visit: Open) -> None:
    window = visit("rules.html#scopa.equal-first", engine=False)
    expect(window.page.locator("[id='scopa.equal-first']")).to_be_in_viewport()
    window.page.locator("[id='scopa.equal-first'] a[href^='scopa.html']").first.click()
    window.page.wait_for_selector(".carte[data-level='scopa-equal-first-1']")


@pytest.mark.parametrize("page", ["rules", "glossary"])
def test_a_search_on_a_phone_breaks_no_accessibility_rule(page: str, visit: Open) -> None:
    window = visit(f"{page}.html?find=scopa", engine=False, viewport=PHONE, dark=True)
    assert violations(window) == []
    assert window.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
