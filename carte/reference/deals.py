"""How a deal goes, for each game and number of players: found by dealing one, and playing it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

import carte
from carte.engine.game import Game
from carte.engine.house_rules import InvalidOption
from carte.games import cached_per_registry, in_order
from carte.language import _
from carte.reference.printed import Printed, italian, table

__all__ = ["Dealt", "deal_table", "ways_to_deal"]

SIZES = ("players", "hand_size")
"""The house rules that decide how many cards are dealt."""


class Dealt(NamedTuple):
    """How a game is dealt: the ``cards`` in all, in each hand, on the ``table``, and face down.

    Cards come ``later`` so many times, ``each`` time as many to every player. ``chosen`` are the
    house rules under which it is so.
    """

    game: Game
    chosen: dict[str, Any]
    cards: int
    hand: int
    table: int
    aside: int
    later: int
    each: int

    @property
    def text(self) -> str:
        """How it goes, in a sentence or two."""
        facts = {
            "cards": self.cards,
            "hand": self.hand,
            "table": self.table,
            "aside": self.aside,
            "times": self.times,
        }
        words = _("{cards} cards, all dealt at once: {hand} to each player.")
        if self.table:
            words = _(
                "{cards} cards, all dealt at once: {hand} to each player, {table} on the table."
            )
        if self.aside:
            words = _("{cards} cards, all dealt at once: {hand} to each player, {aside} face down.")
        if self.later:
            words = _(
                "{cards} cards: at first {hand} to each player, {table} on the table. Hands are "
                "dealt {times} times in all."
            )
        if self.each == 1:
            words = _(
                "{cards} cards: at first {hand} to each player. After a trick, "
                "each draws one card, {times} times in all."
            )
        return words.format_map(facts)

    @property
    def times(self) -> int:
        """How often hands are dealt, or, where single cards are drawn, how often that is."""
        return self.later if self.each == 1 else self.later + 1


@cached_per_registry
def ways_to_deal() -> tuple[Dealt, ...]:
    """Return how each game is dealt, for each number of players and size of hands."""
    games = in_order(map(carte.game, carte.GAMES))
    return tuple(way for game in games for way in _ways(game))


def _ways(usual: Game) -> Iterator[Dealt]:
    rules = usual.house_rules
    sizes = {name: rules[name].values for name in SIZES if name in rules}
    for values in product(*map(sorted, sizes.values())):
        chosen = dict(zip(sizes, values, strict=True))
        try:
            game = carte.game(usual.slug, **chosen)
        except InvalidOption:
            continue
        yield _dealt(game, game.chosen)


def _dealt(game: Game, chosen: dict[str, Any]) -> Dealt:
    """Deal a game, and play it to its end."""
    deal: Any = game.deal(seed=0)
    hand, laid = len(deal.hands[deal.turn]), len(deal.table) if game.has_table else 0
    in_hands = sum(map(len, deal.hands))
    number = len(deal.deck)
    aside = number - in_hands - laid - len(deal.stock)
    later = each = 0
    while not deal.is_over:
        after = deal.play(deal.legal_moves()[0])
        if drawn := len(deal.stock) - len(after.stock):
            later, each = later + 1, drawn // game.seats
        deal = after
    return Dealt(game, chosen, number, hand, laid, aside, later, each)


def deal_table() -> Printed:
    """Return the table of all games: how many cards there are, and how often they are dealt."""
    head = [
        _("Game"),
        _("Players"),
        _("Cards in all"),
        _("In each hand"),
        _("On the table"),
        _("Hands are dealt"),
    ]
    caption = _("Cards and deals, by the number of players")
    return table(caption, head, map(_row, ways_to_deal()), wide=True)


def _row(way: Dealt) -> list[str | Printed]:
    times = _("{times} times") if way.times > 1 else _("once")
    if way.each == 1:
        times = _("once; then a card is drawn {times} times")
    laid = _("{aside} face down") if way.aside else str(way.table or "–")
    facts = {"times": way.times, "aside": way.aside}
    return [
        italian(way.game.title),
        str(way.game.seats),
        str(way.cards),
        str(way.hand),
        laid.format(**facts),
        times.format(**facts),
    ]
