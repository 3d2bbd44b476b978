"""Every kanji of the Japanese book has a reading, and each reading fits the word under it."""

import re
from collections.abc import Iterator

import pytest
from babel.messages.pofile import read_po

from book.languages import LOCALE
from book.live.furigana import readings
from carte.language.catalogues import LANGUAGES

KNOWN = readings("ja")
KANJI = "一-龠々"
OTHERS = [(word, reading) for word, reading in KNOWN if "(?" not in word]
WORDS = re.compile("|".join(pattern for pattern, _reading in KNOWN))
NO_TEXT = re.compile(r"<[^>]*>|\]\([^)]*\)|`[^`]*`")
FIELD = re.compile(r"\{[^}]*\}")


def texts() -> Iterator[str]:
    """Yield all that the Japanese book says, a digit where something is filled in."""
    for path in (LANGUAGES / "ja/LC_MESSAGES/carte.po", *(LOCALE / "ja/LC_MESSAGES").glob("*.po")):
        with path.open("rb") as file:
            messages = [message for message in read_po(file) if message.id]
        for message in messages:
            for text in (
                (message.string,) if isinstance(message.string, str) else message.string or ()
            ):
                yield FIELD.sub("5", NO_TEXT.sub(" ", text))


def read(text: str) -> str:
    """A text as its readings have it."""

    def reading(found: re.Match[str]) -> str:
        return next(said for pattern, said in KNOWN if fits(pattern, found))

    return WORDS.sub(reading, text)


def fits(pattern: str, found: re.Match[str]) -> bool:
    """Whether a pattern finds the same, where it stands."""
    there = re.compile(pattern).match(found.string, found.start())
    return there is not None and there.end() == found.end()


def test_every_kanji_of_the_book_has_a_reading() -> None:
    unread = {text for text in texts() if re.search(f"[{KANJI}]", WORDS.sub("", text))}
    assert unread == set()


def test_no_reading_is_for_nothing() -> None:
    met = {found[0] for text in texts() for found in WORDS.finditer(text)}
    assert {word for word, _reading in OTHERS} - met == set()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("手札から1枚選んでください", "てふだから1まいえらんでください"),
        ("2人で遊び、12人が見る", "ふたりであそび、12にんがみる"),
        ("3分の1点、10分、5分", "3ぶんの1てん、10ぷん、5ふん"),
        ("何を何枚取りますか", "なにをなんまいとりますか"),
        ("カードを表にし、表を見る", "カードをおもてにし、ひょうをみる"),
        ("得をした。10点を得ました", "とくをした。10てんをえました"),
        ("1手番に1手ずつ", "1てばんにいってずつ"),
        ("剣の柄と絵柄", "けんのつかとえがら"),
    ],
)
def test_what_stands_beside_a_word_decides_how_it_is_read(text: str, said: str) -> None:
    assert read(text) == said


def test_the_longer_word_counts_and_each_reading_has_the_kana_of_its_word() -> None:
    lengths = [len(word) for word, _reading in OTHERS]
    assert lengths == sorted(lengths, reverse=True)
    for word, reading in OTHERS:
        form = re.sub(f"[{KANJI}]+", "[ぁ-ん]+", word)
        assert re.fullmatch(form, reading), word
