"""A deal to try: what is there answers at once, what is not is asked for and waits."""

from playwright.sync_api import Locator, Page, expect

from carte.widgets import Deal
from tests.front.reader import Put, act, say, written

DEAL = Deal("scopa", seed=7)


def hand(root: Locator) -> Locator:
    return root.locator("[data-zone=hand] [data-card]")


def legal(widget: Deal = DEAL) -> str:
    move = widget.content["moves"][0]
    return written(move["card"], move["takes"])


def test_a_hand_is_played_to_its_end_and_counted(put: Put) -> None:
    root = put(DEAL)
    for left in (2, 1, 0):
        act(root, "moves").click() if left == 2 else None
        root.locator(".carte-moves button").first.click()
        act(root, "play").click()
        expect(hand(root)).to_have_count(left)
    expect(root.locator("[role=status]")).to_contain_text("Your hand is played.")
    act(root, "next").click()
    expect(root.locator("[data-seed]")).to_have_value("8")


def test_a_hand_is_declared_before_it_is_played(put: Put) -> None:
    root = put(Deal("cirulla", seed=23))
    act(root, "moves").click()
    root.locator(".carte-moves button").nth(2).click()
    named = root.locator("[data-option='declare 7C=3']")
    expect(named).to_have_attribute("data-guided", "")
    root.locator("[data-option='declare 7C=9']").click()
    expect(root.locator("[data-verdict=bad]")).to_contain_text("neither a barsega nor a decino")
    named.click()
    expect(root.locator("[data-verdict=good]")).to_contain_text("Both score: 13 points")
    expect(hand(root)).to_have_count(3)
    expect(root.locator("[data-option]")).to_have_count(0)
    say(root, "3s x 3c")
    expect(hand(root)).to_have_count(2)
    act(root, "undo").click()
    act(root, "undo").click()
    expect(root.locator("[data-option]")).to_have_count(10)


def test_the_first_try_is_answered_before_python_is_there(put: Put, page: Page) -> None:
    page.add_init_script("globalThis.silent = true")
    root = put(DEAL, attributes='data-engine="booting"')
    say(root, legal())
    expect(root.locator("[data-verdict=good]")).to_be_visible()
    expect(root.locator("[role=status]")).to_contain_text("Your move is kept")
    assert page.evaluate("sent.map(({ ask }) => ask)") == ["play"]


def test_undo_takes_a_move_back_even_while_python_is_asked(put: Put, page: Page) -> None:
    page.add_init_script("globalThis.silent = true")
    root = put(DEAL, attributes='data-engine="booting"')
    expect(act(root, "undo")).to_be_disabled()
    say(root, legal())
    act(root, "undo").click()
    expect(hand(root)).to_have_count(3)
    expect(root.locator("[data-zone=pile] [data-card]")).to_have_count(0)
    say(root, legal())
    expect(root.locator("[data-verdict=good]")).to_be_visible()


def engine(page: Page, state: str) -> None:
    page.evaluate(
        """(state) => {
            document.documentElement.dataset.engine = state;
            document.dispatchEvent(new CustomEvent("carte:engine", { detail: { state } }));
        }""",
        state,
    )


def test_an_engine_that_fails_says_so_and_one_press_asks_again(put: Put, page: Page) -> None:
    page.add_init_script("globalThis.silent = true")
    root = put(DEAL, attributes='data-engine="booting"')
    say(root, legal())
    engine(page, "failed")
    expect(root).to_have_attribute("data-state", "failed")
    expect(root.locator("[role=status]")).to_contain_text("Nothing is lost")
    page.evaluate(
        """() => {
            globalThis.silent = false;
            const start = () => { globalThis.restarted = true; };
            globalThis.carteEngine = { status: { starts: 0 }, start };
        }"""
    )
    act(root, "retry").click()
    expect(hand(root)).to_have_count(2)
    expect(act(root, "play")).to_be_visible()
    assert page.evaluate("restarted")


def test_an_engine_that_comes_back_is_asked_what_it_missed(put: Put, page: Page) -> None:
    page.add_init_script("globalThis.silent = true")
    root = put(DEAL, attributes='data-engine="booting"')
    say(root, legal())
    engine(page, "failed")
    expect(act(root, "retry")).to_be_visible()
    page.evaluate("globalThis.silent = false")
    engine(page, "ready")
    expect(act(root, "play")).to_be_visible()
    expect(hand(root)).to_have_count(2)


def test_another_deal_and_a_deal_by_number(put: Put) -> None:
    root = put(DEAL)
    act(root, "deal").click()
    expect(root.locator(".carte-intro")).to_have_text("Deal 8")
    root.locator("[data-seed]").fill("3")
    root.locator("[data-seed]").press("Enter")
    expect(root.locator(".carte-intro")).to_have_text("Deal 3")
    root.locator("[data-seed]").fill("-3")
    root.locator("[data-seed]").press("Enter")
    expect(root.locator("[role=status]")).to_contain_text("whole number")
    root.locator("[data-seed]").fill("1e23")
    act(root, "deal-this").click()
    expect(root.locator("[role=status]")).to_contain_text("“1e23” is not a deal number")


def test_a_wrong_capture_shows_its_rule(put: Put) -> None:
    root = put(DEAL)
    step = DEAL.content["step"]
    wrong = next(
        (card, step["rulings"][place])
        for card, places in step["verdicts"].items()
        for place in places[1:2]
        if not step["rulings"][place]["legal"]
    )
    say(root, f"{wrong[0]} x {step['zones']['table'][0]}")
    bad = root.locator("[data-verdict=bad]")
    expect(bad).to_have_attribute("data-rule", wrong[1]["rule"])
    expect(root.locator("[role=status]")).to_contain_text(DEAL.content["rules"][wrong[1]["rule"]])
    act(root, "retry").click()
    expect(bad).to_have_count(0)
