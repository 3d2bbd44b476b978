"""A ruling is legal exactly where the move is, and says why in words about these cards."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lines_of_play import GAMES, line

import carte
from carte.cards import cards_of


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.integers(0, 2**13 - 1), st.data())
def test_rulings_and_legal_moves_never_disagree(game, seed, some, data):
    deal = data.draw(st.sampled_from(line(game, seed)))
    wrong = [
        carte.Play(card.index, sum(1 << c.index for i, c in enumerate(deal.table) if some >> i & 1))
        for card in carte.PACK
    ]
    for move in {*wrong, *deal.legal_moves()}:
        ruling = deal.ruling(move)
        assert ruling.legal == bool(ruling) == (move in deal.legal_moves())
        assert ruling.rule in game.rulebook
        assert ruling.text.endswith((".", "!"))
        assert "{" not in ruling.text
        assert ruling.captured == (cards_of(move.mask) if ruling.legal else ())
        if ruling.legal:
            after = deal.play(move)
            assert ruling.scopa == (sum(after.scope) == sum(deal.scope) + 1)
        else:
            assert not ruling.scopa
            with pytest.raises(carte.IllegalMove) as caught:
                deal.play(move)
            assert caught.value.ruling == ruling
            assert str(caught.value) == ruling.text


def test_every_subset_of_the_table_has_a_ruling(game):
    deal = line(game, 4)[8]
    for card in deal.hands[deal.turn]:
        taken = {
            move.mask: move for move in deal.legal_moves() if move.played == card.index
        }  # legal ones
        for bits in range(2 ** len(deal.table)):
            mask = sum(1 << c.index for i, c in enumerate(deal.table) if bits >> i & 1)
            assert deal.ruling(carte.Play(card.index, mask)).legal == (mask in taken)


TEXTS = [
    ("scopa", "7D", "3C 4S 7B", "7D x 3C 4S",
     "A 7 lies on the table, so the 7 of denari must take a 7; 3+4 is not allowed."),
    ("scopa", "7D", "3C 4S 7B", "7D",
     "The 7 of denari can take the 7 of bastoni, so it may not just lie there."),
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
     "The 6 of denari can take 1+5 or 2+4, so it may not just lie there."),
    ("scopa", "6D", "1D 5C", "6C", "The 6 of coppe is not in your hand."),
    ("scopa", "6D", "1D 5C", "6D x 2C 4C",
     "The 2 of coppe and the 4 of coppe are not on the table."),
    ("scopa", "6D", "1D 5C", "bid 3", "There is no “bid” in scopa: play a card of your hand."),
    ("scopa", "6D", "1D 5C 2S", "6D x 1D 5C",
     "The 6 of denari takes 1+5: the asso of denari and the 5 of coppe."),
    ("scopa", "6D", "6C", "6D x 6C",
     "The 6 of denari takes the 6 of coppe. The table is empty: scopa!"),
    ("scopa", "6D", "7C", "6D", "The 6 of denari takes nothing and stays on the table."),
    ("asso-piglia-tutto", "7D", "3S 4B", "7D x 3S 4B",
     "3+4 makes 7, but there are no sums: the 7 of denari takes only a 7."),
    ("asso-piglia-tutto", "1D", "3S 4B", "1D x 3S",
     "The asso of denari takes the whole table, not just a part of it."),
    ("asso-piglia-tutto", "1D", "3S 4B", "1D",
     "The asso of denari can take the whole table, so it may not just lie there."),
    ("asso-piglia-tutto", "1D", "1S 4B", "1D x 1S 4B",
     "An asso lies on the table, so the asso of denari takes one asso and nothing else."),
    ("asso-piglia-tutto", "1D", "", "1D", "The asso of denari stays on the empty table."),
    ("asso-piglia-tutto", "1D", "3S 4B", "1D x 3S 4B",
     "The asso of denari takes the whole table: the 3 of spade and the 4 of bastoni."),
]  # fmt: skip


@pytest.mark.parametrize(("slug", "hand", "table", "move", "text"), TEXTS)
def test_a_ruling_speaks_of_these_cards(slug, hand, table, move, text):
    assert carte.game(slug).position(hand=hand, table=table).ruling(move).text == text


def test_the_last_card_is_told_that_it_sweeps_for_nothing():
    deal = carte.game("scopa").position(hand="6D", table="6C", stock="")
    assert deal.ruling("6D x 6C").text == (
        "The 6 of denari takes the 6 of coppe. "
        "The table is empty, but the deal's last card scores no scopa."
    )


def test_a_text_that_is_no_move_is_an_error_and_not_a_ruling(game):
    deal = game.deal(seed=1)
    for verdict in (deal.ruling, deal.play):
        with pytest.raises(ValueError, match="no move") as caught:
            verdict("seven of coins")
        assert not isinstance(caught.value, carte.IllegalMove)
