"""Play-outs: how far they go, and what they count."""

import pytest

import carte
from carte.engine.deal import Deal
from carte.players.evaluation import margins, rewards
from carte.players.expert import PLAY_OUTS, Expert
from carte.players.heuristic import heuristic_for
from carte.players.play_outs import play_outs_for


def briscola(stock: str) -> Deal:
    """Return a deal of briscola for two where seat 0 leads from three trumps."""
    return carte.game("briscola").position(
        hands=["1S 4S 5S", "6B 7B 1B"], trump="6S", stock=stock, turn=0, leader=0
    )


@pytest.mark.parametrize("slug", carte.GAMES)
def test_all_deals_but_those_of_briscola_for_two_are_played_to_their_end(slug: str) -> None:
    game = carte.game("briscola", players=4) if slug == "briscola" else carte.game(slug)
    deal = game.deal(seed=3)
    move, seat = deal.legal_moves()[0], deal.turn
    end = heuristic_for(game).play_out(deal.play(move))
    assert play_outs_for(deal.view(seat)).after(deal, move) == (
        margins(end)[seat],
        rewards(end)[seat],
    )


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
    assert sum(candidate.tries for candidate in candidates) == 4 * PLAY_OUTS
