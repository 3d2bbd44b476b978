"""The words of the page on which readers make levels of their own."""

from __future__ import annotations

from typing import Any

from carte.front.words import copying_words, too_long
from carte.language import _, pgettext

__all__ = ["own_words"]


def own_words() -> dict[str, Any]:
    """Return the widget's own words."""
    return {
        "title": _("Levels of your own"),
        "intro": _("A position, a goal, the right moves: the engine judges all the others."),
        "too_long": too_long(),
        **_words_of_the_level(),
        **_words_of_the_set(),
        **_words_of_sharing(),
        **_words_of_playing(),
    }


def _words_of_the_level() -> dict[str, Any]:
    return {
        "position": _("A position, as a code or a link from the checker"),
        "example": "2SjjKWnK63s0Sm5szPn86",
        "begin": _("Make it a level"),
        "checker": _("Lay out a position in the checker"),
        "level": _("The level"),
        "goal": _("The goal, in a sentence"),
        "goal_example": _("Take two cards with one."),
        "moves": _("How is each move judged?"),
        "many_moves": _("There are too many legal moves to list. Type the ones that matter."),
        "marks": {
            "": _("Just legal"),
            "right": pgettext("answer", "Right"),
            "wrong": _("Wrong, and I say why"),
        },
        "refused": _("Not allowed:"),
        "say_example": _("Leave it empty to show the rule."),
        "typed": _("Another move, such as a tempting illegal one"),
        "add_move": _("Add the move"),
        "take_out": _("Remove"),
        "done": _("Message for a right answer (may be empty)"),
        "hints": _("Hints of your own"),
        "hints_about": _(
            "Two or three, the last one the answer. If there are none, the book gives some."
        ),
        "hint": _("Hint {number}"),
        "try": _("Try it"),
        "keep": _("Add to my set"),
        "keep_changed": _("Save the change"),
        "leave": _("Leave it"),
        "kept": _("The level is in your set, as number {number}."),
    }


def _words_of_the_set() -> dict[str, Any]:
    return {
        "set": _("My set"),
        "sets": _("Sets, by game"),
        "none": _("No level yet. Each position you lay out becomes one here."),
        "set_title": _("Title of the set"),
        "set_title_example": _("Monday evening"),
        "number": _("{number}. {goal}"),
        "change": _("Change"),
        "up": _("Up"),
        "down": _("Down"),
        "remove": _("Remove"),
        "of_level": _("{action}: {goal}"),
        "removed": _("Removed. You can put it back until you leave this page."),
        "put_back": _("Put it back"),
        "full": _("A set has at most {number} levels. Send this one on, and begin another."),
        "try_set": _("Try the set"),
        "clear": _("Begin another set"),
        "cleared": _("All levels are removed. You can put them back until you leave this page."),
    }


def _words_of_sharing() -> dict[str, Any]:
    return {
        "share": _("Send it on"),
        **copying_words(),
        "copied": _("The link to these levels is copied: {link}"),
        "show": _("Show the code"),
        "hide": _("Hide the code"),
        "code": _("QR code for a link to these levels"),
        "fine": _("These levels are too much for a QR code: send the link."),
        "only_here": _(
            "Only this computer can open this book, so other devices cannot open its links. "
            "Use the file."
        ),
        "quiz": _("Ask a room"),
        "sheet": _("Print as exercises"),
        "save": _("Save to a file"),
        "saved": _('Saved as {name}: in a notebook, Lesson("{name}") opens it.'),
        "read": _("Open a file"),
        "opened": _("Its levels are your set now. You can put the old set back."),
        "large": _("This file is too large: it has more than {most} characters."),
        "amiss": _("This cannot be opened: {reason}"),
    }


def _words_of_playing() -> dict[str, Any]:
    return {
        "opening": _("Loading the rules to open the levels of this link …"),
        "waiting": _("Loading the rules … Your work is kept."),
        "broken": _("The link could not be read, so there is nothing to play."),
        "from_link": _("Levels that somebody made, judged by the engine like all others."),
        "trying": _("You are trying it out. Stars are not kept here."),
        "levels": _("Levels of “{stage}”"),
        "place": _("Level {number} of {all}"),
        "next": _("Next level"),
        "finish": _("To the end"),
        "end": _("That was the last level."),
        "again": _("Once more"),
        "take": _("Change these levels"),
        "taken": _("These levels are your set now."),
        "back": _("Back to my set"),
        "own": _("Make levels of your own"),
    }
