"""Trick games under house rules, and random lines of play in them."""

import itertools
import random
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

import carte
from carte.engine.deal import Deal
from carte.engine.house_rules import InvalidOption
from carte.engine.moves import Move
from carte.engine.tricks.game import TrickGame
from tests.games.rooms import from_rooms, rows
from tests.kinds import D, LaysOut, dealt

G = TypeVar("G", bound=TrickGame)

AS_USUAL: dict[str, tuple[str, ...]] = from_rooms("tables", "AS_USUAL")
"""By game the house rules that are not tried in every combination with the others."""


def variants(game: type[G], *usual: str) -> list[G]:
    """A game under every combination of its house rules that there may be, some as usual."""
    options = {
        rule.name: (rule.usual, *(rule.numbers or (rule.usual + 1,))[-1:])
        if rule.any_number
        else rule.values
        for rule in game.HOUSE_RULES
        if rule.name not in usual
    }
    found: list[G] = []
    for values in itertools.product(*options.values()):
        with suppress(InvalidOption):  # some leave no room for others
            found.append(game(**dict(zip(options, values, strict=True))))
    return found


def made(slug: str, options: dict[str, Any]) -> TrickGame:
    """A trick game under house rules."""
    game = carte.game(slug, **options)
    assert isinstance(game, TrickGame)
    return game


TABLES: list[tuple[str, dict[str, Any]]] = rows("tables", "TABLES")
"""Tables with other numbers of players, or at which a deal takes another course."""

AGREED: list[tuple[str, dict[str, Any]]] = rows("tables", "AGREED")
"""Tables that play as usual, and have agreed on something that an older one had not."""

DEFAULTS: list[TrickGame] = [
    game for game in map(carte.game, carte.GAMES) if isinstance(game, TrickGame)
]
SLUGS = [game.slug for game in DEFAULTS]
OTHER_TABLES: list[TrickGame] = [made(slug, options) for slug, options in TABLES]
GAMES: list[TrickGame] = [
    *(table for game in DEFAULTS for table in variants(type(game), *AS_USUAL.get(game.slug, ()))),
    *(made(slug, options) for slug, options in rows("tables", "TOGETHER")),
    *OTHER_TABLES,
]


def moves(rng: Random, deal: Deal) -> Move:
    """A random legal move; the auction is kept short, so that all contracts come up."""
    legal = deal.legal_moves()
    if str(legal[0]).startswith("declare") and rng.random() < 0.7:
        return rng.choice([move for move in legal if str(move).startswith("declare")])
    if deal.phase != "auction" or len(legal) == 1 or rng.random() < 0.55:
        return legal[0] if deal.phase == "auction" else rng.choice(legal)
    return rng.choice(legal[1:4]) if rng.random() < 0.8 else rng.choice(legal)


def line(game: LaysOut[D], seed: int, dealer: int = 0) -> list[D]:
    """Every position of one random deal, from the first to the last."""
    rng = random.Random(seed)
    deals = [dealt(game, seed, dealer=dealer)]
    while not deals[-1].is_over:
        deals.append(deals[-1].play(moves(rng, deals[-1])))
    return deals


def played(game: LaysOut[D], seed: int, dealer: int = 0) -> list[D]:
    """The positions of a deal that is not thrown in."""
    while len(deals := line(game, seed, dealer)) < 8:
        seed += 1
    return deals
