"""The glossary: every word explained once, every link real, every spelling somebody's."""

import re
from collections.abc import Iterator

import pytest

import carte
from carte import language
from carte.games.glossary import Term, groups, spellings
from carte.language import load_language_toml
from carte.lessons import course_names
from carte.reference import glossary
from carte.reference.index import entries
from tests.book.chapters import code, printed

TERMS = tuple(term for group in groups() for term in group.terms)
RULES = {one.id for slug in carte.GAMES for one in entries(slug)}


def test_there_are_words_enough_for_all_games_and_none_is_told_twice() -> None:
    assert len(TERMS) >= 80
    assert len({term.id for term in TERMS}) == len(TERMS)


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.id)
def test_a_word_is_explained_in_a_sentence_and_leads_somewhere(term: Term) -> None:
    assert re.fullmatch(r"[A-Z].+\.", term.means)
    assert len(term.means) < 160
    assert {*term.rules} <= RULES
    assert term.rules or term.chapter or term.id == "carte-francesi"
    assert term.chapter in {"", "pack", *carte.GAMES}


def test_every_japanese_spelling_is_written_so_by_some_source_of_the_rules() -> None:
    claimed = {word for words in spellings().values() for word in words}
    assert {word for term in TERMS for word in term.japanese} == claimed
    rules = [rule for slug in carte.GAMES for rule in carte.game(slug).rulebook]
    assert {*spellings()} <= {*(rule.source.partition(",")[0] for rule in rules), "this book"}


def test_what_is_printed_is_marked_by_its_language_and_links_the_chapters_that_are_there() -> None:
    html = "".join(glossary(group.id).html for group in groups())
    for term in TERMS:
        assert f'<strong lang="it" data-find>{term.italian}</strong>' in html
        for word in term.japanese:
            assert f'<span lang="ja" data-find>{word}</span>' in html
    pages = {*re.findall(r'href="([\w-]+)\.html"', html)}
    assert pages == {term.chapter for term in TERMS} & {*course_names()}


HEAD = re.compile(r"<strong[^>]* data-find>([^<]+)</strong>")
NAME = re.compile(r"<(?:strong|span)[^>]* data-find>([^<]+)<")


@pytest.fixture
def japanese() -> Iterator[None]:
    language.use("ja")
    yield
    language.use("en")


@pytest.mark.usefixtures("japanese")
def test_a_reader_finds_a_word_under_its_own_letters_and_the_italian_one_beside_it() -> None:
    html = glossary("tricks").html
    assert '<strong data-find>カーリコ</strong>（<span lang="it" data-find>carico</span>）' in html
    heads = HEAD.findall(glossary("table").html)
    assert heads[:3] == ["相手", "配る", "試合"]
    assert heads.index("手札") < heads.index("場") < heads.index("山札")


@pytest.mark.usefixtures("japanese")
def test_every_head_in_kanji_says_how_it_is_read() -> None:
    readings = load_language_toml("readings.toml")["readings"]
    heads = {head for group in groups() for head in HEAD.findall(glossary(group.id).html)}
    assert {head for head in heads if re.search(r"[一-龠\d]", head)} == {*readings}
    assert all(re.fullmatch("[ぁ-んー]+", reading) for reading in readings.values())


@pytest.mark.parametrize("spoken", ["en", "it", "ja"])
def test_no_entry_tells_a_name_twice(spoken: str) -> None:
    language.use(spoken)
    try:
        entries = [
            NAME.findall(head)
            for group in groups()
            for head in re.findall("<dt>(.*?)</dt>", glossary(group.id).html)
        ]
    finally:
        language.use("en")
    assert [names for names in entries if len(names) > len({*names})] == []


def test_an_italian_meets_no_spelling_of_japanese_pages() -> None:
    assert all('lang="ja"' in glossary(group.id).html for group in groups())
    language.use("it")
    try:
        assert not any('lang="ja"' in glossary(group.id).html for group in groups())
    finally:
        language.use("en")


def test_the_page_prints_every_group_once_as_it_is_today() -> None:
    calls = [re.search(r'glossary\("([\w-]+)"\)', cell.source) for cell in code("glossary")]
    assert [call[1] for call in calls if call] == [group.id for group in groups()]
    for group in groups():
        assert glossary(group.id).html in printed("glossary")


def test_an_unknown_group_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no group 'clubs'; the groups are 'cards', 'table'"):
        glossary("clubs")
