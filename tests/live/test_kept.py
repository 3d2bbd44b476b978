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
READ = """async () => {
    const [name] = (await caches.keys()).filter(name => name.startsWith('carte:'));
    const cache = await caches.open(name);
    const read = {};
    for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (!pathname.endsWith('edition.json'))
            read[pathname.slice(1)] = await (await cache.match(request)).text();
    }
    return read;
}"""
"""The text of each file that is kept."""
COPY_ALL = """async () => {
    const { port1, port2 } = new MessageChannel();
    const ended = new Promise((resolve) => {
        port1.onmessage = ({ data }) => data.ended && resolve(data.ended);
    });
    (await navigator.serviceWorker.ready).active.postMessage({ keep: [''] }, [port2]);
    return ended;
}"""
COPY_ALL_FROM = """async page => {
    for (const name of await caches.keys()) await caches.delete(name);
    const { port1, port2 } = new MessageChannel();
    const ended = new Promise((resolve) => {
        port1.onmessage = ({ data }) => data.ended && resolve(data.ended);
    });
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage({ keep: 'all', visited: [new URL(page, location.href).href] }, [port2]);
    return ended;
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


def published(reader: Reader) -> dict[str, str]:
    """The text of each file of the site that a browser keeps."""
    files = (path for path in reader.site.folder.rglob("*") if path.is_file())
    texts = {path.relative_to(reader.site.folder).as_posix(): path.read_text() for path in files}
    return {name: text for name, text in texts.items() if name != "sw.js"}


@pytest.mark.parametrize("how", SPOILT)
def test_the_next_copying_mends_what_was_spoilt_although_nobody_opened_it(
    reader: Reader, how: str
) -> None:
    page = reader.visit_first()
    page.evaluate(SPOIL, SPOILT[how])
    reader.window.new_cdp_session(page).send("Network.clearBrowserCache")
    assert page.evaluate(READ) != published(reader)
    assert page.evaluate(COPY_ALL) == "whole"
    assert page.evaluate(READ) == published(reader)


def test_a_spoilt_file_that_the_network_does_not_give_is_not_counted_as_kept(
    reader: Reader,
) -> None:
    page = reader.visit_first()
    page.evaluate(SPOIL, SPOILT["another page"])
    reader.window.new_cdp_session(page).send("Network.clearBrowserCache")
    reader.lose_the_network()
    assert page.evaluate(COPY_ALL) == "cut-off"
    assert len(page.evaluate(READ)) < len(published(reader))
    reader.lose_the_network(False)
    assert page.evaluate(COPY_ALL) == "whole"
    assert page.evaluate(READ) == published(reader)


def test_the_visited_page_is_copied_first_in_case_there_is_no_room_for_all(reader: Reader) -> None:
    reader.site.publish("one")
    (reader.site.folder / "zuppa.html").write_text((reader.site.folder / "index.html").read_text())
    write_worker(reader.site.folder, reader.site.keeper)
    page = reader.visit()
    keeps(page, 6)
    assert page.evaluate(COPY_ALL_FROM, "zuppa.html") == "whole"
    kept = [*page.evaluate(READ)]
    assert kept[0] == "zuppa.html"
    assert len(kept) > 2


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
