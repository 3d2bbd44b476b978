"""A deal prints as a table: what the seat to act may see, hidden cards as numbers."""

import re
from unicodedata import east_asian_width

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte import language
from carte.engine.game import Game
from tests.engine.lines_of_play import GAMES, line
from tests.engine.trick_games import DEFAULTS, OTHER_TABLES
from tests.language.marked import speaking_marked

ALL = [*GAMES, *DEFAULTS, *OTHER_TABLES]
CARD = re.compile(r"\b(?:10|[1-9])[DCSB]\b")


def test_a_deal_prints_its_table_as_the_seat_to_act_sees_it() -> None:
    deal = carte.game("scopa").deal(seed=7)
    assert str(deal).splitlines() == [
        "Scopa, seat 1 to act",
        "  Table   3D 3B 6C 8S",
        "  Seat 0  3 cards · Dealer",
        "  Seat 1  2C 4D 4B",
        "  Stock   30 cards",
        "  Piles   0, 0",
    ]
    assert str(deal.view(0)).splitlines()[2:4] == [
        f"  Seat 0  {' '.join(map(str, deal.hands[0]))} · Dealer",
        "  Seat 1  3 cards",
    ]


@settings(max_examples=60)
@given(st.sampled_from(ALL), st.integers(0, 2**32))
def test_a_deal_prints_as_its_view_of_the_seat_to_act(game: Game, seed: int) -> None:
    for deal in line(game, seed)[::4]:
        assert str(deal) == deal.text() == str(deal.view(deal.turn))
        assert repr(deal) != str(deal)


@settings(max_examples=60)
@given(st.sampled_from(ALL), st.integers(0, 2**32))
def test_what_is_hidden_is_printed_where_it_is_asked_for(game: Game, seed: int) -> None:
    for deal in line(game, seed)[::4]:
        lying = [deal.table or deal.trick, *deal.hands, deal.stock, deal.monte]
        named = CARD.findall(deal.text(hidden=True))
        assert {*named} >= {str(card) for some in lying for card in some}
        assert "?" not in deal.text(hidden=True)


def test_each_fact_of_a_deal_has_a_line_of_its_own() -> None:
    deal = carte.game("briscola").deal(seed=7).play("2C")
    assert "  Trick   2C · seat 1 led" in str(deal).splitlines()
    assert "  Trump   spade · 8S turned up" in str(deal).splitlines()
    swept = carte.game("scopa").position(hand="7D", table="3C 4S").play("7D x 3C 4S")
    assert "  Sweeps  0, 1" in str(swept).splitlines()
    assert "  Table   0 cards" in str(swept).splitlines()
    called = carte.game("mediatore").deal(seed=7)
    for choice in ("bid chiamo", "pass", "pass", "pass", "call 3D"):
        called = called.play(choice)
    lines = str(called).splitlines()
    assert "  Bids         1: bid chiamo, 2: pass, 3: pass, 0: pass" in lines
    assert "  Called card  3D" in lines
    assert any(one.endswith(" · Declarer") for one in lines)


def test_a_card_that_lies_face_down_is_a_question_mark() -> None:
    deal = carte.game("briscola-chiamata", dark_first_trick=True).deal(seed=7)
    for choice in ("bid 2", "pass", "pass", "pass", "pass", "2C"):
        deal = deal.play(choice)
    assert "  Trick   ? · seat 1 led" in str(deal).splitlines()
    assert "  Trick   2C · seat 1 led" in str(deal.view(1)).splitlines()
    assert "  Trick   2C · seat 1 led" in deal.text(hidden=True).splitlines()


def test_a_deal_that_is_over_says_so() -> None:
    over = line(GAMES[0], 7)[-1]
    assert str(over).splitlines()[0] == "Scopa, deal over"


@pytest.mark.parametrize("spoken", ["it", "ja"])
def test_a_table_is_printed_in_the_readers_language_in_straight_columns(spoken: str) -> None:
    deal = carte.game("briscola").deal(seed=7).play("2C")
    language.use(spoken)
    try:
        title, *lines = str(deal).splitlines()
    finally:
        language.use("en")
    assert title.startswith({"it": "Briscola, tocca", "ja": "ブリスコラ、"}[spoken])
    columns = {
        sum(2 if east_asian_width(sign) in "WF" else 1 for sign in re.split(r"(?<=\S)  +", one)[0])
        + len(re.findall(r"(?<=\S)  +", one)[0])
        for one in lines
    }
    assert len(columns) == 1


def test_every_word_of_a_table_can_be_translated() -> None:
    deal = carte.game("briscola").deal(seed=7).play("2C")
    with speaking_marked():
        assert all("«" in one for one in str(deal).splitlines())
