"""Whole random deals, played by the engine and by a slow reading of the rules side by side."""

import pytest

import carte
from tests.engine.lines_of_play import line
from tests.engine.slow_rules import asso, replay, scopa

DEALS = 150


def played(game, seed):
    """A finished deal, with its deck and its moves as text."""
    deals = line(game, seed, dealer=seed % 2)
    first = deals[0]
    hands = [first.hands[1 - first.dealer], first.hands[first.dealer]]
    deck = [card for pair in zip(*hands, strict=True) for card in pair]
    deck = [str(card) for card in [*deck, *first.table, *first.stock]]
    return deals[-1], deck, [str(move) for move in deals[-1].moves]


@pytest.mark.parametrize("start", range(0, DEALS, 50))
def test_scopa_ends_as_the_slow_rules_say(start):
    game = carte.game("scopa")
    for seed in range(start, start + 50):
        over, deck, moves = played(game, seed)
        piles, scope, points = replay(scopa, deck, moves, over.dealer)
        assert [set(map(str, pile)) for pile in over.piles] == [set(pile) for pile in piles]
        assert list(over.scope) == scope
        assert [score.total for score in over.score()] == points


@pytest.mark.parametrize("start", range(0, DEALS, 50))
def test_asso_piglia_tutto_ends_as_the_slow_rules_say(start):
    game = carte.game("asso-piglia-tutto")
    scored = carte.game("asso-piglia-tutto", scoring="scopa")
    for seed in range(start, start + 50):
        over, deck, moves = played(game, seed)
        piles, scope, points = replay(asso, deck, moves, over.dealer)
        assert [score.total for score in over.score()] == [len(pile) for pile in piles]
        deal = scored.deal(deck=deck, dealer=over.dealer)
        for move in moves:
            deal = deal.play(move)
        assert list(deal.scope) == scope
        assert [score.total for score in deal.score()] == points
