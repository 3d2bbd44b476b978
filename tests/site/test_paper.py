"""What the book looks like on paper: how many pages a chapter takes, in ink on white."""

import re
from collections.abc import Callable

import pytest

from tests.site.visit import Visit

Open = Callable[..., Visit]

MOST = {
    "asso-piglia-tutto": 6,
    "scopa": 8,
    "scopone": 9,
    "cirulla": 11,
    "briscola": 9,
    "briscola-chiamata": 11,
    "mediatore": 11,
}
"""So many pages of A4 are enough for a chapter."""

WHITE = "rgb(255, 255, 255)"
GROUNDS = """() => ['html', 'body', '.bd-article', '.bd-main', '.carte', '.carte-felt']
    .map(one => document.querySelector(one)).filter(Boolean)
    .map(one => getComputedStyle(one).backgroundColor)
    .filter(colour => colour !== 'rgba(0, 0, 0, 0)')"""


def pages(paper: bytes) -> int:
    """How many pages a printed file has: the largest of its counts, that of its root."""
    return max(map(int, re.findall(rb"/Count (\d+)", paper)))


@pytest.mark.parametrize("chapter", MOST)
def test_a_chapter_takes_few_pages(visit: Open, chapter: str) -> None:
    page = visit(f"{chapter}.html", engine=False).page
    assert pages(page.pdf(format="A4", prefer_css_page_size=True)) <= MOST[chapter]


@pytest.mark.parametrize("chapter", ["scopa", "counting"])
def test_letter_takes_hardly_more(visit: Open, chapter: str) -> None:
    page = visit(f"{chapter}.html", engine=False).page
    most = MOST.get(chapter, 3) + 1
    assert pages(page.pdf(format="Letter", prefer_css_page_size=True)) <= most


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
