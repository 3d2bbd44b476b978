"""What the sidebar shows before anything in it is unfolded, and which page follows which."""

from collections.abc import Iterator
from pathlib import Path

from sphinx_external_toc.parsing import parse_toc_yaml

from carte.lessons import course_names

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
