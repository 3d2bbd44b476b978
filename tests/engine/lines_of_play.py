"""Games under house rules, and random lines of play in them."""

import random

import carte
from carte.engine.capture.game import CaptureGame
from carte.games.asso_piglia_tutto.game import AssoPigliaTutto
from carte.games.cirulla.game import Cirulla
from carte.games.scopa.game import Scopa
from carte.games.scopone.game import Scopone
from tests.kinds import D, LaysOut, dealt

GAMES: list[CaptureGame] = [
    *(game for game in map(carte.game, carte.GAMES) if isinstance(game, CaptureGame)),
    Scopa(last_card_sweep=True, fewest_cards=True, re_bello=True, napola=True, primiera="sevens"),
    Scopa(players=3),
    Scopa(players=6, last_card_sweep=True),
    Scopone(hand_size=10),
    Scopone(last_card_sweep=True, kings_redeal=False, napola=True, primiera_courts="10-9-8"),
    AssoPigliaTutto(sums=True, scoring="scopa"),
    AssoPigliaTutto(ace_on_ace="sweep", ace_on_empty="takes-itself", vile=True),
    AssoPigliaTutto(players=4),
    AssoPigliaTutto(players=4, hand_size=9, kings_redeal=True),
    Cirulla(players=3),
    Cirulla(players=4, target=101),
    Cirulla(ace_sweep_forced=False, ace_full_take=False, matta_ace_sweeps=False),
    Cirulla(players=4, equal_before_sum=True, table_nine=True, matta_barsega=False),
]
OF_TWO = [game for game in GAMES if game.seats == 2]


def line(game: LaysOut[D], seed: int, dealer: int = 0) -> list[D]:
    """Every position of one random deal, from the first to the last; most declare who can."""
    rng = random.Random(seed)
    deals = [dealt(game, seed, dealer=dealer)]
    while not deals[-1].is_over:
        moves = deals[-1].legal_moves()
        aloud = [move for move in moves if isinstance(move, carte.Announcement)]
        deals.append(deals[-1].play(rng.choice(aloud if rng.random() < 0.7 and aloud else moves)))
    return deals
