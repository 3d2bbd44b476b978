"""The trick games against the rules read slowly: the same moves, the same course, the same pay."""

import random
from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.moves import Play
from carte.engine.tricks.game import NO_TRUMP, TrickGame
from tests.engine.slow_tricks import (
    BRISCOLA_ORDER,
    MEDIATORE_ORDER,
    MODELS,
    PACK,
    Briscola,
    Mediatore,
    briscola_match,
    winner,
)
from tests.engine.trick_games import DEFAULTS, GAMES, moves
from tests.kinds import dealt

ORDERS = {
    "briscola": BRISCOLA_ORDER,
    "briscola-chiamata": BRISCOLA_ORDER,
    "mediatore": MEDIATORE_ORDER,
}
SEEDS = st.integers(0, 2**32)


def texts(some: Iterable[object]) -> list[str]:
    return [str(one) for one in some]


@pytest.mark.parametrize("game", GAMES, ids=repr)
@settings(max_examples=12)
@given(SEEDS)
def test_the_engine_and_the_slow_rules_never_disagree(game: TrickGame, seed: int) -> None:
    rng = random.Random(seed)
    deck = PACK[:]
    rng.shuffle(deck)
    dealer = rng.randrange(game.seats)
    deal = dealt(game, deck=deck, dealer=dealer)
    model = MODELS[game.slug](deck, dealer, game.options)
    while True:
        assert (deal.phase, deal.is_over) == (model.phase, model.phase == "over")
        assert texts(deal.legal_moves()) == model.legal()
        assert [set(texts(hand)) for hand in deal.hands] == [set(h) for h in model.hands.values()]
        assert [set(texts(pile)) for pile in deal.piles] == [set(p) for p in model.piles.values()]
        assert texts(deal.trick) == model.trick
        if deal.is_over:
            break
        assert deal.turn == model.turn
        move = moves(rng, deal)
        deal = deal.play(move)
        model.play(str(move))
    (item,) = {"briscola": ["points"]}.get(game.slug, ["payment"])
    assert [score.items.get(item, 0) for score in deal.score()] == model.result()
    assert all(set(score.items) <= {item} for score in deal.score())
    if isinstance(model, Briscola):
        assert game.won_by(deal.score()) == model.won()
    if isinstance(model, Mediatore):
        assert list(deal.card_points) == model.thirds()


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
    won, winner = briscola_match(winners, wins)
    assert (list(match.totals), match.winner, match.is_over) == (won, winner, winner is not None)


@pytest.mark.parametrize(
    ("game", "order"), [(game, ORDERS[game.slug]) for game in DEFAULTS], ids=repr
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
        assert place == winner(texts(cards), [*"DCSB", None][trump], ORDERS[game.slug])
