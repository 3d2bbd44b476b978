"""Determinizations of the trick games, which hide the other hands, and the stock or the monte."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING, Any

from carte.engine.cards import PACK, Card, cards, indices, mask_of
from carte.engine.deal import Deal
from carte.engine.tricks.deal import TrickView
from carte.engine.tricks.game import TrickGame, parse_plays
from carte.players.determinization.hidden import Hidden
from carte.players.determinization.random_deals import all_heaped, fitted, heaped, number_of_ways

if TYPE_CHECKING:
    from random import Random

__all__ = ["HiddenInTricks", "listed"]

ATTEMPTS = 20
"""How often to deal again when a hand has a suit that its seat has shown not to hold."""


class HiddenInTricks(Hidden):
    """The worlds of a view of a trick game: which cards it hides, and where they may lie."""

    _game: TrickGame

    def __init__(self, view: TrickView) -> None:
        self._view = view
        self._game = game = view.game
        facts = view.facts
        self._seats = range(game.seats)
        self._mine = mask_of(view.hand)
        self._trick = view.plays
        self._tricks = [(leader, parse_plays(plays)) for leader, plays in facts["tricks"]]
        in_tricks = mask_of([play.card for _, plays in self._tricks for play in plays])
        won = [mask_of(cards(pile)) for pile in facts["piles"]]
        self._won_before = [pile & ~in_tricks for pile in won]
        self._played = in_tricks | sum(self._won_before)
        self._played |= mask_of([play.card for play in self._trick])
        self._monte = mask_of(cards(facts.get("monte") or ""))
        in_stock = facts.get("stock_size", 0)
        turned_up = facts.get("turned_up")
        self._last = (Card(turned_up).index,) if turned_up and in_stock else ()
        self._held = self._seen_in_hands()
        shown = sum(self._held) | self._played | self._monte | sum(1 << card for card in self._last)
        self._cards = [*indices(self._game.pack & ~shown)]
        self._sizes = [
            size - held.bit_count()
            for size, held in zip(facts["hand_sizes"], self._held, strict=True)
        ]
        self._in_monte = facts.get("monte_size", 0) - self._monte.bit_count()
        self._in_stock = in_stock - len(self._last)
        self._lacks = self._ruled_out()
        self._not_in_monte = 0

    def _seen_in_hands(self) -> list[int]:
        """Return, by seat, the cards that are known to be in hand."""
        held = [0] * self._game.seats
        held[self._view.seat] = self._mine
        facts = self._view.facts
        if "taker" in facts:
            held[facts["taker"]] |= 1 << Card(facts["taken"]).index & ~self._played
        for seat, hand in enumerate(facts.get("open_hands", ())):
            held[seat] |= mask_of(cards(hand))
        return held

    def _ruled_out(self) -> list[int]:
        """Return, by seat, the cards that the seat has shown not to hold."""
        lacks = [0] * self._game.seats
        under_way = (self._view.facts["leader"], self._trick)
        for leader, plays in (*self._tricks, under_way):
            for place, play in enumerate(plays):
                out = self._game.ruled_out(play, plays[0].card.suit)
                lacks[(leader + place) % self._game.seats] |= out
        return lacks

    def any(self, random: Random) -> Deal:
        """Return a world with the hidden cards where they may lie."""
        return self._deal(*self.lie(random))

    @property
    def number(self) -> int:
        """How many worlds there are, if every hidden card might lie anywhere."""
        return number_of_ways(len(self._cards), self._all_sizes)

    @property
    def _all_sizes(self) -> list[int]:
        """The sizes of the hands, the monte, and the stock, where each card is its own heap."""
        return [*self._sizes, self._in_monte, *[1] * self._in_stock]

    def each(self) -> Iterator[Deal]:
        """Yield every world in which no seat holds what the play has ruled out."""
        seats, some = len(self._sizes), sum([1 << card for card in self._cards])
        lacks = [*self._lacks, self._not_in_monte, *[0] * self._in_stock]
        for heaps in all_heaped(some, self._all_sizes, lacks):
            hands, (monte, *drawn) = heaps[:seats], heaps[seats:]
            hands = self._with_what_was_seen(hands)
            stock = [card.bit_length() - 1 for card in drawn]
            yield self._deal(hands, self._monte | monte, (*stock, *self._last))

    @cached_property
    def _model(self) -> Any:
        """A world to copy the others from."""
        from random import Random

        hands, monte, stock = self.lie(Random(0))
        return self._game.position(
            hands=[listed(hand) for hand in hands],
            trick=self._trick,
            tricks=[(leader, plays) for leader, plays in self._tricks],
            piles=[listed(pile) for pile in self._won_before],
            **self.hidden_facts(monte, stock),
        )

    def _deal(self, hands: list[int], monte: int, stock: tuple[int, ...]) -> Deal:
        """Return the deal in which hands, monte and stock are these."""
        deal = copy(self._model)
        deal._hands = tuple(hands)
        deal._stock = stock
        deal._legal = None
        deal._terms = self.terms(self._model._terms, hands, monte)
        found: Deal = deal
        return found

    def lie(self, random: Random) -> tuple[list[int], int, tuple[int, ...]]:
        """Return hands, monte and stock as they may lie."""
        sizes, lacks = [*self._sizes, self._in_monte], [*self._lacks, self._not_in_monte]
        order: list[int] = []
        heaps: list[int] = []
        for attempt in range(ATTEMPTS):
            order = random.sample(self._cards, len(self._cards))
            heaps = heaped(order, sizes)
            if attempt >= ATTEMPTS // 2:
                heaps = fitted(order[: sum(sizes)], sizes, lacks, random)
            if not any(heap & lack for heap, lack in zip(heaps, lacks, strict=True)):
                break
        hands = self._with_what_was_seen(heaps[:-1])
        rest = order[len(order) - self._in_stock :] if self._in_stock else []
        return hands, self._monte | heaps[-1], (*rest, *self._last)

    def _with_what_was_seen(self, hands: list[int]) -> list[int]:
        return [hand | held for hand, held in zip(hands, self._held, strict=True)]

    def terms(self, terms: Any, hands: list[int], monte: int) -> Any:
        """Return what is settled before the play, for cards that lie so."""
        return terms

    def hidden_facts(self, monte: int, stock: tuple[int, ...]) -> dict[str, Any]:
        """Return the facts of a position besides hands and tricks."""
        facts = self._view.facts
        hidden: dict[str, Any] = {"dealer": facts["dealer"]}
        if facts["phase"] == "play":
            hidden["leader"] = facts["leader"]
        if "turned_up" in facts:
            hidden["trump"] = facts["turned_up"] or facts["trump"]
            hidden["stock"] = [PACK[card] for card in stock]
            hidden |= {name: facts[name] for name in ("taker", "taken") if name in facts}
        return hidden


def listed(some: int) -> list[Card]:
    """Return the cards of a mask."""
    return [PACK[card] for card in indices(some)]
