"""In the trick games, too, a ruling says why in words about these cards and bids."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.moves import CONTRACTS, SIGNALS
from tests.engine.trick_games import GAMES, SLUGS, line

CARDS = list(map(str, carte.PACK))
MOVES = [
    *CARDS,
    *(f"{card} {signal}" for card in CARDS for signal in SIGNALS),
    *(f"call {card}" for card in CARDS),
    *(f"give {card}" for card in CARDS),
    *(f"bid {bid}" for bid in [*range(1, 130), *CONTRACTS]),
    "pass", "declare", "declare 7C=4", "7D x 3C 4S",
    "discard 4C", "discard 4C 5C 6C 7C", "discard 4C 5C 6C 7C 8C", "discard 1D 1C 1S 1B",
]  # fmt: skip


@pytest.mark.parametrize("slug", SLUGS)
@settings(max_examples=25)
@given(st.integers(0, 2**32), st.data())
def test_rulings_and_legal_moves_never_disagree(slug: str, seed: int, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from([game for game in GAMES if game.slug == slug]))
    deals = line(game, seed)
    for deal in [*data.draw(st.lists(st.sampled_from(deals), max_size=3)), deals[-1]]:
        legal = deal.legal_moves()
        for move in [*map(carte.move, MOVES), *legal[:100]]:
            ruling = deal.ruling(move)
            assert ruling.legal == bool(ruling) == (move in legal)
            assert ruling.rule in game.rulebook
            assert ruling.text.endswith(".")
            assert "{" not in ruling.text
            assert not ruling.captured
            assert not ruling.scopa
            if not ruling.legal:
                with pytest.raises(carte.IllegalMove) as caught:
                    deal.play(move)
                assert caught.value.ruling == ruling


@pytest.mark.parametrize("slug", SLUGS)
def test_a_text_that_is_no_move_is_an_error_and_not_a_ruling(slug: str) -> None:
    for deal in line(carte.game(slug), 6)[::9]:
        for text in ("seven", "7D or 7C", "bid 0", "bid high", "call", "discard 4C 4C", ""):
            for verdict in (deal.ruling, deal.play):
                with pytest.raises(ValueError, match=r"not a move|not a bid|twice|empty") as caught:
                    verdict(text)
                assert not isinstance(caught.value, carte.IllegalMove)


BRISCOLA = ("briscola", {"hand": "1B", "trick": "5B", "trump": "S"})
KING_BID = ("briscola-chiamata", {"calls": "bid 10"})
TWO_BID = ("briscola-chiamata", {"calls": "bid 2"})
TEXTS = [
    (*BRISCOLA, "1B", "The asso of bastoni is stronger than the 5 of bastoni. "
     "It wins the trick: 11 points."),
    ("briscola", {"hand": "10B", "trick": "5C", "trump": "S"}, "10B",
     "The re of bastoni is of another suit and does not beat the 5 of coppe. "
     "The 5 of coppe wins the trick: 4 points."),
    ("briscola", {"hand": "2S", "trick": "1D", "trump": "S"}, "2S",
     "The 2 of spade is a trump and beats the asso of denari. It wins the trick: 11 points."),
    ("briscola", {"hand": "2S", "trump": "S"}, "2S", "The 2 of spade is led."),
    ("briscola", {"hand": "2B", "trick": "4B", "trump": "S"}, "2B",
     "The 2 of bastoni does not beat the 4 of bastoni. "
     "The 4 of bastoni wins the trick: no points."),
    (*BRISCOLA, "2B", "The 2 of bastoni is not in your hand."),
    (*BRISCOLA, "1B volo", "There are no signals in briscola: just play the asso of bastoni."),
    (*BRISCOLA, "bid 3", "“bid” is not a move in briscola: play a card from your hand."),
    (*KING_BID, "bid 3",
     "A bid of the 3 is not higher than a bid of the re: the weaker the card, the higher the bid."),
    (*KING_BID, "bid 10", "A bid of the re has been made already: bid higher, or pass."),
    (*KING_BID, "bid 65", "Points can be bid only after a bid of 2: 65 comes too soon."),
    (*KING_BID, "bid solo",
     "There is no bid of solo in briscola chiamata: bid a rank or points."),
    (*KING_BID, "7D", "The auction is not over: bid or pass."),
    (*KING_BID, "call 3S", "The auction is not over: bid or pass."),
    (*TWO_BID, "bid 62", "Your side must win 62 points."),
    (*TWO_BID, "bid 61", "There is no bid of 61 points: bid from 62 to 120."),
    (*TWO_BID, "bid 121", "There is no bid of 121 points: bid from 62 to 120."),
    ("briscola-chiamata", {"calls": "bid 2, bid 75"}, "bid 70",
     "A bid of 70 points is not higher than a bid of 75 points: bid more points."),
    ("briscola-chiamata", {"declarer": 1, "bid": 2, "hand": "2B 4B 5B 1D 1C 1S 7D 7C"}, "call 7B",
     "With bastoni as trump, you may call only the 2 you hold or the lowest trump you lack: "
     "the 2 of bastoni or the 6 of bastoni."),
    ("briscola-chiamata", {"declarer": 1, "bid": 4, "hand": "2B 4B 5B 1D 1C 1S 7D 7C"}, "call 6B",
     "With bastoni as trump, your bid calls the 4 of bastoni, not the 6 of bastoni."),
    ("briscola-chiamata", {"declarer": 1, "bid": 4, "hand": "2B 4B 5B 1D 1C 1S 7D 7C"}, "call 4B",
     "Bastoni is trump, and you hold the 4 of bastoni yourself, so you play alone."),
    ("mediatore", {"calls": "bid solo"}, "bid mediatore",
     "Mediatore is not higher than solo: bid higher, or pass."),
    ("mediatore", {"calls": "bid solo"}, "bid solo",
     "Solo has been bid already: bid higher, or pass."),
    ("mediatore", {"hand": "4C 3S", "trick": "10C"}, "3S",
     "Coppe is led and you hold the 4 of coppe, so you must follow suit."),
    ("mediatore", {"hand": "4C 3S", "trick": "10C"}, "4C volo",
     "Only the leader may signal: play the 4 of coppe without saying volo."),
    ("mediatore", {"hand": "7B 4B", "leader": 0, "tricks": [[0, "1D 2D 3D 4D"]]}, "7B volo",
     "Volo says that the 7 of bastoni is your last of bastoni, "
     "but you also hold the 4 of bastoni."),
    ("mediatore", {"hand": "7B 2B", "leader": 0, "tricks": [[0, "1D 2D 3D 4D"]]}, "7B striscio",
     "Striscio says that you also hold the re or a lower card of bastoni, "
     "but apart from the 7 of bastoni you hold only the 2 of bastoni."),
    ("mediatore", {"hand": "10D", "trick": "1D 2D 3D"}, "10D",
     "The re of denari does not beat the 3 of denari. The 3 of denari wins the trick: 2 points. "
     "The winner of the last trick scores 1 extra point, and wins the monte."),
]  # fmt: skip


@pytest.mark.parametrize(("slug", "at", "move", "text"), TEXTS)
def test_a_ruling_speaks_of_these_cards(
    slug: str, at: Mapping[str, Any], move: str, text: str
) -> None:
    assert carte.game(slug).position(**at).ruling(move).text == text


def test_the_exchange_of_mediatore_comes_step_by_step() -> None:
    deal = carte.game("mediatore").deal(seed=1, dealer=3)
    for call in ("bid mediatore", "pass", "pass", "pass"):
        deal = deal.play(call)
    assert deal.ruling("discard 4C 5C 6C 7C").text == "You won the auction: call a card first."
    deal = deal.play(f"call {deal.hands[1][0]}")
    four = "discard " + " ".join(map(str, deal.hands[0][:4]))
    wrong = {
        "call 3S": "There is nothing to call now: the monte has been taken.",
        str(deal.hands[0][0]): "You have taken the monte, so first discard four cards.",
        four[:-3]: "You have taken four cards, so discard four, not 3.",
        f"give {deal.hands[0][0]}": "You have taken the monte, so first discard four cards.",
        "pass": "The auction is over: there is nothing more to bid.",
    }
    assert {move: deal.ruling(move).text for move in wrong} == wrong
    deal = deal.play(four)
    assert deal.ruling(four).text == "You were given a card, so first give one back."
    assert deal.ruling(f"give {deal.hands[1][0]}").text.endswith("is not in your hand.")
    deal = deal.play(f"give {deal.hands[0][0]}")
    assert deal.ruling(four).text.startswith("“discard")
    assert "comes before the first trick" in deal.ruling(four).text


def test_a_deal_thrown_in_says_so() -> None:
    deal = carte.game("mediatore").position(calls="pass, pass, pass, pass")
    ruling = deal.ruling("bid solo")
    assert (ruling.rule.tail, ruling.text) == ("thrown-in", "This deal is over: everybody passed.")
