"""Picking cards at a play table: the only capture of a card is picked with it."""

import pytest
from playwright.sync_api import Page, expect

from carte.widgets import Guide
from tests.front.reader import Put, Sit, act
from tests.front.staged import settled
from tests.site.match import Match

GAME = "asso-piglia-tutto"
ASSO, NOTHING, TABLE = "1D", "7D", ["2B", "4B", "8C", "8S"]
"""In its deal 3 the asso takes the whole table, and the 7 takes nothing."""

LAID_AGAIN = "card => { const place = card.parentElement; card.remove(); place.prepend(card); }"
"""Lay a card where it lies, as when a hand closes up around one that has gone."""


def picked(at: Match) -> list[str]:
    found = at.root.locator("[data-card][aria-pressed=true]")
    return sorted(found.evaluate_all("all => all.map(({ dataset }) => dataset.card)"))


def press(at: Match, *cards: str) -> None:
    """Press cards by the key, of which each press counts, however soon it follows another."""
    for card in cards:
        at.root.locator(f"[data-card='{card}']").press("Space")


def test_the_only_capture_of_a_card_is_picked_with_it(sit: Sit) -> None:
    at = sit(GAME, seed=3, level="regular")
    press(at, ASSO)
    assert picked(at) == sorted([ASSO, *TABLE])
    at.act("play").click()
    at.ready()
    assert str(at.deal.moves[0]) == f"{ASSO} x {' '.join(TABLE)}"


def test_whoever_begins_to_learn_picks_what_a_card_takes_in_the_first_three_turns(sit: Sit) -> None:
    at = sit(GAME, seed=3, level="newcomer")
    press(at, ASSO)
    assert picked(at) == [ASSO]
    expect(at.act("play")).to_have_text("Pick what the asso takes")
    press(at, *TABLE)
    at.act("play").click()
    at.ready()
    assert str(at.deal.moves[0]) == f"{ASSO} x {' '.join(TABLE)}"


def test_with_a_card_that_takes_nothing_nothing_is_picked(sit: Sit) -> None:
    at = sit(GAME, seed=3, level="regular")
    press(at, ASSO, NOTHING)
    assert picked(at) == [NOTHING]
    press(at, NOTHING)
    assert picked(at) == []


def test_a_card_that_is_laid_anew_under_the_pointer_is_picked(sit: Sit, page: Page) -> None:
    at = sit(GAME, seed=3, level="regular")
    card = at.root.locator(f"[data-card='{NOTHING}']")
    card.hover()
    page.mouse.down()
    card.evaluate(LAID_AGAIN)
    page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert picked(at) == [NOTHING]


def test_a_pointer_that_leaves_a_card_before_it_is_lifted_picks_none(sit: Sit, page: Page) -> None:
    at = sit(GAME, seed=3, level="regular")
    other = at.root.locator(f"[data-card='{ASSO}']").bounding_box()
    at.root.locator(f"[data-card='{NOTHING}']").hover()
    page.mouse.down()
    assert other
    page.mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2)
    page.mouse.up()
    settled(page)
    assert picked(at) == []


def test_the_readers_own_pick_takes_the_place_of_what_went_along(sit: Sit) -> None:
    at = sit(GAME, seed=3, level="regular")
    press(at, ASSO, TABLE[0])
    assert picked(at) == sorted([ASSO, TABLE[0]])
    press(at, *TABLE[1:])
    assert picked(at) == sorted([ASSO, *TABLE])
    press(at, TABLE[0])
    assert picked(at) == sorted([ASSO, *TABLE[1:]])


def test_what_the_reader_picked_first_stays(sit: Sit) -> None:
    at = sit(GAME, seed=3, level="regular")
    press(at, TABLE[0], ASSO)
    assert picked(at) == sorted([ASSO, TABLE[0]])


def test_by_keyboard_enter_picks_a_card_with_its_capture_and_plays_it(sit: Sit) -> None:
    at = sit(GAME, seed=3, level="regular")
    at.root.locator(f"[data-card='{ASSO}']").focus()
    at.page.keyboard.press("Enter")
    assert picked(at) == sorted([ASSO, *TABLE])
    at.page.keyboard.press("Enter")
    at.ready()
    assert str(at.deal.moves[0]).startswith(ASSO)


@pytest.mark.parametrize("place", ["[data-card='2B']", ".carte-place:empty"])
def test_a_card_that_is_dropped_takes_its_only_capture(sit: Sit, page: Page, place: str) -> None:
    at = sit(GAME, seed=3, level="regular")
    at.root.locator(f"[data-card='{ASSO}']").hover()
    page.mouse.down()
    target = at.root.locator(f"[data-zone=table] {place}").first.bounding_box()
    assert target
    page.mouse.move(target["x"] + 20, target["y"] + 30, steps=4)
    page.mouse.up()
    expect(at.root.locator("[data-zone=hand] [data-card]")).to_have_count(2)
    at.ready()
    assert str(at.deal.moves[0]) == f"{ASSO} x {' '.join(TABLE)}"


def test_where_a_card_takes_one_thing_or_another_the_button_asks_for_which(sit: Sit) -> None:
    at = sit("scopa", seed=1)  # the 5 takes one of two 5s
    press(at, "5D")
    assert picked(at) == ["5D"]
    expect(at.act("play")).to_have_text("Pick what the 5 takes")
    press(at, "5S")
    expect(at.act("play")).to_have_text("Take the 5")
    press(at, "5S")
    expect(at.act("play")).to_have_text("Pick what the 5 takes")
    at.act("play").click()
    expect(at.root.locator("[data-verdict=bad]")).to_be_visible()


def test_a_first_card_brings_the_button_that_plays_it_into_sight(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    root = put(Guide("briscola"))
    page.add_style_tag(content="h1 { margin-bottom: 300px }")  # as much as a chapter begins with
    expect(act(root, "play")).not_to_be_in_viewport(ratio=1)
    root.locator("[data-zone=hand] [data-card]").first.click()
    expect(act(root, "play")).to_be_in_viewport(ratio=1)
