"""Hints for a card of a capture game: the idea, then which card plays, then what it takes.

A hint costs a star, so hints never repeat the goal: if it names the card to play, they are about
the table alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from carte.engine.capture.game import CaptureDeal
from carte.engine.capture.sums import total
from carte.engine.cards import Card
from carte.engine.moves import Play
from carte.engine.phrases import capital, either, every, sentences, the
from carte.language import _
from carte.language.names import rank_name, speaks_of

__all__ = ["hints_to_take"]


def hints_to_take(deal: CaptureDeal, answers: Sequence[Play], goal: str) -> tuple[str, ...]:
    """Return two or three hints for the ``answers`` to a ``goal``."""
    card, taken = answers[0].card, answers[0].taken
    known = len(deal.hands[deal.turn]) == 1 or _named(card, goal)
    if not taken:
        idea = (
            _("It takes nothing, so touch no card on the table.")
            if known
            else deal.ruling(answers[0]).rule.text
        )
        return idea, _("Lay {card} on the table.").format(card=the(card))
    play = _("Play {card}.").format(card=the(card))
    ways = [every(answer.mask) for answer in answers if answer.card is card]
    takes = _("It takes {cards}.").format(cards=either(ways))
    values = deal.rules.values
    value, worth = values[card.index], total(answers[0].mask, values)
    if worth not in deal.game.capture_totals(value):
        sweep = deal.ruling(answers[0]).rule.text
        return (sweep, takes) if known else (sweep, play, takes)
    if worth != value:
        return _of_fifteen(answers[0], deal, known, goal, takes)
    if len(taken) == 1:
        look = _("Look for another {rank} on the table.").format(rank=rank_name(value))
        idea = _("One of your cards has a match on the table.")
        return (look, takes) if known else (idea, sentences([play, look]), takes)
    if len(taken) == len(deal.table):
        whole = _("All the cards on the table add up to {value}.").format(value=value)
        return (whole, takes) if known else (whole, play, takes)
    look = _("Look for cards that add up to {value}.").format(value=value)
    if known:
        return look, _one_of(answers[0], goal), takes
    idea = _("Look for cards on the table that add up to one of yours.")
    return idea, sentences([play, look]), takes


def _of_fifteen(
    play: Play, deal: CaptureDeal, known: bool, goal: str, takes: str
) -> tuple[str, ...]:
    """Return the hints for a card that makes 15 with those it takes."""
    one, whole = len(play.taken) == 1, len(play.taken) == len(deal.table)
    if whole and not one:
        look = _("It makes 15 with all the cards on the table.")
        idea = _("One of your cards makes 15 with all the cards on the table.")
    else:
        look = _("Look for cards that make 15 with it.")
        idea = _("Look for cards that make 15 with one of yours.")
    if not known:
        lay = _("Play {card}.").format(card=the(play.card))
        return idea, sentences([lay, look]), takes
    return (look, takes) if one or whole else (look, _one_of(play, goal), takes)


def _one_of(play: Play, goal: str) -> str:
    """Give away one of the cards that a play takes, if possible one that the goal does not name."""
    one = min(play.taken, key=lambda other: (_named(other, goal), -other.value))
    return _("{Card} is one of them.").format(Card=capital(the(one)))


def _named(card: Card, goal: str) -> bool:
    """Return whether a goal names the rank of a card, or its value."""
    return speaks_of(goal, rank_name(card.value)) or speaks_of(goal, str(card.value))
