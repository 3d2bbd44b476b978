"""A player who takes what scores most at once, as a yardstick: `python -m tests.benchmarks.greedy`

Rounds are deals of the regular and the expert against it, the seats swapped after each. The bars
are the least that a player should win a round by who looks further than the next card.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from carte.engine.capture.deal import CaptureView
from carte.engine.capture.prizes import ALL_DENARI
from carte.engine.cards import SETTEBELLO, mask_of
from carte.engine.deal import View
from carte.engine.moves import Move, Play
from carte.engine.tricks.deal import TrickView
from carte.players import SeededPlayer
from carte.players.heuristic_tricks import seen
from tests.benchmarks.options import asked
from tests.benchmarks.players import Pair, made, measured, thinks
from tests.games.rooms import from_rooms

BARS: dict[str, dict[str, float]] = from_rooms("facts", "AGAINST_GREEDY")
"""What each level should win by, a round, in the games that say so."""
CARD, DENARO = 1 / 21, 1 / 6
"""What a card is worth of the point for carte, and a denaro of that for denari."""


class Greedy(SeededPlayer):
    """Takes the most points at once, and gives away the least; never thinks of the next turn."""

    def _thoughts(self, view: View, legal: tuple[Move, ...], random: Random) -> Iterator[Move]:
        plays = [move for move in legal if isinstance(move, Play)]
        if isinstance(view, TrickView):
            yield _in_tricks(view, plays)
        else:
            assert isinstance(view, CaptureView)
            table = mask_of(view.table)
            yield max(plays, key=lambda play: _captured(play, table))


def _captured(play: Play, table: int) -> float:
    """Return the points that a play takes; where it takes none, what it lays counts against it."""
    won = play.mask | 1 << play.played
    worth = won.bit_count() * CARD + (won & ALL_DENARI).bit_count() * DENARO
    worth += won >> SETTEBELLO.index & 1
    return worth + (play.mask == table) if play.mask else -worth


def _in_tricks(view: TrickView, plays: list[Play]) -> Play:
    """Win the trick where that brings points, as cheaply as may be; else play the cheapest card."""
    game, situation = view.game, seen(view)
    trick, trump = situation.trick, situation.trump

    def cost(play: Play) -> tuple[bool, int, int]:
        card = play.played
        return card % 4 == trump, game.points(1 << card), -game.stronger(card, trump).bit_count()

    def points(play: Play) -> int:
        return game.points(mask_of([one.card for one in (*trick, play)]))

    winning = [
        play
        for play in plays
        if trick and game.best((*trick, play), trump) == len(trick) and points(play)
    ]
    if not winning:
        return min(plays, key=cost)
    plain = [play for play in winning if play.played % 4 != trump]
    return max(plain, key=points) if plain else min(winning, key=cost)


def main() -> None:
    """Print by how much each level wins, and whether that is enough."""
    wished = asked("greedy", [*BARS], "anew", rounds=600, iterations=None, processes=1)
    with ProcessPoolExecutor(wished.processes) as pool:
        for slug in wished.games:
            for level, bar in BARS[slug].items():
                strong = partial(made, level, wished.iterations)
                thinking = thinks(slug, level, wished.iterations)
                pair = Pair(slug, level, "greedy", strong, Greedy, thinking)
                strength = measured(pair, wished.rounds // 2, pool, anew=wished.anew)
                verdict = "reached" if strength.mean > bar else "MISSED"
                print(f"{slug} {pair.name}: {strength}; more than {bar:+} {verdict}", flush=True)


if __name__ == "__main__":
    main()
