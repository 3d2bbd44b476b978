"""What the button of each next step says, and why that step comes next."""

from __future__ import annotations

from typing import Any

from carte.language import _

__all__ = ["step_words"]


def step_words() -> dict[str, Any]:
    """Return the words of each kind of step, by its id."""
    return {
        "resume-guide": _step(_("Go on with {course}: {stage}"), _("You left this deal halfway.")),
        "resume-match": _step(
            _("Go on with your match of {course}"), _("Your cards are still on the table.")
        ),
        "begin": _step(_("Begin with {course}: {stage}"), _("You learn the rules while you play.")),
        "guide": _step(
            _("Next deal with the coach: {course}"), _("It shows what the first one left out.")
        ),
        "again": _step(_("Play it once more"), _("The cards are the same, and you know more.")),
        "own-deal": _step(
            _("Now a deal of your own"), _("You know enough to play {course} by yourself.")
        ),
        "test": _step(
            _("Show that you know it: {stage}"),
            _("The guided deal taught it, so one level is enough."),
        ),
        "finish": _step(
            _("Go on with {course}: {stage}, level {level}"), _("You have begun this stage.")
        ),
        "stage": _step(_("Next: {stage}"), _("It is the next part of {course}.")),
        "lost": _step(_("Next: {stage}"), _("It can win you your next deal of {course}.")),
        "course": _step(_("Next: {course}"), _("A coach leads you through a whole deal.")),
        "daily": _step(_("Five a day"), _("Rules come back before you forget them.")),
        "puzzles": _step(
            _("Puzzles: {course}"), _("One good move at a time makes a stronger player.")
        ),
        "match": _step(
            _("Play {course}"), _("Use what you have practised in a match of your own.")
        ),
        "friends": _step(
            _("Plan an evening with friends"), _("You have been through the whole book.")
        ),
    }


def _step(label: str, why: str) -> dict[str, str]:
    return {"label": label, "why": why}
