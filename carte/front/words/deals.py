"""The words of a deal: trying it, replaying it move by move, and scoring it."""

from __future__ import annotations

from typing import Any

from carte.board.score import item_names
from carte.board.seats import SIDES, spoken_side
from carte.language import _, pgettext

__all__ = ["deal_words", "replay_words", "score_words"]


def score_words() -> dict[str, Any]:
    """Return the words of a score sheet."""
    return {
        "score": _("The score"),
        "total": _("Total"),
        "sides": {name: spoken_side(name) for name in SIDES},
        "items": item_names(),
    }


def deal_words() -> dict[str, Any]:
    """Return the words of a deal that a reader tries."""
    return {
        "deal_title": _("Try it yourself"),
        "deal_goal": _("Play your hand card by card: take what you can."),
        "another": _("Another deal"),
        "undo": _("Undo"),
        "deal_number": _("Deal number"),
        "deal_this": pgettext("button", "Deal"),
        "may_take": _("Show moves"),
        "hide_moves": _("Hide moves"),
        "moves": _("Legal moves"),
        "hand_over": _("Your hand is played."),
        "tally": _("Won: {count} cards. Scopas: {sweeps}."),
        "dealing": _("The cards are dealt. One moment."),
        "continuing": _("The next position is being laid out. Your move is kept."),
        "bad_seed": _(
            "“{text}” is not a deal number. Write a whole number, 0 or more, of at most 15 digits."
        ),
    }


def replay_words() -> dict[str, Any]:
    """Return the words of a replay."""
    return {
        "controls": _("Replay"),
        "first": _("To the beginning"),
        "back": _("One move back"),
        "forward": _("Next move"),
        "last": _("To the end"),
        "run": _("Autoplay"),
        "halt": _("Pause"),
        "slider": _("Place in the deal"),
        "hands": _("Show all hands"),
        "moves": _("All moves"),
        "place": _("Move {number} of {all}"),
        "asked": _("Move {number}: {text}"),
        "skip": _("Show me"),
        "by": _("{seat}: {text}"),
        "instead": _("Another move was made here, just as good. {move}"),
        "speed": _("Speed"),
        "speeds": {"calm": _("Calm"), "normal": _("Normal"), "quick": _("Quick")},
        "dealt": _("The cards are dealt."),
        "over": _("The deal is over."),
    }
