"""A card that is tapped twice is not let go: it is played where it is a whole move by itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import carte
from carte.widgets import Checker, Guide, Lesson
from tests.front.reader import CARD, SUMS, TAKES, Put, Sit, act, card
from tests.site.match import Match

DOUBLE_TAP = """one => {
    for (const _tap of [1, 2])
        one.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}"""
"""A finger taps twice: a browser may count each of the taps as the first one."""

TWICE: list[Callable[[Locator], None]] = [
    lambda one: one.dblclick(),
    lambda one: one.evaluate(DOUBLE_TAP),
]
BY = pytest.mark.parametrize("tap_twice", TWICE, ids=["mouse", "finger"])


def is_picked(one: Locator, picked: bool = True) -> None:
    expect(one).to_have_attribute("aria-pressed", str(picked).lower())


def is_played(at: Match, move: str) -> None:
    at.ready()
    assert str(at.deal.moves[0]) == move


@BY
def test_where_tricks_are_played_two_taps_play_a_card(
    sit: Sit, tap_twice: Callable[[Locator], None]
) -> None:
    at = sit("briscola", seed=1)
    name = at.cards("hand")[0]
    tap_twice(card(at.root, name))
    is_played(at, name)


@BY
def test_two_taps_play_a_card_with_its_only_capture(
    sit: Sit, tap_twice: Callable[[Locator], None]
) -> None:
    at = sit("asso-piglia-tutto", seed=3, level="regular")
    tap_twice(card(at.root, "1D"))
    is_played(at, "1D x 2B 4B 8C 8S")


@BY
def test_a_card_that_takes_one_thing_or_another_stays_picked(
    sit: Sit, tap_twice: Callable[[Locator], None]
) -> None:
    at = sit("scopa", seed=1)  # the 5 takes one of two 5s
    tap_twice(card(at.root, "5D"))
    is_picked(card(at.root, "5D"))
    expect(act(at.root, "play")).to_have_text("Pick what the 5 takes")
    tap_twice(card(at.root, "5S"))
    is_picked(card(at.root, "5S"))
    assert not at.deal.moves


@BY
def test_in_a_lesson_a_card_that_may_take_something_waits_for_it(
    put: Put, tap_twice: Callable[[Locator], None]
) -> None:
    root = put(SUMS)
    tap_twice(card(root, CARD))
    is_picked(card(root, CARD))
    tap_twice(card(root, TAKES[0]))
    is_picked(card(root, TAKES[0]))
    expect(root.locator("[data-verdict]")).to_have_count(0)


@BY
def test_in_a_lesson_of_tricks_two_taps_answer(
    put: Put, tap_twice: Callable[[Locator], None]
) -> None:
    root = put(Lesson("briscola", "trick"))
    tap_twice(root.locator("[data-zone=hand] [data-card]").first)
    expect(root.locator("[data-verdict]").first).to_be_visible()


@BY
def test_in_a_guided_deal_two_taps_play_a_card(
    put: Put, tap_twice: Callable[[Locator], None]
) -> None:
    root = put(Guide("briscola"))
    first = root.locator("[data-zone=hand] [data-card]").first
    name = first.get_attribute("data-card")
    tap_twice(first)
    expect(root.locator(f"[data-zone=hand] [data-card='{name}']")).to_have_count(0)


@BY
def test_what_was_picked_before_is_played_by_two_taps_all_the_same(
    sit: Sit, tap_twice: Callable[[Locator], None]
) -> None:
    at = sit("briscola", seed=1)
    name = at.cards("hand")[1]
    one = card(at.root, name)
    one.press("Space")
    is_picked(one)
    tap_twice(one)
    is_played(at, name)


def test_by_keys_a_second_press_lets_a_card_go_however_soon(sit: Sit) -> None:
    at = sit("briscola", seed=1)
    first = card(at.root, at.cards("hand")[0])
    for picked in (True, False, True):
        first.press("Space")
        is_picked(first, picked)
    assert not at.deal.moves


def test_a_tap_on_another_card_is_a_tap_however_soon(sit: Sit) -> None:
    at = sit("briscola", seed=1)
    first, second = (card(at.root, name) for name in at.cards("hand")[:2])
    first.click()
    second.click()
    is_picked(first, False)
    is_picked(second)


def test_a_card_is_tapped_anew_once_something_else_was_pressed(put: Put) -> None:
    root = put(Lesson("briscola", "trick"))
    first = root.locator("[data-zone=hand] [data-card]").first
    first.click()
    root.locator(".carte-goal").first.click()
    first.click()
    is_picked(first, False)


@BY
def test_in_the_checker_two_taps_pick_a_card_or_try_it(
    put: Put, tap_twice: Callable[[Locator], None]
) -> None:
    scopa = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
    root = put(Checker(scopa))
    tap_twice(root.locator("[data-zone=hand] [data-card='7D']"))
    is_picked(root.locator("[data-zone=hand] [data-card='7D']"))
    expect(root.locator("[data-verdict]")).to_have_count(0)


@BY
def test_in_the_checker_of_a_trick_two_taps_ask_about_a_card(
    put: Put, tap_twice: Callable[[Locator], None]
) -> None:
    briscola = carte.game("briscola").position(hand="1B 2S", trick="5B", trump="S")
    root = put(Checker(briscola))
    tap_twice(root.locator("[data-zone=hand] [data-card='1B']"))
    expect(root.locator("[data-verdict=good]")).to_be_visible()


@BY
def test_a_card_of_the_pack_that_is_tapped_twice_lies_where_it_was_to_go(
    put: Put, tap_twice: Callable[[Locator], None]
) -> None:
    root = put(Checker())
    tap_twice(root.locator("[data-zone=pack] [data-card='7D']"))
    expect(root.locator(".carte-felt [data-card='7D']")).to_have_count(1)
