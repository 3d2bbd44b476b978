"""A page of a language that is still being made says so, and opens when it is there."""

from pathlib import Path
from threading import Thread
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from book.live.being_made import BeingMade, State
from book.serve import site_server
from carte.language import spoken_language

HALF = State(share=0.5, minutes=2)


def being_made(site: Path, **states: State) -> BeingMade:
    return BeingMade(site, lambda: states)


def test_it_says_in_its_language_how_far_it_is_and_asks_again_by_itself(tmp_path: Path) -> None:
    page = being_made(tmp_path, it=HALF).page("/it/scopa.html?level=3")
    assert page is not None
    assert '<html lang="it"' in page
    assert "50" in page
    assert "2 minuti" in page
    assert 'http-equiv="refresh"' in page
    assert spoken_language() == "en"


def test_it_leads_to_the_same_page_in_english(tmp_path: Path) -> None:
    page = being_made(tmp_path, ja=State()).page("/ja/scopa.html")
    assert page is not None
    assert '<a href="/scopa.html" hreflang="en">' in page


def test_one_that_could_not_be_made_says_so_and_does_not_ask_again(tmp_path: Path) -> None:
    page = being_made(tmp_path, it=State(failed=True)).page("/it/")
    assert page is not None
    assert 'http-equiv="refresh"' not in page
    assert page != being_made(tmp_path, it=State()).page("/it/")


@pytest.mark.parametrize("path", ["/scoppa.html", "/fr/scopa.html", "/it", "/it/_static/a.css"])
def test_it_stands_for_nothing_but_pages_of_that_language(tmp_path: Path, path: str) -> None:
    assert being_made(tmp_path, it=HALF).page(path) is None


def test_what_an_address_has_in_it_cannot_become_part_of_the_page(tmp_path: Path) -> None:
    page = being_made(tmp_path, it=HALF).page('/it/"><script>.html')
    assert page is not None
    assert "<script>" not in page


def test_it_is_dressed_as_the_page_for_what_there_is_not(tmp_path: Path) -> None:
    (tmp_path / "_static/carte").mkdir(parents=True)
    (tmp_path / "_static/carte/not-found-0a1b.css").touch()
    page = being_made(tmp_path, it=HALF).page("/it/")
    assert page is not None
    assert 'href="/_static/carte/not-found-0a1b.css"' in page


def test_the_server_answers_with_it_until_the_page_is_there(tmp_path: Path) -> None:
    with site_server(tmp_path) as server:
        server.being_made = being_made(tmp_path, it=HALF).page
        Thread(target=server.serve_forever, daemon=True).start()
        with pytest.raises(HTTPError) as answer:
            urlopen(f"{server.address}it/scopa.html")
        assert answer.value.code == 503
        assert '<html lang="it"' in answer.value.read().decode()
        (tmp_path / "it").mkdir()
        (tmp_path / "it/scopa.html").write_text("Scopa")
        assert urlopen(f"{server.address}it/scopa.html").read() == b"Scopa"
        server.shutdown()
