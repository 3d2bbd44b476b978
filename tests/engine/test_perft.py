"""How many sequences of moves there are from fixed deals, as chess programs count them."""

import copy
from collections.abc import Mapping
from typing import Any

import pytest

import carte
from carte.engine.deal import Deal
from tests.engine import slow_capture, slow_tricks
from tests.engine.trick_tables import MODELS, deck_of
from tests.games.rooms import rows

Model = slow_capture.Slow | slow_tricks.Model

FOUR = {"players": 4}
TEN = {"hand_size": 10}
FREE = {"ace_sweep_forced": False, "ace_full_take": False, "equal_before_sum": True}

# (game, house rules, seed, moves played first, the counts at depth 1, 2, 3, …)
CAPTURES = [
    ("scopa", {}, 1, 0, [4, 12, 28, 60, 64, 64, 202, 612, 1230, 2460, 2472, 2472]),
    ("scopa", {}, 2, 0, [3, 9, 21, 42, 53, 53, 188, 622, 1360, 2836, 2952, 2952]),
    ("scopa", {}, 7, 0, [3, 16, 32, 86, 86, 88, 272, 816, 1680, 3360, 3360, 3360]),
    ("scopa", {}, 11, 0, [3, 9, 18, 36, 36, 36, 144, 432, 1434, 2868, 4732, 4732]),
    ("asso-piglia-tutto", {}, 1, 0, [3, 9, 18, 36, 36, 36, 108, 324, 648, 1296, 1296, 1296]),
    ("asso-piglia-tutto", {}, 2, 0, [3, 9, 18, 36, 36, 36, 144, 504, 1152, 2448, 2592, 2592]),
    ("asso-piglia-tutto", {}, 7, 0, [3, 12, 24, 60, 60, 72, 216, 648, 1296, 2592, 2592, 2592]),
    ("asso-piglia-tutto", {}, 11, 0, [3, 9, 18, 36, 36, 36, 108, 324, 648, 1296, 1296, 1296]),
    ("scopone", {}, 1, 0, [9, 84, 761, 6886]),
    ("scopone", {}, 2, 0, [9, 81, 730, 6982]),
    ("scopone", {"fewest_cards": True}, 7, 16, [5, 25, 125, 625, 2504, 10016]),
    ("scopone", {}, 11, 20, [4, 16, 64, 256, 768, 2304, 6912, 20736, 41472]),
    ("cirulla", {}, 9, 0, [11, 42, 112, 224, 300, 300, 612, 1836, 4192]),
    ("cirulla", FOUR, 25, 0, [10, 36, 121, 400, 1009, 2140, 4624, 9758]),
    ("cirulla", {}, 27, 0, [3, 9, 18, 38, 38, 38, 114, 342]),
    ("cirulla", FREE, 7, 9, [2, 2, 2, 6, 18, 36, 72, 76]),
    ("cirulla", FOUR, 11, 24, [1, 4, 12, 36, 111, 249, 502, 1012, 2168]),
    ("cirulla", {}, 2, 28, [1, 1, 3, 9, 18, 36, 36, 41, 0]),
    ("scopa", {"players": 3}, 3, 0, [5, 17, 53, 109, 237, 485]),
    ("scopa", {"players": 3}, 6, 27, [3, 9, 27, 54, 108, 216, 217, 220, 220]),
    ("scopa", FOUR, 4, 0, [3, 12, 36, 111, 222, 460]),
    ("scopa", {"players": 6}, 5, 0, [3, 9, 27, 81, 248, 773]),
    ("scopone", TEN, 1, 0, [10, 100, 1000]),
    ("scopone", TEN, 3, 24, [4, 16, 64, 256, 780, 2340, 7104]),
    ("asso-piglia-tutto", FOUR, 1, 0, [10, 100, 1000]),
    ("asso-piglia-tutto", FOUR, 2, 24, [4, 16, 64, 256, 768, 2304, 6912]),
    ("asso-piglia-tutto", {**FOUR, "hand_size": 9}, 2, 0, [9, 81, 729]),
    ("asso-piglia-tutto", {**FOUR, "hand_size": 3}, 3, 0, [3, 12, 36, 108, 216, 456]),
    ("asso-piglia-tutto", {"vile": True}, 8, 0, [2, 6, 12, 24, 24, 24]),
    ("asso-piglia-tutto", {**FOUR, "vile": True}, 5, 0, [9, 90, 900]),
    ("cirulla", {"players": 3}, 4, 0, [5, 22, 66, 157, 359]),
    ("cirulla", {"players": 3, "equal_before_sum": True}, 6, 18, [1, 3, 9, 36, 86, 185, 420]),
]  # fmt: skip

DECK = [str(carte.PACK[place * 7 % 40]) for place in range(40)]

# (game, house rules, moves played first, the counts at depth 1, 2, 3, …)
TRICKS = rows("facts", "PERFT")


def from_seed(slug: str, options: Mapping[str, Any], seed: int, first: int) -> tuple[Deal, Model]:
    """A deal, and the same in the slow model, after that many moves, the longest ones."""
    game = carte.game(slug, **options)
    deal = game.deal(seed=seed)
    model = slow_capture.MODELS[slug](map(str, deal.deck), deal.dealer, dict(game.options))
    for _ in range(first):
        move = max(map(str, deal.legal_moves()), key=len)
        deal = deal.play(move)
        model.play(move)
    return deal, model


def from_moves(slug: str, options: Mapping[str, Any], moves: str) -> tuple[Deal, Model]:
    """A deal and its slow model after some moves; first and last are legal moves."""
    game = carte.game(slug, **options)
    deck = [card for card in DECK if card in deck_of(game)]
    deal = game.deal(deck=deck)
    model = MODELS[slug](deck, 0, dict(game.options))
    for text in moves.replace(",", " , ").replace("first", ",first,").split(","):
        if text := text.strip():
            legal = deal.legal_moves()
            move = {"first": legal[0], "last": legal[-1]}.get(text, text)
            deal = deal.play(move)
            model.play(str(move))
    return deal, model


PERFT: list[Any] = [
    *((from_seed, *row) for row in CAPTURES),
    *((from_moves, *row) for row in TRICKS),
]


def perft(deal: Deal, depth: int) -> int:
    moves = deal.legal_moves()
    return len(moves) if depth == 1 else sum(perft(deal.play(move), depth - 1) for move in moves)


def slow_perft(model: Model, depth: int) -> int:
    moves = model.legal()
    if depth == 1:
        return len(moves)
    sequences = 0
    for move in moves:
        after = copy.deepcopy(model)
        after.play(move)
        sequences += slow_perft(after, depth - 1)
    return sequences


@pytest.mark.parametrize("line", PERFT, ids=lambda line: f"{line[1]} {line[2]} {line[3]}")
def test_the_number_of_sequences_is_known(line: Any) -> None:
    begin, *start, counts = line
    deal, _ = begin(*start)
    assert [perft(deal, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("line", PERFT, ids=lambda line: f"{line[1]} {line[2]} {line[3]}")
def test_the_rules_read_slowly_find_as_many(line: Any) -> None:
    begin, *start, counts = line
    _, model = begin(*start)
    depth = max(depth for depth, count in enumerate(counts, 1) if count < 2_000)
    assert slow_perft(model, depth) == counts[depth - 1]
