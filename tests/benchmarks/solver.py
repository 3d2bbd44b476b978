"""How fast endings are solved with open hands: `python -m tests.benchmarks.solver [game …]`

What is solved in a second is told as well in times of a bare loop of ten million additions, in the
same run: such numbers can be compared between machines. `python -m tests.benchmarks.in_page solver`
measures the same in a page.
"""

import time
from statistics import mean, median

import carte
from carte.players.solver import solve
from tests.benchmarks.engine import loop
from tests.benchmarks.options import asked
from tests.players.endings import ending

ENDINGS = 10
LIMIT = 60_000
"""More positions than that are not searched for one ending."""


def main() -> None:
    """Solve endings of every game, with one card more a seat, until they take over a second."""
    options = asked("solver", carte.GAMES, second=1.0)
    start = time.process_time()
    loop()
    reference = time.process_time() - start
    print(f"One loop takes {reference:.2f} s.")
    for slug in options.games:
        measure(carte.game(slug), options.second, reference)


def measure(game: carte.Game, second: float, reference: float) -> None:
    """Print a line for each number of cards in hand: the time, in loops too, and the speed.

    The last line tells how many cards in each hand are solved in a ``second`` on average.
    """
    solved, largest = 0, max(map(len, game.deal(seed=1).hands))
    for cards in range(2, largest + 1):
        endings = [ending(game, seed, cards * game.seats) for seed in range(ENDINGS)]
        seconds: list[float] = []
        positions: list[int] = []
        for deal in filter(None, endings):
            start = time.process_time()
            solution = solve(deal, limit=LIMIT)
            seconds.append(time.process_time() - start)
            positions.append(solution.positions if solution else LIMIT)
        print(
            f"  {game.slug}, {cards} cards in each hand: {mean(seconds):.3f} s, half of them in "
            f"{median(seconds):.3f} s ({median(seconds) / reference:.3f} loops), "
            f"{mean(positions):,.0f} positions, {sum(positions) / sum(seconds):,.0f} a second",
            flush=True,
        )
        if mean(seconds) > second:
            break
        solved = cards
    print(f"  {game.slug}: {solved} cards in each hand are solved in {second:g} s", flush=True)


if __name__ == "__main__":
    main()
