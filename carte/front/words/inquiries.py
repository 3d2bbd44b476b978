"""The words of the answers to a reader who asks about the position."""

from __future__ import annotations

from typing import Any

from carte.language import _, pgettext

__all__ = ["inquiry_words"]


def inquiry_words() -> dict[str, Any]:
    """Return what may be asked for, and the words of the answers that name no card."""
    return {
        "parts": {
            "table": _("the table"),
            "hand": _("your hand"),
            "last": _("the last move"),
            "turn": _("whose turn"),
            "score": _("score and stock"),
            "trump": _("trump or contract"),
            "moves": _("what a card may do"),
            "gone": _("what has gone"),
            "why": pgettext("asked", "why"),
            "list": _("this list"),
        },
        "ask": _("You can ask for these, on the cards or in the field: {parts}."),
        "how": _("Type ? for what you can ask."),
        "empty": pgettext("cards", "none"),
        "nothing": _("There is none here."),
        "closed": _("{zone}: no card to pick now."),
        "first": _("No move has been made."),
        "not_yet": _("It is not your move now."),
        "yours": _("Your turn."),
        "pick": _("Your turn: {pick}."),
        "play": _("Your turn: play a card."),
        "say": _("Your turn: press the words you want to say."),
        "choose": _("Your turn: press your answer."),
        "theirs": _("To move: {name}."),
        "find": _("That is what you are asked here. “Hint” helps."),
        "remember": _("You must remember the rest yourself, as at a real table."),
    }
