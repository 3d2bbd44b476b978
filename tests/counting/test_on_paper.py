"""A match sheet on paper, filled in or blank, and the house rules that it says."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.engine.edition import EDITION
from carte.widgets import Score
from tests.counting.sheets import add, packed, scored
from tests.counting.test_widget import choose_game, press, said
from tests.front.paper import SIZES, printed
from tests.front.reader import Put, agreed

MANY = {"players": 6, "target": 21, "napola": True, "re_bello": True, "primiera": "sevens"}
SLAMS = {"slam_defenders": True, "slam_by": "points"}
SWEEPS = {"sums": True, "scoring": "scopa", "target": 11, "ace_sweep_scores": False}
SWEEPS |= {"vile": True, "kings_redeal": True}
LONG = [("scopa", MANY), ("briscola-chiamata", SLAMS), ("asso-piglia-tutto", SWEEPS)]
"""Tables of which a sheet has many house rules to say."""


@pytest.fixture
def table(put: Put) -> Locator:
    return put(Score())


def on_paper(page: Page) -> list[str]:
    """What is seen on paper of what a reader can press or fill in."""
    page.emulate_media(media="print")
    seen: list[str] = page.evaluate(
        "[...document.querySelectorAll('button, input, select, summary')]"
        ".filter(e => e.checkVisibility()).map(e => e.outerHTML)"
    )
    return seen


def test_paper_shows_a_filled_sheet_without_a_button(table: Locator, page: Page) -> None:
    add(table, 1)
    assert on_paper(page) == []
    assert table.locator(".carte-sheet-table tbody th span").inner_text() == "1"


def test_a_sheet_says_by_which_house_rules_it_was_played_whatever_counting_asks(
    put: Put, page: Page
) -> None:
    page.add_init_script("window.print = () => {}")
    root = put(Score("scopa", napola=True, players=4, last_card_sweep=True))
    add(root, 1)
    told = "House rules: Players: 4; The last card may score a scopa; Napola."
    page.emulate_media(media="print")
    house = root.locator(".carte-sheet-house")
    assert house.all_inner_texts() == [told]
    page.emulate_media(media="screen")
    press(root, "share", "blank")
    assert root.locator(".carte-sheet-blank .carte-sheet-house").inner_text() == told


def test_a_sheet_goes_by_all_house_rules_of_our_table_and_says_them_until_it_goes_by_the_book(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(scopa={"last_card_sweep": True}))
    root = put(Score())
    house, ours = root.locator(".carte-sheet-house"), root.locator(".carte-ours")
    expect(house).to_have_text("House rules: The last card may score a scopa.")
    expect(ours).to_have_attribute("data-by", "ours")
    press(root, "ours")
    expect(house).to_have_count(0)
    expect(ours).to_have_attribute("data-by", "book")
    press(root, "ours")
    expect(house).to_have_count(1)


def test_a_sheet_of_our_table_of_four_says_nothing_of_hands_that_are_usual_there(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(asso_piglia_tutto={"players": 4}))
    root = put(Score("asso-piglia-tutto"))
    expect(root.locator(".carte-ours")).to_have_attribute("data-by", "ours")
    expect(root.locator(".carte-sheet-house")).to_have_text("House rules: Players: 4.")


def test_a_sheet_by_the_book_says_nothing_of_house_rules(table: Locator, page: Page) -> None:
    page.evaluate("window.print = () => {}")
    add(table, 1)
    press(table, "share", "blank")
    expect(table.locator(".carte-sheet-house")).to_have_count(0)


def test_what_all_deals_come_to_stands_on_the_last_sheet_of_paper_alone(
    put: Put, page: Page
) -> None:
    sheet: dict[str, Any] = {"options": {}, "names": None, "dealer": 0, "deals": None}
    sheet |= {"standing": None} | {"rounds": [scored(2, -8, 2, 2, 2)] * 60, "notes": []}
    carried = packed([EDITION, {"game": "briscola-chiamata", **sheet}])
    root = put(Score(), fragment=f"#sheet={carried}")
    press(root, "take")
    root.locator(".carte-sheet-table tfoot").wait_for()
    for size in SIZES:
        *others, last = printed(page, size)
        assert others
        assert "Total" in last
        assert not [words for words in others if "Total" in words]


def print_blank(root: Locator, slug: str) -> None:
    """Print a sheet to be filled in by hand, which fits a page, and go back to the screen."""
    page = root.page
    page.set_viewport_size({"width": 794, "height": 1123})
    page.evaluate("window.print = () => {}")
    press(root, "share", "blank")
    assert on_paper(page) == []
    blank = root.locator(".carte-sheet-blank")
    assert blank.locator("tbody tr").count() == 16
    assert carte.game(slug).title in blank.inner_text()
    assert page.evaluate("document.documentElement.scrollHeight") <= 1123
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    assert blank.is_hidden()


def test_a_blank_sheet_of_every_game_fits_a_page(table: Locator) -> None:
    for slug in carte.GAMES:
        choose_game(table, slug)
        said(table)
        print_blank(table, slug)


@pytest.mark.parametrize(("slug", "house"), LONG)
def test_a_blank_sheet_with_many_house_rules_fits_a_page(
    put: Put, slug: str, house: dict[str, Any]
) -> None:
    root = put(Score(slug, **house))
    said(root)
    print_blank(root, slug)
