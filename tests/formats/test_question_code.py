"""The code of a question: a position and the move asked, told from every other text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.formats.position_code import InvalidCode
from carte.formats.question_code import from_question, question
from carte.games.quarrels import quarrels

ASKED = [one for slug in carte.GAMES for one in quarrels(slug) if one.move]
CODES = [question(one.case.deal, one.move) for one in ASKED]


@pytest.mark.parametrize("one", ASKED, ids=lambda one: f"{one.key} {one.move}")
def test_a_question_comes_back_with_its_move(one: carte.games.quarrels.Quarrel) -> None:
    code = question(one.case.deal, one.move)
    assert from_question(code) == (one.case.deal, carte.move(one.move))
    assert len(code) <= 60


@pytest.mark.parametrize("one", ASKED, ids=lambda one: one.key)
def test_the_code_of_a_position_asks_for_no_move(one: carte.games.quarrels.Quarrel) -> None:
    deal = one.case.deal
    assert from_question(carte.code(deal)) == (deal, None)
    assert question(deal) == carte.code(deal)


@pytest.mark.parametrize("code", CODES)
def test_a_question_that_was_cut_short_is_told_from_every_other(code: str) -> None:
    for size in range(len(code)):
        with pytest.raises(InvalidCode):
            from_question(code[:size])


@settings(max_examples=100)
@given(st.sampled_from(CODES), st.data())
def test_a_question_of_which_one_character_was_changed_is_refused(
    code: str, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(code) - 1))
    sign = data.draw(st.sampled_from([one for one in "0aZ9x" if one != code[place]]))
    with pytest.raises(InvalidCode):
        from_question(code[:place] + sign + code[place + 1 :])


@settings(max_examples=200)
@given(st.text(max_size=300))
def test_any_other_text_is_refused_with_what_it_is(text: str) -> None:
    with pytest.raises(InvalidCode):
        from_question(text)


@pytest.mark.parametrize(
    ("code", "slug", "asked"),
    [
        ("6LBy3eiEX5Z1dsPobrbvnLnBUW0cEp6GB5m1mrWhV1W", "briscola", "2S"),
        ("1MQio7zPGL9YbWKakB7Iqa7cN0op87H1saZPcbZjPnQg6Zn159w6", "scopa", "7D x 3C 4S"),
        ("4vsUDQXPp77YpcBgZpcu5Q7Naj3ng60", "mediatore", "3S"),
    ],
)
def test_a_question_that_was_sent_opens_for_ever(code: str, slug: str, asked: str) -> None:
    deal, choice = from_question(code)
    assert (deal.game, str(choice)) == (carte.game(slug), asked)
    assert question(deal, choice) == code
