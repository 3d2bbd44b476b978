"""At the play table all that a player needs is in one window, in every phase of every game."""

import re
from collections.abc import Iterable
from functools import cache
from itertools import cycle
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import carte
from carte.board.narration import narrate
from carte.board.seats import READER
from carte.engine.game import Game
from carte.engine.moves import Announcement, Move
from carte.play import Sitting, code
from carte.play.match_code import from_json
from carte.widgets import Guide, Play
from tests.front.reader import Put, Sit, tap_later
from tests.play.laid import LANGUAGES, Laid, lay
from tests.play.sittings import GAMES, begun, decisions
from tests.site.match import AT_ONCE, Match, QuickMatch, uncoached
from tests.site.table import QuickTable, pressed_for

BAR, DOORS = 52, 76
"""The bar over a page of the book, and on a phone the doors at its foot."""

DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALLEST: ViewportSize = {"width": 320, "height": 640}

EXTENT = """root => {
    const parts = ['.carte-felt', '.carte-body .carte-button',
        root.matches('[data-over]') ? '.carte-status p:first-child' : '.carte-status > *'];
    const boxes = parts.flatMap(part => [...root.querySelectorAll(part)])
        .filter(one => one.checkVisibility())
        .map(one => one.getBoundingClientRect());
    return Math.max(...boxes.map(box => box.bottom)) - Math.min(...boxes.map(box => box.top));
}"""
"""From the seats down to the last button and what is said last, in pixels."""


PRESSED = """root => {
    const boxes = ['.carte-felt', '.carte-felt [data-card]', '.carte-body button']
        .flatMap(part => [...root.querySelectorAll(part)])
        .filter(one => one.checkVisibility())
        .map(one => one.getBoundingClientRect());
    return Math.max(...boxes.map(box => box.bottom)) - Math.min(...boxes.map(box => box.top));
}"""
"""From the seats down to the last button, in pixels."""

IN_SIGHT = {
    "desk": (DESK, EXTENT, DESK["height"] - BAR),
    "phone": (PHONE, EXTENT, PHONE["height"] - BAR - DOORS),
    "smallest": (SMALLEST, PRESSED, SMALLEST["height"] - BAR - DOORS),
}
"""What has to be in sight on a screen, and the room there is; on the smallest, what is pressed."""


def is_all_in_sight(page: Page, tables: list[Match], screen: str) -> None:
    size, extent, room = IN_SIGHT[screen]
    page.set_viewport_size(size)
    extents = page.locator("[data-widget=play]").evaluate_all(f"roots => roots.map({extent})")
    assert len(extents) == len(tables)
    for at, high in zip(tables, extents, strict=True):
        assert high <= room, (size, at.deal)
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]


ORDERS = cycle([("desk", "phone"), ("phone", "desk")])
"""Every table is seen on each screen, and on each screen tables before and after a move."""


@pytest.mark.usefixtures("short_reviews")
@pytest.mark.parametrize(
    ("game", "first", "last"),
    [
        pytest.param(game, *order, id=f"{game.slug}-{game.seats}")
        for game, order in zip(GAMES, ORDERS, strict=False)
    ],
)
def test_table_hand_buttons_and_the_last_word_fit_every_window_in_every_phase(
    put: Put, page: Page, game: Game, first: str, last: str
) -> None:
    found = decisions(game).values()
    tables = lay(put, page, map(Laid, found), played=QuickMatch)
    is_all_in_sight(page, tables, first)
    is_all_in_sight(page, tables, "smallest")
    going_on = [at for at in tables if not at.deal.is_over]
    assert len(going_on) >= len(found) - 1
    for at in going_on:
        at.make(at.offered()[0])
    is_all_in_sight(page, tables, "smallest")
    is_all_in_sight(page, tables, last)


def declarable(game: Game, ways: int) -> Sitting:
    """The reader may declare, in so many ways."""
    sittings = (begun(game, seed) for seed in range(1, 4000))
    return next(
        one
        for one in sittings
        if one.deal.turn == READER
        and len([move for move in one.deal.legal_moves() if isinstance(move, Announcement)]) == ways
    )


PLACES = """root => ['.carte-body .carte-button:not(.carte-main, .carte-option)', '.carte-typed',
    '.carte-status', '.carte-below']
    .flatMap(part => [...root.querySelectorAll(part)])
    .filter(one => one.checkVisibility())
    .map(one => one.getBoundingClientRect())
    .map(box => [box.left, box.top + scrollY].map(Math.round))"""


INSIDE = "all => all.map(one => [one.offsetHeight, one.scrollWidth - one.clientWidth])"
"""How high each button is, and by how much its words are wider than it."""


