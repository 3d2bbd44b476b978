"""The signs of a French pack: the data with which a page writes them beside names."""

from __future__ import annotations

from typing import Any

import carte
from carte.engine.cards import DENARI, PACK, SUITS, Card
from carte.engine.phrases import commas
from carte.language import _
from carte.language.names import CARD_NAMES, localize, rank_name, speaks_of

__all__ = ["faces_legend", "faces_words"]

_RANKS = {card.value: card.french[:-1] for card in PACK if card.suit == DENARI}


def faces_words() -> dict[str, Any]:
    """Return the data with which a page writes French signs beside the names of cards.

    ``ranks`` are the letters by the values that have one, ``suits`` the names and signs by their
    own letters. Cards with a name of their ``own`` are listed with their signs, and so are names
    with a rank in them that mean no card, with the sign "".
    """
    games = (carte.game(slug).name for slug in carte.GAMES)
    own = {localize(name): Card(card).french for name, card in CARD_NAMES.items()}
    ranks = [*_names_of_ranks()]
    own |= {name: "" for name in games if any(speaks_of(name, rank) for rank in ranks)}
    return {
        "ranks": {str(value): sign for value, sign in _RANKS.items() if sign.isalpha()},
        "suits": {str(suit): [suit.name, suit.french] for suit in SUITS},
        "own": own,
    }


def _names_of_ranks() -> dict[str, str]:
    return {str(rank_name(value)): sign for value, sign in _RANKS.items()}


def faces_legend() -> str:
    """Return the legend of the signs, which paper prints once."""
    letters = [(name, sign) for name, sign in _names_of_ranks().items() if sign.isalpha()]
    pairs = [*((suit.name, suit.french) for suit in SUITS), *letters]
    signs = commas(_("{sign} = {name}").format(sign=sign, name=name) for name, sign in pairs)
    return _("40 cards of a French pack, without 8, 9 and 10: {signs}.").format(signs=signs)
