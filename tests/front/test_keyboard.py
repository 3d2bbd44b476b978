"""Who plays by keyboard or listens, and what is asked besides moves."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from carte.widgets import Deal
from tests.front.reader import CARD, COUNTING, SUMS, Put, Sit, act, card
from tests.front.staged import settled

HEAR = """
    globalThis.heard = [];
    new MutationObserver((changes) => {
        const told = changes.filter(({ target }) => target.closest?.("[role=status]"));
        const lines = told.flatMap(({ addedNodes }) => [...addedNodes]);
        heard.push(...lines.map(({ textContent }) => textContent));
    }).observe(document, { childList: true, subtree: true });
"""
YOUR_TURN = re.compile(r"Your turn\.|You win the trick:")
"""Who has won a trick knows who is to lead."""


@pytest.mark.parametrize("is_silent", [True, False])
def test_the_focus_waits_at_the_hand_and_then_on_a_card(
    sit: Sit, page: Page, is_silent: bool
) -> None:
    at = sit("briscola", seed=1)
    page.evaluate(f"globalThis.silent = {json.dumps(is_silent)}")
    at.root.locator("[data-zone=hand] [data-card]").first.press("Enter")
    page.keyboard.press("Enter")
    hand = at.root.locator("[data-zone=hand]")
    expect(hand).to_have_attribute("aria-label", "Your hand")
    expect(hand if is_silent else hand.locator("[data-card]").first).to_be_focused()


def test_where_a_new_hand_is_dealt_the_focus_is_on_its_first_card(sit: Sit, page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    at = sit("scopa", seed=1)
    for left in (2, 1, 3):
        at.root.locator("[data-zone=hand] [data-card]").last.focus()
        at.make(at.deal.legal_moves()[0])
        hand = at.root.locator("[data-zone=hand] [data-card]")
        expect(hand).to_have_count(left)
        expect(hand.first).to_be_focused()


def test_enter_picks_what_a_card_takes_and_plays_once_it_is_picked(sit: Sit, page: Page) -> None:
    at = sit("scopa", seed=1)
    hand, table = at.cards("hand"), at.cards("table")
    for name in ("5D", "5S"):  # another 5 lies there as well
        one = at.root.locator(f"[data-card='{name}']")
        one.press("Enter")
        expect(one).to_have_attribute("aria-pressed", "true")
        assert (at.cards("hand"), at.cards("table")) == (hand, table)
    page.keyboard.press("Enter")
    expect(at.root.locator("[data-zone=pile] [data-card]")).to_have_count(2)


def test_with_forced_colours_a_hint_is_outlined_without_a_shadow(sit: Sit, page: Page) -> None:
    page.emulate_media(forced_colors="active")
    at = sit("scopa", seed=1)
    at.act("hint").click()
    hinted = at.root.locator("[data-zone=hand] [data-hinted]")
    expect(hinted).to_have_css("outline-style", "double")


def test_who_types_moves_keeps_the_field(sit: Sit) -> None:
    at = sit("briscola", seed=1)
    field = at.root.locator("input[data-move]")
    for _turn in range(2):
        field.fill(str(at.deal.legal_moves()[0]))
        field.press("Enter")
        at.ready()
        expect(at.root.locator("[role=status]")).to_contain_text(YOUR_TURN)
        expect(field).to_be_focused()


def test_of_what_others_do_each_line_is_heard_once_and_then_the_turn(sit: Sit, page: Page) -> None:
    at = sit("briscola-chiamata", seed=1)
    page.evaluate(HEAR)
    at.make(at.offered()[0])
    status = at.root.locator("[role=status]")
    expect(status).to_have_attribute("aria-atomic", "false")
    expect(status).to_contain_text("Your turn.")
    heard = page.evaluate("heard")
    assert len(set(heard)) == len(heard) > 2
    assert heard[0].startswith("You ")
    assert heard[-1].endswith(" Your turn.")
    assert not any("Your turn" in line for line in heard[:-1])


def test_an_answer_that_comes_at_once_is_not_announced(put: Put, page: Page) -> None:
    root = put(Deal("scopa", seed=7))
    page.evaluate(HEAR)
    act(root, "deal").click()
    expect(root.locator("[data-seed]")).to_have_value("8")
    settled(page)
    assert page.evaluate("heard") == []


def test_letters_typed_on_a_card_are_no_commands_to_the_notebook(put: Put, page: Page) -> None:
    """JupyterLab asks whatever has the focus, and only then what it lies in."""
    root = put(SUMS, attributes="")
    card(root, CARD).click()
    asked = "document.activeElement.hasAttribute('data-lm-suppress-shortcuts')"
    assert page.evaluate(asked)


def test_a_question_is_answered_by_a_press(put: Put) -> None:
    root = put(COUNTING)
    step = COUNTING.content["stage"]["levels"][0]["steps"][0]
    for option, place in step["choices"].items():
        good = step["rulings"][place]["good"]
        root.locator(f"[data-option='{option}']").click()
        verdict = root.locator("[data-verdict]")
        expect(verdict).to_have_attribute("data-verdict", "good" if good else "bad")
        if good:
            break
        act(root, "retry").click()


def test_cards_of_a_pile_are_picked(put: Put) -> None:
    root = put(COUNTING, fragment="#scopa-counting-3")
    step = COUNTING.content["stage"]["levels"][2]["steps"][0]
    [right] = [
        key.split(",") for key, place in step["picks"].items() if step["rulings"][place]["good"]
    ]
    card(root, next(name for name in step["zones"]["pile"] if name not in right)).click()
    act(root, "play").click()
    expect(root.locator("[data-verdict=bad]")).to_be_visible()
    act(root, "retry").click()
    for name in reversed(right):
        card(root, name).click()
    act(root, "play").click()
    expect(root.locator("[data-verdict=good]")).to_be_visible()


def test_picking_says_how_many_cards_are_handed_in(put: Put) -> None:
    root = put(COUNTING, fragment="#scopa-counting-3")
    pile = COUNTING.content["stage"]["levels"][2]["steps"][0]["zones"]["pile"]
    expect(root.locator("[data-zone=pile] .carte-zone-label")).to_have_text("Cards")
    card(root, pile[0]).click()
    expect(act(root, "play")).to_have_text("Answer with this card")
    card(root, pile[1]).click()
    expect(act(root, "play")).to_have_text("Answer with these 2 cards")
