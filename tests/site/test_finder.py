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


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("someone played out of turn", "PR-22"),
        ("scopa con l'ultima carta", "scopa.last-card"),
        ("最後の札 スコパ", "scopa.last-card"),
    ],
)
def test_the_magnifier_on_a_phone_finds_what_people_ask(
    asked: str, found: str, visit: Open
) -> None:
    window = visit("scopa.html", engine=False, viewport=PHONE)
    window.page.locator(".search-button__button:visible").first.click()
    window.page.locator("#pst-search-dialog").get_by_role("searchbox").fill(asked)
    window.page.keyboard.press("Enter")
    expect(question(window)).to_have_value(asked)
    expect(hits(window).first).to_have_attribute("data-found", found)
    expect(hits(window).first).to_be_in_viewport()


def test_the_search_of_all_pages_and_the_finder_lead_to_each_other(visit: Open) -> None:
    window = visit("search.html?q=scambio%20del%202", engine=False, viewport=PHONE)
    expect(window.page.locator(".search-summary")).not_to_be_empty()
    window.page.get_by_role("link", name="Search rules, tricky cases").click()
    expect(question(window)).to_have_value("scambio del 2")
    expect(hits(window).first).to_be_visible()
    question(window).fill("primeira")
    window.page.get_by_role("link", name="Search the text of all pages").click()
    window.page.wait_for_url("**/search.html?q=primeira")
    field = window.page.locator(".bd-search-container").get_by_role("searchbox")
    expect(field).to_have_value("primeira")
    expect(field).to_be_focused()
    field.press("Enter")
    expect(question(window)).to_have_value("primeira")


def test_the_marks_of_a_search_can_be_hidden_by_a_button_with_an_icon(visit: Open) -> None:
    page = visit("scopa.html?highlight=scopa", engine=False, viewport=PHONE).page
    button = page.locator(".highlight-link a")
    before = "getComputedStyle(one, '::before')"
    assert button.evaluate(f"one => {before}.content") == '""'
    assert button.evaluate(f"one => {before}.maskImage").startswith("url(")
    expect(page.locator(".highlighted:visible").first).to_be_visible()
    button.click()
    expect(page.locator(".highlighted")).to_have_count(0)


def test_a_word_that_pictures_are_called_by_is_marked_in_the_text_alone(visit: Open) -> None:
    page = visit("briscola.html?highlight=denari", engine=False).page
    expect(page.locator(".highlighted:visible").first).to_be_visible()
    assert page.locator("svg title").filter(has_text="denari").count() > 0
    expect(page.locator(":is(svg, script) .highlighted, svg + rect.highlighted")).to_have_count(0)


@pytest.mark.parametrize("word", ["constructor", "__proto__", "valueof"])
def test_a_word_that_every_object_has_is_looked_for_in_the_text(word: str, visit: Open) -> None:
    page = visit(f"search.html?q={word}", engine=False).page
    expect(page.locator(".search-summary")).to_contain_text("did not match any documents")
    expect(page.locator("#search-results li")).to_have_count(0)


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
