"""The way on from a guided deal: to the next one of its game, and from there to the table."""

import json
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Page, expect

from carte.lessons import course
from carte.play.ending import has_won
from carte.play.guide import guide
from carte.widgets import Guide
from tests.front.reader import Put
from tests.play.guided import last_decision, nearly_over
from tests.play.test_guides import randomly
from tests.site.table import Table, pressed_for

GAME = "mediatore"


def ended(page: Page, put: Put, name: str) -> Table:
    """A guided deal of mediatore that was played on its line to the end."""
    sitting, choice = last_decision(guide(GAME, name).walk())
    table = nearly_over(page, put, Guide(GAME, name), sitting)
    table.press(*pressed_for(str(choice)))
    expect(table.root).to_have_attribute("data-over", "true")
    return table


def test_the_deal_about_the_play_leads_to_the_one_about_the_auction(page: Page, put: Put) -> None:
    onward = ended(page, put, "first").root.locator("[data-action=next]")
    expect(onward).to_have_text("Now “Mediatore: the auction”")
    onward.click()
    page.wait_for_url("**/mediatore.html#mediatore-guide-2")


def test_only_the_deal_about_the_auction_leads_to_the_table(page: Page, put: Put) -> None:
    onward = ended(page, put, "auction").root.locator("[data-action=next]")
    expect(onward).to_have_text("Now a deal of your own")
    onward.click()
    page.wait_for_url("**/play-mediatore.html")


@pytest.mark.parametrize(
    ("won", "way"), [(1, "mediatore-guide-2"), (2, course(GAME).stages[0].levels[0].id)]
)
def test_one_that_was_won_before_leads_there_as_well(
    page: Page, put: Put, won: int, way: str
) -> None:
    stars = {f"{GAME}-guide-{number}": 3 for number in range(1, won + 1)}
    page.add_init_script(f"localStorage['carte.progress'] = {json.dumps(json.dumps(stars))}")
    said = put(Guide(GAME)).locator(".carte-coach[data-says=done] a")
    expect(said).to_have_attribute("href", f"mediatore.html#{way}")


def test_one_that_was_not_won_is_played_once_more_and_leads_on_below(page: Page, put: Put) -> None:
    led = guide("scopa")
    deals = ([*randomly(led, Random(seed))] for seed in range(99))
    lost = next(deal for deal in deals if not has_won(deal[-1].deal))
    walk = ((before, after.deal.moves[-1]) for before, after in pairwise(lost))
    sitting, choice = last_decision(walk)
    table = nearly_over(page, put, Guide("scopa"), sitting)
    table.press(*pressed_for(str(choice)))
    expect(table.root).to_have_attribute("data-won", "false")
    expect(table.root.locator(".carte-learned a.carte-button")).to_have_text(
        "Now a deal of your own"
    )
    again = table.root.locator("[data-action=next]")
    expect(again).to_have_text("Play it once more")
    again.click()
    expect(table.root).not_to_have_attribute("data-over", "true")
