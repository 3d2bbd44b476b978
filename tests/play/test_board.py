"""The same cards for friends: only what was played on the same cards is laid side by side."""

import random

import pytest

import carte
from carte.play import Sitting, code
from carte.play.board import MOST_FRIENDS, Incomparable, board, same_cards
from carte.play.review.account import result_of
from tests.play.sittings import CONTRACTS, begun, chosen

each_game = pytest.mark.parametrize("slug", carte.GAMES)


def played(sitting: Sitting, seed: int, deals: int) -> Sitting:
    """The sitting with so many deals played at random, and the next one begun."""
    rng = random.Random(seed)
    while True:
        while not sitting.deal.is_over:
            sitting = sitting.play(chosen(rng, sitting.deal))
        if sitting.match.is_over or len(sitting.dealt) == deals:
            return sitting
        sitting = sitting.next()


@each_game
def test_friends_hold_the_same_cards_and_each_deal_has_its_results(slug: str) -> None:
    own = played(begun(carte.game(slug), 4), 1, 2)
    sent = same_cards(own)
    assert sent.deal.deck == own.dealt[0].deck
    assert not sent.deal.moves
    friend = played(sent, 2, 2)
    rows = board(own, f"Anna: https://club.it/play.html#play={code(friend)}\n\n{code(own)}")["rows"]
    assert [row["name"] for row in rows] == ["You", "Anna", "Friend 2"]
    for row, sitting in zip(rows, (own, friend, own), strict=True):
        won = [float(one.replace("−", "-")) for one in row["results"] if one is not None]
        assert won == [round(result_of(deal), 1) for deal in sitting.dealt if deal.is_over]
        assert float(row["total"].replace("−", "-")) == pytest.approx(sum(won), abs=0.11)
        assert row["code"] == code(sitting)
    assert len({len(row["results"]) for row in rows}) == 1


def test_a_deal_that_a_friend_has_not_played_has_no_result() -> None:
    own = played(begun(carte.game("scopa"), 4), 1, 2)
    rows = board(own, code(same_cards(own)))["rows"]
    assert rows[1]["results"] == [None] * len(rows[0]["results"])


@pytest.mark.parametrize(
    "other",
    [
        Sitting.begin(carte.game("scopa"), seed=5),
        Sitting.begin(carte.game("scopa", target=21), seed=4),
        Sitting.begin(carte.game("scopa"), seed=4, level="expert"),
        Sitting.begin(carte.game("briscola"), seed=4),
    ],
)
def test_a_match_on_other_cards_is_refused(other: Sitting) -> None:
    with pytest.raises(Incomparable, match=r"“Anna .* different cards"):
        board(begun(carte.game("scopa"), 4), f"Anna {code(other)}")


@pytest.mark.parametrize(
    ("links", "said"),
    [("Anna has won", "“Anna has won” has no link"), ("x\n" * (MOST_FRIENDS + 1), "21 lines")],
)
def test_what_is_no_link_is_refused_with_its_line(links: str, said: str) -> None:
    with pytest.raises(Incomparable, match=said):
        board(begun(carte.game("scopa"), 4), links)


def test_where_a_contract_is_paid_the_result_is_the_payment() -> None:
    own = played(begun(carte.game("mediatore"), 3), 1, 1)
    assert own.game.slug in CONTRACTS
    (row,) = board(own, "")["rows"]
    paid = own.deal.score()[0].total
    (result,) = row["results"]
    assert result and float(result.replace("−", "-")) == paid
