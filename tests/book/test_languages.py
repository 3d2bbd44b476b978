"""What a build knows of the languages of its site."""

import pytest

from book.languages import BESIDE, Edition, beside, languages, spoken, way_to
from book.live.contents import CAPTIONS
from book.live.folds import ON_FOLDS
from book.live.switcher import alternates
from carte.language import VARIABLE
from tests.book.chapters import CHAPTERS, cells
from tests.book.test_sidebar import MAP

SITE = "https://carte.example/book/"


@pytest.fixture
def japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "ja")
    monkeypatch.setenv(BESIDE, "en ja it")


def test_english_comes_first_and_a_language_is_called_as_its_speakers_call_it() -> None:
    assert languages()[0] == "en"
    found = {code: (Edition(code).name, Edition(code).locale) for code in ("en", "ja", "it")}
    assert found == {
        "en": ("English", "en_US"),
        "ja": ("日本語", "ja_JP"),
        "it": ("Italiano", "it_IT"),
    }


def test_a_build_of_one_language_knows_of_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.delenv(BESIDE, raising=False)
    assert beside() == (spoken(),) == (Edition("en"),)
    assert [*alternates("scopa", "index", SITE)] == []


@pytest.mark.usefixtures("japanese")
def test_a_page_leads_to_every_other_language_and_to_english_for_everybody_else() -> None:
    assert [way_to(other) for other in beside()] == ["../", "", "../it/"]
    assert dict(alternates("scopa", "index", SITE)) == {
        "en": f"{SITE}scopa.html",
        "ja": f"{SITE}ja/scopa.html",
        "it": f"{SITE}it/scopa.html",
        "x-default": f"{SITE}scopa.html",
    }
    assert dict(alternates("index", "index", SITE))["ja"] == f"{SITE}ja/"


@pytest.mark.usefixtures("japanese")
def test_search_engines_get_no_address_of_a_page_where_nobody_knows_that_of_the_site() -> None:
    assert [*alternates("scopa", "index", "")] == []


def test_the_parts_of_the_book_and_the_folds_of_chapters_have_words_in_all_languages() -> None:
    assert {part.caption for part in MAP.root.subtrees} == {*CAPTIONS}
    prompts = {
        cell.metadata["mystnb"][name]
        for page in CHAPTERS
        for cell in cells(page)
        for name in ("code_prompt_show", "code_prompt_hide")
        if name in cell.metadata.get("mystnb", {})
    }
    assert prompts == {*ON_FOLDS}
