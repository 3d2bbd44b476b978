"""Kernels of notebooks are forked from one that has imported Carte, and share nothing."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from jupyter_client.manager import KernelManager
from nbclient import NotebookClient

from book.kernels import Forked, fork_kernels
from carte.language import VARIABLE

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="kernels are forked on Linux alone")


def printed(*cells: str) -> list[str]:
    """What each cell of a notebook prints, in a kernel of its own."""
    notebook = nbformat.v4.new_notebook(cells=[*map(nbformat.v4.new_code_cell, cells)])
    fork_kernels()
    NotebookClient(notebook, kernel_name="python3").execute()
    return ["".join(output["text"] for output in cell.outputs) for cell in notebook.cells]


@pytest.fixture
def kernel() -> Iterator[KernelManager]:
    fork_kernels()
    manager = KernelManager(kernel_name="python3")
    manager.start_kernel()
    yield manager
    manager.shutdown_kernel(now=True)


def test_kernels_take_nothing_that_another_may_have_taken(kernel: KernelManager) -> None:
    """Of two that are started anywhere at once each has files of its own, and no port."""
    other = KernelManager(kernel_name="python3")
    other.start_kernel()
    told = [each.get_connection_info() for each in (kernel, other)]
    other.shutdown_kernel(now=True)
    assert [each["transport"] for each in told] == ["ipc", "ipc"]
    assert len({each["ip"] for each in told}) == 2


def test_a_notebook_finds_carte_imported_and_sees_nothing_that_another_one_changes() -> None:
    change = (
        "import sys; print('carte.widgets' in sys.modules)",
        "import carte, os; print(hasattr(carte, 'mark'), os.getpid()); carte.mark = 1",
    )
    first, second = printed(*change), printed(*change)
    assert first[0] == second[0] == "True\n"
    assert first[1].split()[0] == second[1].split()[0] == "False"
    assert first != second


def test_a_notebook_has_variables_and_a_folder_of_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: "os.PathLike[str]"
) -> None:
    printed("")
    monkeypatch.setenv("CARTE_MARK", "set since")
    monkeypatch.chdir(tmp_path)
    here = "import os; print(os.environ['CARTE_MARK'], os.getcwd())"
    assert printed(here) == [f"set since {os.path.realpath(tmp_path)}\n"]


def test_a_notebook_speaks_the_language_that_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    speak = "from carte.language import _; print(_('Learn'))"
    assert printed(speak) == ["Learn\n"]
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv(VARIABLE, "it")
    assert printed(speak) == ["Impara\n"]


def test_a_kernel_that_is_ended_is_gone(kernel: KernelManager) -> None:
    process = getattr(kernel.provisioner, "process", None)
    assert isinstance(process, Forked)
    assert kernel.is_alive()
    kernel.shutdown_kernel(now=True)
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


def test_what_a_widget_saves_is_not_the_whole_front_end() -> None:
    lesson = "from carte.widgets import Lesson; lesson = Lesson('scopa', 'first-capture')"
    (_made, sizes) = printed(lesson, "print(len(lesson._esm) < 1000, lesson.front)")
    assert sizes == "True None\n"
