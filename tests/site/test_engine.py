"""Python in the page: it comes when needed, failure is told and mended, early clicks are kept."""

import pytest

import carte
from tests.site.table import Table
from tests.site.visit import Open, Visit

NO_WEBASSEMBLY = "delete globalThis.WebAssembly"
NO_WORKERS = "delete globalThis.Worker"


def deal_table(window: Visit) -> Table:
    return window.tables("deal")[0]


def another_deal(table: Table) -> list[str]:
    """Ask for another deal and return its hand, when it has come."""
    before = table.cards("hand")
    table.act("deal")
    table.root.page.wait_for_function(
        """([root, before]) => {
            const hand = [...root.querySelectorAll('[data-zone=hand] [data-card]')];
            return hand.map(card => card.dataset.card).join() !== before;
        }""",
        arg=[table.root.element_handle(), ",".join(before)],
    )
    return table.cards("hand")


def test_a_click_before_python_is_answered_and_a_hand_played_and_taken_back(visit: Open) -> None:
    window = visit("scopa.html")
    assert window.engine in ("off", "booting")
    table = deal_table(window)
    first = another_deal(table)
    assert len(first) == 3
    assert window.engine == "ready"
    verdict = table.type(" x ".join([first[0], " ".join(table.cards("table"))]))
    assert verdict.rule.startswith("scopa.")  # no table of verdicts holds this deal
    table.act("retry")
    while hand := table.cards("hand"):
        table.wait_for_turn()
        position = carte.game("scopa").position(hand=hand, table=table.cards("table"))
        assert table.play(str(position.legal_moves()[0])).good
    for _ in first:
        table.act("undo")
    assert table.cards("hand") == first


def test_a_failed_download_says_so_lessons_still_answer_and_a_retry_works(visit: Open) -> None:
    window = visit("scopa.html", engine=False)
    deal_table(window).act("deal")
    window.wait_for_engine("failed")
    told = window.page.locator(".live-status:not(:empty)").first
    assert "pyodide.asm.wasm" in told.inner_text()
    assert window.level("scopa-first-capture-1").play("7D x 7S").good
    window.unblock_engine()
    told.locator("button").click()
    window.wait_for_engine("ready")
    assert len(another_deal(deal_table(window))) == 3


@pytest.mark.parametrize("missing", [NO_WEBASSEMBLY, NO_WORKERS], ids=["WebAssembly", "workers"])
def test_a_browser_without_what_python_needs_still_teaches(missing: str, visit: Open) -> None:
    window = visit("scopa.html", before=missing)
    deal_table(window).act("deal")
    window.wait_for_engine("failed")
    assert "browser" in window.page.locator(".live-status:not(:empty)").first.inner_text()
    assert window.level("scopa-first-capture-1").play("7D x 7S").good
