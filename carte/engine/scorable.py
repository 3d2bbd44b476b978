"""How a game's deals are counted: the items of a score, with the cards or without them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar

from carte.engine.count import Bid, Counting, Line, compared
from carte.engine.deal import Deal
from carte.engine.house_rules import HouseRule
from carte.engine.match import Score
from carte.engine.rulebook import Grounds, Statement
from carte.engine.scoring import Asked, ScoreItem, Tally
from carte.language import _, ngettext

__all__ = ["LAST_TRICK", "OUTRIGHT", "Scorable"]

OUTRIGHT = "outright"
"""The name of the item for winning a match, or a deal, whatever the points."""

LAST_TRICK = "last-trick"
"""The tail of the rule by which the last trick decides between equal points."""


class Scorable(ABC):
    """How a game counts its deals: the items of its score, and how each is counted."""

    sides: int
    HOUSE_RULES: ClassVar[tuple[HouseRule, ...]] = ()
    """The house rules that may be agreed on, each with its usual value."""
    ITEMS: ClassVar[tuple[ScoreItem, ...]] = ()
    """The items that its score may have, in order."""

    @abstractmethod
    def worth(self, deal: Any) -> Sequence[Mapping[str, int]]:
        """Return the game's own items that a finished deal scores, by side."""

    @abstractmethod
    def finished(self, piles: Sequence[int], **facts: Any) -> Deal:
        """Return the finished deal in which the sides have won these piles, given as masks."""

    def lacking(self, piles: Sequence[int], facts: Mapping[str, Any]) -> Grounds | None:
        """Return a missing fact that decides such a deal's score, and a text that asks for it.

        ``facts`` are the keywords of ``finished``; None where nothing is missing.
        """
        return None

    @cached_property
    def items(self) -> Mapping[str, ScoreItem]:
        """The items that its score may have under these house rules, by id."""
        return {item.id: item for item in self.possible_items() if item.when.holds(self)}

    @classmethod
    @cache
    def possible_items(cls) -> tuple[ScoreItem, ...]:
        """Return all items that it may have, each with the condition that puts it in force."""
        brought = (house.if_chosen(house.item) for house in cls.HOUSE_RULES if house.item)
        return (*cls.ITEMS, *brought)

    @cached_property
    def _brought(self) -> tuple[tuple[str, Callable[[Any], Sequence[int]]], ...]:
        """The items in force that compute each side's points themselves."""
        return tuple((item.id, item.points) for item in self.items.values() if item.points)

    def items_of(self, deal: Any) -> Sequence[Mapping[str, int]]:
        """Return the items that a finished deal scores, by side, those of house rules included."""
        if not self._brought:
            return self.worth(deal)
        worth = [dict(items) for items in self.worth(deal)]
        for name, points in self._brought:
            for items, number in zip(worth, points(deal), strict=True):
                items[name] = number
        return worth

    @cached_property
    def tallies(self) -> tuple[Tally, ...]:
        """The things that a table keeps count of while it plays, under these house rules."""
        tallies = (tally for item in self.items.values() for tally in item.tallies)
        return tuple(tally for tally in tallies if tally.worth(self))

    @cached_property
    def whole(self) -> int | None:
        """What all sides together score in every deal; None where deals come to more or less."""
        wholes = [item.whole(self) for item in self.items.values()]
        return sum(one or 0 for one in wholes) if wholes and None not in wholes else None

    @cached_property
    def quantities(self) -> Mapping[str, float]:
        """The numbers that its rules may have in braces besides those of its house rules.

        They are what an item counts, by its id, and where deals always come to the same, that
        ``whole``, the ``half`` of it, and the least that is ``more_than_half`` or
        ``more_than_third`` of it.
        """
        amounts = {name: item.only_amount(self) for name, item in self.items.items()}
        found: dict[str, float] = {name: one for name, one in amounts.items() if one is not None}
        if (whole := self.whole) is None:
            return found
        half = whole / 2 if whole % 2 else whole // 2
        more = {"more_than_half": whole // 2 + 1, "more_than_third": whole // 3 + 1}
        return {**found, "whole": whole, "half": half, **more}

    @classmethod
    def depends_on(cls, statement: Statement) -> frozenset[str]:
        """Return the names of the house rules on which a rule depends, its numbers included."""
        named = {rule.name for rule in cls.HOUSE_RULES}
        if statement.names <= named:
            return statement.depends_on
        of_items = (item.when.depends_on for item in cls.possible_items())
        return statement.depends_on.union(*of_items)

    @property
    def last_trick_breaks_ties(self) -> bool:
        """Whether of several sides with most points the one that won the last trick wins."""
        return False

    @cached_property
    def counts_last_trick(self) -> bool:
        """Whether the winner of the last trick may change what a deal scores, or who wins it."""
        by_last_trick = any(item.by_last_trick for item in self.items.values())
        return by_last_trick or self.last_trick_breaks_ties

    def tallied(self, counts: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        """Return the keywords of ``finished`` for what was kept count of, by name and by side."""
        return {}

    @property
    def asked(self) -> tuple[Asked, ...]:
        """The questions about a deal that is counted without its cards, besides its tallies."""
        items = tuple(item.asked(self) for item in self.items.values() if not item.tallies)
        words = _("Wins outright")
        return (*items, Asked(OUTRIGHT, words, seldom=True)) if self.outright else items

    def check_items(
        self, given: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> Grounds | None:
        """Return the rule broken if a deal ends with such items, and a text; None where one may.

        ``given`` is what each pile has of everything ``asked``, ``facts`` the keywords of
        ``finished``.
        """
        return None

    def check_totals(self, totals: Sequence[int]) -> Grounds | None:
        """Return the rule broken if a deal comes to such points, and a text; None where one may.

        ``totals`` are the points of a deal by side, without their items.
        """
        if self.whole is None or sum(totals) == self.whole:
            return None
        items = [*self.items.values()]
        words = _("A deal has {whole} points in all.").format(whole=self.whole)
        text = words if items[1:] else items[0].asked(self).in_all
        return Grounds(items[0].usual_rule, text)

    def check_dealer(self, scores: Sequence[Score], dealer: int) -> Grounds | None:
        """Return the rule broken if a deal of this dealer brings such scores, and a text."""
        return None

    def scored(
        self, given: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> tuple[Score, ...]:
        """Return the score of a deal from what each pile has of everything ``asked``.

        ``facts`` are the keywords of ``finished``.
        """
        bare = self.finished([0] * self.sides, **facts).score() if self.tallies else ()
        items = [dict(score.items) for score in bare] or [{} for _side in range(self.sides)]
        for name in self.items:
            for side, number in enumerate(given.get(name, ())):
                items[side][name] = number
        outright = given.get(OUTRIGHT, [0] * self.sides)
        return tuple(
            Score({name: own[name] for name in self.items if name in own}, outright=bool(wins))
            for own, wins in zip(items, outright, strict=True)
        )

    @property
    def bids(self) -> tuple[Bid, ...]:
        """The bids that may have won the auction, lowest first; none where there is no auction."""
        return ()

    def missing_facts(self, facts: Mapping[str, Any]) -> Grounds | None:
        """Return the rule that needs another fact besides the cards, and a text asking for it.

        ``facts`` are the keywords of ``finished``; None where nothing is missing.
        """
        return None

    def was_slam(self, totals: Sequence[int], facts: Mapping[str, Any]) -> bool:
        """Return whether the points of a deal, by side, show that one side has won everything.

        ``facts`` are the keywords of ``finished``.
        """
        return False

    def check_piles(self, piles: Sequence[int], facts: Mapping[str, Any]) -> Grounds | None:
        """Return the rule broken if a deal ends with these piles, and a text; None where one may.

        The piles are masks, which together hold the whole pack.
        """
        return None

    @property
    def outright(self) -> tuple[str, ...]:
        """The tails of the rules by which one deal may win a match, whatever the points."""
        by_cards = [item.usual_rule for item in self.items.values() if item.wins]
        return (*by_cards, LAST_TRICK) if self.last_trick_breaks_ties else tuple(by_cards)

    def steps(self, counting: Counting) -> Iterator[Line]:
        """Yield the steps in which a deal is counted: each item of its score."""
        worth = self.items_of(counting.deal)
        for name in dict.fromkeys(name for items in worth for name in items):
            yield compared(self.items[name], counting)

    def written(self, points: int) -> str:
        """Return a number of points in writing: "11"."""
        return str(points)

    def counted(self, points: int) -> str:
        """Return "11 points", "1 point", "no points"."""
        if not points:
            return _("no points")
        return ngettext("{points} point", "{points} points", points).format(points=points)
