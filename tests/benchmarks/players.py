"""How strong the players are: `python -m tests.benchmarks.players [options] [game …]`

Deals are duplicate: each is played with every side in turn in the stronger hands, so that the cards
even out. What one sitting measures is added to what those before it measured, in the
``strength.json`` of the folder of the game's tests;
``python -m tests.benchmarks.players --deals 1000 --processes 2`` goes on until there are so many.
"""

import json
import platform
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import carte
from carte.engine.capture.game import CaptureGame
from carte.players.expert import thought
from carte.players.judging import standard_error
from tests.benchmarks.options import asked

YARDSTICK = "regular"
"""The level that all others play against."""
ROOMS = Path(__file__).parents[1] / "games"
RESULTS = "strength.json"
BATCH = 20
"""How many deals are played before the results are saved."""

Maker = Callable[[int], carte.Player]


class Pair(NamedTuple):
    """Who plays what against whom: the names of both and what makes them, and how many deals the
    stronger one plays out before a move; None where it plays out none.
    """

    game: str
    stronger: str
    weaker: str
    strong: Maker
    weak: Maker
    thought: int | None

    @property
    def name(self) -> str:
        """Under which its game's results have it: ``"expert-regular"``."""
        return f"{self.stronger}-{self.weaker}"


class Strength(NamedTuple):
    """What one level won against another: over so many duplicate ``deals`` the sum and the squares
    of the stronger side's mean margin, and how many deals it won and lost of all that were played.
    """

    deals: int = 0
    margin: float = 0.0
    squares: float = 0.0
    won: int = 0
    lost: int = 0

    def plus(self, margins: list[float]) -> "Strength":
        """Return the same with what one more duplicate deal shows."""
        mean = sum(margins) / len(margins)
        won, lost = sum(margin > 0 for margin in margins), sum(margin < 0 for margin in margins)
        more = Strength(1, mean, mean**2, won, lost)
        return Strength._make(one + other for one, other in zip(self, more, strict=True))

    @property
    def mean(self) -> float:
        """The points that the stronger side wins a deal by."""
        return self.margin / self.deals

    @property
    def interval(self) -> float:
        """How far the mean may be off: half of its 95 % interval."""
        return half_interval(self.deals, self.margin, self.squares)

    @property
    def share(self) -> float:
        """How many of the decided deals the stronger side wins."""
        return self.won / (self.won + self.lost)

    @property
    def share_interval(self) -> float:
        """Half of the 95 % interval of the share, as if no deal had been played twice."""
        return 1.96 * sqrt(self.share * (1 - self.share) / (self.won + self.lost))

    def __str__(self) -> str:
        return (
            f"{self.mean:+.2f} ± {self.interval:.2f} a deal, {self.share:.1%} ± "
            f"{self.share_interval:.1%} of decided deals; {self.deals} duplicate deals"
        )


def half_interval(number: int, total: float, squares: float) -> float:
    """Return half of the 95 % interval of a mean, by the sum of its values and of their squares."""
    return 1.96 * standard_error(total, squares, number)


def main() -> None:
    """Play deals of every game and pair of levels, until there are enough; print the results."""
    wished = asked("players", carte.GAMES, "anew", deals=100, iterations=None, processes=1)
    with ProcessPoolExecutor(wished.processes) as pool:
        for slug in wished.games:
            for stronger, weaker in pairs_of(slug):
                strong = partial(made, stronger, wished.iterations)
                weak = partial(made, weaker, wished.iterations)
                thinking = thinks(slug, stronger, wished.iterations)
                pair = Pair(slug, stronger, weaker, strong, weak, thinking)
                strength = measured(pair, wished.deals, pool, anew=wished.anew)
                print(f"{slug} {pair.name}: {strength}", flush=True)


def pairs_of(slug: str) -> Iterator[tuple[str, str]]:
    """Yield who is measured against whom in a game, the stronger one first: all with a regular."""
    rungs = carte.players.ladder(carte.game(slug))
    place = rungs.index(YARDSTICK)
    yield from ((YARDSTICK, level) for level in rungs[:place])
    yield from ((level, YARDSTICK) for level in rungs[place + 1 :])


def measured(pair: Pair, deals: int, pool: ProcessPoolExecutor, *, anew: bool) -> Strength:
    """Have a pair play so many deals, with those before; write down and return what comes of it."""
    strength = Strength() if anew else _so_far(saved(pair.game).get(pair.name, {}), pair.thought)
    play = partial(margins, pair.game, pair.strong, pair.weak)
    while strength.deals < deals:
        seeds = range(strength.deals, min(deals, strength.deals + BATCH))
        for found in pool.map(play, seeds):
            strength = strength.plus(found)
        keep(pair.game, pair.name, _entry(strength, pair.thought))
    return strength


def keep(slug: str, name: str, entry: dict[str, Any]) -> None:
    """Write down what has been measured of a game."""
    _results(slug).write_text(json.dumps(saved(slug) | {name: entry}, indent=1) + "\n")


def saved(slug: str) -> dict[str, Any]:
    """Return what has been measured of a game, by the names of pairs."""
    results = _results(slug)
    return dict(json.loads(results.read_text())) if results.exists() else {}


def _results(slug: str) -> Path:
    return ROOMS / slug.replace("-", "_") / RESULTS


def _so_far(entry: dict[str, Any], iterations: int | None) -> Strength:
    """Return what was measured before, unless the expert thought for longer or shorter then."""
    return Strength(*entry["sums"]) if entry.get("iterations", 0) == iterations else Strength()


def _entry(strength: Strength, iterations: int | None) -> dict[str, Any]:
    return {
        "deals": strength.deals,
        "margin": round(strength.mean, 3),
        "margin_interval": round(strength.interval, 3),
        "share": round(strength.share, 4),
        "share_interval": round(strength.share_interval, 4),
        "iterations": iterations,
        "measured": here(),
        "sums": list(strength),
    }


def here() -> str:
    """Return when and by what is measured."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{date.today()}, {python}, {platform.machine()}"


def thinks(slug: str, level: str, iterations: int | None) -> int | None:
    """Return how many deals a level plays out before a move of a game; None where it does not."""
    return (iterations or thought(carte.game(slug))) if level == "expert" else None


def made(level: str, iterations: int | None, seed: int) -> carte.Player:
    """Return a player of a level."""
    thinking = {"iterations": iterations} if level == "expert" else {}
    return carte.player(level, seed=seed, **thinking)


def margins(slug: str, strong: Maker, weak: Maker, seed: int) -> list[float]:
    """Return what the strong side won in a deal, played once with each side as the strong one.

    Where each seat plays for itself one strong player sits among weak ones.
    """
    game = carte.game(slug)
    found: list[float] = []
    for side in range(game.sides):
        players = [
            (strong if game.side(seat) == side else weak)(seed) for seat in range(game.seats)
        ]
        totals = [score.total for score in played(game.deal(seed=seed), players).score()]
        found.append(totals[side] - totals[1 - side] if game.sides == 2 else totals[side])
    return found


def hears(game: carte.Game) -> bool:
    """Return whether players remember what they see played: in games of tricks views tell it."""
    return isinstance(game, CaptureGame)


def played(deal: carte.Deal, players: Sequence[carte.Player]) -> carte.Deal:
    """Have a deal played to its end; all see what is taken."""
    heard = hears(deal.game)
    while not deal.is_over:
        choice = players[deal.turn].choose(deal.view(deal.turn))
        if heard:
            for seat, player in enumerate(players):
                player.hear(deal.view(seat), choice)
        deal = deal.play(choice)
    return deal


if __name__ == "__main__":
    main()
