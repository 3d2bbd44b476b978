"""Players of auction games bid what their hands carry, believe what others bid, and signal."""

from random import Random

import pytest

import carte
from carte.engine.auction.contract import ContractDeal
from carte.engine.auction.game import ContractGame
from carte.engine.moves import Announcement
from carte.engine.tricks.deal import TrickView
from carte.games.mediatore.game import Mediatore
from carte.players import Expert
from carte.players.bidding import Strength, best_agreement
from carte.players.candidates import candidates
from carte.players.determinization import Worlds, worlds
from carte.players.determinization.contracts import HiddenByContract
from carte.players.memory import Memory
from carte.players.newcomer import DARING
from carte.players.signals import asked, spoken
from tests.benchmarks.players import played

MEDIATORE = carte.game("mediatore")
CHIAMATA = carte.game("briscola-chiamata")


def seen(deal: carte.Deal, seat: int) -> TrickView:
    """What a seat sees of a deal of tricks."""
    view = deal.view(seat)
    assert isinstance(view, TrickView)
    return view


def held(draw: Worlds, seat: int, some: str, number: int = 200) -> float:
    """How many of some cards a seat holds in worlds, on the average."""
    wanted, random = {*carte.cards(some)}, Random(1)
    return sum(len(wanted & {*draw(random).hands[seat]}) for _ in range(number)) / number


def test_regulars_win_more_than_half_of_their_contracts_and_dare_some_they_lose() -> None:
    for game in (MEDIATORE, CHIAMATA):
        deals = [
            played(game.deal(seed=seed), [carte.player("regular")] * game.seats)
            for seed in range(60)
        ]
        contracts = [deal for deal in deals if isinstance(deal, ContractDeal)]
        outcomes = [deal.outcome for deal in contracts if deal.outcome]
        assert len(outcomes) > 50
        assert 0.5 < sum(outcome.is_made for outcome in outcomes) / len(outcomes) < 0.85


def bid(game: carte.Game, hand: str) -> str:
    return str(carte.player("regular").choose(game.position(hand=hand).view(1)))


def test_a_regular_bids_what_is_to_be_expected_to_pay_most() -> None:
    """With few high cards a partner is called; with many one alone wins more, by a card or none."""
    assert bid(MEDIATORE, "4D 5D 6C 7C 8S 9S 4B 5B 6B") == "pass"
    assert bid(MEDIATORE, "3D 2C 1S 10S 7D 6C 5C 4B 5B") == "bid chiamo"
    assert bid(MEDIATORE, "3D 2D 10D 3C 2C 5C 1S 9S 4B") == "bid mediatore"
    assert bid(MEDIATORE, "3D 2D 1D 3C 2C 5C 3S 1S 4B") == "bid solo"


@pytest.mark.parametrize("slug", ["briscola-chiamata", "mediatore"])
def test_a_newcomer_dares_a_bid_but_none_that_its_hand_is_far_too_weak_for(slug: str) -> None:
    game, bids = carte.game(slug), []
    assert isinstance(game, ContractGame)
    for seed in range(60):
        deal = game.deal(seed=seed)
        while deal.phase == "auction":
            choice = carte.player("newcomer", seed=seed).choose(deal.view(deal.turn))
            if str(choice) != "pass":
                assert isinstance(choice, Announcement)
                bids.append(choice)
                legal = deal.legal_moves()
                assert Strength(game, deal.hands[deal.turn]).misfit(choice, legal) <= DARING
            deal = deal.play(choice)
    assert len(bids) > 20


@pytest.mark.parametrize("seed", range(6))
def test_with_a_partner_whom_nobody_knows_an_expert_bids_what_a_calibrated_hand_pays(
    seed: int,
) -> None:
    game, deal = CHIAMATA, CHIAMATA.deal(seed=seed)
    assert isinstance(game, ContractGame)
    while deal.phase == "auction":
        view, expert = deal.view(deal.turn), carte.player("expert", iterations=8)
        bid = best_agreement(game, view, deal.hands[deal.turn])
        assert isinstance(expert, Expert)
        *_before, ranking = expert.weigh(view)
        assert expert.choose(view) == ranking[0].move == bid
        deal = deal.play(bid)


def test_an_expert_thinks_about_what_a_regular_would_bid() -> None:
    """With such trumps points are bid at once, far above the next bids of the ladder."""
    deal = carte.game("briscola-chiamata", direct_points=True).position(
        hand="1S 3S 10S 9S 8S 7S 1C 1D"
    )
    advised = carte.player("regular").choose(deal.view(deal.turn))
    assert str(advised) > "bid 61"
    assert advised in candidates(deal)


def test_a_regular_calls_the_strongest_card_that_its_trumps_lack() -> None:
    assert bid(CHIAMATA, "4S 5S 2C 6C 7D 2B 4B 6D") == "pass"
    assert bid(CHIAMATA, "3S 10S 8S 5S 1C 4C 6D 7B") == "bid 1"
    assert bid(CHIAMATA, "1S 10S 8S 5S 1C 4C 6D 7B") == "bid 3"
    assert bid(CHIAMATA, "1S 3S 9S 5S 1C 4C 6D 7B") == "bid 10"


