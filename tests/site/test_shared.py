"""The book at an address of a room’s own network, which browsers trust less than this machine’s."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from book.networks import own_addresses
from book.serve import site_server
from carte.widgets import Play
from tests.site.match import AT_ONCE, Match, uncoached
from tests.site.serving import running


def test_a_phone_in_the_room_plays_though_nothing_is_kept_for_offline(
    site: Path, chromium: Browser
) -> None:
    own = own_addresses()
    if not own:
        pytest.skip("this machine is in no network")
    errors: list[str] = []
    page = chromium.new_page(viewport={"width": 390, "height": 844})
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(AT_ONCE + uncoached("scopa"))
    with running(site_server(site, host=own[0])) as server:
        page.goto(f"{server.address}play-scopa.html")
        assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
        at = Match.at(page.locator(".carte[data-widget=play]"), Play("scopa"))
        at.ready()
        at.make(at.deal.legal_moves()[0])
        expect(page.locator("html")).to_have_attribute("data-engine", "ready")
        page.close()
    assert errors == []
