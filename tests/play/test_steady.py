"""The table and its buttons keep their places in the window, whatever is said or picked."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import carte
from carte.board.seats import READER
from carte.play import Sitting, code
from carte.play.guide import guide
from carte.widgets import Guide, Play
from tests.front.reader import Put, Sit
from tests.front.staged import settled
from tests.play.laid import LANGUAGES, Laid, at_widths, in_all_languages, lay
from tests.play.sittings import decisions, last_decision, near_the_end
from tests.play.test_phone_tricks import last_in_a_trick
from tests.site.match import AT_ONCE, Match, QuickMatch
from tests.site.table import QuickTable, pressed_for

DESK: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
HEAD, FOOT = 64, 76
"""The bar over a page of the book, and on a phone the doors at its foot."""

BAR = 56
"""As high as the bar is; what is scrolled to lies a little lower."""

IN_A_BOOK = f"""
    const around = new CSSStyleSheet();
    around.replaceSync(`
        html {{ scroll-padding: {HEAD}px 0 {FOOT}px }}
        body {{ padding: {HEAD}px 0 1500px }}
        h1 {{ padding-bottom: 120px }}`);
    document.adoptedStyleSheets.push(around);
"""
"""Run first in a bare page, it gives it what stands over and under a table in the book."""

SCROLLED = 700
"""Milliseconds after which a window has come to where it scrolls."""

PLACES = """root => [".carte-felt", ".carte-actions", ...
    ["hint", "undo", "coach"].map(name => `.carte-actions > [data-action=${name}]`)]
    .map(part => root.querySelector(part).getBoundingClientRect())
    .flatMap(({ x, y }) => [x, y])"""
"""Where the table and the small buttons are in the window."""

every_game = pytest.mark.parametrize("game", carte.GAMES)


def in_a_book(sit: Sit, page: Page, game: str, **wishes: Any) -> Match:
    page.add_init_script(IN_A_BOOK)
    return sit(game, **wishes)


@every_game
def test_on_a_phone_a_first_hint_and_a_first_move_leave_table_and_buttons_where_they_are(
    sit: Sit, page: Page, game: str
) -> None:
    page.set_viewport_size(PHONE)
    at = in_a_book(sit, page, game, played=QuickMatch)
    begun = at.root.evaluate(PLACES)
    at.act("hint").click()
    hint = at.root.locator("[data-note=hint]")
    expect(hint).to_be_visible()
    assert at.root.evaluate(PLACES) == pytest.approx(begun, abs=1)
    at.make(at.offered()[0])
    assert at.root.evaluate(PLACES) == pytest.approx(begun, abs=1)


TITLE = """root => {
    const words = document.createRange();
    words.selectNodeContents(root.querySelector(".carte-title"));
    const parts = [".carte-coach", "[data-action=play]"].map(one => root.querySelector(one));
    return [words, ...parts].map(one => one.getBoundingClientRect())
        .flatMap(({ top, bottom }) => [top, bottom]);
}"""
"""Where the title, the coach's line and the button that plays begin and end in the window."""


@pytest.mark.parametrize("spoken", LANGUAGES, indirect=True)
@pytest.mark.parametrize("game", ["asso-piglia-tutto", "scopa", "briscola"])
def test_on_a_phone_title_coach_and_button_of_a_guided_deal_lie_between_the_bars_after_a_move(
    put: Put, page: Page, game: str, spoken: str
) -> None:
    page.set_viewport_size(PHONE)
    page.add_init_script(AT_ONCE)
    page.add_init_script(IN_A_BOOK)
    table, (sitting, choice) = QuickTable(put(Guide(game))), next(guide(game).walk())
    assert sitting.deal.turn == READER
    table.wait_for_turn()
    table.press(*pressed_for(str(choice)))
    table.wait_for_turn()
    settled(page)
    title, _below, line, _under, _play, last = table.root.evaluate(TITLE)
    assert title >= BAR
    assert line >= BAR
    assert last <= PHONE["height"] - FOOT


