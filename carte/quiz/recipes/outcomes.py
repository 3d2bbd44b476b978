"""Positions for asking about the outcome: who wins, what is scored, who pays."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from carte.engine.capture.game import CaptureDeal
from carte.engine.cards import PACK, Card, mask_of
from carte.engine.moves import Play
from carte.engine.tricks.game import TrickGame
from carte.games.cases import Case
from carte.quiz.recipes.dealing import case_of, dealt, written

__all__ = ["best_primiera", "last_sweep", "paid", "who_wins", "whole_deal"]


def who_wins(rules: TrickGame, rng: Random) -> Case | None:
    """Deal a trick that the strongest rank does not win: it is not of the suit led, or no trump."""
    trick, (card,) = dealt(rules, rng, rules.seats - 1, 1)
    at = {"hand": str(card), "trick": " ".join(map(str, trick))}
    if rules.has_trumps:
        at["trump"] = rng.choice("DCSB")
    deal = rules.position(**at)
    after = deal.play(str(card))
    (whole,) = after.tricks
    winner = whole.cards[(whole.winner - whole.leader) % rules.seats]
    if rules.STRENGTH.index(winner.value) == min(
        rules.STRENGTH.index(one.value) for one in whole.cards
    ):
        return None
    play = [str(card)]
    return case_of(rules, at, deal.ruling(str(card)), play=play, then={"turn": after.turn})


def last_sweep(rules: Any, rng: Random) -> Case | None:
    """Let a card take the whole table, as the last card of the deal or the last but one."""
    hand, table = dealt(rules, rng, rng.randint(1, 2), rng.randint(1, 3))
    at = {
        "hand": written(hand),
        "table": written(table),
        "turn": 0,
        "dealer": 0,
        "last_capturer": 1,
    }
    if rules.refills:
        at["stock"] = ""
    deal: CaptureDeal = rules.position(**at)
    plays = [one for one in deal.legal_moves() if isinstance(one, Play)]
    sweeps = [one for one in plays if one.taken == deal.table]
    if not sweeps:
        return None
    after = deal.play(sweeps[0])
    then = {"scope": [*after.scope]}
    return case_of(rules, at, deal.ruling(sweeps[0]), play=[str(sweeps[0])], then=then)


def best_primiera(rules: Any, rng: Random) -> Case | None:
    """Deal piles that count nearly the same, or one of which lacks a suit."""
    piles = dealt(rules, rng, *(rng.randint(4, 9) for _side in range(rules.sides)))
    counted = [rules.primiera_of(mask_of(pile)) for pile in piles]
    second, best = sorted(counted)[-2:]
    near = max(3, best // 28)  # 3 points, of 84 at most; when sevens are compared, about as little
    if best == 0 or (0 not in counted and best - second > near):
        return None
    at = {"piles": [*map(written, piles)]}
    then = {"score": [score.items for score in rules.position(**at).score()]}
    return case_of(rules, at, "primiera", primiera=counted, then=then)


def whole_deal(rules: Any, rng: Random) -> Case | None:
    """Deal out all forty cards as won, with no side far ahead."""
    fair = len(PACK) // rules.sides
    sizes = [rng.randint(fair - 3, fair + 3) for _side in range(rules.sides - 1)]
    at = {"piles": [*map(written, dealt(rules, rng, *sizes, len(PACK) - sum(sizes)))]}
    then = {"score": [score.items for score in rules.position(**at).score()]}
    return case_of(rules, at, "score", then=then)


def paid(rules: Any, rng: Random, *, bids: Sequence[str], near: int) -> Case | None:
    """Let the declarer's side win just enough, or not quite."""
    bid, seats = rng.choice(bids), rules.seats
    tricks = [rng.randrange(seats) for _trick in range(rules.hand_size)]
    order = rng.sample(PACK, len(PACK))
    piles: list[list[Card]] = [[] for _seat in range(seats)]
    for winner in tricks:
        piles[winner] += [order.pop() for _seat in range(seats)]
    at: dict[str, Any] = {"declarer": 0, "bid": bid, "piles": [*map(written, piles)]}
    if monte := order:
        at |= {"monte": written(monte), "leader": tricks[-1]}
    else:
        called = rng.choice([card for card in piles[1] if str(card.value) == bid] or [None])
        if called is None:
            return None
        at |= {"called": str(called), "partner": 1}
    deal = rules.position(**at)
    if abs(deal.outcome.points - deal.outcome.needed) > near:
        return None
    return case_of(rules, at, "payment", then={"payments": [*deal.payments]})
