"""House rules: the disputes of the chapters are settled by the rules of each game, each its way."""

from typing import Any

import pytest

import carte
from carte.engine.cards import PACK
from carte.reference.house import (
    allowed,
    declares,
    draws,
    even,
    goes_on,
    in_pack,
    leads,
    may,
    paid,
    plays_on,
    sees,
    stages,
    table_brings,
    then_comes,
    tie,
    wins,
)
from carte.reference.house.dispute import Dispute

Row = tuple[str, dict[str, Any], Dispute, tuple[str, str]]
"""A game, a house rule, what is argued about, and the verdict without and with it."""
DENARI = " ".join(f"{value}D" for value in range(1, 11))
TIE = tie((48, 50), {"grande": 5}, {"carte": 1, "scopa": 2})
SWEEP: dict[str, Any] = {"hand": "1D 1S 7C", "table": "4B 9S", "matta": 1, "declared": [1]}


OF_CIRULLA: list[Row] = [
    ("cirulla", {"players": 4}, stages(), ("6 times, 3 to each", "3 times, 3 to each")),
    ("cirulla", {"table_nine": True}, table_brings("1D 2S 3B 3C"), ("Nothing", "3 points")),
    ("cirulla", {"table_nine": True}, table_brings("4B 7C 3B 6D"), ("1 point", "1 point")),
    ("cirulla", {"matta_barsega": False}, declares("7C 3C 4D"), ("3 points", "Nothing")),
    ("cirulla", {"matta_barsega": False}, declares("7C 1D 1S"), ("13 points", "10 points")),
    ("cirulla", {"declare_both": False}, declares("2D 2C 2S"), ("13 points", "10 points")),
    ("cirulla", {"matta_ace_sweeps": False}, may("7C x 4B 9S", **SWEEP), ("Yes, a scopa", "No")),
    ("cirulla", {"cappotto": "off"}, wins(12, 50, DENARI, "7C 7S"), ("You", "Nobody yet")),
    ("cirulla", {"tie_break": "another-deal"}, TIE, ("The other player", "Nobody yet")),
    ("cirulla", {"target": 101}, plays_on(5, "1D 2D 3D 8D 9D 10D", "7D"), ("Yes", "Yes")),
]


def test_the_matta_is_named_in_the_question_and_a_tie_counted_up() -> None:
    assert may("7C x 4B 9S", **SWEEP).question.startswith("The matta has been named asso. May")
    assert TIE.answer(carte.game("cirulla")).why == "Carte: 48–51."
    assert "48–50" in TIE.question


EVERYTHING = " ".join(map(str, PACK))
BLANKS = "2D 2C 2S 4D 4C"
ALL_BUT_BLANKS = " ".join(str(card) for card in PACK if str(card) not in BLANKS.split())

SIXTY = (
    "1D 1C 1S 1B 3D 10D 8D",
    "3C 3S 3B 10C 10S 10B 9D 9C 9S 9B 8C 8S 8B",
)

DRAWN = "After trick 17 of 20, with 40 cards"
CALLED = allowed("call 2S", declarer=1, bid="chiamo", hand="1D 2D 3D 4D 5D 6D 7D 8D 9D")
DISPUTES: list[Row] = [
    ("briscola", {"sixty": "last-trick"}, even(*SIXTY), ("Nobody", "The other player")),
    ("briscola", {"wins": 2}, goes_on(70, 50), ("No, it is won", "Yes")),
    (
        "briscola",
        {"exchange": "two"},
        allowed("exchange 2S", hand="2S 4D 9D", trump="3S"),
        ("No", "Yes"),
    ),
    ("briscola", {"players": 3}, draws(), (DRAWN, "After trick 10 of 13, with 39 cards")),
    ("briscola", {"players": 6}, draws(), (DRAWN, "After trick 3 of 6, with 36 cards")),
    (
        "briscola-chiamata",
        {"dark_first_trick": True},
        then_comes("bid 4", "pass", "pass", "pass", "pass"),
        ("The call", "The first trick"),
    ),
    (
        "briscola-chiamata",
        {"direct_points": True},
        allowed("bid 62", calls="bid 4"),
        ("No", "Yes"),
    ),
    ("briscola-chiamata", {"point_bids": False}, allowed("bid 62", calls="bid 2"), ("Yes", "No")),
    (
        "briscola-chiamata",
        {"bidder_leads": True},
        leads("pass", "bid 4", "pass", "pass", "pass", "call 4S"),
        ("The seat after the dealer", "The declarer"),
    ),
    (
        "briscola-chiamata",
        {"slam_defenders": True},
        paid("", "", EVERYTHING, bid="4", called="4S"),
        (
            "Declarer −2, partner −1, the others +1 each",
            "Declarer −4, partner −2, the others +2 each",
        ),
    ),
    (
        "briscola-chiamata",
        {"slam_by": "points"},
        paid(ALL_BUT_BLANKS, "", BLANKS, bid="4", called="4S"),
        (
            "Declarer +2, partner +1, the others −1 each",
            "Declarer +4, partner +2, the others −2 each",
        ),
    ),
    ("mediatore", {"callable": "threes"}, CALLED, ("Yes", "No")),
    ("mediatore", {"callable": "by-bid"}, CALLED, ("Yes", "No")),
    ("mediatore", {"signal_truth": False}, allowed("7S volo", hand="7S 3S 1D"), ("No", "Yes")),
    ("mediatore", {"striscio": False}, allowed("3S striscio", hand="7S 3S 1D"), ("Yes", "No")),
    (
        "mediatore",
        {"bidder_leads": True},
        leads("pass", "bid solissimo", "pass", "pass", "pass"),
        ("The seat after the dealer", "The declarer"),
    ),
]


@pytest.mark.parametrize(("slug", "option", "dispute", "verdicts"), [*OF_CIRULLA, *DISPUTES])
def test_a_house_rule_turns_the_verdict(
    slug: str, option: dict[str, Any], dispute: Dispute, verdicts: tuple[str, ...]
) -> None:
    games = carte.game(slug), carte.game(slug, **option)
    assert tuple(dispute.answer(game).verdict for game in games) == verdicts


def test_house_rules_that_belong_to_one_table_turn_the_verdict_there() -> None:
    for usual, option, dispute in (
        ({"players": 3}, {"removed": "2C"}, in_pack("2C")),
        ({"players": 4}, {"partner_view": "last-three"}, sees()),
    ):
        games = carte.game("briscola", **usual), carte.game("briscola", **usual, **option)
        assert {dispute.answer(game).verdict for game in games} == {"Yes", "No"}


def test_a_question_says_what_was_bid_before() -> None:
    assert allowed("bid 62", calls="bid 4").question == "After “bid 4”, may you bid 62?"
    lead = allowed("7S volo", hand="7S")
    assert lead.question == "May you lead the 7 of spade and say “volo”?"
