"""The pages that the code leads to are in the book, by their names in its contents."""

import re
from collections.abc import Iterator
from pathlib import Path

from book.environment import ROOT
from tests.each import each

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
