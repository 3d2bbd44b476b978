"""Moves and contracts in players' words: "take the 3 of coppe with the 3 of spade"."""

from __future__ import annotations

from carte.board.verbs import as_move, spoken_bid, verb_of
from carte.engine.cards import Card, mask_of
from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Discard, Move, Play
from carte.engine.phrases import capital, every, the
from carte.language import _, pgettext
from carte.language.names import localize

__all__ = ["in_words", "spoken_contract"]


def spoken_contract(bid: str, called: str | None) -> str:
    """Return the contract and the called card: "Chiamo, called: the 3 of spade"."""
    spoken = capital(spoken_bid(bid))
    if not called:
        return spoken
    return _("{Bid}, calling {card}").format(Bid=spoken, card=the(Card(called)))


def in_words(choice: Move, deal: Deal | None = None) -> str:
    """Return what a move does, to go after "you": "play the 3 of spade", "bid chiamo", "pass".

    In a deal with a table, a card that takes nothing is laid there. In the form ``said`` the player
    who makes the move says it.
    """
    if isinstance(choice, Play):
        return _played(choice, deal is not None and deal.game.has_table)
    if isinstance(choice, Discard):
        cards = every(mask_of(choice.cards))
        return as_move(_("discard {cards}"), pgettext("said", "discard {cards}"), cards=cards)
    assert isinstance(choice, Announcement)
    return verb_of(choice).move(choice.what)


def _played(choice: Play, has_table: bool) -> str:
    card = the(choice.card)
    if choice.mask:
        words = _("take {cards} with {card}")
        says = pgettext("said", "take {cards} with {card}")
        return as_move(words, says, cards=every(choice.mask), card=card)
    if choice.signal:
        words = _("play {card}, saying {signal}")
        says = pgettext("said", "play {card}, saying {signal}")
        return as_move(words, says, card=card, signal=localize(choice.signal))
    if has_table:
        return as_move(_("lay {card}"), pgettext("said", "lay {card}"), card=card)
    return as_move(_("play {card}"), pgettext("said", "play {card}"), card=card)
