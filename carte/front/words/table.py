"""The words of a table: its zones and verdicts, its buttons, and its players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carte.engine.game import Game
from carte.front.words.page import python_words
from carte.language import _, pgettext

if TYPE_CHECKING:
    from carte.engine.messages import ZoneName
    from carte.front.messages import CollectStrings, GroupName, Verb

__all__ = ["move_words", "seat_words", "table_words"]


def table_words(game: Game) -> dict[str, Any]:
    """Return the names of the zones, and the words about a move."""
    return {
        "zones": _zone_names(game),
        "counted": _("{name}: {count}"),
        "good": _("Yes."),
        "bad": _("Not allowed."),
        "partly": _("Not all of them yet."),
        "unread": _("Not understood."),
        "unasked": _("Not this one."),
        "rule": _("The rule:"),
        "sweep": _("Scopa!"),
        "counts_as": _("counts as {value}"),
        "stock": _("Stock: {count}"),
        "monte": _("Monte: {count}"),
        "retry": _("Try again"),
        "waiting": _("One moment …"),
        "asking": _("Your move is kept and being judged."),
        **python_words(),
    }


def _zone_names(game: Game) -> dict[ZoneName, str]:
    teams = game.sides < game.seats
    return {
        "hand": _("Your hand"),
        "table": _("Table"),
        "trick": _("Trick"),
        "pile": _("Our pile") if teams else _("Your pile"),
        "picks": _("Cards"),
        "other": _("Their pile") if teams else pgettext("of one player", "Their pile"),
        "monte": _("Monte"),
        "pack": _("Cards to call"),
        "turned": _("Turned up"),
        "ours": _("Our pile"),
        "theirs": _("Their pile"),
    }


def move_words(game: Game) -> dict[str, Any]:
    """Return the texts of the buttons that play cards, announce something, or hand cards in."""
    return {
        "pick_card": _("Pick a card from your hand"),
        "lay": _("Lay the {card}") if game.has_table else _("Play the {name}"),
        "lay_saying": _("Play the {name}, say “{signal}”"),
        "take_what": _("Pick what the {card} takes"),
        "take_equal": _("Take the {card}"),
        "take_one": _("Take the {other} with the {card}"),
        "take": _("Take {cards} with the {card}"),
        "signals": _("Say with your card"),
        "no_signal": pgettext("signal", "Nothing"),
        "groups": _group_names(),
        "collect": _collect_words(),
    }


def _group_names() -> dict[GroupName, str]:
    return {
        "rank": pgettext("bid", "Card"),
        "points": _("Points"),
        "matta": _("Declare the matta as"),
    }


def _collect_words() -> dict[Verb, CollectStrings]:
    so_far = _("Pick {size} cards, {count} so far")
    return {
        "answer": {
            "pick_one": _("Pick a card"),
            "pick_some": _("Pick the cards"),
            "one": _("Answer with this card"),
            "all": _("Answer with these {count} cards"),
        },
        "discard": {
            "pick_one": _("Pick the card to discard"),
            "pick_some": _("Pick {size} cards to discard"),
            "so_far": so_far,
            "one": _("Discard the {name}"),
            "all": _("Discard these {count}"),
        },
        "give": {
            "pick_one": _("Pick the card to give"),
            "pick_some": _("Pick {size} cards to give"),
            "so_far": so_far,
            "one": _("Give the {name}"),
            "all": _("Give these {count}"),
        },
        "call": {
            "pick_one": _("Pick the card to call"),
            "one": _("Call the {name}"),
        },
    }


def seat_words() -> dict[str, Any]:
    """Return the words about the players at the table."""
    return {
        "says": _("says:"),
        "holds": _("cards in hand: {count}"),
        "has_won": _("cards won: {count}"),
    }
