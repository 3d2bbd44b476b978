"""Fresh questions: about every rule that can be asked about, in two ways or more, never wrong."""

import re
from functools import cache
from random import Random

import pytest

import carte
from carte.quiz.fresh import NothingToAsk, fresh, fresh_for, rules_asked
from carte.quiz.fresh.cases import turned_case
from carte.quiz.house_check import put_by
from tests.each import each
from tests.missing import rules_hardly_asked

RULES = [rule.id for slug in carte.GAMES for rule in rules_asked(slug)]
FORMAL = {"in-hand", "on-table", "no-such-move", "over"}
SEEDS = range(4)
made = cache(fresh)
"""A question, made once for all that is said of it."""

ASKS_WHICH = "Which of these moves are legal?"


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_rule_but_those_of_form_can_be_asked_about(slug: str) -> None:
    left_out = {rule.tail for rule in carte.game(slug).rulebook} - {
        rule.tail for rule in rules_asked(slug)
    }
    assert left_out <= FORMAL


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_rule_has_two_ways_to_be_asked_about(slug: str) -> None:
    assert rules_hardly_asked(slug) == set()


@each("rule", RULES)
def test_a_question_has_right_and_wrong_answers_and_is_about_its_rule(rule: str) -> None:
    for seed in SEEDS:
        question = made(rule, seed)
        right = [option for option in question.posed.options if option.right]
        assert question.rules[0].id == rule
        assert question.says == question.rules[0].text
        assert len({option.id for option in question.posed.options}) >= 2
        assert question.posed.several or len(right) == 1


@each("rule", RULES)
def test_which_moves_are_legal_the_engine_says_of_the_position_that_is_linked(rule: str) -> None:
    for question in (made(rule, seed) for seed in SEEDS):
        if question.code and question.posed.asks == ASKS_WHICH:
            deal = carte.from_code(question.code)
            for option in question.posed.options:
                assert bool(deal.ruling(option.id)) == option.right


@each("rule", RULES)
def test_a_case_shows_what_a_player_at_the_table_sees(rule: str) -> None:
    """No hand lies open that was not declared, and no stock holds a number that cannot be."""
    asked = carte.game(rule.partition(".")[0]).rulebook[rule.partition(".")[2]]
    turned = (turned_case(asked, f"case-{seed}", Random(seed)) for seed in SEEDS)
    for question in filter(None, turned):
        facts = " ".join(question.setting.facts)
        kinds = {zone.kind for zone in question.setting.zones}
        assert "open" not in kinds or "declared" in facts, question.key
        game = carte.game(question.slug)
        if (left := re.search(r"In the stock: (\d+) card", facts)) and game.has_table:
            assert int(left[1]) % (game.seats * len(game.deal(seed=0).hands[0])) == 0, question.key


@pytest.mark.parametrize("rule", ["scopa.sum", "cirulla.fifteen", "briscola.trump"])
def test_the_cards_are_others_each_time(rule: str) -> None:
    shown = [[zone.cards for zone in fresh(rule, seed).setting.zones] for seed in range(6)]
    assert all(shown.count(one) < 3 for one in shown)


def test_the_same_rule_and_seed_give_the_same_question() -> None:
    assert fresh("mediatore.striscio", 7) == fresh("mediatore.striscio", 7)


@pytest.mark.parametrize(
    ("rule", "house"),
    [
        ("scopa.primiera", {"primiera": "sevens"}),
        ("scopa.target", {"target": 21}),
        ("scopa.sum", {"fewest_cards": True}),
        ("cirulla.deal", {"players": 4}),
        ("asso-piglia-tutto.equal", {"scoring": "scopa"}),
    ],
)
def test_a_table_is_asked_what_comes_out_by_its_house_rules(
    rule: str, house: dict[str, object]
) -> None:
    slug, _dot, tail = rule.partition(".")
    for seed in SEEDS:
        question = fresh_for(rule, seed, house)
        assert put_by(question, house) == house
        assert question.says == carte.game(slug, **house).rulebook[tail].text
        if question.code and question.posed.asks == ASKS_WHICH:
            book = carte.from_code(question.code).to_json()
            deal = carte.from_json(book | {"options": house})
            for option in question.posed.options:
                assert bool(deal.ruling(option.id)) == option.right


def test_a_rule_that_a_table_does_not_have_is_asked_as_the_book_has_it() -> None:
    house = {"primiera": "sevens"}
    assert "primiera-missing-suit" not in carte.game("scopa", **house).rulebook
    question = fresh_for("scopa.primiera-missing-suit", 3, house)
    assert question == fresh("scopa.primiera-missing-suit", 3)
    assert put_by(question, house) == {}


@pytest.mark.parametrize("name", ["scopa.nothing", "nonsense", "", "scopa.in-hand"])
def test_a_rule_that_cannot_be_asked_about_is_named(name: str) -> None:
    with pytest.raises(NothingToAsk, match="such as"):
        fresh(name, 1)
