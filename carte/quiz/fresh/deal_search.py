"""Cards dealt until a rule decides: about a move, or about the trick that a card completes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from carte.engine.cards import PACK, SUITS, Card
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Move
from carte.engine.rulebook import Rule
from carte.games import game
from carte.games.cases import Case
from carte.quiz import question_of
from carte.quiz.fresh.cases import about
from carte.quiz.moves import wrong_moves
from carte.quiz.question import Question
from carte.quiz.recipes.dealing import case_of
from carte.quiz.themes import NOT_OF_MOVES, themes_of

__all__ = ["dealt_case"]

TRIES = 150
"""The most positions to deal before giving up."""

MOST_MOVES = 40
"""The most legal moves to look at; of more, a sample."""

OFFERED = 3
"""The most legal moves to offer, and the most others."""

MOST_CALLS = 6


def dealt_case(rule: Rule, key: str, rng: Random) -> Question | None:
    """Return a question about dealt cards that the rule decides."""
    played = game(rule.id.partition(".")[0])
    if {*themes_of(played, [rule.tail])} <= NOT_OF_MOVES:
        return None
    some = [dealer for need, dealer in _DEALERS.items() if need in played.rulebook]
    for _try in range(TRIES):
        at = rng.choice(some)(played, rng)
        if at is not None and (case := _decided(played.position(**at), at, rule, rng)):
            return about(rule, question_of(case, key))
    return None


def _decided(deal: Deal, at: Mapping[str, Any], rule: Rule, rng: Random) -> Case | None:
    """Return a case about a position, if the rule decides it."""

    def decides(choice: Move) -> bool:
        return deal.ruling(choice).rule.id == rule.id

    legal: Sequence[Move] = deal.legal_moves()
    legal = rng.sample(legal, MOST_MOVES) if len(legal) > MOST_MOVES else legal
    wrong = [*wrong_moves(deal, rng)]
    decisive = [choice for choice in (*legal, *wrong) if decides(choice)]
    if not decisive:
        return None
    if wrong:
        good, bad = (sorted(some, key=decides, reverse=True)[:OFFERED] for some in (legal, wrong))
        refused = {str(choice): deal.ruling(choice).rule.tail for choice in bad}
        return case_of(deal.game, at, rule.tail, legal=[*map(str, good)], refused=refused)
    if len(deal.trick) == deal.game.seats - 1:
        card = decisive[0]
        then = {"turn": deal.play(card).turn}
        return case_of(deal.game, at, rule.tail, play=[str(card)], then=then)
    return None


def _at_the_table(_played: Game, rng: Random) -> dict[str, Any]:
    hand, table = _some(rng, rng.randint(1, 3), rng.randint(1, 5))
    return {"hand": _text(hand), "table": _text(table)}


def _to_the_trick(played: Any, rng: Random) -> dict[str, Any]:
    hand, trick = _some(rng, rng.randint(1, 3), rng.randrange(played.seats))
    at = {"hand": _text(hand), "trick": _text(trick)}
    return at | ({"trump": str(rng.choice(SUITS))} if played.has_trumps else {})


def _in_the_auction(played: Game, rng: Random) -> dict[str, Any] | None:
    deal = played.deal(seed=rng.randrange(1000))
    for _call in range(rng.randint(1, MOST_CALLS)):
        legal = deal.legal_moves()
        deal = deal.play(rng.choice([legal[0], *legal[1:4]]))
        if deal.phase != "auction":
            return None
    return {"calls": ", ".join(str(call) for _seat, call in deal.calls)}


def _before_the_call(played: Any, rng: Random) -> dict[str, Any] | None:
    bids = [one for one in played.deal(seed=0).legal_moves() if str(one) != "pass"]
    (hand,) = _some(rng, played.hand_size)
    bid = str(rng.choice(bids)).removeprefix("bid ")
    at = {"declarer": 0, "bid": bid, "hand": _text(hand)}
    return None if played.position(**at).phase == "play" else at


_DEALERS: Mapping[str, Callable[[Any, Random], dict[str, Any] | None]] = {
    "on-table": _at_the_table,
    "trick": _to_the_trick,
    "auction": _in_the_auction,
    "call": _before_the_call,
}
"""The functions that deal a position, by the rule that a game needs for each."""


def _some(rng: Random, *sizes: int) -> list[list[Card]]:
    """Return hands of these sizes, all of different cards."""
    some = rng.sample(PACK, sum(sizes))
    return [[some.pop() for _card in range(size)] for size in sizes]


def _text(some: Sequence[Card]) -> str:
    return " ".join(map(str, some))
