"""A good quiet move: what could take the table's cards, or the trick, stays in the hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from carte.engine.cards import Card
from carte.engine.deal import Deal
from carte.engine.moves import Move, Play
from carte.engine.phrases import the, together
from carte.language import _
from carte.play.comparison import FEWEST, is_as_good
from carte.players import Judgement, is_same

__all__ = ["fine_moves"]

MOST = 3
"""How many cards a sentence names."""


def fine_moves(
    deal: Deal, looked: Iterable[Move], look: Mapping[Move, Judgement]
) -> dict[str, str]:
    """Return the quiet moves that are as good as the best, as written, each with what it keeps."""
    fine = {}
    for move in looked:
        kept = _kept(deal, move) if _is_good(deal, move, look) else []
        if kept:
            fine[str(move)] = _keeping(kept)
    return fine


def _is_good(deal: Deal, move: Move, look: Mapping[Move, Judgement]) -> bool:
    """Return whether a move is the best, or surely no worse by an amount worth mentioning."""
    if any(is_same(move, judgement.best) for judgement in look.values()):
        return True
    judgement = look.get(move)
    if judgement is None or 0 < judgement.tries < FEWEST:
        return False
    return is_as_good(deal, judgement)


def _kept(deal: Deal, move: Move) -> list[Card]:
    """Return the cards that would take something now, if the move does not; they stay in hand."""
    taking = {
        other.card
        for other in deal.legal_moves()
        if isinstance(other, Play) and _takes(deal, other)
    }
    if not isinstance(move, Play) or _takes(deal, move) or move.card in taking:
        return []
    return [card for card in deal.hands[deal.turn] if card in taking]


def _takes(deal: Deal, play: Play) -> bool:
    """Return whether a card takes cards of the table, or the trick as it lies."""
    return bool(play.mask) or (bool(deal.trick) and not deal.is_dark and deal.wins(play))


def _keeping(kept: list[Card]) -> str:
    if len(kept) > MOST:
        return _("Fine: you keep the others for later.")
    return _("Fine: you keep {cards} for later.").format(cards=together([*map(the, kept)]))
