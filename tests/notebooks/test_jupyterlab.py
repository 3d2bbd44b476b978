"""All widgets in JupyterLab: drawn, used, and saved with the notebook."""

from collections.abc import Callable, Iterator

import nbformat
import pytest
from playwright.sync_api import Page

from tests.notebooks.cells import (
    IMPORT,
    all_are_drawn,
    calls,
    is_answered_by_python,
    notebook,
    refuses_with_its_rule,
)
from tests.notebooks.servers import jupyterlab
from tests.site.visit import Visit

Open = Callable[..., Visit]

NAME = "widgets.ipynb"
AT_REST = "Python 3 (ipykernel) | Idle"


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("notebooks")
    nbformat.write(notebook([IMPORT, *calls()]), folder / NAME)
    with jupyterlab(folder, tmp_path_factory.mktemp("lab")) as address:
        yield address


@pytest.fixture(scope="module")
def page(lab: str, visit: Open) -> Page:
    """The notebook, of which all cells run."""
    page = opened(lab, visit)
    choose(page, "Run", "Run All Cells")
    return page


def opened(lab: str, visit: Open) -> Page:
    """The notebook with a kernel of its own, which knows nothing yet."""
    page = visit(lab, f"doc/tree/{NAME}").page
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
    page.get_by_text(AT_REST).wait_for()
    with page.expect_response(f"**/api/contents/{NAME}*"):
        choose(page, "File", "Save Notebook")
    with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        choose(page, "Kernel", "Shut Down Kernel")
    again = opened(lab, visit)
    all_are_drawn(again)
    refuses_with_its_rule(again)
