"""The questions that only the lessons of tressette and its kin ask."""

from __future__ import annotations

from collections.abc import Mapping

from carte.games.tressette.lessons.accusi import ACCUSI_CHOICES
from carte.games.tressette.lessons.signals import SIGNAL_CHOICES
from carte.games.tressette.lessons.thirds import THIRDS_CHOICES
from carte.lessons.questions.question import Question

__all__ = ["CHOICES"]

CHOICES: Mapping[str, Question[str]] = {**THIRDS_CHOICES, **ACCUSI_CHOICES, **SIGNAL_CHOICES}
"""Questions of levels of kind ``choose``."""
