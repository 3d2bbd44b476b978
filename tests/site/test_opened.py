"""Opened as a file, or in a sandboxed frame, lessons answer and the rest says what it lacks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from tests.site.table import Table
from tests.site.windows import open_window

LEVEL = "scopa-first-capture-1"


@pytest.fixture
def opened(chromium: Browser) -> Iterator[Page]:
    window = open_window(chromium)
    yield window.new_page()
    window.close()


def test_a_lesson_looks_as_from_a_server_and_judges_moves(site: Path, opened: Page) -> None:
    opened.goto((site / "scopa.html").as_uri())
    lesson = Table(opened.locator(f".carte[data-level={LEVEL}]"))
    card = lesson.root.locator("[data-card]").first
    assert card.evaluate("card => getComputedStyle(card).cursor") == "pointer"
    assert not lesson.type("7d").good
    lesson.act("retry")
    assert lesson.type("7d x 7s").good


@pytest.mark.parametrize("page", ["checker", "play-briscola"])
def test_what_needs_python_says_how_to_get_it(site: Path, opened: Page, page: str) -> None:
    opened.goto((site / f"{page}.html").as_uri())
    table = Table(opened.locator(".carte").first)
    if page == "play-briscola":
        table.root.locator("[data-zone=hand] [data-card]").first.click()
        table.act("play")
        expect(table.root.locator("[role=status]")).to_contain_text("below is what helps")
        expect(table.root.locator("[data-action=retry]")).to_be_enabled()
    expect(opened.locator("html")).to_have_attribute("data-engine", "failed")
    line = opened.locator(".live-status").first
    expect(line).to_contain_text("start.pyz")
    expect(line.get_by_role("button")).to_have_count(0)
    assert (site / "start.pyz").exists()


def test_in_a_sandboxed_frame_a_lesson_answers_and_the_rest_says_where_it_runs(
    opened: Page, address: str
) -> None:
    def show(page: str) -> FrameLocator:
        opened.set_content(f'<iframe sandbox="allow-scripts" src="{address}{page}"></iframe>')
        return opened.frame_locator("iframe")

    lesson = Table(show("scopa.html").locator(f".carte[data-level={LEVEL}]"))
    assert lesson.type("7d x 7s").good
    line = show("checker.html").locator(".live-status").first
    expect(line).to_contain_text("sandboxed frame")
    expect(line).to_contain_text(f"{address}checker.html")
    expect(line.get_by_role("button")).to_have_count(0)
