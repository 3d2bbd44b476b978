"""Moves and contracts as players speak of them: "take the 3 of coppe with the 3 of spade"."""

from __future__ import annotations

from carte.engine.cards import Card, mask_of
from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Discard, Move, Play
from carte.engine.phrases import a, capital, every, the
from carte.language import _
from carte.language.names import as_said, rank_name

__all__ = ["in_words", "spoken_bid", "spoken_contract"]


def spoken_bid(bid: str) -> str:
    """Return a bid as players say it: "chiamo", "asso", "62 points"."""
    if not bid.isdecimal():
        return as_said(bid)
    number = int(bid)
    return rank_name(number) if number <= 10 else _("{n} points").format(n=bid)


def spoken_contract(bid: str, called: str | None) -> str:
    """Return what is played for, and the called card: "Chiamo, called: the 3 of spade"."""
    spoken = capital(spoken_bid(bid))
    if not called:
        return spoken
    return _("{Bid}, called: {card}").format(Bid=spoken, card=the(Card(called)))


def in_words(choice: Move, deal: Deal | None = None) -> str:
    """Return what a move does, to go after "you": "play the 3 of spade", "bid chiamo", "pass".

    In a deal with a table a card that takes nothing is laid there.
    """
    if isinstance(choice, Play):
        return _played(choice, deal is not None and deal.game.has_table)
    if isinstance(choice, Discard):
        return _("discard {cards}").format(cards=every(mask_of(choice.cards)))
    assert isinstance(choice, Announcement)
    if choice.verb == "pass":
        return _("pass")
    if choice.verb == "bid":
        return _("bid {bid}").format(bid=spoken_bid(choice.what))
    if choice.verb == "call":
        return _("call {card}").format(card=the(Card(choice.what)))
    if choice.verb == "give":
        return _("give back {card}").format(card=the(Card(choice.what)))
    if choice.verb == "exchange":
        return _("exchange {card} for the turned-up card").format(card=the(Card(choice.what)))
    if not choice.what:
        return _("declare")
    return _("declare, with the matta as {a}").format(a=a(int(choice.what.partition("=")[2])))


def _played(choice: Play, has_table: bool) -> str:
    if choice.mask:
        words = _("take {cards} with {card}")
        return words.format(cards=every(choice.mask), card=the(choice.card))
    if choice.signal:
        words = _("play {card}, saying {signal}")
        return words.format(card=the(choice.card), signal=as_said(choice.signal))
    words = _("lay {card}") if has_table else _("play {card}")
    return words.format(card=the(choice.card))
