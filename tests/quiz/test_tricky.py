"""A tricky case made to order is tricky, legal, and the same for the same seed."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
import carte.quiz.search
from carte.engine.capture.deal import CaptureDeal
from carte.engine.rulebook import Ruling
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import TrickGame
from carte.formats.house_code import InvalidHouse, house_code
from carte.games.cases import Case
from carte.quiz import every_theme, question_of
from carte.quiz.house_check import holds
from carte.quiz.search import NoSuchCase, case_named, name_of, tricky, tricky_themes
from tests.each import each

ORDERS = [(slug, theme) for slug in carte.GAMES for theme in tricky_themes(slug)]
ordered = given(st.sampled_from(ORDERS), st.integers(0, 10**6))


@settings(max_examples=120)
@ordered
def test_what_a_tricky_case_says_is_so(order: tuple[str, str], seed: int) -> None:
    case = tricky(*order, seed)
    deal = case.deal
    if case.legal:
        assert [*map(str, deal.legal_moves())] == case.legal
        assert {text: deal.ruling(text).rule.tail for text in case.refused} == case.refused
        assert not any(deal.ruling(text).legal for text in case.refused)
    for choice in case.play:
        deal = deal.play(choice)
    if "score" in case.then:
        assert [score.items for score in deal.score()] == case.then["score"]
    for fact in ("turn", "scope", "scored", "payments"):
        if fact in case.then:
            assert [*_listed(getattr(deal, fact))] == [*_listed(case.then[fact])]
    if case.primiera:
        assert isinstance(deal, CaptureDeal)
        assert [deal.game.primiera_of(pile) for pile in deal.pile_masks] == case.primiera


def _listed(fact: object) -> Sequence[object]:
    return fact if isinstance(fact, list | tuple) else [fact]


@settings(max_examples=40)
@given(st.sampled_from(["briscola", "briscola-chiamata", "mediatore"]), st.integers(0, 10**6))
def test_a_tricky_trick_is_not_won_by_the_strongest_rank(slug: str, seed: int) -> None:
    case = tricky(slug, "tricks", seed)
    for choice in case.play:
        deal, game = case.deal, case.game
        assert isinstance(deal, TrickDeal) and isinstance(game, TrickGame)
        (trick,) = deal.play(choice).tricks
        winner = trick.cards[(trick.winner - trick.leader) % game.seats]
        order = game.STRENGTH
        assert any(order.index(card.value) < order.index(winner.value) for card in trick.cards)
        assert len({card.suit for card in trick.cards}) > 1


@settings(max_examples=60)
@ordered
def test_a_tricky_case_makes_a_question(order: tuple[str, str], seed: int) -> None:
    case = tricky(*order, seed)
    question = question_of(case, case.id)
    options = question.posed.options
    assert 1 < len(options) == len({option.text for option in options})
    assert question.posed.several or sum(option.right for option in options) == 1
    assert any(not option.right for option in options)
    assert carte.from_code(question.code) == case.deal
    assert question.key == f"tricky-{order[0]}-{order[1]}-{seed}"


@pytest.mark.parametrize(("slug", "theme"), ORDERS)
def test_the_same_seed_gives_the_same_case_and_others_differ(slug: str, theme: str) -> None:
    assert tricky(slug, theme, 7) == tricky(slug, theme, 7)
    assert len({repr(tricky(slug, theme, seed).at) for seed in range(5)}) > 1


def test_every_game_has_tricky_cases_of_known_themes() -> None:
    known = {theme.id for theme in every_theme()}
    for slug in carte.GAMES:
        assert {*tricky_themes(slug)} <= known
        assert tricky_themes(slug)


def rulings(case: Case) -> dict[str, Ruling]:
    return {text: case.deal.ruling(text) for text in (*case.legal, *case.refused)}


@pytest.mark.parametrize("seed", range(20))
def test_an_equal_card_is_always_among_them(seed: int) -> None:
    tails = {ruling.rule.tail for ruling in rulings(tricky("scopa", "equal", seed)).values()}
    assert tails & {"equal-first", "one-equal"}


@pytest.mark.parametrize("seed", range(20))
def test_an_asso_meets_an_asso_or_the_whole_table(seed: int) -> None:
    tails = {ruling.rule.tail for ruling in rulings(tricky("cirulla", "aces", seed)).values()}
    assert tails & {"ace-on-ace", "ace-sweep", "ace-full-take"}


def test_a_theme_that_a_game_has_not_is_refused_by_name() -> None:
    with pytest.raises(
        ValueError, match="no tricky cases of 'fifteen' in scopa; the themes are equal"
    ):
        tricky("scopa", "fifteen", 1)


# ------------------------------------------------------------------- by the rules of our table

TABLES: list[tuple[str, dict[str, Any]]] = [
    (slug, {**rule.needs, rule.name: value})
    for slug in carte.GAMES
    for rule in carte.game(slug).HOUSE_RULES
    for value in rule.values
    if value != rule.usual
]
"""Every house rule of every game, with each of its values."""


@each("table", TABLES, ids=str)
def test_at_a_table_with_a_house_rule_every_theme_has_cases_that_hold_there(
    table: tuple[str, dict[str, Any]],
) -> None:
    slug, house = table
    for theme in tricky_themes(slug, house):
        case = tricky(slug, theme, 3, house)
        assert case.game == carte.game(slug, **house)
        assert holds(case, house)
        assert case_named(case.id) == case
        options = question_of(case, case.id).posed.options
        assert {option.right for option in options} == {True, False}


@pytest.mark.parametrize(
    ("slug", "theme", "house", "rule"),
    [
        ("scopa", "sums", {"fewest_cards": True}, "fewest-cards"),
        ("scopa", "sweeps", {"last_card_sweep": True}, "last-card"),
        ("scopa", "primiera", {"primiera": "sevens"}, "primiera"),
        ("scopa", "score", {"napola": True}, "napola"),
        ("asso-piglia-tutto", "sums", {"sums": True}, "sum"),
        ("cirulla", "aces", {"ace_sweep_forced": False}, "ace-sweep"),
        ("mediatore", "signals", {"striscio": False}, "striscio"),
    ],
)
def test_what_a_house_rule_decides_is_looked_for_at_its_table(
    slug: str, theme: str, house: dict[str, Any], rule: str
) -> None:
    for seed in range(4):
        case = tricky(slug, theme, seed, house)
        assert not holds(case, {})
        assert rule in case.rules


def test_where_sevens_are_compared_the_answer_tells_how_many_each_has() -> None:
    for seed in range(4):
        case = tricky("scopa", "primiera", seed, {"primiera": "sevens"})
        why = next(one.why for one in question_of(case, case.id).posed.options if one.right)
        assert re.search(r"sevens?|six(es)?|ass[oi]|fives?", why)
        assert not re.search(r"\d\d", why)


def test_a_table_that_plays_by_the_book_has_the_case_of_the_book() -> None:
    assert tricky("scopa", "sums", 5, {"napola": False}) == tricky("scopa", "sums", 5)


@pytest.mark.parametrize(
    "name",
    [
        "tricky-scopa-sums",
        "tricky-tarot-sums-1",
        "tricky-scopa-sums-1&house=",
        f"tricky-scopa-sums-1&house={house_code([carte.game('briscola', wins=2)])}",
        name_of("mediatore", "signals", 1, {"signal_truth": False}),
    ],
)
def test_a_name_of_no_tricky_case_is_refused(name: str) -> None:
    with pytest.raises(NoSuchCase):
        case_named(name)
    with pytest.raises(InvalidHouse):
        case_named("tricky-scopa-sums-1&house=nonsense")
