"""A deal of a trick game, played card by card in the engine and by the slow rules."""

import random
from collections.abc import Iterable
from itertools import permutations
from typing import Any

from carte.engine.tricks.game import TrickGame
from carte.games.briscola.deal import BriscolaDeal, BriscolaView
from tests.engine.slow_tricks import (
    MODELS,
    PACK,
    Briscola,
    Mediatore,
    Model,
    Tressette,
    briscola_deck,
)
from tests.engine.trick_games import moves


def texts(some: Iterable[object]) -> list[str]:
    """Cards or moves as the slow rules write them."""
    return [str(one) for one in some]


def deck_of(game: Any) -> list[str]:
    """The cards that a game is played with."""
    return briscola_deck(game.options) if game.slug == "briscola" else PACK[:]


def played_slowly(game: Any, rng: random.Random) -> bool:
    """Play a random deal in the engine and by the slow rules, and hold everything together."""
    assert isinstance(game, TrickGame)
    deck, dealer = deck_of(game), rng.randrange(game.seats)
    rng.shuffle(deck)
    deal: Any = game.deal(deck=deck, dealer=dealer)
    model = MODELS[game.slug](deck, dealer, game.options)
    while not deal.is_over:
        _compare(deal, model)
        _check(deal, deck)
        move = moves(rng, deal)
        deal = deal.play(move)
        model.play(str(move))
    assert model.phase == "over"
    if isinstance(model, Tressette):
        assert [score.items for score in deal.score()] == model.items()
        assert list(deal.card_points) == model.thirds()
        assert sum(model.thirds()) == 35
        return True
    item = "points" if game.slug == "briscola" else "payment"
    assert [score.items.get(item, 0) for score in deal.score()] == model.result()
    assert all(set(score.items) <= {item} for score in deal.score())
    assert sum(model.result()) == (120 if item == "points" else 0)
    if isinstance(model, Briscola):
        assert game.won_by(deal.score()) == model.won()
    if isinstance(model, Mediatore):
        assert list(deal.card_points) == model.thirds()
    return True


def _compare(deal: Any, model: Model) -> None:
    """Hold a moment of a deal against the slow rules."""
    assert (deal.phase, deal.turn) == (model.phase, model.turn)
    assert texts(deal.legal_moves()) == model.legal()
    assert [set(texts(hand)) for hand in deal.hands] == [set(hand) for hand in model.hands.values()]
    assert [set(texts(pile)) for pile in deal.piles] == [set(pile) for pile in model.piles.values()]
    assert texts(deal.trick) == model.trick
    if isinstance(model, (Briscola, Tressette)):
        assert texts(deal.stock) == model.stock
    if isinstance(model, Tressette):
        accusi = [(seat, texts(some), points) for seat, some, points in deal.accusi]
        assert accusi == model.accusi
        for seat, other in permutations(range(model.seats), 2):
            assert {*texts(deal.view(seat).hands[other])} == {*model.known(other)}


def _check(deal: Any, deck: list[str]) -> None:
    """Hold what is always so: every card lies somewhere, and a view shows no hidden one."""
    zones = (*deal.hands, deal.trick, deal.stock, *deal.piles, getattr(deal, "monte", ()))
    assert sorted(texts(card for zone in zones for card in zone)) == sorted(deck)
    view = deal.view(deal.turn)
    assert view.legal_moves() == deal.legal_moves()
    assert set(view.hand) == set(deal.hands[deal.turn])
    if isinstance(deal, BriscolaDeal):
        assert isinstance(view, BriscolaView)
        partners = len([hand for hand in view.hands if hand]) - bool(view.hand)
        sees = deal.game.partner_view == "last-three" and not deal.stock
        assert partners <= (deal.game.seats // 2 - 1 if sees else 0)
        assert all(not hand or set(hand) == set(deal.hands[s]) for s, hand in enumerate(view.hands))
