"""Questions as people ask them, put to the search of the page, which node runs."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from carte import language
from carte.widgets import Search
from tests.keeping.pure import Pure, started

FIRST = 3
"""So many places are looked at."""


class Question(NamedTuple):
    """What somebody types in an edition of the book, and the names of which one must be found."""

    ask: str
    finds: tuple[str, ...]
    edition: str


class Outcome(NamedTuple):
    """A question and the ids that are found first."""

    question: Question
    found: tuple[str, ...]

    @property
    def answered(self) -> bool:
        """Whether one of the first places has an answer: a rule by its tail is any game's."""
        names = {name for id_ in self.found[:FIRST] for name in (id_, id_.partition(".")[2])}
        return bool(names & {*self.question.finds})


def asked() -> tuple[Question, ...]:
    """Return the questions, in order."""
    text = Path(__file__).with_name("questions.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text)["questions"]
    return tuple(_question(**one) for one in found)


def _question(ask: str, finds: list[str], edition: str = "en") -> Question:
    return Question(ask, tuple(finds), edition)


class Searching:
    """The search of the page over all that there is to find."""

    def __init__(self, pure: Pure) -> None:
        self._pure = pure

    def __call__(self, text: str, game: str = "") -> list[dict[str, Any]]:
        """Return what is found: each with its id, and those beside it."""
        found: list[dict[str, Any]] = self._pure("search", text, game)
        return found

    def answer(self, question: Question) -> Outcome:
        """Return what a question finds first."""
        return Outcome(question, tuple(one["id"] for one in self(question.ask)))


@contextmanager
def searching(folder: Path) -> Iterator[Searching]:
    """Prepare the search in a process of its own."""
    with started(folder) as pure:
        pure("prepare", Search().content)
        yield Searching(pure)


@contextmanager
def searching_edition(folder: Path, edition: str) -> Iterator[Searching]:
    """Prepare the search of an edition of the book."""
    language.use(edition)
    try:
        with searching(folder) as found:
            yield found
    finally:
        language.use("en")