def test_in_the_worlds_of_an_expert_who_bids_high_holds_high_cards() -> None:
    """Seat 2 has bid solissimo at once; seat 1 has passed."""
    deal = MEDIATORE.deal(seed=4, dealer=0)
    for call in ("pass", "bid solissimo"):
        deal = deal.play(call)
    view = seen(deal, 3)
    likely, any_at_all = worlds(view, Memory()), HiddenByContract(view).any
    best = "3D 3C 3S 3B 2D 2C 2S 2B 1D 1C 1S 1B"
    assert held(likely, 2, best) > held(any_at_all, 2, best) + 0.3


def test_in_the_worlds_of_an_expert_the_declarer_holds_other_trumps() -> None:
    """Seat 1 has called the 3 of swords after bidding 3, and everybody else has passed."""
    deal = CHIAMATA.deal(seed=2, dealer=0)
    for call in ("bid 3", "pass", "pass", "pass", "pass", "call 3S"):
        deal = deal.play(call)
    view = seen(deal, 2)
    trumps = "1S 10S 9S 8S 7S 6S 5S 4S 2S"
    likely, any_at_all = worlds(view, Memory()), HiddenByContract(view).any
    assert held(likely, 1, trumps) > held(any_at_all, 1, trumps) + 0.2


def test_a_higher_bid_asks_for_a_stronger_hand_where_nothing_else_is_said() -> None:
    class Unheard(Mediatore):
        bid_strength = ContractGame.bid_strength  # what holds of any other game

    game = Unheard()
    assert [*game.bid_strength] == [*game.LADDER]
    asked_for = [*game.bid_strength.values()]
    assert asked_for == sorted({*asked_for})
    hand = game.deal(seed=1).hands[1]
    assert best_agreement(game, game.position(hand=hand), hand) in game.answers[0]


def test_cards_that_win_and_count_alike_are_thought_about_once() -> None:
    """The 6 lies between the 7 and the 5, in this hand; the cavallo is elsewhere, re and fante not
    alike. An asso counts more than the 2 above it."""
    deal = MEDIATORE.position(
        hand="7S 6S 5S 10C 8C 2D 1D 3D 4B", declarer=0, bid="solissimo", turn=0, leader=0
    )
    moves = {str(move) for move in candidates(deal)}
    assert moves == {"5S", "10C", "8C", "2D", "1D", "4B"}


def test_who_leads_from_a_card_that_may_win_the_next_time_knocks() -> None:
    """Against a declarer alone; who is the declarer has nobody to tell."""
    hand = "2S 4S 5S 9C 10C 9B 10B 9D 10D"
    views = [
        seen(MEDIATORE.position(hand=hand, declarer=declarer, bid="solissimo", leader=0), 0)
        for declarer in (2, 0)
    ]
    leads = {carte.move(f"{card}S"): carte.move(f"{card}S busso") for card in (4, 5)}
    assert [spoken(view) for view in views] == [leads, {}]


def test_who_leads_the_last_card_of_a_suit_says_volo_to_its_side() -> None:
    deal = MEDIATORE.position(hand="3S 4C 6C", declarer=2, bid="solo", leader=0)
    assert str(carte.player("regular").choose(deal.view(0))) == "3S volo"


def test_who_is_asked_by_its_side_wins_the_trick() -> None:
    hand, terms = "9S 6S 4C 3D 3B", {"turn": 1, "bid": "solo"}
    knocked = MEDIATORE.position(hand=hand, trick="8S busso", declarer=3, **terms)
    plain = MEDIATORE.position(hand=hand, trick="8S", declarer=3, **terms)
    by_opponent = MEDIATORE.position(hand=hand, trick="8S busso", declarer=0, **terms)
    choices = [carte.player("regular").choose(deal.view(1)) for deal in (knocked, plain)]
    assert [*map(str, choices)] == ["9S", "6S"]
    legal = tuple(move for move in by_opponent.legal_moves() if isinstance(move, carte.Play))
    assert asked(seen(by_opponent, 1), legal) == legal


def test_who_has_won_as_asked_leads_the_suit_again() -> None:
    def choice(trick: str) -> str:
        deal = MEDIATORE.position(
            hand="7S 3D 5D 4C 6C", tricks=[(0, trick)], leader=1, declarer=3, bid="solo"
        )
        return str(carte.player("regular").choose(deal.view(1)))

    assert choice("5S busso 1S 10C 6D").startswith("7S")
    assert choice("5S 1S 10C 6D").startswith("3D")


def test_who_has_said_volo_holds_no_card_of_the_suit_unless_it_may_lie() -> None:
    def share(game: carte.Game) -> float:
        deal = game.position(
            hand="1S 6C 4C", trick="5S volo", declarer=3, bid="solo", turn=1, leader=0
        )
        rest = "2S 3S 4S 6S 7S 8S 9S 10S"
        return held(worlds(deal.view(1), Memory()), 0, rest)

    assert share(MEDIATORE) == 0
    assert share(carte.game("mediatore", signal_truth=False)) > 0
