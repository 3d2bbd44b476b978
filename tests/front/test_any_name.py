"""Names that every object has, in an address or a browser, are unknown names like any other."""

import json

import pytest
from playwright.sync_api import Page, expect

from carte import widgets
from carte.quiz.daily import Daily as Round
from carte.widgets import Settle
from tests.front.reader import Put
from tests.front.staged import ALL
from tests.keeping.snapshots import UNDER_ANY_NAME

NAMES = ["constructor", "toString", "hasOwnProperty", "__proto__"]
WIDGETS = {**{name.lower(): ALL[name.lower()] for name in widgets.__all__}, "round": Round}
TURN_TO = """name => new Promise(done => {
    addEventListener("hashchange", () => setTimeout(done), { once: true });
    location.hash = name;
})"""
BOOK = 'data-engine="off"'


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_page_is_drawn_whatever_its_address_names(put: Put, page: Page, widget: str) -> None:
    root = put(WIDGETS[widget](), fragment=f"#{NAMES[-1]}", attributes=BOOK)
    for name in NAMES:
        for address in (name, f"begin-{name}"):
            page.evaluate(TURN_TO, address)
    assert root.evaluate("root => root.childElementCount") > 0
    kept = page.evaluate("JSON.stringify({ ...localStorage })")
    assert not [name for name in NAMES if name in kept]


@pytest.mark.parametrize("name", ["constructor", "toString"])
@pytest.mark.parametrize("widget", WIDGETS)
def test_a_page_is_drawn_whatever_name_the_browser_keeps(
    put: Put, page: Page, widget: str, name: str
) -> None:
    kept = {key: kept(name) for key, kept in UNDER_ANY_NAME.items()}
    held = {key: json.dumps(one) for key, one in kept.items()} | {"carte.settled": name.lower()}
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(held)})")
    root = put(WIDGETS[widget](), attributes=BOOK)
    assert root.evaluate("root => root.childElementCount") > 0


@pytest.mark.parametrize("name", NAMES)
def test_a_question_is_settled_about_a_game_that_there_is(put: Put, page: Page, name: str) -> None:
    page.add_init_script("localStorage['carte.settled'] = 'constructor'")
    root = put(Settle(), fragment=f"#{name}", attributes=BOOK)
    expect(root.locator("[data-game-choice]")).to_have_value("scopa")
    expect(root.locator(".carte-notice")).to_contain_text("cut short or altered")
