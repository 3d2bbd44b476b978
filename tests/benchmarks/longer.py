"""Whether an expert thinks long enough: `python -m tests.benchmarks.longer [options] [game …]`

Regulars play deals. At some decisions an expert chooses a move, and the same expert once more with
four times as many worlds. Where the two differ, their moves are compared in worlds that neither has
seen: a decision loses as much as the move of the longer search is better there.
"""

from collections import deque
from collections.abc import Iterator
from random import Random

import carte
from carte.engine.deal import Deal
from carte.play.opponents import expert_at
from carte.players import is_same
from carte.players.expert import thought
from tests.benchmarks.options import asked
from tests.benchmarks.players import half_interval, here, keep, made, played

TIMES = 4
"""How many times as many worlds the longer search tries its moves in."""


def decisions(slug: str, seed: int, number: int) -> list[Deal]:
    """Return some moments of a deal of regulars at which there is more than one card to play."""
    game = carte.game(slug)
    deal = played(game.deal(seed=seed), [made("regular", None, seat) for seat in range(game.seats)])
    moments = [before for before, _move in deal.course() if before.phase == "play"]
    free = [before for before in moments if len(before.legal_moves()) > 1]
    return Random(f"{slug} {seed}").sample(free, min(number, len(free)))


def lost(before: Deal, seed: int, worlds: int) -> float | None:
    """Return how much better the longer search chooses; None where it chooses the same."""
    view, usual = before.view(before.turn), thought(before.game)
    short, long = (
        expert_at(before, iterations, seed).choose(view) for iterations in (usual, TIMES * usual)
    )
    if is_same(short, long):
        return None
    beside = expert_at(before, seed=seed + 1).compare(view, long, [short], worlds, also_played=True)
    return deque(beside, maxlen=1).pop()[short].missed[before.turn]


def measured(slug: str, deals: int, number: int, worlds: int) -> Iterator[float | None]:
    """Yield what each decision loses, deal by deal."""
    for seed in range(deals):
        for before in decisions(slug, seed, number):
            yield lost(before, seed, worlds)


def main() -> None:
    """Print for each game what an expert loses to the longer search; write it down."""
    wished = asked("longer", carte.GAMES, deals=100, decisions=4, worlds=1000)
    for slug in wished.games:
        found = [*measured(slug, wished.deals, wished.decisions, wished.worlds)]
        costs = [loss or 0.0 for loss in found]
        mean = sum(costs) / len(costs)
        interval = half_interval(len(costs), sum(costs), sum([one * one for one in costs]))
        same = found.count(None) / len(found)
        entry = {"deals": wished.deals, "decisions": len(found), "same": round(same, 4)}
        entry |= {"lost": round(mean, 4), "lost_interval": round(interval, 4)}
        entry |= {"iterations": thought(carte.game(slug)), "measured": here()}
        keep(slug, "longer", entry)
        print(
            f"{slug}: {same:.1%} of {len(found)} decisions are those of {TIMES} times as many "
            f"worlds; {mean:.3f} ± {interval:.3f} lost a decision",
            flush=True,
        )


if __name__ == "__main__":
    main()
