"""What of the book can be kept is listed in one place: each language, and all of them."""

import json

import pytest
from bs4 import BeautifulSoup, Tag

from book.languages import BESIDE
from book.live.journey import PLACE, with_journey


def parts(body: str) -> dict[str, list[str]]:
    """The folders of each part, by the name that readers see."""
    rows = BeautifulSoup(with_journey(body), "html.parser").select(".carte-offline li")
    return {_name(row): json.loads(str(row["data-folders"])) for row in rows}


def _name(row: Tag) -> str:
    return "".join(name.get_text() for name in row.select("b"))


def test_each_language_can_be_kept_and_all_of_them_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BESIDE, "en it ja")
    assert parts(f"<p>Before.</p>{PLACE}") == {
        "English": [""],
        "Italiano": ["it"],
        "日本語": ["ja"],
        "The whole book": ["", "it", "ja"],
    }


def test_a_book_in_one_language_is_one_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(BESIDE, raising=False)
    assert parts(PLACE) == {"English": [""]}


def test_each_button_of_a_part_is_called_by_what_it_does_and_by_the_part(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(BESIDE, "en it")
    page = BeautifulSoup(with_journey(PLACE), "html.parser")
    buttons = page.select(".carte-offline button")
    named = [str(button["aria-labelledby"]).split() for button in buttons]
    assert [own for own, _about in named] == [button["id"] for button in buttons]
    about = [page.find(id=about) for _own, about in named]
    names = [element.get_text() for element in about if element]
    assert names == [name for name in ("English", "Italiano", "The whole book") for _ in "12"]


def test_a_page_without_the_place_is_left_as_it_is() -> None:
    assert with_journey("<p>Nothing.</p>") == "<p>Nothing.</p>"
