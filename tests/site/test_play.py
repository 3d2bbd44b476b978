"""The play table in the built book: opponents that Python in the browser makes think."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from carte.widgets import Play
from tests.site.match import AT_ONCE, Match, QuickMatch, uncoached
from tests.site.visit import DRAWN, PHONE, Visit

Open = Callable[..., Visit]
STILL = 1500
"""Milliseconds in which whatever moves a page by itself has begun to."""


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


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=str)
def test_a_table_comes_into_sight_between_bar_and_doors(visit: Open, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = visit("play-mediatore.html", viewport=viewport, engine=False).page
    page.locator(".carte-felt [data-option]").first.wait_for()
    for part in (".carte-seat", "[data-zone=hand] button", ".carte-actions [data-action]:enabled"):
        for one in page.locator(f".carte {part}:visible").all():
            box = one.bounding_box()
            assert box
            middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] - 3]
            seen = "(one, at) => one.contains(document.elementFromPoint(...at))"
            assert one.evaluate(seen, middle), part


@pytest.mark.parametrize("width", [1024, 1280, 1600])
def test_declarations_stay_within_their_table(visit: Open, width: int) -> None:
    table = Play("cirulla", seed=11)
    kept = {name: table.content[name] for name in ("sitting", "moment", "rules", "form")}
    stored = {"carte.play.cirulla": json.dumps(kept)}
    viewport = {"width": width, "height": 800}
    page = visit("play-cirulla.html", viewport=viewport, engine=False, stored=stored).page
    page.locator("[data-option^=declare]").last.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("game", ["asso-piglia-tutto", "scopa", "mediatore"])
def test_a_chapter_opens_at_its_top_though_a_table_stands_far_below(visit: Open, game: str) -> None:
    page = visit(f"{game}.html").page
    page.locator(".carte[data-widget=play] .carte-felt").wait_for(state="attached")
    page.wait_for_timeout(STILL)
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("game", ["scopa", "mediatore"])
def test_a_table_that_is_loaded_again_stands_where_it_stood(visit: Open, game: str) -> None:
    window = visit(f"play-{game}.html", viewport=PHONE, engine=False, painted=True)
    window.page.wait_for_timeout(STILL)
    window.page.evaluate("scrollTo(0, 103)")
    window.page.reload()
    window.page.wait_for_function(DRAWN)
    window.page.wait_for_timeout(STILL)
    assert window.page.evaluate("scrollY") == 103
