"""A text is read with its slips, its numbers in words, and the spellings of each language."""

from pathlib import Path

import pytest

from tests.search.asking import Searching, searching_edition


@pytest.mark.parametrize("ending", ["出した", "出してしまった"])
def test_regret_is_not_the_matta(ending: str, tmp_path: Path) -> None:
    with searching_edition(tmp_path, "ja") as search:
        assert not any("matta" in id_ for id_ in search.first_ids(f"違うマークのカードを{ending}"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("setebello", "settebello"),
        ("primeira", "primiera"),
        ("brisocla", "briscola"),
        ("obligo", "obbligo"),
        ("SÉTTEBELLO", "settebello"),
        ("スコパ", "スコーパ"),
        ("セッテ・ベッロ", "セッテベッロ"),
        ("ｓｅｔｔｅｂｅｌｌｏ", "settebello"),
        ("すこーぱ", "スコパ"),
    ],
)
def test_slips_case_accents_and_spellings_are_forgiven(
    typed: str, meant: str, search: Searching
) -> None:
    assert search.first(typed) == search.first(meant)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("three kings", "3 kings"),
        ("tre re in tavola", "3 re in tavola"),
        ("up to twenty-one", "up to 21"),
        ("up to twenty one", "up to 21"),
        ("up to one hundred and one", "up to 101"),
        ("agli undici", "agli 11"),
        ("sessanta a sessanta", "60 a 60"),
        ("ai ventuno", "ai 21"),
        ("ai centouno", "ai 101"),
        ("二十一点", "21点"),
        ("百一点", "101点"),
        ("六十点ずつ", "60点ずつ"),
        ("三人 四十一点", "3人 41点"),
        ("ふたりで", "2人で"),
    ],
)
def test_numbers_in_words_and_in_kanji_are_digits(
    typed: str, meant: str, search: Searching
) -> None:
    assert search(typed) == search(meant) != []


def test_the_words_of_a_japanese_phrase_may_stand_apart(tmp_path: Path) -> None:
    with searching_edition(tmp_path, "ja") as search:
        for asked in ("場が空のときにエースを出したら", "エースだけど場が空"):
            assert search.first(asked) == "asso-piglia-tutto.ace-on-empty"


@pytest.mark.parametrize("text", ["", " ", "the", "xyzzy", "?!", "ー", "'"])
def test_what_means_nothing_finds_nothing(text: str, search: Searching) -> None:
    assert search(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "scopa " * 50_000,
        "a" * 300_000,
        "ス" * 300_000,
        "qwertz asdfgh " * 20_000,
        "\u0301" * 99_999,
    ],
)
def test_of_a_long_text_only_the_beginning_is_read(text: str, search: Searching) -> None:
    assert search(text) == search(text[:200])
