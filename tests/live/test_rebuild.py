"""A second build into the same folder leaves nothing of the first that is not true any more."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

pytestmark = pytest.mark.build

ROOT = Path(__file__).resolve().parents[2]
SAVED = re.compile(
    r'<script type="application/vnd\.jupyter\.widget-state\+json">(.*?)</script>', re.DOTALL
)


def found(pattern: str | re.Pattern[str], text: str) -> str:
    """The group of a pattern that must be there."""
    match = re.search(pattern, text)
    assert match
    return str(match[1])


class Book:
    """A book of one lesson, built with a copy of Carte that a test may edit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.carte = folder / "carte"
        shutil.copytree(ROOT / "carte", self.carte, ignore=shutil.ignore_patterns("__pycache__"))
        source = "from carte.widgets import Lesson\nLesson('scopa', 'first-capture')"
        cells = [nbformat.v4.new_markdown_cell("# One"), nbformat.v4.new_code_cell(source)]
        kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
        notebook = nbformat.v4.new_notebook(cells=cells, metadata=kernel)
        nbformat.write(notebook, folder / "index.ipynb")
        (folder / "_toc.yml").write_text("format: jb-book\nroot: index\n")
        (folder / "_static").symlink_to(ROOT / "book/_static")
        config = (ROOT / "book/_config.yml").read_text("utf-8")
        config = config.replace("book.live: ..", f"book.live: {ROOT}")
        (folder / "_config.yml").write_text(config)
        self.build()

    def build(self) -> None:
        command = [str(Path(sys.executable).parent / "jupyter-book"), "build", str(self.folder)]
        environment = os.environ | {"PYTHONPATH": str(self.folder)}
        subprocess.run(command, check=True, capture_output=True, env=environment)

    @property
    def page(self) -> str:
        return (self.folder / "_build/html/index.html").read_text("utf-8")

    @property
    def python(self) -> Path:
        """The folder from which the page would start Python."""
        settings = json.loads(found(r'id="live-page">(.*?)</script>', self.page))
        return self.folder / "_build/html/_static/carte" / str(settings["folder"])

    @property
    def saved(self) -> str:
        return found(SAVED, self.page)


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Book:
    return Book(tmp_path_factory.mktemp("rebuilt"))


def test_another_text_of_a_lesson_is_saved_and_python_is_where_the_page_seeks_it(
    book: Book,
) -> None:
    before = book.python
    lessons = book.carte / "games/scopa/course.toml"
    text = lessons.read_text("utf-8")
    lessons.write_text(text.replace('goal = "', 'goal = "Now! ', 1), "utf-8")
    book.build()
    assert "Now! " in book.saved
    assert book.python != before
    assert (book.python / "worker.js").exists()


def test_another_front_end_alone_has_the_pages_written_again(book: Book) -> None:
    def asked() -> str:
        return found(r"widgets-(\w+)\.css", book.page)

    before = asked()
    style = next(book.carte.rglob("*.css"))
    style.write_text(style.read_text("utf-8") + "\n.rebuilt { color: red; }\n", "utf-8")
    book.build()
    assert asked() != before
    assert (book.python / "worker.js").exists()
