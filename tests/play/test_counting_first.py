"""At the end of a deal the reader counts first: twice by default, and then on wish."""

import json

import pytest
from playwright.sync_api import Page, expect

import carte
from tests.front.reader import Sit, click
from tests.play.sittings import near_the_end
from tests.site.match import Match, buttons_of

IS_ASKED = "[data-part=by-hand]"
IS_COUNTED = ":scope:not(:has([data-part=by-hand])) .carte-ending:not([hidden])"


def end(at: Match) -> None:
    """Make the last move of a deal."""
    moves = at.offered()
    at.press(*buttons_of(moves[len(moves) // 2]))


def to_be_counted(sit: Sit, game: str) -> Match:
    at = sit(game, fragment=near_the_end(game), counting=True)
    end(at)
    at.root.locator(IS_ASKED).wait_for()
    return at


def counted(page: Page, game: str) -> object:
    """How many deals of a game the reader was asked to count."""
    kept = json.loads(page.evaluate("localStorage['carte.habits']"))
    return kept.get("kept", kept)[game].get("counted")


@pytest.mark.parametrize("game", carte.GAMES)
def test_the_piles_lie_as_won_and_ours_stands_beside_the_readers_count(sit: Sit, game: str) -> None:
    at = to_be_counted(sit, game)
    expect(at.root.locator(".carte-felt:not(.carte-heaps)")).to_be_hidden()
    heaps = at.root.locator(".carte-heap :is([data-card], [data-face])")
    assert heaps.count() == sum(map(len, at.deal.ending.piles))
    expect(at.act("next")).to_have_text("Count it for me")
    at.root.locator("[data-part=by-hand] input[type=text]").first.fill("1")
    expect(at.act("next")).to_have_text("Compare with ours")
    at.press("[data-action=next]")
    judged = at.root.locator("[data-part=judged]")
    expect(judged).to_contain_text("by ours")
    expect(at.root.locator("[data-part=by-hand]")).to_have_count(0)
    assert at.points() == [score.total for score in at.deal.score()]


def test_the_primiera_is_laid_out_one_card_of_each_suit(sit: Sit) -> None:
    at = to_be_counted(sit, "scopa")
    heap = at.root.locator(".carte-heap").first
    of_suit = heap.locator("[data-card$=C]")
    click(of_suit.first)
    click(of_suit.last)
    expect(heap.locator("[aria-pressed=true]")).to_have_count(1)
    of_suit.last.press("Space")
    expect(heap.locator("[aria-pressed=true]")).to_have_count(0)


def test_what_is_no_number_is_said_and_can_be_corrected(sit: Sit) -> None:
    at = to_be_counted(sit, "scopa")
    field = at.root.locator("[data-part=by-hand] input[type=text]").first
    field.fill("many")
    at.press("[data-action=next]")
    expect(at.root.locator(".carte-status")).to_contain_text("“many” is not a number")
    field.fill("20")
    at.press("[data-action=next]")
    expect(at.root.locator("[data-part=judged]")).to_be_visible()


def test_enter_leads_from_field_to_field_and_then_compares(sit: Sit) -> None:
    at = to_be_counted(sit, "briscola")
    first, second = at.root.locator("[data-part=by-hand] input[type=text]").all()
    first.fill("60")
    first.press("Enter")
    expect(second).to_be_focused()
    second.fill("60")
    second.press("Enter")
    expect(at.root.locator("[data-part=judged]")).to_be_visible()


@pytest.mark.parametrize(
    ("habit", "asked", "times"),
    [
        ({}, True, 1),
        ({"counted": 1}, True, 2),
        ({"counted": 2}, False, 2),
        ({"counted": 2, "count": "self"}, True, 2),
        ({"counted": 1, "count": "page"}, False, 1),
    ],
)
def test_a_reader_is_asked_to_count_twice_and_then_only_on_wish(
    sit: Sit, page: Page, habit: dict[str, object], asked: bool, times: int
) -> None:
    habits = json.dumps({"briscola": {"follows": None, "lost": 0, "coach": False, **habit}})
    page.add_init_script(f"localStorage['carte.habits'] ??= {json.dumps(habits)};")
    at = sit("briscola", fragment=near_the_end("briscola"), counting=True)
    end(at)
    expect(at.root.locator(IS_ASKED if asked else IS_COUNTED)).to_have_count(1)
    assert counted(page, "briscola") == times
    click(at.root.locator("[data-action=new]"))
    chosen = habit.get("count") or ("self" if times < 2 else "page")
    expect(at.root.locator(f"[data-field=count][value={chosen}]")).to_be_checked()
