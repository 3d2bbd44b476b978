"""What the book looks like on paper: how many pages a chapter takes, in ink on white."""

from collections.abc import Callable

import pytest

from book.languages import Edition, languages
from tests.front.paper import MM, NARROWEST, PRINTED, SIZES, printed
from tests.front.staged import resize
from tests.games.rooms import from_rooms
from tests.site.visit import Visit

Open = Callable[..., Visit]

MOST = from_rooms("facts", "SHEETS") | {
    "cases": 1,
    "checker": 2,
    "settle": 1,
    "procedure": 14,
    "class": 1,
    "own": 1,
    "own-lessons": 5,
    "play": 1,
    "play-scopa": 1,
    "counting": 3,
    "evening": 4,
    "room": 4,
    "print": 1,
    "house": 1,
}
"""So many sheets of A4 are enough for a page of the book; of Letter, which is shorter, one more.

A card takes 20 by 33 millimetres, or its figures are too small to read. So 40 cards take most of a
sheet, and of a chapter whose deals are counted card by card some three sheets are cards alone.
"""

NEVER = ("Make the plan", "Make the set", "Add to the class", "Fill the screen", "Skip to")
"""What is pressed on a screen."""

WHITE = "rgb(255, 255, 255)"
GROUNDS = """() => ['html', 'body', '.bd-article', '.bd-main', '.carte', '.carte-felt']
    .map(one => document.querySelector(one)).filter(Boolean)
    .map(one => getComputedStyle(one).backgroundColor)
    .filter(colour => colour !== 'rgba(0, 0, 0, 0)')"""

FIGURES = """() => [...document.querySelectorAll('.carte-cards svg')]
    .map(one => one.getBoundingClientRect()).map(({ left, right }) => [left, right])"""
"""Where the cards lie that are no widget's."""

CUT_OFF = """() => [...document.querySelectorAll('.carte-paper-page')].map(page =>
    Math.max(page.scrollHeight - page.clientHeight, page.scrollWidth - page.clientWidth))"""


@pytest.mark.parametrize("language", languages())
def test_all_of_a_sheet_that_is_chosen_stands_on_its_paper(visit: Open, language: str) -> None:
    window = visit(f"{Edition(language).folder}print.html#rules.cirulla")
    for name in ("rules.cirulla", "exercises.scopa.equal.1.italian"):
        window.page.evaluate("name => { location.hash = name }", name)
        window.page.locator(f"[data-sheet='{name}']").wait_for()
        window.page.emulate_media(media="print")
        assert max(window.page.evaluate(CUT_OFF)) <= 1, name
        window.page.emulate_media(media="screen")


@pytest.mark.parametrize("name", MOST)
def test_a_page_takes_few_sheets_and_says_on_them_what_it_is_about(visit: Open, name: str) -> None:
    page = visit(f"{name}.html", engine=False).page
    title = page.locator(".bd-article h1").first.evaluate("title => title.firstChild.textContent")
    alone = page.locator("[data-paper]").count() > 0
    for size in SIZES:
        sheets = printed(page, size)
        assert len(sheets) <= MOST[name] + (size == "Letter"), size
        assert alone or title in sheets[0]
        assert all(words for words in sheets), "an empty sheet"
        assert [text for text in NEVER if text in " ".join(sheets)] == []


@pytest.mark.parametrize(
    ("language", "page"),
    [("it", "scopa"), ("ja", "scopa"), ("ja", "asso-piglia-tutto"), ("ja", "cases")],
)
def test_in_another_language_a_page_takes_no_more_sheets(
    visit: Open, language: str, page: str
) -> None:
    sheets = printed(visit(f"{language}/{page}.html", engine=False).page)
    assert len(sheets) <= MOST[page]
    assert "English" not in sheets[0], "the language that the browser would rather have is offered"
    assert all(words for words in sheets), "an empty sheet"


@pytest.mark.parametrize("name", ["pack", "scopa", "briscola", "mediatore"])
def test_cards_that_a_page_shows_itself_are_as_large_as_those_of_its_tables(
    visit: Open, name: str
) -> None:
    page = visit(f"{name}.html", engine=False).page
    page.emulate_media(media="print")
    for width in PRINTED.values():
        resize(page, int(width * MM), 900)
        figures = page.evaluate(FIGURES)
        assert figures
        assert all(right - left >= NARROWEST * MM - 0.1 for left, right in figures)
        assert all(left >= 0 and right <= width * MM for left, right in figures)


def test_the_ground_is_white_by_night_too(visit: Open) -> None:
    page = visit("scopa.html", engine=False, dark=True).page
    page.emulate_media(media="print", color_scheme="dark")
    assert {*page.evaluate(GROUNDS)} == {WHITE}


def test_on_paper_a_lesson_is_its_goal_and_its_cards(visit: Open) -> None:
    window = visit("scopa.html", engine=False)
    window.page.emulate_media(media="print")
    lesson = next(table for table in window.tables("lesson"))
    assert lesson.root.locator(".carte-goal").is_visible()
    assert lesson.root.locator("[data-zone=hand] [data-card]").first.is_visible()
    assert not lesson.root.locator(".carte-levels").is_visible()
