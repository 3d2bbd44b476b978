"""What the contents of the book show, and what of the code leads to its pages."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from sphinx_external_toc.parsing import parse_toc_yaml

from book.environment import ROOT
from carte.front.words.page import python_words
from carte.lessons import course_names
from tests.book.chapters import cells
from tests.each import each

BOOK = Path(__file__).resolve().parents[2] / "book"
MAP = parse_toc_yaml(BOOK / "_toc.yml")


def below(page: str) -> Iterator[str]:
    """A page's sections, each followed by its own."""
    document = MAP.get(page)
    for tree in document.subtrees if document else ():
        for item in map(str, tree.items):
            yield item
            yield from below(item)


def test_a_dozen_entries_stand_in_it_at_first() -> None:
    assert sum(len(part.items) for part in MAP.root.subtrees) <= 12


def test_the_chapters_follow_each_other_as_their_courses_are_best_taken() -> None:
    pages = [*below(MAP.root.docname)]
    assert [page for page in pages if page in course_names()] == [*course_names()]


def test_every_page_stands_in_it_once() -> None:
    pages = [MAP.root.docname, *below(MAP.root.docname)]
    assert sorted(pages) == sorted(path.stem for path in BOOK.glob("*.ipynb"))


NAMED = re.compile(r"""["'`]([a-z][a-z-]*)\.html(?=["'`#?])""")
CONTENTS = {
    *re.findall(
        r"^\s*(?:- file|root): ([\w-]+)$", (ROOT / "book/_toc.yml").read_text("utf-8"), re.M
    )
}
MADE_BY_SPHINX = {"search", "404"}


def sources() -> Iterator[Path]:
    for folder in ("carte", "book"):
        for path in (ROOT / folder).rglob("*.*"):
            hidden = {"node_modules", "_build", "templates"} & {*path.parts}
            if path.suffix in (".py", ".js") and not hidden:
                yield path


LEADING = {
    path: found for path in sources() if (found := {*NAMED.findall(path.read_text("utf-8"))})
}


def test_the_code_leads_to_pages_of_every_part_of_the_book() -> None:
    assert len(LEADING) > 20
    assert {"play", "settle", "daily", "progress"} <= set().union(*LEADING.values())


@each("path", LEADING, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_page_that_the_code_leads_to_is_in_the_book(path: Path) -> None:
    assert LEADING[path] <= CONTENTS | MADE_BY_SPHINX


MANAGER = "share/jupyter/labextensions/@jupyter-widgets/jupyterlab-manager/static"
"""Where ipywidgets has what draws its widgets in JupyterLab."""

NOT_KEPT = "Error displaying widget: model not found"


def test_what_jupyterlab_shows_in_place_of_a_widget_that_is_not_kept_is_named() -> None:
    files = (Path(sys.prefix) / MANAGER).glob("*.js")
    assert any(NOT_KEPT in file.read_text("utf-8") for file in files)
    assert any(NOT_KEPT in cell.source for cell in cells("own-lessons"))


def test_what_a_widget_says_that_has_no_python_is_named_as_it_says_it() -> None:
    (table,) = [cell.source for cell in cells("own-lessons") if NOT_KEPT in cell.source]
    named = re.findall(r"“([^”]+)” under the cards", table)
    words = python_words()
    assert {words["no_kernel"], words["no_python"]} == {
        text for text in words.values() if text.startswith(tuple(named))
    }
