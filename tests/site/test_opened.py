"""Opened from its folder, without a server, lessons answer and the rest says what it lacks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site.table import Table
from tests.site.windows import open_window

LEVEL = "scopa-first-capture-1"


@pytest.fixture
def opened(chromium: Browser) -> Iterator[Page]:
    window = open_window(chromium)
    yield window.new_page()
    window.close()


def test_a_lesson_judges_a_wrong_and_a_right_move(site: Path, opened: Page) -> None:
    opened.goto((site / "scopa.html").as_uri())
    lesson = Table(opened.locator(f".carte[data-level={LEVEL}]"))
    assert not lesson.type("7d").good
    lesson.act("retry")
    assert lesson.type("7d x 7s").good


def test_what_needs_python_says_how_to_get_it(site: Path, opened: Page) -> None:
    opened.goto((site / "checker.html").as_uri())
    expect(opened.locator("html")).to_have_attribute("data-engine", "failed")
    line = opened.locator(".live-status").first
    expect(line).to_contain_text("start.pyz")
    expect(line.get_by_role("button")).to_have_count(0)
    assert (site / "start.pyz").exists()


def test_a_page_looks_as_it_does_from_a_server(site: Path, opened: Page) -> None:
    opened.goto((site / "scopa.html").as_uri())
    card = opened.locator(".carte [data-card]").first
    card.wait_for()
    assert card.evaluate("card => getComputedStyle(card).cursor") == "pointer"
