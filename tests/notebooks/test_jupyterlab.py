"""All widgets in JupyterLab: drawn, used, and saved with the notebook."""

from collections.abc import Callable, Iterator

import nbformat
import pytest
from playwright.sync_api import Page, expect

from carte.widgets import Deal
from tests.notebooks.cells import (
    DRAWN,
    IMPORT,
    SEED,
    all_are_drawn,
    calls,
    is_answered_by_python,
    notebook,
    refuses_with_its_rule,
    table,
)
from tests.notebooks.servers import jupyterlab
from tests.site.table import Table, act
from tests.site.visit import Visit

Open = Callable[..., Visit]

NAME = "widgets.ipynb"
USED = "used.ipynb"
LAYOUTS = (
    "HBox({some})",
    "Box({some})",
    "VBox({some}, layout=Layout(align_items='center'))",
    "HBox({some}, layout=Layout(align_items='center'))",
    "VBox({some})",
)
"""How a notebook may lay out two widgets."""
SOME = "[widgets.Lesson('scopa', 'sums'), widgets.Deal('scopa', seed=7)]"
CELLS = (
    f"{IMPORT}\nfrom ipywidgets import Box, HBox, Layout, VBox",
    "play = widgets.Play('scopa', level='regular')",  # what a card takes goes along with it
    *(layout.format(some=SOME) for layout in LAYOUTS),
    "play",
    """import carte
from ipywidgets import Button, HTML, dlink
def hand(record):
    return " ".join(map(str, carte.from_record(record).view(0).hand)) if record else "none"
told, reset = HTML(), Button(description="Reset")
dlink((play, "record"), (told, "value"), hand)
reset.on_click(lambda _button: play.reset())
VBox([told, reset])""",
)
AT_REST = "Python 3 (ipykernel) | Idle"


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("notebooks")
    nbformat.write(notebook([IMPORT, *calls()]), folder / NAME)
    nbformat.write(notebook(CELLS), folder / USED)
    with jupyterlab(folder, tmp_path_factory.mktemp("lab")) as address:
        yield address


@pytest.fixture(scope="module")
def page(lab: str, visit: Open) -> Page:
    """The notebook, of which all cells run."""
    page = opened(lab, visit)
    choose(page, "Run", "Run All Cells")
    return page


@pytest.fixture(scope="module")
def used(lab: str, visit: Open) -> Page:
    """A notebook of layouts, and of a table that is used."""
    page = opened(lab, visit, USED)
    choose(page, "Run", "Run All Cells")
    return page


def opened(lab: str, visit: Open, name: str = NAME) -> Page:
    """The notebook with a kernel of its own, which knows nothing yet."""
    page = visit(lab, f"doc/tree/{name}").page
    page.get_by_text(AT_REST).wait_for()
    return page


def choose(page: Page, menu: str, item: str) -> None:
    page.get_by_role("menuitem", name=menu, exact=True).click()
    page.locator(".lm-Menu").get_by_text(item, exact=True).click()


def test_all_widgets_are_drawn_in_jupyterlab(page: Page) -> None:
    all_are_drawn(page)


def test_a_lesson_refuses_a_wrong_move_with_its_rule_in_jupyterlab(page: Page) -> None:
    refuses_with_its_rule(page)


def test_the_kernel_deals_and_judges_in_jupyterlab(page: Page) -> None:
    is_answered_by_python(page)


def test_the_notebook_is_saved_by_its_key_wherever_the_focus_is(page: Page) -> None:
    page.locator(".carte[data-widget=lesson] .carte-felt [data-card]").first.focus()
    page.keyboard.press("ArrowRight")
    with page.expect_response(f"**/api/contents/{NAME}*"):
        page.keyboard.press("Control+s")


def test_a_saved_notebook_shows_its_widgets_without_the_kernel_that_made_them(
    page: Page, lab: str, visit: Open
) -> None:
    all_are_drawn(page)
    page.get_by_text(AT_REST).wait_for()
    with page.expect_response(f"**/api/contents/{NAME}*"):
        choose(page, "File", "Save Notebook")
    with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        choose(page, "Kernel", "Shut Down Kernel")
    says_at_once_to_run_its_cell_again(page)
    again = opened(lab, visit)
    all_are_drawn(again)
    refuses_with_its_rule(again)
    says_at_once_to_run_its_cell_again(again)


def says_at_once_to_run_its_cell_again(page: Page) -> None:
    """Ask a kernel for what it does not know: the widget, or anything once it is shut down."""
    root = table(page, "deal").root
    root.locator(act("deal")).click()
    words = Deal("scopa", seed=SEED).words["no_kernel"]
    expect(root.locator("[role=status]")).to_contain_text(words, timeout=5_000)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_widgets_in_a_layout_are_as_wide_as_there_is_room(used: Page, layout: str) -> None:
    some = used.locator(DRAWN)
    expect(some).to_have_count(2 * len(LAYOUTS) + 1)
    first = 2 * LAYOUTS.index(layout)
    boxes = [some.nth(place).bounding_box() for place in (first, first + 1)]
    wide = [box["width"] for box in boxes if box]
    cell = used.locator(".jp-OutputArea-output").nth(LAYOUTS.index(layout)).bounding_box()
    assert cell and cell["width"] > 500
    shared = 1 if layout.startswith("VBox") else 2
    assert len(wide) == 2
    assert all(cell["width"] / shared - 40 < one <= cell["width"] for one in wide)


def test_a_table_that_is_reset_stands_alike_in_python_and_on_the_screen(used: Page) -> None:
    told = used.locator(".widget-html-content")
    shown = Table(used.locator(".carte[data-widget=play]"))
    expect(told).not_to_have_text("none")
    first = told.inner_text()
    assert sorted(first.split()) == sorted(shown.cards("hand"))
    shown.root.locator("[data-zone=hand] [data-card]").first.click()
    shown.act("play")
    expect(told).not_to_have_text(first)
    used.get_by_role("button", name="Reset").click()
    expect(told).to_have_text(first)
    assert sorted(first.split()) == sorted(shown.cards("hand"))
