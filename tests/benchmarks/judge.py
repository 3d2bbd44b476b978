"""Whether a review finds what cost: `python -m tests.benchmarks.judge [options] [game …]`

Newcomers play seeded deals, and each move of the reader's is judged as after a deal at the play
table. Then it is judged once more, from many worlds of another seed: the best of all moves worth a
thought is found in some of them, and priced in the others. Of the moves that truly cost, most
should be named, and for what they cost; of those named hardly one should cost nothing.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from math import sqrt
from random import Random
from time import process_time
from typing import Any, NamedTuple

import carte
from carte.board.seats import READER
from carte.engine.capture.game import CaptureGame
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.tricks.game import TrickGame
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.games.mediatore.game import Mediatore
from carte.play.coach import thought_of
from carte.play.comparison import is_as_good
from carte.play.opponents import expert_at
from carte.play.review.finding import Finding, choices, find
from carte.play.thinking import Thinking
from carte.players import is_same
from tests.benchmarks.options import asked
from tests.benchmarks.players import here, keep, played

RESULT = "review"
"""Under which the ``strength.json`` of a game's tests has what was found."""
SEED = 4711
"""Of the worlds that tell the truth; a review's have another."""
SURELY = 4
"""How many standard errors a true cost is beyond 0."""
NOTHING = 1 / 3
"""Below this part of the least that counts as a true cost, a move costs nothing."""
COSTS: ByKind[float] = ByKind(
    "least costs", {CaptureGame: 0.15, TrickGame: 2.0, BriscolaChiamata: 0.15, Mediatore: 2.0}
)
"""The least that a move must truly cost to be looked for, in what a deal is counted in."""
RECALL, FALSE, BIAS = 0.9, 0.02, (0.9, 1.1)
"""The least share of costly moves named, the most named wrongly, and named ÷ true cost."""


class Judged(NamedTuple):
    """A move as a review names it: the ``named`` cost, whether the two are called the ``same``;
    what it ``costs`` in truth, with its standard ``error``; and the ``seconds`` of the review.
    """

    named: float
    same: bool
    costs: float
    error: float
    seconds: float


def judged(finding: Finding, seconds: float, worlds: int) -> Judged:
    """Return a finding beside the truth from so many worlds."""
    deal, (best, move, *_rest) = finding.before, finding.judgement
    expert, view = expert_at(deal, seed=SEED), deal.view(deal.turn)
    others = [one for one in dict.fromkeys([best, *thought_of(deal)]) if not is_same(one, move)]
    if not others:
        return Judged(finding.cost, False, 0.0, 0.0, seconds)
    beside = deque(expert.compare(view, move, others, worlds // 4), maxlen=1).pop()
    better = min(others, key=lambda one: beside[one].missed[deal.turn])
    pricing = expert_at(deal, seed=SEED + 1).compare(view, better, [move], worlds, also_played=True)
    truth = deque(pricing, maxlen=1).pop()[move]
    same = not is_same(best, move) and is_as_good(deal, finding.judgement)
    return Judged(finding.cost, same, truth.missed[deal.turn], truth.error, seconds)


def moves_of(game: Game, seed: int, part: float, worlds: int) -> Iterator[Judged]:
    """Yield some of the reader's moves in a deal that newcomers play."""
    random = Random(f"{game.slug} {seed}")
    players = [carte.player("newcomer", seed=seed + seat) for seat in range(game.seats)]
    deal = played(game.deal(seed=seed, dealer=-seed % game.seats), players)
    turns = [before.turn for before, _move in deal.course()]
    for number in choices(deal):
        if turns[number - 1] == READER and random.random() < part:
            begun = process_time()
            finding = asyncio.run(find(deal, number, Thinking()))
            yield judged(finding, process_time() - begun, worlds)


class Found(NamedTuple):
    """Of so many ``moves``: how many were ``costly`` and how many of these ``found``; how many were
    ``named`` and of these ``wrongly``; how many costly ones were called the ``same``; the named
    cost as a multiple of the true one; and the ``seconds`` a move.
    """

    moves: int
    costly: int
    found: int
    named: int
    wrongly: int
    same: int
    bias: float
    seconds: float


def counted(game: Game, moves: list[Judged]) -> Found:
    """Count how many costly moves were named, how many wrongly, how dear, and how long it took."""
    least = COSTS[game]
    costly = [one for one in moves if one.costs > max(least, SURELY * one.error)]
    named = [one for one in moves if one.named]
    return Found(
        len(moves),
        len(costly),
        sum(one.named > 0 for one in costly),
        len(named),
        sum(one.costs + one.error < NOTHING * least for one in named),
        sum(one.same for one in costly),
        sum(one.named for one in named) / (sum(one.costs for one in named) or 1.0),
        sum(one.seconds for one in moves) / len(moves),
    )


def in_words(found: Found) -> str:
    """Say what was found, beside what should be."""
    wrongly = _share(found.wrongly, found.named)
    return (
        f"{_share(found.found, found.costly)} of what cost was named, at least {RECALL:.0%}; "
        f"{wrongly} of what was named cost nothing, at most {FALSE:.0%}; "
        f"named for {found.bias:.2f} of the true cost, {BIAS[0]} to {BIAS[1]}; "
        f"{found.same} called about the same; {found.seconds:.2f} s a move; {found.moves} moves"
    )


def entry(found: Found, worlds: int) -> dict[str, Any]:
    """Return what is written down, with the intervals of both shares."""
    return {
        **found._asdict(),
        "bias": round(found.bias, 2),
        "seconds": round(found.seconds, 2),
        "found_interval": interval(found.found, found.costly),
        "wrongly_interval": interval(found.wrongly, found.named),
        "worlds": worlds,
        "measured": here(),
    }


def interval(some: int, every: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson); of nothing, it may be any."""
    if not every:
        return 0.0, 1.0
    part, spread = some / every, 1.96**2 / every
    middle = (part + spread / 2) / (1 + spread)
    half = 1.96 * sqrt(part * (1 - part) / every + spread / (4 * every)) / (1 + spread)
    return round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)


def _share(some: int, every: int) -> str:
    low, high = interval(some, every)
    return f"{some} of {every} ({low:.0%} to {high:.0%})"


def main() -> None:
    """Print for each game what a review finds."""
    wished = asked("judge", carte.GAMES, moves=100, worlds=2000, part=30)
    for slug in wished.games:
        game, moves, seed = carte.game(slug), list[Judged](), 0
        while len(moves) < wished.moves:
            moves += moves_of(game, seed, wished.part / 100, wished.worlds)
            seed += 1
        found = counted(game, moves)
        keep(slug, RESULT, entry(found, wished.worlds))
        print(f"{slug}: {in_words(found)}", flush=True)


if __name__ == "__main__":
    main()
