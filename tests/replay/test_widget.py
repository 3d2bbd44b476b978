"""A deal to watch, used as a reader uses it; nothing is asked of Python."""

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte import language
from carte.replay import watched_deals
from carte.widgets import Watch
from tests.front.reader import Put, act, card, say
from tests.front.staged import resize

BOUNDS = """(cards) => cards.map((card) => {
  const { left, right } = card.getBoundingClientRect();
  return [left, right];
})"""
DECKS = {game: Watch(game) for game in carte.GAMES if watched_deals(game)}


def place(root: Locator) -> Locator:
    return root.locator(".carte-replay-place")


def status(root: Locator) -> Locator:
    return root.locator("[role=status]")


def slide(root: Locator, number: int) -> None:
    """Drag the slider to a frame."""
    root.locator("[data-slider]").fill(str(number))


def zone(root: Locator, name: str) -> Locator:
    return root.locator(f"[data-zone='{name}'] [data-card]")


@pytest.fixture
def scopa(put: Put) -> Locator:
    return put(DECKS["scopa"], attributes='data-engine="off"')


def test_a_deal_goes_forward_and_back_by_buttons(scopa: Locator) -> None:
    slide(scopa, 1)
    act(scopa, "forward").click()
    expect(place(scopa)).to_have_text("Move 2 of 36")
    expect(status(scopa)).to_contain_text("The other player: The re of spade takes nothing")
    expect(scopa.locator("[data-zone=table] [data-card='10S']")).to_be_visible()
    act(scopa, "back").click()
    expect(place(scopa)).to_have_text("Move 1 of 36")
    expect(card(scopa, "10S")).to_have_count(0)
    act(scopa, "first").click()
    expect(scopa.locator("[data-zone=hand] [data-card='7S']")).to_be_visible()


def test_an_italian_sentence_goes_on_in_small_letters_after_who_has_moved(put: Put) -> None:
    language.use("it")
    watched = Watch("scopa")
    language.use("en")
    root = put(watched, attributes='data-engine="off"')
    slide(root, 2)
    expect(status(root)).to_contain_text("Avversario: il re di spade non prende niente")
    stop = next(
        place for place, one in enumerate(watched.content["replay"]["frames"]) if "stop" in one
    )
    slide(root, stop)
    goal = watched.content["replay"]["frames"][stop]["stop"]["goal"]
    expect(place(root)).to_contain_text(f": {goal[0].lower()}{goal[1:]}")


def test_the_slider_says_where_one_is(scopa: Locator) -> None:
    slide(scopa, 10)
    expect(place(scopa)).to_have_text("Move 10 of 36")
    text = scopa.locator("[data-slider]").get_attribute("aria-valuetext")
    assert text
    assert text.startswith("Move 10 of 36 The other player: The cavallo of denari takes 1+8")
    expect(zone(scopa, "other")).to_have_count(5)
    expect(card(scopa, "1D")).to_have_attribute("data-named", "")


def test_arrow_keys_turn_the_deal_where_the_focus_is_on_its_controls(
    scopa: Locator, page: Page
) -> None:
    slide(scopa, 2)
    act(scopa, "forward").focus()
    for key, text in (
        ("ArrowRight", "Move 3 of 36"),
        ("ArrowLeft", "Move 2 of 36"),
        ("End", "The score"),
        ("ArrowRight", "The score"),
        ("ArrowLeft", "Move 36 of 36"),
    ):
        page.keyboard.press(key)
        expect(place(scopa)).to_have_text(text)
    expect(act(scopa, "forward")).to_be_focused()


def test_a_move_of_the_list_is_gone_to_and_marked(scopa: Locator) -> None:
    scopa.get_by_text("All moves").click()
    scopa.locator("[data-frame='13']").click()
    expect(place(scopa)).to_have_text("Move 13 of 36")
    expect(scopa.locator("[aria-current=step]")).to_have_attribute("data-frame", "13")
    expect(scopa.locator("[aria-current=step]")).to_contain_text("You")


