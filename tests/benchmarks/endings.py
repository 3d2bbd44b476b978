"""What experts lose in endings: `python -m tests.benchmarks.endings [options] [game …]`

Deals between experts are looked at near their end. At each decision worlds are drawn as the player
might know them, and every move is played out in each with all hands open and no mistake. A move is
worth the mean of that; what a choice is worth less than the best move is its loss.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from os import nice
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

import carte
from carte.engine.deal import Deal, View
from carte.engine.moves import Move
from carte.players import endgame
from carte.players.determinization import worlds
from carte.players.expert import PLAY_OUTS
from carte.players.memory import Memory
from tests.benchmarks.players import hears, made


class Ending(NamedTuple):
    """Which decisions are looked at, by how many cards are left in hands and stock, and the most
    that should be lost by one.
    """

    most: int
    fewest: int
    bar: float


ENDINGS = {
    "scopa": Ending(12, 7, 0.03),
    "scopone": Ending(12, 7, 0.03),
    "briscola": Ending(10, 1, 1.5),
    "briscola-chiamata": Ending(25, 1, 0.1),
}
"""The next-to-last hand of scopa, and as many cards in scopone; the last five tricks."""


class Decision(NamedTuple):
    """What a player knew, and what it chose."""

    view: View
    memory: Memory
    choice: Move


def decisions(deal: Deal, iterations: int, ending: Ending) -> Iterator[Decision]:
    """Yield the decisions of experts in the ending of a deal that they play."""
    game = deal.game
    players = [made("expert", iterations, seat) for seat in range(game.seats)]
    memories = [Memory() for _seat in range(game.seats)]
    while not deal.is_over:
        view = deal.view(deal.turn)
        choice = players[deal.turn].choose(view)
        left = sum(map(len, deal.hands)) + len(deal.stock)
        is_near = deal.phase == "play" and ending.fewest <= left <= ending.most
        if is_near and len(deal.legal_moves()) > 1:
            yield Decision(view, memories[deal.turn], choice)
        if hears(game) and isinstance(choice, carte.Play):
            for player, memory in zip(players, memories, strict=True):
                player.hear(view, choice)
                memory.hear(view, choice)
        deal = deal.play(choice)


def loss(decision: Decision, number: int) -> float:
    """Return by how much the choice is worth less than the best move, over so many worlds."""
    view, memory, choice = decision
    draw, random = worlds(view, memory), Random(str(view.facts))
    found: defaultdict[str, float] = defaultdict(float)
    for _world in range(number):
        for margin, move in endgame.margins(draw(random)):
            found[str(move)] += margin
    return (max(found.values()) - found[str(choice)]) / number


def main() -> None:
    """Print the mean loss by game, and whether it is small enough."""
    options = argparse.ArgumentParser(prog="python -m tests.benchmarks.endings")
    options.add_argument("games", nargs="*", default=[*ENDINGS], metavar="game")
    options.add_argument("--decisions", type=int, default=200)
    options.add_argument("--worlds", type=int, default=24)
    options.add_argument("--iterations", type=int, default=PLAY_OUTS)
    wished = options.parse_args()
    nice(19)
    for slug in wished.games:
        game, ending = carte.game(slug), ENDINGS[slug]
        losses: list[float] = []
        seed = 0
        while len(losses) < wished.decisions:
            for decision in decisions(game.deal(seed=seed), wished.iterations, ending):
                losses.append(loss(decision, wished.worlds))
            seed += 1
        off = 1.96 * stdev(losses) / sqrt(len(losses))
        verdict = "reached" if mean(losses) <= ending.bar else "MISSED"
        print(
            f"{slug}: {mean(losses):.3f} ± {off:.3f} lost a decision, {len(losses)} decisions in "
            f"{seed} deals, {wished.worlds} worlds each; at most {ending.bar} {verdict}",
            flush=True,
        )


if __name__ == "__main__":
    main()
