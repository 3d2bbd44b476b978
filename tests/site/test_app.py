"""The site as an app: a browser can install it, and it starts without a network."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.live.small_site import becomes
from tests.site.browser import ARGUMENTS, every_one
from tests.site.faults.reader import FRUGAL
from tests.site.visit import Visit

Open = Callable[..., Visit]

SPOIL = r"""async () => {
    const [name] = (await caches.keys()).filter(name => name.startsWith('carte:'));
    const cache = await caches.open(name);
    const spoilt = (await cache.keys()).filter(({ url }) => /\.tool-.*js$/.test(url));
    for (const request of spoilt) await cache.put(request, new Response('<!doctype html>'));
}"""


HAS_SHELF = """async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => {
        const files = await (await caches.open(name)).keys();
        return files.some(({ url }) => /journey-[^/]*js$/.test(url));
    }));
    return kept.includes(true);
}"""

OF_THE_BROWSER = {"already-installed", "in-incognito", "platform-not-supported-on-android"}
"""What keeps a browser from installing any site, as it is used here; the others the site owes."""


def findings(page: Page) -> tuple[dict[str, Any], set[str]]:
    """The manifest as a browser reads it, and what of the site keeps it from installing that."""
    browser = page.context.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return manifest, {one["errorId"] for one in errors} - OF_THE_BROWSER


def test_nothing_of_the_site_keeps_a_browser_from_installing_it(visit: Open) -> None:
    window = visit("about.html")
    manifest, wrong = findings(window.page)
    assert manifest["errors"] == []
    assert manifest["manifest"]["startUrl"] == manifest["manifest"]["scope"] == window.address
    assert wrong == set()


def test_nor_any_other_that_is_here_in_a_profile_that_lasts(
    chromium: Browser, address: str, tmp_path: Path
) -> None:
    """Only there, and only in a whole browser, is all of it asked."""
    for number, path in enumerate(every_one(chromium.browser_type.executable_path)):
        profile = chromium.browser_type.launch_persistent_context(
            tmp_path / str(number), executable_path=path, args=ARGUMENTS
        )
        page = profile.pages[0]
        page.goto(f"{address}about.html")
        manifest, wrong = findings(page)
        profile.close()
        assert (manifest["errors"], wrong) == ([], set()), path


@pytest.fixture
def kept(visit: Open) -> Visit:
    """A window whose browser has kept the whole site."""
    window = visit("about.html", service_worker=True)
    window.page.wait_for_function("() => navigator.serviceWorker.controller")
    window.settle_downloads()
    return window


def test_an_installed_site_starts_without_a_network(kept: Visit) -> None:
    kept.context.set_offline(True)
    kept.open("")
    assert kept.tables()
    for slip in ("scoppa.html", "old/scoppa", "%E0%A4%A"):
        kept.page.goto(kept.address + slip)
        expect(kept.page.get_by_role("heading", name="There is no page here")).to_be_visible()
        expect(kept.page.get_by_role("searchbox")).to_have_css("min-height", "44px")
    kept.open("rules.html?find=scambio%20del%202")
    expect(kept.page.locator("[data-found]").first).to_be_visible()
    kept.page.goto(f"{kept.address}old/scoppa")
    kept.page.locator("#meant a").first.click()
    kept.page.wait_for_url("**/scopa.html")


def test_what_was_spoilt_is_told_without_a_network_and_mended_with_one(kept: Visit) -> None:
    kept.page.evaluate(SPOIL)
    kept.context.new_cdp_session(kept.page).send("Network.clearBrowserCache")
    kept.context.set_offline(True)
    reader = kept.context.new_page()
    reader.goto(f"{kept.address}checker.html")
    incomplete = reader.locator(".live-incomplete[data-said]")
    expect(incomplete).to_contain_text("Part of this page is missing")
    kept.context.set_offline(False)
    incomplete.get_by_role("button").click()
    expect(reader.locator(".live-host[data-drawn] .carte")).to_be_visible()
    expect(incomplete).to_have_count(0)
    reader.close()


@pytest.mark.edition("it")
def test_another_language_is_kept_for_a_journey_when_a_reader_asks_for_it(kept: Visit) -> None:
    kept.context.set_offline(True)
    kept.page.goto(f"{kept.address}it/scopa.html")
    wanted = kept.page.locator("[data-wanted]")
    expect(wanted).to_contain_text("it/scopa.html")
    expect(wanted.get_by_role("link", name="English")).to_have_attribute(
        "href", f"{kept.address}scopa.html"
    )
    rows = kept.page.locator(".carte-offline li")
    expect(rows.filter(has_text="English")).to_contain_text("All of it is kept.")
    expect(rows.last).to_contain_text("MB still to download.")
    italian = rows.filter(has_text="Italiano")
    expect(italian).to_contain_text("MB still to download.")
    kept.context.set_offline(False)
    italian.get_by_role("button", name="Keep Italiano").click()
    expect(italian).to_contain_text("All of it is kept.")
    kept.context.set_offline(True)
    wanted.get_by_role("link", name="Try again").click()
    kept.page.wait_for_url("**/it/scopa.html")
    expect(kept.page.locator("html")).to_have_attribute("lang", "it")


@pytest.mark.edition("it")
def test_a_language_that_was_kept_is_let_go_by_one_press(kept: Visit) -> None:
    kept.page.goto(f"{kept.address}progress.html")
    rows = kept.page.locator(".carte-offline li")
    expect(rows.filter(has_text="English").get_by_role("button")).to_have_count(0)
    italian = rows.filter(has_text="Italiano")
    italian.get_by_role("button", name="Keep Italiano").click()
    italian.get_by_role("button", name="Remove").click()
    expect(kept.page.locator(".carte-offline [role=status]")).to_contain_text("MB freed.")
    expect(italian).to_contain_text("MB still to download.")
    expect(italian.get_by_role("button")).to_have_accessible_name("Keep Italiano")
    expect(italian.get_by_role("button")).to_be_focused()


@pytest.mark.edition("it")
def test_who_saves_data_has_the_page_of_what_is_kept_without_a_network(visit: Open) -> None:
    window = visit("about.html", before=FRUGAL, service_worker=True, engine=False)
    becomes(window.page, HAS_SHELF)
    window.context.set_offline(True)
    window.page.goto(f"{window.address}it/scopa.html")
    expect(window.page.locator("[data-wanted]")).to_contain_text("it/scopa.html")
    english = window.page.locator(".carte-offline li").filter(has_text="English")
    expect(english.get_by_role("button", name="Keep English")).to_be_visible()
