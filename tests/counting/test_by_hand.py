"""A deal counted by hand: what is asked, how it is judged, and practice at the counting table."""

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.board.piles import as_won
from carte.counting import count_deal
from carte.counting.by_hand import heaps_of, judged
from carte.counting.example import played_out
from carte.counting.form import names_in
from carte.engine.deal import Deal
from carte.widgets import Score
from tests.front.conversations import answered
from tests.front.reader import Put, click

Given = tuple[dict[str, list[str]], list[list[str]]]


def rightly(deal: Deal) -> Given:
    """What a reader who counts well gives."""
    numbers: dict[str, list[str]] = {}
    laid: list[list[str]] = [[] for _pile in deal.ending.piles]
    ways = {one["item"]: one["way"] for one in heaps_of(deal)["asked"]}
    for line in count_deal(deal).lines:
        if ways.get(line.item) == "cards":
            laid = [[str(one.card) for one in part.addends] for part in line.parts]
        elif ways.get(line.item) == "pile":
            numbers[line.item] = ["1" if part.total else "" for part in line.parts]
        elif line.item in ways:
            numbers[line.item] = [deal.game.written(part.total) for part in line.parts]
    return numbers, laid


@pytest.mark.parametrize("game", carte.GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_whoever_counts_well_has_every_item_right(game: str, seed: int) -> None:
    deal = played_out(carte.game(game), seed)
    told = judged(deal, names_in(deal.game, {}).piles, *rightly(deal))
    assert told["items"]
    assert [one["item"] for one in told["items"] if not one["good"]] == []
    assert told["right"] == len(told["items"])


@pytest.mark.parametrize("game", carte.GAMES)
def test_the_piles_hold_every_card_as_it_was_won(game: str) -> None:
    deal = played_out(carte.game(game), 5)
    piles = heaps_of(deal)["piles"]
    assert [set(pile) for pile in piles] == [{*map(str, pile)} for pile in deal.ending.piles]
    assert any(pile != sorted(pile) for pile in piles)


def test_a_card_lies_on_what_it_took() -> None:
    hands = [["7D", "2B"], ["1C", "3B"]]
    deal = carte.game("scopa").position(hands=hands, table="3C 4S", stock="")
    assert [*map(str, as_won(deal.play("1C").play("7D x 3C 4S")))] == ["3C", "4S", "7D"]


@pytest.mark.parametrize("seed", range(4))
def test_what_swept_lies_across(seed: int) -> None:
    deal = played_out(carte.game("scopa"), seed)
    assert len(heaps_of(deal)["across"]) == sum(deal.scope)


def test_what_differs_is_said_pile_by_pile() -> None:
    deal = played_out(carte.game("scopa"), 3)
    numbers, laid = rightly(deal)
    worse = [laid[0][:3], laid[1]]
    told = judged(deal, ("I", "Anna"), {**numbers, "carte": ["26", "15"]}, worse)
    texts = {one["item"]: one["text"] for one in told["items"] if not one["good"]}
    assert texts["carte"] == "Anna: 15 by your count, 14 by ours."
    assert texts["primiera"].startswith("I: nothing by your count")
    assert told["text"] == "You counted 3 of 5 correctly."


def test_an_empty_field_is_right_where_there_is_nothing() -> None:
    deal = played_out(carte.game("cirulla"), 3)
    told = judged(deal, ("I", "Anna"), {}, [[], []])["items"]
    assert {one["item"] for one in told if one["good"]} == {"grande", "piccola"}


def test_points_declared_in_play_are_not_asked_for() -> None:
    deal = played_out(carte.game("cirulla"), 3)
    assert "barsega" not in [one["item"] for one in heaps_of(deal)["asked"]]


def test_thirds_are_typed_with_a_slash_or_in_one_sign() -> None:
    deal = played_out(carte.game("mediatore"), 3)
    names = ("Declarer", "Others")
    for mine, theirs in (("3⅓", "8⅓"), ("3 1/3", " 8 1/3 ")):
        assert judged(deal, names, {"points": [mine, theirs]}, [[], []])["right"] == 1
    assert heaps_of(deal)["fraction"] == "1 2/3"


@pytest.mark.parametrize(
    ("numbers", "laid", "says"),
    [
        ({"carte": ["many", ""]}, [[], []], "“many” is not a number: write one such as 5."),
        ({"carte": ["1"]}, [[], []], "give 2, one for each pile"),
        ({}, [["1D"], ["1D"]], "give cards of this pile"),
        ({}, [["2C", "7C"], []], "give one card of each suit"),
    ],
)
def test_what_no_count_can_be_is_refused_in_words(
    numbers: dict[str, list[str]], laid: list[list[str]], says: str
) -> None:
    question = {"game": "scopa", "options": {}, "seed": 3, "numbers": numbers, "laid": laid}
    with pytest.raises(ValueError, match=says):
        answered(Score(), "by_hand", **question)


def test_piles_are_counted_for_practice_against_the_clock(put: Put, page: Page) -> None:
    root = put(Score("asso-piglia-tutto"))
    click(root.locator("[data-fold=drill] > summary"))
    fields = root.locator("[data-part=by-hand] input[type=text]")
    expect(fields).to_have_count(2)
    expect(root.locator("[data-action=compare]")).to_be_disabled()
    cards = root.locator(".carte-heap")
    for place in range(2):
        fields.nth(place).fill(str(cards.nth(place).locator("[data-face]").count()))
    fields.last.press("Enter")
    expect(root.locator("[data-part=judged]")).to_contain_text(
        "You counted 1 of 1 correctly. Time: 0:0"
    )
    expect(root.locator("[data-fold=drill] .carte-reckoning")).to_be_visible()
    click(root.locator("[data-action=another]"))
    expect(fields).to_have_count(2)
    root.locator("[data-field=game]").select_option(index=[*carte.GAMES].index("briscola"))
    expect(root.locator("[data-part=by-hand] [data-item=points]")).to_be_visible()
