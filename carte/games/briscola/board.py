"""What a reader sees and hears of briscola alone: the exchange for the card turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.board.verbs import Verb, as_move
from carte.engine.cards import Card
from carte.engine.phrases import the
from carte.language import _, pgettext

if TYPE_CHECKING:
    from carte.board import messages

__all__ = ["VERBS"]


class Exchange(Verb):
    """To exchange a card for the one turned up."""

    before_a_play = True

    def move(self, what: str) -> str:
        """Return the move as it goes after "you"."""
        words = _("exchange {card} for the turned-up card")
        says = pgettext("said", "exchange {card} for the turned-up card")
        return as_move(words, says, card=the(Card(what)))

    def shown(self, what: str) -> str:
        """Return the word beside the seat that says it."""
        return _("Exchange")

    def narration(self, seat: str, what: str, text: str) -> str:
        """Return what another seat does."""
        words = _("{Seat} exchanges {card} for the turned-up card.")
        return words.format(Seat=seat, card=the(Card(what)))

    def button(self, what: str) -> messages.Button:
        """Return the text of a button."""
        return {"text": _("Exchange {card}").format(card=the(Card(what)))}


VERBS = {"exchange": Exchange()}
