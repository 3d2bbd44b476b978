"""Levels of trick games, auctions, exchanges and declarations, used as a reader uses them."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.lessons import course
from carte.widgets import Lesson
from tests.front.reader import Put, act, card, say
from tests.lessons.demo import LEVELS, demo
from tests.lessons.steps import play_steps

GAMES = sorted(path.stem for path in LEVELS.glob("*.toml"))


def level(put: Put, game: str, number: int) -> Locator:
    """The root of a level of the demo course of a game."""
    lesson = demo(game)
    ids = [each["id"] for each in lesson.content["stage"]["levels"]]
    return put(lesson, fragment=f"#{ids[number - 1]}")


def zone(root: Locator, name: str) -> Locator:
    return root.locator(f"[data-zone='{name}']")


def seat(root: Locator, name: str) -> Locator:
    return root.locator(f"[data-seat='{name}']")


def verdict(root: Locator) -> Locator:
    return root.locator("[role=status] [data-verdict]")


def test_a_card_is_played_to_the_trick_and_the_winner_is_marked(put: Put) -> None:
    root = level(put, "briscola", 1)
    expect(zone(root, "trick").locator("[data-by=other] [data-card='1D']")).to_be_visible()
    card(root, "2S").click()
    expect(act(root, "play")).to_have_text("Play the 2 of spade")
    act(root, "play").click()
    expect(verdict(root)).to_have_attribute("data-verdict", "good")
    expect(zone(root, "trick").locator("[data-by=you] [data-card='2S']")).to_have_attribute(
        "data-winner", ""
    )


def test_a_trick_goes_to_the_pile_of_its_winner_when_play_goes_on(put: Put) -> None:
    root = level(put, "briscola", 3)
    expect(zone(root, "pile")).to_have_attribute("aria-label", "Your pile: 16")
    say(root, "1s")
    act(root, "next").click()
    act(root, "next").click()
    expect(zone(root, "pile")).to_have_attribute("aria-label", "Your pile: 18")
    expect(zone(root, "pile").locator("[data-card]")).to_have_count(2)
    say(root, "5c")
    act(root, "next").click()
    act(root, "next").click()
    expect(zone(root, "other")).to_have_attribute("aria-label", "Their pile: 22")
    expect(root.locator(".carte-score tbody")).to_contain_text("Card points")
    expect(root.locator(".carte-score tbody td")).to_have_text(["79", "41"])


def test_a_pile_of_ones_own_counts_what_was_won_before(put: Put) -> None:
    root = put(Lesson("mediatore", "payments"), fragment="#mediatore-payments-7")
    expect(zone(root, "pile")).to_have_attribute("aria-label", "Your pile: 8")


def test_the_stock_shows_its_size_and_the_card_turned_up(put: Put) -> None:
    root = level(put, "briscola", 1)
    expect(root.locator(".carte-stock")).to_contain_text("Stock: 34")
    expect(zone(root, "turned").locator("[data-card='7S']")).to_be_visible()
    expect(root.locator(".carte-fact")).to_have_text("Trump: spade")


def test_what_everybody_has_said_stands_by_their_seats(put: Put) -> None:
    root = level(put, "briscola-chiamata", 2)
    expect(seat(root, "right").locator(".carte-said")).to_contain_text("Asso")
    expect(seat(root, "far-left").locator(".carte-said")).to_contain_text("Pass")
    expect(seat(root, "left")).to_contain_text("cards in hand: 8")
    expect(root.locator(".carte-mine")).to_contain_text("Dealer")


@pytest.mark.parametrize("by", ["press", "typed", "typed words"])
def test_an_announcement_is_judged_like_a_move(put: Put, by: str) -> None:
    root = level(put, "briscola-chiamata", 2)
    if by == "press":
        root.locator("[data-option='bid 3']").click()
    else:
        say(root, "Bid 3")
    expect(verdict(root)).to_have_attribute("data-rule", "briscola-chiamata.higher")
    act(root, "retry").click()
    if by == "press":
        root.locator("[data-option='bid 9']").click()
    else:
        say(root, "cavallo" if by == "typed words" else "bid 9")
    expect(verdict(root)).to_have_attribute("data-verdict", "good")


SAY_NOTHING = {
    "briscola-chiamata": [
        (2, "bid 200", "briscola-chiamata.no-such-move"),
        (3, "call all", "briscola-chiamata.no-such-move"),
        (2, "9s", "briscola-chiamata.no-such-move"),
    ],
    "mediatore": [
        (1, "1d x 4d", "mediatore.no-such-move"),
        (1, "3b", "mediatore.in-hand"),
        (1, "1d busso", "mediatore.no-such-move"),
        (2, "4s salto", "mediatore.no-such-move"),
        (3, "discard 10s 4b 5d 6b", "mediatore.in-hand"),
    ],
    "briscola": [(1, "2s x 1d", "briscola.no-such-move")],
}
"""What may be typed at a level of a game, though it is no move there.

