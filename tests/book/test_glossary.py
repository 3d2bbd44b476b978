"""The glossary: every word explained once, every link real, every spelling somebody's."""

import re

import pytest

import carte
from carte.games.glossary import Term, groups, spellings
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


def test_the_page_prints_every_group_once_as_it_is_today() -> None:
    calls = [re.search(r'glossary\("([\w-]+)"\)', cell.source) for cell in code("glossary")]
    assert [call[1] for call in calls if call] == [group.id for group in groups()]
    for group in groups():
        assert glossary(group.id).html in printed("glossary")


def test_an_unknown_group_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no group 'clubs'; there are 'cards', 'table'"):
        glossary("clubs")
