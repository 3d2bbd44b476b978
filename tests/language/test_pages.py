"""Whatever stands on a built page came through a catalogue; its anchors are those of English."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from book.editions import BUILD, configuration
from book.languages import BESIDE
from book.translations import extracted, make_pseudo
from carte.language import VARIABLE
from carte.language.catalogues import compiled, compiled_file, put, template
from carte.language.catalogues.pseudo import PSEUDO, pseudo
from tests.language.leaks import leaks
from tests.language.pages import texts

pytestmark = pytest.mark.build

ROOT = Path(__file__).resolve().parents[2]
PAGES = "index", "settle", "scopa"
OF_THE_THEME = re.compile(r"Carte|Search|Version warning|Page|Error")
"""What a theme says where nobody sees it, or in every language."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some chapters in the pseudo-language, as a reader of one of several languages has them."""
    put(compiled(pseudo(template())), compiled_file(PSEUDO))
    make_pseudo(dict(extracted()))
    folder = tmp_path_factory.mktemp("book")
    for page in PAGES:
        shutil.copy(ROOT / f"book/{page}.ipynb", folder)
    for name in ("_static", "locale"):
        (folder / name).symlink_to(ROOT / "book" / name)
    root, *chapters = PAGES
    parts = [{"caption": "Learn", "chapters": [{"file": page} for page in chapters]}]
    toc = {"format": "jb-book", "root": root, "parts": parts}
    told = configuration()
    told["sphinx"]["config"]["language"] = PSEUDO
    for name, content in (("_toc.yml", toc), ("_config.yml", told)):
        (folder / name).write_text(yaml.safe_dump(content))
    spoken = {VARIABLE: PSEUDO, BESIDE: f"en {PSEUDO}"}
    command = [*BUILD[:-1], str(folder)]
    subprocess.run(command, check=True, capture_output=True, env=os.environ | spoken)
    return folder / "_build/html"


@pytest.mark.parametrize("page", [*PAGES, "search", "404"])
def test_no_word_of_a_page_is_left_in_english(site: Path, page: str) -> None:
    said = texts((site / f"{page}.html").read_text("utf-8"))
    left = {text: found for text in said if (found := [*leaks("", text)])}
    assert {text for text in left if not OF_THE_THEME.fullmatch(text)} <= {_title(page)}


def _title(page: str) -> str:
    return "⟦There is no page here⟧ — Carte" if page == "404" else ""


def test_a_page_keeps_its_anchors_in_each_language(site: Path) -> None:
    page = (site / "scopa.html").read_text("utf-8")
    anchors = {*re.findall(r'<section id="([^"]+)"', page)}
    assert {"sums", "the-equal-card-first", "must-take-and-what-to-leave"} <= anchors


def test_a_page_says_its_language_and_leads_to_the_others(site: Path) -> None:
    page = (site / "scopa.html").read_text("utf-8")
    assert f'<html lang="{PSEUDO}"' in page
    assert 'hreflang="en" lang="en" href="../scopa.html"' in page
    assert '<link rel="alternate" hreflang="en" href="../scopa.html">' in page


def test_what_pages_run_speaks_their_language(site: Path) -> None:
    page = (site / "scopa.html").read_text("utf-8")
    (catalogue,) = re.findall(r'"catalogue":"\.\./([^"]+)"', page)
    assert f'"language":{{"name":"{PSEUDO}"' in page
    assert (site / "_static/carte" / catalogue).exists()
