"""How many sequences of moves there are from fixed deals, as chess programs count them."""

from collections.abc import Sequence

import pytest

import carte
from carte.engine.deal import Deal
from tests.engine.slow_rules import Captures, asso, count, scopa

# (game, seed, the counts at depth 1, 2, 3, …)
PERFT = [
    ("scopa", 1, [4, 12, 28, 60, 64, 64, 202, 612, 1230, 2460, 2472, 2472]),
    ("scopa", 2, [3, 9, 21, 42, 53, 53, 188, 622, 1360, 2836, 2952, 2952]),
    ("scopa", 7, [3, 16, 32, 86, 86, 88, 272, 816, 1680, 3360, 3360, 3360]),
    ("scopa", 11, [3, 9, 18, 36, 36, 36, 144, 432, 1434, 2868, 4732, 4732]),
    ("asso-piglia-tutto", 1, [3, 9, 18, 36, 36, 36, 108, 324, 648, 1296, 1296, 1296]),
    ("asso-piglia-tutto", 2, [3, 9, 18, 36, 36, 36, 144, 504, 1152, 2448, 2592, 2592]),
    ("asso-piglia-tutto", 7, [3, 12, 24, 60, 60, 72, 216, 648, 1296, 2592, 2592, 2592]),
    ("asso-piglia-tutto", 11, [3, 9, 18, 36, 36, 36, 108, 324, 648, 1296, 1296, 1296]),
]  # fmt: skip


def perft(deal: Deal, depth: int) -> int:
    if depth == 0:
        return 1
    moves = deal.legal_moves()
    return len(moves) if depth == 1 else sum(perft(deal.play(move), depth - 1) for move in moves)


def parts(deal: Deal) -> tuple[list[list[str]], list[str], list[str], int, int]:
    """A deal as the reference holds it."""
    hands = [[str(card) for card in hand] for hand in deal.hands]
    table, stock = ([str(card) for card in some] for some in (deal.table, deal.stock))
    return hands, table, stock, deal.turn, (deal.dealer + 1) % 2


@pytest.mark.parametrize(("slug", "seed", "counts"), PERFT)
def test_the_number_of_sequences_is_known(slug: str, seed: int, counts: Sequence[int]) -> None:
    deal = carte.game(slug).deal(seed=seed)
    assert [perft(deal, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("seed", range(100, 106))
@pytest.mark.parametrize(("slug", "captures"), [("scopa", scopa), ("asso-piglia-tutto", asso)])
def test_the_engine_finds_as_many_sequences_as_the_rules_read_slowly(
    slug: str, captures: Captures, seed: int
) -> None:
    deal = carte.game(slug).deal(seed=seed)
    assert perft(deal, 7) == count(captures, *parts(deal), 7)


@pytest.mark.parametrize("seed", range(100, 104))
@pytest.mark.parametrize(("slug", "captures"), [("scopa", scopa), ("asso-piglia-tutto", asso)])
def test_so_it_does_on_the_fuller_tables_of_the_middle(
    slug: str, captures: Captures, seed: int
) -> None:
    deal = carte.game(slug).deal(seed=seed)
    for _ in range(10):
        legal = deal.legal_moves()
        laying = (move for move in legal if isinstance(move, carte.Play) and not move.taken)
        deal = deal.play(next(laying, legal[0]))
    assert perft(deal, 6) == count(captures, *parts(deal), 6)
