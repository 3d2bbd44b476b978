"""The words of the page that settles questions, for the front end."""

from __future__ import annotations

from typing import Any

from carte.language import _

__all__ = ["settle_words"]


def settle_words() -> dict[str, Any]:
    """Return every word that the page shows by itself."""
    return {
        "title": _("Yes or no?"),
        "intro": _("Choose a question, or enter your own cards."),
        "game": _("Game"),
        "usual": _("Often asked"),
        "procedure": _("Something went wrong?"),
        "tables": _("Where tables differ"),
        "zones": {
            "hand": _("Card played"),
            "cards": _("Your hand"),
            "table": _("On the table"),
            "trick": _("In the trick, in order"),
        },
        "aim": _("{zone}: put cards here"),
        "pad": _("Cards to put in"),
        "suit": _("Suit"),
        "which_trump": _("Which suit is trump?"),
        "erase": _("Take one back"),
        "clear": _("Start over"),
        "typed": _("Or type"),
        "typed_values": _("8 / 2 6"),
        "typed_cards": _("3d / 1d"),
        "unread_values": _(
            "“{text}” could not be read. Write values from 1 to 10: the card played, a slash, "
            "and the table, such as 8 / 2 6."
        ),
        "unread_cards": _(
            "“{text}” could not be read. Write each card as rank and suit: your hand, a slash, "
            "and the trick, such as 3d / 1d."
        ),
        "none_left": _("There are only four cards of that value."),
        "there": _("That card is there already."),
        "which": _("Which one do you mean?"),
        "first": _("Press the card played, then the cards already on the table."),
        "yes": _("Yes"),
        "no": _("No"),
        "depends": _("It depends"),
        "source": _("Source: {source}"),
        "change": _("Change the cards"),
        "ask_own": _("Ask with your own cards"),
        "mine": _("Back to your cards"),
        "case": _("Go through the case"),
        "checker": _("Show the whole table"),
        "players": _("How many play?"),
        "copied": _("The link to this question is copied."),
        "broken": _(
            "The link was cut short or altered on the way and could not be read. Copy it whole, "
            "or enter the cards."
        ),
        "elsewhere": _("This question needs the whole table: open it in the case checker."),
        "by_book": _("By the book."),
        "at_home": _("By the book. The verdict for this table follows."),
        "waiting": _("Loading the rules … Your cards are kept and will be judged."),
    }
