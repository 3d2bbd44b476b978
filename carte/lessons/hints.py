"""Hints for a move: the idea, then what makes it, then the move itself.

A hint costs a star, so hints never repeat the goal: if it names the card to play, they are about
the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from carte.board.sayings import in_words
from carte.engine.capture.game import CaptureDeal
from carte.engine.cards import mask_of
from carte.engine.deal import Deal
from carte.engine.kinds import ByKind
from carte.engine.moves import Announcement, Discard, Move, Play
from carte.engine.phrases import any_of, capital, every, the
from carte.engine.tricks.deal import TrickDeal
from carte.language import _
from carte.language.names import localize, speaks_of
from carte.lessons.capture_hints import hints_to_take

__all__ = ["hints"]


def hints(goal: str, deal: Deal, answers: Sequence[Move]) -> tuple[str, ...]:
    """Return two or three hints for the ``answers`` to a ``goal``, in the reader's language."""
    first = answers[0]
    if isinstance(first, Announcement):
        return _to_say(deal, answers)
    if isinstance(first, Discard):
        return _to_discard(deal, first)
    plays = [answer for answer in answers if isinstance(answer, Play)]
    return _TO_PLAY[deal](deal, plays, goal)


def _to_trick(deal: TrickDeal, plays: Sequence[Play], goal: str) -> tuple[str, ...]:
    """Give hints for a card that goes to a trick: the rule, its suit, the card.

    A lead may be any card, so its rule would be no hint.
    """
    first = plays[0]
    idea = deal.ruling(first).rule.text
    if not (deal.trick or first.signal):
        idea = _("Ask of each of your cards who could beat it and what you would lose.")
    cards = any_of([*dict.fromkeys(the(play.card) for play in plays)])
    last = _("Play {cards}.").format(cards=cards)
    if first.signal:
        heard = dict.fromkeys(localize(play.signal) for play in plays if play.signal)
        signals = any_of([*heard])
        say = _("Lead {cards} and say {signal}.").format(cards=cards, signal=signals)
        return (idea, say) if speaks_of(goal, localize(first.signal)) else (idea, last, say)
    suit = first.card.suit
    hand = deal.hands[deal.turn]
    helps = any(card.suit != suit for card in hand) and not speaks_of(goal, suit.name)
    if not helps or any(play.card.suit != suit for play in plays):
        return idea, last
    return idea, _("It is one of your {suit} cards.").format(suit=suit.name), last


_TO_PLAY: ByKind[Callable[[Any, Sequence[Play], str], tuple[str, ...]]] = ByKind(
    "hints", {CaptureDeal: hints_to_take, TrickDeal: _to_trick}
)
"""The hints for a card to play, by kind of deal."""


def _to_say(deal: Deal, answers: Sequence[Move]) -> tuple[str, ...]:
    """Give hints for a bid, a declaration, or a single card to hand in."""
    idea = deal.ruling(answers[0]).rule.text
    spoken = [answer for answer in answers if isinstance(answer, Announcement)]
    words = any_of([*dict.fromkeys(in_words(answer) for answer in spoken)])
    return idea, _("{Words}.").format(Words=capital(words))


def _to_discard(deal: Deal, first: Discard) -> tuple[str, ...]:
    """Give hints for cards to discard: how to do it, half of them, all of them."""
    half = mask_of(first.cards[: len(first) // 2])
    return (
        deal.ruling(first).rule.text,
        _("{Cards} are among them.").format(Cards=capital(every(half))),
        _("Discard {cards}.").format(cards=every(mask_of(first.cards))),
    )
