"""The three doors in the built book: in the first screen, in reach of a thumb, never in the way."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.site.visit import Open

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
def test_the_first_screen_of_the_book_shows_three_doors(visit: Open, screen: ViewportSize) -> None:
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
        ("checker.html", "settle"),
        ("play-mediatore.html", "play"),
        ("about.html", None),
    ],
)
def test_a_phone_has_the_doors_below_each_page(visit: Open, name: str, behind: str | None) -> None:
    page = visit(name, engine=False, viewport={"width": 320, "height": 640}).page
    doors = page.locator("a[data-door]")
    for door in doors.all():
        expect(door).to_be_in_viewport(ratio=1)
    marked = page.locator("a[data-door][aria-current]")
    found = marked.evaluate_all("all => all.map(({ dataset }) => dataset.door)")
    assert found == ([behind] if behind else [])
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert [under for _ in range(50) if (under := _next_under_the_doors(page))] == []
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    last = page.locator(".prev-next-footer, .bd-article").last.bounding_box()
    bar = page.locator("nav.doors").bounding_box()
    assert last and bar
    assert last["y"] + last["height"] <= bar["y"] + 1


def _next_under_the_doors(page: Page) -> str | None:
    page.keyboard.press("Tab")
    found: str | None = page.evaluate(UNDER_THE_DOORS)
    return found


def test_every_door_leads_somewhere(visit: Open) -> None:
    page = visit("scopa.html", engine=False, viewport=SCREENS[0]).page
    led = ("index.html#the-courses", "play.html", "settle.html")
    for name, there in zip(NAMES, led, strict=True):
        page.locator(f"a[data-door={name}]").click()
        page.wait_for_url(f"**/{there}")
        if "#" in there:
            expect(page.locator("#" + there.partition("#")[2])).to_be_attached()
