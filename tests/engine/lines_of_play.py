"""Games under house rules, and random lines of play in them."""

import random

import carte

GAMES = [
    carte.game("scopa"),
    carte.game("scopa", last_card_sweep=True, fewest_cards=True, re_bello=True, napola=True),
    carte.game("asso-piglia-tutto"),
    carte.game("asso-piglia-tutto", sums=True, scoring="scopa"),
    carte.game("asso-piglia-tutto", ace_on_ace="sweep", ace_on_empty="takes-itself"),
]


def line(game, seed, dealer=0):
    """Every position of one random deal, from the first to the last."""
    rng = random.Random(seed)
    deals = [game.deal(seed=seed, dealer=dealer)]
    while not deals[-1].is_over:
        deals.append(deals[-1].play(rng.choice(deals[-1].legal_moves())))
    return deals
