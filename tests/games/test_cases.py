"""Every tricky case of the rules, by its id; cases are data: ``carte/games/<game>/cases.toml``."""

from collections.abc import Callable, Sequence

import pytest

import carte
from carte.engine.capture.deal import CaptureDeal
from carte.engine.match import Score
from carte.games.cases import Case, cases
from carte.games.outcomes import fact, found, stated
from tests.each import Test, each
from tests.missing import rules_without_a_case

CASES = [case for slug in carte.GAMES for case in cases(slug)]


def name(case: Case) -> str:
    return " ".join([case.id, *(f"{option}={value}" for option, value in case.house.items())])


def having(field: str) -> Callable[[Test], Test]:
    return each("case", [case for case in CASES if getattr(case, field)], ids=name)


@having("legal")
def test_exactly_these_moves_are_legal(case: Case) -> None:
    assert [str(move) for move in case.deal.legal_moves()] == case.legal


@having("refused")
def test_a_wrong_move_is_refused_by_the_right_rule(case: Case) -> None:
    rulings = {move: case.deal.ruling(move) for move in case.refused}
    assert {move: ruling.rule.tail for move, ruling in rulings.items()} == dict(case.refused)
    assert not any(ruling.legal or ruling.captured or ruling.scopa for ruling in rulings.values())


@each("case", [case for case in CASES if case.sweeps is not None], ids=name)
def test_exactly_these_moves_are_scope(case: Case) -> None:
    deal = case.deal
    assert [str(move) for move in deal.legal_moves() if deal.ruling(move).scopa] == case.sweeps


@each("case", [case for case in CASES if case.then and not case.match], ids=name)
def test_the_line_of_play_leads_there(case: Case) -> None:
    deal = case.deal
    for move in case.play:
        deal = deal.play(move)
    assert {name: fact(deal, name) for name in case.then} == dict(case.then)


@having("misdeal")
def test_a_misdeal_is_dealt_again_by_its_rule(case: Case) -> None:
    with pytest.raises(carte.Misdeal) as caught:
        _ = case.deal
    assert caught.value.rule == case.game.rulebook[case.misdeal]


@having("primiera")
def test_the_piles_count_so_much_for_primiera(case: Case) -> None:
    deal = case.deal
    assert isinstance(deal, CaptureDeal)
    assert [deal.game.primiera_of(pile) for pile in deal.pile_masks] == case.primiera


def scores(deal: Sequence[int | dict[str, int]]) -> tuple[Score, ...]:
    """The scores of a deal as a match of a case writes them: by side points, or items."""
    return tuple(carte.Score(side if isinstance(side, dict) else {"any": side}) for side in deal)


@having("match")
def test_the_match_stands_so(case: Case) -> None:
    match = case.game.match()
    for deal in case.match:
        match = match.booked(scores(deal))
    if case.at:
        match = match.add(case.deal)
    expected = {"winner": None, **case.then}
    assert {name: fact(match, name) for name in expected} == expected


@each("case", CASES, ids=name)
def test_the_engine_finds_all_that_a_case_states(case: Case) -> None:
    assert found(case) == stated(case)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_rule_is_shown_by_a_case(slug: str) -> None:
    assert rules_without_a_case(slug) == set()


@each("case", CASES, ids=name)
def test_a_case_shows_only_rules_in_force(case: Case) -> None:
    assert [tail for tail in case.rules if tail not in case.game.rulebook] == []
