"""The words of a tournament’s page."""

from __future__ import annotations

from carte.front.words import saved_as, unfit_number
from carte.language import _, pgettext

__all__ = ["tournament_words"]


def tournament_words() -> dict[str, str]:
    """Return the words of the form, of the rounds, and of everything else on the page."""
    return {**_words_of_the_form(), **_words_of_the_rounds(), **_words_of_the_rest()}


def _words_of_the_form() -> dict[str, str]:
    return {
        "label": _("A club’s tournament"),
        "game": _("Which game?"),
        "form": _("Which form?"),
        "people": _("Who plays? One name on each line."),
        "teams": _("Who plays? On each line, {size} names with + between them."),
        "rounds": _("How many rounds?"),
        "as_needed": _("as needed"),
        "deals": _("Deals of a round with the same cards at every table"),
        "shuffled": _("each table shuffles"),
        "unreadable": unfit_number(),
        "begin": _("Begin the tournament"),
        "open": _("Open a file"),
        "waiting": _("Working it out …"),
        "too_large": _("This file is too large to be a tournament."),
        "opened": _("The tournament from the file is below."),
    }


def _words_of_the_rounds() -> dict[str, str]:
    return {
        "pair": _("Pair round {number}"),
        "round": pgettext("of a tournament", "Round {number}"),
        "table": _("Table {number}"),
        "points_of": _("Points of {name}"),
        "byes": _("Without a table: {names}"),
        "unpair": _("Take this round back"),
        "print_round": _("Print the seating"),
        "wall": _("Show the room"),
        "close": _("Close"),
        "print_deals": _("Print the deals of this round"),
        "sheet": _("A link to a match sheet"),
        "enter": _("Enter its result"),
        "no_sheet": _("This is not a link to a match sheet. Copy the link on the sheet’s page."),
        "entered": _("The result is entered."),
    }


def _words_of_the_rest() -> dict[str, str]:
    return {
        "clock": _("The clock of the round"),
        "minutes": _("Minutes of a round"),
        "start": _("Start the clock"),
        "pause": _("Stop the clock"),
        "again": _("Set the clock back"),
        "time_up": _("Time is up. Finish the deal."),
        "standings": _("Standings"),
        "people_now": _("Who is here"),
        "leaves": _("{name} leaves"),
        "returns": _("{name} comes back"),
        "gone": _("{name} (has left)"),
        "late": _("Who comes later?"),
        "join": _("Let them join"),
        "csv": _("Save as a table (CSV)"),
        "saved": saved_as(),
        "print": _("Print the standings"),
        "end": _("End the tournament"),
        "ended": _("The tournament is no longer here."),
        "undo": _("Undo"),
        "undone": _("The last step is undone."),
    }
