"""What a browser has kept is never mixed with another edition; an open page keeps its own."""

import json
import os
from pathlib import Path

import pytest

from tests.live.small_site import KEPT, SHOWN, Reader, is_kept_whole, keeps

FIRST_EDITION = Path(__file__).parent / "first_edition/sw.js"
EDITION = "(await caches.keys()).find(name => name.startsWith('carte:'))"
NO_RECORDS = {
    "no JSON": "<!doctype html><title>Welcome</title>",
    "nothing": "null",
    "a number": "7",
    "no files": '{"version": "0", "languages": []}',
    "files of no kind": '{"version": "0", "languages": [], "files": 7}',
    "an empty list": '{"version": "0", "languages": [], "files": {}}',
    "a file without its hash": '{"version": "0", "languages": [], "files": {"index.html": null}}',
}
SPOIL_RECORD = """async ([edition, text]) => {
    const names = (await caches.keys()).filter(name => name.startsWith('carte:'));
    await (await caches.open(names[edition])).put('edition.json', new Response(text));
}"""


def test_an_edition_is_kept_whole_and_can_be_read_without_a_network(reader: Reader) -> None:
    page = reader.visit_first()
    reader.lose_the_network()
    page.reload()
    assert page.evaluate(SHOWN) == "one one one"
    assert page.evaluate("later()") == "one"


def test_an_open_page_keeps_its_edition_while_another_comes(reader: Reader) -> None:
    old = reader.visit_first()
    reader.site.publish("two")
    new = reader.visit()
    assert new.evaluate(SHOWN) == "two two two"
    assert old.evaluate("later()") == "one"
    assert new.evaluate("later()") == "two"
    keeps(new, 5, 5)
    new.reload()
    keeps(new, 5, 5)
    old.close()
    new.reload()
    keeps(new, 5, visiting=True)  # an edition goes once no page may need it
    assert new.evaluate(SHOWN) == "two two two"


def test_a_page_that_came_past_its_worker_keeps_the_next_edition_too(reader: Reader) -> None:
    page = reader.visit_first()
    reader.site.publish("two")
    browser = page.context.new_cdp_session(page)
    with page.expect_navigation():
        browser.send("Page.reload", {"ignoreCache": True})
    assert page.evaluate("navigator.serviceWorker.controller") is None
    keeps(page, 5, 5)


def test_a_half_kept_edition_is_not_mixed_with_the_next(reader: Reader) -> None:
    page = reader.visit_first()
    page.evaluate(f"""async () => {{
        const cache = await caches.open({EDITION});
        for (const request of await cache.keys())
            if (/css|late/.test(request.url)) await cache.delete(request);
    }}""")
    reader.site.publish("two")
    for _visit in range(3):
        page.goto(page.url)
        assert page.evaluate(SHOWN) == "two two two"
        assert page.evaluate("later()") == "two"
        is_kept_whole(page, "two")
    keeps(page, 5)  # one worker has taken over from the other


def test_a_worker_lets_only_what_came_before_its_own_edition_go(reader: Reader) -> None:
    page = reader.visit_first()
    page.evaluate(f"""async () => {{
        const name = {EDITION};
        await caches.delete(name);
        for (const end of ['earlier', '', 'later']) await caches.open(name + end);
    }}""")
    page.goto(page.url)
    keeps(page, 0, 5)


@pytest.mark.parametrize("spoilt", [0, 1], ids=["the earlier", "its own"])
@pytest.mark.parametrize("record", NO_RECORDS)
def test_an_edition_whose_record_is_none_does_not_keep_the_others_from_serving(
    reader: Reader, record: str, spoilt: int
) -> None:
    old = reader.visit_first()
    reader.site.publish("two")
    page = reader.visit()
    keeps(page, 5, 5)
    page.evaluate(SPOIL_RECORD, [spoilt, NO_RECORDS[record]])
    reader.lose_the_network()
    page.goto(page.url)
    assert page.evaluate(SHOWN) == "two two two"
    reader.lose_the_network(False)
    old.close()
    page.goto(page.url)
    keeps(page, 5, visiting=True)
    assert page.evaluate(SHOWN) == "two two two"


def test_to_look_for_a_file_of_an_edition_that_is_gone_brings_none_back(reader: Reader) -> None:
    page = reader.visit_first()
    page.evaluate("caches.keys().then(all => Promise.all(all.map(name => caches.delete(name))))")
    assert page.evaluate("fetch('_static/carte.css?v=one').then(answer => answer.ok)")
    assert page.evaluate(KEPT, 0) == []


def test_what_the_first_edition_kept_is_not_mixed_with_the_next(reader: Reader) -> None:
    reader.site.publish("one", keeper=FIRST_EDITION.read_text("utf-8"))
    _as_the_first_edition_listed_them(reader.site.folder / "sw.js")
    page = reader.visit()
    keeps(page, 5)
    reader.site.publish("two")
    for _ in range(3):
        page.goto(page.url)
        assert page.evaluate(SHOWN) == "two two two"
        assert page.evaluate("later()") == "two"
        is_kept_whole(page, "two")  # one worker has taken over from the other


def _as_the_first_edition_listed_them(worker: Path) -> None:
    """Files stood by their paths and hashes alone, and what has a query is the same file."""
    facts, code = worker.read_text("utf-8").split("\n", 1)
    site = json.loads(facts.removeprefix("const SITE=").removesuffix(";"))
    files = {address.split("?")[0]: file["sha256"] for address, file in site["files"].items()}
    published = worker.stat().st_mtime
    worker.write_text(f"const SITE={json.dumps(site | {'files': files})};\n{code}", "utf-8")
    os.utime(worker, (published, published))  # or the next one would seem older
