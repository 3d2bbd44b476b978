"""The mutants that no test can find, for they are the same program: `same.toml` says why.

An entry goes by the file, the line and what becomes of it, which stay where others are added.
"""

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from tests.benchmarks.mutants.drawing import Mutant

FILE = Path(__file__).with_name("same.toml")


def is_same(mutant: Mutant) -> bool:
    """Whether a mutant stands in the list."""
    return (mutant.file, *mutant.lines) in _entries()


def parted(drawn: Iterable[Mutant]) -> tuple[list[Mutant], Iterator[Mutant]]:
    """Return those that are listed, a list that fills, and the others as they are drawn."""
    same: list[Mutant] = []

    def others() -> Iterator[Mutant]:
        for mutant in drawn:
            if is_same(mutant):
                same.append(mutant)
            else:
                yield mutant

    return same, others()


@cache
def _entries() -> set[tuple[str, str, str]]:
    entries = tomllib.loads(FILE.read_text(encoding="utf-8")).get("same", [])
    return {(entry["file"], entry["line"], entry["becomes"]) for entry in entries}