def test_the_score_is_shown_at_the_end_and_gone_before_it(scopa: Locator) -> None:
    act(scopa, "last").click()
    expect(scopa.locator(".carte-score tfoot td")).to_have_text(["4", "0"])
    expect(status(scopa)).to_contain_text("all four 7s")
    act(scopa, "back").click()
    expect(scopa.locator(".carte-score")).to_have_count(0)


def test_a_wrong_answer_is_told_why_and_a_right_one_lets_the_deal_go_on(
    scopa: Locator, page: Page
) -> None:
    expect(place(scopa)).to_have_text("Move 1: What would you take, and with which card?")
    say(scopa, "7s")
    verdict = status(scopa).locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-rule", "scopa.must-take")
    expect(status(scopa).locator(".carte-rule")).to_be_visible()
    act(scopa, "retry").click()
    for name in ("6B", "6S"):
        card(scopa, name).click()
    act(scopa, "play").click()
    expect(verdict).to_contain_text("a re would sweep")
    expect(status(scopa).locator(".carte-rule")).to_have_count(0)
    act(scopa, "retry").click()
    for name in ("7S", "1S", "6S"):
        card(scopa, name).click()
    act(scopa, "play").click()
    expect(verdict).to_have_attribute("data-verdict", "good")
    expect(status(scopa)).to_contain_text("Three cards, among them a 7 and a 6")
    expect(place(scopa)).to_have_text("Move 1 of 36")
    expect(zone(scopa, "pile")).to_have_count(3)
    expect(act(scopa, "play")).to_be_hidden()
    expect(act(scopa, "forward")).to_be_focused()
    assert page.evaluate("sent") == []


def test_a_stop_may_be_skipped_and_is_asked_again_on_the_way_back(scopa: Locator) -> None:
    slide(scopa, 6)
    expect(place(scopa)).to_contain_text("Move 7: Each of your three cards")
    act(scopa, "forward").click()
    expect(place(scopa)).to_have_text("Move 7 of 36")
    act(scopa, "back").click()
    act(scopa, "skip").click()
    expect(place(scopa)).to_have_text("Move 7 of 36")
    act(scopa, "back").click()
    expect(place(scopa)).to_have_text("Move 6 of 36")


def test_another_answer_that_is_as_good_is_praised_and_the_deal_goes_its_own_way(put: Put) -> None:
    root = put(DECKS["scopone"])
    slide(root, 4)
    say(root, "9c")
    expect(status(root).locator("[data-verdict]")).to_have_attribute("data-verdict", "good")
    expect(status(root)).to_contain_text("move was made here, just as good. You: The ca")
    expect(root.locator("[data-zone=table] [data-card='9B']")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "number", "reply", "rule"),
    [
        ("briscola-chiamata", 8, "bid 5", "briscola-chiamata.higher"),
        ("briscola-chiamata", 10, "call 4b", None),
        ("mediatore", 39, "3s", None),
        ("cirulla", 12, "1d x 4s 9b 10c", None),
    ],
)
def test_bids_calls_and_declarations_are_asked_for_too(
    put: Put, game: str, number: int, reply: str, rule: str | None
) -> None:
    root = put(DECKS[game])
    slide(root, number)
    say(root, reply)
    verdict = status(root).locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "bad")
    if rule:
        expect(verdict).to_have_attribute("data-rule", rule)
    played = DECKS[game].content["replay"]["frames"][number]["stop"]["played"]
    say(root, played)
    expect(verdict).to_have_attribute("data-verdict", "good")
    expect(place(root)).to_contain_text(f"Move {number + 1} of")


def test_hands_are_closed_until_the_reader_opens_them(scopa: Locator) -> None:
    slide(scopa, 2)
    expect(zone(scopa, "open-other")).to_have_count(0)
    scopa.locator("[data-hands]").check()
    expect(zone(scopa, "open-other")).to_have_count(2)
    act(scopa, "forward").click()
    act(scopa, "forward").click()
    expect(zone(scopa, "open-other")).to_have_count(1)
    scopa.locator("[data-hands]").uncheck()
    expect(zone(scopa, "open-other")).to_have_count(0)


