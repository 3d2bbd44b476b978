"""What a reader may type for a card or a move, as data for what reads it: by language.

Names of ranks and suits in English and Italian are read in every language; a language adds its own
in ``carte/language/<language>/input.toml``, and the little words round them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carte.language import of_the_language
from carte.language.names import CARD_NAMES, JOINTS, RANK_NAMES, SUIT_NAMES

__all__ = ["typed_as", "typed_names"]

_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ"))}
"""Each katakana, and the hiragana of the same sound."""

_VERBS = ("pass", "bid", "call", "discard", "give", "declare", "exchange")
"""With what a written announcement begins."""


def typed_names() -> dict[str, Any]:
    """Return the names and the little words that are read, as the pages read them.

    ``ranks``, ``suits`` and ``cards`` are what each name stands for, ``joints`` what may stand
    between a rank and its suit; ``joined`` holds the same for names that need no blank round them.
    ``takes`` stands between the card played and what it takes, ``with`` between what is taken and
    the card, ``between`` two cards; what is ``ignored`` says nothing. ``prepositions``
    stand before the name of a suit, where the same letter would be a rank. In a language that has
    words of its own for them, ``verbs`` are what the verb of an announcement is called, ``said``
    the names of bids and signals, and ``units`` what may follow points.
    """
    own = of_the_language("input.toml")
    names = {part: _own_names(own.get(part, {})) for part in ("ranks", "suits", "cards")}
    known = {
        "ranks": _by_name(RANK_NAMES),
        "suits": _by_name(SUIT_NAMES),
        "cards": dict(CARD_NAMES),
    }
    little = {
        kind: own.get(kind, "").split()
        for kind in ("takes", "with", "between", "ignored", "prepositions")
    }
    announced: dict[str, Any] = {
        "verbs": {verb: _spelt(some) for verb, some in own.get("verbs", {}).items()},
        "said": _own_names(own.get("said", {})),
        "units": own.get("units", "").split(),
    }
    announced = {kind: words for kind, words in announced.items() if words}
    if joints := own.get("joints"):
        return {
            **known,
            "joints": JOINTS.split(),
            "joined": {**names, "joints": joints.split()},
            **little,
            **announced,
        }
    return {
        **{part: {**known[part], **names[part]} for part in known},
        "joints": JOINTS.split(),
        **little,
        **announced,
    }


def typed_as(move: str, *, letters: bool = False) -> str:
    """Return a move as a reader may type it, its verb in the reader's own language.

    With ``letters`` its cards are, too, where the language has signs of its own for the suits.
    """
    own = of_the_language("input.toml")
    verb, *words = move.split() if move.startswith(_VERBS) else ("", *move.split())
    suits = own.get("letters", {}) if letters else {}
    said = {one: names.split()[0] for one, names in own.get("said", {}).items()}
    rest = " ".join([said.get(one) or _own_card(one, suits) for one in words])
    if not verb or (verb == "bid" and own and not words[0].isdecimal()):
        return rest
    (spoken, *_others) = own.get("verbs", {}).get(verb, verb).split()
    without_blank = rest and own.get("joints")  # where nouns come before their verbs
    return f"{rest}{spoken}" if without_blank else f"{spoken} {rest}".strip()


def _own_card(word: str, suits: Mapping[str, str]) -> str:
    suit = suits.get(word[-1].upper())
    return f"{suit}{word[:-1].upper()}" if suit and word[:-1].isdecimal() else word.lower()


def _by_name(names: Mapping[Any, str]) -> dict[str, Any]:
    return {name: thing for thing, some in names.items() for name in some.split()}


def _own_names(names: Mapping[str, str]) -> dict[str, Any]:
    return {name: _read(thing) for thing, some in names.items() for name in _spelt(some)}


def _spelt(names: str) -> list[str]:
    """Return each name as it is written, and where it is katakana in hiragana, too."""
    return [*dict.fromkeys([*names.split(), *names.translate(_HIRAGANA).split()])]


def _read(thing: str) -> int | str:
    return int(thing) if thing.isdigit() else thing
