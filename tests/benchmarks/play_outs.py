"""What a hand of briscola for two is worth: `python -m tests.benchmarks.play_outs [--deals N]`

Deals are played by the heuristic, which now and then plays any card, so that hands of every kind
come up. Of each trick it is written down what cards both sides hold, who leads, and by how much the
rest of the deal is won; what each kind of card has won is what fits that best (least squares). A
plain card that counts nothing is the measure: it is worth 0, as both hands hold as many cards.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import carte
from carte.engine.cards import indices
from carte.games.briscola.players import LEADING, WORTH, kind
from carte.players.heuristic import heuristic_for
from tests.benchmarks.options import asked

MEASURE = (False, 0)
KINDS = [one for one in WORTH if one != MEASURE]
FREE = 0.05
"""How often any card is played."""

Row = list[float]


def rows(seed: int) -> Iterator[Row]:
    """Yield of every trick of a deal, before a card is led and while cards are to be drawn, how
    many more cards of each kind side 0 holds, 1 or -1 for the lead, and what it wins of the rest.
    """
    random, deal = Random(seed), carte.game("briscola").deal(seed=seed)
    choice, seen = heuristic_for(deal.game).choice, list[Row]()
    state: Any = deal
    while not state.is_over:
        if not state.trick and state.stock:
            won = state.card_points
            seen.append([*_held(state), 1 if state.turn == 0 else -1, won[0] - won[1]])
        free = random.random() < FREE
        state = state._after(random.choice(state.legal_moves()) if free else choice(state))
    end = state.card_points[0] - state.card_points[1]
    for *features, won in seen:
        yield [*features, end - won]


def _held(deal: Any) -> Row:
    counts = dict.fromkeys(WORTH, 0.0)
    for hand, sign in zip(deal._hands, (1, -1), strict=True):
        for card in indices(hand):
            counts[kind(deal, card)] += sign
    return [counts[one] for one in KINDS]


def fitted(deals: int) -> Row:
    """Return what fits so many deals best: for each of the kinds, and for the lead."""
    size = len(KINDS) + 1
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for seed in range(deals):
        for row in rows(seed):
            for line, factor in zip(matrix, row[:size], strict=True):
                if factor:
                    for column, value in enumerate(row):
                        line[column] += factor * value
    return _solved(matrix)


def _solved(matrix: list[Row]) -> Row:
    """Return what solves a symmetric positive system, each row ending with its right side."""
    for place, line in enumerate(matrix):
        for other in matrix[place + 1 :]:
            part = other[place] / line[place]
            for column in range(place, len(line)):
                other[column] -= part * line[column]
    found: Row = []
    for place in reversed(range(len(matrix))):
        *line, right = matrix[place]
        later = sum(a * b for a, b in zip(line[place + 1 :], found, strict=True))
        found.insert(0, (right - later) / line[place])
    return found


def main() -> None:
    """Print what each kind of card wins, beside what an expert believes."""
    *cards, leading = fitted(asked("play_outs", deals=10_000).deals)
    for (is_trump, points), won in zip(KINDS, cards, strict=True):
        suit = "trump" if is_trump else "plain"
        believed = WORTH[is_trump, points]
        print(f"{suit} card of {points:2} points: {won:+6.2f}; believed {believed:+6.2f}")
    print(f"the lead: {leading:+.2f}; believed {LEADING:+.2f}")


if __name__ == "__main__":
    main()
