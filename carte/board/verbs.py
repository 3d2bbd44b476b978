"""Announcements in words: how each verb is named to its player, shown, narrated and pressed.

The verbs of an auction stand here; one of a game alone stands in the ``board`` of its room.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from carte.engine.auction.bidding import named_bid
from carte.engine.cards import Card
from carte.engine.moves import Announcement
from carte.engine.phrases import capital, the
from carte.games import GAMES, load_module
from carte.language import _, pgettext
from carte.language.forms import Phrase
from carte.language.names import localize, rank_name

if TYPE_CHECKING:
    from carte.board import messages

__all__ = ["Verb", "as_move", "spoken_bid", "verb_of"]


def spoken_bid(bid: str) -> Phrase:
    """Return a bid as players say it: "chiamo", "asso", "62 points"; only a rank has an article."""
    if bid.isdecimal() and int(bid) <= 10:
        return rank_name(int(bid))
    text = within = _("{n} points").format(n=bid)
    if not bid.isdecimal():
        text, within = localize(bid), named_bid(bid)
    return Phrase(text, lambda form: within if form == "the" else text)


def as_move(words: str, says: str, **facts: str) -> Phrase:
    """Return a move as a phrase in both forms: what a player does and what the player says."""
    forms = {"said": says}
    return Phrase(words.format(**facts), lambda form: forms.get(form, words).format(**facts))


class Verb(ABC):
    """What announcements with one verb are called; ``what`` is what they announce, or ""."""

    before_a_play = False
    """Whether it is announced by the seat that is to play a card, and not in a phase of its own."""

    def fits(self, what: str) -> bool:
        """Return whether this is what it announces: games may share a verb."""
        return True

    @abstractmethod
    def move(self, what: str) -> str:
        """Return the move as it goes after "you"."""

    @abstractmethod
    def shown(self, what: str) -> str:
        """Return the word beside the seat that says it."""

    @abstractmethod
    def narration(self, seat: str, what: str, text: str) -> str:
        """Return what another seat does; ``text`` is that of the ruling."""

    def button(self, what: str) -> messages.Button:
        """Return the text of a button, and its group if it has one."""
        return {"text": capital(localize(what))}

    def offered(self, moves: Sequence[Announcement]) -> Iterable[Announcement]:
        """Return the buttons to offer, where some of these moves may be legal."""
        return moves


class _Pass(Verb):
    def move(self, what: str) -> str:
        return as_move(_("pass"), pgettext("said", "pass"))

    def shown(self, what: str) -> str:
        return pgettext("said", "Pass")

    def narration(self, seat: str, what: str, text: str) -> str:
        return _("{Seat} passes.").format(Seat=seat)

    def button(self, what: str) -> messages.Button:
        return {"text": _("Pass")}


class _Bid(Verb):
    def move(self, what: str) -> str:
        return as_move(_("bid {bid:the}"), pgettext("said", "bid {bid:the}"), bid=spoken_bid(what))

    def shown(self, what: str) -> str:
        return capital(spoken_bid(what))

    def narration(self, seat: str, what: str, text: str) -> str:
        return _("{Seat} bids {bid:the}.").format(Seat=seat, bid=spoken_bid(what))

    def button(self, what: str) -> messages.Button:
        if not what.isdecimal():
            return super().button(what)
        number = int(what)
        if number <= 10:
            return {"text": capital(rank_name(number)), "group": "rank"}
        return {"text": what, "group": "points"}


class _Call(Verb):
    def move(self, what: str) -> str:
        words, says = _("call {card}"), pgettext("said", "call {card}")
        return as_move(words, says, card=the(Card(what)))

    def shown(self, what: str) -> str:
        return capital(Card(what).name)

    def narration(self, seat: str, what: str, text: str) -> str:
        return _("{Seat} calls {card}.").format(Seat=seat, card=the(Card(what)))


_SHARED: Mapping[str, Verb] = {"pass": _Pass(), "bid": _Bid(), "call": _Call()}


def verb_of(choice: Announcement) -> Verb:
    """Return what announcements with the verb of this one are called."""
    if choice.verb in _SHARED:
        return _SHARED[choice.verb]
    rooms = (getattr(load_module(slug, "board"), "VERBS", {}) for slug in GAMES)
    named: Iterator[Verb] = (verbs[choice.verb] for verbs in rooms if choice.verb in verbs)
    return next(verb for verb in named if verb.fits(choice.what))
