"""The words of the page about the rules of our table."""

from __future__ import annotations

from carte.board.house import form_words
from carte.front.words import copying_words
from carte.language import _

__all__ = ["house_words"]


def house_words() -> dict[str, str]:
    """Return the words of the form, of the questions, and of the printed sheet."""
    return {
        **_words_of_the_form(),
        **_words_of_the_ways(),
        **_words_of_the_offer(),
        **_words_of_the_sheet(),
    }


def _words_of_the_form() -> dict[str, str]:
    return {
        "label": _("The rules of our table"),
        "games": _("Game"),
        "changed": _("{game}: {count} that differ from the book"),
        "by_book": _("{game} is played by this book’s rules."),
        "differ": _("{game}: {count} different from the book."),
        "holds": _("Kept for the checker, counting, new matches and every quiz."),
        "back": _("Back to the book’s rules"),
        **form_words(),
        "presets": _("As other tables play it"),
        "preset": _("Use these"),
        "preset_on": _("In use"),
        "unreadable_number": _("“{text}” is not a number. Write one such as {usual}."),
        "refused": _("{reason} Nothing was changed."),
    }


def _words_of_the_ways() -> dict[str, str]:
    return {
        "take_along": _("For everybody at the table"),
        "about": _(
            "Whoever opens the link or scans the code sees how their rules differ "
            "from yours, and is asked before anything changes."
        ),
        "which": _("Which games"),
        "all": _("All games"),
        **copying_words(),
        "show": _("Show the code"),
        "hide": _("Hide the code"),
        "code": _("QR code for a link to the rules of our table"),
        "fine": _("This is too much for a code: send the link."),
        "print": _("Print the sheet"),
        "waiting": _("The code will be here in a moment."),
    }


def _words_of_the_offer() -> dict[str, str]:
    return {
        "ask": _("Take these as the rules of your table?"),
        "same": _("These are the rules of your table already."),
        "from_here": _("Yours now: {rules}"),
        "to_there": _("Then: {rules}"),
        "book": _("the book’s rules"),
        "take": _("Take them"),
        "leave": _("Leave mine as they are"),
        "close": _("Close"),
        "taken": _("Taken: these are the rules of your table now."),
        "back_to_ours": _("Back to ours"),
        "ours_again": _("These are your own rules again."),
        "left": _("Nothing was changed."),
        "opening": _("Reading the rules of a table …"),
        "broken": _("This link cannot be read. {reason}"),
    }


def _words_of_the_sheet() -> dict[str, str]:
    return {
        "sheet": _("The rules of our table"),
        "others": _("By the book: {games}."),
        "nothing": _("We play by this book’s rules."),
        "scan": _("The same on your phone"),
    }
