"""The words of the page around a widget: menus, links, files, and their errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carte.engine.phrases import joints
from carte.language import _

if TYPE_CHECKING:
    from carte.front.messages import StoreName

__all__ = [
    "copying_words",
    "menu_words",
    "python_words",
    "saved_as",
    "sending_words",
    "stage_words",
    "too_long",
    "unfit_number",
]


def python_words() -> dict[str, str]:
    """Return the messages for when Python gives no answer."""
    return {
        "no_answer": _("Python has not answered. Nothing is lost: try again."),
        "no_python": _(
            "This copy of a notebook has no Python, and needs it for that: open the notebook "
            "itself, in JupyterLab for example, and run its cells. Nothing is lost."
        ),
        "engine_failed": _(
            "Python could not be started here; below is what helps. Nothing is lost."
        ),
    }


def sending_words() -> dict[str, str]:
    """Return the words of the ways to share what a page shows."""
    return {
        "send": _("Send"),
        "copy": _("Copy link"),
        "share": _("Share"),
        "qr": _("QR code"),
        "picture": _("Picture"),
        "picture_name": _("verdict"),
        "copied": _("The link is on the clipboard: {link}"),
        "link": _("The link to copy: {link}"),
        "code": _("The link as a QR code"),
    }


def copying_words() -> dict[str, str]:
    """Return the words of a button that copies a link, or shows it if it may not."""
    return {
        "copy": _("Copy link"),
        "copied": _("Copied: {link}"),
        "link": _("This is the link, to copy: {link}"),
    }


def saved_as() -> str:
    """Return the message about a file that a page has saved."""
    return _("Saved as {name}, with your downloads.")


def too_long() -> str:
    """Return the message at a field whose text is too long."""
    return _("These are {count} characters, and {most} is the most: shorten it. Nothing is lost.")


def unfit_number() -> str:
    """Return the message about a typed number out of range."""
    return _("“{text}” does not fit here: write a whole number, {least} to {most}.")


def menu_words() -> dict[str, Any]:
    """Return the words of a widget's menus, of the browser's storage, and those that join words."""
    return {
        "joints": joints(),
        "stage": stage_words(),
        "cards_menu": _("Cards"),
        "skin": _("Faces"),
        "index": _("Numbers in the corners"),
        "preferences": {
            "italian": _("Italian"),
            "french": _("French"),
            "on": _("Shown"),
            "off": _("Hidden"),
        },
        "troubles": _trouble_words(),
    }


def stage_words() -> dict[str, str]:
    """Return the words of a widget that fills the window, or is on another page."""
    return {
        "menu": _("Show elsewhere"),
        "present": _("Fill the screen (F)"),
        "embed": _("Copy what embeds this"),
        "markup": _("What embeds this"),
        "copied": _("Copied. Paste it into the source of your page."),
        "by_hand": _("Copy this into the source of your page."),
        "line": _("For the teacher"),
        "back": _("Back"),
        "next": _("Next"),
        "reveal": _("Reveal"),
        "yours": _("Your move"),
        "theirs": _("{name} to move"),
        "hide": _("Hide"),
        "show": _("For the teacher"),
        "leave": _("Leave"),
    }


def _trouble_words() -> dict[str, Any]:
    """Return the messages about data that a browser cannot keep or read."""
    return {
        "broken": _broken_words(),
        "aside": _(
            "Nothing is thrown away: it is put aside as “{aside}”, and the page goes on without it."
        ),
        "see": _("See what is kept."),
        "damaged": _(
            "The link that led here was cut short or changed on its way: the page opens without "
            "it. Copy the link whole."
        ),
        "newer": _(
            "A newer edition of this book has kept something here that this one cannot read. It is "
            "left as it is: load the page again."
        ),
        "full": _(
            "This browser has no more room for what you win and play: from now on it is remembered "
            "only until you leave this page."
        ),
        "blocked": _(
            "This browser does not let the book keep anything: what you win and play is remembered "
            "only until you leave this page."
        ),
    }


def _broken_words() -> dict[StoreName, str]:
    """Return the messages about a store, part of which cannot be read, by its name."""
    return {
        "progress": _("Not all stars kept in this browser could be read."),
        "cases": _("Not all answers kept in this browser could be read."),
        "memory": _("Not all that this browser remembers of your answers could be read."),
        "moments": _("Not all moves that you wanted to try again could be read."),
        "match": _("The match kept in this browser could not be read."),
        "aside": _("Not all matches that were put aside could be read."),
        "guide": _("The deal with a coach that was kept here could not be read."),
        "habits": _("Which level and coach you chose at the tables could not be read."),
        "house": _("Not all house rules kept in this browser could be read."),
        "own": _("Not all levels that you have made could be read."),
        "sheets": _("Not all match sheets kept in this browser could be read."),
        "count": _("Not all that was tapped at the counting table could be read."),
        "class": _("Not all readers of a class kept in this browser could be read."),
        "settled": _("About which game you asked last could not be read."),
        "skin": _("Which faces you chose could not be read."),
        "index": _("Whether the corners show numbers could not be read."),
        "speed": _("Which speed you chose could not be read."),
    }
