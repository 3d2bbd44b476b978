"""The capture games against the rules read slowly: each move, the course, the score, the end."""

import itertools
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.capture.game import CaptureGame
from carte.engine.cards import mask_of
from carte.games.asso_piglia_tutto.game import AssoPigliaTutto
from carte.games.cirulla.game import Cirulla
from carte.games.scopa.game import Scopa
from carte.games.scopone.game import Scopone
from tests.engine.other_tables import TABLES, played_slowly
from tests.engine.slow_capture import count_up, declared, first_table
from tests.games.variants import that_go_together, values_of

SEEDS = st.integers(0, 2**32)


def any_rules(game: type[CaptureGame]) -> st.SearchStrategy[CaptureGame]:
    """A game under any of its house rules."""
    values = {rule.name: st.sampled_from(values_of(rule)) for rule in game.HOUSE_RULES}
    return st.fixed_dictionaries(values).map(
        lambda chosen: game(**that_go_together(game.slug, chosen))
    )


@pytest.mark.parametrize("kind", [Scopa, Scopone, Cirulla, AssoPigliaTutto])
@settings(max_examples=150)
@given(st.data(), SEEDS)
def test_the_engine_and_the_slow_rules_never_disagree(
    kind: type[CaptureGame], data: st.DataObject, seed: int
) -> None:
    played_slowly(data.draw(any_rules(kind)), random.Random(seed))


USUAL: list[tuple[str, dict[str, Any]]] = [
    ("scopa", {}),
    ("asso-piglia-tutto", {}),
    ("asso-piglia-tutto", {"scoring": "scopa"}),
]


@pytest.mark.parametrize("slug, options", [*USUAL, *TABLES])
def test_a_table_is_as_the_slow_rules_have_it(slug: str, options: dict[str, Any]) -> None:
    for seed in range(10):
        assert played_slowly(carte.game(slug, **options), random.Random(seed))


@pytest.mark.parametrize("matta_barsega", [True, False])
@pytest.mark.parametrize("declare_both", [True, False])
def test_every_declaration_of_every_hand(matta_barsega: bool, declare_both: bool) -> None:
    game = Cirulla(matta_barsega=matta_barsega, declare_both=declare_both)
    for hand in itertools.combinations(carte.PACK, 3):
        mask, some = mask_of(hand), [str(card) for card in hand]
        names = [*range(1, 11)] if "7C" in some else [None]
        items = {name: declared(some, name, game.options) for name in names}
        true = [f"declare 7C={name}" if name else "declare" for name in names if items[name]]
        assert [str(move) for move in game.declarations.moves(mask)] == true
        for name in names:
            assert game.declarations.items(mask, name or 7) == items[name]


@pytest.mark.parametrize("table_nine", [False, True])
def test_every_first_table(table_nine: bool) -> None:
    game = Cirulla(table_nine=table_nine)
    misdeals = 0
    for table in itertools.combinations(carte.PACK, 4):
        some, mask = [str(card) for card in table], mask_of(table)
        again = sum(card.value == 1 for card in table) >= 2
        misdeals += again
        assert game.has_two_aces(mask) == again
        assert game.table_points(mask) == (0 if again else first_table(some, table_nine))
    assert misdeals == 3_925


def test_every_scopone_table_of_three_re_is_dealt_again() -> None:
    game, rest = carte.game("scopone"), [card for card in carte.PACK if card.value < 10]
    kings = [card for card in carte.PACK if card.value == 10]
    for number in range(5):
        table = [*kings[:number], *rest[: 4 - number]]
        others = [card for card in carte.PACK if card not in table]
        deck = [*others[:12], *table[:2], *others[12:24], *table[2:], *others[24:]]
        if number < 3:
            assert sorted(game.deal(deck=deck).table) == sorted(table)
        else:
            with pytest.raises(carte.Misdeal, match="three or four re"):
                game.deal(deck=deck)


ITEMS = ("carte", "denari", "settebello", "primiera", "scopa", "table", "decino", "grande")


POINTS = st.integers(30, 52)
WON = st.dictionaries(st.sampled_from(ITEMS), st.integers(1, 9))


@settings(max_examples=600)
@given(st.one_of(*(st.lists(st.tuples(POINTS, WON), min_size=n, max_size=n) for n in (2, 3))))
def test_a_tie_at_the_target_is_counted_up(sides: list[tuple[int, dict[str, int]]]) -> None:
    before, items = [points for points, _won in sides], [won for _points, won in sides]
    game = Cirulla(players=len(sides))
    first = tuple(carte.Score({"any": n}) for n in before)
    match = carte.Match(game, 0, (first, tuple(map(carte.Score, items))))
    totals = [n + sum(side.values()) for n, side in zip(before, items, strict=True)]
    assert list(match.totals) == totals
    best = max(totals)
    if best < 51:
        expected = None
    elif totals.count(best) == 1:
        expected = totals.index(best)
    else:
        expected = count_up(before, items, 51)
    assert (match.winner, match.is_over) == (expected, expected is not None)