def places(at: Match, sizes: Iterable[ViewportSize]) -> list[Any]:
    """Where all lies in windows of these sizes."""
    found = []
    for size in sizes:
        at.page.set_viewport_size(size)
        found.append(at.root.evaluate(PLACES))
    return found


@pytest.mark.parametrize(("seats", "ways"), [(2, 1), (2, 6), (3, 2), (4, 1)])
def test_nothing_moves_when_something_is_declared(
    put: Put, page: Page, seats: int, ways: int
) -> None:
    [at] = lay(put, page, [Laid(declarable(carte.game("cirulla", players=seats), ways))])
    options = at.root.locator(".carte-option")
    before = []
    for size in (DESK, PHONE, SMALLEST):
        before += places(at, [size])
        inside = options.evaluate_all(INSIDE)
        assert {high for high, _wider in inside} == {44}, size
        assert all(wider <= 0 for _high, wider in inside), size
    options.first.click()
    at.root.locator(".carte-options").wait_for(state="hidden")
    at.ready()
    assert places(at, [SMALLEST, PHONE, DESK]) == before[::-1]


@pytest.mark.parametrize("ways", [1, 6])
def test_what_may_be_declared_waits_until_no_card_is_picked(
    put: Put, page: Page, ways: int
) -> None:
    [at] = lay(put, page, [Laid(declarable(carte.game("cirulla"), ways))])
    before = places(at, [SMALLEST, DESK])
    card = at.root.locator("[data-zone=hand] [data-card]").first
    card.click()
    expect(at.act("play")).to_be_enabled()
    expect(at.root.locator(".carte-options")).to_be_hidden()
    assert places(at, [DESK, SMALLEST]) == before[::-1]
    tap_later(card)
    expect(at.root.locator(".carte-options")).to_be_visible()


def test_on_a_phone_no_line_of_what_is_told_is_cut(sit: Sit, page: Page) -> None:
    page.set_viewport_size(PHONE)
    at = sit("scopone", seed=3, played=QuickMatch)
    for _turn in range(3):
        at.make(at.deal.legal_moves()[0])
    told = at.root.locator("[data-note=cards] > div")
    assert told.evaluate("told => told.scrollHeight - told.clientHeight") <= 1


@cache
def deals_at_random(game: str) -> list[tuple[Sitting, Move]]:
    """All moves of a few deals."""
    random, found = Random(1), []
    for seed in range(4):
        sitting = Sitting.begin(carte.game(game), seed=seed)
        while not sitting.deal.is_over:
            choice = random.choice(sitting.deal.legal_moves())
            found.append((sitting, choice))
            sitting = sitting.play(choice)
    return found


def longest_told(game: str) -> tuple[str, str]:
    """Who takes a trick and what is told of a move: what is longest in a few deals."""
    moves = deals_at_random(game)
    told = [one for sitting, choice in moves for one in narrate(sitting.deal, [choice])]
    return max(
        ((one.get("took", ""), one["text"]) for one in told), key=lambda one: len("".join(one))
    )


TOLD = """(root, [took, text]) => {
    const said = root.querySelector("[data-note=cards] > div");
    const [name] = [...said.querySelectorAll("b")].slice(-1);
    const line = document.createElement("p");
    line.append(document.createElement("b"), name, text);
    line.firstChild.textContent = took;
    line.firstChild.style.display = "block";
    said.replaceChildren(line);
    const status = root.querySelector(".carte-status");
    return [said.scrollHeight - said.clientHeight, status.offsetHeight];
}"""
"""What is told in place of the last move: by how much it is cut, and how high its room is."""

SMALL: list[tuple[type[Guide | Play], str]] = [
    (Play, "briscola"),
    (Play, "scopa"),
    (Play, "briscola-chiamata"),
    (Play, "mediatore"),
    (Guide, "briscola"),
    (Guide, "scopa"),
]

ROOM = "root => root.querySelector('.carte-status').offsetHeight"


@pytest.mark.parametrize("spoken", LANGUAGES, indirect=True)
def test_on_a_phone_the_longest_that_is_told_of_a_move_has_its_room_before(
    put: Put, page: Page, spoken: str
) -> None:
    page.add_init_script(AT_ONCE)
    page.add_init_script(uncoached(*(game for kind, game in SMALL if kind is Play)))
    widgets = [kind(game) for kind, game in SMALL]
    put(widgets)
    tables = [QuickTable(root) for root in page.locator(".carte").all()]
    for widget, table in zip(widgets, tables, strict=True):
        table.wait_for_turn()
        first = from_json(widget.content["sitting"]).deal.legal_moves()[0]
        table.press(*pressed_for(str(first)))
        table.wait_for_turn()
    longest = [longest_told(game) for _kind, game in SMALL]
    for width in (320, 360, 390, 430):
        page.set_viewport_size({"width": width, "height": 844})
        for table, told in zip(tables, longest, strict=True):
            room = table.root.evaluate(ROOM)
            cut, high = table.root.evaluate(TOLD, told)
            assert cut <= 1, (width, told)
            assert high == room, (width, told)


