"""A notebook that is run, saved with its widgets, and exported as a page, which has no Python.

What draws the widgets comes from the network; by our template it is in the page.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect

import carte.front
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
    f"--HTMLExporter.require_js_url={NOTHING}",
    f"--HTMLExporter.mathjax_url={NOTHING}",
)
TEMPLATE = Path(carte.front.__file__).with_name("export")
BESIDE = ["import ipywidgets", "ipywidgets.HBox([widgets.Lesson('briscola'), widgets.Primiera()])"]


def by_network(folder: Path) -> list[str]:
    """Have the page draw its widgets with html-manager, from a file in the network's place."""
    node = find_node()
    bundle.install(node)
    node.run(BUNDLE, folder / RENDERER)
    return [f"--HTMLExporter.widget_renderer_url={RENDERER}"]


def by_template(folder: Path) -> list[str]:
    """Have the page draw its widgets itself, with our template where nbconvert finds one."""
    shutil.copytree(TEMPLATE, folder / "templates/carte")
    return ["--template", "carte", f"--TemplateExporter.extra_template_basedirs={folder}/templates"]


def export(cells: Sequence[str], folder: Path, *wishes: str) -> None:
    """Run a notebook with these cells, and make a page of it."""
    nbformat.write(notebook(cells), folder / "widgets.ipynb")
    command = [*EXPORT, *wishes, "widgets.ipynb"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


@pytest.fixture(scope="module", params=[by_network, by_template])
def page(
    visit: Open, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Page:
    """The exported notebook, opened as a file."""
    folder = tmp_path_factory.mktemp("exported")
    export([IMPORT, *calls()], folder, *request.param(folder))
    return visit(f"{folder.as_uri()}/", "widgets.html").page


def test_an_exported_notebook_draws_all_its_widgets(page: Page) -> None:
    all_are_drawn(page)


def test_a_lesson_refuses_a_wrong_move_with_its_rule_without_python(page: Page) -> None:
    refuses_with_its_rule(page)


def test_what_needs_python_says_that_there_is_none(page: Page) -> None:
    root = table(page, "deal").root
    root.locator(act("deal")).click()
    expect(root.locator("[role=status]")).to_contain_text(Deal("scopa", seed=1).words["no_python"])


def test_widgets_in_a_box_are_drawn_side_by_side_by_the_template(
    visit: Open, tmp_path: Path
) -> None:
    export([IMPORT, *BESIDE], tmp_path, *by_template(tmp_path))
    page = visit(f"{tmp_path.as_uri()}/", "widgets.html").page
    one, other = (table(page, kind).root for kind in ("lesson", "primiera"))
    expect(one.locator(".carte-card").first).to_be_visible()
    left, right = one.bounding_box(), other.bounding_box()
    assert left and right
    assert left["x"] + left["width"] <= right["x"]
    assert min(left["width"], right["width"]) > 300
