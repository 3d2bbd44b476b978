"""The words of the counting table and its match sheet."""

from __future__ import annotations

from typing import Any

from carte.board.house import form_words
from carte.board.score import short_names
from carte.counting.form import as_seen
from carte.engine.phrases import joints
from carte.front.words import saved_as
from carte.language import _

__all__ = ["score_words"]


def score_words() -> dict[str, Any]:
    """Return the words of the counting table and its match sheet."""
    return {
        "joints": joints(),
        "title": _("Count a deal"),
        "intro": _("Tap the cards you have won."),
        "example": _("An example. Tap a card to change it, or begin your own count."),
        "game": _("Game"),
        **form_words(),
        "what": _("What to count"),
        "whole": _("Card by card"),
        "primiera": _("Only primiera"),
        "items": _("Quick pad"),
        "say": _("Choose who has what."),
        "who": _("Who has it?"),
        "amount": _("It scores"),
        "grid": _("The forty cards"),
        "rest": _("Cards not tapped go to"),
        "nobody": _("nobody"),
        "owned": _("{name}: {count}"),
        "missing": _("missing: {count}"),
        "less": _("{item}, {name}: one less"),
        "more": _("{item}, {name}: one more"),
        "bid": _("Bid"),
        "declarer": _("Declarer"),
        "second": {"partner": _("Partner"), "giver": _("Gave the called card")},
        "alone": _("nobody"),
        "unsaid": _("not set yet"),
        "last_trick": _("Last trick"),
        "unknown": _("not known yet"),
        "begin": _("New count"),
        "undo": _("Undo"),
        "show_rules": _("Show the rules"),
        "hide_rules": _("Hide the rules"),
        "counted": _("The count, step by step"),
        "total": _("Total"),
        "open": _("open"),
        "empty": _("Tap the cards that one side has won."),
        "counting": _("Counting … Your cards are kept."),
        "short": short_names(),
        "by_hand": _hand_words(),
        **_sheet_words(),
    }


def _hand_words() -> dict[str, str]:
    return {
        "title": _("Count it yourself"),
        "how": _("The cards are in the order in which they were won. Count them, then compare."),
        "lay": _("In each pile, tap the best card of each suit."),
        "laid": _("{pile}: {cards}"),
        "nothing": _("nothing yet"),
        "heap": _("{name}: the pile"),
        "just": _("Count it for me"),
        "compare": _("Compare with ours"),
        "beside": _("Your count beside ours"),
        "drill": _("Count these piles"),
        "dealing": _("Dealing the piles to count …"),
        "another": _("Other piles"),
        "took": _("{result} Time: {time}."),
    }


def _sheet_words() -> dict[str, Any]:
    return {
        "sheet": _("Match sheet"),
        "add": _("Add to the sheet"),
        "deal": _("Deal"),
        "dealer": _("Dealer"),
        "next_dealer": _("Next dealer: {name}"),
        "first_dealer": _("First dealer"),
        "deals": _("Deals in this match"),
        "no_end": _("any"),
        "type": _("Type points"),
        "type_points": _("Points of deal {number}"),
        "enter": _("Enter"),
        "cancel": _("Cancel"),
        "rename": _("Names"),
        "player": _("Player {number}"),
        "as_seen": [*as_seen()],
        "save": _("Save"),
        "take_back": _("Undo last deal"),
        "new_match": _("New match"),
        "sure": _("Throw this sheet away? You cannot get it back."),
        "throw": _("Throw it away"),
        "keep": _("Keep it"),
        "no_deals": _("No deal yet. Count one and add it, or type its points."),
        "lost": _(
            "Put aside, because they could not be read: deals {deals}. The others have new numbers."
        ),
        "adding": _("Adding up … The deal is kept."),
        "not_number": _("“{text}” is not a whole number: write one."),
        "added": _("Added as deal {number}."),
        "over": _("To keep counting, begin a new match or correct a deal of this one."),
        **_correcting_words(),
        **_sharing_words(),
    }


def _correcting_words() -> dict[str, Any]:
    return {
        "correct": _("Correct deal {number}"),
        "deal_of": _("Deal {number}"),
        "deal_at": _("Deal {number}, written down on {date}"),
        "recount": _("Count it again"),
        "rewrite": _("Enter deal {number} again"),
        "corrected": _("Deal {number} is corrected."),
        "remove": _("Remove this deal"),
        "sure_deal": _("Remove deal {number}? You cannot get its points back."),
        "remove_it": _("Remove it"),
        "removed": _("Deal {number} is removed."),
    }


def _sharing_words() -> dict[str, Any]:
    return {
        "date": _("Date"),
        "share": _("Share and print"),
        "copy_link": _("Copy as a link"),
        "link_copied": _(
            "The link is copied. Whoever opens it is asked whether to take the sheet."
        ),
        "link_by_hand": _("Copy the link from here. Whoever opens it is asked first."),
        "code": _("QR code"),
        "code_of": _("QR code for a link to this match sheet"),
        "scan": _(
            "Scan it with another phone’s camera: this page opens there, and asks before it adds "
            "anything."
        ),
        "too_large": _("This sheet is too long for a QR code. Use the link."),
        "only_here": _("Only this computer can open this book, so phones cannot open the link."),
        "csv": _("Save as a table (CSV)"),
        "saved": saved_as(),
        "print": _("Print"),
        "blank": _("Print a blank sheet"),
        "brought": _("This link holds a match sheet of {game} after {deals} deals."),
        "brought_one": _("This link holds a match sheet of {game} after one deal."),
        "replaces": _("It replaces the sheet kept here."),
        "puts_aside": _("Your own sheet is put aside, and one press brings it back."),
        "aside": _("Your own match sheet is put aside."),
        "take": _("Take it"),
        "leave": _("Leave it"),
        "taken": _("The match sheet has been loaded, with {deals} deals."),
        "taken_one": _("The match sheet has been loaded, with one deal."),
        "back_to_ours": _("Back to ours"),
        "ours_again": _("Your own match sheet is here again."),
        "newer_link": _(
            "This match sheet was made by a newer edition of this book: open the link in that one."
        ),
    }
