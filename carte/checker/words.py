"""The words of the case checker, for the front end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carte.board.house import form_words
from carte.language import _

if TYPE_CHECKING:
    from carte.front.messages import Verb

__all__ = ["checker_words"]


def checker_words() -> dict[str, Any]:
    """Return the case checker's own words."""
    return {
        "title": _("The case checker"),
        "intro": _("Put the cards on the table and in your hand, then try a move."),
        "game": _("Game"),
        "pack": _("The pack: press a card to place it; press it again to remove it"),
        "tray": _("Put cards in place"),
        "goes_to": _("Cards go to"),
        "more_places": _("Other places"),
        "fewer_places": _("Fewer places"),
        "typed": _("Cards in: {zone}"),
        "typed_example": _("7d 2s 10b"),
        "lies_in": _("{card}, in: {zone}"),
        "unreadable": _(
            "“{text}” could not be read. Write each card once, with spaces between, such as 7d "
            "2s 10b, or 7 of coins. A slash leads to the next place: 7d 2s / 3c 4s 7b."
        ),
        "unreadable_card": _(
            "“{text}” is not a card. Write a rank and a suit, such as 7d, or leave the field empty."
        ),
        "emptied": _("No cards are left there: {zone}."),
        "aim": _("{zone}: put cards here"),
        "empty": _("nothing here"),
        "led": _("{seat} led"),
        **form_words(),
        "examples": _("Famous quarrels"),
        "examples_of": _("Famous quarrels: {game}"),
        "moves": _("What you may do"),
        "pick": _("Pick a card from your hand"),
        "pick_some": _("Pick {size} cards from your hand"),
        "pick_none": _("Choose below, or type"),
        "play": _("May I play the {card}?"),
        "take_one": _("May the {card} take the {other}?"),
        "take": _("May the {card} take {cards}?"),
        "hand_in": _hand_in(),
        "typed_move": _("Or type a move"),
        "go_on": _("Play it and go on"),
        "asked": _("{game}: {move}"),
        "no_link": _("There is no link yet: the position is not complete."),
        "make_level": _("Make this a level"),
        "no_level": _("There is no level yet: the position is not complete."),
        "clear": _("Start over"),
        "undo": _("Undo"),
        "source": _("Source: {source}"),
        "takes": _("takes"),
        "opening": _("Loading the rules to read the position in this link …"),
        "broken": _("The link could not be read, so the table is empty."),
        "waiting": _("Loading the rules … Your position is kept and will be judged."),
    }


def _hand_in() -> dict[Verb, str]:
    return {
        "discard": _("May I discard these cards?"),
        "give": _("May I give this card back?"),
    }
