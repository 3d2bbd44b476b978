"""A hint in a guided deal: what to look for, then the card that plays, then the move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.engine.deal import Deal
from carte.engine.moves import Discard, Move, Play
from carte.lessons.hints import hints
from carte.play.hint import hint_of

if TYPE_CHECKING:
    from carte.play.advice.messages import Hint, HintStep

__all__ = ["hint_at"]


def hint_at(deal: Deal, choice: Move) -> Hint:
    """Return a move as advice in ``steps``, each a text and the cards it points at.

    The hint leaves out an expert's reasons: they speak of what the reader has not met yet.
    """
    advice = hint_of(deal, choice)
    idea, *nearer = hints("", deal, [choice])[:-1]
    steps: list[HintStep] = [
        {"text": idea, "cards": []},
        *[_part(text, deal, choice) for text in nearer],
        {"text": advice["text"], "cards": None},
    ]
    return {**advice, "why": [], "steps": steps}


def _part(text: str, deal: Deal, choice: Move) -> HintStep:
    return {"text": text, "cards": _part_of(deal, choice)}


def _part_of(deal: Deal, choice: Move) -> list[str]:
    """Return the cards that a hint points at before it gives the whole move.

    This is the card to play; in a trick, all cards of its suit.
    """
    if isinstance(choice, Play):
        hand = deal.hands[deal.turn]
        same = [card for card in hand if card.suit == choice.card.suit]
        return [*map(str, same if deal.game.has_tricks else [choice.card])]
    assert isinstance(choice, Discard)
    return [*map(str, choice.cards[: len(choice) // 2])]
