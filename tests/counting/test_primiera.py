"""The best four: every tap is answered from what is saved, other piles are asked of Python."""

from functools import partial

import pytest
from playwright.sync_api import Locator, Page

from carte.widgets import Primiera
from tests.front.reader import Put, act, click
from tests.front.staged import (
    CAPITALS,
    CUT,
    IN_SIGHT,
    SCREENS,
    in_language,
    on_stage,
    resize,
    settled,
)
from tests.pairs import pairs


def tap(root: Locator, zone: str, *cards: str) -> None:
    for card in cards:
        click(root.locator(f"[data-zone={zone}] [data-card='{card}']"))


def said(root: Locator) -> str:
    return root.locator("[role=status]").inner_text()


def best(widget: Primiera) -> dict[str, list[str]]:
    """The first card of each suit that counts most, by zone."""
    return {
        zone: [
            next(card for card in suit if side["judged"][card]["good"]) for suit in side["suits"]
        ]
        for zone, side in zip(("pile", "other"), widget.content["sides"], strict=True)
    }


@pytest.mark.parametrize("seed", [4, 5, 9])
def test_the_best_cards_of_both_piles_are_added_up(seed: int, put: Put, page: Page) -> None:
    widget = Primiera(seed)
    root = put(widget)
    for zone, cards in best(widget).items():
        tap(root, zone, *cards)
    assert widget.content["verdict"]["text"] in said(root)
    totals = [part["total"] for part in widget.content["line"]["parts"]]
    assert root.locator(".carte-sum b").all_inner_texts() == totals
    assert page.evaluate("sent") == []


def test_of_each_card_it_is_said_what_it_counts_and_which_of_its_suit_counts_more() -> None:
    judged = Primiera(4).content["sides"][0]["judged"]
    assert judged["1C"]["text"] == "The asso of coppe is worth 16, but the 7 of coppe is worth 21."
    best = "The 7 of coppe is worth 21; no card of its suit here is worth more."
    assert judged["7C"]["text"] == best


def test_a_poorer_card_is_answered_with_the_better_one(put: Put) -> None:
    root = put(Primiera(4))
    tap(root, "pile", "1C")
    assert "The asso of coppe is worth 16, but the 7 of coppe is worth 21." in said(root)
    assert root.locator("[data-right]").count() == 0
    tap(root, "pile", "7C")
    assert root.locator("[data-right]").count() == 1
    assert "Still to find: 7." in said(root)


def test_equal_cards_stand_for_their_suit_in_turn() -> None:
    sides = [side for seed in range(40) for side in Primiera(seed).content["sides"]]
    courts = [
        [card for card in suit if side["judged"][card]["good"]]
        for side in sides
        for suit in side["suits"]
    ]
    assert any(len(good) > 1 for good in courts)
    assert all(good for good in courts)


def test_a_missing_suit_is_explained(put: Put) -> None:
    root = put(Primiera(9))
    click(root.locator("[data-action=show]"))
    assert "No spade: this pile cannot win it." in root.locator("[data-part=lines]").inner_text()
    assert root.locator("[data-verdict]").get_attribute("data-rule") == (
        "scopa.primiera-missing-suit"
    )


def test_other_piles_are_asked_of_python(put: Put) -> None:
    root = put(Primiera(4))
    click(root.locator("[data-action=next]"))
    root.locator(".carte-intro", has_text="Piles 5").wait_for()
    assert root.locator("[data-zone=pile] [data-card]").count() == 9
    assert said(root) == ""


def test_cards_are_found_by_keyboard(put: Put, page: Page) -> None:
    root = put(Primiera(4))
    root.locator("[data-zone=pile] [data-card]").first.focus()
    page.keyboard.press("Space")
    assert "The 2 of denari is worth 12" in said(root)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert "The asso of coppe is worth 16" in said(root)


RINGS_CUT = """root => [...root.querySelectorAll(".carte-primiera [data-right]")].filter(card => {
    const [at, felt] = [card, card.closest(".carte-felt")].map(it => it.getBoundingClientRect());
    return at.left - felt.left < 8 || felt.right - at.right < 8 || felt.bottom - at.bottom < 8;
}).length"""
"""How many of the best cards lie so near to the edge of the felt that their ring is cut."""


@pytest.mark.parametrize(("seed", "size", "spoken"), pairs([1, 4, 9], SCREENS, ["en", "it", "ja"]))
def test_the_best_four_are_shown_to_a_class_where_all_lies_already_and_nothing_is_cut(
    put: Put, page: Page, size: tuple[int, int], spoken: str, seed: int
) -> None:
    resize(page, *size)
    root = on_stage(put)(in_language(spoken, partial(Primiera, seed)), fragment="?present")
    settled(page)
    before = root.evaluate(IN_SIGHT)
    page.keyboard.press(".")
    settled(page)
    assert root.evaluate(IN_SIGHT) == before
    assert root.locator(".carte-part-note").filter(visible=True).count() == 2
    assert root.evaluate(RINGS_CUT) == 0
    assert root.evaluate(CUT) == []
    assert size[0] < 1920 or root.evaluate(CAPITALS) == []


@pytest.mark.parametrize("found", [0, 1])
def test_what_is_shown_before_all_is_found_is_told_and_not_called_right(
    put: Put, found: int
) -> None:
    widget = Primiera(1)
    root = put(widget)
    tap(root, "pile", *best(widget)["pile"][:found])
    click(act(root, "show"))
    assert said(root).startswith("Nothing to 74. The other player’s is better.")


def test_what_is_found_to_the_last_card_is_called_right(put: Put) -> None:
    widget = Primiera(1)
    root = put(widget)
    for zone, cards in best(widget).items():
        tap(root, zone, *cards)
    assert said(root).startswith("Yes. Nothing to 74.")
