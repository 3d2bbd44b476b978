"""How many random deals at other tables than the usual ones the engine plays as the slow rules do.

``python -m tests.benchmarks.tables --deals 10000`` plays so many at each table, or at those of the
games named; with ``--every`` also at the tables of every combination of house rules of trick games.
It prints the deals that were played card by card beside the slow rules, those dealt again, and the
differences.
"""

import argparse
import random

import carte
from tests.engine import other_tables, trick_games, trick_tables


def main() -> None:
    """Measure, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[*carte.GAMES], metavar="game")
    parser.add_argument("--every", action="store_true")
    parser.add_argument("--deals", type=int, default=30, help="at each table")
    parser.add_argument("--seed", type=int, default=0)
    asked, _others = parser.parse_known_args()
    of_captures = [*other_tables.TABLES, *other_tables.AGREED]
    of_tricks = [*trick_games.TABLES, *trick_games.AGREED]
    if asked.every:
        every = [game for game in trick_games.GAMES if game not in trick_games.OTHER_TABLES]
        of_tricks += [(game.slug, game.chosen) for game in every]
    tables = [(table, other_tables.played_slowly) for table in of_captures]
    tables += [(table, trick_tables.played_slowly) for table in of_tricks]
    for (slug, options), played_slowly in tables:
        if slug not in asked.games:
            continue
        game, rng = carte.game(slug, **options), random.Random(asked.seed)
        played = differ = again = 0
        while played < asked.deals:
            try:
                done = played_slowly(game, rng)
            except AssertionError:
                done, differ = True, differ + 1
            played += done
            again += not done
        print(f"{game!r}: {played} deals, {again} dealt again, {differ} differences")


if __name__ == "__main__":
    main()
