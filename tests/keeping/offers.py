"""What a link brings to a page that keeps something: it is offered there, and then answered."""

from playwright.sync_api import Locator, Page, expect

from tests.front.reader import act, click


def stays_until_answered(root: Locator, page: Page, *, says: str, answer: str, there: str) -> None:
    """A reload loses nothing of an offer, and once it is answered it never comes again.

    ``there`` is what the page shows when it has been drawn.
    """
    offer = root.locator(".carte-keep-offer")
    for _visit in range(2):
        expect(offer).to_contain_text(says)
        page.reload()
    click(act(root, answer))
    assert "#" not in page.url
    page.reload()
    expect(root.locator(there)).to_be_visible()
    expect(offer).to_be_hidden()
