"""A notebook that is run, saved with its widgets, and exported as a page, which has no Python."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect

from book.live import bundle
from carte.front.bundle.node import find_node
from carte.widgets import Deal
from tests.notebooks.cells import (
    IMPORT,
    all_are_drawn,
    calls,
    notebook,
    refuses_with_its_rule,
    table,
)
from tests.site.table import act
from tests.site.visit import Visit

Open = Callable[..., Visit]

BUNDLE = Path(__file__).with_name("bundle.mjs")
RENDERER = "exported.js"
NOTHING = "data:text/javascript,"
"""Instead of what only other outputs need, and a page would ask the network for."""
EXPORT = (
    *(sys.executable, "-m", "nbconvert", "--execute", "--to", "html"),
    f"--HTMLExporter.widget_renderer_url={RENDERER}",
    f"--HTMLExporter.require_js_url={NOTHING}",
    f"--HTMLExporter.mathjax_url={NOTHING}",
)


@pytest.fixture(scope="module")
def page(visit: Open, tmp_path_factory: pytest.TempPathFactory) -> Page:
    """The exported notebook, opened as a file."""
    folder = tmp_path_factory.mktemp("exported")
    nbformat.write(notebook([IMPORT, *calls()]), folder / "widgets.ipynb")
    subprocess.run([*EXPORT, "widgets.ipynb"], cwd=folder, check=True, capture_output=True)
    node = find_node()
    bundle.install(node)
    node.run(BUNDLE, folder / RENDERER)
    return visit(f"{folder.as_uri()}/", "widgets.html").page


def test_an_exported_notebook_draws_all_its_widgets(page: Page) -> None:
    all_are_drawn(page)


def test_a_lesson_refuses_a_wrong_move_with_its_rule_without_python(page: Page) -> None:
    refuses_with_its_rule(page)


def test_what_needs_python_says_that_there_is_none(page: Page) -> None:
    root = table(page, "deal").root
    root.locator(act("deal")).click()
    expect(root.locator("[role=status]")).to_contain_text(Deal("scopa", seed=1).words["no_python"])
