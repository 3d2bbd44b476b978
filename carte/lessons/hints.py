"""Hints for a move: the idea, then which card plays, then what it takes.

A hint costs a star, so what the goal has already said is not sold again: where it names the card
to play, the hints are about the table alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from carte.capture import CaptureDeal
from carte.cards import Card, rank_name
from carte.locale import _
from carte.moves import Play
from carte.words import capital, every, the

__all__ = ["hints"]


def hints(goal: str, deal: CaptureDeal, answers: Sequence[Play]) -> tuple[str, ...]:
    """Return two or three hints for the `answers` to a `goal`, both in the reader's language."""
    card, taken = answers[0].card, answers[0].taken
    rule = deal.ruling(answers[0]).rule
    said = {*re.findall(r"\w+", goal)}
    known = len(deal.hands[deal.turn]) == 1 or _named(card, said)
    if not taken:
        idea = _("It takes nothing, so touch no card on the table.") if known else rule.text
        return idea, _("Lay {card} on the table.").format(card=the(card))
    play = _("Play {card}.").format(card=the(card))
    ways = [every(answer.mask) for answer in answers if answer.card is card]
    takes = _("It takes {cards}.").format(cards=_(" or ").join(ways))
    if card.value == 1 and rule.tail.startswith("ace"):
        return (rule.text, takes) if known else (rule.text, play, takes)
    if len(taken) == 1:
        look = _("Look for another {rank} on the table.").format(rank=rank_name(card.value))
        idea = _("One of your cards has its equal on the table.")
        return (look, takes) if known else (idea, f"{play} {look}", takes)
    if len(taken) == len(deal.table):
        whole = _("All that lies there adds up to {value}.").format(value=card.value)
        return (whole, takes) if known else (whole, play, takes)
    look = _("Look for cards that add up to {value}.").format(value=card.value)
    if known:
        one = min(taken, key=lambda other: (_named(other, said), -other.value))
        return look, _("{Card} is one of them.").format(Card=capital(the(one))), takes
    idea = _("Look for cards on the table that add up to one of yours.")
    return idea, f"{play} {look}", takes


def _named(card: Card, said: set[str]) -> bool:
    """Whether among the words that were said there is the rank of a card, or its value."""
    return not said.isdisjoint((rank_name(card.value), str(card.value)))
