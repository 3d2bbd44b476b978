"""How a puzzle is made: a deal between experts, a position that tempts, and the costs of all moves.

A position is kept where every move but the best is surely and clearly worse, and where a player
who sees this turn alone goes wrong. It is judged as a reader meets it: with the piles in sight, and
nothing heard.
"""

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Move
from carte.play.opponents import expert_at
from carte.play.puzzles import MOST_MOVES, Puzzle
from carte.play.puzzles.costs import Costs, Standard, costs_of, puzzle_of
from carte.play.puzzles.puzzle import differing
from carte.players import Candidate, is_same
from tests.benchmarks.puzzles.telling import laid_out
from tests.benchmarks.puzzles.tempting import shallow, tempting

CLEARLY = Standard(fewest=100, worlds=400, errors=3, least=0.15, close=0.08)
"""A puzzle's wrong moves."""

AGREED = Standard(fewest=100, worlds=1500, errors=3, least=0.12, close=0.12)
"""The same before the first card, where payments differ more from world to world."""

STILL = Standard(fewest=60, worlds=300, errors=1, least=0.1, close=0.12)
"""When what was found holds in other worlds, too."""

STILL_AGREED = AGREED._replace(errors=1, least=0.1, close=0.16)

PLAYED, WEIGHED = 30, 120
"""Play-outs before each move of a deal, and to find the best of a position."""

AGAIN = 1
"""What is found is held against other worlds, those of this seed, for of many some are lucky."""

LARGEST_TABLE = 6
"""More cards on the table are too many ways to take, for a reader and for a page."""

FEWEST, MOST = 3, 20
"""So many moves that differ has a position to choose from."""

FEWEST_AGREED = 2
"""So many has one before the first card: the last bid, or none."""

T = TypeVar("T")


class Made(NamedTuple):
    """A puzzle, and the move that tempts."""

    puzzle: Puzzle
    other: Move


def last(steps: Iterator[T]) -> T:
    """Return the last of some steps."""
    return deque(steps, maxlen=1).pop()


def positions(game: Game, seed: int, *, agreed: bool = False) -> Iterator[Deal]:
    """Yield the reader's positions of a deal that experts play, without what came before them.

    They are those of its play; or those before it, in which something is ``agreed``.
    """
    deal = game.deal(seed=seed)
    while not deal.is_over and not (agreed and deal.phase == "play"):
        if deal.turn == READER and (deal.phase != "play") == agreed and is_open(deal):
            yield game.position(**deal.to_json()["position"])
        expert = expert_at(deal, PLAYED, seed)
        deal = deal.play(expert.choose(deal.view(deal.turn)))


def is_open(deal: Any) -> bool:
    """Return whether there is something to choose, and not too much."""
    moves, table = deal.legal_moves(), deal.table if deal.game.has_table else ()
    return (
        len(moves) <= MOST_MOVES
        and (FEWEST if deal.phase == "play" else FEWEST_AGREED) <= len(differing(moves)) <= MOST
        and len(table) <= LARGEST_TABLE
    )


def made(deal: Deal) -> Made | None:
    """Return the puzzle of a position, or None where it is none."""
    expert = expert_at(deal, WEIGHED)
    ranking = last(expert.weigh(deal.view(deal.turn)))
    best, lures = ranking[0].move, [*dict.fromkeys(tempting(deal))]
    plain = shallow(deal)
    if all(is_same(best, move) for move in plain):
        return None
    others = [*(move for move in lures if not is_same(move, best)), *in_order(deal, ranking)]
    costs = judged(deal, best, [*dict.fromkeys(others)], _standard(deal, CLEARLY, AGREED))
    if costs is None or not any(costs[move] for move in plain):
        return None
    differ = differing(deal.legal_moves())
    if 2 * sum(not costs[move] for move in differ) > len(differ):
        return None
    puzzle = puzzle_of(deal, costs)
    if not still_holds(puzzle, AGAIN):
        return None
    return Made(laid_out(puzzle), next(move for move in lures if costs.get(move)))


def _standard(deal: Deal, played: Standard, agreed: Standard) -> Standard:
    return played if deal.phase == "play" else agreed


def in_order(deal: Deal, ranking: tuple[Candidate, ...]) -> list[Move]:
    """Return the legal moves, those first that come nearest to the best."""
    ranked = [candidate.move for candidate in ranking[1:]]
    return [*ranked, *(move for move in deal.legal_moves() if move not in ranked)]


def judged(
    deal: Deal, best: Move, others: list[Move], standard: Standard, seed: int = 0
) -> Costs | None:
    """Return what all moves cost, or None as soon as one remains open."""
    costs: Costs = {}
    expert = expert_at(deal, WEIGHED, seed)
    for other in others:
        costs |= last(costs_of(deal, expert, best, [other], standard))
        if costs[other] is None:
            return None
    return costs


def still_holds(puzzle: Puzzle, seed: int) -> bool:
    """Return whether right moves are right, and wrong ones wrong, in other worlds, too."""
    best, wrong = puzzle.answers[0], puzzle.wrong
    standard = _standard(puzzle.deal, STILL, STILL_AGREED)
    costs = judged(puzzle.deal, best, [*puzzle.deal.legal_moves()], standard, seed)
    return costs is not None and all(bool(cost) == (move in wrong) for move, cost in costs.items())
