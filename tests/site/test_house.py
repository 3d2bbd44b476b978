"""The rules of our table in the built book: few taps away, and in force on the other pages."""

from collections.abc import Callable

from playwright.sync_api import ViewportSize, expect

from tests.site.visit import Visit

Open = Callable[..., Visit]
PHONE: ViewportSize = {"width": 390, "height": 844}


def test_a_house_rule_of_a_game_is_three_taps_from_the_opening_page(visit: Open) -> None:
    page = visit("index.html", engine=False, viewport=PHONE).page
    taps = 0
    for selector in (
        ".bd-article a[href='house.html']",
        ".carte-house-games label:has([value=cirulla])",
        "label:has([data-house=table_nine])",
    ):
        page.locator(selector).first.click()
        taps += 1
    expect(page.locator("[data-house=table_nine]")).to_be_checked()
    assert taps <= 3
    page.goto(page.url.replace("house.html", "counting.html").partition("#")[0])
    page.locator("select[data-field=game]").select_option(label="Cirulla")
    expect(page.locator(".carte-ours").first).to_contain_text("A first table of 9")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
