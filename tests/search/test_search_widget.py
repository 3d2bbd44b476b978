"""The field for questions: what is found stands below, with its kind, without Python."""

import re

from playwright.sync_api import Locator, Page, expect

from carte.games import procedure
from carte.procedure import code
from carte.procedure.link import Settled
from carte.reference.index import rule_index
from carte.widgets import Finder, Search
from tests.front.heard import described
from tests.front.reader import Put, act, click
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


def test_a_house_rule_says_so_and_so_does_what_has_it_elsewhere(put: Put) -> None:
    root = put(SEARCH)
    ask(root, "re bello")
    hit = root.locator("[data-found='scopa.re-bello']")
    expect(hit).to_contain_text("House rule “Re bello”: The re of denari")
    expect(hit).to_contain_text("House rule · Scopa · as a house rule in: Scopone")
    ask(root, "same value: sums are not allowed")
    hit = root.locator("[data-kind=rule]").first
    expect(hit).to_contain_text("as a house rule in: ")
    told = hit.locator(".carte-hit-about").inner_text()
    book, _, house = told.partition("as a house rule in:")
    assert "Cirulla" in house
    assert "Cirulla" not in book


def test_every_ruling_stands_in_the_hit_with_its_condition(put: Put) -> None:
    root = put(SEARCH)
    for asked, article in (
        ("led out of turn", "PR-24"),
        ("bid to low", "PR-66"),
        ("forgot to take", "PR-35"),
        ("forgot to draw", "PR-31"),
    ):
        ask(root, asked)
        hit = root.locator(f"[data-found={article}]")
        for one in procedure.article(article).rulings:
            expect(hit).to_contain_text(f"{one.noticed}: {one.says}")


def test_an_article_leads_to_its_ruling_in_the_game_that_is_asked_about(put: Put) -> None:
    root = put(SEARCH)
    for game in ("scopa", "mediatore"):
        ask(root, "a card was exposed while dealing")
        root.get_by_role("combobox").select_option(game)
        link = code(Settled(game, "PR-09", None))
        expect(root.locator("[data-found=PR-09] a").first).to_have_attribute(
            "href", f"procedure.html#{link}"
        )


def test_the_number_found_is_said_and_more_are_shown_when_asked(put: Put) -> None:
    root = put(SEARCH)
    ask(root, "cards")
    before = hits(root).count()
    click(act(root, "more"))
    assert hits(root).count() > before
    expect(act(root, "more")).to_be_hidden()
    expect(root.get_by_role("status")).to_contain_text(f"{hits(root).count()} found")


def test_the_same_is_looked_for_in_the_text_of_all_pages(put: Put) -> None:
    root = put(SEARCH)
    expect(act(root, "pages")).to_be_hidden()
    for text, query in (("xyzzy & co", "xyzzy+%26+co"), ("最後", "%E6%9C%80%E5%BE%8C")):
        ask(root, text)
        expect(act(root, "pages")).to_have_attribute("href", f"search.html?q={query}")


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
    expect(page).not_to_have_url(re.compile("find"))
    ask(root, "misdeal")
    expect(page).to_have_url(re.compile(r"\?find=misdeal$"))


def test_a_search_from_another_page_or_by_enter_leads_to_the_first_result(
    put: Put, page: Page
) -> None:
    root = put(SEARCH, fragment="?find=ultima%20carta")
    first = hits(root).first.get_by_role("link").first
    expect(first).to_be_focused()
    assert " found, likeliest first." in described(page)[1]
    ask(root, "misdeal")
    root.get_by_role("searchbox").press("Enter")
    expect(hits(root).first.get_by_role("link").first).to_be_focused()
    ask(root, "xyzzy")
    root.get_by_role("searchbox").press("Enter")
    expect(root.get_by_role("searchbox")).to_be_focused()


def test_the_address_keeps_the_game_that_was_chosen(put: Put, page: Page) -> None:
    root = put(SEARCH, fragment="?find=who%20deals&game=mediatore")
    expect(root.get_by_role("combobox")).to_have_value("mediatore")
    root.get_by_role("combobox").select_option("scopa")
    expect(page).to_have_url(re.compile(r"\?find=who\+deals&game=scopa$"))
    root.get_by_role("combobox").select_option("")
    expect(page).to_have_url(re.compile(r"\?find=who\+deals$"))


def test_a_game_that_there_is_not_is_any_game(put: Put) -> None:
    root = put(SEARCH, fragment="?find=misdeal&game=poker")
    expect(root.get_by_role("combobox")).to_have_value("")
    expect(hits(root).first).to_be_visible()


def test_a_phone_shows_it_without_scrolling_sideways(put: Put, page: Page) -> None:
    root = put(SEARCH)
    ask(root, "cappotto")
    for width in (320, PHONE["width"]):
        page.set_viewport_size({"width": width, "height": PHONE["height"]})
        expect(hits(root).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_an_endless_question_is_bounded_and_fits_a_phone(put: Put, page: Page) -> None:
    page.set_viewport_size(PHONE)
    root = put(SEARCH, fragment=f"?find={'W' * 5_000}", attributes='data-engine="ready"')
    expect(root.get_by_role("searchbox")).to_have_value("W" * 200)
    expect(root.locator("[role=status]")).to_contain_text("WWW")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_among_the_rules_of_a_page_numbers_in_words_are_digits(put: Put, page: Page) -> None:
    root = put(Finder("rules"), beside=rule_index("scopa").html)
    for typed, same in (("three", "3"), ("三", "3"), ("twenty", "20")):
        found = []
        for text in (same, typed):
            ask(root, text)
            entries = page.locator("[data-entry]:not([hidden])")
            found.append({*entries.evaluate_all("all => all.map(({ id }) => id)")})
        assert found[0] <= found[1] != set(), typed


def test_the_address_of_a_rule_that_was_cut_short_is_told(put: Put) -> None:
    rules = rule_index("scopa").html
    root = put(SEARCH, beside=rules, fragment="#scopa.equal-fi", attributes='data-engine="ready"')
    expect(root.locator(".carte-notice")).to_contain_text("cut short or altered")


def test_the_address_of_a_rule_is_told_nothing(put: Put) -> None:
    rules = rule_index("scopa").html
    root = put(
        SEARCH, beside=rules, fragment="#scopa.equal-first", attributes='data-engine="ready"'
    )
    expect(root.locator(".carte-notice")).to_be_hidden()


def test_a_case_is_linked_with_its_answer(put: Put) -> None:
    root = put(SEARCH, attributes='data-engine="ready"')
    ask(root, "two equal cards on the table, which one")
    link = root.locator("[data-kind=case] a").first
    key = root.locator("[data-kind=case]").first.get_attribute("data-found")
    expect(link).to_have_attribute("href", f"cases.html?solved={key}#{key}")
