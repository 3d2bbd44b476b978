"""The questions of levels of kind ``pick`` or ``choose``.

A question is a function from what is ``Shown`` to an ``Answer``. In a lesson file it is written as
its name and its arguments: ``question = "suit D"``. The engine backs everything it asserts. What is
asked of one game alone stands in the ``lessons`` of that game's room.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from carte.games import GAMES, load_module
from carte.lessons.questions.captures import CAPTURE_CHOICES, CAPTURE_PICKS
from carte.lessons.questions.pack import PACK_CHOICES, PACK_PICKS
from carte.lessons.questions.picking import Pick
from carte.lessons.questions.procedure import PROCEDURE_CHOICES
from carte.lessons.questions.question import (
    Answer,
    Question,
    QuestionError,
    Reply,
    Sheet,
    Shown,
    put,
)
from carte.lessons.questions.teams import TEAM_CHOICES, TEAM_PICKS
from carte.lessons.questions.tricks import TRICK_CHOICES, TRICK_PICKS

__all__ = [
    "CHOICES",
    "PICKS",
    "Answer",
    "Pick",
    "Question",
    "QuestionError",
    "Reply",
    "Sheet",
    "Shown",
    "put",
]


class _Questions(Mapping[str, Question[Reply]]):
    """Questions by name: those that games share, then those of each game alone.

    A game's own are imported when none of the others has the name.
    """

    def __init__(self, name: str, *shared: Mapping[str, Question[Reply]]) -> None:
        self._name = name
        self._shared = shared

    def _lots(self) -> Iterator[Mapping[str, Question[Reply]]]:
        yield from self._shared
        for slug in GAMES:
            yield getattr(load_module(slug, "lessons"), self._name, {})

    def __getitem__(self, name: str) -> Question[Reply]:
        for lot in self._lots():
            if name in lot:
                return lot[name]
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(self._lots())

    def __len__(self) -> int:
        return sum(len(lot) for lot in self._lots())


PICKS: Mapping[str, Question[Pick]] = _Questions(
    "PICKS", PACK_PICKS, CAPTURE_PICKS, TEAM_PICKS, TRICK_PICKS
)
"""The questions of levels of kind ``pick``: which of these cards?"""

CHOICES: Mapping[str, Question[str]] = _Questions(
    "CHOICES", PACK_CHOICES, CAPTURE_CHOICES, TEAM_CHOICES, TRICK_CHOICES, PROCEDURE_CHOICES
)
"""The questions of levels of kind ``choose``: which of these answers?"""
