"""Whatever number an article tells is that of the table at which it is told."""

from collections.abc import Iterator

import pytest

import carte
from carte.engine.game import Game
from carte.games.procedure import Article, articles, at_table
from tests.games.numbers_in_text import cards_in, dealt, wrong_numbers
from tests.tables import tables_of


def tables(slug: str) -> Iterator[Game]:
    yield carte.game(slug)
    yield from tables_of(slug)


def told(one: Article, table: Game) -> Iterator[str]:
    """What a page tells of an article at a table: what happened, and what is done there."""
    yield one.asks
    ours = at_table(one.agreed, table)
    if not (ours and ours.instead):
        yield from (text for ruling in one.rulings for text in (ruling.says, ruling.noticed))
    yield from ours.says if ours else ()


@pytest.mark.parametrize("one", articles(), ids=lambda one: one.id)
def test_an_article_tells_of_as_many_cards_players_and_sides_as_there_are_at_the_table(
    one: Article,
) -> None:
    for slug in one.games:
        for table in tables(slug):
            for text in told(one, table):
                assert [*wrong_numbers(text, table)] == [], (table, text)


@pytest.mark.parametrize("one", articles(), ids=lambda one: one.id)
def test_what_other_tables_do_with_so_many_cards_is_done_where_so_many_are_dealt(
    one: Article,
) -> None:
    sizes = {size for slug in one.games for table in tables(slug) for size in dealt(table)}
    for text in one.houses:
        assert {*cards_in(text)} <= sizes


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_rule_tells_of_as_many_cards_and_players_as_there_are_at_its_table(slug: str) -> None:
    for table in tables(slug):
        for tail in ("deal", "refill", "pack", "draw", "teams", "last-trick"):
            rule = table.rulebook.get(tail)
            assert not rule or [*wrong_numbers(rule.text, table)] == [], (table, rule)
