"""A lesson on small screens."""

import pytest
from playwright.sync_api import Page, expect

from carte.widgets import Lesson
from tests.widgets.reader import CARD, COUNTING, SUMS, Put, act, say


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_a_phone_shows_the_aim_the_cards_and_the_verdict_together(
    put: Put, page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    root = put(SUMS)
    say(root, CARD)
    for part in (".carte-goal", "[data-zone=table]", "[data-zone=hand]", ".carte-verdict"):
        expect(root.locator(part)).to_be_in_viewport(ratio=1)
    expect(act(root, "retry")).to_be_in_viewport(ratio=1)


def test_a_verdict_off_the_screen_is_scrolled_to(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 400})
    root = put(SUMS)
    say(root, CARD)
    expect(root.locator(".carte-verdict")).to_be_in_viewport(ratio=1)
    expect(root.locator(".carte-rule")).to_be_in_viewport(ratio=1)


def test_piles_take_no_row_of_their_own(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    level = COUNTING.content["stage"]["levels"][-1]
    root = put(COUNTING, fragment=f"#{level['id']}")
    for pile, beside in (("pile", "hand"), ("other", "table")):
        stack = root.locator(f"[data-zone={pile}]").bounding_box()
        row = root.locator(f"[data-zone={beside}]").bounding_box()
        assert stack and row
        assert stack["x"] >= row["x"] + row["width"]
        assert stack["y"] < row["y"] + row["height"]


@pytest.mark.parametrize("width", [390, 1000])
def test_piles_of_which_something_is_asked_lie_one_below_the_other(
    put: Put, page: Page, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    root = put(COUNTING)
    mine, theirs = (
        root.locator(f"[data-zone={pile}]").bounding_box() for pile in ("pile", "other")
    )
    assert mine and theirs
    assert theirs["y"] >= mine["y"] + mine["height"]
    assert mine["width"] == theirs["width"] > width * 0.7


def test_a_hand_of_three_takes_one_row_of_a_lesson_on_a_phone(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    hand = put(SUMS).locator("[data-zone=hand]")
    places = hand.locator(".carte-places").bounding_box()
    card = hand.locator("[data-card]").first.bounding_box()
    assert places and card
    assert places["height"] == pytest.approx(card["height"], abs=2)


@pytest.mark.parametrize("width", [360, 1000])
def test_while_a_card_of_the_pack_is_called_the_monte_has_no_place(
    put: Put, page: Page, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    root = put(Lesson("mediatore", "chiamo"))
    expect(root.locator("[data-zone=pack]")).to_be_visible()
    expect(root.locator(".carte-stock")).to_be_hidden()


def test_ten_cards_fit_a_narrow_phone(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 700})
    put([SUMS, COUNTING])
    assert page.evaluate("document.documentElement.scrollWidth") == 320
