"""The chapters are translated whole: every paragraph, with its links and its code."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel.messages import Catalog
from babel.messages.pofile import read_po

from book.languages import LOCALE, SOURCE, languages
from book.translations import extracted
from tests.language.style import never_to_stand

KEPT = re.compile(r"\]\([^)]*\)|<a [^>]*>|\{[^}]*\}")
"""What is the same in each language: where links lead, and what MyST reads."""
TITLE = re.compile(r"\*[^*]*\*, \d{4}")
"""What somebody else has written is called as they called it."""
OTHERS = [language for language in languages() if language != SOURCE]


@cache
def chapters(language: str) -> dict[str, Catalog]:
    found = {}
    for path in sorted(LOCALE.glob(f"{language}/LC_MESSAGES/*.po")):
        with path.open("rb") as file:
            found[path.stem] = read_po(file, locale=language)
    return found


def pairs(language: str) -> Iterator[tuple[str, str]]:
    """Each paragraph with its translation."""
    for catalogue in chapters(language).values():
        for message in catalogue:
            if message.id:
                yield str(message.id), str(message.string)


@pytest.mark.build
def test_every_paragraph_of_every_chapter_is_translated() -> None:
    for chapter, template in extracted():
        for language in OTHERS:
            own = chapters(language)[chapter]
            told = ((message.id, own.get(message.id)) for message in template if message.id)
            assert [
                english for english, said in told if not said or not said.string or said.fuzzy
            ] == [], (language, chapter)


@pytest.mark.parametrize("language", OTHERS)
def test_links_lead_where_they_lead_in_english(language: str) -> None:
    assert [
        said
        for english, said in pairs(language)
        if sorted(KEPT.findall(said)) != sorted(KEPT.findall(english))
    ] == []


@pytest.mark.parametrize("language", OTHERS)
def test_signs_and_words_of_chapters_are_those_of_the_language(language: str) -> None:
    texts = (TITLE.sub("", said) for _english, said in pairs(language))
    assert never_to_stand(language, texts) == []
