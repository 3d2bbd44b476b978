"""What a reader remembers: three questions about what has gone, before the last cards."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.board.seats import READER
from carte.counting.example import played_out
from carte.engine.cards import Card
from carte.engine.deal import Deal
from carte.play import Sitting
from carte.play.match_code import to_json
from carte.play.recall import asked_of, may_recall, recalled
from carte.widgets import Play
from tests.front.conversations import answered
from tests.front.reader import Sit, click
from tests.play.sittings import near_the_end

SEEDS = range(6)


def late(game: str, seed: int) -> Deal:
    """A deal in which the reader may be asked."""
    for other in range(seed, seed + 40):
        course = played_out(carte.game(game), other).course()
        for deal, _choice in course:
            if may_recall(deal):
                return deal
    raise AssertionError("nobody is asked")


def told(deal: Deal, given: dict[str, list[str]]) -> list[bool]:
    return [item["good"] for item in recalled(deal, {"given": given})["items"]]


def gone_from(deal: Any) -> set[Card]:
    """The cards of the tricks that are over."""
    return {play.card for trick in deal.tricks for play in trick.plays}


@pytest.mark.parametrize("game", carte.GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_remembers_all_has_every_answer_right(game: str, seed: int) -> None:
    deal = late(game, seed)
    asked = asked_of(deal)
    assert all({*one.right} <= {*one.options} for one in asked)
    assert all(told(deal, {one.id: [*one.right] for one in asked}))
    assert not all(told(deal, {}))


@pytest.mark.parametrize("game", ["scopa", "scopone", "asso-piglia-tutto", "cirulla"])
@pytest.mark.parametrize("seed", SEEDS)
def test_in_capture_games_a_card_has_gone_once_it_lies_in_a_pile(game: str, seed: int) -> None:
    deal = late(game, seed)
    suit, rank, pairs = asked_of(deal)
    piles = {str(card) for pile in deal.piles for card in pile}
    assert {*suit.right} == {card for card in piles if card.endswith("D")}
    assert rank.right == [str(len([card for card in piles if card.startswith("7")]))]
    value = deal.hands[READER][0].value
    number = len([card for card in piles if card[:-1] == str(value)])
    assert pairs.right == [("pairs", "single")[number % 2]]


@pytest.mark.parametrize("game", ["briscola", "briscola-chiamata"])
@pytest.mark.parametrize("seed", SEEDS)
def test_in_trick_games_trumps_have_gone_with_their_tricks(game: str, seed: int) -> None:
    deal: Any = late(game, seed)
    by_id = {one.id: one for one in asked_of(deal)}
    trumps = {str(card) for card in gone_from(deal) if card.suit == deal.trump}
    assert {*by_id["suit"].right} == trumps
    assert by_id["points"].right == [str(deal.card_points[deal.game.side(READER)])]


@pytest.mark.parametrize("game", ["tressette", "mediatore"])
@pytest.mark.parametrize("seed", SEEDS)
def test_without_trumps_the_3s_2s_and_assi_are_asked_and_the_length_of_a_suit(
    game: str, seed: int
) -> None:
    deal: Any = late(game, seed)
    high, length, points = asked_of(deal)
    gone = gone_from(deal)
    assert {*high.right} == {str(card) for card in gone if card.value in (1, 2, 3)}
    assert not {*map(str, deal.hands[READER])} & {*high.options}
    suit = deal.hands[READER][0].suit
    assert length.right == [str(len([card for card in gone if card.suit == suit]))]
    assert max(map(int, length.options)) <= 10
    assert points.right == [str(deal.card_points[deal.game.side(READER)])]


@pytest.mark.parametrize("game", ["briscola", "tressette"])
def test_the_right_number_has_no_place_of_its_own_among_those_to_choose_from(game: str) -> None:
    asked = [asked_of(late(game, seed))[-1] for seed in range(0, 200, 10)]
    assert len({[*one.options].index(one.right[0]) for one in asked}) > 2


def test_nobody_is_asked_before_the_last_cards() -> None:
    sitting = to_json(Sitting.begin(carte.game("scopa")))
    with pytest.raises(ValueError, match="when you hold your last cards"):
        answered(Play("scopa"), "recall", sitting=sitting)


@pytest.mark.parametrize("game", ["scopa", "briscola", "tressette"])
def test_with_closed_piles_a_reader_is_asked_and_told_what_is_right(
    sit: Sit, page: Page, game: str
) -> None:
    habits = json.dumps({game: {"follows": None, "lost": 0, "coach": False, "piles": "closed"}})
    page.add_init_script(f"localStorage['carte.habits'] ??= {json.dumps(habits)};")
    at = sit(game, fragment=near_the_end(game), counting=True)
    fold = at.root.locator("[data-fold=recall]")
    click(fold.locator("summary"))
    for one in asked_of(at.deal):
        for value in one.right:
            field = fold.locator(f"[data-field=recall-{one.id}][value='{value}']")
            field.check(force=True)
    click(fold.locator("[data-action=recall]"))
    expect(fold).to_contain_text("You remembered 3 of 3.")


def test_with_open_piles_nobody_is_asked(sit: Sit) -> None:
    at = sit("scopa", fragment=near_the_end("scopa"))
    expect(at.root.locator("[data-fold=recall]")).to_be_hidden()
