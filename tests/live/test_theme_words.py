"""What a reader is told that no chapter says: by the theme, a search, a page being made."""

import json
import re
import subprocess
from importlib.resources import files
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from book.live.being_made import BeingMade, State
from book.live.bundle import JS
from book.live.theme_words import spoken_scripts
from book.serve import site_server
from carte.front.bundle.node import find_node
from carte.language import spoken_language
from tests.site.serving import running

ON_A_PAGE = (
    "globalThis.document = {readyState: 'loading', addEventListener() {},"
    " documentElement: {lang: %s}};"
)
OF_CODE = ", in "
"""What is said of a function that a search has found: the book tells of none."""
LABELS = {
    "it": ["Copia", "Copia", "Copiato.", "Non è stato possibile copiare"],
    "ja": ["コピー", "コピー", "コピーしました", "コピーできませんでした"],
}


def wanted() -> set[str]:
    """Whatever Sphinx's scripts ask its catalogue for."""
    folder = files("sphinx").joinpath("themes/basic/static")
    scripts = [one.read_text("utf-8") for one in folder.iterdir() if one.name.endswith(".js")]
    return {one for text in scripts for one in re.findall(r'(?:_|gettext)\(\s*"([^"]+)"', text)}


def says(spoken: str, script: str, what: str) -> object:
    """What a script of theirs says on a page in a language."""
    text = ON_A_PAGE % json.dumps(spoken) + script + f"; console.log(JSON.stringify({what}))"
    return json.loads(run_by_node(text))


def run_by_node(script: str) -> str:
    command = [*find_node().node, "-e", script]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


SPOKEN = pytest.mark.parametrize("spoken", ["it", "ja"], indirect=True)


@SPOKEN
def test_a_search_and_its_marks_are_told_in_the_language(spoken: str) -> None:
    script, _copying = (one.text() for one in spoken_scripts(spoken))
    asked = sorted(wanted() - {OF_CODE})
    told = says(spoken, script, f"{json.dumps(asked)}.map(_)")
    assert len(asked) > 4
    assert isinstance(told, list)
    assert not {*asked} & {*told}


@SPOKEN
def test_a_button_that_copies_is_named_in_the_language(spoken: str) -> None:
    _search, copying = (one.text() for one in spoken_scripts(spoken))
    script = copying.partition("let doc_url_root")[0]
    assert says(spoken, script, "Object.values(messages[locale])") == LABELS[spoken]


def quoted(html: str) -> str:
    """What a result would quote of a page, with a stand-in for the search that drops the tags."""
    script = (JS / "page/search.js").read_text("utf-8")
    code = (
        "globalThis.document = {querySelector: () => null, getElementById: () => null};"
        "globalThis.location = {search: ''};"
        "globalThis.Search = {htmlToText: html => html.replace(/<[^>]*>/g, '')};"
        f"{script};console.log(Search.htmlToText({json.dumps(html)}))"
    )
    return run_by_node(code).strip()


def test_a_result_quotes_what_its_readers_see_and_blocks_do_not_run_together() -> None:
    page = "<h2>house rule</h2><p>A <b>deal</b>er</p><td>7</td><td>8</td>"
    assert quoted(page) == "house rule A dealer 7 8"
    assert quoted("<p>Play.</p><noscript><p>Switch it on.</p></noscript>") == "Play."


HALF = State(share=0.5, minutes=2)


def being_made(site: Path, **states: State) -> BeingMade:
    return BeingMade(site, lambda: states)


def test_it_says_in_its_language_how_far_it_is_and_leads_to_english(tmp_path: Path) -> None:
    (tmp_path / "_static/carte").mkdir(parents=True)
    (tmp_path / "_static/carte/not-found-0a1b.css").touch()
    page = being_made(tmp_path, it=HALF).page("/it/scopa.html?level=3") or ""
    for part in (
        *('<html lang="it"', "50", "2 minuti", 'http-equiv="refresh"'),
        'href="/_static/carte/not-found-0a1b.css"',  # dressed as the page for what there is not
    ):
        assert part in page
    assert spoken_language() == "en"
    for one in (page, being_made(tmp_path, ja=State()).page("/ja/scopa.html") or ""):
        assert '<a href="/scopa.html" hreflang="en">' in one


def test_one_that_could_not_be_made_says_so_and_does_not_ask_again(tmp_path: Path) -> None:
    page = being_made(tmp_path, it=State(failed=True)).page("/it/")
    assert page is not None
    assert 'http-equiv="refresh"' not in page
    assert page != being_made(tmp_path, it=State()).page("/it/")


def test_it_stands_for_pages_of_that_language_and_has_nothing_of_an_address(tmp_path: Path) -> None:
    made = being_made(tmp_path, it=HALF)
    for path in ("/scoppa.html", "/fr/scopa.html", "/it", "/it/_static/a.css"):
        assert made.page(path) is None, path
    page = made.page('/it/"><script>.html')
    assert page is not None
    assert "<script>" not in page


def test_the_server_answers_with_it_until_the_page_is_there(tmp_path: Path) -> None:
    with running(site_server(tmp_path)) as server:
        server.being_made = being_made(tmp_path, it=HALF).page
        with pytest.raises(HTTPError) as answer:
            urlopen(f"{server.address}it/scopa.html")
        assert answer.value.code == 503
        assert '<html lang="it"' in answer.value.read().decode()
        (tmp_path / "it").mkdir()
        (tmp_path / "it/scopa.html").write_text("Scopa")
        assert urlopen(f"{server.address}it/scopa.html").read() == b"Scopa"
