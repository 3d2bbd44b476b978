"""What experts lose in endings: `python -m tests.benchmarks.endings [options] [game …]`

Deals between experts are looked at near their end. At each decision worlds are drawn as the player
might know them, and every move is played out in each with all hands open and no mistake. A move is
worth the mean of that; what a choice is worth less than the best move is its loss. That is a little
too much, since the best of several means has been lucky, too: the more worlds, the less. Each deal
is added to what was measured before, with the strength of the game's players.
"""

from argparse import Namespace
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import carte
from carte.engine.deal import Deal, View
from carte.engine.moves import Move
from carte.players import endgame
from carte.players.determinization import worlds
from carte.players.expert import thought
from carte.players.memory import Memory
from tests.benchmarks.options import asked
from tests.benchmarks.players import half_interval, hears, here, keep, made, saved


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


class Losses(NamedTuple):
    """Over so many ``deals`` the number of decisions, the sum of their losses, and the squares."""

    deals: int = 0
    decisions: int = 0
    lost: float = 0.0
    squares: float = 0.0

    def plus(self, found: list[float]) -> "Losses":
        """Return the same with what was lost in a deal more."""
        return Losses(
            self.deals + 1,
            self.decisions + len(found),
            self.lost + sum(found),
            self.squares + sum([one * one for one in found]),
        )

    @property
    def mean(self) -> float:
        """What a decision loses."""
        return self.lost / max(1, self.decisions)

    @property
    def interval(self) -> float:
        """How far the mean may be off: half of its 95 % interval."""
        return half_interval(self.decisions, self.lost, self.squares)


def main() -> None:
    """Print the mean loss by game, and whether it is small enough."""
    numbers = {"decisions": 200, "worlds": 100, "iterations": None}
    wished = asked("endings", [*ENDINGS], "anew", **numbers)
    for slug in wished.games:
        losses = measured(slug, wished)
        verdict = "reached" if losses.mean <= ENDINGS[slug].bar else "MISSED"
        print(
            f"{slug}: {losses.mean:.3f} ± {losses.interval:.3f} lost a decision, "
            f"{losses.decisions} decisions in {losses.deals} deals, {wished.worlds} worlds each; "
            f"at most {ENDINGS[slug].bar} {verdict}",
            flush=True,
        )


def measured(slug: str, wished: Namespace) -> Losses:
    """Look at deals until there are decisions enough; write down and return what they lost."""
    iterations = wished.iterations or thought(carte.game(slug))
    name, terms = "endings", {"worlds": wished.worlds, "iterations": iterations}
    before = saved(slug).get(name, {})
    goes_on = not wished.anew and before.items() >= terms.items()
    losses = Losses(*before["sums"]) if goes_on else Losses()
    while losses.decisions < wished.decisions:
        deal = carte.game(slug).deal(seed=losses.deals)
        chosen = decisions(deal, iterations, ENDINGS[slug])
        losses = losses.plus([loss(one, wished.worlds) for one in chosen])
        entry = {
            "decisions": losses.decisions,
            "lost": round(losses.mean, 4),
            "lost_interval": round(losses.interval, 4),
            "measured": here(),
            "sums": [*losses],
        }
        keep(slug, name, terms | entry)
    return losses


if __name__ == "__main__":
    main()
