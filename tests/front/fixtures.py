"""Widgets on a bare page, used as a reader uses them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from ipywidgets import Widget as AnyWidget
from playwright.sync_api import Browser, BrowserContext, Locator, Page

from carte import language
from carte.front.widget import Widget
from carte.play.review import finding, retry
from carte.widgets import Play
from tests.front.bare_pages import SIZE, BarePages
from tests.front.harness import ORIGIN, keep_front, show
from tests.site.match import AT_ONCE, Match, uncoached
from tests.site.match import coached as with_coach
from tests.site.windows import UNPAINTED, open_window

AHEAD = 60
"""Seconds by which a clock leaps as it stops: a busy machine takes less to stop it in time."""

SHORT = finding.Thought(iterations=4, worlds=4, offers=2)


def open_bare_window(chromium: Browser) -> BrowserContext:
    """Open a window for bare pages; as long as one of their site stays open, others cost half."""
    window = open_window(chromium, reduced_motion="reduce", viewport=SIZE)
    window.add_init_script(UNPAINTED)
    staying = window.new_page()
    staying.route(f"{ORIGIN}/**", lambda route: route.fulfill(content_type="text/html"))
    staying.goto(ORIGIN)
    keep_front(staying)
    return window


@pytest.fixture(scope="session")
def window(chromium: Browser) -> Iterator[BrowserContext]:
    """One window for all pages."""
    window = open_bare_window(chromium)
    yield window
    window.close()


@pytest.fixture(scope="session")
def bare_pages(window: BrowserContext) -> BarePages:
    """The pages that tests show widgets on one after the other."""
    setattr(window.clock, "install", _refuse_to_stop)  # noqa: B010 for mypy knows it as a method
    return BarePages(window)


def _refuse_to_stop(*_given: object, **_named: object) -> None:
    raise AssertionError("every later page of the window would have it: use `stopped_clock`")


@pytest.fixture(scope="module")
def stopped_pages(chromium: Browser) -> Iterator[BarePages]:
    """Pages of a window of their own, for a clock is that of all pages of a window, for good."""
    window = open_bare_window(chromium)
    window.clock.install()
    yield BarePages(window)
    window.close()


@pytest.fixture
def page(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[Page]:
    """A page on which nothing may go wrong unnoticed, and of which nothing is remembered.

    It is a new one where a test does other things with it than to put widgets on it.
    """
    has_own_window = "stopped_clock" in request.fixturenames
    pages: BarePages = request.getfixturevalue("stopped_pages" if has_own_window else "bare_pages")
    pages.forget()
    page, errors = pages.take(is_new="put" not in request.fixturenames)
    yield page
    pages.give_back(page)
    AnyWidget.close_all()  # or all would be kept to the end: a quarter of a megabyte each
    assert errors == [], errors


@pytest.fixture
def stopped_clock(page: Page) -> Iterator[Callable[[], None]]:
    """Stop the clock of the page: from then on time passes only by ``page.clock.run_for``.

    Until then it runs, for a page needs time to load.
    """

    def stop() -> None:
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + AHEAD)

    yield stop
    page.clock.resume()


@pytest.fixture
def put(page: Page) -> Callable[..., Locator]:
    """Put widgets on the page and return the first one's root."""

    def put_on_page(widgets: Widget | Sequence[Widget], **wishes: Any) -> Locator:
        show(page, [widgets] if isinstance(widgets, Widget) else widgets, **wishes)
        return page.locator(".carte").first

    return put_on_page


@pytest.fixture
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """Widgets that are made speak the language that is given indirectly."""
    language.use(request.param)
    yield request.param
    language.use("en")


@pytest.fixture
def short_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals are looked through as ever, each move in but a few worlds, beside but a few others."""
    review_shortly(monkeypatch)
    monkeypatch.setattr(retry, "FULL", SHORT)
    monkeypatch.setattr(retry, "SURE", retry.SURE._replace(fewest=4, worlds=4))


@pytest.fixture
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert plays, and a coach looks on, but both hardly think: how well does not matter."""
    think_shortly(monkeypatch)


def review_shortly(patch: pytest.MonkeyPatch) -> None:
    """Look through deals as `short_reviews` does, but find as surely which moves were wrong."""
    patch.setattr(finding, "GLANCE", SHORT._replace(offers=finding.GLANCE.offers))
    patch.setattr(finding, "FULL", SHORT)


def think_shortly(patch: pytest.MonkeyPatch) -> None:
    """Shorten thoughts as `short_thoughts` does."""
    patch.setattr("carte.players.expert.PLAY_OUTS", 20)
    patch.setattr("carte.play.comparison.WORLDS", 100)
    for name in ("GLANCE", "FEWEST", "FIRST_LOOK"):
        patch.setattr(f"carte.play.coach.{name}", 5)


@pytest.fixture
def sit(put: Callable[..., Locator], page: Page, short_reviews: None) -> Callable[..., Match]:
    """Sit down at a play table on which nobody waits, without a coach unless it is wanted.

    Nor does the reader count first, unless ``counting``.
    """

    def sit_down(
        game: str,
        fragment: str = "",
        engine: str = "ready",
        played: type[Match] = Match,
        coached: bool = False,
        counting: bool = False,
        **wishes: Any,
    ) -> Match:
        widget = Play(game, **wishes)
        page.add_init_script(AT_ONCE)
        habits = with_coach if coached else uncoached
        page.add_init_script("" if counting else habits(widget.content["name"]))
        root = put(widget, fragment=fragment, attributes=f'data-engine="{engine}"')
        at = played.at(root, widget)
        if engine == "ready":
            at.ready()
        return at

    return sit_down
