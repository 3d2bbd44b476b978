"""How a match stands by its sheet: who has won, what is told of a deal, and what no sheet holds."""

from collections.abc import Sequence
from typing import Any

import pytest

from carte.counting.messages import Standing
from carte.counting.sheet import standing
from carte.widgets import Score


def test_a_sheet_takes_no_deal_after_its_match() -> None:
    rounds = [[{"items": {"scopa": points}}, {"items": {}}] for points in (12, 1)]
    with pytest.raises(ValueError, match="first remove deal 2 and all"):
        standing({"game": "scopa", "rounds": rounds})


@pytest.mark.parametrize(
    ("contract", "text"),
    [
        ({"bid": "chiamo", "declarer": 0, "partner": 2}, "Chiamo: You and Player 3"),
        ({"bid": "chiamo", "declarer": 1, "partner": 1}, "Chiamo: Player 2, alone"),
        (
            {"bid": "mediatore", "declarer": 1, "partner": 3},
            "Mediatore: Player 2, with a card from Player 4",
        ),
        ({"bid": "solo", "declarer": 3, "partner": None}, "Solo: Player 4"),
        ({"bid": "solo", "declarer": 9}, ""),
        ({"bid": "chiamo", "declarer": 1, "partner": None}, ""),
        (None, ""),
    ],
)
def test_a_contract_is_told_in_a_line(contract: dict[str, Any] | None, text: str) -> None:
    assert standing({"game": "mediatore", "contracts": [contract]})["said"] == [text]


@pytest.mark.parametrize(
    ("slug", "options", "contract", "paid", "is_slam"),
    [
        ("mediatore", {}, {"bid": "solo", "declarer": 0}, (36, -12, -12, -12), False),
        ("mediatore", {}, {"bid": "solo", "declarer": 0}, (42, -14, -14, -14), True),
        ("mediatore", {}, {"bid": "solo", "declarer": 0}, (-42, 14, 14, 14), True),
        ("mediatore", {}, {"bid": "chiamo", "declarer": 1, "partner": 3}, (-6, 7, -6, 5), True),
        ("mediatore", {}, {"bid": "chiamo", "declarer": 1}, (-6, 7, -6, 5), None),
        ("briscola-chiamata", {}, {"bid": "3", "declarer": 0, "partner": 0}, (8, *[-2] * 4), True),
        ("briscola-chiamata", {}, {"bid": "3", "declarer": 0, "partner": 0}, (4, *[-1] * 4), False),
    ],
)
def test_a_slam_stands_with_its_contract(
    slug: str,
    options: dict[str, Any],
    contract: dict[str, Any],
    paid: Sequence[int],
    is_slam: bool | None,
) -> None:
    rounds = [[{"items": {"payment": one}} for one in paid]]
    sheet = {"game": slug, "options": options, "rounds": rounds, "contracts": [contract]}
    (said,) = standing({**sheet, "booked": 0})["said"]
    assert bool(said) == (is_slam is not None)
    assert said.endswith("; a slam") == bool(is_slam)


def test_what_was_written_down_before_stands_whatever_it_is() -> None:
    rounds = [[{"items": {"typed": 0}}] * 2, [{"items": {"typed": 2}}, {"items": {"typed": 1}}]]
    assert standing({"game": "scopa", "rounds": rounds, "booked": 1})["totals"] == [2, 1]
    with pytest.raises(ValueError, match="Deal 1: Somebody always scores these items: Settebello"):
        standing({"game": "scopa", "rounds": rounds, "booked": 0})


def test_a_tie_at_cirullas_target_is_counted_up_by_its_items() -> None:
    before = [{"items": {"scopa": 50}}, {"items": {"scopa": 50}}]
    last = [{"items": {"carte": 1, "scopa": 1}}, {"items": {"denari": 1, "primiera": 1}}]
    told = standing({"game": "cirulla", "rounds": [before, last]})
    assert told["totals"] == [52, 52]
    assert told["winner"] == 0
    assert told["rule"] and told["rule"]["id"] == "cirulla.tie-break"
    assert told["text"] == "The match is over. Winner: You. Carte: 51–50."


@pytest.mark.parametrize(
    ("points", "text"),
    [
        ((2, -3, 2, 2, -3), "The match is over: a draw between You, Player 3 and Player 4."),
        ((0, 0, 0, 0, 0), "The match is over: a draw."),
    ],
)
def test_a_draw_names_who_shares_it_unless_all_do(points: Sequence[int], text: str) -> None:
    rounds = [[{"items": {"payment": one}} for one in points]]
    told = standing({"game": "briscola-chiamata", "deals": 1, "rounds": rounds})
    assert (told["over"], told["winner"]) == (True, None)
    assert told["text"] == text


def test_deals_of_asso_piglia_tutto_are_added_up_where_a_table_agrees_on_a_target() -> None:
    rounds = [[{"items": {"scopa": mine}}, {"items": {"scopa": theirs}}] for mine, theirs in TIES]
    sheet = {"game": "asso-piglia-tutto", "options": {"scoring": "scopa", "target": 11}}
    told = [standing({**sheet, "rounds": rounds[:number]}) for number in range(4)]
    assert [one["text"] for one in told] == [
        "The match is played to 11 points.",
        "The match is played to 11 points.",
        "Nobody has won yet: another deal decides.",
        "The match is over. Winner: The other player.",
    ]
    assert told[3]["rule"] and told[3]["rule"]["id"] == "asso-piglia-tutto.target"


