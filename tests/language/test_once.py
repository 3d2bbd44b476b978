"""A sentence stands in the source once: who changes its words changes them for every reader."""

import ast
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = (*ROOT.glob("carte/**/*.py"), *ROOT.glob("book/*.py"), *ROOT.glob("book/live/**/*.py"))
MARKS = {"_", "N_", "ngettext", "pgettext"}
FEWEST = 4
"""A text of fewer words may be the same by chance, as a label may that does not end like this."""
ENDS = (".", "!", "?", "…")


def sentences() -> Iterator[tuple[str, str]]:
    """Every sentence that is translated, with where it stands."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in MARKS:
                words = {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
                for text in words - {""}:
                    yield str(text), f"{path.relative_to(ROOT)}:{node.lineno}"


def test_no_sentence_stands_in_two_places() -> None:
    long = (one for one in sentences() if one[0].endswith(ENDS) and len(one[0].split()) >= FEWEST)
    places = {
        text: [place for _text, place in some]
        for text, some in groupby(sorted(long), itemgetter(0))
    }
    assert len(places) > 1000, "they are found"
    assert {text: some for text, some in places.items() if len(some) > 1} == {}
