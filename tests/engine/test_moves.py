"""The notation of moves."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carte

CARDS = st.sampled_from(carte.PACK)
PLAYS = st.builds(
    lambda card, taken: f"{card} x {' '.join(map(str, sorted(taken)))}" if taken else str(card),
    CARDS,
    st.sets(CARDS, max_size=13),
)


@given(PLAYS)
def test_parsing_undoes_printing(text: str) -> None:
    move = carte.move(text)
    assert str(move) == text
    assert eval(repr(move), vars(carte)) == move


@pytest.mark.parametrize(
    "text",
    [
        "7D", "7D x 3C 4S", "7D busso", "4C striscio", "pass", "declare", "declare 7C=4", "bid 3",
        "bid 62", "bid 120", "bid arcisolissimo", "call 3S", "discard 4C 5C 6D 7S", "give 4C",
    ],
)  # fmt: skip
def test_every_kind_of_move_prints_as_it_is_written(text: str) -> None:
    assert str(carte.move(text)) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("7d X 4s 3c", "7D x 3C 4S"),
        ("j♦ × 5♠ 3♥", "8D x 3C 5S"), (" 7D ", "7D"), ("PASS", "pass"),
        ("Call k♠", "call 10S"), ("7D Busso", "7D busso"), ("discard 7S 4C", "discard 4C 7S"),
    ],
)  # fmt: skip
def test_a_move_may_be_written_freely(text: str, canonical: str) -> None:
    assert str(carte.move(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "", "hello", "x", "7D x", "7D 3C", "7D + 3C", "7D x 3C 3C", "7D x 3C 3♥", "7D x 11C", "bid",
        "bid 0", "bid -3", "bid high", "bid 3 4", "pass 3", "call", "call 3S 4S",
        "declare 7C=11", "declare 6C=3", "declare 7C", "give", "discard", "discard 4C 4C", "7D bum",
    ],
)  # fmt: skip
def test_a_text_that_is_no_move_is_an_error_that_says_what_is_expected(text: str) -> None:
    with pytest.raises(ValueError, match=r"write|such as|follow|twice|bid"):
        carte.move(text)


def test_moves_are_values() -> None:
    assert carte.move("7D x 3C 4S") == carte.move("7d x 4s 3c")
    assert len({carte.move("7D"), carte.move("7♦"), carte.move("pass"), carte.move("PASS")}) == 2
    play = carte.move("7D x 3C 4S")
    assert isinstance(play, carte.Play)
    assert play.taken == carte.cards("3C 4S")
    assert play.card is carte.SETTEBELLO
    assert carte.move("bid 62") != carte.move("bid 63")


@pytest.mark.parametrize(
    ("spoken", "written"),
    [("re", "bid 10"), ("Cavallo", "bid 9"), ("fante", "bid 8"), ("asso", "bid 1")],
)
def test_a_bid_may_name_its_card_as_players_do(spoken: str, written: str) -> None:
    assert str(carte.move(f"bid {spoken}")) == written


@pytest.mark.parametrize(
    "text",
    [None, 7, True, ["7D"], {}, 1.5, "7D " * 200, "bid " + "9" * 5000, "\ud800", "[" * 10**5],
)
def test_what_is_no_text_or_too_long_is_no_move_and_is_shown_shortened(text: Any) -> None:
    with pytest.raises((carte.InvalidMove, carte.InvalidCard)) as told:
        carte.move(text)
    assert len(str(told.value)) < 400


def test_a_move_equals_no_text_so_a_text_is_asked_about_by_is_legal() -> None:
    deal = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
    moves: tuple[object, ...] = deal.legal_moves()
    assert "2S" not in moves
    assert deal.is_legal("2S")
    assert deal.is_legal("7 of coins takes the 7 of clubs")
    assert deal.is_legal(carte.move("7D x 7B"))
    assert not deal.is_legal("7D x 3C 4S")
    assert not deal.is_legal(carte.move("pass"))


@pytest.mark.parametrize("text", ["hello", "7X", 7, None])
def test_what_is_no_move_is_neither_legal_nor_illegal(text: Any) -> None:
    deal = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
    with pytest.raises(ValueError, match=r"is not a (move|card)"):
        deal.is_legal(text)
