"""The words of the levels of a stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carte.engine.game import Game
from carte.language import _, ngettext

__all__ = ["by_stars", "lesson_words"]


def lesson_words(game: Game) -> dict[str, Any]:
    """Return the words of the levels of a stage, and of its end."""
    return {
        "how": {
            "play": (
                _("Pick a card from your hand, then the cards it takes, and press the button.")
                if game.has_table
                else _("Pick a card from your hand, and press the button.")
            ),
            "pick": _("Pick cards and press the button."),
            "say": _("Press the words you want to say."),
            "choose": _("Press your answer."),
        },
        "levels": _("Levels of “{stage}”"),
        "level_label": by_stars(
            lambda won: ngettext(
                "Level {number}, {stars} of 3 stars", "Level {number}, {stars} of 3 stars", won
            )
        ),
        "level_won": by_stars(lambda won: ngettext("{stars} star.", "{stars} stars.", won)),
        "task": _("{number} of {all}: {text}"),
        "options": _("Answers"),
        "hint": _("Hint"),
        "more_hints": _("Hint ({left} left)"),
        "no_hints": _("No more hints"),
        "go_on": _("Go on"),
        "next": _("Next"),
        "next_level": _("Next level"),
        "skip": _("Skip ahead"),
        "count": _("Count the cards"),
        "finish": _("See what you learned"),
        "stage_end": _("That was the last level of this stage."),
        "stars_won": _(
            "{won} of {all} stars. A mistake or a hint costs one; if a level shows you the way, "
            "the first mistake is free."
        ),
        "stage_left": _("Not won yet: {levels}"),
        "back_to_deal": _("Back to your deal"),
        "learned": _("The rules behind it"),
        "next_stage": _("On to: {stage}"),
        "next_chapter": _("On to: {stage}, in the chapter {chapter}"),
        "course_done": _("This was the last stage. You can play now."),
        "course_learned": _("{course}: learned on {date}"),
        "one_left": _("One thing is left: play a deal at the table to the end."),
        "first_deal": _("Play your first deal"),
        "play_deal": _("Play a deal"),
        "print": _("Print it"),
        "again": _("From the start"),
    }


def by_stars(label: Callable[[int], str]) -> list[str]:
    """Return a label by the number of stars, zero to three; the last one serves for more."""
    labels = [label(won) for won in range(4)]
    while labels[-2:-1] == labels[-1:]:
        labels.pop()
    return labels
