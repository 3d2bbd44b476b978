"""A match sheet as a reader sees it and fills it in."""

import json
import zlib
from typing import Any

from playwright.sync_api import Locator

from tests.counting.test_widget import press, said
from tests.front.reader import click


def rows(table: Locator) -> list[list[str]]:
    """The rows of the match sheet, the small print left out."""
    texts: list[list[str]] = table.locator(".carte-sheet-table tr:not([data-about])").evaluate_all(
        "rows => rows.map(r => [...r.cells].map(c => c.firstChild?.textContent ?? ''))"
    )
    return texts


def small_print(table: Locator) -> list[str]:
    return table.locator(".carte-sheet-table tr small").all_inner_texts()


def standing_of(table: Locator) -> str:
    return table.locator(".carte-standing").inner_text()


def fill(table: Locator, *texts: object) -> None:
    for place, text in enumerate(texts):
        table.locator(f"[data-field=entry-{place}]").fill(str(text))


def type_points(table: Locator, *points: int) -> None:
    press(table, "type")
    fill(table, *points)
    press(table, "enter")
    table.locator(".carte-sheet-form").wait_for(state="detached")


def add(table: Locator, number: int) -> None:
    said(table)
    press(table, "add")
    table.get_by_text(f"Added as deal {number}.").wait_for()


def correct(table: Locator, number: int) -> None:
    click(table.get_by_role("button", name=f"Correct deal {number}"))


def scored(*points: int) -> list[dict[str, Any]]:
    """A deal of which the points were typed."""
    return [{"items": {"typed": one}, "total": one} for one in points]


def packed(value: Any) -> str:
    """The digits that carry a value."""
    return str(int(f"1{zlib.compress(json.dumps(value).encode()).hex()}", 16))


def unpacked(digits: str) -> Any:
    """The value that digits carry."""
    return json.loads(zlib.decompress(bytes.fromhex(f"{int(digits):x}"[1:])))