@every_game
def test_on_a_phone_what_is_said_of_a_link_lies_above_the_doors_and_a_hint_moves_nothing(
    sit: Sit, page: Page, game: str
) -> None:
    page.set_viewport_size(PHONE)
    page.emulate_media(reduced_motion="no-preference")
    sitting = Sitting.begin(carte.game(game), seed=1)
    at = in_a_book(sit, page, game, fragment=f"#play={code(sitting)}")
    said = at.root.locator("[data-note=note]")
    expect(said).to_contain_text("the game from the link")
    page.wait_for_timeout(SCROLLED)
    box = said.bounding_box()
    assert box and box["y"] + box["height"] <= PHONE["height"] - FOOT
    begun = at.root.evaluate(PLACES)
    at.act("hint").click()
    expect(at.root.locator("[data-note=hint]")).to_be_visible()
    page.wait_for_timeout(SCROLLED)
    assert at.root.evaluate(PLACES) == pytest.approx(begun, abs=1)


WIDE = """root => {
    const main = root.querySelector(".carte-actions > .carte-main:not([hidden])");
    const { width, height } = main.getBoundingClientRect();
    return [width, height, main.scrollHeight - main.clientHeight];
}"""
"""The main button, and by how much its words are too high for it."""


def to_lead(put: Put, page: Page, *spoken: str) -> list[Match]:
    """Tables of mediatore in these languages, where the reader may say something with a card."""
    sitting = decisions(carte.game("mediatore"))["lead"]
    return lay(put, page, [Laid(sitting, one) for one in spoken])


def test_whatever_is_picked_the_main_button_stays_as_high(put: Put, page: Page) -> None:
    [at] = to_lead(put, page, "en")
    widths = (360, 390, 600, 1280)
    begun = at_widths(page, widths, WIDE)
    said = [move for move in map(str, at.deal.legal_moves()) if " " in move]
    leads = {move.partition(" ")[0]: move for move in said}  # a card is picked once
    for move in [*leads.values()][:6]:
        card, signal = move.split()
        QuickTable(at.root).press(
            f"[data-card='{card}']", f".carte-signals [data-option='{signal}']"
        )
        for width, [now] in at_widths(page, widths, WIDE).items():
            assert now == pytest.approx([*begun[width][0][:2], 0], abs=0.6), (move, width)


SIGNALS = """root => {
    const said = [...root.querySelectorAll(".carte-signals [data-option]")];
    const boxes = said.map((one) => one.getBoundingClientRect());
    const felt = root.querySelector(".carte-felt").getBoundingClientRect();
    return {
        tops: boxes.map(({ top }) => top),
        left: Math.min(...boxes.map(({ left }) => left)) - felt.left,
        right: felt.right - Math.max(...boxes.map(({ right }) => right)),
    };
}"""
"""Where all that may be said with a card is, and how far from the edges of the felt."""


def test_what_may_be_said_with_a_card_has_one_row(put: Put, page: Page) -> None:
    to_lead(put, page, "en")
    for [said] in at_widths(page, (1280, 390), SIGNALS).values():
        assert len(said["tops"]) > 2
        assert len({*said["tops"]}) == 1


def test_on_a_phone_what_may_be_said_with_a_card_ends_before_the_edge_of_the_felt(
    put: Put, page: Page
) -> None:
    to_lead(put, page, *LANGUAGES)
    for width, tables in at_widths(page, (320, 390), SIGNALS).items():
        for spoken, said in zip(LANGUAGES, tables, strict=True):
            assert min(said["left"], said["right"]) >= 4, (width, spoken)


def test_beside_the_table_no_small_button_moves_at_the_count(sit: Sit) -> None:
    at = sit("scopa", fragment=near_the_end("scopa"), played=QuickMatch)
    begun = at_widths(at.page, (600, 1280), PLACES)
    at.play_on()
    for width, [counted] in at_widths(at.page, (600, 1280), PLACES).items():
        assert counted[4::2] == pytest.approx(begun[width][0][4::2], abs=1)


