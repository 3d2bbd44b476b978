"""The words of the page around a widget: menus, links, files, and their errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carte.engine.phrases import joints
from carte.language import _, spoken_language

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
        "no_answer": _("No answer has come. Nothing is lost: try again."),
        "no_python": _(
            "This copy of the notebook cannot run Python: open the notebook itself, and run its "
            "cells. Nothing is lost."
        ),
        "no_kernel": _("This cell no longer has Python: run it again. Nothing is lost."),
        "engine_failed": _(
            "The rules could not be loaded; see below what you can do. Nothing is lost."
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
        "link": _("The link to copy: {link}"),
    }


def saved_as() -> str:
    """Return the message about a file that a page has saved."""
    return _("Saved as {name} in your downloads.")


def too_long() -> str:
    """Return the message at a field whose text is too long."""
    return _("This text has {count} characters: shorten it to {most}. Nothing is lost.")


def unfit_number() -> str:
    """Return the message about a typed number out of range."""
    return _("“{text}” does not fit here: write a whole number from {least} to {most}.")


def menu_words() -> dict[str, Any]:
    """Return the words of a widget's menus, of the browser's storage, and those that join words."""
    return {
        "joints": joints(),
        "stage": stage_words(),
        "cards_menu": _("Cards"),
        "skin": _("Faces"),
        "index": _("Numbers in the corners"),
        "wording": _("Moves in words"),
        **({} if spoken_language() == "it" else {"names": _("Names of cards, spoken")}),
        "size": _("Size of cards"),
        "labels": _("Numbers to say"),
        "cues": _("Sounds and vibration"),
        "keys": _("Letters and arrows in a presentation"),
        "preferences": {
            "italian": _("Neapolitan"),
            "northern": _("Bergamasque"),
            "french": _("French"),
            "on": _("Shown"),
            "off": _("Hidden"),
            "short": _("Short"),
            "long": _("With reasons"),
            "own_names": _("As in the text"),
            "italian_names": _("In Italian"),
            "usual_size": _("As fits the page"),
            "large": _("Large"),
            "largest": _("Three across"),
            "unlabelled": _("Not shown"),
            "labelled": _("On each card"),
            "silent": _("Switched off"),
            "sounds": _("Only sounds"),
            "vibration": _("Only vibration"),
            "both": _("Both"),
            "keys_on": _("Switched on"),
            "keys_off": _("Switched off"),
        },
        "troubles": _trouble_words(),
    }


def stage_words() -> dict[str, str]:
    """Return the words of a widget that fills the window, or is on another page."""
    return {
        "menu": _("Show elsewhere"),
        "present": _("Fill the screen"),
        "embed": _("Copy the embedding code"),
        "markup": _("Embedding code"),
        "copied": _("Copied. Paste it into the source of your page."),
        "by_hand": _("Copy this into the source of your page."),
        "filled": _("Full screen. Esc leaves it."),
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
            "Nothing is thrown away: what was kept is now put aside as “{aside}”, and the page "
            "goes on without it."
        ),
        "see": _("See what is kept."),
        "damaged": _(
            "The link was cut short or altered on the way, so the page opens without it. Copy the "
            "whole link."
        ),
        "newer": _(
            "A newer edition of this book has kept something here that this one cannot read. It "
            "is unchanged: load the page again."
        ),
        "passing": _(
            "This browser clears what a site has kept if you do not open it for seven days. To "
            "keep your results, add the book to your home screen, or save them to a file."
        ),
        "full": _(
            "This browser has no more room: from now on, your results and games are kept only "
            "until you leave this page."
        ),
        "blocked": _(
            "This browser does not let the book keep anything: your results and games are kept "
            "only until you leave this page."
        ),
    }


def _broken_words() -> dict[StoreName, str]:
    """Return the messages about a store, part of which cannot be read, by its name."""
    return {
        "progress": _("Some kept stars could not be read."),
        "cases": _("Some kept answers could not be read."),
        "memory": _("Some of your answers about rules could not be read."),
        "moments": _("Some moves you wanted to try again could not be read."),
        "results": _("Some results of your deals could not be read."),
        "gains": _("Some of your answers before and after courses could not be read."),
        "match": _("The kept match could not be read."),
        "aside": _("Some matches put aside could not be read."),
        "guide": _("The kept deal with a coach could not be read."),
        "habits": _("Your chosen level and coach could not be read."),
        "house": _("Some kept house rules could not be read."),
        "own": _("Some levels you made could not be read."),
        "sheets": _("Some kept match sheets could not be read."),
        "count": _("Some cards tapped at the counting table could not be read."),
        "class": _("Some class members’ data could not be read."),
        "tournament": _("The kept tournament could not be read."),
        "settled": _("The game you last asked about could not be read."),
        "skin": _("Your choice of card faces could not be read."),
        "index": _("Your choice of numbers in the corners could not be read."),
        "wording": _("Your choice of how moves are worded could not be read."),
        "names": _("Your choice of the cards’ spoken names could not be read."),
        "size": _("Your choice of the cards’ size could not be read."),
        "labels": _("Your choice of numbers to say could not be read."),
        "cues": _("Your choice of sounds and vibration could not be read."),
        "keys": _("Your choice of keys in a presentation could not be read."),
        "speed": _("Your chosen speed could not be read."),
    }
