"""Matches that a side gives up, deals that are thrown in, and what the next deal then pays."""

from typing import Any

import pytest

import carte
from carte.engine.deal import Deal

POOR = "2D 2C 4S 5B 6D 7C 8S 8B"


def stood(slug: str, *totals: int, **house: Any) -> carte.Match:
    """A match that stands at these totals."""
    match = carte.game(slug, **house).match()
    return match.booked(tuple(carte.Score({"any": points}) for points in totals))


def thrown_in(game: carte.Game, *, dealer: int = 0) -> Deal:
    """A deal that the first player to speak has thrown in."""
    return game.position(hand=POOR, dealer=dealer).play("monte")


def passed_out(game: carte.Game) -> Deal:
    """A deal in which everybody has passed."""
    deal = game.deal(seed=0)
    while not deal.is_over:
        deal = deal.play("pass")
    return deal


@pytest.mark.parametrize(
    ("match", "side", "winner"),
    [
        (stood("scopa", 10, 2), 0, 1),
        (carte.game("scopa").match(), 1, 0),
        (stood("scopa", 9, 7, 7, players=3), 0, None),
        (stood("scopa", 9, 7, 7, players=3), 1, 0),
        (stood("scopa", 9, 7, 7, players=3), 2, 0),
        (stood("briscola-chiamata", 4, 2, -2, -2, -2), 2, None),
        (stood("briscola", 1, 0, wins=2), 0, 1),
    ],
    ids=str,
)
def test_of_two_sides_the_other_wins_and_of_three_the_better_of_the_others(
    match: carte.Match, side: int, winner: int | None
) -> None:
    given_up = match.resign(side)
    assert (given_up.is_over, given_up.winner, given_up.resigned) == (True, winner, side)
    assert (given_up.totals, given_up.dealer) == (match.totals, match.dealer)
    assert match.resigned is None


@pytest.mark.parametrize(
    ("slug", "side"), [("scopone", 3), ("briscola-chiamata", 5), ("scopa", -1)]
)
def test_a_side_that_the_match_has_not_cannot_give_up(slug: str, side: int) -> None:
    with pytest.raises(ValueError, match=f"side={side}: a match of {slug} has sides 0 to"):
        carte.game(slug).match().resign(side)


def test_a_match_that_is_over_cannot_be_given_up_nor_one_that_was() -> None:
    for match in (stood("scopa", 12, 2), carte.game("scopa").match().resign(0)):
        with pytest.raises(ValueError, match="is over"):
            match.resign(1)
        with pytest.raises(ValueError, match="is over"):
            match.add(match.game.position(piles=["7D 7C", ""]))


def test_the_record_of_a_match_says_who_has_given_it_up() -> None:
    match = carte.game("scopa").match().resign(1)
    again = carte.match_from_record(match.record())
    assert again == match != carte.game("scopa").match()
    assert again.resigned == 1


def test_after_a_deal_thrown_in_the_same_dealer_deals_and_it_does_not_count() -> None:
    game = carte.game("briscola-chiamata", poor_hand=4)
    match = game.match(deals=1).add(thrown_in(game))
    assert (match.is_over, match.dealer, match.scores) == (False, 0, ())
    match = match.add(passed_out(game))
    assert (match.is_over, match.winner, match.dealer) == (True, None, 1)
    assert carte.match_from_record(match.record()) == match


def test_payments_are_doubled_once_after_however_many_deals_thrown_in() -> None:
    game = carte.game("briscola-chiamata", poor_hand=4, doubled_next=True)
    match = game.match()
    for deal in (thrown_in(game), passed_out(game), thrown_in(game, dealer=1)):
        match = match.add(deal)
        assert match.doubled
    played = carte.playout(game.deal(seed=5, dealer=1), ["regular"] * 5)
    after = match.add(played)
    assert after.totals == tuple(2 * pay for pay in played.payments)
    assert not after.doubled
    assert carte.match_from_record(after.record()) == after


@pytest.mark.parametrize("most", [-1, True, "4"])
def test_the_points_of_a_poor_hand_are_a_number(most: object) -> None:
    with pytest.raises(ValueError, match="give 'off' or a number from 0 to"):
        carte.game("briscola-chiamata", poor_hand=most)
