"""The capture games at tables with other numbers of players or of cards, played card by card."""

import random
from typing import Any

import carte
from carte.engine.capture.deal import CaptureDeal
from carte.engine.capture.game import CaptureGame
from carte.engine.cards import EVERY_CARD, Card
from carte.games.cirulla.deal import CirullaDeal
from tests.engine.slow_capture import MODELS, Slow

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("scopa", {"players": 3}),
    ("scopa", {"players": 4}),
    ("scopa", {"players": 6}),
    ("scopone", {"hand_size": 10}),
    ("asso-piglia-tutto", {"players": 4}),
    ("asso-piglia-tutto", {"players": 4, "hand_size": 9, "scoring": "scopa"}),
    ("asso-piglia-tutto", {"players": 4, "hand_size": 3}),
    ("cirulla", {"players": 3}),
]
"""Tables with other numbers of players or of cards."""

AGREED: list[tuple[str, dict[str, Any]]] = [
    ("scopa", {"primiera": "sevens"}),
    ("scopa", {"primiera_courts": "10-9-8"}),
    ("scopone", {"primiera": "sevens"}),
    ("scopone", {"primiera_courts": "10-9-8"}),
    ("asso-piglia-tutto", {"vile": True}),
    ("asso-piglia-tutto", {"sums": True, "scoring": "scopa", "ace_sweep_scores": False}),
    ("asso-piglia-tutto", {"scoring": "scopa", "target": 21}),
    ("asso-piglia-tutto", {"scoring": "scopa", "target": 31, "napola": True}),
    ("asso-piglia-tutto", {"players": 4, "hand_size": 9, "kings_redeal": True}),
    ("cirulla", {"cappotto": 30}),
    ("scopa", {"equal_binds": False}),
    ("scopa", {"equal_binds": False, "fewest_cards": True}),
    ("scopa", {"low_table_redeal": True, "leftovers": "dealer"}),
    ("scopone", {"scoring": "forty-one", "napola": True}),
    ("scopone", {"scoring": "forty-one", "hand_size": 10, "leftovers": "dealer"}),
    ("asso-piglia-tutto", {"ace_must_take": False}),
    ("asso-piglia-tutto", {"ace_must_take": False, "ace_on_ace": "sweep", "sums": True}),
    ("cirulla", {"players": 3, "leftovers": "dealer"}),
]
"""Tables that play as usual, and have agreed on something that an older one had not."""

POINTS = "carte", "denari", "settebello", "primiera"
DECK = [str(card) for card in carte.PACK]


def played_slowly(game: Any, rng: random.Random) -> bool:
    """Play a random deal in the engine and by the slow rules, and hold everything together.

    Returns False for a deck that must be dealt again.
    """
    assert isinstance(game, CaptureGame)
    deck, dealer = rng.sample(DECK, 40), rng.randrange(game.seats)
    model = MODELS[game.slug](deck, dealer, game.options)
    if model.misdeal():
        try:
            game.deal(deck=deck, dealer=dealer)
        except carte.Misdeal:
            return False
        raise AssertionError("it was dealt, and must be dealt again")
    deal = game.deal(deck=deck, dealer=dealer)
    assert isinstance(deal, CaptureDeal)
    plays, swept = 0, False
    while not deal.is_over:
        _compare(deal, model)
        _check(deal)
        legal = model.legal()
        aloud = [move for move in legal if move.startswith("declare")]
        move = rng.choice(aloud if aloud and rng.random() < 0.8 else legal)
        scored = sum(deal.scope)
        deal = deal.play(move)
        model.play(move)
        if move not in aloud:
            plays += 1
            assert not (swept and sum(deal.scope) > scored)
            swept = sum(deal.scope) > scored
    assert model.over()
    assert plays == 40 - len(game.first_table)
    assert sum(map(len, deal.piles)) + len(deal.table) == 40
    assert [score.items for score in deal.score()] == model.score()
    if game.slug in ("scopa", "scopone") and game.options.get("scoring") != "forty-one":
        points = [score.items.get(item, 0) for score in deal.score() for item in POINTS]
        assert 1 <= sum(points) <= 4
    return True


def _compare(deal: CaptureDeal, model: Slow) -> None:
    """Hold a moment of a deal against the slow rules."""
    assert sorted(map(str, deal.legal_moves())) == sorted(model.legal())
    assert [_texts(hand) for hand in deal.hands] == [
        set(model.hands[seat]) for seat in range(deal.game.seats)
    ]
    assert _texts(deal.table) == set(model.table)
    assert [_texts(pile) for pile in deal.piles] == [set(pile) for pile in model.piles]
    assert (deal.turn, deal.last_capturer) == (model.turn, model.last)
    assert list(deal.scope) == model.scope
    if isinstance(deal, CirullaDeal):
        assert (deal.matta, list(deal.scored)) == (model.matta, model.extra)


def _check(deal: CaptureDeal) -> None:
    """Hold what is always so: every card lies somewhere, and a view shows no hidden one."""
    zones = [*deal._hands, deal._table, *deal._stock, *deal._piles]
    assert sum(zones) == EVERY_CARD
    assert len(deal._piles) == deal.game.sides
    assert len(deal.table) <= 13 or deal.game.slug == "asso-piglia-tutto"
    if (
        not deal.game.table_size
        and deal.game.slug == "scopone"
        and deal.game.options["equal_binds"]
    ):
        assert len({card.value for card in deal.table}) == len(deal.table)
    view = deal.view(deal.turn)
    assert view.legal_moves() == deal.legal_moves()
    assert set(view.hand) == set(deal.hands[deal.turn])


def _texts(some: tuple[Card, ...]) -> set[str]:
    return {str(one) for one in some}
