"""Opened as a file, or in a sandboxed frame, lessons answer and the rest says what it lacks."""

from collections.abc import Callable, Iterator
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


def test_a_table_that_cannot_answer_says_so_and_keeps_the_move(site: Path, opened: Page) -> None:
    opened.goto((site / "play-briscola.html").as_uri())
    table = Table(opened.locator(".carte[data-widget=play]"))
    table.root.locator("[data-zone=hand] [data-card]").first.click()
    table.act("play")
    expect(table.root.locator("[role=status]")).to_contain_text("see below what you can do")
    expect(table.root.locator("[data-action=retry]")).to_be_enabled()
    expect(opened.locator(".live-status").first).to_contain_text("start.pyz")


@pytest.fixture
def framed(opened: Page, address: str) -> Callable[[str], FrameLocator]:
    """Show a page in a frame that gives it nothing but its scripts."""

    def show(page: str) -> FrameLocator:
        opened.set_content(f'<iframe sandbox="allow-scripts" src="{address}{page}"></iframe>')
        return opened.frame_locator("iframe")

    return show


def test_in_a_sandboxed_frame_a_lesson_answers(framed: Callable[[str], FrameLocator]) -> None:
    lesson = Table(framed("scopa.html").locator(f".carte[data-level={LEVEL}]"))
    assert lesson.type("7d x 7s").good


def test_in_a_sandboxed_frame_what_needs_python_says_where_it_runs(
    framed: Callable[[str], FrameLocator], address: str
) -> None:
    line = framed("checker.html").locator(".live-status").first
    expect(line).to_contain_text("sandboxed frame")
    expect(line).to_contain_text(f"{address}checker.html")
    expect(line.get_by_role("button")).to_have_count(0)
