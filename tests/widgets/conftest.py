"""Widgets on a bare page, used as a reader uses them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page

from carte.widgets.base import Widget
from tests.widgets.harness import show


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A window in which nothing may go wrong unnoticed."""
    context = chromium.new_context(reduced_motion="reduce", viewport={"width": 1000, "height": 900})
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


@pytest.fixture
def put(page: Page) -> Callable[..., Locator]:
    """Put widgets on the page and return the first one's root."""

    def put_on_page(widgets: Widget | Sequence[Widget], **wishes: Any) -> Locator:
        show(page, [widgets] if isinstance(widgets, Widget) else widgets, **wishes)
        return page.locator(".carte").first

    return put_on_page
