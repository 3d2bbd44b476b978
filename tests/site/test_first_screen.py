"""What a chapter shows first: its whole table with the button that plays, and a page that stays."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

import carte
from carte.board.seats import READER
from carte.lessons import course
from carte.play import Sitting
from carte.play.guide import guide
from carte.widgets import Play
from tests.site.match import AT_ONCE
from tests.site.table import pressed_for
from tests.site.visit import Visit
from tests.site.windows import Windows

Open = Callable[..., Visit]

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}

COME_TO_REST = """async root => {
    const top = () => root.getBoundingClientRect().top;
    const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    for (let rested = 0, before = top(); rested < 10; before = top()) {
        await frame();
        rested = top() === before ? rested + 1 : 0;
    }
    return top();
}"""
"""Where a widget is in the window once it has stayed there for ten frames."""

SIGHT = """() => {
    const style = getComputedStyle(document.documentElement);
    return [parseFloat(style.scrollPaddingTop) || 0,
        innerHeight - (parseFloat(style.scrollPaddingBottom) || 0)];
}"""
"""From where to where a window shows the page, between what stands over and under it."""


@pytest.fixture(scope="module", params=carte.GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """A game; all tests of it come one after the other."""
    slug: str = request.param
    return slug


@pytest.fixture(scope="module")
def phone(game: str, windows: Windows, address: str) -> Iterator[Visit]:
    """Its chapter on a phone, opened once: tests find it as the one before them left it."""
    window = Visit(windows, address, viewport=PHONE, engine=False, before=AT_ONCE)
    window.open(f"{game}.html")
    yield window
    window.close()


def test_the_first_screen_of_a_phone_has_the_table_and_the_button_that_plays(phone: Visit) -> None:
    shows_the_table(phone.page)


def test_the_first_screen_of_a_desk_has_the_table_and_the_button_that_plays(
    visit: Open, game: str
) -> None:
    shows_the_table(visit(f"{game}.html", viewport=DESK, engine=False).page)


@pytest.mark.parametrize("language", ["it", "ja"])
def test_in_every_language_a_phone_shows_the_button_that_plays_at_first(
    visit: Open, game: str, language: str
) -> None:
    reads = f"Object.defineProperty(navigator, 'languages', {{ get: () => ['{language}'] }});"
    page = visit(f"{language}/{game}.html", viewport=PHONE, engine=False, before=reads).page
    shows_the_table(page)


def shows_the_table(page: Page) -> None:
    """Whether a page that nobody has scrolled shows the table from its seats to its button."""
    top, bottom = page.evaluate(SIGHT)
    table = page.locator("[data-widget=guide]").first
    table.locator("[data-action=play]").wait_for()  # some deals begin with something to be told
    for part in (".carte-coach", ".carte-felt", "[data-action=play]"):
        box = table.locator(part).bounding_box()
        assert box is not None
        assert top <= box["y"], part
        assert box["y"] + box["height"] <= bottom, part
    assert page.evaluate("scrollY") == 0


COVERED = """root => {
    const words = root.querySelector(".carte-coach > span").getBoundingClientRect();
    return [...root.querySelectorAll(".carte-felt button, .carte-actions button")]
        .filter(one => one.checkVisibility())
        .map(one => one.getBoundingClientRect())
        .filter(({ top, bottom }) => top < words.bottom - 1 && bottom > words.top + 1).length;
}"""
"""How many of the buttons of a table lie under the coach's sentence."""


def test_the_sentence_of_the_coach_covers_no_button_wherever_the_page_is_scrolled(
    phone: Visit,
) -> None:
    table = phone.tables("guide")[0]
    for place in range(0, 500, 50):
        scroll(phone, place)
        assert table.root.evaluate(COVERED) == 0, place


def scroll(there: Visit, place: int) -> None:
    there.page.evaluate("top => scrollTo({ top, behavior: 'instant' })", place)


def test_the_first_moves_of_a_guided_deal_leave_the_page_where_it_is(
    phone: Visit, game: str
) -> None:
    scroll(phone, 0)
    table = phone.tables("guide")[0]
    mine = [move for sitting, move in guide(game).walk() if sitting.deal.turn == READER]
    for move in mine[:2]:
        table.press(*pressed_for(str(move)))
        table.wait_for_turn()
        assert phone.page.evaluate("scrollY") == 0


def looked_back_at(game: str) -> tuple[str, str]:
    """Return what a browser has kept of a finished deal that its reader is looking through."""
    sitting = Sitting.begin(carte.game(game), seed=1)
    while not sitting.deal.is_over:
        sitting = sitting.play(sitting.deal.legal_moves()[0])
    widget = Play(game)
    kept = {
        **widget.sitting_json(sitting),
        **widget.about(sitting),
        "lain": {},
        "language": "en",
        "reviewed": None,
        "looked": {"deal": 0, "number": 5},
    }
    return f"carte.play.{widget.content['name']}", json.dumps({"edition": 2, "kept": kept})


def test_a_link_to_a_level_stays_there_when_a_deal_that_was_looked_through_comes_back_below(
    visit: Open, game: str
) -> None:
    _first, stage, *_others = course(game)
    level = stage.levels[0].id
    there = visit(f"{game}.html#{level}", viewport=PHONE, stored=dict([looked_back_at(game)]))
    asked = there.page.locator(f".carte[data-level='{level}']")
    before = asked.evaluate(COME_TO_REST)
    there.start_engine()
    there.page.locator("[data-widget=play] [data-action=leave]").wait_for()
    assert asked.evaluate(COME_TO_REST) == pytest.approx(before, abs=1)
    top, bottom = there.page.evaluate(SIGHT)
    assert top <= before < bottom / 2