FELT = "root => root.querySelector('.carte-felt').getBoundingClientRect().height"

LAID = """root => {
    const boxes = part => [...root.querySelectorAll(part)].map(one => one.getBoundingClientRect());
    const [felt] = boxes(".carte-felt");
    const [head, ...piles] = boxes(".carte-laid > *");
    const lowest = Math.max(...boxes(".carte-laid .carte-face").map(({ bottom }) => bottom));
    const between = piles.map(({ top }, before) => top - [head, ...piles][before].bottom);
    return [felt.height, head.top - felt.top, felt.bottom - lowest, ...between];
}"""
"""How high the felt is, and how much room is left above and below what is laid open, and within."""


@pytest.mark.usefixtures("short_reviews")
def test_the_felt_stays_as_high_while_the_cards_won_are_counted_on_it(put: Put, page: Page) -> None:
    late = [last_decision(game) for game in ("scopa", "briscola", "mediatore")]
    tables = lay(put, page, map(Laid, late), played=QuickMatch)
    widths = [320, 390, 768, 1024, 1280, 1440]
    played = at_widths(page, widths, FELT)
    for at in tables:
        at.play_on()
        expect(at.root.locator(".carte-laid-headline")).to_be_visible()
    for width, laid in at_widths(page, reversed(widths), LAID).items():
        for at, high, (counted, *left) in zip(tables, played[width], laid, strict=True):
            assert counted == pytest.approx(high, abs=1), (at.name, width)
            assert min(left) >= 0, (at.name, width)


LAID_UNDER = f"""(root, times) => {{
    const headline = root.querySelector(".carte-laid-headline");
    const text = headline.dataset.once ??= headline.textContent;
    headline.textContent = Array(times).fill(text).join(" ");
    return ({LAID})(root);
}}"""
"""The same, where the headline is told so many times."""


@pytest.mark.usefixtures("short_reviews")
@pytest.mark.parametrize("spoken", ["en", "it"], indirect=True)
def test_on_a_phone_all_the_cards_that_were_won_lie_on_the_felt_under_whatever_headline(
    put: Put, page: Page, spoken: str
) -> None:
    late = [last_in_a_trick(carte.game("briscola", players=seats)) for seats in (4, 6)]
    tables = lay(put, page, [Laid(one, spoken) for one in late], played=QuickMatch)
    for at in tables:
        at.play_on()
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 640})
        for times in (1, 2):
            for at in tables:
                _felt, *left = at.root.evaluate(LAID_UNDER, times)
                assert min(left) >= 0, (at.name, width, times)


THOUGHT = """root => [...root.querySelectorAll(".carte-seat")].map(seat => {
    seat.toggleAttribute("data-thinking", true);
    const plate = seat.querySelector(".carte-plate");
    const { top } = getComputedStyle(plate, "::after");
    const words = [...plate.children].map(one => one.getBoundingClientRect().bottom);
    return parseFloat(top) + plate.getBoundingClientRect().top - Math.max(...words);
})"""
"""How far below the words of each plate it is shown that somebody thinks."""


@pytest.mark.parametrize(("game", "players"), [("scopa", 2), ("scopa", 6), ("mediatore", 4)])
def test_who_thinks_is_shown_below_the_words_of_the_plate(
    sit: Sit, page: Page, game: str, players: int
) -> None:
    sit(game, **({"players": players} if game == "scopa" else {}))
    for width, [below] in at_widths(page, (1280, 390), THOUGHT).items():
        assert len(below) == players - 1
        assert min(below) >= 0, width


PLATES = """root => [...root.querySelectorAll(".carte-plate")]
    .map((one) => one.getBoundingClientRect())
    .map(({ width, height }) => [width, height].map(Math.round).join())"""
