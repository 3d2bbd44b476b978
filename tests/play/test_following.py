"""The level at a play table: it follows the results until the reader chooses one."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

import carte
from carte.players import ladder
from tests.front.reader import Sit, kept
from tests.play.sittings import near_the_end
from tests.site.match import Match

BRISCOLA = carte.game("briscola")
BELOW, _REGULAR, ABOVE = ladder(BRISCOLA)[3:6]
"""The levels beside the regular."""

WON, LOST = 1, 2
"""Seeds of briscola, a match of one deal, that is won and lost with the last card."""


def play_out(at: Match) -> str:
    """Play a match to its end, and return what is said then."""
    at.play_on()
    expect(at.act("next")).to_have_text(re.compile("New match|Rematch"))
    return at.root.locator(".carte-status").inner_text()


def sit_at(at: Match, seed: int, level: str) -> None:
    """Bring a match that is nearly over to the table."""
    fragment = near_the_end("briscola", seed, level)
    at.page.evaluate("fragment => { location.hash = fragment }", fragment)
    at.root.get_by_text("the game from the link").wait_for()
    at.ready()


@pytest.mark.parametrize(("level", "next_level"), [*pairwise(ladder(BRISCOLA))][::2])
def test_after_a_match_that_is_won_the_next_one_is_against_the_next_level(
    sit: Sit, level: str, next_level: str
) -> None:
    at = sit("briscola", fragment=near_the_end("briscola", WON, level))
    said = play_out(at)
    assert f"your next opponents are stronger: {next_level.title()}s." in said
    assert "A match won: that is new in your progress!" in said
    expect(at.root).to_have_attribute("data-feast", "")
    ((_at, *result),) = kept(at.page, "results")[f"briscola-{level}"]
    assert result == ["won", WON, 1]
    at.next_deal()
    assert at.sitting.level == next_level
    expect(at.root.locator(".carte-status")).not_to_contain_text("You won")


def test_nobody_is_stronger_than_experts(sit: Sit) -> None:
    at = sit("briscola", fragment=near_the_end("briscola", WON, "expert"))
    assert "next opponents" not in play_out(at)
    at.next_deal()
    assert at.sitting.level == "expert"


def test_after_two_matches_lost_in_a_row_the_next_one_is_one_level_lower(sit: Sit) -> None:
    at = sit("briscola", fragment=near_the_end("briscola", LOST))
    assert "next opponents" not in play_out(at)
    at.next_deal()
    assert at.sitting.level == "regular"
    sit_at(at, LOST, "regular")
    assert f"your next opponents are weaker: {BELOW.title()}s." in play_out(at)
    at.next_deal()
    assert at.sitting.level == BELOW


def test_a_result_that_is_seen_again_after_a_reload_counts_once(sit: Sit) -> None:
    at = sit("briscola", fragment=near_the_end("briscola", LOST))
    play_out(at)
    at.page.reload()
    at.ready()
    expect(at.act("next")).to_have_text(re.compile("New match|Rematch"))
    at.next_deal()
    assert kept(at.page, "habits")["briscola"]["lost"] == 1


def test_a_level_that_was_chosen_by_hand_stays(sit: Sit) -> None:
    at = sit("briscola")
    at.act("new").click()
    expect(at.root.get_by_label("My level")).to_be_checked()
    at.root.get_by_text("Newcomers", exact=True).click()
    at.act("deal").click()
    at.ready()
    sit_at(at, WON, "newcomer")
    assert "next opponents" not in play_out(at)
    at.next_deal()
    assert at.sitting.level == "newcomer"


def test_whoever_wants_the_level_to_follow_the_results_again_says_so(sit: Sit) -> None:
    at = sit("briscola", level="regular", fragment=near_the_end("briscola", WON))
    assert "next opponents" not in play_out(at)
    at.act("new").click()
    expect(at.root.get_by_label("Regulars")).to_be_checked()
    at.root.get_by_text("My level", exact=True).click()
    expect(at.root.locator(".carte-newgame-about").first).to_contain_text("Now: ")
    at.act("deal").click()
    at.ready()
    assert at.sitting.level == ABOVE
    sit_at(at, WON, "newcomer")
    assert f"your next opponents are stronger: {ladder(BRISCOLA)[1].title()}s." in play_out(at)
