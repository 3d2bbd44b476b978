"""How fair a review is: `python -m tests.benchmarks.reviews [options] [game …]`

Deals are played by an expert in the reader's seat against regulars, and looked through as after a
deal at the play table. Of what an expert has thought about in full hardly a move should be called a
fault. And of the last three cards every seat's choice is judged by every world that there can be,
each solved: what the review says of it, with the error that it states, should be so.
"""

import argparse
import asyncio
from collections.abc import Iterator
from os import nice
from time import process_time
from typing import NamedTuple

import carte
from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.play.comparison import LEAST
from carte.play.review.finding import ERRORS, Finding, choices, find
from carte.play.thinking import Thinking
from carte.players.determinization import hidden_in
from carte.players.solver import Solver
from tests.benchmarks.coach import remembered
from tests.benchmarks.players import made, played

LAST_CARDS = 3
MOST_WORLDS = 5_000
FAULTS, AGREED = 0.02, 0.95
"""The most of an expert's moves that may be called faults, the least agreement at the end."""


class Tally(NamedTuple):
    """How many choices of an expert were looked at and called faults, how many at the end were
    judged by all worlds and alike, and the seconds that it took to look through the deals.
    """

    own: int = 0
    faults: int = 0
    last: int = 0
    alike: int = 0
    deals: int = 0
    seconds: float = 0.0

    def plus(self, other: "Tally") -> "Tally":
        """Return both together."""
        return Tally(
            self.own + other.own,
            self.faults + other.faults,
            self.last + other.last,
            self.alike + other.alike,
            self.deals + other.deals,
            self.seconds + other.seconds,
        )

    def __str__(self) -> str:
        faults, alike = self.faults / self.own, self.alike / self.last if self.last else 1.0
        return (
            f"{self.faults} of {self.own} moves of an expert called faults, {faults:.1%}: at most "
            f"{FAULTS:.0%} {'reached' if faults <= FAULTS else 'MISSED'}; {self.alike} of "
            f"{self.last} last choices judged as by all worlds, {alike:.1%}: at least {AGREED:.0%} "
            f"{'reached' if alike >= AGREED else 'MISSED'}; {self.seconds / self.deals:.1f} s a "
            f"deal of processor here, {self.deals} deals"
        )


def looked_through(deal: Deal) -> Tally:
    """Return what a review makes of a deal in which an expert had the reader's seat."""
    begun = process_time()
    found = [asyncio.run(find(deal, number, Thinking())) for number in choices(deal)]
    seconds = process_time() - begun
    own = [finding for finding in found if finding.seat == READER]
    ends = [*_compared(found)]
    faults = sum(finding.cost > 0 for finding in own)
    return Tally(len(own), faults, len(ends), sum(ends), 1, seconds)


def _compared(found: list[Finding]) -> Iterator[bool]:
    """Yield of each choice among the last cards whether what the review says of it is so."""
    for finding in found:
        deal = finding.before
        last = len(deal.hands[deal.turn]) <= LAST_CARDS and deal.phase == "play"
        if last and not deal.view(deal.turn).facts.get("stock_size"):
            missed = missed_in_all(deal, finding)
            if missed is not None:
                judgement, least = finding.judgement, LEAST * deal.game.swing
                off = abs(judgement.missed[finding.seat] - missed)
                yield off <= max(ERRORS * judgement.error, least)


def missed_in_all(deal: Deal, finding: Finding) -> float | None:
    """Return what a move has missed in every world that can be; None if they are too many."""
    view = deal.view(deal.turn)
    every = hidden_in(view, remembered(deal)).every(MOST_WORLDS)
    if every is None:
        return None
    worth = dict.fromkeys(deal.legal_moves(), 0.0)
    for weight, world in every:
        solver = Solver.of(world)
        if solver is None:
            return None
        for move in worth:
            worth[move] += weight * solver.margin(world._after(move))
    return max(worth.values()) - worth[finding.judgement.played]


def main() -> None:
    """Print for each game how often the review blames an expert, and errs at the end."""
    options = argparse.ArgumentParser(prog="python -m tests.benchmarks.reviews")
    options.add_argument("games", nargs="*", default=carte.GAMES, metavar="game")
    options.add_argument("--deals", type=int, default=10)
    options.add_argument("--iterations", type=int, help="of the expert")
    wished = options.parse_args()
    nice(19)
    for slug in wished.games:
        game, tally = carte.game(slug), Tally()
        for seed in range(wished.deals):
            players = [made("expert", wished.iterations, seed)]
            players += [made("regular", 0, seat) for seat in range(1, game.seats)]
            deal = played(game.deal(seed=seed, dealer=-seed % game.seats), players)
            if len(choices(deal)):
                tally = tally.plus(looked_through(deal))
        print(f"{slug}: {tally}", flush=True)


if __name__ == "__main__":
    main()
