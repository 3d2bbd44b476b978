"""Play-outs: how far they go, and what they count."""

from typing import Any

import pytest

import carte
from carte.engine.deal import Deal
from carte.players.evaluation import margins, rewards
from carte.players.expert import Expert, thought
from carte.players.heuristic import heuristic_for
from carte.players.play_outs import PLAYS, play_outs_for


def briscola(stock: str) -> Deal:
    """Return a deal of briscola for two where seat 0 leads from three trumps."""
    return carte.game("briscola").position(
        hands=["1S 4S 5S", "6B 7B 1B"], trump="6S", stock=stock, turn=0, leader=0
    )


@pytest.mark.parametrize("slug", ["briscola", "briscola-chiamata", "mediatore"])
def test_deals_of_tricks_for_more_than_two_are_played_to_their_end(slug: str) -> None:
    game = carte.game("briscola", players=4) if slug == "briscola" else carte.game(slug)
    deal = game.deal(seed=3)
    move, seat = deal.legal_moves()[0], deal.turn
    end = heuristic_for(game).play_out(deal.play(move))
    assert play_outs_for(deal.view(seat)).after(deal, move) == (
        margins(end)[seat],
        rewards(end)[seat],
    )


@pytest.mark.parametrize("slug", ["scopa", "scopone", "asso-piglia-tutto", "cirulla"])
def test_after_eight_plays_the_cards_won_count_by_the_weights_of_the_game(slug: str) -> None:
    deal: Any = carte.game(slug).deal(seed=3)
    seat, move = deal.turn, deal.legal_moves()[0]
    left = len(deal.stock) + sum(map(len, deal.hands))
    later: Any = deal.play(move)
    while len(later.stock) + sum(map(len, later.hands)) > left - PLAYS:
        later = later.play(heuristic_for(deal.game).choice(later))
    weights = deal.game.weights
    won = [
        scored + sum(weights.worth(card.index) for card in pile)
        for scored, pile in zip(later.scored_early, later.piles, strict=True)
    ]
    side = deal.game.side(seat)
    margin = won[side] - won[1 - side]
    assert play_outs_for(deal.view(seat)).after(deal, move) == pytest.approx((margin, margin))


def test_what_is_scored_early_in_cirulla_counts_besides_the_cards() -> None:
    deal: Any = carte.game("cirulla").position(
        hands=["2D 2C 2S", "5C 7B 9S"], table="8D 8C 8S 8B", stock=[], turn=0
    )
    assert deal.scored_early == (0, 0)
    assert deal.play("declare").scored_early[0] == 3 + 10


def test_the_last_plays_at_a_table_are_played_to_the_end_of_the_deal() -> None:
    hands = ["7C 2S 9C", "4B 5B 6B"]
    deal = carte.game("scopa").position(hands=hands, table="7D 3B", stock=[], turn=0)
    end = heuristic_for(deal.game).play_out(deal.play("7C x 7D"))
    margin, _ = play_outs_for(deal.view(0)).after(deal, carte.move("7C x 7D"))
    assert margin == margins(end)[0]


def test_after_three_tricks_points_and_the_cards_held_count_and_the_lead() -> None:
    """Three tricks without points; then seat 0 leads with the asso of trumps against a plain one.

    game('briscola').position(hands=['1S 6C 7C', '1B 2D 7B'], turn=0, ...)
    """
    deal = briscola("2C 4C 5C 6C 7C 2D 4D 5D 6D 7D 2B 4B 5B 6S")
    margin = 12.5 - 3.0 - 1.6
    assert play_outs_for(deal.view(0)).after(deal, carte.move("4S")) == (margin, margin)


def test_what_one_side_wins_some_tricks_on_the_other_loses() -> None:
    deal = carte.game("briscola").deal(seed=3)
    led = deal.play(deal.legal_moves()[0])
    best = heuristic_for(deal.game).choice(led)
    own, _ = play_outs_for(deal.view(deal.turn)).after(deal, deal.legal_moves()[0])
    other, _ = play_outs_for(led.view(led.turn)).after(led, best)
    assert own == -other


def test_with_a_short_stock_a_deal_is_played_to_its_end() -> None:
    deal = briscola("2C 4C 5C 6C 7C 2D 4D 6S")
    end = heuristic_for(deal.game).play_out(deal.play("1S"))
    margin, _ = play_outs_for(deal.view(0)).after(deal, carte.move("1S"))
    assert margin == margins(end)[0]


def test_an_expert_follows_more_deals_in_the_same_time_where_they_are_short() -> None:
    deal = carte.game("briscola").deal(seed=3)
    *_, candidates = Expert().weigh(deal.view(deal.turn))
    assert sum(candidate.tries for candidate in candidates) == 4 * thought(deal.game)
