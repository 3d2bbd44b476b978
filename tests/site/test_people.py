"""People who hand one phone round in the built book: what each is to press comes into sight."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.front.reader import FREE
from tests.site.match import AT_ONCE
from tests.site.people import Table
from tests.site.visit import Visit

PHONE: ViewportSize = {"width": 390, "height": 844}


def in_sight(one: Locator) -> bool:
    """Return whether all of something is in the window, and nothing lies over it."""
    box = one.bounding_box()
    assert box
    return 0 <= box["y"] <= PHONE["height"] - box["height"] and bool(one.evaluate(FREE))


@pytest.mark.parametrize(("game", "people"), [("scopa", 6), ("briscola-chiamata", 5)], ids=str)
def test_each_person_finds_the_curtain_in_sight_and_then_the_hand(
    visit: Callable[..., Visit], game: str, people: int
) -> None:
    page = visit(f"play-{game}.html", viewport=PHONE, before=AT_ONCE)
    page.start_engine()
    at = Table(page.page.locator(".carte[data-widget=play]"), f"carte.play.{game}")
    at.seat()
    seats = at.root.locator(f"[data-field=players][value='{people}']")
    if seats.count():
        seats.evaluate("one => one.click()")
    expect(at.root.locator("[data-field^=name-]")).to_have_count(people)
    at.root.locator("[data-field=seed]").fill("1")
    at.act("deal").click()
    for _turn in range(2):
        at.curtain.wait_for()
        assert in_sight(at.act("look"))
        at.turn()
        expect(at.root.locator("[data-open], [data-curtain]")).to_have_count(1)
