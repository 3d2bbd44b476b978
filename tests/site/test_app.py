"""The site as an app: a browser can install it, and it starts without a network."""

from collections.abc import Callable

from tests.site.visit import Visit

Open = Callable[..., Visit]


def test_a_browser_finds_nothing_that_keeps_it_from_installing_the_site(visit: Open) -> None:
    window = visit("about.html")
    browser = window.context.new_cdp_session(window.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["manifest"]["startUrl"] == manifest["manifest"]["scope"] == window.address
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_an_installed_site_starts_without_a_network(visit: Open) -> None:
    window = visit("about.html", service_worker=True)
    window.page.wait_for_function("() => navigator.serviceWorker.controller")
    window.settle_downloads()
    window.context.set_offline(True)
    window.open("")
    assert window.tables()
