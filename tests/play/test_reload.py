"""A page that is loaded again shows what was there before, of a deal that is over as well."""

import pytest
from playwright.sync_api import Page, expect

from tests.front.reader import Sit
from tests.play.sittings import near_the_end
from tests.site.match import Match, QuickMatch

ASKED = "sent.map(({ ask }) => ask)"


def reviewed(sit: Sit) -> tuple[Match, str]:
    """A match whose first deal is over and looked through, and what is said of it."""
    at = sit("scopa", fragment=near_the_end("scopa"), played=QuickMatch)
    at.play_on()
    at.root.locator(".carte-account").wait_for()
    return at, at.root.locator(".carte-points").inner_text()


def test_a_review_is_there_again_or_goes_on_and_no_move_is_looked_through_twice(
    sit: Sit, page: Page
) -> None:
    at, said = reviewed(sit)
    page.reload()
    at.root.locator(".carte-account").wait_for()
    assert at.root.locator(".carte-points").inner_text() == said
    assert "find" not in page.evaluate(ASKED)
    leave_after_one_move(at)
    page.reload()
    at.root.locator(".carte-account").wait_for()
    numbers = page.evaluate("sent.flatMap(({ ask, number }) => ask === 'find' ? [number] : [])")
    found = page.evaluate("key => JSON.parse(localStorage[key]).kept.reviewed.found", at.key)
    assert [one["number"] for one in found[1:]] == numbers != []
    assert at.root.locator(".carte-points").inner_text() == said


def leave_after_one_move(at: Match) -> None:
    """Have the browser keep the review as it was when one move had been looked through."""
    at.page.evaluate(
        """key => {
            const held = JSON.parse(localStorage[key]);
            held.kept.reviewed.found.length = 1;
            localStorage[key] = JSON.stringify(held);
        }""",
        at.key,
    )


def test_the_position_that_was_looked_back_at_is_there_again(sit: Sit, page: Page) -> None:
    at, _said = reviewed(sit)
    at.act("look-back").click()
    place = at.root.locator(".carte-replay-place")
    at.root.locator(".carte-move").nth(4).dispatch_event("click")
    looked = place.inner_text()
    assert looked.startswith("Move 5 ")
    page.reload()
    expect(place).to_have_text(looked)
    at.act("leave").click()
    expect(at.root.locator(".carte-account")).to_be_visible()
    page.reload()
    at.root.locator(".carte-account").wait_for()
    expect(place).to_be_hidden()


def test_nothing_else_is_shown_until_it_is_there(sit: Sit, page: Page) -> None:
    at, _said = reviewed(sit)
    at.act("look-back").click()
    page.add_init_script("globalThis.silent = 'silent' in sessionStorage")
    page.evaluate("sessionStorage.silent = 1")
    page.reload()
    page.wait_for_function("globalThis.sent?.some(({ ask }) => ask === 'replay')")
    expect(at.root.locator("[data-action=play]")).to_be_disabled()
    expect(at.act("next")).to_be_hidden()
    expect(at.root.locator(".carte-laid, .carte-ending")).to_be_hidden()
    page.evaluate("delete sessionStorage.silent")


def test_neither_is_kept_for_another_deal(sit: Sit, page: Page) -> None:
    at, _said = reviewed(sit)
    at.act("look-back").click()
    at.act("leave").click()
    at.next_deal()
    kept = page.evaluate("key => JSON.parse(localStorage[key]).kept", at.key)
    assert (kept["reviewed"], kept["looked"]) == (None, None)


SEEN = """lines => lines.map(line => {
    const seen = line.cloneNode(true);
    for (const unseen of seen.querySelectorAll(".carte-unseen")) unseen.remove();
    return seen.textContent.trim();
})"""
"""The words of each line that do not stand there for listeners alone, as whose turn it is does."""


@pytest.mark.parametrize("game", ["briscola-chiamata", "mediatore"])
def test_what_was_said_last_is_said_again(sit: Sit, page: Page, game: str) -> None:
    at = sit(game, seed=3)
    said = at.root.locator("[data-note=cards] p")
    while at.deal.phase != "play":
        bids = [move for move in at.offered() if str(move).startswith("bid")]
        at.make(bids[-1] if bids else at.offered()[0])
        told = said.evaluate_all(SEEN)
        page.reload()
        at.ready()
        _which_deal, *again = said.evaluate_all(SEEN)
        assert again, at.deal
        assert told[-len(again) :] == again
