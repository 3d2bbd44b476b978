"""Games under house rules, and random lines of play in them."""

import random

import carte

GAMES = [
    carte.game("scopa"),
    carte.game("scopa", last_card_sweep=True, fewest_cards=True, re_bello=True, napola=True),
    carte.game("scopone"),
    carte.game("scopone", last_card_sweep=True, kings_redeal=False, re_bello=True, napola=True),
    carte.game("asso-piglia-tutto"),
    carte.game("asso-piglia-tutto", sums=True, scoring="scopa"),
    carte.game("asso-piglia-tutto", ace_on_ace="sweep", ace_on_empty="takes-itself"),
    carte.game("cirulla"),
    carte.game("cirulla", players=4, target=101),
    carte.game("cirulla", ace_sweep_forced=False, ace_full_take=False, matta_ace_sweeps=False),
    carte.game("cirulla", players=4, equal_before_sum=True, table_nine=True, matta_barsega=False),
]
OF_TWO = [game for game in GAMES if game.seats == 2]
CIRULLA = [game for game in GAMES if game.slug == "cirulla"]


def line(game, seed, dealer=0):
    """Every position of one random deal, from the first to the last; most declare who can."""
    rng = random.Random(seed)
    deals = [game.deal(seed=seed, dealer=dealer)]
    while not deals[-1].is_over:
        moves = deals[-1].legal_moves()
        aloud = [move for move in moves if isinstance(move, carte.Announcement)]
        deals.append(deals[-1].play(rng.choice(aloud if rng.random() < 0.7 and aloud else moves)))
    return deals
