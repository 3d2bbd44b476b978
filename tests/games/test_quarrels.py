"""What players quarrel about: ten questions a game, each settled by a case of its own rules."""

import pytest

import carte
from carte.games.cases import by_key
from carte.games.quarrels import quarrels
from tests.tables import tables_of


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_game_has_its_ten_usual_quarrels_with_yes_and_no_among_the_answers(slug: str) -> None:
    found = quarrels(slug)
    assert len(found) == len({quarrel.asks for quarrel in found}) == 10
    assert {quarrel.answer for quarrel in found} == {True, False}
    assert all(quarrel.asked.endswith("?") and len(quarrel.asked) <= 45 for quarrel in found)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_quarrel_is_settled_by_the_rules_of_the_book_without_house_rules(slug: str) -> None:
    for quarrel in quarrels(slug):
        assert by_key(slug)[quarrel.key] == quarrel.case
        assert not quarrel.case.house, quarrel.key


@pytest.mark.parametrize("slug", carte.GAMES)
def test_the_engine_answers_what_is_asked_about_a_move(slug: str) -> None:
    for quarrel in quarrels(slug):
        refused = {str(carte.move(text)) for text in quarrel.case.refused}
        if quarrel.move and str(carte.move(quarrel.move)) in refused:
            assert not quarrel.answer, quarrel.asks
        if quarrel.case.sweeps is not None and quarrel.move in quarrel.case.sweeps:
            assert quarrel.answer, quarrel.asks


@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_a_house_rule_takes_away_it_says_in_other_words(slug: str) -> None:
    book = {rule.tail: rule.text for rule in carte.game(slug).rulebook}
    for table in tables_of(slug):
        there = {rule.tail: rule.text for rule in table.rulebook}
        if book.keys() - there.keys():
            assert {*there.values()} - {*book.values()}, table
