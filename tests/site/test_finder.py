"""Asking the book, and finding terms in their page, by typing, by address, by keyboard alone."""

import pytest
from playwright.sync_api import Locator, expect

from tests.site.test_accessibility import violations
from tests.site.visit import PHONE, Open, Visit


def field(window: Visit) -> Locator:
    return window.page.get_by_role("searchbox", name="Find a")


def question(window: Visit) -> Locator:
    return window.page.get_by_role("searchbox", name="What do you want to know?")


def hits(window: Visit) -> Locator:
    return window.page.locator("[data-found]")


def shown(window: Visit) -> list[str]:
    entries = window.page.locator("[data-entry]:not([hidden]):visible")
    return list(entries.evaluate_all("all => all.map(({ id }) => id)"))


SPELLINGS = ("SETTEBELLO", "séttebéllo", "セッテベッロ", "ｓｅｔｔｅｂｅｌｌｏ", "beautiful seven")


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("someone played out of turn", "PR-22"),
        ("scopa con l'ultima carta", "scopa.last-card"),
        ("最後の札 スコパ", "scopa.last-card"),
    ],
)
def test_the_magnifier_of_a_phone_finds_answers(asked: str, found: str, visit: Open) -> None:
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
    before = "one => (({ content, maskImage }) => [content, maskImage])"
    content, mask = button.evaluate(f"{before}(getComputedStyle(one, '::before'))")
    assert content == '""' and mask.startswith("url(")
    expect(page.locator(".highlighted:visible").first).to_be_visible()
    button.click()
    expect(page.locator(".highlighted")).to_have_count(0)


def test_terms_are_found_in_any_spelling_and_by_address(visit: Open) -> None:
    window = visit("glossary.html", engine=False)
    everything = len(shown(window))
    for text in SPELLINGS:
        field(window).fill(text)
        assert shown(window) == ["settebello"], text
    field(window).fill("<b>joker</b>")
    assert shown(window) == []
    status = window.page.locator("[data-widget=finder] [role=status]")
    expect(status).to_contain_text("“<b>joker</b>”")
    field(window).press("Escape")
    assert len(shown(window)) == everything
    expect(field(window)).to_have_value("")
    field(window).fill("barsega")
    found = shown(window)
    assert 0 < len(found) < everything
    sent = visit(window.page.url.removeprefix(window.address), engine=False)
    expect(field(sent)).to_have_value("barsega")
    assert shown(sent) == found
    assert "settebello" not in found
    sent.page.evaluate("location.hash = 'settebello'")  # a link to a hidden entry shows it
    expect(sent.page.locator("#settebello")).to_be_in_viewport()
    window.page.locator("[data-action=clear]").click()
    assert len(shown(window)) == everything
    expect(field(window)).to_be_focused()
    assert "find" not in window.page.url


def test_an_old_address_brings_its_question_and_a_rule_leads_to_its_level(visit: Open) -> None:
    window = visit("rules.html?find=barsega%20matta", engine=False)
    expect(question(window)).to_have_value("barsega matta")
    expect(hits(window).first).to_have_attribute("data-found", "cirulla.matta-barsega")
    question(window).fill("scopone same card first")
    expect(hits(window).first).to_have_attribute("data-found", "scopone.equal-first")
    hits(window).first.get_by_role("link").first.click()
    rule = window.page.locator("[id='scopone.equal-first']")
    expect(rule).to_be_in_viewport()
    rule.locator("a[href^='scopone.html']").first.click()
    window.page.wait_for_selector(".carte[data-level^='scopone-']")


@pytest.mark.parametrize("page", ["rules", "glossary"])
def test_a_search_on_a_phone_breaks_no_accessibility_rule(page: str, visit: Open) -> None:
    window = visit(f"{page}.html?find=scopa", engine=False, viewport=PHONE, dark=True)
    assert window.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(window) == []
