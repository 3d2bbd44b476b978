"""Briscola for three, four and six, the exchange, and a first trick in the dark."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.tricks.game import TrickGame
from tests.engine.trick_games import OTHER_TABLES, line
from tests.engine.trick_tables import deck_of, played_slowly

SEEDS = st.integers(0, 2**32)
AFTER_AUCTION = ("bid 4", *["pass"] * 4)


@pytest.mark.parametrize(
    ("players", "cards", "stock", "drawing"),
    [(2, 40, 34, 17), (3, 39, 30, 10), (4, 40, 28, 7), (6, 36, 18, 3)],
)
def test_the_last_three_tricks_of_every_table_are_played_without_drawing(
    players: int, cards: int, stock: int, drawing: int
) -> None:
    game: Any = carte.game("briscola", players=players)
    deals = line(game, 7)
    assert sum(map(len, deals[0].hands)) + len(deals[0].stock) == cards
    assert len(deals[0].stock) == stock
    over = deals[-1]
    assert len(over.tricks) == drawing + 3 == cards // players
    assert sum(over.card_points) == 120
    turned_up = deals[0].stock[-1]
    (last,) = [deal for deal in deals if not deal.stock][:1]
    assert turned_up in last.hands[(last.turn - 1) % players]


def test_a_deck_has_the_cards_that_the_players_play_with() -> None:
    three, six = (carte.game("briscola", players=players) for players in (3, 6))
    whole = [str(card) for card in carte.PACK]
    for game in (three, six):
        with pytest.raises(ValueError, match="a deck is all"):
            game.deal(deck=whole)
        assert game.deal(deck=deck_of(game)).deck
    other = carte.game("briscola", players=3, removed="2C")
    assert "2B" in map(str, other.deal(seed=1).deck)
    with pytest.raises(ValueError, match="without the 2 of coppe"):
        other.position(hand="2C", trump="S")
    with pytest.raises(ValueError, match="without the 2 of coppe"):
        six.position(hand="2C", trump="S")
    with pytest.raises(carte.InvalidOption, match="players=3"):
        carte.game("briscola", removed="2C")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "forty cards"),
        ({"players": 3}, "39 cards, without the 2 of bastoni"),
        ({"players": 3, "removed": "2C"}, "39 cards, without the 2 of coppe"),
        ({"players": 6}, "36 cards, without the 2s"),
    ],
    ids=str,
)
def test_cards_that_are_left_out_are_named(options: dict[str, Any], words: str) -> None:
    assert carte.game("briscola", **options).cards_in_words == words


def test_five_cannot_play() -> None:
    with pytest.raises(carte.InvalidOption, match="players=5"):
        carte.game("briscola", players=5)


def test_the_winner_of_the_last_trick_wins_only_among_those_with_most_points() -> None:
    game = carte.game("briscola", players=3, sixty="last-trick")
    piles = ["1D 1C 1S 10D 10C 10S", "1B 3D 3C 3S 10B", "3B 8D 8C 8S 8B 9D 9C 9S 9B"]
    points = [45, 45, 30]
    for last, winner in ((0, 0), (1, 1), (2, None)):
        deal = game.position(trump="S", leader=last, piles=piles)
        assert [score.total for score in deal.score()] == points
        assert game.won_by(deal.score()) == winner
        match = game.match().add(deal)
        assert (match.is_over, match.winner) == (True, winner)


def test_partners_see_each_other_once_the_stock_is_drawn() -> None:
    game = carte.game("briscola", players=6, partner_view="last-three")
    for deal in line(game, 5):
        for seat in range(6):
            view: Any = deal.view(seat)
            partners = [(seat + 2) % 6, (seat + 4) % 6] if not deal.stock else []
            for other in range(6):
                seen = deal.hands[other] if other in (seat, *partners) else ()
                assert view.hands[other] == seen


def test_an_exchange_is_seen_by_all_and_remembered() -> None:
    game = carte.game("briscola", players=4, exchange="two")
    hands = ["1C 4C 5C", "2S 4D 9D", "6C 7C 8C", "6D 7D 8D"]
    rest = [c for c in map(str, carte.PACK) if c not in " ".join(hands).split() and c != "10S"]
    deal = game.position(hands=hands, stock=[*rest, "10S"]).play("exchange 2S")
    assert deal.turn == 1
    assert str(deal.stock[-1]) == "2S"
    for seat in range(4):
        facts = deal.view(seat).facts
        assert (facts["taker"], facts["taken"], facts["turned_up"]) == (1, "10S", "2S")
    again = carte.from_code(carte.code(deal))
    assert again == deal
    assert all(again.view(seat) == deal.view(seat) for seat in range(4))
    assert carte.from_record(deal.play("10S").record()) == deal.play("10S")


def test_a_code_of_a_table_without_exchange_is_the_one_it_always_was() -> None:
    assert "taker" not in carte.game("briscola").deal(seed=1).to_json()["position"]


def test_a_player_knows_who_holds_the_card_that_was_exchanged() -> None:
    from carte.players.determinization import worlds
    from carte.players.memory import Memory

    game = carte.game("briscola", exchange="two")
    deal = game.deal(seed=12).play("exchange 2S").play("4D")
    draw = worlds(deal.view(0), Memory())
    for seed in range(20):
        assert carte.Card("9S") in draw(Random(seed)).hands[1]


def test_before_the_call_there_is_no_trump_and_nobody_has_won_the_trick() -> None:
    game = carte.game("briscola-chiamata", dark_first_trick=True)
    deal = game.deal(seed=3)
    for call in AFTER_AUCTION:
        deal = deal.play(call)
    assert (deal.phase, deal.turn, deal.trump) == ("play", 1, None)
    for _seat in range(5):
        assert deal.is_dark
        deal = deal.play(deal.legal_moves()[0])
    assert (deal.phase, deal.turn) == ("call", deal.declarer)
    assert len(deal.trick) == 5
    assert deal.tricks == ()
    after = deal.play(deal.legal_moves()[0])
    assert (after.phase, after.trick, len(after.tricks)) == ("play", (), 1)
    assert after.turn == after.tricks[0].winner


def test_a_card_that_its_declarer_has_played_in_the_dark_is_the_declarers_own_to_call() -> None:
    deal = carte.game("briscola-chiamata", dark_first_trick=True).deal(seed=0)
    for call in AFTER_AUCTION:
        deal = deal.play(call)
    while deal.phase == "play":
        own = carte.move("4D") if deal.turn == deal.declarer else deal.legal_moves()[0]
        deal = deal.play(own)
    assert carte.Card("4D") in deal.trick
    assert deal.ruling("call 4D").text.endswith(
        "you hold the 4 of denari yourself, so you play alone."
    )


def test_a_position_in_the_dark_is_of_the_first_trick_only() -> None:
    game = carte.game("briscola-chiamata", dark_first_trick=True)
    hands = ["6B", "6C", "6D", "6S", "7B"]
    with pytest.raises(ValueError, match="before the call"):
        game.position(declarer=0, bid=4, hands=hands, piles=["1D", "", "", "", ""])
    with pytest.raises(ValueError, match="before the call"):
        game.position(
            declarer=0, bid=4, hands=["6B", "", "6D", "6S", "7B"], trick="4C", leader=1, dealer=1
        )
    with pytest.raises(ValueError, match="complete trick"):
        game.position(declarer=0, bid=4, called="4S", hands=[""] * 5, trick="4C 5C 6C 7C 1S")


def test_worlds_of_a_trick_in_the_dark_lay_cards_of_the_called_rank() -> None:
    from carte.players.determinization import worlds
    from carte.players.memory import Memory

    game = carte.game("briscola-chiamata", dark_first_trick=True)
    for seed in range(60):
        deal: Any = game.deal(seed=seed)
        for call in AFTER_AUCTION:
            deal = deal.play(call)
        rank = [move for move in deal.legal_moves() if str(move)[:-1] == "4"]
        if rank:
            break
    deal = deal.play(rank[0])
    view = deal.view(deal.turn)
    assert json.loads(json.dumps(view.facts))["trick"] == "?"
    draw = worlds(view, Memory())
    laid = {str(draw(Random(number)).trick[0]) for number in range(40)}
    held = {str(card) for card in view.hand}
    assert laid == {"4D", "4C", "4S", "4B"} - held


@pytest.mark.parametrize("game", OTHER_TABLES, ids=repr)
@settings(max_examples=10)
@given(SEEDS)
def test_every_position_of_another_table_has_a_code_and_is_told_whole(
    game: TrickGame, seed: int
) -> None:
    for deal in line(game, seed)[::5]:
        assert carte.from_code(carte.code(deal)) == deal
        assert carte.from_json(json.loads(json.dumps(deal.to_json()))) == deal


def test_random_deals_at_other_tables_go_as_the_slow_rules_say() -> None:
    for game in OTHER_TABLES:
        assert all(played_slowly(game, Random(seed)) for seed in range(20))
