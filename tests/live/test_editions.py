"""What a browser has kept is never mixed with another edition; an open page keeps its own."""

import json
import os
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from tests.live.small_site import KEPT, SHOWN, SmallSite, becomes, keeps

FIRST_EDITION = Path(__file__).parent / "first_edition/sw.js"
EDITION = """
    globalThis.edition = async () =>
        (await caches.keys()).find(name => name.startsWith('carte:'));
"""
SECOND_IS_KEPT = "() => caches.match('_static/carte.css?v=two').then(Boolean)"


def first_kept(site: SmallSite, visit: Callable[[], Page]) -> Page:
    """A page of the first edition, which is kept whole; its `edition()` names where."""
    site.publish("one")
    page = visit()
    keeps(page, 5)
    page.evaluate(EDITION)
    return page


def test_an_edition_is_kept_whole_and_can_be_read_without_a_network(
    site: SmallSite, window: BrowserContext, visit: Callable[[], Page]
) -> None:
    page = first_kept(site, visit)
    window.set_offline(True)
    page.reload()
    assert page.evaluate(SHOWN) == "one one one"
    assert page.evaluate("later()") == "one"


def test_a_page_that_is_open_while_another_edition_comes_goes_on_with_its_own(
    site: SmallSite, visit: Callable[[], Page]
) -> None:
    old = first_kept(site, visit)
    site.publish("two")
    new = visit()
    assert new.evaluate(SHOWN) == "two two two"
    assert old.evaluate("later()") == "one"
    assert new.evaluate("later()") == "two"


def test_a_half_kept_edition_is_not_mixed_with_the_next(
    site: SmallSite, visit: Callable[[], Page]
) -> None:
    page = first_kept(site, visit)
    page.evaluate(
        """async () => {
            const cache = await caches.open(await edition());
            for (const request of await cache.keys())
                if (/css|late/.test(request.url)) await cache.delete(request);
        }"""
    )
    site.publish("two")
    for kept in ((3, 5), (5,), (5,)):
        page.goto(page.url)
        assert page.evaluate(SHOWN) == "two two two"
        assert page.evaluate("later()") == "two"
        keeps(page, *kept)  # one worker has taken over from the other


def test_a_worker_lets_only_what_came_before_its_own_edition_go(
    site: SmallSite, visit: Callable[[], Page]
) -> None:
    page = first_kept(site, visit)
    page.evaluate(
        """async () => {
            const name = await edition();
            await caches.delete(name);
            for (const end of ['earlier', '', 'later']) await caches.open(name + end);
        }"""
    )
    page.goto(page.url)
    keeps(page, 0, 5)


def test_to_look_for_a_file_of_an_edition_that_is_gone_does_not_bring_it_back_empty(
    site: SmallSite, visit: Callable[[], Page]
) -> None:
    page = first_kept(site, visit)
    page.evaluate("caches.keys().then(all => Promise.all(all.map(name => caches.delete(name))))")
    assert page.evaluate("fetch('_static/carte.css?v=one').then(answer => answer.ok)")
    assert page.evaluate(KEPT, 0) == []


def test_what_the_first_edition_kept_is_not_mixed_with_the_next(
    site: SmallSite, visit: Callable[[], Page]
) -> None:
    site.publish("one", keeper=FIRST_EDITION.read_text("utf-8"))
    _as_the_first_edition_listed_them(site.folder / "sw.js")
    page = visit()
    keeps(page, 5)
    site.publish("two")
    for _ in range(3):
        page.goto(page.url)
        assert page.evaluate(SHOWN) == "two two two"
        assert page.evaluate("later()") == "two"
        becomes(page, SECOND_IS_KEPT)  # one worker has taken over from the other


def _as_the_first_edition_listed_them(worker: Path) -> None:
    """Files stood by their paths and hashes alone, and what has a query is the same file."""
    facts, code = worker.read_text("utf-8").split("\n", 1)
    site = json.loads(facts.removeprefix("const SITE=").removesuffix(";"))
    files = {address.split("?")[0]: file["sha256"] for address, file in site["files"].items()}
    published = worker.stat().st_mtime
    worker.write_text(f"const SITE={json.dumps(site | {'files': files})};\n{code}", "utf-8")
    os.utime(worker, (published, published))  # or the next one would seem older
