"""The Python side: what a widget is made of, and what it answers."""

import re
from collections.abc import Mapping
from inspect import signature
from typing import Any, cast

import pytest

import carte
from carte.front.notation import notations
from carte.front.widget import Widget
from carte.widgets import Checker, Deal, Lesson, Play, Primiera, Score, Watch

WIDGETS = [
    "Lesson('scopa', 'sums')",
    "Lesson('scopa', 'sums', level='scopa-sums-2')",
    "Lesson('pack', 'suits', level=1)",
    "Deal('scopa', seed=7)",
    "Deal('scopa', seed=8, fewest_cards=True)",
    "Deal('asso-piglia-tutto', seed=0)",
    "Checker('scopa')",
    "Checker('scopa', '2SjjKWnK63s0Sm5szPn86')",
    "Checker('cirulla', players=4)",
    "Score('scopa')",
    "Score('mediatore')",
    "Score('cirulla', players=4, target=101)",
    "Play('scopa')",
    "Play('cirulla', level='expert', seed=3, players=4)",
    "Play('mediatore', deals=4)",
    "Primiera(seed=3)",
]


def made(source: str) -> Widget:
    widgets = (Checker, Deal, Lesson, Play, Primiera, Score)
    widget: Widget = eval(source, {widget.__name__: widget for widget in widgets})
    return widget


def replied(widget: Widget, question: Mapping[str, Any]) -> dict[str, Any]:
    """What a widget replies at once."""
    reply = widget.reply(question)
    assert isinstance(reply, dict)
    return reply


@pytest.mark.parametrize("source", WIDGETS)
def test_a_widget_is_written_as_it_is_made_and_made_again_is_the_same(source: str) -> None:
    first, second = made(source), made(source)
    assert repr(first) == source
    assert first.content == second.content
    assert first.words == second.words


POSITION = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")


def test_three_widgets_alone_are_called_as_the_values_that_they_show() -> None:
    assert {*carte.__all__} & {*carte.widgets.__all__} == {"Deal", "Play", "Score"}


@pytest.mark.parametrize("name", carte.widgets.__all__)
def test_a_widget_tells_what_it_is_given_and_of_what_kind(name: str) -> None:
    """What a notebook shows when one asks for help with a call."""
    kind = getattr(carte.widgets, name)
    made = signature(kind)
    assert kind.__doc__.startswith(f"``{name}(")
    assert [one for one in made.parameters.values() if one.annotation is one.empty] == []


def test_a_position_is_tried_as_it_lies_and_other_deals_follow() -> None:
    widget = Deal(POSITION)
    assert widget.content["seed"] is None
    assert widget.content["position"] == {"hand": "2S 7D", "table": "3C 4S 7B"}
    assert replied(widget, {"ask": "deal", "id": 1, "seed": 1})["answer"] == Deal("scopa").content


def test_a_position_is_laid_out_in_the_checker_with_its_house_rules() -> None:
    napola = carte.game("scopa", napola=True).position(hand="7D", table="7B")
    assert Checker(napola).content == Checker("scopa", carte.code(napola)).content


def test_a_deal_and_its_record_are_watched_from_their_beginning() -> None:
    deal = carte.game("briscola").deal(seed=3)
    for _turn in range(5):
        deal = deal.play(deal.legal_moves()[0])
    assert Watch(deal).content == Watch(deal.record()).content
    assert len(Watch(deal).content["replay"]["frames"]) == 6


def test_a_lesson_opens_at_its_first_level_or_at_the_one_asked_for() -> None:
    assert Lesson("scopa", "sums").content["start"] == "scopa-sums-1"
    assert Lesson("scopa", "sums", level=3).content["start"] == "scopa-sums-3"
    assert Lesson("scopa", "sums", level="scopa-sums-2").content["start"] == "scopa-sums-2"


