"""What a page runs in the browser is what its notebook says."""

import nbformat.v4 as nb
import pytest
from nbformat import NotebookNode

from book.live.cells import code_cells
from book.live.errors import LiveError


def notebook(*cells: NotebookNode) -> NotebookNode:
    made: NotebookNode = nb.new_notebook(cells=list(cells))
    return made


def code(source: str, *tags: str) -> NotebookNode:
    made: NotebookNode = nb.new_code_cell(source, metadata={"tags": list(tags)})
    return made


def test_code_cells_are_collected_in_order_with_their_numbers() -> None:
    page = notebook(nb.new_markdown_cell("# Scopa"), code("a = 1"), code("a", "remove-input"))
    assert code_cells(page, "scopa") == [
        {"number": 2, "source": "a = 1", "may_fail": False},
        {"number": 3, "source": "a", "may_fail": False},
    ]


@pytest.mark.parametrize("tag", ["static", "skip-execution"])
def test_a_cell_that_stays_out_of_the_page_is_not_collected(tag: str) -> None:
    assert code_cells(notebook(code("count_everything()", tag)), "scopa") == []


def test_an_empty_cell_is_not_collected() -> None:
    assert code_cells(notebook(code(" \n")), "scopa") == []


def test_a_cell_that_shows_an_error_may_fail_in_the_page_too() -> None:
    [cell] = code_cells(notebook(code("card('7X')", "raises-exception")), "scopa")
    assert cell["may_fail"]


def test_await_at_the_top_of_a_cell_is_python_that_a_page_runs() -> None:
    assert len(code_cells(notebook(code("await something()")), "scopa")) == 1


@pytest.mark.parametrize("source", ["%timeit 1", "!ls", "deal?"])
def test_a_magic_is_refused_with_its_cell_and_page(source: str) -> None:
    with pytest.raises(LiveError, match=r"cell 1 of scopa .*\n.*'static'"):
        code_cells(notebook(code(source)), "scopa")
