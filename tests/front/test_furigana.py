"""Readers who choose them see how kanji are read; nobody else, and no screen reader, meets them."""

import json
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from book.live.furigana import readings
from carte.widgets import Lesson
from tests.front.reader import Put, say
from tests.front.staged import in_language

ROOT = Path(__file__).resolve().parents[2]
STYLES = ROOT / "book/_static/ja.css"
SCRIPT = ROOT / "book/live/js/page/furigana.js"
BUTTON = """address => {
    document.documentElement.lang = 'ja';
    const button = document.createElement('button');
    button.hidden = true;
    button.textContent = 'ふりがな';
    button.dataset.readings = address;
    document.body.prepend(button);
}"""
READ = """root => [...root.querySelectorAll('ruby')]
    .filter(one => one.lastElementChild.getClientRects().length)
    .map(one => `${one.textContent}:${one.lastElementChild.dataset.reading}`)"""
MADE = "document.currentScript.carteData=" + json.dumps(readings("ja"))

Choice = Callable[..., Locator]


@pytest.fixture
def lesson(put: Put) -> Locator:
    return put(in_language("ja", lambda: Lesson("scopa", "equal-first")))


@pytest.fixture
def choice(page: Page) -> Choice:
    """Put the choice on the page, as the book does."""

    def put_choice(address: str = f"data:text/javascript,{quote(MADE)}") -> Locator:
        page.evaluate(BUTTON, address)
        page.add_style_tag(path=STYLES)
        page.add_script_tag(content=SCRIPT.read_text("utf-8"), type="module")
        return page.locator("[data-readings]")

    return put_choice


def test_readings_stand_over_the_words_of_a_lesson_and_over_those_that_come_later(
    page: Page, lesson: Locator, choice: Choice
) -> None:
    button, words = choice(), lesson.text_content()
    assert lesson.evaluate(READ) == []
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("document.documentElement.hasAttribute('data-furigana')")
    assert {"同:おな", "数字:すうじ", "取:と", "札:ふだ"} <= {*lesson.evaluate(READ)}
    assert lesson.text_content() == words, "each word stands there once"
    say(lesson, "7D x 3C")
    verdict = lesson.locator(".carte-status")
    expect(verdict.locator("ruby").first).to_be_visible()
    assert "てふだ" not in verdict.aria_snapshot()
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert lesson.evaluate(READ) == []


def test_a_reader_who_once_chose_them_has_them_on_the_next_page(
    page: Page, lesson: Locator, choice: Choice
) -> None:
    page.evaluate("localStorage.setItem('furigana', 'on')")
    expect(choice()).to_have_attribute("aria-pressed", "true")
    expect(lesson.locator("rt").first).to_be_visible()
    page.evaluate("localStorage.removeItem('furigana')")


def test_a_choice_whose_readings_do_not_come_stays_off(lesson: Locator, choice: Choice) -> None:
    button = choice("about:blank")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert lesson.evaluate(READ) == []
