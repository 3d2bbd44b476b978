"""Which tests are tried first after a change: those that run what has changed, and little else.

A test comes before others when it runs a function that has changed, rather than one that speaks of
a changed name; and among these when it runs few functions, for it says most and is soon done.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tests.changed.sources import Change, Part

Ran = Mapping[str, tuple[float, Mapping[str, Iterable[str]]]]
"""By test, or by test file, how long it takes and which functions it runs, by source."""


class Candidate(NamedTuple):
    """A test that may tell whether a change is right, the best first."""

    rank: int
    reach: int
    test: str
    seconds: float


class Choice(NamedTuple):
    """The tests to try first, in order, and the files of the others."""

    first: list[str]
    others: list[str]


def touched(
    changes: Mapping[str, Change], parts: Mapping[str, Mapping[str, Part]]
) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
    """Return the functions that have changed, and those that speak of what has changed.

    Where one of these keeps what it has made, whoever speaks of it hangs on the change as well.
    """
    changed = {(path, name) for path, change in changes.items() for name in change.functions}
    names = {name for change in changes.values() for name in change.names if name}
    speaking: set[tuple[str, str]] = set()
    heard: set[str] = set()
    while fresh := names - heard:
        heard |= fresh
        for path, found in parts.items():
            for name, part in found.items():
                if fresh.intersection(part.names):
                    speaking.add((path, name))
                    if part.kept or name.startswith("="):
                        names.add(name.lstrip("=").rpartition(".")[2])
    return changed, speaking - changed


def candidates(
    ran: Ran,
    touched: tuple[set[tuple[str, str]], set[tuple[str, str]]],
    own: Iterable[str] = (),
    akin: Iterable[str] = (),
) -> list[Candidate]:
    """Return the tests that touch a change, best first.

    Those of test files that have changed themselves (``own``) come first of all, those that go by a
    word that is ``akin`` to the change before others of their rank.
    """
    changed, speaking = touched
    found = []
    for test, (seconds, runs) in ran.items():
        file, _colons, name = test.partition("::")
        if not name:
            continue
        rank = _rank(runs, changed, speaking)
        if rank is None and file in ran:
            rank = _rank(ran[file][1], changed, speaking)
            rank = None if rank is None else rank + 2
        if file in own:
            rank = 0
        if rank is not None:
            far = not any(word in test for word in akin)
            reach = sum(len([*names]) for names in runs.values())
            found.append(Candidate(2 * rank + far, reach, test, seconds))
    return sorted(found)


def _rank(
    runs: Mapping[str, Iterable[str]], changed: set[tuple[str, str]], speaking: set[tuple[str, str]]
) -> int | None:
    """1 for what runs a changed function, 2 for one that speaks of what has changed."""
    for rank, some in enumerate((changed, speaking), 1):
        if any(name in runs.get(path, ()) for path, name in some):
            return rank
    return None


def within(seconds: float, found: Iterable[Candidate], ran: Ran) -> Choice:
    """Return the tests that can be tried in so many seconds, files collected, the best first."""
    first: list[str] = []
    others: set[str] = set()
    collected: set[str] = set()
    for one in found:
        file = one.test.partition("::")[0]
        begins = 0.0 if file in collected or file not in ran else ran[file][0]
        if one.seconds + begins <= seconds:
            seconds -= one.seconds + begins
            collected.add(file)
            first.append(one.test)
        else:
            others.add(file)
    return Choice(first, sorted(others))
