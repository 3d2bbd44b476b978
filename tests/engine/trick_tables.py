"""A deal of a trick game, played card by card in the engine and by the slow rules."""

import random
from typing import Any

from carte.engine.tricks.game import TrickGame
from carte.games.briscola.deal import BriscolaDeal, BriscolaView
from tests.engine.slow_tricks import Model, texts
from tests.engine.trick_games import moves
from tests.games.rooms import from_rooms

MODELS: dict[str, type[Model]] = from_rooms("slow", "MODEL")


def deck_of(game: Any) -> list[str]:
    """The cards that a game is played with."""
    return MODELS[game.slug].deck(game.options)


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
    model.check_score(deal)
    return True


def _compare(deal: Any, model: Model) -> None:
    """Hold a moment of a deal against the slow rules."""
    assert (deal.phase, deal.turn) == (model.phase, model.turn)
    assert texts(deal.legal_moves()) == model.legal()
    assert [set(texts(hand)) for hand in deal.hands] == [set(hand) for hand in model.hands.values()]
    assert [set(texts(pile)) for pile in deal.piles] == [set(pile) for pile in model.piles.values()]
    assert texts(deal.trick) == model.trick
    model.check_moment(deal)


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
