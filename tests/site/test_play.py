"""The play table in the built book: opponents that Python in the browser makes think."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from carte.widgets import Play
from tests.site.match import AT_ONCE, Match, QuickMatch, uncoached
from tests.site.visit import Visit

Open = Callable[..., Visit]


def match_on(page: Visit, game: str, played: type[Match] = Match) -> Match:
    """The match on a game's page, once somebody is to act."""
    at = played.at(page.page.locator(".carte[data-widget=play]"), Play(game))
    page.start_engine()
    at.ready()
    return at


@pytest.mark.parametrize("game", ["cirulla", "briscola-chiamata"])
def test_a_deal_is_played_to_its_count(visit: Open, game: str) -> None:
    at = match_on(visit(f"play-{game}.html", before=AT_ONCE + uncoached(game)), game, QuickMatch)
    deal = at.play_on()
    assert len(at.counted()) == (40 if any(map(len, deal.piles)) else 0)
    assert at.points() == [score.total for score in deal.score()]


def test_a_game_goes_on_after_a_reload_without_waiting_for_python(visit: Open) -> None:
    page = visit("play-scopa.html", before=AT_ONCE + uncoached("scopa"))
    at = match_on(page, "scopa")
    for _turn in range(2):
        at.make(at.deal.legal_moves()[0])
    hand, kept = at.cards("hand"), at.sitting
    page.block_engine()
    page.page.reload()
    at.ready()
    assert (at.cards("hand"), at.sitting) == (hand, kept)


def test_an_expert_has_its_turn_and_hands_it_on(visit: Open) -> None:
    page = visit("play-briscola.html", stored={"carte.speed": "calm"}, before=uncoached("briscola"))
    at = match_on(page, "briscola")
    at.act("new").click()
    at.root.get_by_text("Experts", exact=True).click()
    at.another()
    at.make(at.deal.legal_moves()[0])
    expect(at.root.locator("[data-thinking]")).to_have_count(0)


def test_the_table_has_the_room_that_its_page_does_not_need(visit: Open) -> None:
    page = visit("play-scopa.html").page
    expect(page.locator(".bd-sidebar-secondary")).to_be_hidden()
    place = page.locator(".carte[data-widget=play]").bounding_box()
    assert place and place["width"] > 800
    prose = page.locator(".bd-article p").first.bounding_box()
    assert prose and prose["width"] < 750
