"""A page's Python runs the cells that a widget needs, and no others."""

from collections.abc import Sequence
from typing import Any

import pytest
from docutils import nodes
from docutils.utils import new_document

from book.live.groups import groups, need_stock, shown_by_cell
from book.live.messages import Cell

VIEW = (
    '<script type="application/vnd.jupyter.widget-view+json">{{"model_id": "{}"}}</script>'.format
)


def cells(*sources: str) -> list[Cell]:
    return [
        {"number": number, "source": source, "may_fail": False}
        for number, source in enumerate(sources, 1)
    ]


def numbers(sources: Sequence[str], *showing: int) -> list[list[int]]:
    """The numbers of the cells of each group, where these cells show a widget each."""
    shown = {number: [f"model-{number}"] for number in showing}
    saved: dict[str, Any] = {"state": {each[0]: {"state": {}} for each in shown.values()}}
    found = groups(cells(*sources), shown, saved)
    return [[cell["number"] for cell in group["cells"]] for group in found]


def test_widgets_that_have_nothing_in_common_run_each_by_itself() -> None:
    assert numbers(["Lesson('scopa')", "Play('scopa')"], 1, 2) == [[1], [2]]


def test_a_cell_that_shows_no_widget_runs_only_for_one_that_does() -> None:
    assert numbers(["1 + 1", "deal = 7", "Deal(deal)"], 3) == [[2, 3]]


@pytest.mark.parametrize(
    "uses",
    [
        "Lesson(lesson)",
        "lesson.level = 3",
        "def shown(): return lesson",
        "[lesson for each in range(3)]",
        "lesson = 2",
        "lambda: lesson",
    ],
)
def test_cells_that_use_a_name_belong_to_the_one_that_binds_it(uses: str) -> None:
    assert numbers(["lesson = 1", "Play('scopa')", uses], 2, 3) == [[1, 3], [2]]


def test_a_name_joins_all_cells_between_which_it_changes() -> None:
    assert numbers(["a = []", "a.append(1)", "b = a", "Deal(b)"], 4) == [[1, 2, 3, 4]]


def test_a_name_inside_a_function_is_no_name_of_the_page() -> None:
    assert numbers(["def one(): inner = 1", "inner = 2", "Deal(inner)"], 3) == [[2, 3]]


def test_an_import_is_repeated_for_each_group_that_uses_its_name() -> None:
    sources = ["from carte.widgets import Deal, Lesson\nLesson(1)", "import a.b as c", "Deal(c, 2)"]
    shown = {1: ["one"], 3: ["three"]}
    first, second = groups(cells(*sources), shown, {"state": {}})
    assert [cell["number"] for cell in second["cells"]] == [3]
    assert first["imports"] == []
    assert second["imports"] == ["from carte.widgets import Deal", "import a.b as c"]


def test_a_group_has_the_models_that_its_views_refer_to_and_no_others() -> None:
    state = {
        "layout": {"state": {}},
        "box": {"state": {"children": ["IPY_MODEL_slider"]}},
        "slider": {"state": {"layout": "IPY_MODEL_layout"}},
        "other": {"state": {}},
    }
    found = groups(cells("VBox([slider])", "Deal(1)"), {1: ["box"], 2: ["other"]}, {"state": state})
    assert [group["models"] for group in found] == [["layout", "box", "slider"], ["other"]]


def test_the_views_of_a_page_belong_to_their_cells() -> None:
    page = new_document("page")
    for index, shown in ((2, ("a", "b")), (5, ()), (6, ("c",))):
        cell = nodes.container("", nb_element="cell_code", cell_index=index)
        cell += [nodes.raw("", VIEW(model), format="html") for model in shown]
        page += cell
    assert shown_by_cell(page) == {3: ["a", "b"], 6: [], 7: ["c"]}


@pytest.mark.parametrize(
    ("source", "needs"),
    [
        ("from carte.widgets import Lesson\nLesson('scopa')", False),
        ("from traitlets import dlink", False),
        ("import ipywidgets as w", True),
        ("from IPython.display import HTML", True),
        ("display(deal)", True),
        ("def show():\n    import ipywidgets.widgets", True),
    ],
)
def test_a_page_has_the_packages_of_stock_widgets_if_its_cells_use_them(
    source: str, needs: bool
) -> None:
    shown = {1: ["one"]}
    assert need_stock(groups(cells(source), shown, {"state": {}})) is needs


def test_a_cell_that_never_runs_in_a_page_brings_no_packages() -> None:
    sources = ["from IPython.display import Markdown\nMarkdown('words')", "Deal(1)"]
    assert not need_stock(groups(cells(*sources), {2: ["deal"]}, {"state": {}}))
