"""Whatever stands on a built page came through a catalogue; its anchors are those of English."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from book.building import BUILD, configuration, written
from book.languages import BESIDE, LOCALE
from book.translations import make_pseudo
from carte.language import VARIABLE
from carte.language.catalogues import compiled, compiled_file, put, template
from carte.language.catalogues.pseudo import PSEUDO, pseudo
from tests.language.leaks import leaks
from tests.language.pages import texts

pytestmark = pytest.mark.build

ROOT = Path(__file__).resolve().parents[2]
CHAPTERS = sorted(path.stem for path in (ROOT / "book").glob("*.ipynb"))
RUN = "index", "settle", "scopa"
"""Chapters whose cells are run. What those of the others print is read in `test_leaks`, sooner."""
OF_THE_THEME = re.compile(r"Carte|Search|Version warning|Error")
"""What a theme says in its own translations, of which there is none here, or in every language."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The chapters in the pseudo-language, as a reader of one of several languages has them."""
    put(compiled(pseudo(template())), compiled_file(PSEUDO))
    make_pseudo({path.stem: read_po(path.open("rb")) for path in LOCALE.glob("it/*/*.po")})
    folder = tmp_path_factory.mktemp("book")
    for chapter in CHAPTERS:
        (folder / f"{chapter}.ipynb").write_text(_unprinted(chapter), "utf-8")
    for name in ("_static", "locale"):
        (folder / name).symlink_to(ROOT / "book" / name)
    shutil.copy(ROOT / "book/_toc.yml", folder)
    told = configuration()
    told["sphinx"]["config"]["language"] = PSEUDO
    told["execute"]["exclude_patterns"] = [f"{one}.ipynb" for one in CHAPTERS if one not in RUN]
    written(told, folder)
    spoken = {VARIABLE: PSEUDO, BESIDE: f"en {PSEUDO}"}
    command = [*BUILD[:-1], str(folder)]
    subprocess.run(command, check=True, capture_output=True, env=os.environ | spoken)
    return folder / "_build/html"


def _unprinted(chapter: str) -> str:
    """A chapter without what its cells have printed in English."""
    notebook = json.loads((ROOT / f"book/{chapter}.ipynb").read_text("utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = []
    return json.dumps(notebook)


@pytest.mark.parametrize("page", [*CHAPTERS, "search", "404"])
def test_no_word_of_a_page_is_left_in_english(site: Path, page: str) -> None:
    said = texts((site / f"{page}.html").read_text("utf-8"))
    left = {text: found for text in said if (found := [*leaks("", text)])}
    assert {text for text in left if not OF_THE_THEME.fullmatch(text)} <= {_title(page)}


def _title(page: str) -> str:
    return "⟦There is no page here⟧ — Carte" if page == "404" else ""


def test_scripts_of_the_theme_speak_the_language_of_a_page(site: Path) -> None:
    for script, said in (("doctools.js", "Search Results"), ("copybutton.js", "Copy to clipboard")):
        assert f"⟦{said}⟧" in (site / "_static" / script).read_text("utf-8")


def test_a_page_keeps_its_anchors_in_each_language(site: Path) -> None:
    page = (site / "scopa.html").read_text("utf-8")
    anchors = {*re.findall(r'<section id="([^"]+)"', page)}
    assert {"sums", "the-equal-card-first", "must-take-and-what-to-leave"} <= anchors


def test_a_page_says_its_language_and_leads_to_the_others(site: Path) -> None:
    page = (site / "scopa.html").read_text("utf-8")
    assert f'<html lang="{PSEUDO}"' in page
    assert 'hreflang="en" lang="en" href="../scopa.html"' in page


def test_what_pages_run_speaks_their_language(site: Path) -> None:
    page = (site / "scopa.html").read_text("utf-8")
    (catalogue,) = re.findall(r'"catalogue":"\.\./([^"]+)"', page)
    assert f'"language":{{"name":"{PSEUDO}"' in page
    assert (site / "_static/carte" / catalogue).exists()
