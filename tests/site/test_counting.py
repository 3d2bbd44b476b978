"""The counting table in the built book: every game, paper, phones, failures, no network."""

from collections.abc import Callable

from playwright.sync_api import Locator

import carte
from tests.front.paper import SIZES, printed
from tests.site.test_accessibility import violations
from tests.site.visit import PHONE, Visit

Open = Callable[..., Visit]

SLUGS = list(carte.GAMES)
SEVENS = ("7D", "7C", "7S", "7B", "6D")


def table_of(window: Visit) -> Locator:
    return window.page.locator("[data-widget=score]")


def choose_game(table: Locator, slug: str) -> None:
    table.locator("[data-field=game]").select_option(index=SLUGS.index(slug))


def tap(table: Locator, *cards: str) -> None:
    for card in cards:
        table.locator(f"[data-zone=pile] [data-card='{card}']").click()


def said(table: Locator) -> str:
    table.locator("[data-part=lines]:not([data-stale])").first.wait_for(state="attached")
    return table.locator("[role=status]").inner_text().replace("\N{NO-BREAK SPACE}", " ")


def press(table: Locator, action: str) -> None:
    table.locator(f"[data-action={action}]:visible").click()


def add(table: Locator, number: int) -> None:
    said(table)
    press(table, "add")
    table.get_by_text(f"Added as deal {number}.").wait_for()


def rows(table: Locator) -> list[list[str]]:
    """The rows of the match sheet, the small print left out."""
    texts: list[list[str]] = table.locator(".carte-sheet-table tr:not([data-about])").evaluate_all(
        "rows => rows.map(r => [...r.cells].map(c => c.firstChild?.textContent ?? ''))"
    )
    return texts


def test_a_deal_of_every_game_is_counted_and_entered_on_a_narrow_phone(visit: Open) -> None:
    """By the Python of the page; afterwards the sheet is there again without it."""
    window = visit("counting.html", viewport=PHONE)
    window.start_engine()
    table = table_of(window)
    for slug in SLUGS:
        choose_game(table, slug)
        for field, option in (("bid", 1), ("declarer", 1), ("partner", 1), ("last_trick", 2)):
            if (asked := table.locator(f"[data-field={field}]")).count():
                asked.select_option(index=option)
        tap(table, *SEVENS[: carte.game(slug).seats if carte.game(slug).has_tricks else 5])
        said(table)
        press(table, "rules")
        assert window.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        press(table, "rules")
        add(table, 1)
        head, deal, total = rows(table)
        assert len(head) == len(deal) == len(total) == carte.game(slug).sides + 1
        assert deal[1:] == total[1:]
    before = rows(table)
    window.block_engine()
    window.page.reload()
    table.locator(".carte-sheet-table").wait_for()
    assert rows(table) == before
    assert "Mediatore" in table.locator(".carte-sheet-table caption").inner_text()


def test_paper_gets_the_sheet_and_nothing_else(visit: Open) -> None:
    window = visit("counting.html")
    window.start_engine()
    table = table_of(window)
    add(table, 1)
    window.page.emulate_media(media="print")
    shown = window.page.evaluate(
        """[...document.querySelectorAll('body *')]
            .filter(e => e.children.length === 0 && e.textContent.trim() && e.checkVisibility())
            .filter(e => !e.closest('.carte-sheet-paper')).map(e => e.outerHTML)"""
    )
    assert shown == []
    assert table.locator(".carte-sheet-table").is_visible()
    for size in SIZES:
        (sheet,) = printed(window.page, size)
        assert "Match sheet: Scopa" in sheet, size


def test_a_page_without_a_filled_sheet_prints_as_a_page(visit: Open) -> None:
    page = visit("counting.html", engine=False).page
    page.emulate_media(media="print")
    assert page.get_by_role("heading", level=1).is_visible()


def test_without_python_nothing_is_lost_and_a_press_tries_again(visit: Open) -> None:
    window = visit("counting.html", engine=False)
    table = table_of(window)
    tap(table, "2D")
    table.locator("[data-note=bad]").wait_for()
    assert "Nothing is lost" in table.locator("[role=status]").inner_text()
    assert table.locator("[data-action=add]").is_disabled()
    window.unblock_engine()
    press(table, "retry")
    assert said(table).splitlines()[0] == "You 4 · The other player 1"


def test_a_deal_is_counted_without_a_network(visit: Open) -> None:
    window = visit("counting.html", service_worker=True)
    window.start_engine()
    window.settle_downloads()
    window.context.set_offline(True)
    window.page.reload()
    table = table_of(window)
    table.wait_for()
    window.start_engine()
    tap(table, "2D")
    assert said(table).splitlines()[0] == "You 4 · The other player 1"
    add(table, 1)


def test_an_open_table_breaks_no_accessibility_rule(visit: Open) -> None:
    window = visit("counting.html", viewport=PHONE, engine=False)
    table = table_of(window)
    table.locator("[data-fold=house] summary").click()
    press(table, "rules")
    press(table, "type")
    for slug in ("scopa", "cirulla", "mediatore"):
        choose_game(table, slug)
        assert violations(window) == [], slug


def test_the_best_four_are_found_without_python(visit: Open) -> None:
    widget = visit("counting.html", engine=False).page.locator("[data-widget=primiera]")
    for card in widget.locator("[data-card]").all():
        card.click()
    suits = widget.locator(".carte-suit").count()
    assert widget.locator("[data-right]").count() == suits
    assert widget.locator("tbody[data-item=primiera]").is_visible()
    assert "=" in widget.locator(".carte-sum").first.inner_text()
