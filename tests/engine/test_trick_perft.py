"""How many sequences of moves there are from fixed deals of the trick games."""

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import carte
from carte.engine.deal import Deal
from tests.engine.slow_tricks import MODELS, Model
from tests.engine.trick_tables import deck_of

DECK = [str(carte.PACK[place * 7 % 40]) for place in range(40)]
AT_FOUR = "bid 4, pass, pass, pass, pass, "
DARK = {"dark_first_trick": True}
EXCHANGE = {"players": 3, "removed": "2C", "exchange": "two"}

# (game, house rules, moves played first, the counts at depth 1, 2, 3, …)
PERFT = [
    ("briscola", {}, "", [3, 9, 27, 81, 243, 729, 2187, 6561, 19683]),
    ("briscola", {}, "first " * 33, [3, 9, 27, 54, 108, 108, 108, 0]),
    ("briscola-chiamata", {}, "", [11, 125, 2705]),
    ("briscola-chiamata", {}, "bid 2, bid 118", [3, 6, 10, 15, 22, 82, 623, 4984, 39872]),
    ("briscola-chiamata", {}, "bid 2, pass, pass, pass, pass", [5, 40, 320, 2560, 20480]),
    (
        "briscola-chiamata",
        {},
        AT_FOUR + "first, " * 31,
        [2, 4, 8, 16, 32, 32, 32, 32, 32],
    ),
    ("mediatore", {}, "", [6, 21, 56, 126, 1072]),
    ("mediatore", {}, "bid chiamo, pass, pass, pass", [40, 28600]),
    ("mediatore", {}, "bid mediatore, pass, pass, pass, last, first", [10, 270, 1098, 4806, 15876]),
    ("mediatore", {}, "bid arcisolissimo, pass, pass, pass", [23, 123, 513, 1863, 39744]),
    (
        "mediatore",
        {},
        "bid arcisolissimo, pass, pass, pass, " + "first, " * 20,
        [12, 39, 48, 156, 1404, 1944, 4374, 10935],
    ),
    ("briscola", {"players": 3}, "", [3, 9, 27, 81, 243, 729]),
    ("briscola", {"players": 3}, "first " * 31, [3, 9, 18, 36, 72, 72, 72, 72]),
    ("briscola", {"players": 4}, "", [3, 9, 27, 81, 243, 729]),
    ("briscola", {"players": 4}, "first " * 30, [3, 9, 18, 36, 72, 144, 144, 144]),
    ("briscola", {"players": 6}, "", [3, 9, 27, 81, 243, 729]),
    ("briscola", {"players": 6}, "first " * 20, [3, 9, 27, 81, 162, 324, 648]),
    ("briscola", EXCHANGE, "", [3, 12, 36, 108, 324, 972]),
    ("briscola", EXCHANGE, "first, exchange 2B", [3, 9, 27, 81, 243, 729]),
    ("briscola-chiamata", DARK, AT_FOUR, [8, 64, 512]),
    ("briscola-chiamata", DARK, AT_FOUR + "first, first, first", [8, 64, 256, 1792]),
    ("briscola-chiamata", {"point_bids": False}, "", [11, 70, 355, 1795]),
    ("briscola-chiamata", {"point_bids": False}, "bid 5", [3, 9, 47, 347, 2736]),
    ("mediatore", {"callable": "by-bid"}, "bid chiamo, pass, pass, pass", [4, 2860]),
    ("mediatore", {"callable": "by-bid"}, "bid mediatore, pass, pass, pass", [12, 10582]),
]


def begun(slug: str, options: Mapping[str, Any], moves: str) -> tuple[Deal, Model]:
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


def perft(deal: Deal, depth: int) -> int:
    moves = deal.legal_moves()
    return len(moves) if depth == 1 else sum(perft(deal.play(move), depth - 1) for move in moves)


def slowly(model: Model, depth: int) -> int:
    moves = model.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = copy.deepcopy(model)
        after.play(move)
        total += slowly(after, depth - 1)
    return total


@pytest.mark.parametrize(("slug", "options", "moves", "counts"), PERFT)
def test_the_number_of_sequences_is_known(
    slug: str, options: Mapping[str, Any], moves: str, counts: Sequence[int]
) -> None:
    deal, _ = begun(slug, options, moves)
    assert [perft(deal, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("slug", "options", "moves", "counts"), PERFT)
def test_the_rules_read_slowly_find_as_many(
    slug: str, options: Mapping[str, Any], moves: str, counts: Sequence[int]
) -> None:
    _, model = begun(slug, options, moves)
    few = [depth for depth, count in enumerate(counts, 1) if count <= 3_000]
    assert [slowly(model, depth) for depth in few] == counts[: len(few)]
