"""What a browser keeps of the site is healed where it was spoilt, and goes when nobody needs it."""

import pytest

from book.live.offline import write_worker
from tests.live.small_site import SHOWN, Reader, keeps

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
def test_what_of_an_edition_was_spoilt_is_fetched_and_kept_anew(reader: Reader, how: str) -> None:
    first = reader.visit_first()
    first.evaluate(SPOIL, SPOILT[how])
    reader.window.new_cdp_session(first).send("Network.clearBrowserCache")
    first.close()
    healed = reader.visit()
    assert healed.evaluate(SHOWN) == "one one one"
    assert healed.evaluate("later()") == "one"
    reader.lose_the_network()
    assert reader.visit().evaluate(SHOWN) == "one one one"


def test_a_new_page_that_came_in_the_last_moment_is_shown_whole(reader: Reader) -> None:
    reader.site.publish("one", keeper=LATE + reader.site.keeper)
    keeps(reader.visit(), 5)
    reader.site.publish("two")
    assert reader.visit().evaluate(SHOWN) == "two two two"


def test_of_languages_the_one_that_is_read_is_kept_with_what_all_have(reader: Reader) -> None:
    reader.site.publish("one")
    there = reader.site.folder / "ja"
    there.mkdir()
    page = (reader.site.folder / "index.html").read_text()
    (there / "index.html").write_text(page.replace("_static", "../_static"))
    (reader.site.folder / "_static/carte/words-ja-0123456789abcdef.mo").write_text("")
    write_worker(reader.site.folder, reader.site.keeper, ["ja"])
    english = reader.visit()
    keeps(english, 5)
    english.goto(f"{english.url}ja/index.html")
    keeps(english, 7)
