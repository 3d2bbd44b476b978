"""Widgets in a notebook: outside the book, at an address that is not ours, or of any length."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from carte import widgets
from carte.widgets import Deal, Room, Score
from tests.each import each
from tests.front.reader import SUMS, Put, act
from tests.front.staged import ALL, WITH_CARDS

NOTEBOOK = ""
"""A notebook's page has no engine: the kernel answers."""

PRESS_ALL = """async () => {
    globalThis.print = () => {};
    const pressed = new Set();
    const next = () => [...document.querySelectorAll(".carte button[data-action]:enabled")].find(
        (one) => one.checkVisibility({ visibilityProperty: true }) &&
            !pressed.has(one.dataset.action));
    for (let one = next(); one; one = next()) {
        pressed.add(one.dataset.action);
        one.click();
        await settled(20_000);
    }
}"""
"""Press a button of every action, and then of those that are seen only now."""

ROWS = {
    "an HBox": "main { display: flex; align-items: stretch } main > * { overflow: auto }",
    "a Box": "main { display: flex; flex-flow: row nowrap }",
    "an HBox in the middle": "main { display: flex; align-items: center }",
    "a row of marimo": "main { display: flex; justify-content: space-between; gap: 8px }",
}
"""How notebooks lay out widgets beside each other, each with a margin of 2 pixels."""

COLUMNS = {
    "a VBox": "main { display: flex; flex-direction: column; align-items: stretch }",
    "a VBox in the middle": "main { display: flex; flex-direction: column; align-items: center }",
    "a VBox at its end": "main { display: flex; flex-direction: column; align-items: flex-end }",
    "a GridBox": "main { display: grid; justify-items: stretch }",
}
"""How they lay out widgets below each other."""


@pytest.mark.parametrize("name", widgets.__all__)
def test_a_widget_is_drawn_used_and_printed_in_a_notebook(put: Put, page: Page, name: str) -> None:
    root = put(ALL[name.lower()](), attributes=NOTEBOOK)
    expect(root).to_have_attribute("data-state", "ready")
    expect(root.locator(".carte-main-part > *").first).to_be_attached()
    page.evaluate(PRESS_ALL)
    for event in ("beforeprint", "afterprint"):
        page.evaluate("event => dispatchEvent(new Event(event))", event)


def laid_out(put: Put, page: Page, width: int, layout: str) -> list[int]:
    """How wide two widgets are that are laid out in a notebook."""
    page.set_viewport_size({"width": width, "height": 900})
    put([ALL["lesson"](), ALL["deal"]()], attributes=NOTEBOOK)
    page.add_style_tag(content=f"{layout} main > * {{ box-sizing: border-box; margin: 2px }}")
    page.locator("main h1").evaluate("title => title.remove()")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    return [one.evaluate("one => one.offsetWidth") for one in page.locator(".carte").all()]


@pytest.mark.parametrize("width", [1000, 600])
@pytest.mark.parametrize("row", ROWS)
def test_widgets_share_the_width_of_a_row(put: Put, page: Page, row: str, width: int) -> None:
    first, second = laid_out(put, page, width, ROWS[row])
    assert abs(first - second) <= 1
    assert page.locator("main").evaluate("row => row.clientWidth") - first - second < 60


@pytest.mark.parametrize("width", [1000, 390])
@pytest.mark.parametrize("column", COLUMNS)
def test_a_widget_has_the_width_of_a_column(put: Put, page: Page, column: str, width: int) -> None:
    widths = laid_out(put, page, width, COLUMNS[column])
    wide = page.locator("main").evaluate("column => column.clientWidth")
    assert all(wide - 60 < one <= wide for one in widths)


@pytest.mark.parametrize("width", [1000, 390])
def test_a_widget_can_be_read_where_what_is_around_asks_how_wide_it_is(
    put: Put, page: Page, width: int
) -> None:
    layout = "main > * { display: inline-block; max-width: 100%; vertical-align: top }"
    assert min(laid_out(put, page, width, layout)) >= 250


def test_an_exported_notebook_has_no_python_and_says_at_once_where_there_is_one(
    put: Put, page: Page, stopped_clock: Callable[[], None]
) -> None:
    widget = Deal("scopa", seed=1)
    state = '<script type="application/vnd.jupyter.widget-state+json">{}</script>'
    root = put(widget, attributes=NOTEBOOK, beside=state)
    stopped_clock()
    act(root, "deal").click()
    expect(root.locator("[role=status]")).to_contain_text(widget.words["no_python"])
    assert page.evaluate("sent") == []


def test_a_sheet_of_codes_for_pages_of_the_book_is_offered_only_there(put: Put) -> None:
    kinds = "[name=carte-paper-kind]"
    book = put(ALL["paper"]()).locator(kinds).count()
    root = put(ALL["paper"](), attributes=NOTEBOOK)
    expect(root.locator(kinds)).to_have_count(book - 1)
    expect(root.locator(f"{kinds}[value=lessons]")).to_have_count(0)


CORNERS = """root => [...root.querySelectorAll("button")]
    .filter(one => one.checkVisibility())
    .map(one => [one.className, getComputedStyle(one).borderRadius])"""
LAB = ".jp-ThemedContainer button { border-radius: 2px }"
"""How JupyterLab 4 has buttons."""


def test_cards_and_buttons_keep_their_corners_in_jupyterlab(put: Put, page: Page) -> None:
    put([make() for make in WITH_CARDS.values()])
    root = page.locator("main")
    before = root.evaluate(CORNERS)
    page.add_style_tag(content=LAB)
    page.evaluate("document.body.classList.add('jp-ThemedContainer')")
    assert len(before) > 10 * len(WITH_CARDS)
    assert root.evaluate(CORNERS) == before


@each("fragment", ["-" * 32_000 + "a", "a" + "-" * 32_000, "%" * 32_000], ids=lambda it: it[:2])
def test_an_address_of_any_length_is_read_at_once(put: Put, fragment: str) -> None:
    root = put(SUMS, fragment=f"#{fragment}")
    expect(root.locator("[data-zone=hand] [data-card]").first).to_be_visible(timeout=10_000)


@each("name", ["toString", "constructor", "__proto__"])
@each("widget", [Room, Score])
def test_a_name_that_every_object_has_names_nothing(
    put: Put, widget: type[Room | Score], name: str
) -> None:
    root = put(widget(), fragment=f"#{name}")
    expect(root).to_have_attribute("data-state", "ready")
    expect(root.locator(".carte-main-part > *").first).to_be_attached()
