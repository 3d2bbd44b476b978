"""An answer before a class: alone beside its cards, and read from six metres with its rule."""

from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.widgets import Settle
from tests.front.reader import Put, act
from tests.front.staged import (
    CAPITALS,
    CUT,
    IN_SIGHT,
    SCREENS,
    in_language,
    is_seen_whole_by_a_class,
    on_stage,
    resize,
)
from tests.reference.settling import quarrel

TYPED = "(field, text) => { field.value = text; field.dispatchEvent(new Event('change')) }"
ASKED_WITH = ".carte-usual, .carte-pad, .carte-meant-place"
PAGES = [(1280, 900), (390, 844), (320, 640)]


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page, and wait until they can be taught with."""
    return on_stage(put)


def lay_out(root: Locator, slug: str, text: str) -> None:
    root.locator("[data-game-choice]").select_option(slug)
    root.locator("[data-field=cards]").evaluate(TYPED, text)


@pytest.mark.parametrize("spoken", ["en", "it", "ja"])
def test_the_longest_answer_of_a_game_is_read_from_six_metres(
    put: Put, page: Page, spoken: str
) -> None:
    widget = in_language(spoken, Settle)
    root = put(widget, fragment="?present")
    for slug in carte.GAMES:
        asked = widget.content["quarrels"][slug]
        lengths = [len(one["says"] + one["rule"]["text"]) for one in asked]
        root.locator("[data-game-choice]").select_option(slug)
        quarrel(root, lengths.index(max(lengths))).dispatch_event("click")
        page.keyboard.press(".")
        expect(root.locator(".carte-settled-answer")).to_be_visible()
        is_seen_whole_by_a_class(root)
        page.keyboard.press(".")


@pytest.mark.parametrize(
    ("slug", "cards", "number", "spoken"),
    [
        ("scopa", "8 / 8 2 6", 2, "it"),
        *(("mediatore", "4c 3s / 1c", 0, spoken) for spoken in ("en", "it", "ja")),
    ],
)
def test_an_answer_about_cards_of_ones_own_stands_alone_until_it_is_held_back_again(
    put: Put, page: Page, slug: str, cards: str, number: int, spoken: str
) -> None:
    root = put(in_language(spoken, Settle), fragment="?present")
    lay_out(root, slug, cards)
    root.locator("[data-meant]").nth(number).click()
    is_seen_whole_by_a_class(root)
    page.keyboard.press(".")
    expect(root.locator(".carte-settled-answer").first).to_be_visible()
    expect(root.locator(ASKED_WITH).filter(visible=True)).to_have_count(0)
    is_seen_whole_by_a_class(root)
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


def all_asked(look: str) -> str:
    """A script that presses all that is often asked, one after the other, and looks each time.

    It returns how many there are, and of which ``look(root)`` has found a fault.
    """
    return f"""async root => {{
        const press = key => document.body.dispatchEvent(
            new KeyboardEvent("keydown", {{ key, bubbles: true }}));
        const look = {look};
        const all = [...root.querySelectorAll("[data-quarrel]")];
        const asked = all.map(one => one.dataset.quarrel);
        const wrong = [];
        for (const one of asked) {{
            root.querySelector(`[data-quarrel="${{one}}"]`).click();
            await {LAID_OUT};
            if (await look(root)) wrong.push(one);
        }}
        return [asked.length, wrong];
    }}"""


MOVES = f"""async root => {{
    delete globalThis.seen;
    const before = JSON.stringify(({IN_SIGHT})(root));
    press(".");
    await {LAID_OUT};
    const isTold = root.querySelector(".carte-settled-answer").checkVisibility();
    const after = JSON.stringify(({IN_SIGHT})(root));
    press(".");
    return !isTold || after !== before;
}}"""
"""Whether anything in sight moves when what is asked is answered, or no answer comes."""


@pytest.mark.parametrize(
    ("size", "spoken"),
    [*((size, "en") for size in SCREENS[:2]), *((SCREENS[1], one) for one in ("it", "ja"))],
)
def test_nothing_in_sight_of_a_class_moves_when_what_is_often_asked_is_answered(
    put: Put, page: Page, size: tuple[int, int], spoken: str
) -> None:
    resize(page, *size)
    widget = in_language(spoken, Settle)
    root = put(widget, fragment="?present")
    for slug in carte.GAMES:
        root.locator("[data-game-choice]").select_option(slug)
        asked = len(widget.content["quarrels"][slug])
        assert root.evaluate(all_asked(MOVES)) == [asked, []], slug


@pytest.mark.parametrize(
    ("size", "spoken"),
    [
        *((size, "en") for size in [*SCREENS, (390, 844)]),
        *((SCREENS[0], one) for one in ("it", "ja")),
    ],
)
def test_nothing_in_sight_of_a_class_moves_when_a_question_of_ones_own_is_answered(
    put: Put, page: Page, size: tuple[int, int], spoken: str
) -> None:
    resize(page, *size)
    root = put(in_language(spoken, Settle), fragment="?present")
    for slug, cards in (
        ("scopa", "8 / 8 2 6"),
        ("cirulla", "7 / 4 9"),
        ("mediatore", "4c 3s / 1c"),
    ):
        lay_out(root, slug, cards)
        moves = root.locator("[data-meant]")
        expect(moves).not_to_have_count(0)
        for number in (None, *range(moves.count())):  # all of them, or one that is meant
            if number is not None:
                moves.nth(number).click()
                expect(root.locator(".carte-settled-answer").first).to_be_attached()
            page.evaluate(LAID_OUT)
            page.evaluate("delete globalThis.seen")
            before = root.evaluate(IN_SIGHT)
            page.keyboard.press(".")
            page.evaluate(LAID_OUT)
            after = root.evaluate(IN_SIGHT)
            assert after == {name: before[name] for name in after}, (cards, number)
            page.keyboard.press(".")


ROWS = """root => new Set([...root.querySelectorAll(".carte-teacher > .carte-button")]
    .map(one => Math.round(one.getBoundingClientRect().top))).size"""
"""In how many rows the buttons of the teacher stand."""


@pytest.mark.parametrize(
    ("size", "spoken"),
    [
        *((size, "ja") for size in [*SCREENS, (390, 844), (320, 640)]),
        *((SCREENS[2], spoken) for spoken in ("en", "it")),
    ],
)
def test_the_buttons_of_the_teacher_stand_in_one_row(
    put: Put, page: Page, size: tuple[int, int], spoken: str
) -> None:
    resize(page, *size)
    root = put(in_language(spoken, Settle), fragment="?present")
    for slug in carte.GAMES:
        root.locator("[data-game-choice]").select_option(slug)
        page.evaluate(LAID_OUT)
        assert root.evaluate(ROWS) == 1, slug
        assert root.evaluate(all_asked(f"root => ({ROWS})(root) !== 1"))[1] == [], slug


KEYS = """root => [...root.querySelectorAll(".carte-pad-key")].map(key => {
    const [box, ...words] = [key, ...key.children].map(one => one.getBoundingClientRect());
    const { scrollWidth, clientWidth } = key;
    const isWhole = scrollWidth <= clientWidth &&
        words.every(({ left, right }) => left >= box.left && right <= box.right);
    return [key.innerText, box.width, isWhole && box.right < innerWidth - 4];
})"""
"""What the keys of the pad say, how wide each is, and whether all of it is in sight on the key."""


@pytest.mark.parametrize("spoken", ["en", "it", "ja"])
@pytest.mark.parametrize("skin", ["italian", "french"])
@pytest.mark.parametrize(("sizes", "way"), [(SCREENS, "?present"), (PAGES, "")])
def test_all_keys_of_the_pad_are_equally_wide_in_either_pack(
    put: Put, page: Page, sizes: list[tuple[int, int]], way: str, skin: str, spoken: str
) -> None:
    resize(page, *sizes[0])
    page.add_init_script(f"localStorage['carte.skin'] = '{skin}'")
    root = put(in_language(spoken, Settle), fragment=way)
    expect(root).to_have_attribute("data-skin", skin)
    for slug, size in product(("scopa", "mediatore"), sizes):  # of values, and of cards
        root.locator("[data-game-choice]").select_option(slug)
        resize(page, *size)
        keys = root.evaluate(KEYS)
        assert len(keys) == 10
        assert [key for key in keys if not key[2]] == []
        assert max(width for _, width, _ in keys) - min(width for _, width, _ in keys) < 1, keys
        assert size[0] < 1920 or root.evaluate(CAPITALS) == []
