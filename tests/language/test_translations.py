"""Every catalogue is whole: nothing untranslated, nothing lost, in the language's own words."""

import re
import string
from collections.abc import Iterator
from functools import cache

import pytest
from babel.messages import Catalog
from babel.messages.catalog import Message
from babel.messages.pofile import read_po

from carte.language.catalogues import languages, template
from carte.language.forms import FORMS
from tests.language.style import STYLE, never_to_stand, words_of

CODE = re.compile(r"`[^`]*`|\]\([^)]*\)|</?(?:b|strong|code|kbd|a|sub|sup)\b[^>]*>")
"""What stands in a translation as often as in the English."""


@cache
def catalogue(language: str) -> Catalog:
    with languages()[language].open("rb") as file:
        return read_po(file, locale=language)


@cache
def messages() -> Catalog:
    return template()


@pytest.fixture(params=sorted(languages()))
def language(request: pytest.FixtureRequest) -> str:
    code: str = request.param
    return code


def are_filled(english: str, said: str) -> bool:
    """Whether all has its place; of a plural, the form for one need not say how many."""
    if english in plurals():
        return places(said) <= places(english)
    return places(said) == places(english)


@cache
def plurals() -> set[str]:
    return {one.id[-1] for one in messages() if not isinstance(one.id, str)}


def pairs(language: str) -> Iterator[tuple[str, str]]:
    """Each text with its translation; of a plural, its last form with each form."""
    for message in catalogue(language):
        if message.string and all(message.string):
            yield from both(message)


def both(message: Message) -> Iterator[tuple[str, str]]:
    if isinstance(message.id, str):
        if message.id:
            yield message.id, str(message.string)
    else:
        for said in message.string or ():
            yield message.id[-1], said


def places(text: str) -> set[str]:
    """The names of the places to fill, at the head of a sentence or inside it."""
    return {name.lower() for _, name, _, _ in string.Formatter().parse(text) if name}


def forms(text: str) -> set[str]:
    return {form for _, name, form, _ in string.Formatter().parse(text) if name and form}


def test_every_message_is_translated_and_none_is_doubtful(language: str) -> None:
    found = catalogue(language)
    translated = [
        (said.id, said.context)
        for said in found
        if said.string and all(said.string) and not said.fuzzy
    ]
    assert [one.id for one in messages() if (one.id, one.context) not in translated] == []


def test_every_place_to_fill_is_there_and_asks_for_a_form_there_is(language: str) -> None:
    assert [
        said
        for english, said in pairs(language)
        if "{" in english
        and not (are_filled(english, said) and forms(said) <= {*FORMS, *forms(english)})
    ] == []


def test_code_tags_and_links_are_the_same(language: str) -> None:
    assert [
        said
        for english, said in pairs(language)
        if sorted(CODE.findall(said)) != sorted(CODE.findall(english))
    ] == []


def test_a_sentence_ends_as_one(language: str) -> None:
    ends = re.compile(rf"(?:{STYLE[language]['ends']})$")
    assert [
        said
        for english, said in pairs(language)
        if english[-1] in ".?!" and len(english.split()) > 2 and not ends.search(said)
    ] == []


def test_signs_and_words_are_those_of_the_language(language: str) -> None:
    assert never_to_stand(language, (said for _english, said in pairs(language))) == []


def test_terms_are_those_of_the_language(language: str) -> None:
    terms = {
        re.compile(rf"\b{term}\b"): re.compile(own, re.IGNORECASE)
        for term, own in STYLE[language]["terms"].items()
    }
    assert [
        (english, said)
        for english, said in pairs(language)
        for term, own in terms.items()
        if len(english.split()) > 1
        and term.search(words_of(english))
        and not own.search(words_of(said))
    ] == []