def typed(*points: Sequence[int], **more: object) -> dict[str, Any]:
    """A sheet of cirulla on which nothing but points was typed."""
    rounds = [[{"items": {"typed": one}} for one in deal] for deal in points]
    return {"game": "cirulla", "rounds": rounds, **more}


TIE = (35, 48), (18, 5)


def test_points_alone_do_not_decide_a_tie_that_is_counted_up_and_what_does_is_asked_for() -> None:
    with pytest.raises(ValueError, match="Deal 2: The totals are level, so the last deal is count"):
        standing(typed(*TIE, booked=1))
    told = standing(typed(*TIE))  # a sheet that was kept
    assert (told["over"], told["winner"]) == (False, None)
    assert "counted again, item by item. Its points alone are not enough" in told["text"]
    assert "another deal" not in told["text"]
    assert told["rule"] and told["rule"]["id"] == "cirulla.tie-break"


def test_one_side_of_which_the_points_alone_are_known_does_not_lose_a_tie_by_that() -> None:
    first = [{"items": {"typed": 35}}, {"items": {"typed": 48}}]
    last = [{"items": {"typed": 18}}, {"items": {"carte": 1, "denari": 1, "scopa": 3}}]
    told = standing({"game": "cirulla", "rounds": [first, last]})
    assert (told["over"], told["winner"]) == (False, None)


def test_the_same_tie_is_decided_by_what_each_side_scored_or_by_another_deal_where_agreed() -> None:
    first = [{"items": {"typed": 35}}, {"items": {"typed": 48}}]
    mine = {"carte": 1, "denari": 1, "settebello": 1, "primiera": 1, "decino": 10, "barsega": 3}
    last = [{"items": {**mine, "scopa": 1}}, {"items": {"grande": 5}}]
    told = standing({"game": "cirulla", "rounds": [first, last], "booked": 1})
    assert (told["totals"], told["winner"]) == ([53, 53], 0)
    told = standing(typed(*TIE, booked=1, options={"tie_break": "another-deal"}))
    assert told["text"] == "Nobody has won yet: another deal decides."


TIES = (7, 5), (4, 6), (1, 2)


def won_deals(*points: Sequence[int], **options: object) -> Standing:
    rounds = [[{"items": {"points": one}} for one in deal] for deal in points]
    return standing({"game": "briscola", "options": options, "rounds": rounds})


def test_a_match_of_briscola_may_go_to_so_many_won_deals() -> None:
    told = won_deals((70, 50), (60, 60), wins=3)
    assert (told["totals"], told["over"]) == ([1, 0], False)
    assert told["text"] == "The match is played to 3 won deals."
    assert told["rule"] and told["rule"]["id"] == "briscola.wins"
    assert told["total"] == "Won deals"
    told = won_deals((70, 50), (60, 60), (40, 80), (61, 59), (99, 21), wins=3)
    assert (told["totals"], told["winner"]) == ([3, 1], 0)
    assert told["text"] == "The match is over. Winner: You."


def test_sixty_each_cannot_be_typed_where_the_last_trick_decides() -> None:
    with pytest.raises(ValueError, match="Deal 2: the last trick decides"):
        won_deals((70, 50), (60, 60), wins=2, sixty="last-trick")
    rounds = [[{"items": {"points": 60}}, {"items": {"points": 60}, "outright": True}]]
    told = standing({"game": "briscola", "options": {"sixty": "last-trick"}, "rounds": rounds})
    assert told["winner"] == 1
    assert told["rule"] and told["rule"]["id"] == "briscola.last-trick"


def test_ten_denari_end_a_match_whatever_the_points() -> None:
    told = standing(
        {"game": "cirulla", "rounds": [[{"items": {"denari": 1}, "outright": True}, {"items": {}}]]}
    )
    assert (told["over"], told["winner"]) == (True, 0)
    assert told["rule"] and told["rule"]["id"] == "cirulla.cappotto"


@pytest.mark.parametrize(
    ("sheet", "named"),
    [
        ({"rounds": 7}, "no deals"),
        ({"rounds": [[]]}, "give 2 scores"),
        ({"rounds": [[{"items": {"carte": "one"}}, {"items": {}}]]}, "whole numbers"),
        ({"rounds": [[{"items": {"typed": -1}}, {"items": {}}]]}, "never below 0"),
        ({"dealer": "Anna"}, "no dealer"),
        ({"names": 7}, "no names"),
        ({"game": "mediatore", "deals": 0}, "positive"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused_in_words(sheet: dict[str, object], named: str) -> None:
    reply = Score().reply({"ask": "match", "game": "scopa", **sheet})
    assert isinstance(reply, dict)
    assert named in reply["error"]["text"]


@pytest.mark.parametrize(("dealer", "is_refused"), [(0, True), (1, False)])
def test_only_the_dealer_of_a_deal_scores_the_first_table(dealer: int, is_refused: bool) -> None:
    rounds = [[{"items": {"scopa": 1}}, {"items": {"table": 1, "settebello": 1}}]]
    message = {"game": "cirulla", "rounds": rounds, "dealer": dealer, "booked": 0}
    if not is_refused:
        assert standing(message)["totals"] == [1, 2]
        return
    with pytest.raises(ValueError, match="Deal 1: Only the dealer’s side can score the first"):
        standing(message)
