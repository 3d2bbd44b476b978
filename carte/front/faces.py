"""What a French pack calls its cards: the data with which a page writes that beside their names.

It is a sign, as on the card: Q♥. Where a language has words for it, as Italian has, it is these:
donna di cuori. They are data: ``carte/language/<language>/french.toml``.
"""

from __future__ import annotations

from typing import Any

import carte
from carte.engine.cards import DENARI, PACK, SUITS, Card, Suit
from carte.engine.phrases import commas
from carte.language import _, cached_per_language, load_language_toml
from carte.language.names import CARD_NAMES, italian_rank, localize, rank_name, speaks_of

__all__ = ["faces_legend", "faces_words"]

_RANKS = {card.value: card.french[:-1] for card in PACK if card.suit == DENARI}


def faces_words() -> dict[str, Any]:
    """Return the data with which a page writes French names beside those of cards.

    ``ranks`` has them by the values, ``suits`` the names and French ones by their own letters,
    ``cards`` those of all cards. Cards with a name of their ``own`` are listed with them, and so
    are names with a rank in them that mean no card, with "".
    """
    games = (carte.game(slug).name for slug in carte.GAMES)
    own = {localize(name): _in_full(Card(card)) for name, card in CARD_NAMES.items()}
    ranks = [str(rank_name(value)) for value in _RANKS]
    own |= {name: "" for name in games if any(speaks_of(name, rank) for rank in ranks)}
    return {
        "ranks": {str(value): name for value, name in _ranks().items()},
        "suits": {str(suit): [suit.name, _of_suit(suit)] for suit in SUITS},
        "cards": {str(card): _of_card(card) for card in PACK},
        "own": own,
    }


@cached_per_language
def _words() -> dict[str, dict[str, str]]:
    return load_language_toml("french.toml")


def _ranks() -> dict[int, str]:
    """Return what a French pack calls a rank, by values, where that is not its own name."""
    if words := _words():
        own = {value: words["ranks"].get(italian_rank(value)) for value in _RANKS}
        return {value: name for value, name in own.items() if name}
    return {value: sign for value, sign in _RANKS.items() if sign.isalpha()}


def _of_suit(suit: Suit) -> str:
    """Return "♥", or "cuori"."""
    words = _words()
    return words["suits"][suit.name] if words else suit.french


def _of_card(card: Card) -> str:
    """Return "Q♥", or "donna di cuori"; in words the suit alone where the rank is the same."""
    if not _words():
        return card.french
    return _in_full(card) if card.value in _ranks() else _of_suit(card.suit)


def _in_full(card: Card) -> str:
    """Return "Q♥", or "donna di cuori", with the rank always."""
    if not _words():
        return card.french
    rank = _ranks().get(card.value, rank_name(card.value))
    return _("{rank} of {suit}").format(rank=rank, suit=_of_suit(card.suit))


def faces_legend() -> str:
    """Return the legend of the French names, which paper prints once."""
    ranks = [(str(rank_name(value)), name) for value, name in _ranks().items()]
    pairs = [*((suit.name, _of_suit(suit)) for suit in SUITS), *ranks]
    signs = commas(_("{sign} = {name}").format(sign=sign, name=name) for name, sign in pairs)
    return _("40 cards of a French pack, without the 8s, 9s and 10s: {signs}.").format(signs=signs)
