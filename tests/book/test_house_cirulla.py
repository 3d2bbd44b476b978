"""House rules of Cirulla: each dispute gives two verdicts, and the right ones."""

import pytest

import carte
from carte.games.cirulla.reference import declares, may_with_matta, table_brings, wins
from carte.reference.house import Dispute, plays_on, stages, tie

CIRULLA = carte.game("cirulla")
DENARI = " ".join(f"{value}D" for value in range(1, 11))
SWEEP = {"hand": "1D 1S 7C", "table": "4B 9S", "declared": [1]}


def verdicts(dispute: Dispute, **option: object) -> tuple[str, str]:
    house = carte.game("cirulla", **option)
    return dispute.answer(CIRULLA).verdict, dispute.answer(house).verdict


@pytest.mark.parametrize(
    ("dispute", "option", "expected"),
    [
        (stages(), {"players": 4}, ("6 times, 3 cards to each", "3 times, 3 cards to each")),
        (table_brings("1D 2S 3B 3C"), {"table_nine": True}, ("Nothing", "3 points")),
        (table_brings("4B 7C 3B 6D"), {"table_nine": True}, ("1 point", "1 point")),
        (declares("7C 3C 4D"), {"matta_barsega": False}, ("3 points", "Nothing")),
        (declares("7C 1D 1S"), {"matta_barsega": False}, ("13 points", "10 points")),
        (declares("2D 2C 2S"), {"declare_both": False}, ("13 points", "10 points")),
        (
            may_with_matta("7C x 4B 9S", 1, **SWEEP),
            {"matta_ace_sweeps": False},
            ("Yes, a scopa", "No"),
        ),
        (wins(12, 50, DENARI, "7C 7S"), {"cappotto": "off"}, ("You", "Nobody yet")),
        (
            tie((48, 50), {"grande": 5}, {"carte": 1, "scopa": 2}),
            {"tie_break": "another-deal"},
            ("The other player", "Nobody yet"),
        ),
        (plays_on(5, "1D 2D 3D 8D 9D 10D", "7D"), {"target": 101}, ("Yes", "Yes")),
    ],
)
def test_a_dispute_is_settled_by_the_rules_of_each_game(
    dispute: Dispute, option: dict[str, object], expected: tuple[str, str]
) -> None:
    assert verdicts(dispute, **option) == expected


def test_the_matta_is_named_in_the_question() -> None:
    assert may_with_matta("7C x 4B 9S", 1, **SWEEP).question.startswith(
        "The matta has been named asso. May"
    )


def test_why_a_tie_is_won_is_counted_up() -> None:
    dispute = tie((48, 50), {"grande": 5}, {"carte": 1, "scopa": 2})
    assert dispute.answer(CIRULLA).why == "Carte: 48–51."
    assert "48–50" in dispute.question
