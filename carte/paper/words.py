"""The words of the page of paper."""

from __future__ import annotations

from carte.front.words import copying_words
from carte.language import _

__all__ = ["kind_words", "paper_words"]


def kind_words() -> dict[str, tuple[str, str]]:
    """Return the name of each kind of sheet, and its purpose."""
    return {
        "rules": (
            _("The rules on a page"),
            _("The rules of your table, the values of the cards, and what scores."),
        ),
        "before": (
            _("Before the first card"),
            _("One card with what your table agrees on before it plays with real cards."),
        ),
        "exercises": (
            _("Exercises"),
            _("Six positions with moves to judge, and the solutions on a second page."),
        ),
        "own": (
            _("Exercises of your own"),
            _(
                "A set of levels that you wrote, with moves to judge, and the solutions on "
                "separate pages."
            ),
        ),
        "deals": (
            _("The same cards for every table"),
            _("Sort a pack into this order, and every table plays the same deals."),
        ),
        "scores": (_("Score sheet"), _("The points of a match, to fill in by hand.")),
        "seats": (
            _("Slips to draw seats"),
            _("The numbers of an evening’s plan to cut out, each with its tables and seats."),
        ),
        "lessons": (
            _("A code for every level"),
            _("To hang on the wall: a phone opens the level."),
        ),
        "pack": (
            _("A pack to cut out"),
            _("Forty cards of 5 by 8.3 cm. Stiff paper is best; print at full size."),
        ),
        "answers": (
            _("Cards to answer with"),
            _("Four cards to hold up when the whole room answers: one set per page."),
        ),
        "evening": (
            _("A whole evening"),
            _("An evening’s plan and every sheet it needs."),
        ),
    }


def paper_words() -> dict[str, str]:
    """Return the words of the form, and those on the sheets themselves."""
    return {
        "label": _("To print"),
        "kind": _("What to print"),
        "game": _("Game"),
        "theme": _("About"),
        "deals": _("Deals"),
        "seed": _("Sheet number"),
        "skin": _("Faces"),
        "levels": _("Link to your levels"),
        "plan": _("Link to your evening"),
        "another": _("Other cards"),
        "print": _("Print"),
        **copying_words(),
        "making": _("The sheet is being made. The first one takes a moment."),
        "not_number": _("“{text}” does not fit here. Write a number from {least} to {most}."),
        "no_levels": _("Paste the link that “Levels of your own” gives for a set."),
        "no_plan": _("Paste the link that “A club’s evening” gives for its plan."),
        "preview": _("The sheet as it will be printed"),
        "right": _("{number}. Right: {letters}"),
        "order": _("The whole pack, its top card first"),
        "scan": _("More of it on a phone"),
        "scan_deal": _("{title}, to see and judge on a phone"),
        "scan_exercise": _("Exercise {number}, to answer on a phone"),
        "scan_own": _("These levels, to play on a phone"),
        "scan_level": _("{stage}, level {number}"),
    }
