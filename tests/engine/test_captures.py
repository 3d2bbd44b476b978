"""What a card may take, against a search over all subsets of the table."""

from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.capture.game import CaptureGame
from carte.engine.capture.sums import BELOW, equals, sums, total
from carte.engine.cards import VALUE, cards_of, indices, mask_of
from carte.games.asso_piglia_tutto.game import AssoPigliaTutto
from carte.games.scopa.game import Scopa
from tests.engine.lines_of_play import GAMES
from tests.engine.slow_rules import Captures, asso, scopa

TABLES = st.sets(st.integers(0, 39), max_size=13)


def brute_sums(value: int, table: Iterable[int]) -> list[tuple[int, ...]]:
    """All sets of two or more cards with a sum, in the order of their cards."""
    return sorted(
        some
        for size in range(2, 11)
        for some in combinations(sorted(table), size)
        if sum(VALUE[card] for card in some) == value
    )


@settings(max_examples=150)
@given(TABLES)
def test_sums_are_all_subsets_that_add_up(table: set[int]) -> None:
    mask = sum(1 << card for card in table)
    for value in range(1, 11):
        found = [indices(taken) for taken in sums(value, mask & BELOW[value])]
        assert found == brute_sums(value, table)


@pytest.mark.parametrize("size", range(14))
def test_captures_are_those_of_the_rules_on_tables_of_every_size(size: int) -> None:
    deck = [str(card) for card in carte.PACK]
    import random

    rng = random.Random(size)
    games: list[tuple[CaptureGame, Captures]] = [(Scopa(), scopa), (AssoPigliaTutto(), asso)]
    for _ in range(12):
        table = rng.sample(deck, size)
        mask = mask_of(carte.cards(table))
        for played in rng.sample(sorted(set(deck) - set(table)), 4):
            for game, reference in games:
                found = game.captures(carte.Card(played).index, mask)
                expected = [mask_of(carte.cards(some)) for some in reference(played, table)]
                assert sorted(found) == sorted(expected)
                assert list(found) == sorted(found, key=indices)


def test_the_fullest_table_gives_a_re_its_most_captures() -> None:
    low = mask_of(carte.cards("1D 1C 1S 1B 2D 3D 4D 5D 6D 7D 8D 9D"))
    assert len(sums(10, low)) == len(brute_sums(10, indices(low)))


def test_what_a_card_may_take_can_be_asked_of_a_game() -> None:
    scopa, asso = Scopa(), AssoPigliaTutto()
    assert scopa.may_take("7D", "3C 4S") == (carte.cards("3C 4S"),)
    assert scopa.may_take("7D", "3C 5S") == ()
    assert asso.may_take("1D", "3C 5S") == (carte.cards("3C 5S"),)


@given(TABLES)
def test_an_equal_card_is_taken_alone(table: set[int]) -> None:
    mask = sum(1 << card for card in table)
    for value in range(1, 11):
        found = equals(value, mask)
        assert [cards_of(one)[0].value for one in found] == [value] * len(found)
        assert sum(found) == sum(1 << card for card in table if VALUE[card] == value)


@given(TABLES)
def test_total_is_the_sum_of_values(table: set[int]) -> None:
    assert total(sum(1 << card for card in table)) == sum(VALUE[card] for card in table)


@pytest.mark.parametrize("game", GAMES, ids=repr)
@settings(max_examples=100)
@given(some=TABLES, card=st.integers(0, 39))
def test_what_is_taken_adds_up_to_what_its_card_may_take_or_is_the_whole_table(
    game: CaptureGame, some: set[int], card: int
) -> None:
    table = sum(1 << one for one in some - {card})
    value = game.values[card]
    for taken in game.captures(card, table):
        adds_up = total(taken, game.values) in game.capture_totals(value)
        assert adds_up or (taken == table and game.takes_all(value))
