"""The questions of levels of kind ``pick`` or ``choose``.

A question is a function from what is ``Shown`` to an ``Answer``. In a lesson file it is written as
its name and its arguments: ``question = "suit D"``. The engine backs everything it asserts.
"""

from __future__ import annotations

from collections.abc import Mapping

from carte.lessons.questions.captures import CAPTURE_CHOICES, CAPTURE_PICKS
from carte.lessons.questions.chiamata import CHIAMATA_CHOICES
from carte.lessons.questions.cirulla import CIRULLA_CHOICES
from carte.lessons.questions.contracts import CONTRACT_CHOICES
from carte.lessons.questions.mediatore import MEDIATORE_CHOICES
from carte.lessons.questions.pack import PACK_CHOICES, PACK_PICKS
from carte.lessons.questions.picking import Pick
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

PICKS: Mapping[str, Question[Pick]] = {
    **PACK_PICKS,
    **CAPTURE_PICKS,
    **TEAM_PICKS,
    **TRICK_PICKS,
}
"""The questions of levels of kind ``pick``: which of these cards?"""

CHOICES: Mapping[str, Question[str]] = {
    **PACK_CHOICES,
    **CAPTURE_CHOICES,
    **TEAM_CHOICES,
    **CIRULLA_CHOICES,
    **TRICK_CHOICES,
    **CHIAMATA_CHOICES,
    **MEDIATORE_CHOICES,
    **CONTRACT_CHOICES,
}
"""The questions of levels of kind ``choose``: which of these answers?"""