def test_a_trick_lies_until_the_next_move_and_a_sweep_lies_across(put: Put) -> None:
    root = put([DECKS["briscola"], DECKS["cirulla"]])
    slide(root, 4)
    expect(zone(root, "trick")).to_have_count(2)
    expect(zone(root, "trick").locator("xpath=self::*[@data-winner]")).to_have_count(1)
    act(root, "forward").click()
    expect(zone(root, "trick")).to_have_count(1)
    expect(zone(root, "other")).to_have_count(2)
    cirulla = root.page.locator(".carte").nth(1)
    slide(cirulla, 8)
    expect(card(cirulla, "1S")).to_have_attribute("data-sweep", "")
    slide(cirulla, 6)
    expect(card(cirulla, "1S")).not_to_have_attribute("data-sweep", "")


def test_it_plays_by_itself_and_halts_where_it_asks(put: Put) -> None:
    root = put(DECKS["asso-piglia-tutto"])
    root.locator("[data-speed]").select_option("quick")
    act(root, "run").click()
    expect(act(root, "run")).to_have_attribute("title", "Pause")
    expect(place(root)).to_have_text("Move 3: What would you play?")
    expect(act(root, "run")).to_have_attribute("title", "Autoplay")


@pytest.mark.parametrize("game", carte.GAMES)
def test_on_a_narrow_phone_all_hands_fit_and_the_score_lies_in_the_middle_of_the_felt(
    put: Put, page: Page, game: str
) -> None:
    width = 320
    page.set_viewport_size({"width": width, "height": 740})
    root = put(DECKS[game])
    root.locator("[data-hands]").check()
    frames = DECKS[game].content["replay"]["frames"]
    asked = [number for number, frame in enumerate(frames) if "stop" in frame]
    for number in (0, asked[1], len(frames) - 6, len(frames)):
        slide(root, number)
        assert page.evaluate("document.documentElement.scrollWidth") == width
        ends = root.locator("[data-card]:visible").evaluate_all(BOUNDS)
        assert ends or number == len(frames)
        assert all(left >= 0 and right <= width for left, right in ends)
    root.locator("[data-hands]").uncheck()
    expect(root.locator(".carte-score")).to_be_visible()
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 740})
        felt, score = (root.locator(one).bounding_box() for one in (".carte-felt", ".carte-score"))
        assert felt
        assert score
        left, right = score["x"] - felt["x"], felt["width"] - score["width"]
        assert left >= 0
        assert left == pytest.approx(right / 2, abs=1)


COVERED = """root => {
    const box = (one) => one.getBoundingClientRect();
    const score = box(root.querySelector(".carte-score"));
    const stacks = ':is([data-zone="pile"], [data-zone="other"])';
    const cards = [...root.querySelectorAll(`${stacks} .carte-card`)]
        .filter(one => one.checkVisibility());
    const covered = cards.map(box).filter(({ left, right, top, bottom }) =>
        left < score.right && right > score.left && top < score.bottom && bottom > score.top);
    const labels = [...root.querySelectorAll(`${stacks} > .carte-zone-label`)];
    const line = one => Number.parseFloat(getComputedStyle(one).lineHeight) * one.currentCSSZoom;
    const lines = labels.map(one => Math.round(box(one).height / line(one)));
    return { cards: cards.length > 0, covered: covered.length, lines: [...new Set(lines)] };
}"""
"""How many cards of the piles the score covers, and in how many lines a pile is called."""


@pytest.mark.parametrize(
    ("sizes", "fragment"),
    [([(1000, 900), (700, 900)], ""), ([(1280, 720), (1920, 1080)], "?present")],
)
def test_the_score_leaves_the_piles_to_be_seen(
    put: Put, page: Page, sizes: list[tuple[int, int]], fragment: str
) -> None:
    page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
    root = put(DECKS["scopa"], fragment=fragment, attributes='data-engine="off"')
    act(root, "last").evaluate("one => one.click()")
    expect(root.locator(".carte-score")).to_be_visible()
    page.evaluate("globalThis.paint?.()")
    for size in sizes:
        resize(page, *size)
        assert root.evaluate(COVERED) == {"cards": True, "covered": 0, "lines": [1]}, size
