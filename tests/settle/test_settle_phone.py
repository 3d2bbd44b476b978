"""The pad on a phone: what stands on a key fits it, and the cards and keys take little room."""

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte import language
from carte.widgets import Settle
from tests.front.reader import Put, act, agreed, click
from tests.front.staged import in_language, resize
from tests.settle.settling import BOOK, CUT_SHORT, press, typed_in

OVER = """root => [...root.querySelectorAll(".carte-pad *, .carte-settle-laid *")]
    .filter(one => one.checkVisibility() && !one.closest("svg, input, .carte-card, .carte-unseen"))
    .filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    .map(one => one.textContent)"""
"""What is wider than the key, or the place, that it stands on."""

TOP = "one => one.getBoundingClientRect().top"


def rows(some: Locator) -> int:
    return len({round(one.evaluate(TOP)) for one in some.all()})


@pytest.mark.parametrize("spoken", ["en", "it", "ja"])
def test_no_label_of_the_pad_is_wider_than_its_key(put: Put, page: Page, spoken: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    language.use(spoken)
    try:
        root = put(Settle())
        for slug in carte.GAMES:
            root.locator("[data-game-choice]").select_option(slug)
            press(root, 7)
            for width in (390, 320):
                page.set_viewport_size({"width": width, "height": 844})
                assert root.evaluate(OVER) == [], (slug, width)
                assert page.evaluate("document.documentElement.scrollWidth") <= width
    finally:
        language.use("en")


def test_the_ways_back_share_a_row_and_three_cards_do(put: Put, page: Page) -> None:
    root = put(Settle())
    typed_in(root, "scopa", "8 / 8 2 6")
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert rows(root.locator("[data-zone=table] [data-laid]")) == 1
        assert act(root, "erase").evaluate(TOP) == act(root, "clear").evaluate(TOP)


def test_which_card_a_7_is_can_be_read_whole(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    root = put(Settle())
    typed_in(root, "cirulla", "7 / 4 9")
    which = root.locator("[data-wild]")
    for chosen in ("of another suit", "coppe, named Asso (1)"):
        which.select_option(chosen)
        assert not which.evaluate(CUT_SHORT), chosen


@pytest.mark.parametrize("spoken", ["en", "it", "ja"])
def test_the_game_that_is_chosen_can_be_read_whole(put: Put, page: Page, spoken: str) -> None:
    root = put(in_language(spoken, Settle))
    choice = root.locator("[data-game-choice]")
    for width in (390, 1280):
        resize(page, width, 844)
        for slug in carte.GAMES:
            choice.select_option(slug)
            assert not choice.evaluate(CUT_SHORT), (width, slug)


HIDDEN = """root => {
    const { top } = root.querySelector(".carte-settled").getBoundingClientRect();
    return [...root.querySelectorAll(".carte-quiz-setting .carte-card")]
        .map(one => one.getBoundingClientRect())
        .filter(one => one.bottom > top || one.top < 0).length;
}"""
"""How many cards in dispute the answer covers, or are out of sight."""


@pytest.mark.parametrize("key", ["BR-03", "BR-06.2", "BR-07.2"])
def test_an_answer_by_our_rules_covers_no_card_that_is_in_dispute(
    put: Put, page: Page, key: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script(agreed(briscola={"players": 3}))
    root = put(Settle(), attributes=BOOK)
    root.locator("[data-game-choice]").select_option("briscola")
    click(root.locator(f"[data-quarrel='{key}']"))
    expect(root.locator(".carte-settled-by")).to_have_text("At our table too.")
    assert root.evaluate(HIDDEN) == 0


OUT_OF_SIGHT = """root => {
    const place = root.querySelector(".carte-settled").getBoundingClientRect();
    return [...root.querySelectorAll(".carte-settled-drawn p")]
        .filter(one => one.checkVisibility())
        .filter(one => one.getBoundingClientRect().bottom > Math.min(place.bottom, innerHeight))
        .map(one => one.textContent);
}"""
"""What is said to a question below what is seen of its place."""


@pytest.mark.parametrize("spoken", ["en", "it", "ja"])
def test_two_answers_are_in_sight_together_on_the_smallest_phone(
    put: Put, page: Page, spoken: str
) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    root = put(in_language(spoken, Settle))
    typed_in(root, "mediatore", "4c 3s / 1c")
    click(root.locator("[data-meant]").first)
    expect(root.locator(".carte-settled-answer")).to_have_count(2)
    assert root.evaluate(OUT_OF_SIGHT) == []
