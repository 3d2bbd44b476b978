"""What a browser keeps of the site is healed where it was spoilt, and goes when nobody needs it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from book.live.offline import write_worker
from tests.live.small_site import SHOWN, SmallSite, keeps

SPOILT = {"another page": "<!doctype html><title>Welcome</title>", "flipped": None, "empty": ""}
SPOIL = """async text => {
    const [name] = (await caches.keys()).filter(name => name.startsWith('carte:'));
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        const bytes = new Uint8Array(await kept.arrayBuffer());
        bytes[bytes.length >> 1] ^= 1;
        await cache.put(request, new Response(text ?? bytes, kept));
    }
}"""
LATE = """
const answer = FetchEvent.prototype.respondWith;
let patience = new AbortController();
AbortSignal.timeout = () => (patience = new AbortController()).signal;
FetchEvent.prototype.respondWith = function (promise) {
    answer.call(this, promise.finally(() => patience.abort()));
};
"""
"""Put before a worker, its patience ends in the moment at which it hands over what it was given."""


@pytest.mark.parametrize("how", SPOILT)
def test_whatever_of_an_edition_was_spoilt_is_fetched_and_kept_anew(
    site: SmallSite, window: BrowserContext, visit: Callable[[], Page], how: str
) -> None:
    site.publish("one")
    first = visit()
    keeps(first, 5)
    first.evaluate(SPOIL, SPOILT[how])
    window.new_cdp_session(first).send("Network.clearBrowserCache")
    first.close()
    healed = visit()
    assert healed.evaluate(SHOWN) == "one one one"
    assert healed.evaluate("later()") == "one"
    window.set_offline(True)
    assert visit().evaluate(SHOWN) == "one one one"


def test_a_new_page_that_came_in_the_last_moment_is_shown_whole(
    site: SmallSite, visit: Callable[[], Page]
) -> None:
    site.publish("one", keeper=LATE + site.keeper)
    keeps(visit(), 5)
    site.publish("two")
    assert visit().evaluate(SHOWN) == "two two two"


def test_of_several_languages_the_one_that_is_read_is_kept_with_what_all_have(
    site: SmallSite, visit: Callable[[], Page]
) -> None:
    site.publish("one")
    there = site.folder / "ja"
    there.mkdir()
    page = (site.folder / "index.html").read_text()
    (there / "index.html").write_text(page.replace("_static", "../_static"))
    (site.folder / "_static/carte/words-ja-0123456789abcdef.mo").write_text("")
    write_worker(site.folder, site.keeper, ["ja"])
    english = visit()
    keeps(english, 5)
    english.goto(f"{english.url}ja/index.html")
    keeps(english, 7)


def test_an_edition_goes_once_no_page_may_need_it(
    site: SmallSite, visit: Callable[[], Page]
) -> None:
    site.publish("one")
    old = visit()
    keeps(old, 5)
    site.publish("two")
    new = visit()
    keeps(new, 5, 5)
    new.reload()
    keeps(new, 5, 5)
    old.close()
    new.reload()
    keeps(new, 5)
    assert new.evaluate(SHOWN) == "two two two"
