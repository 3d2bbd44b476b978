"""All widgets in marimo, which shows each in a shadow root: drawn, with pictures, and answered."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.notebooks.cells import (
    DRAWN,
    IMPORT,
    all_are_drawn,
    calls,
    is_answered_by_python,
    refuses_with_its_rule,
)
from tests.notebooks.servers import marimo
from tests.site.visit import Visit

Open = Callable[..., Visit]

PROGRAM = f"""import marimo
app = marimo.App()

@app.cell
def _():
    {IMPORT}
    return (widgets,)
"""
CELL = """
@app.cell
def _(widgets):
    {}
    return
"""

BESIDE = """import marimo
app = marimo.App(width="full")

@app.cell
def _():
    import marimo as mo
    from carte import widgets
    return mo, widgets

@app.cell
def _(mo, widgets):
    mo.hstack([widgets.Lesson("scopa", "sums"), widgets.Deal("scopa", seed=7)])
    return

@app.cell
def _(mo, widgets):
    mo.vstack([widgets.Lesson("scopa", "sums"), widgets.Deal("scopa", seed=7)], align="center")
    return
"""
"""Widgets beside each other, and below each other in the middle."""

OUTSIDE = "roots => roots.filter(root => !(root.getRootNode() instanceof ShadowRoot)).length"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The notebook as an app, which runs at once."""
    own = tmp_path_factory.mktemp("marimo")
    program = own / "all_widgets.py"
    program.write_text(PROGRAM + "".join(map(CELL.format, calls())), "utf-8")
    with marimo(program, own) as address:
        yield address


@pytest.fixture(scope="module")
def page(app: str, visit: Open) -> Page:
    return visit(app, service_worker=True).page


def test_all_widgets_are_drawn_in_shadow_roots_of_marimo(page: Page) -> None:
    all_are_drawn(page)
    assert page.locator(DRAWN).evaluate_all(OUTSIDE) == 0


def test_marimo_shows_no_object_instead_of_a_text(page: Page) -> None:
    expect(page.get_by_text("[object Object]")).to_have_count(0)


def test_a_lesson_refuses_a_wrong_move_with_its_rule_in_marimo(page: Page) -> None:
    refuses_with_its_rule(page)


def test_python_deals_and_judges_in_marimo(page: Page) -> None:
    is_answered_by_python(page)


def test_widgets_beside_or_below_each_other_can_be_read_in_marimo(
    visit: Open, tmp_path: Path
) -> None:
    program = tmp_path / "beside.py"
    program.write_text(BESIDE, "utf-8")
    with marimo(program, tmp_path / "own") as address:
        page = visit(address, service_worker=True).page
        roots = page.locator(DRAWN)
        expect(roots).to_have_count(4)
        wide = [one.evaluate("one => one.offsetWidth") for one in roots.all()]
        assert min(wide) >= 300, wide
