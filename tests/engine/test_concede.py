"""A side that gives up the remaining tricks of a deal: the other side wins them, and it is over."""

import random
from typing import Any

import pytest

import carte
from carte.engine.deal import Deal
from carte.engine.reading import InvalidValue
from tests.play.sittings import chosen

TWO_SIDES: list[tuple[str, dict[str, Any]]] = [
    ("briscola", {}),
    ("briscola", {"players": 6}),
    ("tressette", {"cappotto": True}),
    ("tressette", {"players": 2}),
    ("mediatore", {}),
    ("briscola-chiamata", {"dark_first_trick": True}),
]


def moments(game: str, rules: dict[str, Any], seed: int = 1) -> list[Deal]:
    rng = random.Random(seed)
    deals = [carte.game(game, **rules).deal(seed=seed)]
    while not deals[-1].is_over:
        deals.append(deals[-1].play(chosen(rng, deals[-1])))
    return deals


def side_of(deal: Deal, seat: int) -> frozenset[int]:
    """The seats that win and lose with one."""
    game = deal.game
    if not game.has_auction:
        return frozenset(one for one in range(game.seats) if game.side(one) == game.side(seat))
    declaring = {deal.declarer, deal.partner} - {None}
    return frozenset(one for one in range(game.seats) if (one in declaring) == (seat in declaring))


@pytest.mark.parametrize(("game", "rules"), TWO_SIDES, ids=str)
def test_the_other_side_wins_every_card_that_nobody_has_played(
    game: str, rules: dict[str, Any]
) -> None:
    given_up = [(deal, deal.concede()) for deal in moments(game, rules) if deal.may_concede]
    assert given_up
    for deal, after in given_up:
        side = {after.game.side(seat) for seat in side_of(deal, deal.turn)}
        assert after.is_over
        assert after.conceded_by == deal.turn
        assert after.moves == deal.moves
        assert sum(map(len, after.piles)) == len(deal.deck)
        assert all(after.piles[one] == deal.piles[one] for one in side)
        assert after.card_points[min(side)] <= deal.card_points[min(side)]
        for read in (carte.from_json(after.to_json()), carte.from_record(after.record())):
            assert read.score() == after.score()
        assert carte.from_record(after.record()).conceded_by == deal.turn


@pytest.mark.parametrize(("game", "rules"), TWO_SIDES, ids=str)
def test_a_deal_played_to_its_last_card_is_conceded_by_nobody(
    game: str, rules: dict[str, Any]
) -> None:
    for deal in moments(game, rules, seed=2):
        assert deal.conceded_by is None
        if deal.is_over:
            assert not deal.may_concede


def test_who_concedes_before_winning_a_trick_loses_by_cappotto() -> None:
    deal = carte.game("tressette", cappotto=True).deal(seed=1)
    mine, theirs = deal.concede().score()[deal.turn % 2], deal.concede().score()[1 - deal.turn % 2]
    assert mine.total == 0
    assert theirs.items["points"] == 11


def test_no_tricks_are_given_up_before_the_play_nor_with_three_sides_nor_without_tricks() -> None:
    games = carte.game("mediatore"), carte.game("briscola", players=3), carte.game("scopa")
    for deal in [game.deal(seed=1) for game in games]:
        assert not deal.may_concede
        with pytest.raises(InvalidValue, match="no remaining tricks"):
            deal.concede()


@pytest.mark.parametrize("seat", ["1", "7", "true"])
def test_a_record_in_which_another_seat_gives_up_is_refused(seat: str) -> None:
    deal = carte.game("briscola").deal(seed=1, dealer=1)
    text = deal.concede().record()
    assert "[Conceded 0]" in text
    with pytest.raises(carte.InvalidRecord, match=f"Conceded ▸{seat}"):
        carte.from_record(text.replace("[Conceded 0]", f"[Conceded {seat}]"))


def test_nobody_concedes_in_the_dark() -> None:
    dark = [
        deal
        for deal in moments("briscola-chiamata", {"dark_first_trick": True})
        if deal.phase == "play" and deal.is_dark
    ]
    assert dark
    assert not any(deal.may_concede for deal in dark)
