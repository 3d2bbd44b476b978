"""Every tricky case is a question with answers that the engine stands by."""

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

import carte
import carte.quiz
from carte.games.cases import Case, cases
from carte.quiz import every_question, every_theme, question_of, questions, themes_of
from carte.quiz.question import Question
from carte.quiz.setting import start_of
from tests.each import Test, each

QUESTIONS = {
    question.key: (case, question)
    for slug in carte.GAMES
    for case, question in zip(cases(slug), questions(slug), strict=True)
}
BY_MOVES = {key: one for key, one in QUESTIONS.items() if one[0].legal or one[0].refused}


def of(some: Mapping[str, tuple[Case, Question]]) -> Callable[[Test], Test]:
    return each(("case", "question"), some.values(), ids=some)


def test_every_case_has_a_key_of_its_own() -> None:
    assert len(QUESTIONS) == sum(len(cases(slug)) for slug in carte.GAMES)


@of(QUESTIONS)
def test_a_question_can_be_answered_right_and_wrong(case: Case, question: Question) -> None:
    right = [option for option in question.posed.options if option.right]
    if question.posed.several:
        assert len(question.posed.options) > 1
    else:
        assert len(right) == 1 < len(question.posed.options)
    texts = [option.text for option in question.posed.options]
    assert len({*texts}) == len(texts)


@of(QUESTIONS)
def test_a_question_shows_something_and_gives_nothing_away(case: Case, question: Question) -> None:
    setting = question.setting
    assert setting.zones or setting.facts
    assert question.says not in (*setting.facts, *setting.line, question.posed.asks)


@of(QUESTIONS)
def test_a_table_without_cards_is_told_beside_a_hand_that_is_to_play(
    case: Case, question: Question
) -> None:
    zones = {zone.kind for zone in question.setting.zones}
    to_play = bool(question.code) and not case.deal.is_over and case.game.has_table
    bare = to_play and "hand" in zones and "table" not in zones
    assert ("The table is empty." in question.setting.facts) == bare


@of(BY_MOVES)
def test_a_wrong_answer_is_a_move_of_the_game_where_any_is(case: Case, question: Question) -> None:
    known = [tail for tail in case.refused.values() if tail != "no-such-move"]
    offered = [(option.rule or "").partition(".")[2] for option in question.posed.options]
    assert not known or "no-such-move" not in offered


@of(BY_MOVES)
def test_a_move_is_right_where_it_is_legal_and_told_why(case: Case, question: Question) -> None:
    for option in question.posed.options:
        if option.id in ("yes", "no"):
            continue
        ruling = case.deal.ruling(option.id)
        assert (option.right, option.rule, option.why) == (
            ruling.legal,
            ruling.rule.id,
            ruling.text,
        )
        assert option.id not in case.refused or not option.right


@of({key: one for key, one in QUESTIONS.items() if one[1].code})
def test_the_code_leads_to_the_position(case: Case, question: Question) -> None:
    assert carte.from_code(question.code) == case.deal


@of({key: one for key, one in QUESTIONS.items() if not one[1].code})
def test_only_matches_and_misdeals_have_no_position(case: Case, question: Question) -> None:
    assert case.match or case.misdeal


@of({key: one for key, one in QUESTIONS.items() if {*one[0].house} - {"players"}})
def test_house_rules_are_told_before_the_question(case: Case, question: Question) -> None:
    usual = carte.game(case.slug)
    if {rule.text for rule in case.game.rulebook} != {rule.text for rule in usual.rulebook}:
        assert any(
            fact.startswith(("House rule", "Not in force")) for fact in question.setting.facts
        )


@of(QUESTIONS)
def test_a_question_has_themes_and_rules(case: Case, question: Question) -> None:
    assert question.themes
    assert [rule.tail for rule in question.rules] == case.rules


