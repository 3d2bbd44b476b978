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

from book.live.cache import files_under

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


INDEX = "searchindex.js"
PAGES = "index.html", "second.html", "third.html"
LESSON = "from carte.widgets import Lesson\nLesson('scopa', 'first-capture')"
PROCESS = "import os\nprint('run by', os.getpid())"


class Book:
    """A lesson and two pages beside it, built with a copy of Carte; a test may edit all of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.carte = folder / "carte"
        shutil.copytree(ROOT / "carte", self.carte, ignore=shutil.ignore_patterns("__pycache__"))
        self.write("index", "# One", LESSON, PROCESS)
        self.write("second", "# Two\n\n[This](third.ipynb#a-place) is elsewhere.")
        self.write("third", "# Three\n\n## A place")
        listed = "chapters: [{file: second}, {file: third}]"
        (folder / "_toc.yml").write_text(f"format: jb-book\nroot: index\n{listed}\n")
        (folder / "_static").symlink_to(ROOT / "book/_static")
        config = (ROOT / "book/_config.yml").read_text("utf-8")
        config = config.replace("book.live: ..", f"book.live: {ROOT}")
        (folder / "_config.yml").write_text(config)
        self.build()

    def write(self, page: str, text: str, *code: str) -> None:
        """Write a chapter: words, and cells of code below them."""
        cells = [nbformat.v4.new_markdown_cell(text), *map(nbformat.v4.new_code_cell, code)]
        kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
        notebook = nbformat.v4.new_notebook(cells=cells, metadata=kernel)
        nbformat.write(notebook, self.folder / f"{page}.ipynb")

    def build(self) -> str:
        """Build what is not there; return what the build says, in which no warning may be."""
        command = [str(Path(sys.executable).parent / "jupyter-book"), "build", str(self.folder)]
        environment = os.environ | {"PYTHONPATH": str(self.folder)}
        done = subprocess.run(command, check=True, capture_output=True, env=environment)
        return done.stderr.decode()

    @property
    def site(self) -> dict[str, bytes]:
        """Every file of the site."""
        site = self.folder / "_build/html"
        return {str(path.relative_to(site)): path.read_bytes() for path in files_under(site)}

    @property
    def run_by(self) -> str:
        """The process that has run the opening page."""
        return found(r"run by (\d+)", self.page)

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


def test_another_text_of_a_lesson_is_saved_and_python_where_pages_seek_it(book: Book) -> None:
    before, run_by = book.python, book.run_by
    lessons = book.carte / "games/scopa/course.toml"
    text = lessons.read_text("utf-8")
    lessons.write_text(text.replace('goal = "', 'goal = "Now! ', 1), "utf-8")
    book.build()
    assert "Now! " in book.saved
    assert book.python != before
    assert book.run_by != run_by
    assert (book.python / "worker.js").exists()


def test_another_front_end_alone_has_the_pages_written_again_and_no_cell_run(book: Book) -> None:
    def asked() -> str:
        return found(r"widgets-(\w+)\.css", book.page)

    before, run_by = asked(), book.run_by
    style = book.carte / "front/page/theme.css"
    style.write_text(style.read_text("utf-8") + "\n.rebuilt { color: red; }\n", "utf-8")
    book.build()
    assert asked() != before
    assert book.run_by == run_by
    assert (book.python / "worker.js").exists()


def test_another_sentence_has_its_page_written_and_a_title_all_that_show_it(book: Book) -> None:
    before = book.site
    book.write("third", "# Three\n\n## A place\n\nA sentence.")
    book.build()
    changed = {name for name, content in book.site.items() if before.get(name) != content}
    assert {name for name in changed if name.endswith(".html")} == {"third.html"}
    assert {*before} == {*book.site}
    book.write("third", "# Another name\n\n## A place")
    book.build()
    pages = [content for name, content in book.site.items() if name in PAGES]
    assert all(b"Another name" in page for page in pages)


def test_a_link_to_a_heading_that_is_no_more_is_found_on_its_old_page(book: Book) -> None:
    assert "a-place" not in book.build()
    book.write("third", "# Three\n\n## Another place")
    assert "a-place" in book.build()


def test_what_is_built_on_is_what_would_be_built_from_nothing(book: Book) -> None:
    book.write("third", "# Three\n\n## A place\n\nThe last sentence.")
    book.write("second", "# Two and more\n\n[This](third.ipynb#a-place) is there.")
    book.build()
    before = book.site
    shutil.rmtree(book.folder / "_build")
    book.build()
    changed = {name for name, content in book.site.items() if before.get(name) != content}
    assert changed <= {INDEX, "start.pyz", "sw.js"}, "the order or the time differs, and a hash"
    assert {*before} == {*book.site}
    assert finds(before) == finds(book.site)


def finds(site: dict[str, bytes]) -> dict[str, set[str]]:
    """Where each word is found by the index: pages in any order, none for a word that is gone."""
    text = site[INDEX].decode().removeprefix("Search.setIndex(").removesuffix(")")
    index = json.loads(text)
    return {
        f"{kind} {word}": {index["docnames"][page] for page in pages}
        for kind in ("terms", "titleterms")
        for word, found in index[kind].items()
        for pages in [found if isinstance(found, list) else [found]]
        if pages
    }
