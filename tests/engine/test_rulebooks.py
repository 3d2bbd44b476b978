"""Rulebooks beside each other: which rules are new, reworded or gone."""

import pytest

import carte
from carte.engine.rulebook import Changes
from carte.language import use
from tests.tables import tables_of


def changes(ours: carte.Game, theirs: carte.Game) -> dict[str, list[str]]:
    found = ours.rulebook.changes(since=theirs.rulebook)
    return {part: [rule.tail for rule in rules] for part, rules in found._asdict().items()}


def test_a_rule_is_new_reworded_or_gone() -> None:
    ours = carte.game("asso-piglia-tutto", sums=True, ace_on_ace="sweep")
    sums = ["sum", "choice-of-sums", "equal-first", "one-capture"]
    assert changes(ours, carte.game("asso-piglia-tutto")) == {
        "brought": [*sums, "ace-sweep", "ace-on-ace"],
        "new": sums,
        "reworded": ["ace-sweep", "ace-on-ace"],
        "gone": ["no-sums"],
    }


def test_a_number_in_its_words_makes_a_rule_another_and_one_elsewhere_does_not() -> None:
    ours = carte.game("scopa", target=21)
    assert changes(ours, carte.game("scopa"))["reworded"] == ["target"]


def test_another_game_has_a_rule_if_it_has_its_name_and_its_words() -> None:
    scopa, briscola = carte.game("scopa").rulebook, carte.game("briscola").rulebook
    assert briscola.states(scopa["in-hand"])
    assert not briscola.states(scopa["turn"])
    assert not briscola.states(scopa["sweep"])


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_rulebook_has_no_changes_since_itself(slug: str) -> None:
    book = carte.game(slug).rulebook
    assert book.changes(since=book) == Changes((), (), (), ())


@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_is_brought_one_way_is_reworded_or_gone_the_other_way(slug: str) -> None:
    usual = carte.game(slug)
    for table in tables_of(slug):
        there, back = changes(table, usual), changes(usual, table)
        assert (there["new"], there["gone"]) == (back["gone"], back["new"])
        assert {*there["reworded"]} == {*back["reworded"]}
        assert {*there["new"]} | {*there["reworded"]} == {*there["brought"]}


@pytest.mark.parametrize("language", ["it", "ja"])
def test_rules_are_compared_alike_in_every_language(language: str) -> None:
    ours, usual = carte.game("scopa", target=21, napola=True), carte.game("scopa")
    found = ours.rulebook.changes(since=usual.rulebook)
    use(language)
    try:
        assert ours.rulebook.changes(since=usual.rulebook) == found
    finally:
        use("en")


def test_the_text_for_any_number_leaves_its_place_standing() -> None:
    rule = carte.game("scopa", target=21).rulebook["target"]
    assert rule.text_for_any("target") == rule.text.replace("21", "{target}")
    assert rule.text_for_any() == rule.text
