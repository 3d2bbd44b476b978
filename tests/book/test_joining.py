"""An edition in another language shares with the English one whatever is the same in both."""

import json
from pathlib import Path
from typing import Any

import pytest

from book.joining import join

PAGE = '<link href="_static/a.css"><script src="_static/words.js?v=1"></script><a href="b.html">'
CATALOGUE = "_static/carte/words-ja-0123.mo"


def laid(folder: Path, **more: str) -> Path:
    """A site, as the build of one language makes it."""
    files = {
        "index.html": PAGE,
        "_static/a.css": "same",
        "_static/words.js": "English",
        "_static/carte/live-1.js": "same",
        "manifest.webmanifest": '{"src": "_static/a.css"}',
        "sw.js": "const SITE={};\ncode()",
        **more,
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


@pytest.fixture
def site(tmp_path: Path) -> Path:
    site = laid(tmp_path / "site")
    made = laid(tmp_path / "ja", **{"_static/words.js": "日本語", CATALOGUE: "words"})
    join(site, {"ja": made})
    return site


def test_its_folder_holds_its_language_alone_and_asks_for_the_rest_at_the_root(site: Path) -> None:
    held = {path.relative_to(site / "ja").as_posix() for path in (site / "ja").rglob("*.*")}
    assert held == {"index.html", "_static/words.js", "manifest.webmanifest"}
    page = (site / "ja/index.html").read_text()
    assert page == PAGE.replace("_static/a.css", "../_static/a.css")
    manifest = json.loads((site / "ja/manifest.webmanifest").read_text())
    assert manifest == {"src": "../_static/a.css"}
    assert (site / CATALOGUE).read_text() == "words", "beside the scripts that ask for it"


def test_the_one_service_worker_knows_which_files_are_whose(site: Path) -> None:
    first, _line, code = (site / "sw.js").read_text().partition("\n")
    facts: dict[str, Any] = json.loads(first.removeprefix("const SITE=").removesuffix(";"))
    assert facts["languages"] == ["ja"]
    assert {"index.html", "ja/index.html", CATALOGUE} <= {*facts["files"]}
    assert code == "code()"


def test_an_edition_built_anew_takes_the_place_of_the_last(site: Path, tmp_path: Path) -> None:
    (tmp_path / "ja/gone.html").write_text("")
    join(site, {"ja": tmp_path / "ja"})
    (tmp_path / "ja/gone.html").unlink()
    join(site, {"ja": tmp_path / "ja"})
    assert not (site / "ja/gone.html").exists()


def test_an_edition_without_an_english_one_is_whole(tmp_path: Path) -> None:
    join(tmp_path / "site", {"ja": laid(tmp_path / "ja")})
    assert (tmp_path / "site/ja/index.html").read_text() == PAGE
    assert (tmp_path / "site/ja/_static/carte/live-1.js").exists()
