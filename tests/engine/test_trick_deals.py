"""How the trick games deal, which positions they have, and how deals are kept and matched."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte import language
from carte.engine.auction.game import ContractGame
from carte.engine.cards import Card
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import TrickGame
from carte.games.briscola.game import Briscola
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.games.mediatore.game import Mediatore
from tests.engine.trick_games import DEFAULTS, GAMES, line, played
from tests.kinds import at, dealt

SEEDS = st.integers(0, 2**32)
ANY_GAME = st.sampled_from(GAMES)
DECK = " ".join(map(str, carte.PACK))


def everywhere(deal: TrickDeal) -> list[Card]:
    """All cards of a deal, wherever they lie."""
    zones = [*deal.hands, deal.table, deal.trick, deal.stock, *deal.piles]
    return [card for zone in [*zones, getattr(deal, "monte", ())] for card in zone]


@settings(max_examples=20)
@given(ANY_GAME, SEEDS)
def test_a_deal_goes_on_from_json_as_it_would_have(game: TrickGame, seed: int) -> None:
    deals = line(game, seed)
    middle = len(deals) // 2
    deal = carte.from_json(deals[middle].to_json())
    for move in deals[-1].moves[middle:]:
        deal = deal.play(str(move))
    assert deal == deals[-1]
    assert deal.score() == deals[-1].score()


def test_cards_leave_the_pack_from_the_seat_after_the_dealer_on() -> None:
    briscola = dealt(Briscola(), deck=DECK, dealer=0)
    assert briscola.hands == (carte.cards("1C 1B 2C"), carte.cards("1D 1S 2D"))
    assert (briscola.turned_up, briscola.trump) == (carte.Card("2S"), carte.SPADE)
    assert briscola.stock == (*carte.PACK[7:], carte.PACK[6])
    chiamata = dealt(BriscolaChiamata(), deck=DECK, dealer=3)
    assert chiamata.hands[4] == carte.cards("1D 1C 1S 1B 6D 6C 6S 6B")
    assert chiamata.hands[0] == carte.cards("2D 2C 2S 2B 7D 7C 7S 7B")
    assert (chiamata.turn, chiamata.phase, chiamata.stock) == (4, "auction", ())
    mediatore = dealt(Mediatore(), deck=DECK, dealer=1)
    assert mediatore.hands[2] == carte.cards("1D 1C 1S 4D 4C 4S 7D 7C 7S")
    assert mediatore.monte == carte.cards("10D 10C 10S 10B")


@pytest.mark.parametrize(
    "facts",
    [
        {"hand": "7B 4B"},
        {"hand": "7B 4B", "leader": 2},
        {"hand": " ".join(map(str, carte.PACK[:9])), "leader": 3},
        {"hand": "2C 5B", "trick": "10C 4C 3S busso"},
        {"tricks": [[1, "10C 4C 3S 2C"]], "hands": ["5B", "6B", "7B", "8B"]},
    ],
)
def test_cards_can_be_played_without_a_declarer(facts: Mapping[str, Any]) -> None:
    deal = at(Mediatore(), **facts)
    assert deal.phase == "play"
    for _ in range(3):
        assert carte.from_json(deal.to_json()) == deal
        deal = deal.play(deal.legal_moves()[-1])
    while not deal.is_over:
        deal = deal.play(deal.legal_moves()[0])
    assert deal.payments == (0, 0, 0, 0)


@pytest.mark.parametrize("game", DEFAULTS, ids=repr)
def test_a_deal_draws_itself(game: TrickGame) -> None:
    deals = played(game, 5)
    assert "<svg" in deals[-4]._repr_html_()


def test_all_discards_of_a_hand_are_legal_and_found_at_once() -> None:
    deal = at(Mediatore(), hand="1D 2D 3D 4D 5D 6D 7D 8D 9D 10D 1C 2C 3C", declarer=1, bid="solo")
    moves = deal.legal_moves()
    assert type(moves) is tuple
    assert len(moves) == len(set(moves)) == 715
    assert str(moves[0]) == "discard 1D 1C 2D 2C"
    assert deal.play("discard 3C 1D 2C 1C").monte == carte.cards("1D 1C 2C 3C")
    assert carte.move("discard 3C 1D 2C 1C") in moves


# --------------------------------------------------------------------------------- positions


def test_a_position_deals_the_unseen_cards() -> None:
    deal = Briscola().position(hand="1B", trick="5B", trump="S")
    assert (deal.turn, deal.leader, deal.stock) == (0, 1, ())
    assert deal.hands == (carte.cards("1B"), ())
    deal = Briscola().position(hand="1B 2B 3B", trump="7S")
    assert [len(hand) for hand in deal.hands] == [3, 3]
    assert (len(deal.stock), deal.stock[-1]) == (34, carte.Card("7S"))
    assert sorted(everywhere(deal)) == list(carte.PACK)
    deal = Briscola().position(hand="1B 2B 3B", trump="S")
    assert deal.turned_up == carte.Card("10S")
    begun = at(Mediatore(), hand="1D 2D 3D 4D 5D 6D 7D 8D 9D")
    assert [len(hand) for hand in begun.hands] == [9, 9, 9, 9]
    assert (len(begun.monte), begun.phase, begun.turn) == (4, "auction", 1)
    given = Mediatore().position(
        hand="1D 2D 3D 4D 5D 6D 7D 8D 9D 10D 1C 2C 3C 4C",
        declarer=2, bid="mediatore", called="3C", giver=0,
    )  # fmt: skip
    assert (given.phase, given.turn) == ("exchange", 2)
    assert [len(hand) for hand in given.hands] == [8, 9, 14, 9]
    five = BriscolaChiamata().position(hand="1D 2D", trick="3S 4S", trump="B")
    assert [len(hand) for hand in five.hands] == [2, 1, 1, 2, 2]


BRISCOLA, CHIAMATA, MEDIATORE = "briscola", "briscola-chiamata", "mediatore"
HANDS = ["1D", "2D", "3D", "4D"]
ELEVEN = " ".join(map(str, carte.PACK[:11]))


@pytest.mark.parametrize(
    ("slug", "facts", "names"),
    [
        (BRISCOLA, {"hand": "7D"}, "needs a trump"),
        (BRISCOLA, {"hand": "7D", "trump": "X"}, "'X' is not a suit"),
        (BRISCOLA, {"hand": "7D", "trump": "S", "trick": "7D"}, "7D is in the hand of seat 0 and"),
        (BRISCOLA, {"hand": "7D", "trump": "S", "trick": "1D 2D"}, "an unfinished trick has fewer"),
        (BRISCOLA, {"hand": "7D", "trump": "S", "table": "7C"}, "has no table; it has hand"),
        (BRISCOLA, {"hand": "7D", "trump": "S", "turn": 2}, "turn=2: .* has seats 0 to 1"),
        (BRISCOLA, {"hand": "7D", "trump": "S", "turn": 1, "leader": 0}, "seat 0 is to act"),
        (BRISCOLA, {"hand": "7D", "trump": "S", "hands": ["", ""]}, "not both"),
        (BRISCOLA, {"hands": ["7D", ""], "trump": "S"}, "do not match"),
        (BRISCOLA, {"hands": ["7D", "7C"], "trump": "1S", "stock": "1B 2S"}, "is the last of the"),
        (BRISCOLA, {"trump": "S", "tricks": [[0, "1D"]]}, "is not a whole trick"),
        (CHIAMATA, {"calls": "bid 1, bid 1"}, "'bid 1' is not legal there"),
        (CHIAMATA, {"calls": "bid 2, pass, pass, pass, pass, bid 62"}, "the auction is over"),
        (CHIAMATA, {"calls": "pass", "declarer": 1, "bid": 3}, "or the declarer and the bid"),
        (CHIAMATA, {"declarer": 1}, "a contract is a declarer and a bid"),
        (CHIAMATA, {"declarer": 1, "bid": 61}, "the bids of briscola-chiamata are 1, 3"),
        (CHIAMATA, {"declarer": 5, "bid": 2}, "declarer=5"),
        (CHIAMATA, {"calls": "pass", "turn": 1}, "in this auction, seat 2 is to act"),
        (CHIAMATA, {"hand": "1D", "monte": "2D"}, "hand or hands, calls or declarer and bid, c"),
        (CHIAMATA, {"declarer": 1, "bid": 2, "called": "2D", "trump": "S"}, "its own suit trump"),
        (CHIAMATA, {"declarer": 1, "bid": 2, "called": "2D", "partner": 7}, "partner=7"),
        (MEDIATORE, {"hand": "1D", "monte": "2D"}, "the monte has four cards"),
        (MEDIATORE, {"hand": "1D", "monti": "2D"}, "has no monti; .* dealer, monte, taken, giver"),
        (MEDIATORE, {"hands": HANDS, "monte": "1D 5D 6D 7D"}, "1D is in the hand of seat 0 and"),
        (MEDIATORE, {"declarer": 1, "bid": "mediatore", "giver": 4}, "giver=4"),
        (MEDIATORE, {"hands": HANDS[:3]}, "give 4 lists of cards"),
        (MEDIATORE, {"hand": ELEVEN, "declarer": 1, "bid": "solo"}, "11 cards: during the exch"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_an_error_that_names_the_fault(
    slug: str, facts: Mapping[str, Any], names: str
) -> None:
    with pytest.raises(ValueError, match=names):
        carte.game(slug).position(**facts)


@pytest.mark.parametrize(
    ("spoken", "house", "hand", "says"),
    [
        ("en", {"players": 3, "removed": "2S"}, "2S 4D", "without the 2 of spade at this table."),
        ("en", {"players": 6}, "2C 2S", "without the 2 of coppe and the 2 of spade at"),
        ("it", {"players": 3}, "2B", "a questo tavolo si gioca senza il due di bastoni."),
        ("ja", {"players": 3}, "2B", "この卓のブリスコラではバストーニの2を使いません。"),
    ],
)
def test_a_card_that_a_table_plays_without_is_said_by_its_name(
    spoken: str, house: Mapping[str, Any], hand: str, says: str
) -> None:
    language.use(spoken)
    try:
        with pytest.raises(carte.InvalidPosition) as error:
            carte.game("briscola", **house).position(hand=hand, trump="D")
    finally:
        language.use("en")
    assert says in str(error.value)
    assert not {*hand.split()} & {*str(error.value).split()}


# ----------------------------------------------------------------------------------- matches


def test_one_deal_decides_briscola() -> None:
    game = Briscola()
    over = line(game, 1)[-1]
    match = game.match().add(over)
    assert match.is_over
    assert match.totals == over.card_points
    assert match.winner is not None
    assert match.totals[match.winner] > 60


SIXTY = ["1D 1C 1S 1B 3D 10D 8D", "3C 3S 3B 10C 10S 10B 9D 9C 9S 9B 8C 8S 8B"]


@pytest.mark.parametrize("last", [0, 1])
def test_sixty_points_each_go_to_whoever_won_the_last_trick_where_that_is_agreed(last: int) -> None:
    usual, agreed = Briscola(), Briscola(sixty="last-trick")
    even, decided = (game.position(trump="S", leader=last, piles=SIXTY) for game in (usual, agreed))
    assert [score.items for score in even.score()] == [score.items for score in decided.score()]
    assert (usual.match().add(even).winner, agreed.match().add(decided).winner) == (None, last)
    assert agreed.match().add(decided).totals == (60, 60)


def test_three_won_deals_win_a_match_of_three_and_drawn_ones_count_for_nobody() -> None:
    game = Briscola(wins=3)
    drawn = game.position(trump="S", piles=SIXTY)
    won = game.position(trump="S", piles=[f"{SIXTY[0]} 8B", SIXTY[1].removesuffix(" 8B")])
    match, stood = game.match(), []
    for deal in (won, drawn, won, won):
        assert not match.is_over
        match = match.add(deal)
        stood.append(match.totals)
    assert stood == [(1, 0), (1, 0), (2, 0), (3, 0)]
    assert (match.is_over, match.winner, match.dealer) == (True, 0, 0)


@pytest.mark.parametrize("game", [BriscolaChiamata(), Mediatore()], ids=repr)
def test_a_match_has_as_many_deals_as_agreed_thrown_in_ones_included(game: ContractGame) -> None:
    thrown_in = game.position(calls=["pass"] * game.seats)
    assert thrown_in.is_over
    assert thrown_in.payments == (0,) * game.seats
    won = played(game, 2)[-1]
    match = game.match(deals=2, dealer=3).add(thrown_in)
    assert (match.is_over, match.winner, match.dealer) == (False, None, 4 % game.seats)
    match = match.add(won)
    assert match.is_over
    assert match.totals == won.payments
    best = max(match.totals)
    assert match.winner == (match.totals.index(best) if match.totals.count(best) == 1 else None)
    with pytest.raises(ValueError, match="is over"):
        match.add(won)
    drawn = game.match(deals=1).add(thrown_in)
    assert (drawn.is_over, drawn.winner) == (True, None)
    endless = game.match().add(won)
    assert (endless.is_over, endless.winner) == (False, None)
    assert game.match(deals=1) != game.match(deals=2)
    wrong: tuple[Any, ...] = (0, -1, "2", True)
    for deals in wrong:
        with pytest.raises(ValueError, match="give a positive number"):
            game.match(deals=deals)


@pytest.mark.parametrize("name", ["monte", "taken"])
def test_a_monte_is_four_cards_each_once(name: str) -> None:
    for cards in ("7D", "7D 7D 6D 5D", "1D 2D 3D 4D 5D"):
        with pytest.raises(carte.InvalidPosition, match="the monte has four cards"):
            carte.game("mediatore").position(**{name: cards})


@pytest.mark.parametrize("facts", [{"called": "3D"}, {"tricks": [[0, "1D 2D 3D 4D"]]}])
def test_nothing_is_called_or_played_before_the_auction_is_over(facts: Mapping[str, Any]) -> None:
    with pytest.raises(carte.InvalidPosition, match="the auction is not over"):
        carte.game("mediatore").position(calls=[], **facts)


@pytest.mark.parametrize("facts", [{"called": "3D"}, {"tricks": [[0, "1D 2D 3D 4D"]]}])
def test_nothing_is_called_or_played_where_nobody_has_bid(facts: Mapping[str, Any]) -> None:
    with pytest.raises(carte.InvalidPosition, match="nobody bid in the auction"):
        carte.game("mediatore").position(calls=["pass"] * 4, **facts)