FULL_TRICKS = ["briscola", "briscola-chiamata", "mediatore"]

WON = {"short": "[data-lasts]", "long": "[data-lasts] > b"}
"""Where it stands who took a trick: in a line with the card, or above the reasons."""

WHOLE = """([told, won]) => told.scrollTop === 0
    && won.getBoundingClientRect().bottom <= told.getBoundingClientRect().bottom"""


@pytest.mark.parametrize("wording", WON)
@pytest.mark.parametrize("slug", FULL_TRICKS)
def test_on_a_phone_who_took_the_trick_stays_in_sight(
    sit: Sit, page: Page, slug: str, wording: str
) -> None:
    page.set_viewport_size(PHONE)
    at = sit(slug, seed=3, played=QuickMatch)
    page.locator(f"[data-preference=wording][value={wording}]").evaluate("one => one.click()")
    seen = 0
    while seen < 4 and not at.deal.is_over:
        at.make(at.offered()[-1])
        if at.deal.phase != "play" or not at.deal.tricks:
            continue
        seen += 1
        told = at.root.locator("[data-note=cards] > div")
        won = told.locator(WON[wording])
        assert re.search("(You win|wins) the trick[.:]", won.inner_text())
        assert "\n" not in won.inner_text()
        places = [told.element_handle(), won.element_handle()]
        assert page.evaluate(WHOLE, places), told.inner_text()


def declared_by_another(game: Game) -> Sitting:
    """The reader is to play a first card; in most tricks others have played before."""
    sitting = begun(game, deals=1)
    while (deal := sitting.deal).phase != "play" or deal.turn != READER:
        passes = deal.phase == "auction" and deal.turn != 1
        moves = deal.legal_moves()
        sitting = sitting.play(moves[0 if passes else 1 % len(moves)])
    return sitting


LED = """root => {
    const told = root.querySelector("[data-note=cards] > div");
    const leads = [...told.querySelectorAll("[data-leads]")].map(line => line.innerText);
    return [leads, told.scrollHeight - told.clientHeight];
}"""
"""What is told of the card that was led, and by how much what is told is cut."""


@pytest.mark.parametrize("spoken", ["en", "it"], indirect=True)
@pytest.mark.parametrize("slug", ["briscola-chiamata", "mediatore"])
def test_on_a_phone_what_is_led_stays_in_sight_until_the_trick_is_over(
    sit: Sit, page: Page, slug: str, spoken: str
) -> None:
    page.set_viewport_size({"width": 320, "height": 844})
    fragment = f"#play={code(declared_by_another(carte.game(slug)))}"
    at = sit(slug, fragment=fragment, played=QuickMatch)
    seen = 0
    while seen < 4 and not at.deal.is_over:
        at.make(at.offered()[-1])
        if at.deal.is_over or not at.deal.trick:
            continue
        seen += 1
        led, *_others = at.deal.trick
        leads, cut = at.root.evaluate(LED)
        assert any(led.name in line.lower() for line in leads)
        assert cut <= 1, at.deal
    assert seen > 2


HINTED = [
    pytest.param(decisions(game)[kind], id=f"{game.slug}-{kind}")
    for slug, kinds in {"scopone": ["play"], "mediatore": ["auction", "exchange", "lead"]}.items()
    for game in [carte.game(slug)]
    for kind in kinds
]


@pytest.mark.parametrize("sitting", HINTED)
def test_a_hint_on_a_phone_leaves_the_seats_and_the_table_in_sight(
    put: Put, page: Page, sitting: Sitting
) -> None:
    page.set_viewport_size({"width": 390, "height": PHONE["height"] - BAR - DOORS})
    [at] = lay(put, page, [Laid(sitting)])
    at.act("hint").click()
    for part in ("[data-note=hint] p >> nth=0", ".carte-felt", "[data-action=undo]"):
        expect(at.root.locator(part).first).to_be_in_viewport(ratio=0.99)


def test_the_table_comes_back_into_sight_when_the_reader_plays_on(sit: Sit, page: Page) -> None:
    page.set_viewport_size(DESK)
    at = sit("mediatore", seed=3)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    at.root.locator("[data-option=pass]").dispatch_event("click")
    at.ready()
    expect(at.root.locator(".carte-felt")).to_be_in_viewport(ratio=0.99)
