"""A newcomer meets no word of the games bare: each page says what one means where it uses it first.

So does each course, in the stage or the level that uses it first. A page of words or rules tells
all of them.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

import carte
from tests.book.chapters import BOOK, CHAPTERS

GLOSSES = tomllib.loads(Path(__file__).with_name("glosses.toml").read_text(encoding="utf-8"))
TELLING = {"about", "api", "glossary", "pack", "procedure", "programmers", "rules", "what-is-new"}
"""Pages that tell what the words mean, or are for those who know them."""
LESSONS = {*carte.GAMES, "own-lessons"}
PAGES = sorted({*CHAPTERS} - TELLING - LESSONS)

_NO_PROSE = re.compile(
    r"```.*?```|`[^`]*`|^#.*?$|\]\([^)]*\)|<[^>]+>|\b(?:asso piglia tutto)\b", re.S | re.M
)


def paragraphs(markdown: str) -> Iterator[str]:
    """Yield the prose of a text, a paragraph or an item of a list at a time."""
    prose = _NO_PROSE.sub(" ", markdown).replace("**", "")
    yield from (" ".join(part.split()) for part in re.split(r"\n\n|\n(?=[-|] ?)", prose))


def lessons(course: str) -> Iterator[str]:
    """Yield the texts of a course: how each stage begins, and each level with all it may say."""
    folder = Path(carte.__file__).parent / "games" / course.replace("-", "_")
    for stage in tomllib.loads((folder / "course.toml").read_text(encoding="utf-8"))["stage"]:
        yield stage.get("intro", "")
        for level in stage["level"]:
            yield " ".join(_said_in(level))


def _said_in(level: dict[str, Any]) -> Iterator[str]:
    yield from (level[key] for key in ("goal", "done", "text") if key in level)
    for part in (*level.get("traps", ()), *level.get("step", ())):
        yield from _said_in(part)


def bare(texts: list[str]) -> list[tuple[str, str]]:
    """Return the words that no text tells where they stand first, each with the text."""
    found = []
    for word, gloss in GLOSSES.items():
        first = next(
            (one for one in texts if re.search(rf"\b(?:{gloss['written']})\b", one, re.I)), None
        )
        if first and not re.search(rf"\b(?:{gloss['told']})\b", first, re.I):
            found.append((word, first))
    return found


@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_what_a_word_means_where_it_uses_it_first(page: str) -> None:
    cells = nbformat.read(BOOK / f"{page}.ipynb", as_version=4).cells
    prose = [
        one for cell in cells if cell.cell_type == "markdown" for one in paragraphs(cell.source)
    ]
    assert bare(prose) == []


@pytest.mark.parametrize("course", carte.GAMES)
def test_a_course_says_what_a_word_means_where_it_uses_it_first(course: str) -> None:
    assert bare([*lessons(course)]) == []


def test_a_word_without_its_sense_is_found() -> None:
    assert bare(["The primiera goes to you.", "The primiera is the best card of each suit."]) == [
        ("primiera", "The primiera goes to you.")
    ]
    assert bare(["An asso (ace) wins.", "Two assi are better."]) == []
