"""Moves and contracts in players' words: "take the 3 of coppe with the 3 of spade"."""

from __future__ import annotations

from carte.engine.cards import Card, mask_of
from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Discard, Move, Play
from carte.engine.phrases import a, capital, every, the
from carte.language import _, pgettext
from carte.language.forms import Phrase
from carte.language.names import localize, rank_name

__all__ = ["in_words", "spoken_bid", "spoken_contract"]


def spoken_bid(bid: str) -> str:
    """Return a bid as players say it: "chiamo", "asso", "62 points"; only a rank has an article."""
    if bid.isdecimal() and int(bid) <= 10:
        return rank_name(int(bid))
    text = _("{n} points").format(n=bid) if bid.isdecimal() else localize(bid)
    return Phrase(text, lambda _form: text)


def spoken_contract(bid: str, called: str | None) -> str:
    """Return the contract and the called card: "Chiamo, called: the 3 of spade"."""
    spoken = capital(spoken_bid(bid))
    if not called:
        return spoken
    return _("{Bid}, called: {card}").format(Bid=spoken, card=the(Card(called)))


def in_words(choice: Move, deal: Deal | None = None) -> str:
    """Return what a move does, to go after "you": "play the 3 of spade", "bid chiamo", "pass".

    In a deal with a table, a card that takes nothing is laid there. In the form ``said`` the player
    who makes the move says it.
    """
    if isinstance(choice, Play):
        return _played(choice, deal is not None and deal.game.has_table)
    if isinstance(choice, Discard):
        cards = every(mask_of(choice.cards))
        return _move(_("discard {cards}"), pgettext("said", "discard {cards}"), cards=cards)
    assert isinstance(choice, Announcement)
    if choice.verb == "pass":
        return _move(_("pass"), pgettext("said", "pass"))
    if choice.verb == "bid":
        bid = spoken_bid(choice.what)
        return _move(_("bid {bid}"), pgettext("said", "bid {bid}"), bid=bid)
    if choice.verb == "declare":
        return _declared(choice.what)
    words, said = {
        "call": (_("call {card}"), pgettext("said", "call {card}")),
        "give": (_("give back {card}"), pgettext("said", "give back {card}")),
        "exchange": (
            _("exchange {card} for the turned-up card"),
            pgettext("said", "exchange {card} for the turned-up card"),
        ),
    }[choice.verb]
    return _move(words, said, card=the(Card(choice.what)))


def _declared(named: str) -> str:
    if not named:
        return _move(_("declare"), pgettext("said", "declare"))
    words = _("declare, with the matta as {a}")
    said = pgettext("said", "declare, with the matta as {a}")
    return _move(words, said, a=a(int(named.partition("=")[2])))


def _played(choice: Play, has_table: bool) -> str:
    card = the(choice.card)
    if choice.mask:
        words = _("take {cards} with {card}")
        said = pgettext("said", "take {cards} with {card}")
        return _move(words, said, cards=every(choice.mask), card=card)
    if choice.signal:
        words = _("play {card}, saying {signal}")
        said = pgettext("said", "play {card}, saying {signal}")
        return _move(words, said, card=card, signal=localize(choice.signal))
    if has_table:
        return _move(_("lay {card}"), pgettext("said", "lay {card}"), card=card)
    return _move(_("play {card}"), pgettext("said", "play {card}"), card=card)


def _move(words: str, said: str, **facts: str) -> Phrase:
    """Return a move as a phrase in both forms: what a player does and what the player says."""
    forms = {"said": said}
    return Phrase(words.format(**facts), lambda form: forms.get(form, words).format(**facts))
