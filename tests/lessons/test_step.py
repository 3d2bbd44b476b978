"""Any position as a step: every legal move is good, and the engine's reasons are at hand."""

import pytest

import carte
import carte.lessons
from carte.lessons import step


@pytest.mark.parametrize("slug", ["scopa", "asso-piglia-tutto"])
def test_in_a_free_step_good_means_legal(slug: str) -> None:
    deal = carte.game(slug).deal(seed=3)
    data = step(deal)
    legal = {str(move) for move in deal.legal_moves()}
    table = data["zones"]["table"]
    assert data["zones"]["hand"] == [*map(str, deal.hands[deal.turn])]
    assert data["verdicts"]
    for card, places in data["verdicts"].items():
        for subset, place in enumerate(places):
            taken = [each for bit, each in enumerate(table) if subset >> bit & 1]
            text = f"{card} x {' '.join(taken)}" if taken else card
            ruling = data["rulings"][place]
            assert ruling["good"] == ruling["legal"] == (text in legal)
            assert ruling["text"] == deal.ruling(text).text


def test_an_empty_table_leaves_one_verdict_a_card() -> None:
    data = step(carte.game("scopa").position(hand="7D 2S"))
    assert data["verdicts"]
    assert [*map(len, data["verdicts"].values())] == [1, 1]
    assert all(ruling["good"] for ruling in data["rulings"])


@pytest.mark.parametrize(("table", "judged"), [(8, True), (9, False)])
def test_a_large_table_is_judged_live(table: int, judged: bool) -> None:
    cards = " ".join(map(str, carte.PACK[:table]))
    data = step(carte.game("scopa").position(hand="10D", table=cards))
    assert (data["verdicts"] is not None) == judged
    assert bool(data["rulings"]) == judged


def test_house_rules_change_the_verdicts() -> None:
    table, hand = "1S 3D 4C 7C", "8B"
    free = step(carte.game("scopa").position(hand=hand, table=table))
    house = step(carte.game("scopa", fewest_cards=True).position(hand=hand, table=table))
    whole = 0b0111  # 1S 3D 4C
    assert free["verdicts"] and house["verdicts"]
    assert free["rulings"][free["verdicts"]["8B"][whole]]["good"]
    refused = house["rulings"][house["verdicts"]["8B"][whole]]
    assert refused["rule"] == "scopa.fewest-cards"
