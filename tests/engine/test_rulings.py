"""A ruling is legal exactly where the move is, and says why in words about these cards."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.capture.game import CaptureGame
from carte.engine.cards import cards_of
from tests.engine.lines_of_play import GAMES, line

STRAY = [*map(carte.move, ("pass", "declare", "bid 2", "bid solo", "call 3S", "give 4C"))]
"""Moves of other games, and one that not everybody may make."""


@settings(max_examples=40)
@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.integers(0, 2**13 - 1), st.data())
def test_rulings_and_legal_moves_never_disagree(
    game: CaptureGame, seed: int, some: int, data: st.DataObject
) -> None:
    deal = data.draw(st.sampled_from(line(game, seed)))
    wrong = [
        carte.Play(card.index, sum(1 << c.index for i, c in enumerate(deal.table) if some >> i & 1))
        for card in carte.PACK
    ]
    for move in {*wrong, *STRAY, *deal.legal_moves()}:
        ruling = deal.ruling(move)
        assert ruling.legal == bool(ruling) == (move in deal.legal_moves())
        assert ruling.rule in game.rulebook
        assert ruling.text.endswith((".", "!"))
        assert "{" not in ruling.text
        taken = cards_of(move.mask) if isinstance(move, carte.Play) else ()
        assert ruling.captured == (taken if ruling.legal else ())
        if ruling.legal:
            after = deal.play(move)
            assert ruling.scopa == (sum(after.scope) == sum(deal.scope) + 1)
        else:
            assert not ruling.scopa
            with pytest.raises(carte.IllegalMove) as caught:
                deal.play(move)
            assert caught.value.ruling == ruling
            assert str(caught.value) == ruling.text


def test_every_subset_of_the_table_has_a_ruling(game: CaptureGame) -> None:
    deal = line(game, 4)[8]
    for card in deal.hands[deal.turn]:
        taken = {
            move.mask
            for move in deal.legal_moves()
            if isinstance(move, carte.Play) and move.card == card
        }
        for bits in range(2 ** len(deal.table)):
            mask = sum(1 << c.index for i, c in enumerate(deal.table) if bits >> i & 1)
            assert deal.ruling(carte.Play(card.index, mask)).legal == (mask in taken)


TEXTS = [
    ("scopa", "7D", "3C 4S 7B", "7D x 3C 4S",
     "There is a 7 on the table, so the 7 of denari must take that, not 3+4."),
    ("scopa", "7D", "3C 4S 7B", "7D",
     "The 7 of denari can take the 7 of bastoni, so you cannot just lay it."),
    ("scopa", "7D", "3C 4S 7B", "7D x 3C 4S 7B",
     "The 7 of denari takes a 7 and nothing else: leave the 3 of coppe and the 4 of spade."),
    ("scopa", "7D", "3C 5S", "7D x 3C 5S",
     "3+5 makes 8, but the 7 of denari takes 7."),
    ("scopa", "8B", "3C 4S", "8B x 3C 4S",
     "3+4 makes 7, but the fante of bastoni takes 8."),
    ("scopa", "7D", "3C", "7D x 3C",
     "The 3 of coppe is not worth 7, so the 7 of denari cannot take it."),
    ("scopa", "9D", "9C 9S", "9D x 9C 9S",
     "The cavallo of denari takes only one cavallo; choose which."),
    ("scopa", "6D", "1D 5C 2S 4C", "6D x 1D 5C 2S 4C",
     "1+5 and 2+4 each make 6, but the 6 of denari takes only one of them."),
    ("scopa", "6D", "1D 5C 2S 4C", "6D",
     "The 6 of denari can take 1+5 or 2+4, so you cannot just lay it."),
    ("scopa", "6D", "1D 5C", "6C", "The 6 of coppe is not in your hand."),
    ("scopa", "6D", "1D 5C", "6D x 6S", "The 6 of spade is not on the table."),
    ("scopa", "6D", "1D 5C", "6D x 2C 4C",
     "The 2 of coppe and the 4 of coppe are not on the table."),
    ("scopa", "6D", "1D 5C", "bid 3", "“bid” is not a move in scopa: play a card from your hand."),
    ("scopa", "6D", "1D 5C 2S", "6D x 1D 5C",
     "The 6 of denari takes 1+5: the asso of denari and the 5 of coppe."),
    ("scopa", "6D", "6C", "6D x 6C",
     "The 6 of denari takes the 6 of coppe. The table is empty: scopa!"),
    ("scopa", "6D", "7C", "6D", "The 6 of denari takes nothing and stays on the table."),
    ("scopone", "6D", "1D 5C 2S", "bid 3",
     "“bid” is not a move in scopone: play a card from your hand."),
    ("cirulla", "9S", "6B 2D", "9S x 6B",
     "The cavallo of spade makes 15 with the 6 of bastoni, and takes it."),
    ("cirulla", "9S", "4B 2D 8S", "9S x 2D 4B",
     "The cavallo of spade makes 15 with 2+4, and takes the 2 of denari and the 4 of bastoni."),
    ("cirulla", "9S", "9D 2D 7D", "9S x 2D 7D 9D",
     "The cavallo of spade can take only one of these: 2+7 and 9."),
    ("cirulla", "9S", "5C", "9S x 5C",
     "The 5 of coppe is not worth 9, and does not make 15 with the cavallo of spade."),
    ("cirulla", "9S", "3S 4D", "9S x 3S 4D",
     "3+4 makes 7, but the cavallo of spade takes 9, or 6 to make 15."),
    ("cirulla", "1D", "5D 9S 3B", "1D x 5D 9S",
     "The asso of denari takes the whole table, not just part of it."),
    ("cirulla", "1D", "1S 6D 7S", "1D x 1S",
     "The asso of denari makes 15 with the whole table, so it must take all of it."),
    ("cirulla", "1D", "1S 6D", "1D x 1S 6D",
     "There is an asso on the table, so the asso of denari takes one asso, "
     "or cards that make 15 with it."),
    ("cirulla", "1D", "", "1D", "The asso of denari stays on the empty table."),
    ("cirulla", "4S 4D 7C", "", "declare",
     "Name the value of your matta, as in “declare 7c=1”."),
    ("cirulla", "4S 4D 7C", "", "declare 7C=2",
     "With the matta as a 2, 4+4+2 is 10: neither a barsega nor a decino."),
    ("cirulla", "4S 4D 7C", "", "declare 7C=1",
     "4+4+1 is 9, which is 9 or less: a barsega, 3 points."),
    ("cirulla", "4S 4D 4C", "", "declare", "Three cards of one value (4): a decino, 10 points."),
    ("cirulla", "2S 2D 2C", "", "declare",
     "Three cards of one value (2), 6 in all: a decino and a barsega. Both score: 13 points."),
    ("cirulla", "4S 4D 2C", "", "declare",
     "2+4+4 is 10: too much for a barsega (9 or less), and not a decino."),
    ("cirulla", "8S 9D 7C", "", "declare",
     "No value of the matta makes these three cards a barsega or a decino."),
    ("cirulla", "4S 4D 2C", "", "declare 7C=4",
     "The 7 of coppe is not in your hand, so you have no matta to name."),
    ("cirulla", "4S 4D", "", "declare",
     "It is too late: you must declare before you play the first of the three cards."),
    ("asso-piglia-tutto", "7D", "3S 4B", "7D x 3S 4B",
     "3+4 makes 7, but there are no sums: the 7 of denari takes only a 7."),
    ("asso-piglia-tutto", "1D", "3S 4B", "1D x 3S",
     "The asso of denari takes the whole table, not just part of it."),
    ("asso-piglia-tutto", "1D", "3S 4B", "1D",
     "The asso of denari can take the whole table, so you cannot just lay it."),
    ("asso-piglia-tutto", "1D", "1S 4B", "1D x 1S 4B",
     "There is an asso on the table, so the asso of denari takes one asso and nothing else."),
    ("asso-piglia-tutto", "1D", "", "1D", "The asso of denari stays on the empty table."),
    ("asso-piglia-tutto", "1D", "3S 4B", "1D x 3S 4B",
     "The asso of denari takes the whole table: the 3 of spade and the 4 of bastoni."),
]  # fmt: skip


@pytest.mark.parametrize(("slug", "hand", "table", "move", "text"), TEXTS)
def test_a_ruling_speaks_of_these_cards(
    slug: str, hand: str, table: str, move: str, text: str
) -> None:
    assert carte.game(slug).position(hand=hand, table=table).ruling(move).text == text


def test_the_last_card_is_told_that_it_sweeps_for_nothing() -> None:
    deal = carte.game("scopa").position(hand="6D", table="6C", stock="")
    assert deal.ruling("6D x 6C").text == (
        "The 6 of denari takes the 6 of coppe. "
        "The table is empty, but the last card of the deal scores no scopa."
    )


def test_a_text_that_is_no_move_is_an_error_and_not_a_ruling(game: CaptureGame) -> None:
    deal = game.deal(seed=1)
    for verdict in (deal.ruling, deal.play):
        with pytest.raises(ValueError, match="not a move") as caught:
            verdict("7 of coins or 7 of cups")
        assert not isinstance(caught.value, carte.IllegalMove)


def test_a_named_matta_is_called_by_what_it_counts() -> None:
    cirulla = carte.game("cirulla")
    hand = cirulla.position(hand="9D 9S 7C", table="6S 2B").play("declare 7C=9")
    assert hand.ruling("7C").text == (
        "The matta as a cavallo can take the 6 of spade, so you cannot just lay it."
    )
    table = cirulla.position(hand="6S 7S 1D", table="7C 2D", matta=9)
    assert table.ruling("6S x 7C").text == (
        "The 6 of spade makes 15 with the matta as a cavallo, and takes it."
    )
    assert table.ruling("7S x 7C").text == (
        "The matta as a cavallo is not worth 7, and does not make 15 with the 7 of spade."
    )
    assert table.ruling("1D x 2D 7C").text == (
        "The asso of denari takes the whole table: the 2 of denari and the matta as a cavallo. "
        "The table is empty: scopa!"
    )


def test_a_declaration_is_legal_and_sweeps_nothing() -> None:
    ruling = carte.game("cirulla").position(hand="2D 3C 4S").ruling("declare")
    assert (ruling.legal, ruling.captured, ruling.scopa) == (True, (), False)


def test_a_named_matta_that_is_not_on_the_table_cannot_be_taken() -> None:
    hands = ["7C 1D 1S", "5C"]
    deal = carte.game("cirulla").position(hands=hands, table="5D 10B", matta=5, declared=[0])
    assert deal.legal_moves() == (carte.move("5C x 5D"), carte.move("5C x 10B"))


def test_a_matta_that_may_not_sweep_is_refused_by_the_rule_that_says_so() -> None:
    cirulla = carte.game("cirulla", matta_ace_sweeps=False)
    deal = cirulla.position(hand="1S 1D 7C", table="5C 9S").play("declare 7C=1")
    ruling = deal.ruling("7C x 5C 9S")
    assert ruling.legal, "5, 9 and an asso make 15"
    deal = cirulla.position(hand="1S 1D 7C", table="5C 8S").play("declare 7C=1")
    ruling = deal.ruling("7C x 5C 8S")
    assert ruling.rule.id == "cirulla.matta-ace"
    assert ruling.text == "The matta as an asso does not sweep the table."


def test_a_rule_by_itself_shares_no_house_rules_that_could_be_changed() -> None:
    values: Any = carte.Rule("ours.rule", "A rule of ours.", "us").values
    with pytest.raises(TypeError):
        values["target"] = 21
    assert not values
