"""Determinizations of the capture games, which hide other hands, the stock, and unheard piles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from carte.engine.capture.deal import CaptureView
from carte.engine.cards import EVERY_CARD, MASKS, cards, indices, mask_of
from carte.engine.deal import Deal
from carte.players.determinization.hidden import Hidden
from carte.players.determinization.likely import likelihood
from carte.players.determinization.random_deals import all_heaped, heaped, number_of_ways
from carte.players.memory import Memory

if TYPE_CHECKING:
    from random import Random

__all__ = ["HiddenFromTaker"]


class HiddenFromTaker(Hidden):
    """The worlds of a view of a capture game: with open hands, and with the captures heard."""

    among = 4

    def __init__(self, view: CaptureView, memory: Memory) -> None:
        self._game = game = view.game
        facts = view.facts
        seats, sides = range(game.seats), range(game.sides)
        shown = [mask_of(cards(hand)) for hand in facts.get("open_hands", [""] * game.seats)]
        shown[view.seat] = mask_of(view.hand)
        table = mask_of(cards(facts["table"]))
        piles = [memory.pile(view, side) for side in sides]
        self._shown, self._piles = shown, piles
        self._hidden = EVERY_CARD & ~(sum(shown) | table | sum(piles))
        self._cards = [*indices(self._hidden)]
        self._in_stock = facts["stock_size"]
        self._sizes = [facts["hand_sizes"][seat] - shown[seat].bit_count() for seat in seats]
        self._sizes += [facts["pile_sizes"][side] - piles[side].bit_count() for side in sides]
        self._known: dict[str, Any] = {
            "dealer": facts["dealer"],
            "turn": facts["turn"],
            "table": table,
            "scope": tuple(facts["scope"]),
            "last_capturer": facts["last_capturer"],
        }
        self._known |= {name: facts[name] for name in game.OWN_FACTS}
        self._rounds = self._places()
        self.likelihood = likelihood(view, memory)

    def _places(self) -> list[tuple[int, ...]]:
        """Return the places in the stock of each hand that is still to be dealt."""
        game, places = self._game, MASKS[: self._in_stock]
        found: list[tuple[int, ...]] = []
        while places:
            found += map(indices, game.deal_round(places, self._known["dealer"]))
            places = places[game.seats * game.hand_size :]
        return found

    def any(self, random: Random) -> Deal:
        """Return a world with the hidden cards lying anywhere."""
        order = random.sample(self._cards, len(self._cards))
        stock = [MASKS[card] for card in order[: self._in_stock]]
        return self._deal(heaped(order[self._in_stock :], self._sizes), stock)

    @property
    def number(self) -> int:
        """The number of worlds: of a stock, only the hand that a card comes to matters."""
        return number_of_ways(len(self._cards), self._all_sizes)

    @property
    def _all_sizes(self) -> list[int]:
        return [*self._sizes, *map(len, self._rounds)]

    def each(self) -> Iterator[Deal]:
        """Yield every world, the hands to come in canonical order."""
        known = len(self._sizes)
        for heaps in all_heaped(self._hidden, self._all_sizes, [0] * len(self._all_sizes)):
            stock = [0] * self._in_stock
            for places, hand in zip(self._rounds, heaps[known:], strict=True):
                for place, card in zip(places, indices(hand), strict=True):
                    stock[place] = MASKS[card]
            yield self._deal(heaps[:known], stock)

    def _deal(self, heaps: list[int], stock: list[int]) -> Deal:
        """Return the deal with such hidden hands and piles, and such a stock."""
        shown, seats = self._shown, self._game.seats
        return self._game.make(
            hands=tuple([shown[seat] | heaps[seat] for seat in range(seats)]),
            piles=tuple(
                [pile | heap for pile, heap in zip(self._piles, heaps[seats:], strict=True)]
            ),
            stock=tuple(stock),
            **self._known,
        )
