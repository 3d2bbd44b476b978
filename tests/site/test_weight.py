"""What a first visit downloads: up to the first answer, and then all that is kept for offline.

What a page of puzzles weighs, and what a build leaves on the disk of whoever makes the book.
"""

import gzip
from pathlib import Path

import pytest

from book.languages import SOURCE, Edition, languages
from book.live.data_files import FOLDER
from book.live.offline import site_files
from book.live.packages import APART
from carte.games import GAMES
from tests.site.first_visit import first_files, later_files, packed, settings
from tests.site.kept import is_catalogue, kept
from tests.site.lasting import doctrees

MOST = 8_850_000
MOST_AT_FIRST = 6_000_000
"""The bytes that bring a page to life, packed, of which 5.0 million are Pyodide and its library."""
MOST_TO_PLAY = 5_800_000
"""The same of a page to play: it has no lessons."""
MOST_OF_A_PAGE = 80_000
"""The bytes of a page of puzzles, not packed."""


def weight(site: Path, language: str) -> int:
    """The bytes that a reader of a language is sent, without the catalogue."""
    names = kept(site_files(site), language, languages()[1:])
    files = [
        (site / name.partition("?")[0]).read_bytes() for name in names if not is_catalogue(name)
    ]
    return sum(len(gzip.compress(each, compresslevel=6)) for each in files)


def test_all_that_is_kept_in_one_language_for_a_journey_weighs_little(
    site: Path,
) -> None:
    assert weight(site, "en") < MOST


def test_no_page_takes_more_than_six_megabytes_until_it_is_alive(site: Path) -> None:
    pages = [page.name for page in site.glob("*.html") if settings(site, page.name)]
    sizes = {page: packed(first_files(site, page)) for page in pages}
    assert {page: size for page, size in sizes.items() if size > MOST_AT_FIRST} == {}
    assert {"index.html", "scopa.html", "play-scopa.html", "puzzles-scopa.html"} <= {*pages}


def test_a_page_to_play_takes_less_than_a_chapter(site: Path) -> None:
    sizes = {page.name: packed(first_files(site, page.name)) for page in site.glob("play-*.html")}
    assert {page: size for page, size in sizes.items() if size > MOST_TO_PLAY} == {}
    assert len(sizes) == len(GAMES)


def test_a_page_starts_with_the_rooms_of_its_own_game_and_gets_the_others_later(site: Path) -> None:
    own = {path.name for path in first_files(site, "play-scopone.html")}
    later = later_files(site, "play-scopone.html")
    assert {"carte.games.scopone.zip", "carte.games.scopa.zip"} <= own
    assert len(later) == len(GAMES) - 2
    assert all(path.is_file() for path in later)


def test_only_the_page_of_a_tool_apart_downloads_its_room(site: Path) -> None:
    pages = [page.name for page in site.glob("*.html")]
    every = {name: first_files(site, name) | later_files(site, name) for name in pages}
    assert APART
    for tool in APART:
        room = f"carte.{tool}.zip"
        assert [name for name in pages if room in {path.name for path in every[name]}] == [
            f"{tool}.html"
        ]


def test_the_quiz_for_a_room_waits_for_the_rooms_of_all_games_together(site: Path) -> None:
    pages = {page.name: settings(site, page.name) for page in site.glob("*.html")}
    assert [page for page, told in pages.items() if told.get("all_games")] == ["room.html"]
    assert len(later_files(site, "room.html")) == len(GAMES)


@pytest.mark.parametrize("language", languages()[1:])
def test_a_visit_in_another_language_weighs_what_one_in_english_does(
    site: Path, language: str
) -> None:
    assert weight(site, language) == pytest.approx(weight(site, "en"), rel=0.05)


@pytest.mark.parametrize("language", languages())
def test_a_page_of_puzzles_has_the_first_of_them_and_the_others_beside_it(
    site: Path, language: str
) -> None:
    edition = site / Edition(language).folder
    pages = [page.stat().st_size for page in edition.glob("puzzles-*.html")]
    assert len(pages) == len(GAMES)
    assert max(pages) < MOST_OF_A_PAGE
    assert len([*(edition / FOLDER).glob("puzzles-*.js")]) == len(GAMES)


@pytest.mark.parametrize("language", languages()[1:])
def test_a_page_that_was_read_in_another_language_is_stored_as_small_as_in_english(
    site: Path, language: str
) -> None:
    assert site.is_dir()
    translated = doctrees(language)
    sizes = {
        page.stem: (page.stat().st_size, (translated / page.name).stat().st_size)
        for page in doctrees(SOURCE).glob("*.doctree")
    }
    assert {name for name, (own, theirs) in sizes.items() if theirs > 2 * own} == set()
    assert sizes
