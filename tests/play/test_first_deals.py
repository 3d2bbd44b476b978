"""Not every reader is dealt the same first cards, and no two games begin alike."""

from itertools import combinations

import pytest

import carte
from carte.play.match_code import from_json
from carte.play.messages import Match
from carte.widgets import Play

GAMES = [*carte.GAMES]


def brought(game: str, seed: int | None = None) -> list[Match]:
    """The first matches in the content that a page of the book has."""
    table = Play(game, seed=seed)
    table.front = None
    return table.make_content()["firsts"]


def cards_of(first: Match) -> str:
    return carte.code(from_json(first["sitting"]).deal)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_brings_several_first_matches_whose_deals_all_differ(game: str) -> None:
    dealt = [cards_of(first) for first in brought(game)]
    assert len(dealt) == len({*dealt}) > 4


def test_no_two_games_begin_with_the_same_seeds() -> None:
    seeds = [{from_json(first["sitting"]).seed for first in brought(game)} for game in GAMES]
    assert all(one.isdisjoint(other) for one, other in combinations(seeds, 2))


@pytest.mark.parametrize("game", GAMES)
def test_whoever_acts_first_by_the_first_seed_does_so_in_every_first_match(game: str) -> None:
    usual = from_json(Play(game).make_content()["sitting"]).deal
    assert {from_json(first["sitting"]).deal.turn for first in brought(game)} == {usual.turn}


def test_a_table_with_a_seed_has_the_cards_of_that_seed_alone() -> None:
    assert brought("scopa", seed=1) == []


def test_a_notebook_has_no_use_for_further_first_matches() -> None:
    assert Play("scopa").make_content()["firsts"] == []
