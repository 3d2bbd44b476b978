"""Positions for asking which moves are legal: a rule decides one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from carte.engine.cards import Card
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Move
from carte.engine.rulebook import Ruling
from carte.games.cases import Case
from carte.quiz.moves import tempts, wrong_moves
from carte.quiz.recipes.dealing import case_of, dealt, written
from carte.quiz.setting import by_the_book

__all__ = [
    "asso_is_held",
    "at_the_table",
    "equal_lies_there",
    "in_the_auction",
    "to_the_trick",
    "which_are_legal",
]


def which_are_legal(
    rules: Game, deal: Deal, at: Mapping[str, Any], rng: Random, tails: str
) -> Case | None:
    """Ask which moves are legal, if a rule of ``tails`` decides one of them."""
    legal = [*map(str, deal.legal_moves())]
    wrong = [*wrong_moves(deal, rng)]
    tried = [*(choice for choice in wrong if tempts(deal, choice)), *deal.legal_moves()]
    decisive = next(_decisive(deal, at, tried, tails.split()), None)
    if not wrong or decisive is None:
        return None
    refused = {str(choice): deal.ruling(choice).rule.tail for choice in wrong}
    return case_of(rules, at, decisive, legal=legal, refused=refused)


def _decisive(
    deal: Deal, at: Mapping[str, Any], tried: Iterable[Move], tails: Sequence[str]
) -> Iterator[Ruling]:
    """Yield the rulings by a rule of ``tails``, and those that such a rule reverses in the book."""
    book = by_the_book(deal.game).position(**at) if deal.game.chosen else None
    for choice in tried:
        ours = deal.ruling(choice)
        there = book.ruling(choice) if book else ours
        turned = ours.legal != there.legal and there.rule.tail in tails
        if turned or ours.rule.tail in tails:
            yield ours


def at_the_table(
    rules: Any,
    rng: Random,
    *,
    tails: str,
    wants: Callable[[Sequence[Card], Sequence[Card]], bool] = lambda hand, table: True,
    ways: int = 1,
) -> Case | None:
    """Deal two cards, one with at least ``ways`` captures, and three to six on the table."""
    hand, table = dealt(rules, rng, 2, rng.randint(3, 6))
    if not wants(hand, table):
        return None
    if max(len(rules.may_take(card, table)) for card in hand) < ways:
        return None
    at = {"hand": written(hand), "table": written(table)}
    return which_are_legal(rules, rules.position(**at), at, rng, tails)


def equal_lies_there(hand: Sequence[Card], table: Sequence[Card]) -> bool:
    """Return whether a card of the hand has its equal on the table."""
    return not {card.value for card in hand}.isdisjoint(card.value for card in table)


def asso_is_held(hand: Sequence[Card], _table: Sequence[Card]) -> bool:
    """Return whether the hand has an asso."""
    return any(card.value == 1 for card in hand)


def in_the_auction(rules: Any, rng: Random) -> Case | None:
    """Deal an auction after some bids and passes."""
    deal = rules.deal(seed=rng.randrange(1000))
    for _call in range(rng.randint(1, 6)):
        legal = deal.legal_moves()
        deal = deal.play(rng.choice([legal[0], *legal[1:4]]))
        if deal.phase != "auction":
            return None
    at = {"calls": ", ".join(str(call) for _seat, call in deal.calls)}
    return which_are_legal(
        rules, rules.position(**at), at, rng, "higher points-after-two direct-points two-is-last"
    )


def to_the_trick(rules: Any, rng: Random) -> Case | None:
    """Lay three cards in the trick, to which the hand may not play just any card."""
    hand, trick = dealt(rules, rng, 4, rules.seats - 1)
    at = {"hand": written(hand), "trick": " ".join(map(str, trick))}
    return which_are_legal(rules, rules.position(**at), at, rng, "follow")
