"""Guided deals in the built book: led to the end without Python, and beside the line with it."""

import itertools
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect

import carte
from carte.board.seats import READER
from carte.engine.moves import Move
from carte.play import Sitting
from carte.play.guide import Guide, guide, guides
from carte.play.guide.coach import passed_at, saying_at
from carte.play.guide.ending import result_of
from tests.play.test_guides import randomly
from tests.site.match import AT_ONCE
from tests.site.table import QuickTable, ReachedTable, Table, pressed_for
from tests.site.test_accessibility import violations
from tests.site.visit import PHONE, Open, Visit

AWAITED = "[data-open]"
"""Where a move of the reader's is awaited."""
PAGES = ("index.html", "asso-piglia-tutto.html")
"""Where the first guided deal stands."""
DRILLED = "asso-piglia-tutto.html#asso-piglia-tutto-pairs-1"


def guided(window: Visit, number: int = 0, pressed: type[Table] = QuickTable) -> Table:
    """A guided deal of a page, alone on it."""
    table = window.tables("guide")[number]
    window.leave_alone(table)
    return pressed(table.root)


def play(table: Table, led: Guide, line: list[tuple[Sitting, Move]]) -> None:
    """Make the reader's moves of a line, hearing the coach before each."""
    for sitting, choice in line:
        if sitting.deal.turn == READER:
            table.root.locator(AWAITED).first.wait_for(state="attached")
            saying, passed = saying_at(sitting.deal, led), passed_at(sitting.deal, led)
            said = passed or (saying.text if saying else "")
            expect(table.root.locator(".carte-coach")).to_have_text(said)
            table.press(*pressed_for(str(choice)))


@pytest.mark.parametrize("game", carte.GAMES)
def test_a_guided_deal_is_won_on_a_phone_before_python_has_come(game: str, visit: Open) -> None:
    for number, led in enumerate(guides(game)):
        window = visit(f"{game}.html", engine=False, viewport=PHONE, before=AT_ONCE)
        table = guided(window, number, ReachedTable)
        line, begun = [*led.walk()], 2 * led.sitting.game.seats
        play(table, led, line[:begun])
        assert window.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        assert violations(window, table.root) == []
        play(table, led, line[begun:])
        expect(table.root).to_have_attribute("data-over", "true")
        expect(table.root).to_have_attribute("data-won", "true")
        *_, (last, choice) = led.walk()
        won = result_of(last.play(choice).deal, led)
        expect(table.root.locator(".carte-coach[data-says=won]")).to_have_text(won)
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


def lying(table: Table) -> dict[str, list[str]]:
    return {zone: table.cards(zone) for zone in ("hand", "table")}


def test_a_guided_deal_is_taken_up_where_it_was_left_and_marked_when_won(visit: Open) -> None:
    led = guide("asso-piglia-tutto")
    window = visit("index.html", engine=False, before=AT_ONCE)
    play(guided(window), led, [*led.walk()][:4])
    table = guided(window)
    table.root.locator(AWAITED).first.wait_for(state="attached")
    before, said = lying(table), table.root.locator(".carte-coach").inner_text()
    for page in PAGES:
        window.open(page)
        table = guided(window)
        assert lying(table) == before
        assert table.root.locator(".carte-coach").inner_text() == said
        expect(table.root.locator(".carte-status")).to_contain_text("You left the deal here")
    play(table, led, [*led.walk()][4:])
    expect(table.root).to_have_attribute("data-won", "true")
    expect(table.root.locator(".carte-learned a").first).to_have_attribute("href", DRILLED)
    table.root.get_by_role("button", name="Now a deal of your own").click()
    window.page.wait_for_url("**/play-asso-piglia-tutto.html")
    for page in PAGES:
        window.open(page)
        done = window.page.locator("[data-widget=guide] .carte-coach[data-says=done]").first
        expect(done).to_contain_text("You won this deal.")
        expect(done.locator("a")).to_have_attribute("href", DRILLED)
    window.open("index.html")
    tile = window.page.locator("[data-course='asso-piglia-tutto'] a.carte-stage[data-done]")
    expect(tile).to_contain_text("You win a whole deal")


def test_a_guided_deal_that_was_left_beside_its_line_goes_on_with_python(visit: Open) -> None:
    window = visit("index.html", before=AT_ONCE)
    window.start_engine()
    table = guided(window)
    table.press(*pressed_for("3D"))
    coach = table.root.locator(".carte-coach[data-says=passed]")
    expect(coach).to_contain_text("Another way was to take the 5 of spade with the 5 of denari")
    table.root.locator("[data-action=hint]:enabled").wait_for()
    before = lying(table)
    window.open("index.html")
    table = guided(window)
    assert lying(table) == before
    expect(table.root.locator(".carte-coach")).to_contain_text("Another way was")
    table.act("restart")
    expect(table.root.locator(".carte-coach")).to_have_text(
        guide("asso-piglia-tutto").sayings[0].text
    )


ROOM: list[ViewportSize] = [{"width": 1280, "height": 900}, {"width": 390, "height": 844}]
FELT = """root => Math.round(root.querySelector(".carte-felt").getBoundingClientRect().top
    - root.getBoundingClientRect().top)"""
ASIDE = """root => {
    const middle = one => one.getBoundingClientRect().left + one.getBoundingClientRect().width / 2;
    const hand = root.querySelector('[data-zone=hand] .carte-places');
    return middle(hand) - middle(root.querySelector('.carte-felt'));
}"""
"""How far the hand lies from the middle of the felt."""
IN_SIGHT = """() => {
    const at = (part) => document.querySelector(part).getBoundingClientRect();
    const [head, coach, verdict] = [".bd-header-article", ".carte-coach", "[data-verdict]"].map(at);
    return head.bottom <= coach.top && verdict.bottom <= innerHeight;
}"""
"""Whether the coach and the verdict below it are seen whole."""


@pytest.mark.parametrize("room", ROOM, ids=str)
def test_a_refused_move_has_its_rule_in_sight_and_hints_help(
    room: ViewportSize, visit: Open
) -> None:
    window = visit("index.html", engine=False, viewport=room)
    table = window.tables("guide")[0]
    assert room["width"] > 400 or abs(table.root.evaluate(ASIDE)) <= 1
    verdict = table.play("5D x 2S")
    assert (verdict.good, verdict.rule) == (False, "asso-piglia-tutto.equal")
    window.page.wait_for_function(IN_SIGHT)
    table.act("retry")
    status, lit = table.root.locator(".carte-status"), table.root.locator("[data-hinted]")
    table.act("hint")
    expect(status).to_have_text("One of your cards has its equal on the table.")
    expect(lit).to_have_count(0)
    table.act("hint")
    expect(status).to_contain_text("Play the 5 of denari.")
    assert lit.evaluate_all("all => all.map(({ dataset }) => dataset.card)") == ["5D"]
    table.act("hint")
    expect(status).to_have_text("Take the 5 of spade with the 5 of denari.")
    expect(lit).to_have_count(2)
    table.press(*pressed_for("5D x 5S"))
    expect(table.root).to_have_attribute("data-turn", "other")


@pytest.mark.parametrize("room", ROOM, ids=str)
def test_the_felt_stays_whatever_the_coach_says(room: ViewportSize, visit: Open) -> None:
    led = guide("scopa")
    window = visit("scopa.html", engine=False, viewport=room, before=AT_ONCE)
    table = guided(window)
    seen = set()
    for step in led.walk():
        play(table, led, [step])
        seen.add(table.root.evaluate(FELT))
    assert len(seen) == 1
