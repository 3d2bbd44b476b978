"""The items of a score: the words of each, and how it is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from carte.engine.cards import Card, cards_of
from carte.engine.conditions import Condition, of_all
from carte.language import _

__all__ = [
    "Addend",
    "Asked",
    "Part",
    "ScoreItem",
    "Tally",
    "cards_that_count",
    "each",
    "most",
    "only_together",
]


class Addend(NamedTuple):
    """One term of a sum: a card, or None for something else, and what it counts.

    ``number`` is None where the card belongs to a set that counts only as a whole. ``name`` is that
    of something else, where the item does not name it.
    """

    card: Card | None
    number: int | None
    name: str = ""


class Part(NamedTuple):
    """What one pile brings to an item; ``total`` is what is compared, or scored."""

    addends: tuple[Addend, ...]
    total: int
    note: str = ""


class Tally(NamedTuple):
    """What a table keeps count of while it plays, since the cards do not show it: its sweeps.

    ``name`` is unique in a game, ``label`` its name for readers, and ``worth`` the points of each
    under a game's house rules, 0 where there is no such thing.
    """

    name: str
    label: str
    worth: Callable[[Any], int] = lambda game: 1

    @property
    def text(self) -> str:
        """Its name in the reader's language."""
        return _(self.label)


class Asked(NamedTuple):
    """A question about the piles, where a deal is counted by its items, without its cards.

    One of the piles has it and then counts one of the ``amounts``, unless it is ``shared`` out:
    then all piles together have that much of it. ``always`` is whether some pile has it in every
    deal, and ``seldom`` whether by default nobody has it.
    """

    name: str
    text: str
    amounts: tuple[int, ...] = (1,)
    shared: int = 0
    always: bool = False
    seldom: bool = False

    @property
    def in_all(self) -> str:
        """The sentence for an item that is shared out: "Denari: there are 10 in all."."""
        return _("{item}: there are {whole} in all.").format(item=self.text, whole=self.shared)

    def ways(self, sides: int) -> Iterator[tuple[int, ...]]:
        """Yield every way in which so many sides may have it."""
        if self.shared:
            amounts = range(self.shared + 1)
            yield from (way for way in product(amounts, repeat=sides) if sum(way) == self.shared)
            return
        if not self.always:
            yield (0,) * sides
        for having, amount in product(range(sides), self.amounts):
            yield tuple([amount if side == having else 0 for side in range(sides)])


class ScoreItem(NamedTuple):
    """An item of a score.

    ``label`` is its name, ``short`` the same in a narrow column, and ``counted`` the same beside so
    many points, where several are called otherwise than one. ``part`` returns what a pile
    brings to it, given the deal, the side and the pile as a mask; ``rule`` is the tail of the rule
    that decides, by default the item's own id, or a function that finds it from all parts;
    ``usual`` is the one among these that grants it, where that is not the item's id.

    ``when`` is the condition that puts it in force, and ``points`` returns what each side scores,
    where the game's own ``worth`` does not. ``wins`` is whether a side with this pile wins
    the whole match by it. ``may_tie`` is whether nobody may get it, ``always`` whether it is shown
    even then, ``early`` whether it is scored before the end, ``drawn`` whether it matters which
    cards count, and ``shown`` how a part is shown. ``theme`` is the theme of questions about it.
    ``of`` are the cards that win it, together, and ``within`` the cards on which a pile's part
    depends, 0 where those may be any. ``by_last_trick`` is whether it depends on who wins the last
    trick. ``gain`` is the sentence about a play that wins those cards, or that trick. ``tallies``
    is what a table keeps count of for it. ``amounts`` is what it may count where one side scores
    it, under a game's house rules, or all sides together, where it is shared out; ``certain`` is
    whether one side does in every deal, and ``shared`` how much of it they then have together.
    """

    id: str
    label: str
    short: str
    part: Callable[[Any, int, int], Part]
    rule: str | Callable[[Sequence[Part]], str] = ""
    usual: str = ""
    when: Condition = of_all
    points: Callable[[Any], Sequence[int]] | None = None
    wins: Callable[[int], bool] | None = None
    may_tie: bool = False
    always: bool = False
    early: bool = False
    drawn: bool = True
    shown: Callable[[Part], str] = lambda part: str(part.total)
    theme: str = "score"
    of: int = 0
    within: int = 0
    by_last_trick: bool = False
    gain: str = ""
    tallies: tuple[Tally, ...] = ()
    amounts: Callable[[Any], Sequence[int]] = lambda game: (1,)
    certain: bool = False
    shared: Callable[[Any], int] = lambda game: 0
    counted: Callable[[int], str] | None = None

    def asked(self, game: Any) -> Asked:
        """Return the question about it for a deal without its cards."""
        amounts, shared = tuple(self.amounts(game)), self.shared(game)
        seldom = not (shared or self.certain or self.may_tie)
        return Asked(self.id, self.name, amounts, shared, self.certain, seldom)

    def only_amount(self, game: Any) -> int | None:
        """Return what it counts for the side that scores it; None where that may change."""
        amounts = {*self.amounts(game)}
        return amounts.pop() if len(amounts) == 1 and not self.tallies else None

    def whole(self, game: Any) -> int | None:
        """Return what all sides together score for it in every deal; None where that may change."""
        return self.shared(game) or (self.only_amount(game) if self.certain else None)

    @property
    def name(self) -> str:
        """Its name: "Carte (most cards)"."""
        return _(self.label)

    @property
    def short_name(self) -> str:
        """Its name in a narrow column: "carte"."""
        return _(self.short)

    def name_for(self, points: int) -> str:
        """Return its name beside so many points: "settebello" beside 1."""
        return self.counted(points) if self.counted else self.short_name

    def rule_of(self, parts: Sequence[Part]) -> str:
        """Return the tail of the rule that decides, by what all piles bring."""
        return self.rule(parts) if callable(self.rule) else self.usual_rule

    @property
    def usual_rule(self) -> str:
        """The tail of the rule that grants it, whatever the piles bring."""
        return self.usual or (self.id if callable(self.rule) else self.rule or self.id)


def each(pile: int, number: int = 1) -> tuple[Addend, ...]:
    """Return the cards of a pile, each counting the same."""
    return tuple(Addend(card, number) for card in cards_of(pile))


def cards_that_count(of: int) -> Callable[[Any, int, int], Part]:
    """Return a function that counts 1 for each card of a kind, given as a mask."""

    def part(_deal: Any, _side: int, pile: int) -> Part:
        return Part(each(pile & of), (pile & of).bit_count())

    return part


def only_together(
    members: Callable[[int], int], worth: Callable[[Any, int], int]
) -> Callable[[Any, int, int], Part]:
    """Return a function that counts a pile's ``members`` as a whole, by what they are ``worth``."""

    def part(deal: Any, _side: int, pile: int) -> Part:
        points = worth(deal, pile)
        found = tuple(Addend(card, None) for card in cards_of(members(pile)) if points)
        return Part(found, points)

    return part


def most(counts: Sequence[int]) -> int | None:
    """Return which side has more than every other, or None: a tie gives the prize to nobody."""
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else None
