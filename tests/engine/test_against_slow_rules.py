"""Whole random deals, played by the engine and by a slow reading of the rules side by side."""

from collections.abc import Sequence

import pytest

from carte.engine.capture.deal import CaptureDeal
from carte.engine.capture.game import CaptureGame
from carte.games.asso_piglia_tutto.game import AssoPigliaTutto
from carte.games.scopa.game import Scopa
from tests.engine.lines_of_play import line
from tests.engine.slow_rules import asso, replay, scopa
from tests.kinds import dealt

DEALS = 150


def played(game: CaptureGame, seed: int) -> tuple[CaptureDeal, Sequence[str], Sequence[str]]:
    """A finished deal, with its deck and its moves as text."""
    deals = line(game, seed, dealer=seed % 2)
    first = deals[0]
    hands = [first.hands[1 - first.dealer], first.hands[first.dealer]]
    deck = [card for pair in zip(*hands, strict=True) for card in pair]
    deck = [str(card) for card in [*deck, *first.table, *first.stock]]
    return deals[-1], deck, [str(move) for move in deals[-1].moves]


@pytest.mark.parametrize("start", range(0, DEALS, 50))
def test_scopa_ends_as_the_slow_rules_say(start: int) -> None:
    game = Scopa()
    for seed in range(start, start + 50):
        over, deck, moves = played(game, seed)
        piles, scope, points = replay(scopa, deck, moves, over.dealer)
        assert [set(map(str, pile)) for pile in over.piles] == [set(pile) for pile in piles]
        assert list(over.scope) == scope
        assert [score.total for score in over.score()] == points


@pytest.mark.parametrize("start", range(0, DEALS, 50))
def test_asso_piglia_tutto_ends_as_the_slow_rules_say(start: int) -> None:
    game = AssoPigliaTutto()
    scored = AssoPigliaTutto(scoring="scopa")
    for seed in range(start, start + 50):
        over, deck, moves = played(game, seed)
        piles, scope, points = replay(asso, deck, moves, over.dealer)
        assert [score.total for score in over.score()] == [len(pile) for pile in piles]
        deal = dealt(scored, deck=deck, dealer=over.dealer)
        for move in moves:
            deal = deal.play(move)
        assert list(deal.scope) == scope
        assert [score.total for score in deal.score()] == points
