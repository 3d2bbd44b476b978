"""What a reader sees and hears of mediatore alone: a card that is given back."""

from __future__ import annotations

from carte.board.verbs import Verb, as_move
from carte.engine.cards import Card
from carte.engine.phrases import the
from carte.language import _, pgettext

__all__ = ["VERBS"]


class Give(Verb):
    """To give a card back for the called one."""

    def move(self, what: str) -> str:
        """Return the move as it goes after "you"."""
        words, says = _("give back {card}"), pgettext("said", "give back {card}")
        return as_move(words, says, card=the(Card(what)))

    def shown(self, what: str) -> str:
        """Return the word beside the seat that says it."""
        return _("Give back")

    def narration(self, seat: str, what: str, text: str) -> str:
        """Return what another seat does."""
        return _("{Seat} gives a card back, unseen by the others.").format(Seat=seat)


VERBS = {"give": Give()}