@pytest.mark.parametrize(
    ("make", "named"),
    [
        (lambda: Lesson("tarot", "sums"), "tarot.*scopa"),
        (lambda: Lesson("scopa", "sommes"), "sommes.*sums"),
        (lambda: Lesson("scopa", "sums", level="scopa-sums-99"), "scopa-sums-99.*scopa-sums-1"),
        (lambda: Lesson("scopa", "sums", level=0), "0.*1 to"),
        (lambda: Lesson("scopa", "sums", level=True), "True.*1 to"),
        (lambda: Deal("tarot"), "tarot.*scopa"),
        (lambda: Deal(POSITION, napola=True), "'napola' goes with a game's name"),
        (lambda: Deal(POSITION, seed=3), "'seed' goes with a game's name"),
        (lambda: Deal(carte.game("briscola").deal(seed=1)), "briscola.*no table"),
        (lambda: Watch(POSITION, "first"), "'first' is one of several deals"),
        (lambda: Watch("[Edition 2]\n1. 7D"), "begins with a Game"),
        (lambda: Checker(POSITION, napola=True), "not of game.*napola"),
        (lambda: Deal("scopa", seed=cast(int, "seven")), "seven.*whole number"),
        (lambda: Deal("scopa", seed=-1), "-1.*whole number"),
        (lambda: Deal("scopa", seed=1, sweeps=2), "sweeps.*last_card_sweep"),
        (lambda: Deal("scopa", seed=1, target="many"), "target.*positive"),
        (lambda: Score("tarot"), "tarot.*scopa"),
        (lambda: Score("scopa", sweeps=2), "sweeps.*last_card_sweep"),
        (lambda: Primiera(seed=-1), "-1.*whole number"),
        (lambda: Checker("tarot"), "tarot.*scopa"),
        (lambda: Checker("scopa", "2SjjKWnK63s0Sm5szPn8"), "not the code of a position"),
        (lambda: Checker("cirulla", "2SjjKWnK63s0Sm5szPn86"), "is of game.'scopa'., not of"),
        (lambda: Checker("scopa", "2SjjKWnK63s0Sm5szPn86", target=21), "not of game.*21"),
    ],
)
def test_a_bad_argument_is_refused_with_the_good_ones(make: object, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        make()  # type: ignore[operator]


def test_every_rule_that_a_ruling_names_has_its_statement_at_hand() -> None:
    content = Lesson("scopa", "must-take").content
    named = {
        ruling["rule"]
        for level in content["stage"]["levels"]
        for step in level["steps"]
        for ruling in step["rulings"]
    }
    assert named == set(content["rules"])


def test_typed_cards_are_read_by_data_that_covers_every_notation() -> None:
    notation = notations()["en"]
    for rank, value in notation["ranks"].items():
        for sign, suit in notation["suits"].items():
            assert str(carte.Card(rank + sign)) == f"{value}{suit}"


def test_a_deal_answers_with_another_deal() -> None:
    widget = Deal("scopa", seed=7)
    assert widget.reply({"ask": "deal", "seed": 8}) == {"answer": Deal("scopa", seed=8).content}


def test_a_declaration_leaves_the_hand_and_names_the_matta() -> None:
    deal = Deal("cirulla", seed=23)
    question = {"ask": "play", "position": deal.content["position"], "move": "declare 7C=3"}
    reply = replied(deal, question)["answer"]
    assert reply["position"]["hand"] == deal.content["position"]["hand"]
    assert reply["position"]["matta"] == reply["step"]["scene"]["values"]["7C"] == 3
    assert not any("option" in move for move in reply["moves"])
    again = {"ask": "judge", "position": reply["position"], "move": "declare 7C=3"}
    assert replied(deal, again)["answer"]["rule"] == "cirulla.declare-once"


def test_only_a_position_that_can_be_is_taken_from_a_page() -> None:
    odd = {"hand": "7C 1D 1S", "table": "4B", "declared": 1, "matta": 1}
    answer = replied(Deal("cirulla", seed=23), {"ask": "judge", "position": odd, "move": "7C"})
    assert "give a list of seats" in answer["error"]["text"]
    with pytest.raises(ValueError, match="no table"):
        Deal("briscola")


def test_a_played_move_gives_the_next_position_and_is_judged_by_its_rule() -> None:
    deal = Deal("scopa", seed=7)
    question = {"position": {"hand": "7D 2S 5B", "table": "3C 4S 10B"}, "move": "7D x 3C 4S"}
    answer = replied(deal, {"ask": "play", **question})["answer"]
    assert answer["position"] == {"hand": "2S 5B", "table": "10B"}
    assert answer["step"]["zones"] == {"hand": ["2S", "5B"], "table": ["10B"]}
    assert [move["card"] for move in answer["moves"]] == ["2S", "5B"]
    wrong = question | {"position": {"hand": "7D", "table": "7S 3C 4S"}}
    verdict = replied(deal, {"ask": "judge", **wrong})["answer"]
    assert (verdict["good"], verdict["rule"]) == (False, "scopa.equal-first")
    replied(deal, {"ask": "deal", "seed": 3})
    assert replied(deal, {"ask": "play", **question})["answer"] == answer, "no question is kept"


SCOPA, LESSON = "Deal('scopa', seed=7)", "Lesson('scopa', 'sums')"
PLAY: dict[str, object] = {"ask": "play", "move": "7D"}
JUDGE = {"ask": "judge", "position": {"hand": "7D", "table": ""}}
OF_A_LEVEL = {"ask": "judge", "level": "scopa-sums-1", "step": 0, "move": "7D"}


@pytest.mark.parametrize(
    ("source", "question", "named"),
    [
        (SCOPA, {}, "None is no question.*deal, open, judge, play"),
        (SCOPA, {"ask": "cheat"}, "'cheat' is no question"),
        (SCOPA, {"ask": ["deal"]}, "is no question"),
        (SCOPA, {"ask": "deal"}, "None is not a deal number"),
        (SCOPA, {"ask": "deal", "seed": 1.5}, "1.5 is not a deal number"),
        (SCOPA, PLAY, "None is no position"),
        (SCOPA, PLAY | {"position": {"hand": "7D"}}, "is no position"),
        (SCOPA, PLAY | {"position": {"hand": "7D", "table": "", "matta": 1}}, "is no position"),
        (SCOPA, PLAY | {"position": {"hand": "7D 7D", "table": ""}}, "7D"),
        (SCOPA, PLAY | {"position": {"hand": "7X", "table": ""}}, "'7X' is not a card"),
        (SCOPA, PLAY | {"position": {"hand": "7D", "table": "7S"}}, "7"),
        (SCOPA, JUDGE | {"move": "hello"}, "hello"),
        (SCOPA, JUDGE | {"move": 7}, "7 is not a move"),
        (
            LESSON,
            OF_A_LEVEL | {"level": "scopa-sums-99"},
            "no level 'scopa-sums-99'; there are scopa-sums-1",
        ),
        (LESSON, OF_A_LEVEL | {"step": 9}, "no step 9"),
        (LESSON, OF_A_LEVEL | {"step": None}, "no step None"),
        (LESSON, OF_A_LEVEL | {"move": "xx"}, "xx"),
        (LESSON, OF_A_LEVEL | {"ask": "deal"}, "'deal' is no question; there are judge"),
    ],
)
def test_a_mistaken_question_is_refused(
    source: str, question: dict[str, object], named: str
) -> None:
    error = replied(made(source), question)["error"]["text"]
    assert re.search(named, error), error


def test_a_lesson_judges_a_move_as_its_table_of_verdicts_does() -> None:
    widget = made(LESSON)
    step = widget.content["stage"]["levels"][0]["steps"][0]
    card = step["zones"]["hand"][0]
    answer = replied(widget, OF_A_LEVEL | {"move": card})["answer"]
    assert answer == step["rulings"][step["verdicts"][card][0]]
