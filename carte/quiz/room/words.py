"""The words of the quiz for a room."""

from __future__ import annotations

from carte.front.words import unfit_number
from carte.language import _

__all__ = ["room_words"]


def room_words() -> dict[str, str]:
    """Return the words of the choice, of a question, and of the result."""
    return {**_words_of_the_choice(), **_words_of_a_question(), **_words_of_the_end()}


def _words_of_the_choice() -> dict[str, str]:
    return {
        "title": _("A quiz for the room"),
        "about": _("Hold up a card: its suit is your answer."),
        "game": _("Game"),
        "every_game": _("All games"),
        "theme": _("About"),
        "every_theme": _("All themes"),
        "number": _("Questions"),
        "make": _("Make a set"),
        "again": _("Other questions"),
        "by_hand": _("Questions by hand"),
        "keys": _("Names of cases and rules, links to levels and positions"),
        "keys_about": _(
            "Enter names of cases, such as SC-02, or of rules, such as scopa.equal-first, or "
            "links to your own levels or to positions from the checker, with spaces between "
            "them."
        ),
        "take": _("Use these"),
        "begin": _("Begin"),
        "print": _("Print the questions"),
        "making": _("Making the questions."),
        "made": _("A new set, of {count} questions."),
        "broken": _("This link leads to no questions. {reason}"),
        "unreadable": unfit_number(),
    }


def _words_of_a_question() -> dict[str, str]:
    return {
        "place": _("Question {number} of {all}: {game}"),
        "denari": _("denari"),
        "coppe": _("coppe"),
        "spade": _("spade"),
        "bastoni": _("bastoni"),
        "counts": _("How many cards of each suit?"),
        "count": _("Cards for {letter}"),
        "show": _("Show the answer"),
        "next": _("Next question"),
        "finish": _("Results"),
        "back": _("Back"),
        "right": _("{letter} is right."),
        "share": _("{right} of {all} were right."),
        "held": _("{letter}: {count}"),
    }


def _words_of_the_end() -> dict[str, str]:
    return {
        "over": _("Results"),
        "repeat": _("Repeat tonight: {Rule}"),
        "all_right": _("Everybody answered every counted question correctly."),
        "uncounted": _("The rules that were asked about"),
        "line": _("{number}. {right} of {all} right"),
        "line_uncounted": _("{number}."),
        "from_start": _("From the start"),
        "learn": _("Learn this rule"),
        "paper": _("Questions"),
        "paper_answers": _("Answers"),
        "paper_answer": _("{number}. {letter}"),
    }
