"""Trick games under house rules, and random lines of play in them."""

import itertools
import random

import carte

SLUGS = ["briscola", "briscola-chiamata", "mediatore"]


def variants(slug):
    """A game under every combination of its house rules."""
    rules = carte.game(slug).HOUSE_RULES
    assert not any(rule.any_number for rule in rules)
    options = {rule.name: rule.values for rule in rules}
    return [
        carte.game(slug, **dict(zip(options, values, strict=True)))
        for values in itertools.product(*options.values())
    ]


GAMES = [game for slug in SLUGS for game in variants(slug)]
DEFAULTS = [carte.game(slug) for slug in SLUGS]


def moves(rng, deal):
    """A random legal move; the auction is kept short, so that all contracts come up."""
    legal = deal.legal_moves()
    if deal.phase != "auction" or len(legal) == 1 or rng.random() < 0.55:
        return legal[0] if deal.phase == "auction" else rng.choice(legal)
    return rng.choice(legal[1:4]) if rng.random() < 0.8 else rng.choice(legal)


def line(game, seed, dealer=0):
    """Every position of one random deal, from the first to the last."""
    rng = random.Random(seed)
    deals = [game.deal(seed=seed, dealer=dealer)]
    while not deals[-1].is_over:
        deals.append(deals[-1].play(moves(rng, deals[-1])))
    return deals


def played(game, seed, dealer=0):
    """The positions of a deal that is not thrown in."""
    while len(deals := line(game, seed, dealer)) < 8:
        seed += 1
    return deals
