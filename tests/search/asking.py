"""Questions as people ask them, put to the search of the page, which node runs.

Those about several games are here: in ``questions.toml``, and for each language what is said at a
table (``wordings``) and what was written apart from all synonyms (``unheard``). Those about one
game are in ``questions.toml`` of the folder of its tests, in parts of the same names.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from carte import language
from carte.widgets import Search
from tests.games.rooms import FOLDER
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

    sure: bool = True
    """Whether the search says that it has an answer, and not only what comes nearest."""

    @property
    def answered(self) -> bool:
        """Whether one of the first places has an answer: a rule by its tail is any game's."""
        return self._answered_in(FIRST)

    @property
    def answered_first(self) -> bool:
        """Whether the first place has an answer."""
        return self._answered_in(1)

    def _answered_in(self, places: int) -> bool:
        """Whether one of so many places has an answer, or nothing claims to be one if none is."""
        if not self.question.finds:
            return not self.found or not self.sure
        names = {name for id_ in self.found[:places] for name in (id_, id_.partition(".")[2])}
        return bool(names & {*self.question.finds})


def asked() -> tuple[Question, ...]:
    """Return the questions, in order: those about several games, then those about each."""
    texts = (_read(Path(__file__).with_name("questions.toml")), *_of_games())
    return tuple(_question(**one) for text in texts for one in text.get("questions", ()))


def spoken(edition: str) -> tuple[Question, ...]:
    """Return what people say in the language of an edition, as they say it at a table."""
    return _put(edition, "wordings")


def unheard(edition: str) -> tuple[Question, ...]:
    """Return what people say in other words than any that the search was given."""
    return _put(edition, "unheard")


def _put(edition: str, kind: str) -> tuple[Question, ...]:
    """Return what is put to an edition: about several games in a file, about one in its folder."""
    shared = _read(Path(__file__).with_name(kind) / f"{edition}.toml")
    groups = (*shared.values(), *(text.get(kind, {}).get(edition, {}) for text in _of_games()))
    return tuple(_question(ask, finds, edition) for group in groups for ask, finds in group.items())


def _of_games() -> list[dict[str, Any]]:
    """Return what people ask about each game."""
    return [_read(file) for file in sorted(FOLDER.glob("*/questions.toml"))]


def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


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

    def first(self, text: str, game: str = "") -> str:
        """Return the id of what is found first."""
        return str(self(text, game)[0]["id"])

    def first_ids(self, text: str, game: str = "") -> set[str]:
        """Return the ids in the first places."""
        return {str(one["id"]) for one in self(text, game)[:FIRST]}

    def answer(self, question: Question) -> Outcome:
        """Return what a question finds first."""
        found = tuple(one["id"] for one in self(question.ask))
        return Outcome(question, found, sure=self.is_answered(question.ask))

    def is_answered(self, text: str) -> bool:
        """Whether the search says that the book has an answer."""
        answered: bool = self._pure("isAnswered", text)
        return answered


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
