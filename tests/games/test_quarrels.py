"""What players quarrel about: ten questions a game, each settled by a case of its own rules."""

import pytest

import carte
from carte.games import load_toml
from carte.games.cases import by_key
from carte.games.quarrels import Quarrel, quarrels, read_quarrel
from tests.games.rooms import rows
from tests.missing import TEN, answers_of
from tests.tables import tables_of


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_game_has_ten_usual_quarrels_or_more_with_yes_and_no_among_the_answers(slug: str) -> None:
    found = quarrels(slug)
    usual = [quarrel for quarrel in found if not quarrel.house]
    assert len(usual) >= TEN
    assert [*found[: len(usual)]] == usual
    assert len({quarrel.asks for quarrel in found}) == len(found)
    assert answers_of(slug) == {True, False}
    assert all(quarrel.asked.endswith("?") and len(quarrel.asked) <= 45 for quarrel in found)


TABLES_DIFFER = rows("facts", "DISPUTED")
"""What is asked of a house rule, at a table that has it, and the rule that decides there."""


def test_every_quarrel_about_a_house_rule_is_listed() -> None:
    asked = {(slug, one.house) for slug in carte.GAMES for one in quarrels(slug) if one.house}
    assert asked == {(slug, name) for slug, name, _value, _rule in TABLES_DIFFER}


@pytest.mark.parametrize(("slug", "name", "value", "rule"), TABLES_DIFFER)
def test_where_tables_differ_the_house_rule_turns_the_answer(
    slug: str, name: str, value: object, rule: str
) -> None:
    table = carte.game(slug, **{name: value})
    (one,) = [one for one in quarrels(slug) if one.house == name]
    there = one.at(table.chosen)
    assert (there.answer, there.rule) == (not one.answer, table.rulebook[rule])


def test_a_quarrel_names_a_house_rule_of_its_game() -> None:
    entry = {"asks": "Is it so?", "case": "SC-14", "about": "dealer", "house": "poor_hand"}
    with pytest.raises(ValueError, match="scopa has no such house rule"):
        read_quarrel(entry, by_key("scopa"))


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
def test_the_answers_are_those_of_the_book(slug: str) -> None:
    entries = load_toml(slug, "quarrels.toml").get("quarrel", ())
    written = [entry.get("yes", False) for entry in entries]
    assert [one.answer for one in quarrels(slug)] == written


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_quarrel_is_decided_by_the_rule_that_it_names_or_by_one_of_its_case(slug: str) -> None:
    for quarrel in quarrels(slug):
        tail, is_asked = quarrel.rule.tail, quarrel.about in ("legal", "stays", "trick")
        assert tail in quarrel.case.rules or (is_asked and not quarrel.named), quarrel.asks
        if quarrel.about == "sweep":
            assert tail not in {"equal", "sum", "fifteen"}, quarrel.asks


def of(slug: str, key: str) -> Quarrel:
    return next(one for one in quarrels(slug) if one.key == key)


@pytest.mark.parametrize(("target", "before"), [(2, [1, 0]), (11, [10, 9]), (21, [20, 19])])
def test_a_match_is_as_near_to_its_target_at_every_table(target: int, before: list[int]) -> None:
    for slug, key in (("scopa", "SC-19"), ("scopone", "SN-13")):
        assert of(slug, key).at({"target": target}).case.match == [before, [1, 3]]


def test_a_match_without_a_target_is_the_same_at_every_table() -> None:
    assert of("asso-piglia-tutto", "AP-16").at({"players": 4}).case.match == [[20, 20]]


def test_a_match_cannot_be_as_near_to_a_target_below_which_there_is_no_room() -> None:
    with pytest.raises(ValueError, match="not as near to 1 points"):
        of("scopa", "SC-19").at({"target": 1})


@pytest.mark.parametrize(("key", "is_made"), [("BC-10", True), ("BC-10.2", False)])
def test_a_contract_is_made_where_it_pays_its_declarer(key: str, is_made: bool) -> None:
    contract = of("briscola-chiamata", "BC-10.2")
    assert contract._replace(case=by_key("briscola-chiamata")[key]).at({}).answer is is_made


@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_a_house_rule_takes_away_it_says_in_other_words(slug: str) -> None:
    book = {rule.tail: rule.text for rule in carte.game(slug).rulebook}
    for table in tables_of(slug):
        there = {rule.tail: rule.text for rule in table.rulebook}
        if book.keys() - there.keys():
            assert {*there.values()} - {*book.values()}, table
