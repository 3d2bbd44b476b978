"""The trick games against the rules read slowly: the same moves, the same course, the same pay."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.moves import Play
from carte.engine.tricks.game import NO_TRUMP, TrickGame
from tests.engine.slow_tricks import texts, winner
from tests.engine.trick_games import DEFAULTS, GAMES
from tests.engine.trick_tables import MODELS, played_slowly
from tests.games.briscola.slow import match as slow_match

SEEDS = st.integers(0, 2**32)


@pytest.mark.parametrize("game", GAMES, ids=repr)
@settings(max_examples=12)
@given(SEEDS)
def test_the_engine_and_the_slow_rules_never_disagree(game: TrickGame, seed: int) -> None:
    assert played_slowly(game, random.Random(seed))


@settings(max_examples=40)
@given(st.lists(st.integers(58, 62), max_size=9), st.integers(2, 3))
def test_a_match_of_won_deals_never_disagrees_with_the_slow_rules(
    points: Sequence[int], wins: int
) -> None:
    match = carte.game("briscola", wins=wins).match()
    for number in points:
        if not match.is_over:
            scores = tuple(carte.Score({"points": each}) for each in (number, 120 - number))
            match = carte.Match(match.game, 0, (*match.scores, scores))
    winners = [None if number == 60 else int(number < 60) for number in points]
    won, winner = slow_match(winners, wins)
    assert (list(match.totals), match.winner, match.is_over) == (won, winner, winner is not None)


@pytest.mark.parametrize(
    ("game", "order"), [(game, MODELS[game.slug].order) for game in DEFAULTS], ids=repr
)
def test_every_two_cards_under_every_trump(game: TrickGame, order: Sequence[str]) -> None:
    for trump in [*range(4), NO_TRUMP]:
        for first in carte.PACK:
            for second in carte.PACK:
                if first != second:
                    place = game.best([Play(first.index), Play(second.index)], trump)
                    assert place == winner(texts([first, second]), [*"DCSB", None][trump], order)


@settings(max_examples=300)
@given(st.permutations(range(40)), st.integers(0, NO_TRUMP), st.integers(3, 5))
def test_longer_tricks(order: Sequence[int], trump: int, size: int) -> None:
    cards = [carte.PACK[index] for index in order[:size]]
    for game in DEFAULTS:
        place = game.best([Play(card.index) for card in cards], trump)
        assert place == winner(texts(cards), [*"DCSB", None][trump], MODELS[game.slug].order)
