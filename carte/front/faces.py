"""What the signs of a French pack stand for: the names that the book uses, each with its sign."""

from __future__ import annotations

from typing import Any

import carte
from carte.engine.cards import DENARI, PACK, SUITS, Card
from carte.engine.phrases import commas
from carte.language import _
from carte.language.names import CARD_NAMES, as_said, rank_name, speaks_of

__all__ = ["faces_words"]

_RANKS = {card.value: card.french[:-1] for card in PACK if card.suit == DENARI}


def faces_words() -> dict[str, Any]:
    """Return how a page writes French signs beside the names of cards, and what they stand for.

    ``card`` makes the name of a card of one of the ``ranks`` and one of the ``suits``, each with
    its sign; ``own`` are the cards that have a name of their own, and names with a rank in them
    that mean no card: their sign is "". ``legend`` tells a reader of paper the same.
    """
    ranks = {str(rank_name(value)): sign for value, sign in _RANKS.items()}
    suits = {suit.name: suit.french for suit in SUITS}
    games = (carte.game(slug).name for slug in carte.GAMES)
    own = {as_said(name): Card(card).french for name, card in CARD_NAMES.items()}
    own |= {name: "" for name in games if any(speaks_of(name, rank) for rank in ranks)}
    told = [*suits.items(), *((name, sign) for name, sign in ranks.items() if sign.isalpha())]
    signs = commas(_("{sign} = {name}").format(sign=sign, name=name) for name, sign in told)
    return {
        "card": _("{rank} of {suit}"),
        "ranks": ranks,
        "suits": suits,
        "own": own,
        "legend": _("40 cards of a French pack, without 8, 9 and 10: {signs}.").format(signs=signs),
    }
