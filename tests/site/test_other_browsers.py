"""Firefox and WebKit open every page, and a reader can learn, settle, count and play in them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import carte
from carte.board.seats import READER
from carte.lessons.own import OwnLevel, OwnSet, code
from carte.play.guide import guide
from carte.play.guide.coach import saying_at
from carte.play.match_code import from_json
from carte.widgets import Play
from tests.book.chapters import CHAPTERS
from tests.site.driver import Driver
from tests.site.match import AT_ONCE, FIRST, SEEN, buttons_of, first_shown, uncoached
from tests.site.others import OTHERS
from tests.site.serving import running
from tests.site.table import act, card_in
from tests.site.witness import witness_server

pytestmark = pytest.mark.other_browsers

PHONE = (390, 844)
OWN = "[data-widget=own]"
LEVEL = ".carte[data-level='scopa-first-capture-1']"
WITNESSED = "() => witnessed"
WIDTH = "() => document.documentElement.scrollWidth"
AIM = "() => document.querySelector(location.hash).getBoundingClientRect().top"
STILL = "[data-widget=guide]:not(:has(.carte-travelling)) .carte-felt[data-open]"
"""A guided deal in which the reader is to move, and no card is on its way."""
SETTLED = "[data-widget=play]:has([data-open]):not(:has(.carte-travelling))"
"""A match in which the reader is to move, and no card is on its way."""
SEEN_THERE = f"""async (key, before) => {{
    const open = () => document.querySelector("{SETTLED}");
    while ((localStorage[key] ?? null) === before || !open())
        await new Promise(later => setTimeout(later, 10));
    return [localStorage[key] ?? null, ({SEEN})(open(), key)[0]];
}}"""


@pytest.fixture(scope="module", params=OTHERS)
def browser(request: pytest.FixtureRequest) -> Iterator[Driver]:
    start = OTHERS[request.param]()
    if start is None:
        pytest.skip(f"no {request.param} here, or not all that drives it")
    with start() as driver:
        driver.resize(*PHONE)
        yield driver


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with running(witness_server(site)) as server:
        yield server.address


@pytest.fixture
def at(browser: Driver, address: str) -> Iterator[Driver]:
    """The browser; afterwards nothing may have gone wrong on the page that it shows."""
    browser.open(f"{address}about.html")
    browser.run("() => localStorage.clear()")
    yield browser
    assert browser.run(WITNESSED) == []


@pytest.mark.parametrize("page", [*CHAPTERS, "search"])
def test_a_page_opens_without_an_error_and_fits_a_phone(
    browser: Driver, address: str, page: str
) -> None:
    browser.open(f"{address}{page}.html")
    browser.wait_until_drawn()
    assert browser.run(WITNESSED) == []
    assert browser.run(WIDTH) <= PHONE[0]


@pytest.mark.parametrize("place", ["scopa.html#play-a-match", "mediatore.html#house-rules"])
def test_a_link_leads_to_its_place_below_all_that_is_drawn_above(
    browser: Driver, address: str, place: str
) -> None:
    browser.open(f"{address}about.html")
    browser.open(f"{address}{place}")
    browser.wait_until_drawn()
    assert 0 <= browser.run(AIM) < PHONE[1] / 4


@pytest.mark.parametrize("page", ["scopa", "rules"])
def test_a_link_that_was_cut_in_the_middle_of_a_letter_opens_its_page(
    browser: Driver, address: str, page: str
) -> None:
    browser.open(f"{address}about.html")
    browser.open(f"{address}{page}.html#denari%E0%A4")
    browser.wait_until_drawn()
    assert browser.run(WITNESSED) == []


def test_a_lesson_tells_what_is_wrong_and_what_is_right(at: Driver, address: str) -> None:
    at.open(f"{address}scopa.html#scopa-first-capture-1")
    press(at, LEVEL, card_in("hand", "7D"), act("play"))
    assert at.text(f"{LEVEL} [data-verdict=bad][data-rule='scopa.must-take']")
    press(at, LEVEL, act("retry"))
    press(at, LEVEL, card_in("hand", "7D"), card_in("table", "7S"), act("play"))
    assert at.text(f"{LEVEL} [data-verdict=good]")


def test_a_level_of_ones_own_opens_by_its_link_is_won_and_sent_on(at: Driver, address: str) -> None:
    deal = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
    level = OwnLevel(deal, "Take the 7.", (carte.move("7D x 7B"),))
    link = f"{address}own.html#level={code(OwnSet('Monday evening', (level,)))}"
    at.open(link)
    press(at, OWN, card_in("hand", "7D"), card_in("table", "7B"), act("play"))
    assert at.text(f"{OWN} .carte-own-play [data-verdict=good]")
    press(at, OWN, act("copy"))
    assert link in at.text(f"{OWN} > .carte-main-part > .carte-status [data-note]")


def test_the_checker_judges_a_position_of_the_readers_own(at: Driver, address: str) -> None:
    at.open(f"{address}checker.html")
    press(at, "[data-widget=checker]", act("clear"))
    for zone, cards in {"table": ["3C", "4S"], "hand": ["7D"]}.items():
        picked = [card_in("pack", card) for card in cards]
        press(at, "[data-widget=checker]", f"label:has([data-place={zone}])", *picked)
    assert at.text("[data-listed='7D x 3C 4S']")


def test_a_deal_is_counted_and_entered_on_the_sheet(at: Driver, address: str) -> None:
    at.open(f"{address}counting.html")
    press(at, "[data-widget=score]", card_in("pile", "7D"))
    assert at.text("[data-widget=score] [data-part=lines]:not([data-stale])")
    press(at, "[data-widget=score]", act("add"))
    assert at.text("[data-widget=score] .carte-sheet-table")


@pytest.mark.parametrize("game", ["scopa", "briscola"])
def test_first_moves_are_made_at_a_table(at: Driver, address: str, game: str) -> None:
    at.open(f"{address}play-{game}.html")
    at.run(f"() => {{ {AT_ONCE} {uncoached(game)} }}")
    widget = Play(game)
    key = f"carte.play.{widget.content['name']}"
    first = first_shown(widget, at.run(FIRST))
    kept, sitting = at.run(SEEN_THERE, key, "")
    for _move in range(2):
        move = (from_json(sitting) if sitting else first).deal.legal_moves()[0]
        press(at, "[data-widget=play]", *buttons_of(move))
        kept, sitting = at.run(SEEN_THERE, key, kept)
        assert str(move).split()[0] not in map(str, from_json(sitting).deal.hands[0])


@pytest.mark.parametrize("game", ["asso-piglia-tutto", "briscola"])
def test_first_moves_are_made_in_a_guided_deal(at: Driver, address: str, game: str) -> None:
    at.open(f"{address}{game}.html")
    at.run(f"() => {{ {AT_ONCE} }}")
    led = guide(game)
    turns = [(one, move) for one, move in led.walk() if one.deal.turn == READER]
    for sitting, choice in turns[:3]:
        held = card_in("hand", str(choice).split()[0])
        at.text(f"{STILL} {held}")
        if saying := saying_at(sitting.deal, led):
            assert at.text("[data-widget=guide] .carte-coach") == saying.text
        press(at, "[data-widget=guide]", *buttons_of(choice))
        at.text(
            f"[data-widget=guide] .carte-felt:not(:has({card_in('hand', str(choice).split()[0])}))"
        )


def press(at: Driver, root: str, *selectors: str) -> None:
    """Press what each selector finds in a widget."""
    at.press(*(f"{root} {selector}" for selector in selectors))
