"""A page for a reader with large letters, or one who has enlarged it fourfold."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.pairs import pairs
from tests.site.visit import Visit

Open = Callable[..., Visit]

OVER_THE_CARDS = """() => [...document.querySelectorAll(".bd-header-article, .doors")]
    .filter((bar) => ["fixed", "sticky"].includes(getComputedStyle(bar).position)).length"""
"""How many bars stay where they are while the page is scrolled."""

BESIDE = """() => [...document.querySelectorAll(".bd-sidebar-primary, .bd-sidebar-secondary")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true })).length"""
"""How many columns stand beside the article."""

TORN = """() => [...document.querySelectorAll(":is(.bd-sidebar .nav, .bd-sidebar-secondary) a")]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .filter((link) => link.innerText.trim() !== link.textContent.trim().replace(/\\s+/g, " "))
    .map((link) => link.innerText)"""
"""The links whose words do not follow each other as they are written, with blanks between them."""

ARTICLE = "document.querySelector('.bd-article').getBoundingClientRect().width / innerWidth"


def twice_as_large(page: Page) -> None:
    """Have the browser show letters twice as large as usual."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})


@pytest.mark.parametrize("page", ["scopa", "play-mediatore", "settle"])
def test_on_a_page_enlarged_fourfold_no_bar_stands_over_the_cards(visit: Open, page: str) -> None:
    size: ViewportSize = {"width": 320, "height": 256}
    there = visit(f"{page}.html", viewport=size, engine=False).page
    assert there.evaluate(OVER_THE_CARDS) == 0
    assert there.evaluate("document.documentElement.scrollWidth") == 320
    assert there.locator(".doors a").first.is_visible()


@pytest.mark.parametrize(("page", "width"), pairs(("scopa", "play-scopa", "settle"), (1280, 390)))
def test_letters_twice_as_large_have_a_phone_s_page_and_nothing_beside_it(
    visit: Open, page: str, width: int
) -> None:
    window = visit(f"{page}.html", viewport={"width": width, "height": 800}, engine=False)
    there = window.page
    twice_as_large(there)
    window.open(f"{page}.html")
    assert there.evaluate("document.documentElement.scrollWidth") == width
    assert there.evaluate(BESIDE) == 0
    assert there.evaluate(ARTICLE) > 0.8


@pytest.mark.parametrize("page", ["play-scopa", "scopa"])
def test_the_words_of_a_link_beside_the_article_stand_apart(visit: Open, page: str) -> None:
    there = visit(f"{page}.html", viewport={"width": 1280, "height": 800}, engine=False).page
    assert there.locator(".bd-sidebar-primary .nav a").first.is_visible()
    assert there.evaluate(TORN) == []
