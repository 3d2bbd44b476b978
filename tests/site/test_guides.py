"""Guided deals in the built book: led to the end without Python, and beside the line with it."""

import itertools
from collections.abc import Callable
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
from tests.site.visit import PHONE, Visit

Open = Callable[..., Visit]
AWAITED = "[data-open]"
"""Where a move of the reader's is awaited."""


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
def test_a_guided_deal_is_played_to_its_end_and_won_before_python_has_come(
    game: str, visit: Open
) -> None:
    window = visit(f"{game}.html", engine=False, before=AT_ONCE)
    for number, led in enumerate(guides(game)):
        table = guided(window, number, ReachedTable)
        play(table, led, [*led.walk()])
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


def lying(table: Table) -> dict[str, list[str]]:
    return {zone: table.cards(zone) for zone in ("hand", "table")}


def test_a_guided_deal_that_was_left_is_taken_up_again_where_it_was(visit: Open) -> None:
    led = guide("asso-piglia-tutto")
    window = visit("index.html", engine=False, before=AT_ONCE)
    play(guided(window), led, [*led.walk()][:4])
    table = guided(window)
    table.root.locator(AWAITED).first.wait_for(state="attached")
    before, said = lying(table), table.root.locator(".carte-coach").inner_text()
    for page in ("index.html", "asso-piglia-tutto.html"):
        window.open(page)
        table = guided(window)
        assert lying(table) == before
        assert table.root.locator(".carte-coach").inner_text() == said
        expect(table.root.locator(".carte-status")).to_contain_text("You left the deal here")
    play(table, led, [*led.walk()][4:])
    expect(table.root).to_have_attribute("data-won", "true")


def test_a_guided_deal_that_was_left_beside_its_line_goes_on_with_python(visit: Open) -> None:
    window = visit("index.html", before=AT_ONCE)
    window.start_engine()
    table = guided(window)
    table.press(*pressed_for("3D"))
    coach = table.root.locator(".carte-coach[data-says=passed]")
    expect(coach).to_contain_text("You could also take the 5 of spade with the 5 of denari")
    table.root.locator("[data-action=hint]:enabled").wait_for()
    before = lying(table)
    window.open("index.html")
    table = guided(window)
    assert lying(table) == before
    expect(table.root.locator(".carte-coach")).to_contain_text("You could also")
    table.act("restart")
    expect(table.root.locator(".carte-coach")).to_have_text(
        guide("asso-piglia-tutto").sayings[0].text
    )


def test_a_deal_that_was_won_is_marked_on_the_map_and_where_it_stands(visit: Open) -> None:
    led = guide("asso-piglia-tutto")
    window = visit("index.html", engine=False, before=AT_ONCE)
    play(guided(window), led, [*led.walk()])
    expect(guided(window).root).to_have_attribute("data-won", "true")
    for page in ("index.html", "asso-piglia-tutto.html"):
        window.open(page)
        done = window.page.locator("[data-widget=guide] .carte-coach[data-says=done]").first
        expect(done).to_contain_text("You won this deal.")
        expect(done.locator("a")).to_have_attribute("href", "play-asso-piglia-tutto.html")
    window.open("index.html")
    tile = window.page.locator("[data-course='asso-piglia-tutto'] a.carte-stage[data-done]")
    expect(tile).to_contain_text("You win a whole deal")


def test_a_hint_nudges_then_points_then_tells_the_move(visit: Open) -> None:
    table = guided(visit("index.html", engine=False))
    status, lit = table.root.locator(".carte-status"), table.root.locator("[data-hinted]")
    table.act("hint")
    expect(status).to_have_text("One of your cards has a match on the table.")
    expect(lit).to_have_count(0)
    table.act("hint")
    expect(status).to_contain_text("Play the 5 of denari.")
    assert lit.evaluate_all("all => all.map(({ dataset }) => dataset.card)") == ["5D"]
    table.act("hint")
    expect(status).to_have_text("Take the 5 of spade with the 5 of denari.")
    expect(lit).to_have_count(2)


ROOM: list[ViewportSize] = [{"width": 1280, "height": 900}, {"width": 390, "height": 844}]


@pytest.mark.parametrize("room", ROOM, ids=str)
def test_the_felt_stays_where_it_is_whatever_the_coach_says(
    room: ViewportSize, visit: Open
) -> None:
    led = guide("scopa")
    window = visit("scopa.html", engine=False, viewport=room, before=AT_ONCE)
    table = guided(window)
    seen = set()
    for step in led.walk():
        play(table, led, [step])
        seen.add(table.root.evaluate(FELT))
    assert len(seen) == 1


FELT = """root => Math.round(
    root.querySelector('.carte-felt').getBoundingClientRect().top
    - root.getBoundingClientRect().top
)"""


@pytest.mark.parametrize("room", ROOM, ids=str)
def test_after_a_refused_move_the_coach_and_the_verdict_are_in_sight(
    room: ViewportSize, visit: Open
) -> None:
    window = visit("index.html", engine=False, viewport=room)
    table = window.tables("guide")[0]
    table.play("5D x 2S")
    window.page.wait_for_timeout(300)
    head = window.page.locator(".bd-header-article").bounding_box()
    coach = table.root.locator(".carte-coach").bounding_box()
    verdict = table.root.locator("[data-verdict]").bounding_box()
    assert head and coach and verdict
    assert coach["y"] >= head["y"] + head["height"]
    assert verdict["y"] + verdict["height"] <= room["height"]


def test_a_hand_of_three_lies_in_the_middle_of_a_phone(visit: Open) -> None:
    window = visit("index.html", engine=False, viewport=ROOM[1])
    table = window.tables("guide")[0]
    assert abs(table.root.evaluate(ASIDE)) <= 1


ASIDE = """root => {
    const middle = one => one.getBoundingClientRect().left + one.getBoundingClientRect().width / 2;
    const hand = root.querySelector('[data-zone=hand] .carte-places');
    return middle(hand) - middle(root.querySelector('.carte-felt'));
}"""
