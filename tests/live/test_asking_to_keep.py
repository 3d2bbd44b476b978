"""A page asks for its edition to be kept until a worker answers, whatever is lost on the way."""

import pytest
from playwright.sync_api import Page

from tests.live.small_site import SHOWN, Reader, becomes, is_kept_whole, keeps

LOST = """
let lost = {times};
self.addEventListener('message', (event) => {{
    if (lost-- > 0) event.stopImmediatePropagation();
}});
"""
"""Put before a worker, its first messages are lost, as while it takes over from another."""
FAILS_ONCE = """
self.addEventListener('install', (event) => event.waitUntil((async () => {
    if (await caches.has('failed')) return;
    await caches.open('failed');
    throw new Error('failed');
})()));
"""
"""Put before a worker, it is not installed the first time."""
FAILS = """
self.addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error('failed'))));
"""
"""Put before a worker, it is never installed."""
WAITS = """
const skip = self.skipWaiting.bind(self);
let asked = 0;
self.skipWaiting = () => asked++ ? skip() : Promise.resolve();
"""
"""Put before a worker, it waits on, although it has asked to wait no more."""
COUNTED = """
globalThis.calls = {};
const counted = [[ServiceWorkerRegistration, 'update'], [ServiceWorker, 'postMessage']];
for (const [kind, name] of counted) {
    const call = kind.prototype[name];
    kind.prototype[name] = function (...given) {
        calls[name] = (calls[name] ?? 0) + 1;
        return call.apply(this, given);
    };
}
"""
"""Run first on a page, it counts how often workers are looked for, and asked."""
REJECTED = """
const update = ServiceWorkerRegistration.prototype.update;
let rejected = {times};
ServiceWorkerRegistration.prototype.update = function () {{
    if (rejected-- > 0) return Promise.reject(new TypeError('Failed to update a ServiceWorker'));
    return update.call(this);
}};
"""
"""Run first on a page, looking for a new worker fails so many times."""
IMPATIENT = """
const wait = setTimeout;
globalThis.setTimeout = (call, time, ...given) => wait(call, Math.min(time, 500), ...given);
"""
"""Run first on a page, it waits for no answer long."""
ALWAYS = 1000


def comes_to_the_next_edition(reader: Reader, before: str = "", *scripts: str) -> Page:
    """Somebody alone on a page of the second edition; `before` comes before its worker."""
    reader.visit_first().close()
    for script in scripts:
        reader.window.add_init_script(script)
    reader.site.publish("two", keeper=before + reader.site.keeper)
    page = reader.visit()
    assert page.evaluate(SHOWN) == "two two two"
    return page


@pytest.mark.parametrize("times", [1, 2])
def test_a_worker_that_has_lost_the_question_is_asked_again(reader: Reader, times: int) -> None:
    page = comes_to_the_next_edition(reader, LOST.format(times=times), IMPATIENT)
    is_kept_whole(page, "two")


def test_a_worker_that_waits_too_long_is_asked_and_waits_no_more(reader: Reader) -> None:
    page = comes_to_the_next_edition(reader, WAITS, IMPATIENT)
    is_kept_whole(page, "two")
    becomes(page, "() => navigator.serviceWorker.getRegistration().then(one => !one.waiting)")


def test_a_worker_that_was_not_installed_is_looked_for_once_more(reader: Reader) -> None:
    is_kept_whole(comes_to_the_next_edition(reader, FAILS_ONCE), "two")


def test_a_worker_that_is_never_installed_is_given_up_for_the_one_before(reader: Reader) -> None:
    page = comes_to_the_next_edition(reader, FAILS, COUNTED)
    becomes(page, "() => calls.postMessage === 1")
    assert page.evaluate("calls.update") == 2
    keeps(page, 5)
    reader.lose_the_network()
    page.reload()
    assert page.evaluate(SHOWN) == "one one one"


@pytest.mark.parametrize("times", [1, ALWAYS])
def test_a_look_for_a_new_worker_that_fails_does_not_keep_the_page_from_asking(
    reader: Reader, times: int
) -> None:
    page = comes_to_the_next_edition(reader, "", REJECTED.format(times=times))
    is_kept_whole(page, "two")
