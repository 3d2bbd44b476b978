"""Guided deals in the built book: led to the end without Python, and beside the line with it."""

import itertools
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

import carte
from carte.board.seats import READER
from carte.engine.moves import Move
from carte.play import Sitting
from carte.play.guide import Guide, guide, guides
from carte.play.guide.coach import saying_at
from tests.play.test_guides import randomly
from tests.site.match import AT_ONCE
from tests.site.table import Table, pressed_for
from tests.site.visit import PHONE, Visit

Open = Callable[..., Visit]
AWAITED = "[data-open]"
"""Where a move of the reader's is awaited."""


def guided(window: Visit, number: int = 0) -> Table:
    """A guided deal of a page, alone on it."""
    table = window.tables("guide")[number]
    window.leave_alone(table)
    return table


def play(table: Table, led: Guide, line: list[tuple[Sitting, Move]]) -> None:
    """Make the reader's moves of a line, hearing the coach before each."""
    for sitting, choice in line:
        if sitting.deal.turn == READER:
            table.root.locator(AWAITED).first.wait_for(state="attached")
            saying = saying_at(sitting.deal, led)
            expect(table.root.locator(".carte-coach")).to_have_text(saying.text if saying else "")
            table.press(*pressed_for(str(choice)))


@pytest.mark.parametrize("game", carte.GAMES)
def test_a_guided_deal_is_played_to_its_end_and_won_before_python_has_come(
    game: str, visit: Open
) -> None:
    for number, led in enumerate(guides(game)):
        window = visit(f"{game}.html", engine=False, before=AT_ONCE)
        table = guided(window, number)
        play(table, led, [*led.walk()])
        expect(table.root).to_have_attribute("data-over", "true")
        expect(table.root).to_have_attribute("data-won", "true")
        expect(table.root.locator(".carte-coach")).to_have_text(led.won)
        expect(table.root.locator(".carte-learned li")).to_have_count(len(led.sayings))


def test_whoever_leaves_the_line_plays_on_to_the_end(visit: Open) -> None:
    led = guide("asso-piglia-tutto")
    window = visit("asso-piglia-tutto.html", before=AT_ONCE)
    window.start_engine()
    sittings = randomly(led, Random(2))
    line = [(before, after.deal.moves[-1]) for before, after in itertools.pairwise(sittings)]
    table = guided(window)
    play(table, led, line)
    expect(table.root).to_have_attribute("data-over", "true")


def test_a_wrong_move_is_refused_by_its_rule_and_may_be_made_anew(visit: Open) -> None:
    table = guided(visit("index.html", engine=False, viewport=PHONE))
    verdict = table.play("5D x 2S")
    assert (verdict.good, verdict.rule) == (False, "asso-piglia-tutto.equal")
    table.act("retry")
    table.press(*pressed_for("5D x 5S"))
    expect(table.root).to_have_attribute("data-turn", "other")


def test_a_guided_deal_needs_no_pointer(visit: Open) -> None:
    window = visit("index.html", engine=False, before=AT_ONCE)
    table, (sitting, choice) = guided(window), next(guide("asso-piglia-tutto").walk())
    assert sitting.deal.turn == READER
    table.root.locator("[data-zone=hand] [data-card='5D']").focus()
    window.page.keyboard.press("Space")
    table.root.locator("[data-zone=table] [data-card='5S']").focus()
    window.page.keyboard.press("Space")
    window.page.keyboard.press("Enter")
    expect(table.root.locator("[data-zone=table] [data-card='5S']")).to_have_count(0)
    assert str(choice) == "5D x 5S"


def test_what_was_met_leads_to_the_levels_that_drill_it(visit: Open) -> None:
    led = guide("asso-piglia-tutto")
    window = visit("asso-piglia-tutto.html", engine=False, before=AT_ONCE)
    table = guided(window)
    play(table, led, [*led.walk()])
    links = table.root.locator(".carte-learned a")
    expect(links.first).to_have_attribute(
        "href", "asso-piglia-tutto.html#asso-piglia-tutto-pairs-1"
    )
    table.root.get_by_role("button", name="Now a deal of your own").click()
    window.page.wait_for_url("**/play-asso-piglia-tutto.html")
