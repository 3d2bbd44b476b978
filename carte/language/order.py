"""The order of words in an index of the reader's language.

Words are compared by their letters alone, whatever their accents and capitals; Japanese ones by
their kana, as in the index of a Japanese book. How a word in kanji or digits is read is data:
``carte/language/<language>/readings.toml``.
"""

from __future__ import annotations

from unicodedata import combining, normalize

from carte.language import cached_per_language, load_language_toml

__all__ = ["HIRAGANA", "in_index"]

HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ"))}
"""Each katakana, and the hiragana of the same sound."""

_FULL_SIZE = str.maketrans("ぁぃぅぇぉっゃゅょゎ", "あいうえおつやゆよわ")
_LONG = "ー"
_BY_VOWEL = {
    "あ": "あかさたなはまやらわ",
    "い": "いきしちにひみり",
    "う": "うくすつぬふむゆる",
    "え": "えけせてねへめれ",
    "お": "おこそとのほもよろを",
}
_VOWELS = {kana: vowel for vowel, row in _BY_VOWEL.items() for kana in row}


@cached_per_language
def in_index(word: str) -> tuple[str, str]:
    """Return the key by which a word stands in an index: its letters, then the word as it is.

    >>> sorted(["cavallo", "Èrice", "asso", "Due"], key=in_index)
    ['asso', 'cavallo', 'Due', 'Èrice']
    """
    readings: dict[str, str] = load_language_toml("readings.toml").get("readings", {})
    read = readings.get(word, word)
    letters = normalize("NFD", read.casefold().translate(HIRAGANA))
    plain = "".join(sign for sign in letters if not combining(sign)).translate(_FULL_SIZE)
    return _with_vowels(plain), word


def _with_vowels(kana: str) -> str:
    """Return kana with the vowel that each long mark stands for: かありこ for かーりこ."""
    sounds = ""
    for sign in kana:
        sounds += _VOWELS.get(sounds[-1:], "") if sign == _LONG else sign
    return sounds
