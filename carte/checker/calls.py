"""Parse and format the calls of an auction: "pass, chiamo", "7, passo, re, 62"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from carte.engine.cards import Card, InvalidCard
from carte.engine.moves import CONTRACTS
from carte.language import pgettext
from carte.language.names import RANK_NAMES, localize, rank_name

__all__ = ["parse_calls", "spoken"]

_PASS, _MONTE = "pass", "monte"


def parse_calls(text: object) -> list[str]:
    """Return calls as moves: "pass, chiamo", "7, pass, K, 62".

    Calls may be in English, in Italian or in the reader's own language.
    """
    words = re.split(r"[\s,;、，]+", str(text).replace("bid ", "").strip(" ,;、，"))
    own = {call.lower(): move for move, call in _own().items()}
    own |= dict.fromkeys((_PASS, "passo"), _PASS) | {_MONTE: _MONTE}
    return [own.get(word.lower()) or f"bid {_bid(word)}" for word in words if word]


def spoken(calls: Iterable[str]) -> str:
    """Return calls as the reader types them."""
    own = _own()
    return ", ".join([own.get(call) or call.removeprefix("bid ") for call in calls])


def _own() -> dict[str, str]:
    """Return the reader's word for each call that has a name, by move."""
    bids: dict[str, str] = {str(value): rank_name(value) for value in RANK_NAMES}
    bids |= {contract: localize(contract) for contract in CONTRACTS}
    return {f"bid {bid}": call for bid, call in bids.items()} | {_PASS: pgettext("said", _PASS)}


def _bid(word: str) -> str:
    """Return a bid as the engine writes it; a rank may also be a letter, such as K."""
    if word.isdecimal() or word.lower() in CONTRACTS:
        return word.lower()
    try:
        return str(Card(f"{word}D").value)
    except InvalidCard:
        return word
