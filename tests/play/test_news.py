"""What a move brings besides itself is told as far as the reader may know it."""

import carte
from carte import language
from carte.board.narration import narrate
from carte.engine.auction.contract import ContractDeal
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.games.mediatore.game import Mediatore
from tests.kinds import D, LaysOut, dealt

CHIAMATA, MEDIATORE = BriscolaChiamata(), Mediatore()


def told(deal: ContractDeal, choice: str) -> str:
    (one,) = narrate(deal, [carte.move(choice)])
    return str(one["text"])


def declared(game: LaysOut[D], bid: str, declarer: int, seed: int = 1) -> D:
    """A deal in which a seat has won the auction with a bid."""
    deal = dealt(game, seed)
    while deal.phase == "auction":
        bids = deal.turn == declarer and f"bid {bid}" in map(str, deal.legal_moves())
        deal = deal.play(f"bid {bid}" if bids else "pass")
    return deal


def test_the_reader_who_holds_the_called_card_is_the_partner() -> None:
    deal = declared(CHIAMATA, "2", 1)
    called = next(
        move for move in map(str, deal.legal_moves()) if carte.Card(move[5:]) in deal.hands[0]
    )
    assert told(deal, called).endswith(
        "You hold that card, so you are the declarer’s partner; tell nobody."
    )
    other = next(move for move in map(str, deal.legal_moves()) if move != called)
    assert "partner" not in told(deal, other)


def test_the_called_card_shows_the_partner_when_it_is_played() -> None:
    deal = CHIAMATA.position(
        hands=["1D", "3D", "2S", "4D", "5D"],
        declarer=0, bid="2", called="2S", partner=2, leader=2,
    )  # fmt: skip
    assert told(deal, "2S").endswith("It is the called card. Far right is the declarer’s partner.")
    alone = CHIAMATA.position(
        hands=["1D", "2S", "3D", "4D", "5D"], declarer=1, bid="2", called="2S", leader=1
    )
    assert told(alone, "2S").endswith("It is the called card: the declarer plays alone.")


def test_who_gives_the_called_card_is_told_and_all_see_the_monte() -> None:
    deal = declared(MEDIATORE, "mediatore", 1)
    monte = [*map(str, deal.monte)]
    by_seat = {seat: str(deal.hands[seat][0]) for seat in range(4)}
    assert "You hold that card, and give it to the declarer. The monte is shown to all: " in told(
        deal, f"call {by_seat[0]}"
    )
    assert "Opposite gives it to the declarer." in told(deal, f"call {by_seat[2]}")
    assert "That card is in the monte, so nobody can give it." in told(deal, f"call {monte[0]}")


def test_the_monte_of_chiamo_is_the_declarers_alone() -> None:
    others = declared(MEDIATORE, "chiamo", 1)
    assert "monte" not in told(others, f"call {others.hands[2][0]}")
    own = declared(MEDIATORE, "chiamo", 0)
    assert "You take the monte: " in told(own, f"call {own.hands[2][0]}")


def test_only_the_reader_learns_which_card_comes_back() -> None:
    deal = declared(MEDIATORE, "mediatore", 1)
    for giver in (0, 2):
        called = deal.play(f"call {deal.hands[giver][0]}")
        after = called.play(called.legal_moves()[0])
        back = str(after.legal_moves()[0])
        name = carte.Card(back.removeprefix("give ")).name
        text = told(after, back)
        assert text.startswith("Right gives a card back, unseen by the others.")
        assert text.endswith(f"You get the {name}.") == (giver == 0)
        assert (name in text) == (giver == 0)


def test_what_the_reader_bids_is_said_once() -> None:
    promised = "You and the holder of the fante of trumps must win 61 points."
    assert told(dealt(CHIAMATA, 1, dealer=4), "bid 8") == f"You bid the fante. {promised}"
    assert told(dealt(MEDIATORE, 1, dealer=3), "bid chiamo") == "You bid chiamo."


def test_in_italian_a_bid_stands_in_small_letters_after_the_colon() -> None:
    language.use("it")
    *_others, last = declared(MEDIATORE, "chiamo", 0).course()
    said = told(last[0], str(last[1]))
    language.use("en")
    assert (
        said.partition(" passa. ")[2] == "L’asta è finita e il chiamante sei tu. Offerta: chiamo."
    )
