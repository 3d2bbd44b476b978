"""House rules of trick games: both games settle the disputes of the chapters, each its way."""

from typing import Any

import pytest

import carte
from carte.engine.cards import PACK
from carte.games.briscola.reference import draws, even, exchanges, goes_on, in_pack, sees
from carte.games.briscola_chiamata.reference import paid, then_comes
from carte.reference.house import allowed, leads
from carte.reference.house.dispute import Dispute

EVERYTHING = " ".join(map(str, PACK))
BLANKS = "2D 2C 2S 4D 4C"
ALL_BUT_BLANKS = " ".join(str(card) for card in PACK if str(card) not in BLANKS.split())

SIXTY = ("1D 1C 1S 1B 3D 10D 8D", "3C 3S 3B 10C 10S 10B 9D 9C 9S 9B 8C 8S 8B")

DISPUTES = [
    ("briscola", {"sixty": "last-trick"}, even(*SIXTY), ("Nobody", "The other player")),
    ("briscola", {"wins": 2}, goes_on(70, 50), ("No, it is won", "Yes")),
    ("briscola", {"exchange": "two"}, exchanges("2S", hand="2S 4D 9D", trump="3S"), ("No", "Yes")),
    (
        "briscola",
        {"players": 3},
        draws(),
        ("After trick 17 of 20, with 40 cards", "After trick 10 of 13, with 39 cards"),
    ),
    (
        "briscola",
        {"players": 6},
        draws(),
        ("After trick 17 of 20, with 40 cards", "After trick 3 of 6, with 36 cards"),
    ),
    (
        "briscola-chiamata",
        {"dark_first_trick": True},
        then_comes("bid 4", "pass", "pass", "pass", "pass"),
        ("The call", "The first trick"),
    ),
    ("briscola-chiamata", {"direct_points": True}, allowed("bid 62", calls="bid 4"), ("No", "Yes")),
    ("briscola-chiamata", {"point_bids": False}, allowed("bid 62", calls="bid 2"), ("Yes", "No")),
    (
        "briscola-chiamata",
        {"bidder_leads": True},
        leads("pass", "bid 4", "pass", "pass", "pass", "call 4S"),
        ("The player after the dealer", "The declarer"),
    ),
    (
        "briscola-chiamata",
        {"slam_defenders": True},
        paid("", "", EVERYTHING, bid="4", called="4S"),
        ("Declarer −2, partner −1, each opponent +1", "Declarer −4, partner −2, each opponent +2"),
    ),
    (
        "briscola-chiamata",
        {"slam_by": "points"},
        paid(ALL_BUT_BLANKS, "", BLANKS, bid="4", called="4S"),
        ("Declarer +2, partner +1, each opponent −1", "Declarer +4, partner +2, each opponent −2"),
    ),
    (
        "mediatore",
        {"callable": "threes"},
        allowed("call 2S", declarer=1, bid="chiamo", hand="1D 2D 3D 4D 5D 6D 7D 8D 9D"),
        ("Yes", "No"),
    ),
    (
        "mediatore",
        {"callable": "by-bid"},
        allowed("call 2S", declarer=1, bid="chiamo", hand="1D 2D 3D 4D 5D 6D 7D 8D 9D"),
        ("Yes", "No"),
    ),
    ("mediatore", {"signal_truth": False}, allowed("7S volo", hand="7S 3S 1D"), ("No", "Yes")),
    ("mediatore", {"striscio": False}, allowed("3S striscio", hand="7S 3S 1D"), ("Yes", "No")),
    (
        "mediatore",
        {"bidder_leads": True},
        leads("pass", "bid solissimo", "pass", "pass", "pass"),
        ("The player after the dealer", "The declarer"),
    ),
]


@pytest.mark.parametrize(("slug", "option", "dispute", "verdicts"), DISPUTES)
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
    assert allowed("bid 62", calls="bid 4").question == "After “bid the 4”, may you bid 62 points?"
    lead = allowed("7S volo", hand="7S")
    assert lead.question == "May you lead the 7 of spade and say “volo”?"
