"""The three doors in the built book: in the first screen, in reach of a thumb, never in the way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.site.visit import Visit

Open = Callable[..., Visit]
NAMES = ["learn", "play", "settle"]
SCREENS: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 1280, "height": 720}]
THUMB = 44
UNDER_THE_DOORS = """() => {
    const [doors, focused] = [document.querySelector('nav.doors'), document.activeElement];
    const middle = ({ top, bottom }) => (top + bottom) / 2;
    const under = middle(focused.getBoundingClientRect()) > doors.getBoundingClientRect().top;
    const own = focused === document.body || doors.contains(focused);
    return under && !own ? focused.outerHTML : null;
}"""


@pytest.mark.parametrize("screen", SCREENS, ids=["phone", "desk"])
def test_the_opening_page_shows_three_doors_on_its_first_screen(
    visit: Open, screen: ViewportSize
) -> None:
    page = visit("index.html", engine=False, viewport=screen).page
    doors = page.locator("a[data-door]")
    assert doors.evaluate_all("all => all.map(({ dataset }) => dataset.door)") == NAMES
    for door in doors.all():
        expect(door).to_be_in_viewport(ratio=1)
        box = door.bounding_box()
        assert box and min(box["width"], box["height"]) >= THUMB
        words = door.locator("b").bounding_box()
        assert words and words["x"] + words["width"] <= box["x"] + box["width"]


@pytest.mark.parametrize(
    ("name", "behind"),
    [
        ("scopa.html", "learn"),
        ("play-mediatore.html", "play"),
        ("glossary.html", "settle"),
        ("about.html", None),
    ],
)
def test_a_phone_has_the_doors_at_the_foot_of_every_page(
    visit: Open, name: str, behind: str | None
) -> None:
    page = visit(name, engine=False, viewport={"width": 320, "height": 640}).page
    doors = page.locator("a[data-door]")
    for door in doors.all():
        expect(door).to_be_in_viewport(ratio=1)
    marked = page.locator("a[data-door][aria-current]")
    found = marked.evaluate_all("all => all.map(({ dataset }) => dataset.door)")
    assert found == ([behind] if behind else [])
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_what_stands_last_on_a_page_can_be_read_above_the_doors(visit: Open) -> None:
    page = visit("about.html", engine=False, viewport={"width": 390, "height": 844}).page
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    last = page.locator(".prev-next-footer, .bd-article").last.bounding_box()
    bar = page.locator("nav.doors").bounding_box()
    assert last and bar
    assert last["y"] + last["height"] <= bar["y"] + 1


@pytest.mark.parametrize("name", ["scopa.html", "checker.html"])
def test_what_the_keyboard_reaches_is_not_under_the_doors(visit: Open, name: str) -> None:
    page = visit(name, engine=False, viewport={"width": 320, "height": 640}).page
    assert [under for _ in range(50) if (under := _next_under_the_doors(page))] == []


def _next_under_the_doors(page: Page) -> str | None:
    page.keyboard.press("Tab")
    found: str | None = page.evaluate(UNDER_THE_DOORS)
    return found


@pytest.mark.parametrize(
    ("name", "there"),
    [("learn", "index.html#the-courses"), ("play", "play.html"), ("settle", "settle.html")],
)
def test_every_door_leads_somewhere(visit: Open, name: str, there: str) -> None:
    page = visit("scopa.html", engine=False, viewport={"width": 390, "height": 844}).page
    page.locator(f"a[data-door={name}]").click()
    page.wait_for_url(f"**/{there}")
    if "#" in there:
        expect(page.locator("#" + there.partition("#")[2])).to_be_attached()