"""How wide and how high each plate is."""


def test_six_sit_at_plates_alike(put: Put, page: Page) -> None:
    lay(put, page, [Play(game, seed=3, players=6) for game in ("scopa", "briscola")])
    for tables in at_widths(page, (390, 600, 1280), PLATES).values():
        assert [*map(len, tables)] == [5, 5]
        assert [len({*plates}) for plates in tables] == [1, 1]


LINES = """all => all.map((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return words.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize);
})"""
"""How high words are, by the size of their letters."""


def test_on_a_phone_no_name_is_broken_in_the_sheet_of_the_match(sit: Sit, page: Page) -> None:
    page.set_viewport_size(PHONE)
    at = sit("mediatore", fragment=near_the_end("mediatore"), played=QuickMatch)
    at.play_on()
    names = at.root.locator(".carte-ending .carte-sheet-table thead th")
    assert "Opposite" in names.all_inner_texts()
    assert max(names.evaluate_all(LINES)) < 2


MIDDLES = """root => {
    const small = ".carte-actions > :is(.carte-button:not(.carte-main), .carte-typed)";
    return [...root.querySelectorAll(small)].filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .map(({ top, bottom }) => (top + bottom) / 2);
}"""
"""Where the middle of each small button is, and that of what is typed."""


def test_on_a_phone_the_small_buttons_have_one_row(put: Put, page: Page) -> None:
    lay(put, page, in_all_languages(Sitting.begin(carte.game("scopa"), seed=3)))
    written = "(roots, all) => roots.forEach((root, at) => { root.lang = all[at]; })"
    page.locator("[data-widget=play]").evaluate_all(written, [*LANGUAGES])
    for width, tables in at_widths(page, (320, 360, 390), MIDDLES).items():
        for spoken, found in zip(LANGUAGES, tables, strict=True):
            assert len(found) == 4
            assert max(found) - min(found) < 4, (width, spoken)


PRESSED = """root => {
    const all = [...root.querySelectorAll(".carte-actions .carte-button, .carte-typed input")];
    return all.filter((one) => one.checkVisibility()).flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return one.contains(at) || at?.contains(one) ? [] : [one.textContent];
    });
}"""
"""The buttons below a table whose middle is covered, or out of the window."""

FINGERS = """all => all.map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return [width >= 43.9 && height >= 43.9, Math.max(0, one.scrollWidth - one.clientWidth)];
})"""
"""Whether each key is as large as a finger, and by how much its words are wider."""


@pytest.mark.parametrize("spoken", LANGUAGES, indirect=True)
def test_whatever_the_matta_may_be_declared_as_each_value_can_be_pressed(
    sit: Sit, page: Page, spoken: str
) -> None:
    at = sit("cirulla", seed=153, coached=True)  # two assi and the matta: it may be any of seven
    values = at.root.locator("[data-option^='declare 7C=']")
    expect(values).to_have_count(7)
    for width in (1280, 1000, 768, 390, 360, 320):
        page.set_viewport_size({"width": width, "height": 900})
        values.first.scroll_into_view_if_needed()
        assert at.root.evaluate(PRESSED) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if width <= PHONE["width"]:
            assert values.evaluate_all(FINGERS) == [[True, 0]] * 7, width


CUT = """root => [...root.querySelectorAll(".carte-stack > .carte-zone-label")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.scrollWidth - one.clientWidth)"""
"""By how much the name of each pile is cut."""


@pytest.mark.parametrize("game", ["scopa", "briscola", "mediatore"])
def test_what_a_pile_is_called_is_whole(put: Put, page: Page, game: str) -> None:
    lay(put, page, in_all_languages(Sitting.begin(carte.game(game), seed=3)))
    for width, tables in at_widths(page, (1280, 768), CUT).items():
        for spoken, cut in zip(LANGUAGES, tables, strict=True):
            assert cut, (width, spoken)
            assert not any(cut), (width, spoken)
