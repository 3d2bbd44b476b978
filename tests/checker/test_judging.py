"""What the checker answers: verdicts on every tricky case, legal moves, house rules as a form."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.board.house import options_of
from carte.checker import LAYOUTS, Sheet, deal_of, sheet_of
from carte.checker.judging import answer, played, tried
from carte.engine.cards import OF_SUIT, cards_of
from carte.engine.game import Game
from carte.games.cases import Case, cases
from tests.each import each
from tests.engine import lines_of_play, trick_games

NINE = "5D 6D 7D 2S 1B 2B 3B 4B 5B"
CASES = [case for slug in carte.GAMES for case in cases(slug) if case.at and not case.misdeal]


@each("case", CASES, ids=lambda case: f"{case.id} {dict(case.house)}")
def test_a_tricky_case_gets_its_verdicts_from_the_checker(case: Case) -> None:
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
        verdict: Any = tried(sheet, move)
        if tail == "over":
            assert verdict == {"note": found["summary"]}
            continue
        rule = case.game.rulebook[tail]
        assert (verdict["ruling"]["good"], verdict["ruling"]["rule"]) == (False, rule.id)
        assert verdict["rules"][rule.id] == {"text": rule.text, "source": rule.source}


@each("case", CASES, ids=lambda case: f"{case.id} {dict(case.house)}")
def test_a_line_of_play_can_be_followed_move_by_move(case: Case) -> None:
    deal = case.deal
    for move in case.play:
        sheet, deal = sheet_of(deal), deal.play(move)
        if LAYOUTS[deal.game].is_complete(sheet):
            assert deal_of(played(sheet, move)) == deal


@settings(max_examples=60)
@given(st.sampled_from([*lines_of_play.GAMES, *trick_games.GAMES]), st.integers(0, 2**32))
def test_going_on_brings_no_card_to_light_that_the_reader_has_not_put_in(
    game: Game, seed: int
) -> None:
    lines = lines_of_play if game in lines_of_play.GAMES else trick_games
    for deal in [*lines.line(game, seed)][seed % 3 :: 3]:
        whole = sheet_of(deal)
        hidden = {name for name in whole.zones if name.startswith("hand-")} | {"stock", "monte"}
        zones = {name: some for name, some in whole.zones.items() if name not in hidden}
        facts = {name: fact for name, fact in whole.facts.items() if name != "told"}
        sheet = Sheet(game, zones, whole.fields, facts)
        found = answer(sheet)
        for one in found.get("moves", ())[:3]:
            after = played(sheet, one["move"])
            seen = {card for some in zones.values() for card in some}
            assert {card for some in after.zones.values() for card in some} <= seen


@pytest.mark.parametrize(
    ("slug", "fields", "zones", "move", "left"),
    [
        ("scopa", {}, {"hand": "7D 2S", "table": "3C 4S 5B"}, "7D x 3C 4S", {"table": "5B"}),
        ("cirulla", {}, {"hand": "2D 9S", "table": "5B"}, "2D", {"table": "2D 5B"}),
        ("briscola", {}, {"hand": "7D 2S", "trick": "3D"}, "7D", {"tricks": "3D 7D"}),
        ("briscola-chiamata", {}, {"hand": "7D 2S"}, "7D", {"trick": "7D"}),
        ("mediatore", {"phase": "auction"}, {"hand": "7D 2S"}, "pass", {}),
        ("mediatore", {"phase": "call", "bid": "chiamo"}, {"hand": NINE}, "call 3S", {}),
    ],
)
def test_the_next_player_has_no_hand_until_the_reader_puts_one_in(
    slug: str,
    fields: Mapping[str, Any],
    zones: Mapping[str, str],
    move: str,
    left: Mapping[str, str],
) -> None:
    held = {name: carte.cards(some) for name, some in zones.items()}
    after = played(Sheet(carte.game(slug), held, fields), move)
    found = {name: " ".join(map(str, some)) for name, some in after.zones.items() if some}
    assert {name: some for name, some in found.items() if "pile" not in name} == left
    says = answer(after)
    if after.fields.get("phase") != "auction":
        assert "Add the cards" in says.get("summary", "") or "add the cards" in says["problem"]


def test_a_player_who_goes_on_alone_keeps_the_cards_that_are_left() -> None:
    cards = {"hand": carte.cards("1D 2S"), "trick": carte.cards("2D 4D 5D 6D")}
    after = played(Sheet(carte.game("briscola-chiamata"), cards, {}), "1D")
    assert after.zones["hand"] == carte.cards("2S")


@pytest.mark.parametrize("slug", carte.GAMES)
@pytest.mark.parametrize("text", ["7d", "pass", "bid 3"])
def test_a_move_on_an_empty_table_is_answered_by_what_is_missing_not_by_a_rule(
    slug: str, text: str
) -> None:
    empty = Sheet(carte.game(slug), {}, {})
    assert tried(empty, text) == {"note": answer(empty)["summary"]}
    assert "Add the cards you hold" in answer(empty)["summary"]


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_house_rule_has_its_place_on_the_form(slug: str) -> None:
    game = carte.game(slug)
    assert [option["name"] for option in options_of(game)] == [*game.house_rules]
    for option in options_of(game):
        rule = game.house_rules[option["name"]]
        assert option["label"]
        assert option["value"] == game.options[option["name"]]
        if not rule.any_number:
            assert {each["value"] for each in option["values"]} == {*rule.values}


def test_moves_are_judged_beforehand_legal_or_not() -> None:
    sheet = sheet_of(carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B"))
    rulings = answer(sheet, beforehand=True)["rulings"]
    assert len(rulings) == 2 * 2**3
    assert rulings["7D x 3C 4S"]["rule"] == "scopa.equal-first"


def test_a_thousand_ways_to_discard_are_counted_not_listed() -> None:
    deal = carte.game("mediatore").deal(seed=1)
    for move in ("bid solo", "pass", "pass", "pass"):
        deal = deal.play(move)
    found = answer(sheet_of(deal))
    assert found["moves"] == []
    assert found["summary"] == "715 legal moves."
    assert found["hand_makes"] == {"verb": "discard", "size": 4, "takes": False}


def test_a_sheet_that_tells_no_deal_is_a_problem_not_an_error() -> None:
    sheet = Sheet(carte.game("briscola"), {"trick": carte.cards("5B")}, {})
    assert answer(sheet) == {"problem": "Your hand is empty: add the cards you hold."}


@pytest.mark.parametrize(
    ("slug", "facts", "moves"),
    [
        ("scopa", {"hand": "7D 2S", "table": "7B"}, "2s or 7d x 7b"),
        ("cirulla", {"hand": "1D 2S 3C", "table": ""}, "declare or 3c"),
        ("briscola-chiamata", {"calls": "bid 3"}, "pass or bid 2"),
        ("mediatore", {"hand": "7D 6D", "leader": 0}, "7d or 7d busso or 7d striscio"),
        ("briscola", {"hand": "", "trump": "D"}, "7d"),
    ],
)
def test_a_text_that_is_no_move_is_answered_with_moves_that_there_are(
    slug: str, facts: Mapping[str, Any], moves: str
) -> None:
    sheet = sheet_of(carte.game(slug).position(**facts))
    says = f"“seventh” is not a move. Write one such as {moves}."
    assert tried(sheet, "seventh") == {"unread": says}


def test_when_everybody_has_passed_the_checker_tells_the_rule() -> None:
    game = carte.game("briscola-chiamata")
    sheet = Sheet(game, {}, {"phase": "auction", "calls": "pass, pass, pass, pass, pass"})
    assert answer(sheet)["summary"] == game.rulebook["thrown-in"].text


def test_a_lone_card_is_not_taken_for_the_last_trick_of_the_deal() -> None:
    cards = {"hand": carte.cards("1B"), "trick": carte.cards("5B 6B 7B")}
    lone = Sheet(carte.game("mediatore"), cards, {})
    verdict: Any = tried(lone, "1B")
    listed: Any = answer(lone)
    for ruling in (verdict["ruling"], listed["rulings"]["1B"]):
        assert ruling["text"].endswith("It wins the trick: 1 point.")


def test_the_last_card_of_a_deal_that_lies_there_whole_ends_it() -> None:
    deal = carte.game("mediatore").deal(seed=3)
    for call in ("bid solo", "pass", "pass", "pass"):
        deal = deal.play(call)
    while len(deal.trick) < 3 or len(deal.hands[deal.turn]) > 1:
        deal = deal.play(deal.legal_moves()[0])
    verdict: Any = tried(sheet_of(deal), str(deal.legal_moves()[0]))
    assert "The winner of the last trick scores 1 extra point" in verdict["ruling"]["text"]


@pytest.mark.parametrize(
    ("game", "fields"),
    [
        (carte.game("mediatore"), {"declarer": 0, "bid": "solo"}),
        (carte.game("briscola", sixty="last-trick"), {"trump": "S"}),
    ],
    ids=repr,
)
def test_whoever_puts_in_all_piles_is_asked_for_the_last_trick_where_it_decides(
    game: Game, fields: Mapping[str, Any]
) -> None:
    halves = [cards_of(OF_SUIT[0] | OF_SUIT[1]), cards_of(OF_SUIT[2] | OF_SUIT[3])]
    zones = {f"pile-{side}": pile for side, pile in enumerate(halves)}
    found: Any = answer(Sheet(game, zones, fields))
    assert "Choose who won the last trick" in found["problem"]
    known: Any = answer(Sheet(game, zones, fields, {"turn": 1}))
    assert carte.from_code(known["code"]).turn == 1
    assert "problem" not in answer(Sheet(game, {}, fields))
    uneven = {"pile-0": cards_of(game.pack), "pile-1": ()}
    assert "problem" not in answer(Sheet(game, uneven, fields))


def test_a_signal_that_is_not_played_is_answered_with_its_card_and_the_rule() -> None:
    sheet = sheet_of(carte.game("mediatore", striscio=False).position(hand="7D 6D", leader=0))
    verdict: Any = tried(sheet, "7d striscio")
    rule = verdict["rules"]["mediatore.striscio"]["text"]
    assert "7 of denari" in verdict["ruling"]["text"]
    assert rule not in verdict["ruling"]["text"]


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_zone_and_field_has_a_label_and_a_name_of_its_own(slug: str) -> None:
    game = carte.game(slug)
    layout = LAYOUTS[game]
    for things in (layout.zones(game), layout.fields(game)):
        assert all(thing.label for thing in things)
        assert len({thing.name for thing in things}) == len(things)


def test_numbers_to_choose_from_stand_by_size() -> None:
    for slug, name in ("cirulla", "players"), ("asso-piglia-tutto", "hand_size"):
        (option,) = [one for one in options_of(carte.game(slug)) if one["name"] == name]
        values = [each["value"] for each in option["values"]]
        assert values == sorted(values)
