"""An address is what anybody may have written: no length of it and no name in it stops a page."""

import pytest
from playwright.sync_api import expect

from carte.widgets import Lesson, Room, Score
from tests.front.reader import Put

BOOK = 'data-engine="ready"'


@pytest.mark.parametrize("fragment", ["-" * 32_000 + "a", "a" + "-" * 32_000, "%" * 32_000])
def test_an_address_of_any_length_is_read_at_once(put: Put, fragment: str) -> None:
    root = put(Lesson("scopa", "sums"), attributes=BOOK, fragment=f"#{fragment}")
    expect(root.locator("[data-zone=hand] [data-card]").first).to_be_visible(timeout=10_000)


@pytest.mark.parametrize("widget", [Room, Score])
@pytest.mark.parametrize("name", ["toString", "constructor", "__proto__"])
def test_a_name_that_every_object_has_names_nothing(
    put: Put, widget: type[Room | Score], name: str
) -> None:
    root = put(widget(), attributes=BOOK, fragment=f"#{name}")
    expect(root).to_have_attribute("data-state", "ready")
    expect(root.locator(".carte-main-part > *").first).to_be_attached()
