"""What a page shows is sent in the same ways everywhere: link, share, code, picture of cards."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import carte
from carte.front.widget import Widget
from carte.widgets import Cases, Checker, Evening, Procedure, Room
from tests.front.reader import Put, act

POSITION = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
SHARING = "navigator.share = async (sent) => { globalThis.shared = sent; };"
NARROW: ViewportSize = {"width": 320, "height": 700}


def found(root: Locator) -> None:
    """Find an article, about which there is something to send."""
    for choice in ("scopa", "taking", "PR-39"):
        root.locator(f"[data-choice='{choice}']").click()


WIDGETS: dict[str, tuple[Callable[[], Widget], Callable[[Locator], None]]] = {
    "checker": (lambda: Checker(POSITION), lambda root: None),
    "cases": (Cases, lambda root: None),
    "procedure": (Procedure, found),
    "room": (Room, lambda root: None),
    "evening": (Evening, lambda root: None),
}
EACH = pytest.mark.parametrize("name", WIDGETS)


def opened(name: str, put: Put) -> Locator:
    """A widget whose ways to send are in sight."""
    made, prepare = WIDGETS[name]
    root = put(made())
    prepare(root)
    root.locator(".carte-sending > summary").click()
    return root


@EACH
def test_the_link_is_copied_shared_and_drawn_as_a_code(name: str, put: Put, page: Page) -> None:
    page.add_init_script(SHARING)
    root = opened(name, put)
    act(root, "copy").click()
    link = root.locator("[data-note] p").inner_text().split()[-1]
    assert link.startswith("http://carte.test/#")
    act(root, "share").click()
    assert page.evaluate("globalThis.shared.url") == link
    act(root, "qr").click()
    expect(root.locator(".carte-sent-code svg")).to_be_visible()
    root.locator(".carte-sending > summary").click()
    root.locator(".carte-sending > summary").click()
    expect(root.locator(".carte-sent-code svg")).to_have_count(0)


@EACH
def test_the_ways_fit_the_narrowest_phone_where_a_browser_cannot_share(
    name: str, put: Put, page: Page
) -> None:
    page.set_viewport_size(NARROW)
    root = opened(name, put)
    expect(act(root, "share")).to_be_hidden()
    act(root, "qr").click()
    body = root.locator(".carte-sending .carte-menu-body")
    expect(body.locator(".carte-sent-code svg")).to_be_visible()
    box = body.bounding_box()
    assert box
    assert (box["x"] >= 0, box["x"] + box["width"] <= NARROW["width"]) == (True, True)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


def test_a_move_is_pictured_once_it_was_asked_about(put: Put, page: Page) -> None:
    root = opened("checker", put)
    picture = act(root, "picture")
    expect(picture).to_be_hidden()
    root.locator(".carte-sending > summary").click()
    root.locator("[data-move]").fill("7d x 3c 4s")
    root.locator("[data-move]").press("Enter")
    expect(root.locator("[data-verdict=bad]")).to_be_visible()
    root.locator(".carte-sending > summary").click()
    with page.expect_download() as download:
        picture.click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["cases", "room"])
def test_a_case_is_pictured_where_it_has_cards(name: str, put: Put, page: Page) -> None:
    root = opened(name, put)
    with page.expect_download() as download:
        act(root, "picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def test_procedure_has_no_cards_to_picture(put: Put) -> None:
    expect(act(opened("procedure", put), "picture")).to_be_hidden()
