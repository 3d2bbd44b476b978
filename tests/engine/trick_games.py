"""Trick games under house rules, and random lines of play in them."""

import itertools
import random
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from carte.engine.auction.game import ContractGame
from carte.engine.deal import Deal
from carte.engine.house_rules import InvalidOption
from carte.engine.moves import Move
from carte.engine.tricks.game import TrickGame
from carte.games.briscola.game import Briscola
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.games.mediatore.game import Mediatore
from carte.games.tressette.game import Tressette
from tests.kinds import D, LaysOut, dealt

G = TypeVar("G", bound=TrickGame)


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("briscola", {"exchange": "two"}),
    ("briscola", {"players": 3, "sixty": "last-trick", "exchange": "two"}),
    ("briscola", {"players": 3, "removed": "2D"}),
    ("briscola", {"players": 4, "partner_view": "last-three", "exchange": "two"}),
    ("briscola", {"players": 6, "partner_view": "last-three", "sixty": "last-trick"}),
    ("briscola-chiamata", {"dark_first_trick": True}),
    ("briscola-chiamata", {"dark_first_trick": True, "bidder_leads": True, "point_bids": False}),
    ("tressette", {"players": 2}),
    ("tressette", {"players": 2, "to_lose": True}),
    ("tressette", {"cappotto": True, "signal_truth": False}),
]
"""Tables with other numbers of players, or at which a deal takes another course."""

AGREED: list[tuple[str, dict[str, Any]]] = [
    ("briscola", {"wins": 2}),
    ("briscola-chiamata", {"point_bids": False}),
    ("mediatore", {"callable": "by-bid"}),
    ("briscola-chiamata", {"poor_hand": 4}),
    ("briscola-chiamata", {"poor_hand": 0, "doubled_next": True}),
]
"""Tables that play as usual, and have agreed on something that an older one had not."""


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


CONTRACTS: list[ContractGame] = [
    *variants(BriscolaChiamata, "dark_first_trick", "poor_hand", "doubled_next"),
    BriscolaChiamata(poor_hand=15, doubled_next=True),
    *variants(Mediatore),
]
OTHER_TABLES: list[TrickGame] = [
    kind(**options)
    for kind in (Briscola, BriscolaChiamata, Tressette)
    for slug, options in TABLES
    if slug == kind.slug
]
GAMES: list[TrickGame] = [
    *variants(Briscola, "players", "removed", "partner_view", "exchange"),
    *CONTRACTS,
    *variants(Tressette, "players", "target", "signal_truth", "striscio"),
    *OTHER_TABLES,
]
DEFAULTS: list[TrickGame] = [Briscola(), BriscolaChiamata(), Mediatore(), Tressette()]
SLUGS = [game.slug for game in DEFAULTS]


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