No verdict is like the one before it, which a level that is left takes with it.
"""


@pytest.mark.parametrize("game", SAY_NOTHING)
def test_a_typed_text_that_says_nothing_here_costs_nothing(put: Put, game: str) -> None:
    ids = [each["id"] for each in demo(game).content["stage"]["levels"]]
    root = put(demo(game))
    for number, text, rule in SAY_NOTHING[game]:
        root.page.evaluate("id => { location.hash = id }", ids[number - 1])
        expect(root).to_have_attribute("data-level", ids[number - 1])
        say(root, text)
        expect(verdict(root)).to_have_attribute("data-rule", rule)
        expect(root.locator("[data-move]")).to_have_value("")


def test_a_card_of_the_pack_is_called(put: Put) -> None:
    root = level(put, "briscola-chiamata", 3)
    expect(zone(root, "pack").locator("[data-card]")).to_have_count(32)
    card(root, "9D").click()
    card(root, "10S").click()
    expect(root.locator("[aria-pressed=true][data-card]")).to_have_count(1)
    expect(act(root, "play")).to_have_text("Call the re of spade")
    card(root, "9S").click()
    act(root, "play").click()
    expect(verdict(root)).to_have_attribute("data-verdict", "good")


def test_so_many_cards_are_discarded_and_no_others(put: Put) -> None:
    root = level(put, "mediatore", 3)
    expect(act(root, "play")).to_have_text("Pick 4 cards to discard")
    for name in ("4B", "5D", "6B"):
        card(root, name).click()
    expect(act(root, "play")).to_be_disabled()
    expect(act(root, "play")).to_have_text("Pick 4 cards, 3 so far")
    card(root, "7C").click()
    expect(act(root, "play")).to_have_text("Discard these 4")
    act(root, "play").click()
    expect(verdict(root)).to_have_attribute("data-verdict", "good")


@pytest.mark.parametrize("by", ["press", "typed"])
def test_a_card_is_led_with_a_signal(put: Put, by: str) -> None:
    root = level(put, "mediatore", 2)
    expect(root.locator("[data-option=none]")).to_have_attribute("aria-pressed", "true")
    if by == "press":
        root.locator("[data-option=busso]").click()
        card(root, "4S").click()
        expect(act(root, "play")).to_have_text("Play the 4 of spade, say “busso”")
        act(root, "play").click()
    else:
        say(root, "4s busso")
    expect(verdict(root)).to_have_attribute("data-verdict", "good")


def test_a_declaration_stands_beside_the_cards(put: Put) -> None:
    root = level(put, "cirulla", 1)
    say(root, "2d")
    expect(verdict(root)).to_have_attribute("data-verdict", "bad")
    act(root, "retry").click()
    root.locator("[data-option=declare]").click()
    expect(verdict(root)).to_have_attribute("data-verdict", "good")


def test_the_matta_says_what_it_counts_as(put: Put) -> None:
    root = level(put, "cirulla", 3)
    button = root.get_by_role("button", name="7 of coppe , counts as 4")
    expect(button).to_have_attribute("data-card", "7C")
    expect(button.locator(".carte-badge")).to_contain_text("4")
    expect(seat(root, "other").locator("[data-card='1D']")).to_be_visible()


def test_team_mates_and_opponents_play_on_and_the_piles_are_the_teams(put: Put) -> None:
    root = level(put, "scopone", 2)
    say(root, "7s x 7d")
    act(root, "next").click()
    act(root, "next").click()
    expect(zone(root, "pile")).to_have_attribute("aria-label", "Our pile: 16")
    expect(zone(root, "other")).to_have_attribute("aria-label", "Their pile: 18")
    expect(seat(root, "right")).to_contain_text("cards in hand: 1")


def test_arrows_go_through_what_may_be_said(put: Put, page: Page) -> None:
    root = level(put, "briscola-chiamata", 2)
    root.locator("[data-option=pass]").focus()
    page.keyboard.press("ArrowRight")
    expect(root.locator("[data-option='bid 1']")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(verdict(root)).to_have_attribute("data-verdict", "bad")
    expect(act(root, "retry")).to_be_focused()
    page.keyboard.press("Enter")
    expect(root.locator("[data-option=pass]")).to_be_focused()


PHONES = (320, 360)
"""How wide the narrowest phones are."""

LIE = """root => ({
    wide: document.documentElement.scrollWidth,
    cards: [...root.querySelectorAll("[data-zone] [data-card]")]
        .filter(one => one.closest("[data-zone=hand], [data-zone=trick], [data-zone=table]"))
        .map(one => [one.closest("[data-zone]").dataset.zone, one.getBoundingClientRect()])
        .map(([zone, { left, right, width }]) => [zone, left, right, width]),
})"""
"""How wide the page is, and where each card lies."""


@pytest.mark.parametrize("game", GAMES)
def test_every_table_fits_a_narrow_phone(put: Put, page: Page, game: str) -> None:
    root = put(demo(game))
    for each in demo(game).content["stage"]["levels"]:
        page.evaluate("id => { location.hash = id }", each["id"])
        expect(root).to_have_attribute("data-level", each["id"])
        for phone in PHONES:
            page.set_viewport_size({"width": phone, "height": 640})
            seen = root.evaluate(LIE)
            assert seen["wide"] == phone
            assert seen["cards"]
            for zone_name, left, right, width in seen["cards"]:
                assert 0 <= left < right <= phone, each["id"]
                assert zone_name != "hand" or width >= 44, each["id"]


@pytest.mark.parametrize(
    ("game", "number"), [("briscola", 1), ("mediatore", 1), ("briscola-chiamata", 4)]
)
def test_names_under_the_cards_of_a_trick_keep_apart(
    put: Put, page: Page, game: str, number: int
) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    root = level(put, game, number)
    names = zone(root, "trick").locator(".carte-by")
    boxes = names.evaluate_all("names => names.map(name => name.getBoundingClientRect().toJSON())")
    assert len(boxes) > 1
    for one, other in combinations(boxes, 2):
        beside = one["right"] < other["left"] or other["right"] < one["left"]
        assert beside or one["bottom"] < other["top"] or other["bottom"] < one["top"]


def test_the_pack_to_call_from_has_no_gaps_on_a_phone(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    root = level(put, "briscola-chiamata", 3)
    boxes = [card.bounding_box() for card in zone(root, "pack").locator("[data-card]").all()]
    rows = Counter(box["y"] for box in boxes if box)
    assert [*rows.values()] == [5, 5, 5, 5, 5, 5, 2]


def wrong_reply(step: Mapping[str, Any]) -> str:
    """A reply to a step that is not the one asked for."""
    places: dict[str, list[int]] = {
        **(step.get("verdicts") or {}),
        **{say: [at] for say, at in step.get("said", {}).items()},
    }
    return next(text for text, (at, *_) in places.items() if not step["rulings"][at]["good"])


@pytest.mark.parametrize("game", GAMES)
def test_the_aim_stays_in_sight_with_the_verdict(put: Put, page: Page, game: str) -> None:
    root = put(demo(game))
    for width in PHONES:
        page.set_viewport_size({"width": width, "height": 640})
        page.evaluate("scrollTo(0, 0)")
        say(root, wrong_reply(demo(game).content["stage"]["levels"][0]["steps"][0]))
        expect(verdict(root)).to_be_in_viewport(ratio=1)
        expect(root.locator(".carte-goal")).to_be_in_viewport(ratio=1)
        act(root, "retry").click()


def test_what_is_left_at_the_end_goes_to_who_captured_last(put: Put) -> None:
    root = level(put, "scopone", 2)
    for text in ("7s x 7d", "2d"):
        say(root, text)
        act(root, "next").click()
        act(root, "next").click()
    expect(zone(root, "table").locator("[data-card]")).to_have_count(0)
    expect(zone(root, "other")).to_have_attribute("aria-label", "Their pile: 22")
    expect(root.locator(".carte-score tbody th").first).to_have_text("Carte (most cards)")


def test_payments_of_many_seats_stand_in_rows_with_their_signs(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    lesson = Lesson("briscola-chiamata", "round")
    root = put(lesson, fragment=f"#{lesson.content['stage']['levels'][-1]['id']}")
    for step in play_steps(course("briscola-chiamata")["round"].levels[-1]):
        say(root, str(step.answers[0]))
        act(root, "next").click()
        act(root, "next").click()
    expect(root.locator(".carte-score tbody th")).to_have_text(
        ["You", "Right", "Far right", "Far left", "Left"]
    )
    expect(root.locator(".carte-score td")).to_contain_text(["", "+4", "−2", "−2", "−2", "+2"])
    expect(root.locator(".carte-score")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
