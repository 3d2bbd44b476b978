"""How strong the players are: `python -m tests.benchmarks.players [deals] [iterations] [game …]`

Deals are duplicate: each is played with every seat in turn on the stronger side, so that the cards
even out. Printed are what the stronger level wins a deal on the average, with the 95 % interval,
and of how many decided deals it wins how many.
"""

import sys
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

import carte
from carte.moves import Discard

PAIRS = (("regular", "newcomer"), ("expert", "regular"))
DEALS, ITERATIONS = 100, 300

Maker = Callable[[int], carte.Player]


class Strength(NamedTuple):
    """What one level won against another, deal by deal."""

    margins: list[float]

    def __str__(self) -> str:
        wins = sum(margin > 0 for margin in self.margins)
        decided = wins + sum(margin < 0 for margin in self.margins)
        interval = 1.96 * stdev(self.margins) / sqrt(len(self.margins))
        share = f"{wins / decided:.1%} of {decided} decided" if decided else "none decided"
        return f"{mean(self.margins):+.2f} ± {interval:.2f} a deal, {share}"


def main() -> None:
    """Print a line for every game and pair of levels."""
    deals, iterations, *slugs = [*sys.argv[1:], "", ""][: max(2, len(sys.argv) - 1)]
    for slug in slugs or carte.GAMES:
        for stronger, weaker in PAIRS:
            makers = [maker(level, int(iterations or ITERATIONS)) for level in (stronger, weaker)]
            won = Strength([*margins(carte.game(slug), *makers, int(deals or DEALS))])
            print(f"{slug}: {stronger} against {weaker}: {won}", flush=True)


def maker(level: str, iterations: int) -> Maker:
    """Return what makes players of a level."""
    thinking = {"iterations": iterations} if level == "expert" else {}
    return lambda seed: carte.player(level, seed=seed, **thinking)


def margins(game: carte.Game, strong: Maker, weak: Maker, deals: int) -> Iterator[float]:
    """Yield what the strong side won in each deal, each deal played once for every side.

    Where each seat plays for itself one strong player sits among weak ones.
    """
    for seed in range(deals):
        for side in range(game.sides):
            players = [
                (strong if game.side(seat) == side else weak)(seed) for seat in range(game.seats)
            ]
            totals = [score.total for score in played(game.deal(seed=seed), players).score()]
            yield totals[side] - totals[1 - side] if game.sides == 2 else totals[side]


def played(deal: carte.Deal, players: list[carte.Player]) -> carte.Deal:
    """Have a deal played to its end; everybody hears what is said and played in the open."""
    while not deal.is_over:
        choice = players[deal.turn].choose(deal.view(deal.turn))
        if not isinstance(choice, Discard):
            for seat, player in enumerate(players):
                player.hear(deal.view(seat), choice)
        deal = deal.play(choice)
    return deal


if __name__ == "__main__":
    main()
