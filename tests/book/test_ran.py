"""What a notebook has stored is held against what the build ran, as strictly as by nbval itself."""

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from nbval.plugin import IPyNbCell, IPyNbFile, NbCellError

from book.live.executed_notebooks import given, keep_given
from tests.book import ran

SOURCES = "print('one')\nprint('two')", "1 + 1", "raise ValueError('three')"
Run = Callable[..., list[IPyNbCell]]


def executed(*sources: str, two: str = "2") -> nbformat.NotebookNode:
    """A notebook as it is when its cells have been run."""
    outputs = [
        [
            nbformat.v4.new_output("stream", text="one\n"),
            nbformat.v4.new_output("stream", text="two\n"),
        ],
        [nbformat.v4.new_output("execute_result", {"text/plain": two}, execution_count=2)],
        [nbformat.v4.new_output("error", ename="ValueError", evalue="three", traceback=["three"])],
    ]
    cells = [
        nbformat.v4.new_code_cell(source, outputs=given, execution_count=number)
        for number, (source, given) in enumerate(zip(sources, outputs, strict=False), 1)
    ]
    notebook: nbformat.NotebookNode = nbformat.v4.new_notebook(cells=cells)
    return notebook


Kept = Callable[[nbformat.NotebookNode], Path]


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    """Keeps what a build has run."""

    def keep(notebook: nbformat.NotebookNode) -> Path:
        keep_given(tmp_path, notebook)
        return tmp_path

    return keep


@pytest.fixture
def cells(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The cells of a notebook as nbval runs them, where a build has kept what they give."""

    def collected(notebook: nbformat.NotebookNode, kept: Path) -> list[IPyNbCell]:
        nbformat.write(notebook, tmp_path / "one.ipynb")
        file = IPyNbFile.from_parent(request.session, path=tmp_path / "one.ipynb")
        monkeypatch.setattr(ran, "ran", lambda file: given(kept, file.nb))
        monkeypatch.setattr("nbval.plugin.RunningKernel", None)
        items = list(file.collect())
        file.setup()
        return items

    return collected


def test_what_the_build_gave_is_compared_cell_by_cell_in_any_order(cells: Run, kept: Kept) -> None:
    notebook = executed(*SOURCES[:2])
    for cell in cells(notebook, kept(notebook)):
        cell.runtest()
    cells(notebook, kept(notebook))[1].runtest()


def test_another_output_than_the_stored_one_fails(cells: Run, kept: Kept) -> None:
    first, second = cells(executed(*SOURCES[:2], two="3"), kept(executed(*SOURCES[:2])))
    first.runtest()
    with pytest.raises(NbCellError, match="outputs differ"):
        second.runtest()


def test_a_cell_that_failed_in_the_build_fails(cells: Run, kept: Kept) -> None:
    notebook = executed(*SOURCES)
    *others, last = cells(notebook, kept(notebook))
    for cell in others:
        cell.runtest()
    with pytest.raises(NbCellError, match="caused an exception"):
        last.runtest()


def test_what_was_run_for_other_cells_is_not_taken(kept: Kept) -> None:
    folder = kept(executed(*SOURCES[:2]))
    assert given(folder, executed(*SOURCES[:2]))
    assert given(folder, executed(SOURCES[0], "1 + 2")) is None
    assert given(folder / "nowhere", executed(*SOURCES[:2])) is None
