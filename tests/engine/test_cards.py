"""The pack and its notation."""

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carte
from carte.engine.cards import Card, cards_of, indices, mask_of, text_of


def test_the_pack_is_forty_cards_in_canonical_order() -> None:
    assert " ".join(map(str, carte.PACK[:6])) == "1D 1C 1S 1B 2D 2C"
    assert len(set(carte.PACK)) == 40
    assert list(carte.PACK) == sorted(carte.PACK)
    assert [card.index for card in carte.PACK] == list(range(40))


@pytest.mark.parametrize("card", carte.PACK, ids=str)
def test_parsing_undoes_printing(card: Card) -> None:
    assert carte.Card(str(card)) is card
    assert carte.Card(str(card).lower()) is card
    assert carte.Card(card.french) is card
    assert carte.Card(card) is card
    assert eval(repr(card), vars(carte)) is card
    assert pickle.loads(pickle.dumps(card)) is copy.deepcopy(card) is card


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("AD", "1D"), ("fc", "8C"), ("JS", "8S"), ("CB", "9B"), ("CC", "9C"), ("qd", "9D"),
        ("R♥", "10C"), ("K♠", "10S"), ("a♣", "1B"), ("7♦", "7D"), ("10♣", "10B"),
    ],
)  # fmt: skip
def test_ranks_and_suits_may_be_written_in_other_ways(text: str, card: str) -> None:
    assert str(carte.Card(text)) == card


@pytest.mark.parametrize(
    "nonsense", ["", " ", "7", "D", "0D", "11D", "07D", "7X", "7DD", "D7", "7 D", "KK", "♦7", "1♦D"]
)
def test_nonsense_is_no_card_and_the_error_shows_it(nonsense: str) -> None:
    with pytest.raises(ValueError, match="is not a card; write a rank") as caught:
        carte.Card(nonsense)
    assert repr(nonsense) in str(caught.value)


def test_cards_keep_the_order_in_which_they_are_written() -> None:
    assert carte.cards("4S 3c  J♦") == (carte.Card("4S"), carte.Card("3C"), carte.Card("8D"))
    assert carte.cards("") == ()
    assert carte.cards([carte.SETTEBELLO, "7C"]) == (carte.SETTEBELLO, carte.MATTA)


def test_a_card_is_named_in_english_italian_and_french_suits() -> None:
    names = [(card.name, card.italian, card.french) for card in carte.cards("1S 7D 8B 10C")]
    assert names == [
        ("asso of spade", "asso di spade", "A♠"),
        ("7 of denari", "sette di denari", "7♦"),
        ("fante of bastoni", "fante di bastoni", "J♣"),
        ("re of coppe", "re di coppe", "K♥"),
    ]


def test_a_suit_is_its_letter() -> None:
    assert carte.SETTEBELLO.suit == "D" == carte.DENARI
    assert [suit.name for suit in carte.SUITS] == ["denari", "coppe", "spade", "bastoni"]
    with pytest.raises(ValueError, match="'H' is not a suit"):
        carte.Suit("H")


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        carte.SETTEBELLO.value = 8


def test_cards_compare_only_with_cards() -> None:
    text: object = "7D"
    number: Any = 7
    assert carte.Card("7D") != text
    with pytest.raises(TypeError):
        _ = carte.Card("7D") < number
    assert carte.Card("7D") <= carte.Card("7D") < carte.Card("7C") > carte.Card("1B")


@given(st.integers(0, 2**40 - 1))
def test_a_set_of_cards_and_its_mask_are_inverse(mask: int) -> None:
    assert mask_of(cards_of(mask)) == mask
    assert mask_of(carte.cards(text_of(mask))) == mask
    assert list(indices(mask)) == sorted(indices(mask))
