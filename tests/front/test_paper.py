"""On paper a widget says where it can be used, by a code that a phone reads."""

import pytest
from playwright.sync_api import Page, expect

from tests.front.reader import SUMS, Put
from tests.keeping.test_widget import scanned

SECOND = SUMS.content["stage"]["levels"][1]["id"]


def test_the_code_of_a_lesson_on_paper_leads_to_the_level_that_is_shown(
    put: Put, page: Page
) -> None:
    root = put(SUMS, fragment=f"#{SECOND}")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    link = scanned(root.locator(".carte-on-paper .carte-code"), page)
    assert link.startswith("http://carte.test/#")
    assert link.endswith(f"~{SECOND}")
    expect(root.locator(".carte-on-paper")).to_contain_text(link)
    page.emulate_media(media="screen")
    page.goto(link)
    expect(page.locator(f".carte[data-level='{SECOND}']")).to_be_visible()


@pytest.mark.parametrize("attributes", ["", 'data-engine="ready"'])
def test_the_screen_shows_no_code_and_a_notebook_has_none(
    put: Put, page: Page, attributes: str
) -> None:
    root = put(SUMS, attributes=attributes)
    assert not root.locator(".carte-on-paper").is_visible()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(root.locator(".carte-on-paper .carte-code")).to_have_count(1 if attributes else 0)
    page.emulate_media(media="screen")
