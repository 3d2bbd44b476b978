"""A chapter that was run and saved in JupyterLab is the same to git as the one that it keeps."""

import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from tests.book.chapters import BOOK, CHAPTERS

ROOT = BOOK.parent
CONTRIBUTING = (ROOT / ".github/CONTRIBUTING.md").read_text("utf-8")
FILTER = Path("tests/book/clean.py")
VIEW = "application/vnd.jupyter.widget-view+json"
STATE = "application/vnd.jupyter.widget-state+json"
CHAPTER = "book/scopa.ipynb"


def kept(chapter: str) -> bytes:
    return (BOOK / f"{chapter}.ipynb").read_bytes()


def saved(chapter: str, path: Path) -> bytes:
    """A chapter as JupyterLab saves it at ``path``, run for the second time by one kernel."""
    notebook = nbformat.reads(kept(chapter).decode(), as_version=4)
    notebook.metadata.kernelspec.display_name = "Python 3 (ipykernel)"
    notebook.metadata.language_info |= {"version": "3.14.0", "file_extension": ".py"}
    notebook.metadata.widgets = {STATE: {"state": {"4f0c": {"model_name": "AnyModel"}}}}
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for count, cell in enumerate(code, len(code) + 1):
        cell.execution_count = count
        cell.metadata |= {"execution": {"iopub.status.busy": "2026-01-01"}, "scrolled": True}
        for output in cell.outputs:
            if output.output_type == "execute_result":
                output.execution_count = count
                output.data[VIEW] = {"model_id": "4f0c", "version_major": 2, "version_minor": 1}
                output.metadata = {"text/html": {"isolated": True}}
    nbformat.write(notebook, path)
    return path.read_bytes()


def cleaned(notebook: bytes) -> bytes:
    command = [sys.executable, "-I", "-S", str(ROOT / FILTER)]
    return subprocess.run(command, check=True, capture_output=True, input=notebook).stdout


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_that_was_run_and_saved_is_kept_as_it_was(chapter: str, tmp_path: Path) -> None:
    in_editor = saved(chapter, tmp_path / "saved.ipynb")
    assert in_editor != kept(chapter)
    assert cleaned(in_editor) == kept(chapter)
    assert cleaned(kept(chapter)) == kept(chapter)


def test_what_has_changed_in_a_chapter_is_kept(tmp_path: Path) -> None:
    notebook = nbformat.reads(kept("scopa").decode(), as_version=4)
    code = next(cell for cell in notebook.cells if cell.cell_type == "code")
    code.source, code.outputs[0].data["text/plain"] = "1 + 1", "2"
    code.metadata.tags = ["wide"]
    nbformat.write(notebook, tmp_path / "changed.ipynb")
    changed = (tmp_path / "changed.ipynb").read_bytes()
    assert cleaned(changed) == changed != kept("scopa")


def test_git_sees_no_change_once_the_filter_is_set_up(tmp_path: Path) -> None:
    def git(*arguments: str) -> str:
        command = ["git", *arguments]
        done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=book)
        return done.stdout

    (book := tmp_path / "book").mkdir()
    for name in (".gitattributes", CHAPTER, FILTER):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    git("init", "--quiet", "..")
    git("add", "--all", "..")
    saved("scopa", tmp_path / CHAPTER)
    assert git("diff", "--name-only").split() == [CHAPTER]
    (setup,) = re.findall(r"`git (config filter\.\S+) '([^'`]+)'`", CONTRIBUTING)
    git(*setup[0].split(), setup[1])
    assert git("diff", "--name-only") == ""
