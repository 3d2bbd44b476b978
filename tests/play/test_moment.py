"""What the reader sees at each moment of a deal."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import carte
from carte.board.seats import READER, seat_names
from carte.engine.capture.deal import CaptureDeal
from carte.engine.game import Game
from carte.games.mediatore.game import Mediatore
from carte.play import Sitting
from carte.play.moment import moment
from tests.play.sittings import GAMES, begun, chosen, moments

each_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def course(game: Game, seed: int = 1) -> Iterator[tuple[Sitting, Mapping[str, Any]]]:
    """The sitting at every moment of one deal, and what is seen then."""
    rng = random.Random(seed)
    sitting = begun(game, seed)
    yield sitting, moment(sitting)
    while not sitting.deal.is_over:
        sitting = sitting.play(chosen(rng, sitting.deal))
        yield sitting, moment(sitting)


@each_game
def test_the_ways_to_reply_are_there_only_on_the_readers_turn(game: Game) -> None:
    for sitting, seen in course(game):
        asked = not sitting.deal.is_over and sitting.deal.turn == 0
        replies = seen["step"].keys() & {"verdicts", "says", "collect", "rulings"}
        assert (seen["turn"] == "you") == asked == bool(replies)
        assert "rulings" not in replies


@each_game
def test_what_a_card_takes_is_told_or_that_it_is_to_be_chosen(game: Game) -> None:
    for sitting, seen in course(game):
        told = seen["step"].get("takes", {})
        ways = [str(move).split(" x ") for move in sitting.deal.legal_moves()]
        if seen["turn"] != "you" or not game.has_table:
            assert told == {}
            continue
        for card in {card for card, *_takes in ways}:
            taken = [takes for one, *takes in ways if one == card]
            goes_along = taken[0][0].split() if len(taken) == 1 and taken[0] else []
            assert told.get(card, None) == (goes_along if all(taken) else None)


def test_what_a_card_takes_is_left_to_a_learner_for_three_turns_of_the_first_deal() -> None:
    sitting = Sitting.begin(carte.game("asso-piglia-tutto"), level="newcomer", seed=3)
    told = []
    while not sitting.deal.is_over:
        if sitting.deal.turn == READER:
            told.append(any(moment(sitting)["step"]["takes"].values()))
        sitting = sitting.play(sitting.deal.legal_moves()[0])
    assert not any(told[:3])
    assert any(told[3:])


@each_game
def test_the_turn_and_the_phase_are_named(game: Game) -> None:
    names = seat_names(game)
    for sitting, seen in course(game):
        over = sitting.deal.is_over
        assert seen["turn"] == (None if over else names[sitting.deal.turn])
        assert seen["phase"] == sitting.deal.phase


@each_game
def test_everybody_is_at_the_table_from_the_reader_on(game: Game) -> None:
    for sitting, seen in course(game):
        seats = seen["step"]["scene"]["seats"]
        assert [seat["seat"] for seat in seats] == [*seat_names(game)]
        assert [seat["cards"] for seat in seats] == [*map(len, sitting.deal.hands)]


@each_game
def test_the_piles_hold_what_was_won_and_keep_its_order(game: Game) -> None:
    before: dict[str, list[str]] = {}
    for sitting, seen in course(game):
        piles = seen["piles"]
        sides = [game.side(0), 1 - game.side(0)] if game.sides == 2 else [game.side(0)]
        for side, (name, pile) in zip(sides, piles.items(), strict=True):
            assert Counter(pile) == Counter(map(str, sitting.deal.piles[side]))
            assert pile[: len(before.get(name, []))] == before.get(name, [])
            assert seen["won"][name] == len(pile)
        before = piles


@pytest.mark.parametrize("game", GAMES[:4], ids=repr)
def test_cards_that_swept_lie_across_the_piles(game: Game) -> None:
    swept = 0
    for seed in range(3):
        sitting, seen = [*course(game, seed)][-1]
        swept += len(seen["across"])
        deal = sitting.deal
        assert isinstance(deal, CaptureDeal)
        assert sum(seen["sweeps"].values()) == sum(deal.scope) == len(seen["across"])
        assert {*seen["across"]} <= {*seen["piles"]["pile"], *seen["piles"]["other"]}
    assert swept or game.slug == "asso-piglia-tutto"


@each_game
def test_no_card_moves_that_stays_on_the_table(game: Game) -> None:
    before: list[str] = []
    for _sitting, seen in course(game):
        there = seen["step"]["zones"].get("table", [])
        assert [card for card in there if card in before] == [
            card for card in before if card in there
        ]
        before = there


def test_a_hand_for_tricks_is_held_by_suit_the_strongest_first() -> None:
    game = Mediatore()
    sitting = Sitting.begin(game, seed=3)
    hand = moment(sitting)["step"]["zones"]["hand"]
    assert {*hand} == {*map(str, sitting.deal.hands[0])}
    order = [("DCSB".index(card[-1]), game.STRENGTH.index(int(card[:-1]))) for card in hand]
    assert order == sorted(order)


def test_the_deal_and_its_dealer_are_told() -> None:
    game = carte.game("scopa")
    assert moment(Sitting.begin(game, seed=2))["caption"] == "Deal 1, you deal"
    assert moment(Sitting.begin(game, seed=3))["caption"] == "Deal 1, dealer: The other player"


def test_the_totals_are_those_of_the_deals_that_are_over() -> None:
    rng = random.Random(4)
    sitting = begun(carte.game("scopa"))
    points: list[tuple[int, ...]] = [(0, 0)]
    while len(sitting.dealt) < 3:
        if sitting.deal.is_over:
            points.append(sitting.match.totals)
            sitting = sitting.next()
        else:
            sitting = sitting.play(chosen(rng, sitting.deal))
        assert tuple(side["points"] for side in moment(sitting)["totals"]) == (
            sitting.match.totals if sitting.deal.is_over else points[-1]
        )


def test_the_first_moment_of_a_page_is_judged_beforehand() -> None:
    sitting = Sitting.begin(carte.game("scopa"), seed=1)
    assert moment(sitting)["step"]["verdicts"] is None
    judged = moment(sitting, judged=True)["step"]
    assert judged["verdicts"]
    for card in judged["zones"]["hand"]:
        assert len(judged["verdicts"][card]) == 2 ** len(judged["zones"]["table"])
    assert any(ruling["good"] for ruling in judged["rulings"])


def test_what_is_undone_is_marked() -> None:
    sitting = Sitting.begin(carte.game("briscola"), seed=1)
    assert not moment(sitting)["undoable"]
    played = sitting.play(sitting.deal.legal_moves()[0])
    assert moment(played)["undoable"]
    assert moment(played.undo()) == {**moment(sitting), "undone": 1}


def test_bids_stand_by_their_seats_until_cards_are_played() -> None:
    sitting = Sitting.begin(carte.game("mediatore"), seed=1)
    for call in ("bid chiamo", "pass", "pass", "pass"):
        sitting = sitting.play(call)
    said = [seat["says"] for seat in moment(sitting)["step"]["scene"]["seats"]]
    assert said == [["Chiamo"], ["Pass"], ["Pass"], ["Pass"]]
    while sitting.deal.phase != "play":
        sitting = sitting.play(sitting.deal.legal_moves()[0])
    scene = moment(sitting)["step"]["scene"]
    assert [seat["says"] for seat in scene["seats"]] == [[], [], [], []]
    assert scene["contract"] and scene["contract"].startswith("Bid: Chiamo")


@each_game
def test_what_came_last_to_a_pile_is_not_covered(game: Game) -> None:
    for sitting in moments(game, deals=1):
        seen = moment(sitting)
        for name, pile in seen["piles"].items():
            under = [card for card in pile if card in seen["covered"]]
            assert pile[: len(under)] == under
            assert bool(pile) == (len(under) < len(pile)), (name, pile)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_was_done_since_the_reader_was_to_act_is_told_again(slug: str) -> None:
    game, number, acted = carte.game(slug), 0, False
    sitting = Sitting.begin(game, seed=4)
    while not sitting.deal.is_over:
        told = moment(sitting)["since"]
        assert len(told) == number
        assert [one["by"] == "reader" for one in told] == [acted, *[False] * (number - 1)][:number]
        assert all(one["text"] for one in told)
        acts = sitting.deal.turn == READER
        acted, number = acted or acts, 1 if acts else number + 1
        sitting = sitting.play(sitting.deal.legal_moves()[0])
