"""The questions that only the lessons of mediatore ask."""

from __future__ import annotations

from collections.abc import Mapping

from carte.games.mediatore.lessons.contracts import CONTRACT_CHOICES
from carte.games.mediatore.lessons.table import TABLE_CHOICES
from carte.lessons.questions.question import Question

__all__ = ["CHOICES"]

CHOICES: Mapping[str, Question[str]] = {**TABLE_CHOICES, **CONTRACT_CHOICES}
"""Questions of levels of kind ``choose``."""
