"""A move in few words names the card, what it takes and who wins the trick, and no reasons."""

import pytest

import carte
from carte.board.narration import narrate
from carte.engine.deal import Deal
from carte.games.briscola_chiamata.game import BriscolaChiamata


def briefly(deal: Deal, choice: str) -> str:
    (one,) = narrate(deal, [carte.move(choice)])
    return one.get("brief", "")


@pytest.mark.parametrize(
    ("table", "choice", "brief"),
    [
        ("3C 10S", "7D", "7 of denari."),
        ("7C 10S", "7D x 7C", "The 7 of denari takes the 7 of coppe."),
        ("3C 4S 10S", "7D x 3C 4S", "The 7 of denari takes the 3 of coppe and the 4 of spade."),
        ("3C 4S", "7D x 3C 4S", "The 7 of denari takes the 3 of coppe and the 4 of spade. Scopa!"),
    ],
)
def test_a_card_is_named_with_what_it_takes(table: str, choice: str, brief: str) -> None:
    assert briefly(carte.game("scopa").position(hand="7D 2S", table=table), choice) == brief


def test_the_winner_of_a_trick_is_named_once_with_its_points() -> None:
    game = carte.game("briscola")
    deal = game.position(hand="2S", trick="3D", trump="S", leader=1)
    assert briefly(deal, "2S").startswith("2 of spade. You win the trick: 10 points.")
    lost = game.position(hand="2C", trick="3D", trump="S", leader=1)
    assert briefly(lost, "2C").startswith("2 of coppe. The other player wins the trick: 10 points.")


def test_own_bids_are_named_and_those_of_others_are_short_anyhow() -> None:
    game = BriscolaChiamata()
    deal = game.deal(seed=1, dealer=4)
    assert deal.turn == 0
    assert briefly(deal, "bid 2") == "You bid the 2."
    assert briefly(deal.play("bid 3"), "pass") == ""