@of({key: one for key, one in QUESTIONS.items() if not one[0].match})
def test_what_an_answer_hangs_on_is_told(case: Case, question: Question) -> None:
    """A position that looks the same, but was dealt by somebody else, has the same answer."""
    deal = start_of(case)
    is_dealt = {"deck", "layout"} & {*case.at}
    turn = {"turn": deal.turn} if case.game.has_table and not is_dealt else {}
    right = [option.text for option in question.posed.options if option.right]
    for dealer in {*range(case.game.seats)} - {deal.dealer}:
        told = case._replace(at={**case.at, **turn, "dealer": dealer})
        try:
            other = question_of(told, question.key)
        except ValueError:  # that seat cannot have dealt: who has played tells who did
            continue
        if other.setting == question.setting:
            assert [option.text for option in other.posed.options if option.right] == right


@of(
    {key: one for key, one in QUESTIONS.items() if one[1].posed.asks.startswith("Whose turn is it")}
)
def test_whose_turn_it_is_is_asked_of_a_deal_whose_dealer_is_named(
    case: Case, question: Question
) -> None:
    assert any(fact.startswith("Dealer: ") for fact in question.setting.facts)


def test_every_rule_belongs_to_a_theme() -> None:
    for game in {case.game for case, _ in QUESTIONS.values()}:
        for rule in game.rulebook:
            assert themes_of(game, [rule.tail]), rule


def test_an_item_of_a_score_belongs_to_a_theme_that_there_is() -> None:
    known = {theme.id for theme in every_theme()}
    for game in {case.game for case, _ in QUESTIONS.values()}:
        assert {item.theme for item in game.items.values()} <= known
        assert {rule.theme for rule in game.rulebook} <= known | {""}


def test_every_theme_has_questions_and_names_no_strange_rule() -> None:
    rules = {rule.tail for case, _ in QUESTIONS.values() for rule in case.game.rulebook}
    asked = {theme for question in every_question() for theme in question.themes}
    for theme in every_theme():
        assert theme.tails <= rules, theme.id
        assert theme.id in asked


def test_questions_are_plain_data() -> None:
    data = [question.to_json() for _, question in QUESTIONS.values()]
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize(
    ("key", "asks", "right"),
    [
        ("SC-15", "Who wins the primiera?", "The other player"),
        ("SC-21", "Is the deal played with this first table?", "The cards are dealt again"),
        ("SC-22", "What does this deal score?", "You: 1, the other player: 0"),
        ("SC-14", "How many points do the sweeps score?", "0"),
        ("AP-14", "Who gets the cards left on the table?", "The other player"),
        ("CI-13", "How many points does the dealer score for this first table?", "1"),
        ("CI-20.2", "How many points does the declaration score?", "3"),
        ("BC-17", "Who wins the trick?", "Right"),
        ("BC-12", "What does the declarer get, or pay?", "+12"),
        ("ME-02.2", "Whose turn is it now?", "Left"),
        ("SC-20", "Who has won the match?", "Nobody yet: another deal is played"),
        ("BC-20.2", "Who knows who the declarer’s partner is?", "Right"),
    ],
)
def test_what_is_asked_fits_the_case(key: str, asks: str, right: str) -> None:
    _, question = QUESTIONS[key]
    assert question.posed.asks == asks
    assert [option.text for option in question.posed.options if option.right] == [right]


def test_a_page_finds_the_cases_in_the_zip_that_carte_comes_in(tmp_path: Path) -> None:
    root = Path(carte.__file__).parent
    with zipfile.ZipFile(tmp_path / "packages.zip", "w") as archive:
        for path in root.rglob("*"):
            if path.suffix in (".py", ".toml"):
                archive.write(path, f"carte/{path.relative_to(root)}")
    code = f"import sys; sys.path[:0] = [{str(tmp_path / 'packages.zip')!r}]\n" + FROM_THE_ZIP
    command = [sys.executable, "-S", "-c", code]
    found = subprocess.run(command, check=True, capture_output=True, text=True, cwd=tmp_path)
    assert found.stdout.split() == ["packages.zip", str(len(questions("scopa")))]


FROM_THE_ZIP = """
from carte import quiz
from carte.games import cases
print(cases.__file__.split("/carte/")[0].rpartition("/")[2], len(quiz.questions("scopa")))
"""
