"""What the coach at a play table warns of: moves that cost, each by why and by how much."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

import carte
from carte.board.seats import READER
from carte.engine.cards import Card, mask_of
from carte.engine.deal import Deal
from carte.engine.tricks.game import TrickGame
from carte.language.numbers import unsigned
from carte.play.coach import Look, glanced_at, is_costly, looked_at, thought_of, warnings_of
from carte.play.comparison import FEWEST, WORLDS, clearly_missed
from carte.play.patience import fine_moves
from carte.play.review.finding import Thought, find
from carte.play.thinking import Thinking
from carte.players import Expert, Judgement
from tests.front.loops import on_a_loop


def test_a_move_is_warned_of_where_it_is_behind_by_more_than_chance() -> None:
    deal = carte.game("scopa").position(hand="7C 2S", table="3D 4S 9B")
    for missed, error, tries, costs in (
        (1.0, 0.2, 40, True),
        (0.2, 0.01, 40, False),
        (1.0, 0.39, 40, True),
        (1.0, 0.42, 40, False),
        (1.0, 0.0, 3, False),
        (1.0, 0.0, 0, True),
    ):
        found = warnings_of(deal, behind(deal, "7C x 3D 4S", "2S", missed, error, tries))
        assert [*found] == ["2S"] * costs


def behind(
    deal: Deal, best: str, other: str, missed: float, error: float, tries: int = WORLDS
) -> Look:
    """The thought that a move is so far behind the best one."""
    by_seat = tuple(missed if seat == deal.turn else 0.0 for seat in range(deal.game.seats))
    move = carte.move(other)
    return {move: Judgement(carte.move(best), move, by_seat, by_seat, error, tries)}


def test_a_move_is_warned_of_by_why_and_by_what_it_costs() -> None:
    deal = carte.game("asso-piglia-tutto").position(hand="5D 1B 10S", table="5S")
    costs = behind(deal, "5D x 5S", "1B x 5S", 4.0, 0.0, 0)
    said = warnings_of(deal, costs)["1B x 5S"]["text"]
    assert said.startswith("If you take the 5 of spade with the asso")
    assert said.endswith(
        "You can work out the other hands by now: this move costs your side 4 cards."
    )


def test_what_no_reason_speaks_against_is_warned_of_by_what_it_costs() -> None:
    deal = carte.game("mediatore").deal(seed=3)
    while deal.phase == "auction":
        deal = deal.play("pass" if deal.turn != READER else "bid mediatore")
    first, *_others, last = map(str, deal.legal_moves())
    assert warnings_of(deal, behind(deal, first, last, 22.0, 1.0))[last] == {
        "text": "On average, this move costs your side 22 points.",
        "rule": None,
    }


@pytest.mark.parametrize(
    ("best", "other", "alternative"),
    [("pass", "bid solo", "you pass"), ("bid mediatore", "pass", "you bid mediatore")],
)
def test_a_bid_is_warned_of_by_what_else_would_bring_more(
    best: str, other: str, alternative: str
) -> None:
    deal = carte.game("mediatore").deal(seed=3)
    warned = warnings_of(deal, behind(deal, best, other, 22.0, 1.0))[other]["text"]
    assert warned.endswith(f"On average, your side gains 22 points more if {alternative}.")


@pytest.mark.parametrize(
    ("game", "best", "other", "said"),
    [
        ("scopa", "7D x 7C", "4B", "On average, this move costs your side something."),
        ("mediatore", "pass", "bid solo", "On average, your side gains more if you pass."),
    ],
)
def test_a_glance_names_no_price(game: str, best: str, other: str, said: str) -> None:
    at = {"hand": "7D 9C 4B", "table": "7C 2D 10B"}
    deal = carte.game(game).position(**at) if game == "scopa" else carte.game(game).deal(seed=3)
    while deal.game.has_auction and deal.turn != READER:
        deal = deal.play("pass")
    assert warnings_of(deal, behind(deal, best, other, 2.0, 0.1, 40))[other]["text"].endswith(said)


BLUNDERS = (
    ("scopa", {"hand": "7D 9C 4B", "table": "7C 2D 10B"}, "4B"),
    ("briscola", {"hand": "1D 5C 6B", "trick": "1C", "trump": "S"}, "1D"),
)


@pytest.mark.parametrize(("game", "at", "blunder"), BLUNDERS)
def test_coach_and_review_say_one_price_for_one_move(
    game: str, at: dict[str, Any], blunder: str
) -> None:
    deal = carte.game(game).position(**at)
    look = last_look(deal)
    costly = {move: one for move, one in look.items() if is_costly(deal, one)}
    assert carte.move(blunder) in costly
    over = deal.play(blunder)
    while not over.is_over:
        over = over.play(over.legal_moves()[0])
    number = len(over.moves) - len([*over.course()]) + 1
    thought = Thought(60, WORLDS)
    finding = on_a_loop(find(over, number, Thinking(), thought))
    assert finding.judgement.played == carte.move(blunder)
    assert finding.judgement == costly[carte.move(blunder)]
    price = unsigned(finding.cost)
    assert f" {price} {deal.game.units}" in warnings_of(deal, look)[blunder]["text"]


def test_of_a_good_quiet_move_it_is_said_what_it_keeps() -> None:
    deal = carte.game("scopa").position(hand="10C 7D 2S", table="3C 4S 2B")
    move = carte.move("10C")
    moves = [move, *deal.legal_moves()]
    as_good = behind(deal, "7D x 3C 4S", "10C", 0.0, 0.001)
    assert fine_moves(deal, moves, as_good) == {
        "10C": "Fine: you keep the 2 of spade and the 7 of denari for later."
    }
    assert fine_moves(deal, [move], behind(deal, "7D x 3C 4S", "10C", 1.0, 0.1)) == {}
    assert fine_moves(deal, [move], behind(deal, "7D x 3C 4S", "10C", 0.0, 0.001, 3)) == {}


def test_a_card_below_the_trick_keeps_those_that_would_win_it() -> None:
    deal = carte.game("briscola").position(hand="2B 3D 9D", trick="6D", trump="C")
    best = behind(deal, "2B", "9D", 3.0, 0.1)
    assert fine_moves(deal, deal.legal_moves(), best) == {
        "2B": "Fine: you keep the 3 of denari and the cavallo of denari for later."
    }


def last_look(deal: Deal) -> Look:
    *_before, last = looked_at(deal, 60)
    assert last is not None
    return last


def test_the_best_move_of_an_expert_is_never_warned_of() -> None:
    for game in carte.GAMES:
        deal = carte.game(game).deal(seed=5)
        *_before, ranking = Expert(iterations=60).weigh(deal.view(deal.turn))
        assert str(ranking[0].move) not in warnings_of(deal, last_look(deal))


def first_look(deal: Deal) -> Look:
    """What a coach sees of a deal that is hurried at once."""

    async def talk() -> Look:
        thinking = Thinking()
        task = asyncio.ensure_future(thinking.last(looked_at(deal)))
        await asyncio.sleep(0)
        thinking.hurry()
        look = await task
        assert look is not None
        return look

    look: Look = on_a_loop(talk())
    return look


@pytest.mark.parametrize("game", carte.GAMES)
def test_a_coach_that_is_hurried_tells_what_the_fewest_worlds_tell(game: str) -> None:
    look = first_look(carte.game(game).deal(seed=5))
    assert look
    assert {judgement.tries for judgement in look.values()} <= {0, FEWEST}


def test_what_is_looked_at_further_is_told_only_from_as_many_worlds() -> None:
    told = [look for look in looked_at(carte.game("briscola").deal(seed=5), 60) if look]
    tries = [max(judgement.tries for judgement in look.values()) for look in told]
    assert tries == sorted(tries)
    assert tries[0] == FEWEST < tries[-1]


def test_an_ending_that_was_counted_leaves_no_chance() -> None:
    deal = carte.game("scopa").deal(seed=1)
    while deal.stock or len(deal.hands[deal.turn]) > 2:
        deal = deal.play(deal.legal_moves()[0])
    assert {judgement.error for judgement in last_look(deal).values()} == {0.0}


TRICKS = (
    (
        {"hand": "4C 8C 10D", "trick": "7C", "trump": "C"},
        "4C",
        "8C",
        "keep it, and it may win more",
    ),
    ({"hand": "2B 9D", "trick": "1D", "trump": "B"}, "9D", "2B", "would use up a trump"),
    ({"hand": "4D 1D", "trick": "3C", "trump": "D"}, "1D", "4D", "would win fewer points"),
)


@pytest.mark.parametrize(("at", "best", "other", "why"), TRICKS)
def test_a_card_is_warned_of_by_what_its_trick_comes_to(
    at: dict[str, Any], best: str, other: str, why: str
) -> None:
    deal = carte.game("briscola").position(**at)
    warned = warnings_of(deal, behind(deal, best, other, 10.0, 0.2))[other]
    assert why in warned["text"]
    assert warned["rule"] is not None


def test_what_only_a_look_through_the_cards_speaks_against_is_not_warned_of() -> None:
    """The taught lead of a worthless card, near the end: no worse where nobody sees all cards."""
    deal = scartine_led(seed=112, moves=32)
    assert "5B" in {str(move) for move in deal.legal_moves()}
    expert, view = Expert(iterations=300), deal.view(deal.turn)
    best, lead = carte.move("3D"), carte.move("5B")
    *_before, seen_through = expert.compare(view, best, [lead], 100)
    *_before, played = expert.compare(view, best, [lead], 100, also_played=True)
    assert clearly_missed(deal, seen_through[lead]) > 0
    assert clearly_missed(deal, played[lead]) == 0


def scartine_led(seed: int, moves: int) -> Deal:
    """A deal of briscola in which the reader, a regular, leads worthless cards where there are."""
    game = carte.game("briscola")
    players = [carte.player("regular", seed=seed), carte.player("newcomer", seed=seed + 1)]
    deal = game.deal(seed=seed, dealer=-seed % 2)
    while len(deal.moves) < moves:
        choice = players[deal.turn].choose(deal.view(deal.turn))
        if deal.turn == 0 and not deal.trick:
            cheap = [card for card in deal.hands[0] if is_scartina(deal, card)]
            choice = carte.move(str(cheap[0])) if cheap else choice
        deal = deal.play(choice)
    return deal


def is_scartina(deal: Deal, card: Card) -> bool:
    assert isinstance(deal.game, TrickGame)
    return deal.game.points(mask_of([card])) == 0 and card.suit != deal.trump


PLAIN = (
    ("asso-piglia-tutto", {"hand": "5D 1B 10S", "table": "5S"}, "1B x 5S"),
    ("asso-piglia-tutto", {"hand": "1S 2B", "table": ""}, "1S"),
    ("asso-piglia-tutto", {"hand": "6D 3C 9S", "table": "6C 10B 4S"}, "3C"),
    ("scopa", {"hand": "7D 9C 4B", "table": "7C 2D 10B"}, "4B"),
    ("briscola", {"hand": "1D 5C 6B", "trick": "1C", "trump": "S"}, "1D"),
)
"""Plain blunders of newcomers: an asso spent on one card, a card laid past a pair, and so on."""


@pytest.mark.parametrize(("game", "at", "blunder"), PLAIN)
def test_plain_blunders_are_warned_of(game: str, at: dict[str, Any], blunder: str) -> None:
    deal = carte.game(game).position(**at)
    assert blunder in warnings_of(deal, last_look(deal))


@pytest.mark.parametrize(("game", "at", "blunder"), [PLAIN[1], PLAIN[2], PLAIN[4]])
def test_who_plays_at_once_is_warned_of_plain_blunders_too(
    game: str, at: dict[str, Any], blunder: str
) -> None:
    deal = carte.game(game).position(**at)
    assert blunder in warnings_of(deal, first_look(deal))


UNTHOUGHT = (
    ("mediatore", 3, (), "bid arcisolissimo"),
    ("briscola-chiamata", 3, ("bid 2",), "bid 120"),
    ("mediatore", 3, ("bid mediatore", *3 * ["pass"]), "call 1C"),
    ("mediatore", 1, ("bid mediatore", *3 * ["pass"], "call 1D"), "discard 1D 1S 2D 3D"),
)
"""Moves that nobody would think of: a bid far up, a card called, and strong ones discarded."""


@pytest.mark.parametrize(("game", "seed", "before", "move"), UNTHOUGHT)
def test_a_move_that_nobody_thinks_of_is_warned_of_when_it_is_made(
    game: str, seed: int, before: Sequence[str], move: str
) -> None:
    deal, choice = carte.game(game).deal(seed=seed), carte.move(move)
    for made in before:
        deal = deal.play(made)
    assert choice not in thought_of(deal)
    *_before, look = glanced_at(deal, choice)
    assert look is not None
    assert "On average" in warnings_of(deal, look)[move]["text"]
