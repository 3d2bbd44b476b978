"""An answer moves nothing that stands above it: what has been pressed is where it was."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.widgets import Checker, Daily, Lesson, Puzzles
from tests.front.reader import Put, act
from tests.front.staged import (
    CASE,
    CUT,
    IN_SIGHT,
    WITH_CARDS,
    in_language,
    on_stage,
    resize,
    settled,
)
from tests.quiz.test_daily import remember
from tests.site.windows import PATIENCE_MS

WINDOWS = [((1280, 720), ""), ((390, 844), ""), ((1280, 720), "?present")]

LIE = """root => {
    const at = one => {
        const [box, around] = [one, root].map(it => it.getBoundingClientRect());
        return [box.x - around.x, box.y - around.y];
    };
    const told = root.querySelector(".carte-spoken");
    const pressed = ".carte-place, .carte-button, .carte-goal, .carte-quiz-place";
    globalThis.moved = () => lay.filter(([one]) => one.isConnected && one.checkVisibility())
        .map(([one, before]) => [one.textContent, before, at(one)])
        .filter(([, before, now]) => before.some((place, axis) => Math.abs(place - now[axis]) > 1));
    globalThis.lay = [...root.querySelectorAll(pressed)]
        .filter(one => one.checkVisibility({ visibilityProperty: true }))
        .filter(one => !one.closest(".carte-teacher, .carte-fold"))
        .filter(one => one.matches("[data-listed]") ||
            told.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING)
        .map(one => [one, at(one)]);
    return lay.length;
}"""
"""Remember where all lies that stands above what is said, and the moves that are listed."""

MOVED = "() => moved()"


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


PRESSED = """async (root, [selectors, patience]) => {
    for (const selector of selectors) {
        const buttons = [...root.querySelectorAll(selector)];
        buttons.find(one => one.checkVisibility())?.click();
    }
    await settled(patience);
    return root.querySelector("[data-verdict]")?.dataset.verdict ?? null;
}"""
"""Press the first in sight of each kind, if there is one, and wait; what the verdict is then."""


def press(root: Locator, *selectors: str) -> str | None:
    """Press what a reader presses; return whether it was good or bad."""
    verdict: str | None = root.evaluate(PRESSED, [selectors, PATIENCE_MS])
    return verdict


ANSWER = ("[data-option]", "[data-action=play]")
RULES = ("scopa.sum", "scopa.sweep", "scopa.primiera")


@pytest.mark.parametrize(("size", "way"), WINDOWS)
def test_an_answer_of_the_day_moves_no_card_and_no_answer(
    put: Put, page: Page, size: tuple[int, int], way: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    remember(page, 9, *RULES)
    root = put(in_language("en", Daily), fragment=way)
    for _rule in RULES:
        settled(page)
        assert root.evaluate(LIE) > 3
        assert press(root, *ANSWER) is not None
        assert page.evaluate(MOVED) == []
        act(root, "next").evaluate("next => next.click()")
    expect(root.locator(".carte-daily-end li")).to_have_count(len(RULES))


@pytest.mark.parametrize(("size", "way"), WINDOWS)
def test_a_verdict_of_the_checker_moves_neither_what_was_picked_nor_what_is_listed(
    put: Put, page: Page, size: tuple[int, int], way: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    root = put(Checker(CASE), fragment=way)
    settled(page)
    assert root.evaluate(LIE) > 3
    for move in (["7D"], ["3C", "4S"]):  # a sum with it
        cards = [f".carte-spread [data-card='{card}']" for card in move]
        assert press(root, *cards, "[data-action=play]") == "bad"
        assert page.evaluate(MOVED) == []
    listed = root.locator("[data-listed]").filter(visible=True)
    moves = listed.evaluate_all("all => all.map(one => one.dataset.listed)")
    assert way or len({*moves}) > 1
    for move in moves:
        assert press(root, f"[data-listed='{move}']") == "good"
        assert page.evaluate(MOVED) == []


def place(button: Locator) -> list[float]:
    """Where a button stands on its page."""
    found: list[float] = button.evaluate(
        "one => { const { x, y } = one.getBoundingClientRect(); return [x, y + scrollY] }"
    )
    return found


def legal(level: dict[str, Any], *, good: bool) -> str | None:
    """A card that may be laid, which is the right move of a level or is not, if there is one."""
    step = level["steps"][0]
    laid = {card: step["rulings"][places[0]] for card, places in step["verdicts"].items()}
    return next((card for card, it in laid.items() if it["legal"] and it["good"] is good), None)


@pytest.mark.parametrize(("size", "way"), WINDOWS)
def test_a_wrong_move_of_a_puzzle_moves_no_card_and_no_button(
    put: Put, page: Page, size: tuple[int, int], way: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    puzzles = Puzzles("scopa")
    root = put(puzzles, fragment=way)
    (first,) = puzzles.content["puzzles"].values()
    level = first["level"]
    press(root, f"[data-zone=hand] [data-card='{legal(level, good=False)}']")
    pressed = place(act(root, "play"))
    assert root.evaluate(LIE) > 3
    assert press(root, "[data-action=play]") == "bad"
    moved = [one for one in page.evaluate(MOVED) if one[0] != "Hint"]  # beside a shorter button
    assert moved == []
    assert place(act(root, "retry")) == pytest.approx(pressed, abs=1)


REVEALED = {
    "lesson": "#scopa-sums-2",
    "puzzles": "",
    "guide": "",
    "play": "",
    "cases": "#SC-02",
    "room": "#scopa",
    "checker": "",
    "checker of a case": "",
    "primiera": "",
}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("kind", REVEALED)
def test_nothing_that_is_in_sight_of_a_class_moves_when_an_answer_is_revealed(
    put: Put, page: Page, kind: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    root = put(WITH_CARDS[kind](), fragment=f"?present{REVEALED[kind]}")
    settled(page)
    before = root.evaluate(IN_SIGHT)
    page.keyboard.press("PageDown")
    expect(root.locator("[data-note=wait]")).to_have_count(0)
    settled(page)
    after = root.evaluate(IN_SIGHT)
    assert len(after) >= len(before) - 1, "what checks an answer has done so"
    assert after == {one: before[one] for one in after}


@pytest.mark.parametrize("spoken", ["it", "ja"])
def test_the_moves_of_a_position_have_their_room_in_every_language_before_they_are_revealed(
    put: Put, page: Page, spoken: str
) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    root = put(in_language(spoken, lambda: Checker(CASE)), fragment="?present")
    settled(page)
    before = root.evaluate(IN_SIGHT)
    page.keyboard.press(".")
    expect(root.locator("[data-listed]").first).to_be_visible()
    settled(page)
    assert root.evaluate(IN_SIGHT) == before
    root.locator("[data-listed]").first.click()
    expect(root.locator("[data-verdict]")).to_be_visible()
    settled(page)
    assert root.evaluate(CUT) == []
    told, listed = (
        root.locator(one).bounding_box() for one in ("[data-verdict]", ".carte-listing")
    )
    assert told and listed
    assert told["y"] + told["height"] <= listed["y"]


TABLE = """root => Object.fromEntries([...root.querySelectorAll("[data-zone=table] [data-card]")]
    .map(one => [one.dataset.card, one.getBoundingClientRect()])
    .map(([card, { x, y, width }]) => [card, [x, y, width].map(Math.round)]))"""
"""Where the cards of the table lie."""


def test_the_right_move_of_a_puzzle_lets_the_other_cards_of_the_table_lie_before_a_class(
    put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    puzzles = Puzzles("scopa")
    root = put(puzzles, fragment="?present")
    every = puzzles.content["puzzles"] | puzzles.content["later"]
    of_the_book = [one["level"] for one in every.values()]
    laying = [(one["id"], card) for one in of_the_book if (card := legal(one, good=True))]
    assert len(laying) >= 4
    for number, (level, card) in enumerate(laying[:4]):
        if number == 2:
            resize(page, 1920, 1080)
        page.evaluate("id => { location.hash = id }", level)
        expect(root).to_have_attribute("data-level", level)
        press(root, f"[data-zone=hand] [data-card='{card}']")
        before = root.evaluate(TABLE)
        assert press(root, "[data-action=play]") == "good"
        after = root.evaluate(TABLE)
        assert after.pop(card)
        assert after == before, level


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_an_answer_to_a_lesson_makes_no_card_smaller_before_a_class(
    put: Put, page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    root = put(Lesson("scopa", "sums"), fragment="?present")
    before = root.evaluate(TABLE)
    for verdict, move in (("bad", ["6B", "3C"]), ("good", ["7D", "3C", "4S"])):
        cards = [f".carte-felt [data-card='{card}']" for card in move]
        assert press(root, *cards, "[data-action=play]") == verdict
        after = root.evaluate(TABLE)
        assert after == {card: before[card] for card in after}
        press(root, "[data-action=retry]")
