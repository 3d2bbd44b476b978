"""The order of an index: by the letters of each language."""

from collections.abc import Iterator

import pytest

from carte import language
from carte.language.order import in_index


@pytest.fixture
def japanese() -> Iterator[None]:
    language.use("ja")
    yield
    language.use("en")


def test_accents_and_capitals_do_not_matter() -> None:
    assert sorted(["perché", "Asso", "perciò", "È"], key=in_index) == [
        "Asso",
        "È",
        "perché",
        "perciò",
    ]


@pytest.mark.usefixtures("japanese")
def test_katakana_stand_among_hiragana_and_a_long_mark_as_its_vowel() -> None:
    words = ["カッポット", "かき", "カーリコ", "ガラス", "カヴァッロ", "あき"]
    order = ["あき", "カーリコ", "カヴァッロ", "かき", "カッポット", "ガラス"]
    assert sorted(words, key=in_index) == order


@pytest.mark.usefixtures("japanese")
def test_a_word_in_kanji_stands_where_it_is_heard() -> None:
    assert sorted(["山札", "合計30", "デナリ", "競り"], key=in_index) == [
        "合計30",
        "競り",
        "デナリ",
        "山札",
    ]
