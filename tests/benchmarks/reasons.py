"""The reason of every ruling, held against its position: `python -m tests.benchmarks.reasons`.

Every game under each of its house rules is asked about so many moves (20,000, or the number given),
and briscola about every three cards of a trick with each trump. Prints what is not true, and the
kinds of sentence that nothing has said.
"""

import sys
from collections.abc import Iterable, Iterator
from itertools import islice, permutations
from random import Random
from time import process_time
from typing import Any

import carte
from carte.engine.deal import Deal
from carte.engine.moves import PLAYS, Move
from tests.engine import capture_reasons, trick_reasons
from tests.engine.reasons import Sentence, complaint
from tests.games.variants import variants

MOVES = 20_000


class Asked:
    """What has come up, and what was wrong with it."""

    def __init__(self) -> None:
        self.heard: set[str] = set()
        self.wrong = 0

    def ask(self, kinds: list[Sentence], at: Any, asked: Iterable[tuple[Deal, Move]]) -> int:
        """Hold the reasons of rulings against their positions, and return how many there were."""
        number = 0
        for deal, move in asked:
            number += 1
            text = deal.ruling(move).text
            if text not in self.heard:
                self.heard.add(text)
            if found := complaint(kinds, at(deal, move), deal, move):
                self.wrong += 1
                print(found)
        return number


def every_three(game: Any) -> Iterator[tuple[Deal, Move]]:
    """Yield every three cards of a trick of briscola, with each trump."""
    for trump in "DCSB":
        for first, second, third in permutations(carte.PACK, 3):
            deal = game.position(hand=[third], trick=[first, second], trump=trump)
            yield deal, PLAYS[third.index]


def main(moves: int = MOVES) -> None:
    """Ask about every game under each of its house rules."""
    asked, start, number, games = Asked(), process_time(), 0, 0
    for slug in carte.GAMES:
        for game in variants(slug):
            room: Any = capture_reasons if game.has_table else trick_reasons
            at = room.Capture if game.has_table else room.Trick
            some = islice(room.positions(game, Random(games)), moves)
            number += asked.ask(room.SENTENCES, at, some)
            games += 1
    four = carte.game("briscola", players=4)
    trick = trick_reasons.Trick
    number += asked.ask(trick_reasons.SENTENCES, trick, islice(every_three(four), 100 * moves))
    seconds = process_time() - start
    print(f"{number:,} reasons in {games} games, {asked.wrong} not true; {seconds:.0f} s")
    for kind in (*capture_reasons.SENTENCES, *trick_reasons.SENTENCES):
        if not any(kind.read(text) is not None for text in asked.heard):
            print(f"never said: {kind.words}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
