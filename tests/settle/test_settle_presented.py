"""An answer before a class: alone beside its cards, and read from six metres with its rule."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.widgets import Settle
from tests.front.reader import Put, act
from tests.front.staged import CAPITALS, CUT, IN_SIGHT, SCREENS, in_language, on_stage, resize
from tests.pairs import pairs
from tests.settle.settling import quarrel

TYPED = "(field, text) => { field.value = text; field.dispatchEvent(new Event('change')) }"
ASKED_WITH = ".carte-usual, .carte-pad, .carte-meant-place"
LANGUAGES = ("en", "it", "ja")
PHONES = [(390, 844), (320, 640)]
PAGES = [(1280, 900), *PHONES]


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


def lay_out(root: Locator, slug: str, text: str) -> None:
    root.locator("[data-game-choice]").select_option(slug)
    root.locator("[data-field=cards]").evaluate(TYPED, text)


def is_seen_whole(root: Locator, size: tuple[int, int]) -> None:
    assert root.evaluate(CUT) == [], size
    assert size[0] < 1920 or root.evaluate(CAPITALS) == [], size


@pytest.mark.parametrize(
    ("slug", "cards", "number", "spoken", "sizes"),
    [
        ("mediatore", "4c 3s / 1c", 0, "it", SCREENS),  # where most is said
        ("mediatore", "4c 3s / 1c", 0, "en", SCREENS[:1]),
        ("mediatore", "4c 3s / 1c", 0, "ja", SCREENS[1:2]),
        ("scopa", "8 / 8 2 6", 2, "it", SCREENS[2:]),
    ],
)
def test_an_answer_about_cards_of_ones_own_stands_alone_until_it_is_held_back_again(
    put: Put,
    page: Page,
    slug: str,
    cards: str,
    number: int,
    spoken: str,
    sizes: list[tuple[int, int]],
) -> None:
    resize(page, *sizes[0])
    root = put(in_language(spoken, Settle), fragment="?present")
    lay_out(root, slug, cards)
    root.locator("[data-meant]").nth(number).dispatch_event("click")
    for size in sizes:
        resize(page, *size)
        is_seen_whole(root, size)
        page.keyboard.press(".")
        expect(root.locator(".carte-settled-answer").first).to_be_visible()
        expect(root.locator(ASKED_WITH).filter(visible=True)).to_have_count(0)
        is_seen_whole(root, size)
        page.keyboard.press(".")
    expect(act(root, "clear")).to_be_visible()
    expect(root.locator(".carte-settled")).to_be_hidden()


def test_an_answer_that_is_chosen_when_all_are_shown_has_their_room_at_once(
    put: Put, page: Page
) -> None:
    resize(page, 1920, 1080)
    root = put(Settle(), fragment="?present")
    lay_out(root, "scopa", "10 / 1 2 3 4 5 6")
    page.keyboard.press(".")
    root.locator("[data-meant]").first.click()
    expect(root.locator(".carte-settled-answer")).to_be_visible()
    assert root.evaluate(CAPITALS) == []
    assert root.evaluate(CUT) == []


@pytest.mark.parametrize("number", [None, 1])
def test_a_clicker_leads_back_to_the_question_that_was_put_in(
    put: Put, page: Page, number: int | None
) -> None:
    root = put(Settle(), fragment="?present")
    lay_out(root, "scopa", "8 / 8 2 6")
    moves = root.locator("[data-meant]")
    expect(moves).not_to_have_count(0)
    if number is not None:
        moves.nth(number).click()
        expect(root.locator(".carte-settled")).to_be_attached()
    for _press in range(4):  # of the question that was put in, too, the answers are revealed first
        page.keyboard.press("PageDown")
    expect(quarrel(root, 1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    expect(root).to_have_attribute("data-shows", "pad")
    laid = root.locator(".carte-settle-laid-cards > *")
    expect(laid).to_have_count(4)
    page.keyboard.press(".")
    answer = root.locator(".carte-settled-answer").filter(visible=True)
    expect(answer).to_have_count(0 if number is None else 1)


def test_nothing_was_put_in_and_nothing_is_led_back_to(put: Put, page: Page) -> None:
    root = put(Settle(), fragment="?present")
    page.keyboard.press("PageDown")
    page.keyboard.press("PageUp")
    expect(quarrel(root, 0)).to_have_attribute("aria-pressed", "true")
    expect(act(root, "stage-back")).to_be_disabled()


LAID_OUT = "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"

ROWS = """root => new Set([...root.querySelectorAll(".carte-teacher > .carte-button")]
    .map(one => Math.round(one.getBoundingClientRect().top))).size"""
"""In how many rows the buttons of the teacher stand."""

ANSWERED = f"""async (root, numbers) => {{
    const press = key => document.body.dispatchEvent(
        new KeyboardEvent("keydown", {{ key, bubbles: true }}));
    const faults = [];
    for (const number of numbers) {{
        if (root.hasAttribute("data-revealed")) press(".");
        root.querySelectorAll("[data-quarrel]")[number].click();
        await {LAID_OUT};
        const note = fault => faults.push(`${{number}}: ${{fault}}`);
        if (({ROWS})(root) !== 1) note("the buttons of the teacher stand in several rows");
        delete globalThis.seen;
        const before = JSON.stringify(({IN_SIGHT})(root));
        press(".");
        await {LAID_OUT};
        if (!root.querySelector(".carte-settled-answer").checkVisibility()) note("no answer");
        if (JSON.stringify(({IN_SIGHT})(root)) !== before) note("something in sight moves");
        ({CUT})(root).forEach(note);
        if (innerWidth >= 1920) ({CAPITALS})(root).forEach(note);
    }}
    return faults;
}}"""
"""Press some of what is often asked, have it answered, and list what is not as it should be."""

Row = tuple[str, str, tuple[int, int]]
ROOMS: list[Row] = pairs(LANGUAGES, [*carte.GAMES], SCREENS)
"""In which language a game is shown to a class, and how large."""


def asked_in(room: Row, quarrels: list[dict[str, Any]]) -> list[int]:
    """Which of the questions of a game are asked there: its share of all, and the longest one."""
    rooms = [one for one in ROOMS if one[1] == room[1]]
    lengths = [len(one["says"] + one["rule"]["text"]) for one in quarrels]
    return sorted(
        {*range(rooms.index(room), len(quarrels), len(rooms)), lengths.index(max(lengths))}
    )


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_before_a_class_every_answer_to_what_is_often_asked_has_its_room_and_nothing_moves(
    put: Put, page: Page, spoken: str
) -> None:
    widget = in_language(spoken, Settle)
    root = put(widget, fragment="?present")
    for room in sorted((one for one in ROOMS if one[0] == spoken), key=lambda room: room[2]):
        _spoken, slug, size = room
        resize(page, *size)
        root.locator("[data-game-choice]").select_option(slug)
        numbers = asked_in(room, widget.content["quarrels"][slug])
        assert root.evaluate(ANSWERED, numbers) == [], room


STILL = f"""async (root, numbers) => {{
    const press = key => document.body.dispatchEvent(
        new KeyboardEvent("keydown", {{ key, bubbles: true }}));
    const faults = [];
    for (const number of numbers) {{
        if (root.hasAttribute("data-revealed")) press(".");
        if (number !== null) root.querySelectorAll("[data-meant]")[number].click();
        await {LAID_OUT};
        delete globalThis.seen;
        const before = ({IN_SIGHT})(root);
        press(".");
        await {LAID_OUT};
        const after = Object.entries(({IN_SIGHT})(root));
        if (after.some(([name, place]) => `${{place}}` !== `${{before[name]}}`))
            faults.push(`${{number}}: something in sight moves`);
        const answer = number === null ? ".carte-meant-answer" : ".carte-settled-answer";
        if (!root.querySelector(answer).checkVisibility()) faults.push(`${{number}}: no answer`);
    }}
    return faults;
}}"""
"""Choose some of the moves that could be meant, have them answered, and list what is wrong."""

OWN = [("scopa", "8 / 8 2 6"), ("cirulla", "7 / 4 9"), ("mediatore", "4c 3s / 1c")]


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_nothing_in_sight_of_a_class_moves_when_a_question_of_ones_own_is_answered(
    put: Put, page: Page, spoken: str
) -> None:
    root = put(in_language(spoken, Settle), fragment="?present")
    rooms = pairs(LANGUAGES, [*SCREENS, PHONES[0]], OWN)
    for place, (language, size, (slug, cards)) in enumerate(rooms):
        if language == spoken:
            resize(page, *size)
            lay_out(root, slug, cards)
            moves = root.locator("[data-meant]")
            expect(moves).not_to_have_count(0)
            numbers = (None, place % moves.count())  # all of them, or one that is meant
            assert root.evaluate(STILL, numbers) == [], (size, cards)


@pytest.mark.parametrize("size", PHONES)
def test_the_buttons_of_the_teacher_stand_in_one_row_on_a_phone(
    put: Put, page: Page, size: tuple[int, int]
) -> None:
    resize(page, *size)
    root = put(in_language("ja", Settle), fragment="?present")  # its words are the widest there
    for slug in carte.GAMES:
        root.locator("[data-game-choice]").select_option(slug)
        for number in (None, 0, 9):
            if number is not None:
                quarrel(root, number).dispatch_event("click")
            page.evaluate(LAID_OUT)
            assert root.evaluate(ROWS) == 1, (slug, number)


KEYS = """root => [...root.querySelectorAll(".carte-pad-key")].map(key => {
    const [box, ...words] = [key, ...key.children].map(one => one.getBoundingClientRect());
    const { scrollWidth, clientWidth } = key;
    const isWhole = scrollWidth <= clientWidth &&
        words.every(({ left, right }) => left >= box.left && right <= box.right);
    return [key.innerText, box.width, isWhole && box.right < innerWidth - 4];
})"""
"""What the keys of the pad say, how wide each is, and whether all of it is in sight on the key."""


@pytest.mark.parametrize(
    ("spoken", "skin", "way"), pairs(LANGUAGES, ["italian", "french"], ["?present", ""])
)
def test_all_keys_of_the_pad_are_equally_wide_in_either_pack(
    put: Put, page: Page, way: str, skin: str, spoken: str
) -> None:
    page.add_init_script(f"localStorage['carte.skin'] = '{skin}'")
    root = put(in_language(spoken, Settle), fragment=way)
    expect(root).to_have_attribute("data-skin", skin)
    for size in SCREENS if way else PAGES:
        resize(page, *size)
        for slug in ("scopa", "mediatore"):  # of values, and of cards
            root.locator("[data-game-choice]").select_option(slug)
            page.evaluate(LAID_OUT)
            keys = root.evaluate(KEYS)
            assert len(keys) == 10
            assert [key for key in keys if not key[2]] == []
            assert max(width for _, width, _ in keys) - min(width for _, width, _ in keys) < 1, keys
            assert size[0] < 1920 or root.evaluate(CAPITALS) == []
