"""At the play table all that a player needs is in one window, in every phase of every game."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import carte
from carte.board.seats import READER
from carte.engine.game import Game
from carte.engine.moves import Announcement
from carte.play import Sitting, code
from carte.play.match_code import from_json
from carte.widgets import Guide, Play
from tests.play.sittings import GAMES, begun, decisions
from tests.site.match import AT_ONCE, Match, uncoached
from tests.site.table import Table, pressed_for

Sit = Callable[..., Match]

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

CASES = [
    pytest.param(game, sitting, id=f"{game.slug}-{game.seats}-{kind}")
    for game in GAMES
    for kind, sitting in decisions(game).items()
]


def seated(sit: Sit, page: Page, size: ViewportSize, sitting: Sitting) -> Match:
    page.set_viewport_size(size)
    return sit(sitting.game.slug, fragment=f"#play={code(sitting)}")


PRESSED = """root => {
    const boxes = ['.carte-felt', '.carte-felt [data-card]', '.carte-body button']
        .flatMap(part => [...root.querySelectorAll(part)])
        .filter(one => one.checkVisibility())
        .map(one => one.getBoundingClientRect());
    return Math.max(...boxes.map(box => box.bottom)) - Math.min(...boxes.map(box => box.top));
}"""
"""From the seats down to the last button, in pixels."""

ALL_OF_IT = [
    (DESK, EXTENT, DESK["height"] - BAR),
    (PHONE, EXTENT, PHONE["height"] - BAR - DOORS),
    (SMALLEST, PRESSED, SMALLEST["height"] - BAR - DOORS),
]
"""What has to be in sight on a screen, and the room there is; on the smallest, what is pressed."""


def is_all_in_sight(at: Match) -> None:
    for size, extent, room in ALL_OF_IT:
        at.page.set_viewport_size(size)
        assert at.root.evaluate(extent) <= room, (size, at.deal)
        assert at.page.evaluate("document.documentElement.scrollWidth") == size["width"]


@pytest.mark.parametrize(("game", "sitting"), CASES)
def test_table_hand_buttons_and_the_last_word_fit_every_window_in_every_phase(
    sit: Sit, page: Page, game: Game, sitting: Sitting
) -> None:
    at = seated(sit, page, SMALLEST, sitting)
    is_all_in_sight(at)
    if not sitting.deal.is_over:
        at.make(at.offered()[0])
        is_all_in_sight(at)


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


@pytest.mark.parametrize("size", [DESK, PHONE, SMALLEST], ids=lambda size: str(size["width"]))
@pytest.mark.parametrize(("seats", "ways"), [(2, 1), (2, 6), (3, 2), (4, 1)])
def test_nothing_moves_when_something_is_declared(
    sit: Sit, page: Page, seats: int, ways: int, size: ViewportSize
) -> None:
    at = seated(sit, page, size, declarable(carte.game("cirulla", players=seats), ways))
    before = at.root.evaluate(PLACES)
    inside = "one => one.scrollWidth - one.clientWidth"
    options = at.root.locator(".carte-option")
    assert {round(one.evaluate("one => one.offsetHeight")) for one in options.all()} == {44}
    assert all(one.evaluate(inside) <= 0 for one in options.all())
    options.first.click()
    at.root.locator(".carte-options").wait_for(state="hidden")
    at.ready()
    assert at.root.evaluate(PLACES) == before


@pytest.mark.parametrize("ways", [1, 6])
@pytest.mark.parametrize("size", [DESK, SMALLEST], ids=lambda size: str(size["width"]))
def test_what_may_be_declared_waits_until_no_card_is_picked(
    sit: Sit, page: Page, ways: int, size: ViewportSize
) -> None:
    at = seated(sit, page, size, declarable(carte.game("cirulla"), ways))
    before, card = at.root.evaluate(PLACES), at.root.locator("[data-zone=hand] [data-card]").first
    card.click()
    expect(at.act("play")).to_be_enabled()
    expect(at.root.locator(".carte-options")).to_be_hidden()
    assert at.root.evaluate(PLACES) == before
    card.click()
    expect(at.root.locator(".carte-options")).to_be_visible()


def test_on_a_phone_no_line_of_what_is_told_is_cut(sit: Sit, page: Page) -> None:
    page.set_viewport_size(PHONE)
    at = sit("scopone", seed=3)
    for _turn in range(3):
        at.make(at.deal.legal_moves()[0])
    told = at.root.locator("[data-note=cards] > div")
    assert told.evaluate("told => told.scrollHeight - told.clientHeight") <= 1


def longest_told(game: str) -> tuple[str, str]:
    """Who takes a trick and what is told of a move: what is longest in a few deals."""
    widget, random = Play(game), Random(1)
    told = []
    for seed in range(4):
        sitting = Sitting.begin(carte.game(game), seed=seed)
        while not sitting.deal.is_over:
            choice = random.choice(sitting.deal.legal_moves())
            one = widget.after(sitting, choice)["told"]
            told.append((one.get("took", ""), one["text"]))
            sitting = sitting.play(choice)
    return max(told, key=lambda one: len("".join(one)))


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

SMALL = [
    (Play, "briscola"),
    (Play, "scopa"),
    (Play, "briscola-chiamata"),
    (Play, "mediatore"),
    (Guide, "briscola"),
    (Guide, "scopa"),
]


@pytest.mark.parametrize("spoken", ["en", "ja", "it"], indirect=True)
@pytest.mark.parametrize(("kind", "game"), SMALL, ids=lambda one: getattr(one, "__name__", one))
def test_on_a_phone_the_longest_that_is_told_of_a_move_has_its_room_before(
    put: Callable[..., Locator],
    page: Page,
    spoken: str,
    kind: type[Guide | Play],
    game: str,
) -> None:
    page.add_init_script(AT_ONCE)
    widget, told = kind(game), longest_told(game)
    page.add_init_script(uncoached(widget.content["name"]) if kind is Play else "")
    table = Table(put(widget))
    table.wait_for_turn()
    first = from_json(widget.content["sitting"]).deal.legal_moves()[0]
    table.press(*pressed_for(str(first)))
    table.wait_for_turn()
    for width in (320, 360, 390, 430):
        page.set_viewport_size({"width": width, "height": 844})
        room = table.root.locator(".carte-status").evaluate("one => one.offsetHeight")
        cut, high = table.root.evaluate(TOLD, told)
        assert cut <= 1, (width, told)
        assert high == room


FULL_TRICKS = ["briscola", "briscola-chiamata", "mediatore"]


@pytest.mark.parametrize("slug", FULL_TRICKS)
def test_on_a_phone_who_took_the_trick_stays_in_sight(sit: Sit, page: Page, slug: str) -> None:
    page.set_viewport_size(PHONE)
    at = sit(slug, seed=3)
    seen = 0
    while seen < 4 and not at.deal.is_over:
        at.make(at.offered()[-1])
        if at.deal.phase != "play" or not at.deal.tricks:
            continue
        seen += 1
        told = at.root.locator("[data-note=cards] > div")
        taker = told.locator("[data-lasts] > b")
        assert taker.inner_text().startswith("The trick goes to: ")
        assert told.evaluate(
            "told => told.scrollTop === 0 && told.querySelector('[data-lasts] > b')"
            ".getBoundingClientRect().bottom <= told.getBoundingClientRect().bottom"
        ), told.inner_text()


def declared_by_another(game: Game) -> Sitting:
    """The reader is to play a first card; in most tricks others have played before."""
    sitting = begun(game, deals=1)
    while (deal := sitting.deal).phase != "play" or deal.turn != READER:
        passes = deal.phase == "auction" and deal.turn != 1
        moves = deal.legal_moves()
        sitting = sitting.play(moves[0 if passes else 1 % len(moves)])
    return sitting


@pytest.mark.parametrize("spoken", ["en", "it"], indirect=True)
@pytest.mark.parametrize("slug", ["briscola-chiamata", "mediatore"])
def test_on_a_phone_what_is_led_stays_in_sight_until_the_trick_is_over(
    sit: Sit, page: Page, slug: str, spoken: str
) -> None:
    page.set_viewport_size({"width": 320, "height": 844})
    at = sit(slug, fragment=f"#play={code(declared_by_another(carte.game(slug)))}")
    told = at.root.locator("[data-note=cards] > div")
    seen = 0
    while not at.deal.is_over:
        at.make(at.offered()[-1])
        if at.deal.is_over or not at.deal.trick:
            continue
        seen += 1
        led, *_others = at.deal.trick
        assert any(led.name in line for line in told.locator("[data-leads]").all_inner_texts())
        assert told.evaluate("told => told.scrollHeight - told.clientHeight") <= 1, at.deal
    assert seen > 2


HINTED = [
    pytest.param(game, decisions(game)[kind], id=f"{game.slug}-{kind}")
    for slug, kinds in {"scopone": ["play"], "mediatore": ["auction", "exchange", "lead"]}.items()
    for game in [carte.game(slug)]
    for kind in kinds
]


@pytest.mark.parametrize(("game", "sitting"), HINTED)
def test_a_hint_on_a_phone_leaves_the_seats_and_the_table_in_sight(
    sit: Sit, page: Page, game: Game, sitting: Sitting
) -> None:
    at = seated(sit, page, {"width": 390, "height": PHONE["height"] - BAR - DOORS}, sitting)
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
