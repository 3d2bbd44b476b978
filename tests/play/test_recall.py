"""What a reader remembers: three questions about what has gone, before the last cards."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.board.seats import READER
from carte.counting.example import played_out
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


@pytest.mark.parametrize("game", ["briscola", "briscola-chiamata", "mediatore"])
@pytest.mark.parametrize("seed", SEEDS)
def test_in_trick_games_trumps_have_gone_with_their_tricks(game: str, seed: int) -> None:
    deal: Any = late(game, seed)
    held = {card for hand in deal.hands for card in hand}
    lying = {card for card in deal.trick if card is not None}
    by_id = {one.id: one for one in asked_of(deal)}
    assert ("suit" in by_id) == bool(deal.trump)
    if deal.trump:
        left = {str(card) for card in held | lying if card.suit == deal.trump}
        assert not {*by_id["suit"].right} & left
    assert by_id["points"].right == [str(deal.card_points[deal.game.side(READER)])]


def test_nobody_is_asked_before_the_last_cards() -> None:
    sitting = to_json(Sitting.begin(carte.game("scopa")))
    with pytest.raises(ValueError, match="when you hold your last cards"):
        answered(Play("scopa"), "recall", sitting=sitting)


@pytest.mark.parametrize("game", ["scopa", "briscola"])
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
