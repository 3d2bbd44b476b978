"""Search results quote a page as its readers see it."""

import json
import subprocess

from book.live.bundle import JS
from carte.front.bundle.node import find_node


def quoted(html: str) -> str:
    """What a result would quote of a page, with a stand-in for the search that drops the tags."""
    script = (JS / "page/search.js").read_text("utf-8")
    code = (
        "globalThis.document = {querySelector: () => null, getElementById: () => null};"
        "globalThis.location = {search: ''};"
        "globalThis.Search = {htmlToText: html => html.replace(/<[^>]*>/g, '')};"
        f"{script};console.log(Search.htmlToText({json.dumps(html)}))"
    )
    command = [*find_node().node, "-e", code]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def test_blocks_do_not_run_together() -> None:
    assert quoted("<h2>house rule</h2><p>A <b>deal</b>er</p><td>7</td><td>8</td>") == (
        "house rule A dealer 7 8"
    )


def test_what_only_readers_without_scripts_see_is_not_quoted() -> None:
    assert quoted("<p>Play.</p><noscript><p>Switch it on.</p></noscript>") == "Play."
