"""Python in the page: it comes when needed, failure is told and mended, early clicks are kept."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import carte
from tests.site.faults.reader import FRUGAL
from tests.site.table import Table
from tests.site.visit import Visit

Open = Callable[..., Visit]

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


def test_a_click_before_python_has_come_is_answered_when_it_has(visit: Open) -> None:
    window = visit("scopa.html", before=FRUGAL)  # for whom Python does not start by itself
    assert window.engine == "off"
    assert len(another_deal(deal_table(window))) == 3
    assert window.engine == "ready"


def test_the_engine_judges_a_deal_that_no_table_of_verdicts_holds(visit: Open) -> None:
    window = visit("scopa.html")
    window.start_engine()
    table = deal_table(window)
    another_deal(table)
    verdict = table.type(" x ".join([table.cards("hand")[0], " ".join(table.cards("table"))]))
    assert verdict.rule.startswith("scopa.")


def test_a_whole_hand_is_played_and_taken_back(visit: Open) -> None:
    window = visit("scopa.html")
    window.start_engine()
    table = deal_table(window)
    first = table.cards("hand")
    while hand := table.cards("hand"):
        table.wait_for_turn()
        position = carte.game("scopa").position(hand=hand, table=table.cards("table"))
        assert table.play(str(position.legal_moves()[0])).good
    for _ in first:
        table.act("undo")
    assert table.cards("hand") == first


def test_a_tournament_is_begun_and_paired_by_the_python_of_its_page(visit: Open) -> None:
    root = visit("tournament.html").tables("tournament")[0].root
    root.locator("[data-field=names]").fill("Anna\nBruno\nChiara\nDario")
    root.locator("[data-action=begin]").click()
    root.locator("[data-action=pair]").click()
    expect(root.locator("[data-table]")).to_have_count(2)
    expect(root.locator("[data-points]")).to_have_count(4)


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
def test_a_browser_without_what_python_needs_is_told_and_still_teaches(
    missing: str, visit: Open
) -> None:
    window = visit("scopa.html", before=missing)
    deal_table(window).act("deal")
    window.wait_for_engine("failed")
    assert "browser" in window.page.locator(".live-status:not(:empty)").first.inner_text()
    assert window.level("scopa-first-capture-1").play("7D x 7S").good


def test_a_corrupt_note_of_progress_is_named_kept_and_costs_nothing(visit: Open) -> None:
    window = visit("scopa.html", engine=False, stored={"carte.progress": "{not json"})
    assert "carte.progress" in window.page.locator(".carte [role=alert]:visible").first.inner_text()
    assert window.page.evaluate("localStorage['carte.progress.broken']") == "{not json"
    assert window.level("scopa-first-capture-1").play("7D x 7S").good
    assert '"scopa-first-capture-1":3' in window.page.evaluate("localStorage['carte.progress']")


def test_nonsense_typed_as_a_move_is_shown_with_what_is_expected(visit: Open) -> None:
    table = visit("scopa.html", engine=False).level("scopa-first-capture-1")
    verdict = table.type("seven of what")
    assert not verdict.good
    assert "seven of what" in verdict.text and "7d x 3c 4s" in verdict.text.lower()
    field = table.root.locator("input[data-move]")
    expect(field).to_be_focused()
    expect(field).to_have_value("")


def test_the_site_can_be_read_again_without_a_network(visit: Open) -> None:
    window = visit("scopa.html", service_worker=True)
    window.start_engine()
    window.page.wait_for_function("() => navigator.serviceWorker.controller")
    window.settle_downloads()
    window.context.set_offline(True)
    window.page.reload()
    window.start_engine()
    assert len(another_deal(deal_table(window))) == 3
