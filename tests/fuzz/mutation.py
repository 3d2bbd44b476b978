"""What becomes of a good input in bad hands: texts cut and stretched, data of other kinds.

A mutation is drawn by a ``Random`` and nothing else, so that the same seed makes the same again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

from carte.formats.base62 import Misspelled, read_number, spelled

WORDS = (
    *("7D", "10B", "1C", "AS", "K♠", "x", "×", "pass", "declare", "declare 7C=11", "bid 62"),
    *("bid 121", "bid solo", "call 3S", "discard 4C 5C 6D 7S", "give 4C", "7D busso", "7D x 7D"),
    *("", " ", "\n", "[", "{", '"', "\\", "\0", "²", "ſ", "İ", "\ud800", "٣", "1. ", "-1", "1e999"),
    *('[Game "cirulla"]', "[Options {}]", "[Dealer 0]", '[Position {"tricks": [{}]}]'),
    *("self", "slug", "hand", "__class__", "None", "NaN", "Infinity"),
)
"""Pieces of texts that mean something somewhere."""

VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 7, 10, 40, 99, 2**31, 2**63, 10**15, 10**400, -(10**20)),
    *(
        0.5,
        -0.0,
        1e308,
        float("inf"),
        float("nan"),
        [],
        {},
        [[]],
        [{}],
        [None],
        [0],
        [""],
        ["", ""],
    ),
    *({"": 0}, {"7D": []}, [[0, ""]], [[0, "7D 6D"]], [1, 2, 3], {"table": -1}, *WORDS),
)
"""Values that stand where others are expected."""

CARD = re.compile(r"\b(?:10|[1-9])[DCSB]\b")

LONG = 100_000
"""So long are the longest texts."""


def mutated(value: Any, rng: Random, others: Callable[[], Any]) -> Any:
    """Return a value changed in a place or two; ``others`` gives values to take pieces from."""
    value = deepcopy(value)
    for _time in range(rng.choice((1, 1, 1, 2, 3))):
        if not isinstance(value, dict | list) or rng.random() < 0.02:
            value = _changed(value, rng, others)
            continue
        holder, key = rng.choice([*_places(value)] or [(value, None)])
        if key is None:
            return _value(rng)
        match rng.randrange(12):
            case 8 | 9 | 10:
                _moved_card(value, rng)
            case 0:
                del holder[key]
            case 1 if isinstance(holder, list):
                holder.insert(key, deepcopy(holder[key]))
            case 1:
                holder[rng.choice(WORDS)] = deepcopy(holder[key])
            case 2:
                place = rng.choice([*_places(value)])
                holder[key] = deepcopy(place[0][place[1]])
            case _:
                holder[key] = _changed(holder[key], rng, others)
    return value


def _moved_card(value: Any, rng: Random) -> None:
    """Move a card from where it lies to where others do: that can often be."""
    zones = [(holder, key) for holder, key in _places(value) if isinstance(holder[key], str)]
    full = [(holder, key) for holder, key in zones if CARD.search(holder[key])]
    if not full:
        return
    (start, out), (end, into) = rng.choice(full), rng.choice(rng.choice((full, zones)))
    card = rng.choice(CARD.findall(start[out]))
    start[out] = start[out].replace(card, "", 1).replace("  ", " ").strip()
    end[into] = f"{end[into]} {card}".strip()


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a value: what holds it, and under which key or index."""
    if isinstance(value, dict | list):
        for key in [*value] if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _places(value[key])


def _value(rng: Random) -> Any:
    return deepcopy(rng.choice(VALUES))


def _changed(value: Any, rng: Random, others: Callable[[], Any]) -> Any:
    chance = rng.random()
    if chance < 0.15:
        return _value(rng)
    if chance < 0.25:
        other = others()
        places = [*_places(other)]
        holder, key = rng.choice(places) if places else ([other], 0)
        return deepcopy(holder[key])
    if chance < 0.28:
        return [value] if rng.random() < 0.5 else {"hand": value}
    if isinstance(value, str):
        return _text(value, rng)
    if isinstance(value, bool) or not isinstance(value, int):
        return _value(rng)
    text = str(value % 1000)
    return rng.choice((value + 1, value - 1, -value, value * 10, text, float(text)))


def _text(text: str, rng: Random) -> str:
    start = rng.randint(0, len(text))
    end = min(len(text), start + rng.choice((0, 1, 1, 2, 3, 8)))
    match rng.randrange(12):
        case 0 | 1:
            return text[:start] + text[end:]
        case 2 | 3:
            return text[:start] + rng.choice(WORDS) + text[end:]
        case 4:
            return text[:start] + chr(rng.choice((rng.randrange(32, 127), rng.randrange(1024))))
        case 5:
            return text[:start]
        case 6:
            return text + rng.choice((" ", ",", "\n", "")) + text
        case 7:
            words = text.split(" ")
            rng.shuffle(words)
            return " ".join(words)
        case 8:
            words = text.split(" ")
            words[rng.randrange(len(words))] = rng.choice(WORDS)
            return " ".join(words)
        case 9:
            return rng.choice((text.upper(), text.lower(), text.swapcase(), text[::-1]))
        case 10:
            return _recoded(text, rng)
    if rng.random() < 0.05:
        piece = rng.choice((text or "z", "[", "9", "z", "7D "))
        return piece * (LONG // len(piece))
    return text[:start] + text[start:end] * rng.choice((2, 3, 50)) + text[end:]


def _recoded(text: str, rng: Random) -> str:
    """Return another code whose last characters fit, where this is one."""
    try:
        number = read_number(text)
    except Misspelled:
        return spelled(rng.getrandbits(rng.choice((8, 30, 100, 400, 3000))))
    bits = max(number.bit_length(), 1)
    for _time in range(rng.choice((1, 1, 2, 8))):
        number ^= rng.getrandbits(rng.choice((1, 3, 8))) << rng.randrange(bits)
    return spelled(number)
