"""How fast the engine is, measured against a bare loop of ten million additions.

The loop takes the measure of the machine: what is done in the time of one loop can be compared
between machines. `python -m tests.benchmarks.engine`
"""

import random
import time
import tracemalloc
from collections.abc import Callable
from functools import partial

import carte
from carte.engine.capture.game import CaptureDeal
from carte.games.scopa.game import Scopa

ANSWERS, MEGABYTES = 150_000, 400
"""What the engine owes in the time of one loop; and what 100,000 deals in a list may take."""

DEALS = {"scopone": 700, "cirulla": 700, "briscola-chiamata": 700, "mediatore": 500}
"""How many random deals, scored, it owes in that time, where it is not 1,200."""


def in_a_loop(work: Callable[[], object], rounds: int = 5) -> float:
    """Return how often a work can be done in the time of the loop, the two measured in turns."""
    times = [(_seconds(loop), _seconds(work)) for _ in range(rounds)]
    return min(first for first, _ in times) / min(second for _, second in times)


def _seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def loop() -> None:
    """Count to ten million."""
    i = 0
    for _ in range(10_000_000):
        i += 1  # noqa: SIM113 (the work is to count)


def play_out(game: carte.Game, seeds: range) -> list[carte.Deal]:
    """Play a random deal to its end for every seed, by moves out of ``legal_moves``."""
    choose = random.Random(0).choice
    ends = []
    for seed in seeds:
        deal = game.deal(seed=seed)
        while not deal.is_over:
            deal = deal.play(choose(deal.legal_moves()))
        deal.score()
        ends.append(deal)
    return ends


def questions(number: int) -> list[tuple[int, int]]:
    """Return cards and tables as they come up in random deals of scopa."""
    game, choose = carte.game("scopa"), random.Random(0).choice
    asked: list[tuple[int, int]] = []
    seed = 0
    while len(asked) < number:
        deal = game.deal(seed=seed)
        seed += 1
        while not deal.is_over:
            assert isinstance(deal, CaptureDeal)
            asked += [(card.index, deal._table) for card in deal.hands[deal.turn]]
            deal = deal.play(choose(deal.legal_moves()))
    return asked[:number]


def main() -> None:
    """Measure, and print a line each with what is owed."""
    print("In the time of ten million bare additions:")
    for slug in carte.GAMES:
        deals = 400 * in_a_loop(partial(play_out, carte.game(slug), range(400)))
        print(f"  {deals:9,.0f} random deals of {slug} (owed {DEALS.get(slug, 1_200):,})")
    asked, captures = questions(40_000), Scopa().captures

    def answer() -> None:
        for card, table in asked:
            captures(card, table)

    answers = len(asked) * in_a_loop(answer)
    print(f"  {answers:9,.0f} answers to “what may this card take?” (owed {ANSWERS:,})")
    play_out(carte.game("scopa"), range(4_000))  # fills what the engine remembers between deals
    tracemalloc.start()
    ends = play_out(carte.game("scopa"), range(4_000))
    megabytes = tracemalloc.get_traced_memory()[0] / len(ends) * 100_000 / 1e6
    tracemalloc.stop()
    print(f"100,000 finished deals in a list: {megabytes:.0f} MB (at most {MEGABYTES})")


if __name__ == "__main__":
    main()
