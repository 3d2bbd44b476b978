"""A count and a sheet that are kept in one language are told in the reader's."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from carte import language
from carte.widgets import Score
from tests.counting.test_widget import begin, press, said, tap
from tests.front.harness import show
from tests.front.reader import Put

NAMED = """root => [root, ...root.querySelectorAll('[aria-label]')]
    .map((one) => one.ariaLabel ?? '').concat(root.innerText).join('\\n')"""
JAPANESE = r"[\u3040-\u30ff\u4e00-\u9fff]"


@pytest.fixture
def kept_in_japanese(put: Put) -> Iterator[Locator]:
    """A count of scopa, and a deal on its sheet, whose browser speaks Italian from now on."""
    language.use("ja")
    root = put(Score())
    begin(root)
    tap(root, "7D", "10D", "1C")
    said(root)
    press(root, "add")
    expect(root.locator(".carte-sheet-table tbody tr")).to_have_count(1)
    tap(root, "3D", "4C")
    said(root)
    language.use("it")
    yield root
    language.use("en")


def test_before_python_has_come_nothing_is_said_in_the_other_language(
    kept_in_japanese: Locator,
) -> None:
    window = kept_in_japanese.page.context
    page = window.new_page()
    page.add_init_script("globalThis.silent = true")
    show(page, [Score()], attributes='data-engine="booting"')
    root = page.locator(".carte").first
    expect(root.locator(".carte-sheet-table tbody tr")).to_have_count(1)
    assert not re.search(JAPANESE, root.evaluate(NAMED))
    page.close()


def test_it_is_counted_and_added_up_in_the_readers_language(kept_in_japanese: Locator) -> None:
    page = kept_in_japanese.page.context.new_page()
    show(page, [Score()])
    root = page.locator(".carte").first
    said(root)
    expect(root.locator(".carte-standing")).to_contain_text("Traguardo")
    expect(root.get_by_role("button", name="Scope, Tu: uno di meno")).to_be_attached()
    assert not re.search(JAPANESE, root.evaluate(NAMED))
    tap(root, "5D")
    assert not re.search(JAPANESE, said(root))
    page.close()
