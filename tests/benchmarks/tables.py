"""How many random deals at other tables than the usual ones the engine plays as the slow rules do.

``python -m tests.benchmarks.tables --deals 10000`` prints, for each table, the deals that were
played card by card beside the slow rules, those that had to be dealt again, and the differences.
"""

import argparse
import random

import carte
from tests.engine import other_tables, trick_tables
from tests.engine.trick_games import TABLES as TRICK_TABLES


def main() -> None:
    """Measure, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", nargs="*", help="only tables of these games")
    asked, _others = parser.parse_known_args()
    tables = [(table, other_tables.played_slowly) for table in other_tables.TABLES]
    tables += [(table, trick_tables.played_slowly) for table in TRICK_TABLES]
    tables = [one for one in tables if not asked.games or one[0][0] in asked.games]
    each = -(-asked.deals // len(tables))
    for (slug, options), played_slowly in tables:
        game, rng = carte.game(slug, **options), random.Random(asked.seed)
        played = differ = again = 0
        while played < each:
            try:
                done = played_slowly(game, rng)
            except AssertionError:
                done, differ = True, differ + 1
            played += done
            again += not done
        print(f"{game!r}: {played} deals, {again} dealt again, {differ} differences")


if __name__ == "__main__":
    main()
