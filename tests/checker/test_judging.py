"""What the checker answers: verdicts on every tricky case, legal moves, house rules as a form."""

import pytest

import carte
from carte.cases import cases
from carte.checker import LAYOUTS, Sheet, deal_of, sheet_of
from carte.checker.examples import quarrels
from carte.checker.house import options_of
from carte.checker.judging import answer, played, tried
from carte.game import Positive

CASES = [case for slug in carte.GAMES for case in cases(slug) if case.at and not case.misdeal]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.id} {dict(case.house)}")
def test_a_tricky_case_gets_its_verdicts_from_the_checker(case):
    sheet = sheet_of(case.deal)
    found = answer(sheet)
    assert carte.from_code(found["code"]) == case.deal
    if case.legal:
        assert [one["move"] for one in found["moves"]] == case.legal
        assert all(found["rulings"][move]["good"] for move in case.legal)
    if case.sweeps is not None:
        swept = [move for move, ruling in found["rulings"].items() if ruling["scopa"]]
        assert swept == case.sweeps
    for move, tail in case.refused.items():
        verdict = tried(sheet, move)
        rule = case.game.rulebook[tail]
        assert (verdict["ruling"]["good"], verdict["ruling"]["rule"]) == (False, rule.id)
        assert verdict["rules"][rule.id] == {"text": rule.text, "source": rule.source}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.id} {dict(case.house)}")
def test_a_line_of_play_can_be_followed_move_by_move(case):
    sheet, deal = sheet_of(case.deal), case.deal
    for move in case.play:
        sheet, deal = played(sheet, move), deal.play(move)
        assert deal_of(sheet) == deal


@pytest.mark.parametrize("slug", carte.GAMES)
def test_the_quarrels_of_a_game_are_about_its_rules(slug):
    found = list(quarrels(slug))
    assert len(found) >= 4
    for case, deal, move in found:
        assert answer(sheet_of(deal), named=[move])["rulings"][str(carte.move(move))]["text"]
        assert case.says


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_house_rule_has_its_place_on_the_form(slug):
    game = carte.game(slug)
    assert [option["name"] for option in options_of(game)] == [*game.OPTIONS]
    for option in options_of(game):
        values = game.OPTIONS[option["name"]]
        assert option["label"]
        assert option["value"] == game.options[option["name"]]
        if not isinstance(values, Positive):
            assert [each["value"] for each in option["values"]] == [*values]


def test_a_value_of_a_house_rule_tells_the_rules_that_only_it_puts_in_force():
    (option,) = [one for one in options_of(carte.game("scopa")) if one["name"] == "fewest_cards"]
    rule = carte.game("scopa", fewest_cards=True).rulebook["fewest-cards"]
    assert [each["rules"] for each in option["values"]] == [[], [rule.text]]


def test_moves_are_judged_beforehand_legal_or_not():
    sheet = sheet_of(carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B"))
    rulings = answer(sheet, beforehand=True)["rulings"]
    assert len(rulings) == 2 * 2**3
    assert rulings["7D x 3C 4S"]["rule"] == "scopa.equal-first"


def test_a_thousand_ways_to_discard_are_counted_not_listed():
    deal = carte.game("mediatore").deal(seed=1)
    for move in ("bid solo", "pass", "pass", "pass"):
        deal = deal.play(move)
    found = answer(sheet_of(deal))
    assert found["moves"] == []
    assert found["summary"] == "715 legal moves."
    assert found["hand_makes"] == {"verb": "discard", "size": 4, "takes": False}


def test_a_sheet_that_tells_no_deal_is_a_problem_not_an_error():
    sheet = Sheet(carte.game("briscola"), {"trick": carte.cards("5B")}, {})
    assert answer(sheet) == {"problem": "Your hand is empty: put in the cards that you hold."}


def test_a_text_that_is_no_move_is_shown_with_what_is_expected():
    sheet = sheet_of(carte.game("scopa").position(hand="7D", table=""))
    assert "'seven' is no move; write a card" in tried(sheet, "seven")["unread"]


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_zone_and_field_has_a_label_and_a_name_of_its_own(slug):
    layout, game = LAYOUTS[slug], carte.game(slug)
    for things in (layout.zones(game), layout.fields(game)):
        assert all(thing.label for thing in things)
        assert len({thing.name for thing in things}) == len(things)
