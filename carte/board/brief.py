"""A move in few words: the card, what it takes, and who wins the trick.

A table is heard as well as seen. The words of the rulings give the reasons; these leave them out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from carte.board.consequences import completes_trick, consequences, leftovers
from carte.board.seats import READER, are_called_by_name, is_you, seat_names, spoken
from carte.board.verbs import spoken_bid
from carte.engine.auction.bidding import you_bid
from carte.engine.capture.deal import CaptureDeal
from carte.engine.capture.game import CaptureGame
from carte.engine.cards import mask_of
from carte.engine.deal import Deal
from carte.engine.kinds import ByKind
from carte.engine.moves import Announcement, Move, Play
from carte.engine.phrases import capital, ended, every, sentences, the
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import TrickGame
from carte.language import _, pgettext
from carte.language.names import localize

__all__ = ["brief_text"]


def brief_text(deal: Deal, choice: Move, after: Deal) -> str:
    """Return a card that is played, or the reader's own bid, in few words, with what follows.

    It is "" for any other move, and for a card that lies face down.
    """
    if isinstance(choice, Announcement) and choice.verb == "bid" and is_you(deal.turn):
        bid = you_bid(spoken_bid(choice.what).form("the"))
        return sentences([bid, *consequences(deal, choice, after)])
    if not isinstance(choice, Play) or deal.is_dark:
        return ""
    return sentences(_BRIEFLY[deal.game](deal, choice, after))


def _capture(deal: CaptureDeal, choice: Play, after: CaptureDeal) -> Iterator[str]:
    yield from _captured(deal, choice)
    yield from _after_capture(deal, choice, after)


def _trick(deal: TrickDeal, choice: Play, after: TrickDeal) -> Iterator[str]:
    yield from _in_trick(deal, choice, after)
    yield from _after_trick(deal, choice, after)


def _captured(deal: CaptureDeal, choice: Play) -> Iterator[str]:
    """Say what a card takes; one that takes nothing is named alone."""
    ruling = deal.ruling(choice)
    if not ruling.captured:
        yield ended(capital(choice.card.name))
        return
    card = capital(the(choice.card, values=deal.rules.values))
    words = pgettext("of a move made", "{Card} takes {cards}.")
    yield words.format(Card=card, cards=every(mask_of(ruling.captured)))
    if ruling.scopa:
        yield _("Scopa!")


def _after_capture(deal: CaptureDeal, choice: Play, after: CaptureDeal) -> Iterator[str]:
    if len(after.stock) < len(deal.stock):
        yield _("New cards are dealt.")
    yield from leftovers(deal, choice, after)


def _in_trick(deal: TrickDeal, choice: Play, after: TrickDeal) -> Iterator[str]:
    """Name a card with what is said with it, and who wins the trick that it completes."""
    yield ended(capital(choice.card.name))
    if choice.signal:
        yield ended(capital(localize(choice.signal)))
    if not completes_trick(deal):
        return
    cards = mask_of((*deal.trick, choice.card))
    points = deal.game.counted(deal.game.points(cards))
    if is_you(after.turn):
        yield _("You win the trick: {points}.").format(points=points)
        return
    seat = capital(spoken(seat_names(after.game)[after.turn]))
    yield _("{Seat} wins the trick: {points}.").format(Seat=seat, points=points)


def _after_trick(deal: TrickDeal, choice: Play, after: TrickDeal) -> Iterator[str]:
    """Say what the reader draws, and what is new about the contract."""
    if len(after.stock) == len(deal.stock):
        yield from consequences(deal, choice, after)
    elif not are_called_by_name():
        drawn = mask_of({*after.hands[READER]} - {*deal.hands[READER]})
        yield _("You draw {card}.").format(card=every(drawn))


_BRIEFLY: ByKind[Callable[[Any, Play, Any], Iterator[str]]] = ByKind(
    "brief words", {CaptureGame: _capture, TrickGame: _trick}
)
