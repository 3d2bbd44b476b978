"""A notebook with all widgets, a cell each, and what is seen of them wherever it is opened."""

from __future__ import annotations

from collections.abc import Sequence

import nbformat
from nbformat import NotebookNode
from playwright.sync_api import Page, expect

import carte
from carte import widgets
from tests.site.table import Table

SEED = 7

IMPORT = "from carte import widgets"

GIVEN = {
    "Deal": f"'scopa', seed={SEED}",
    "Finder": "'rules'",
    "Guide": "'scopa'",
    "Lesson": "'scopa', 'sums'",
    "Play": "'scopa'",
    "Puzzles": "'scopa'",
    "Watch": "'scopa'",
}
"""What is given to a widget where it must be told something."""

SOME = ("Lesson", "Deal", "Checker", "Cases", "Play", "Score", "Settle")
"""The widgets that most notebooks show."""

DRAWN = ".carte[data-widget]"

WITHOUT_PICTURE = """roots => roots.flatMap(root =>
    [...root.querySelectorAll("use")]
        .map(use => use.getAttribute("href"))
        .filter(symbol => !root.getRootNode().querySelector(symbol)))"""
"""The pictures that are not where a widget looks for them: on its page, or in its shadow root."""

AS_AN_OBJECT = "roots => roots.filter(root => root.outerHTML.includes('[object Object]')).length"
"""How many widgets show, or tell a screen reader, what was not meant as text."""


def calls(names: Sequence[str] = widgets.__all__) -> list[str]:
    """The widgets as a notebook makes them."""
    return [f"widgets.{name}({GIVEN.get(name, '')})" for name in names]


def notebook(cells: Sequence[str]) -> NotebookNode:
    """A notebook of Python that has run nothing yet."""
    made: NotebookNode = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(cell) for cell in cells]
    )
    made.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return made


def all_are_drawn(page: Page) -> None:
    """Wait until each widget is drawn, once; its cards have pictures, and its words are words."""
    roots = page.locator(DRAWN)
    expect(roots).to_have_count(len(widgets.__all__))
    kinds = roots.evaluate_all("roots => roots.map(one => one.dataset.widget)")
    assert sorted(kinds) == sorted(getattr(widgets, name).tool for name in widgets.__all__)
    for root in roots.all():
        expect(root.locator(".carte-main-part > *").first).to_be_attached()
    assert page.locator(f"{DRAWN} .carte-card use").count() > len(widgets.__all__)
    assert roots.evaluate_all(WITHOUT_PICTURE) == []
    assert roots.evaluate_all(AS_AN_OBJECT) == 0


def table(page: Page, kind: str) -> Table:
    """The widget of a kind."""
    return Table(page.locator(f".carte[data-widget={kind}]"))


def refuses_with_its_rule(page: Page) -> None:
    """A wrong move in a lesson is answered with its rule, with Python or without."""
    verdict = table(page, "lesson").play("7D x 3C 5D")
    assert (verdict.good, verdict.rule) == (False, "scopa.sum")


def is_answered_by_python(page: Page) -> None:
    """The next deal is Python's, and so is the verdict on a move in it."""
    next_deal = carte.game("scopa").deal(seed=SEED + 1)
    hand, lying = next_deal.hands[next_deal.turn], next_deal.table
    deal = table(page, "deal")
    deal.act("deal")
    expect(deal.zone("hand").locator(f"[data-card='{hand[0]}']")).to_be_attached()
    assert {*deal.cards("hand")} == {*map(str, hand)}
    verdict = deal.play(f"{hand[0]} x {' '.join(map(str, lying))}")
    assert (verdict.good, verdict.rule) == (False, "scopa.sum")
