"""Barsega and decino: what three cards of Cirulla may declare, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from carte.engine.cards import MATTA, VALUE, indices
from carte.engine.moves import Announcement, Move
from carte.engine.phrases import a, added, sentences
from carte.engine.rulebook import Grounds
from carte.games.cirulla.captures import PLAIN
from carte.language import _
from carte.language.names import rank_name
from carte.language.typed import typed_as

__all__ = ["Declarations"]

DECLARED = 3
"""The number of cards declared together."""

BARSEGA, DECINO = 3, 10
MOST = 9
"""The most that the cards of a barsega add up to."""


class Declarations:
    """What may be declared under two house rules: ``matta_barsega`` and ``declare_both``."""

    def __init__(self, matta_barsega: bool, declare_both: bool) -> None:
        self.matta_barsega = matta_barsega
        self.declare_both = declare_both
        self.moves = lru_cache(maxsize=1 << 14)(self._moves)

    def _moves(self, hand: int) -> tuple[Move, ...]:
        """Return all true declarations of three cards; with the matta its value is named.

        [declare, true-declaration, matta-named]
        """
        if not holds_matta(hand):
            return (Announcement("declare"),) if self.items(hand) else ()
        return tuple([naming(value) for value in range(1, 11) if self.items(hand, value)])

    def items(self, hand: int, matta: int = PLAIN) -> Mapping[str, int]:
        """Return what a declaration scores, empty where it would be untrue.

        [barsega, decino, barsega-and-decino, matta-barsega]
        """
        values = counted(hand, matta)
        items = {}
        if is_decino(values):
            items["decino"] = DECINO
        scores_too = self.declare_both or not items
        if is_barsega(values) and self.may_be_barsega(hand, matta) and scores_too:
            items["barsega"] = BARSEGA
        return items

    def may_lie_open(self, hand: int, matta: int) -> bool:
        """Return whether these cards were declared, or are the rest of three that were.

        A card that is gone may have been any: at least 1, or one more of the same value.

        [declare, true-declaration, open-hand]
        """
        values = counted(hand, matta)
        least = [*values, *[1] * (DECLARED - len(values))]
        if not values or len(values) > DECLARED:
            return False
        return is_decino(values) or (is_barsega(least) and self.may_be_barsega(hand, matta))

    def may_be_barsega(self, hand: int, matta: int) -> bool:
        """The matta counts anything in a barsega, or by house rule a 7. [matta-barsega]"""
        return self.matta_barsega or matta == PLAIN or not holds_matta(hand)

    def granted(self, hand: int, matta: int) -> Grounds:
        """Say what a true declaration scores. [barsega, decino, barsega-and-decino]"""
        values = counted(hand, matta)
        facts = {
            "sum": added(values),
            "total": sum(values),
            "rank": rank_name(values[0]),
            "points": sum(self.items(hand, matta).values()),
        }
        if not is_decino(values):
            words = _("{sum} is {total}, which is 9 or less: a barsega, {points} points.")
            return Grounds("barsega", words.format(**facts))
        if not (is_barsega(values) and self.may_be_barsega(hand, matta)):
            words = _("Three cards of one value ({rank}): a decino, {points} points.")
            return Grounds("decino", words.format(**facts))
        words = _("Three cards of one value ({rank}), {total} in all: a decino and a barsega.")
        scored = (
            _("Both score: {points} points.")
            if self.declare_both
            else _("Only the decino scores: {points} points.")
        )
        texts = (each.format(**facts) for each in (words, scored))
        return Grounds("barsega-and-decino", sentences(texts))

    def refused(self, hand: int, named: int | None) -> Grounds:
        """Say why three cards may not be declared; ``named`` is the value of the matta.

        [in-hand, matta-named, matta-barsega, true-declaration]
        """
        values = counted(hand, named or PLAIN)
        facts = {"sum": added(values), "total": sum(values), "a": a(named or PLAIN)}
        if named and not holds_matta(hand):
            words = _("The 7 of coppe is not in your hand, so you have no matta to name.")
            return Grounds("in-hand", words)
        if holds_matta(hand) and not self.moves(hand):
            words = _("No value of the matta makes these three cards a barsega or a decino.")
            return Grounds("true-declaration", words)
        if holds_matta(hand) and not named:
            words = _("Name the value of your matta, as in “{move}”.")
            own = typed_as(str(self.moves(hand)[0]))
            return Grounds("matta-named", words.format(move=own))
        if is_barsega(values):
            words = _("In a barsega, the matta is worth 7, so it cannot be {a}.")
            return Grounds("matta-barsega", words.format(**facts))
        words = _("{sum} is {total}: too much for a barsega (9 or less), and not a decino.")
        if named:
            words = _("With the matta as {a}, {sum} is {total}: neither a barsega nor a decino.")
        return Grounds("true-declaration", words.format(**facts))


def is_barsega(values: list[int]) -> bool:
    """Three cards that add up to 9 or less are a barsega. [barsega]"""
    return sum(values) <= MOST


def is_decino(values: list[int]) -> bool:
    """Three cards of one value are a decino. [decino]"""
    return len(set(values)) == 1


def holds_matta(hand: int) -> bool:
    """Return whether the 7 of coppe is among the cards."""
    return bool(hand >> MATTA.index & 1)


def naming(value: int) -> Announcement:
    """Return the declaration that names a value for the matta."""
    return Announcement("declare", f"{MATTA}={value}")


def named(choice: Announcement) -> int | None:
    """Return the value that a declaration names for the matta, if it does."""
    return int(choice.what.partition("=")[2]) if choice.what else None


def counted(hand: int, matta: int) -> list[int]:
    """Return what the cards count, with this value for the matta."""
    return [matta if index == MATTA.index else VALUE[index] for index in indices(hand)]
