"""All that there is to find: each rule, case, word and article, and what people call them."""

import tomllib
from importlib.resources import files

import pytest

import carte
from carte.games.elsewhere import elsewhere
from carte.games.glossary import groups
from carte.games.procedure import articles
from carte.procedure import from_code
from carte.quiz import questions
from carte.reference.index import entries
from carte.search import BrokenSynonyms, documents, read_synonyms
from carte.search.synonyms import FILES, read_tables
from tests.missing import names_of


def test_every_rule_case_word_and_article_can_be_found() -> None:
    ids = {(one.kind, one.id) for one in documents()}
    assert len(ids) == len(documents())
    for kind, of_house in (("rule", False), ("house", True)):
        assert {id_ for its, id_ in ids if its == kind} == {
            one.id
            for slug in carte.GAMES
            for one in entries(slug)
            if any(bool(wording.house) == of_house for wording in one.wordings)
        }
    assert {id_ for kind, id_ in ids if kind == "case"} == {
        one.key for slug in carte.GAMES for one in questions(slug)
    }
    assert {id_ for kind, id_ in ids if kind == "article"} == {one.id for one in articles()}
    assert {id_ for kind, id_ in ids if kind == "elsewhere"} == {one.anchor for one in elsewhere()}
    assert {id_ for kind, id_ in ids if kind == "word"} == {
        term.id for group in groups() for term in group.terms
    }


def test_no_two_synonyms_have_the_same_words() -> None:
    own = [word for one in read_synonyms_of_the_files() for word in one]
    assert len({*own}) == len(own)


def read_synonyms_of_the_files() -> list[tuple[str, ...]]:
    folder = files("carte.search")
    read = [
        tomllib.loads(folder.joinpath(f"{name}.toml").read_text("utf-8"))["synonym"]
        for name in FILES
    ]
    return [tuple(one["words"]) for told in read for one in told]


def test_every_game_is_called_something() -> None:
    assert [slug for slug in carte.GAMES if not names_of(slug)] == []


@pytest.mark.parametrize(
    ("data", "amiss"),
    [
        ({"words": ["a"], "about": ["no-such-rule"]}, "no-such-rule"),
        ({"words": [], "about": ["sweep"]}, "give words"),
        ({"words": ["a"]}, "it lacks about"),
        ({"words": "a", "about": ["sweep"]}, "words="),
    ],
)
def test_synonyms_that_lead_nowhere_are_refused(data: object, amiss: str) -> None:
    with pytest.raises(BrokenSynonyms, match=amiss):
        read_synonyms([data], {"sweep"})


def test_what_a_house_rule_makes_of_a_rule_is_no_plain_rule_and_names_it() -> None:
    found = {(one.kind, one.id): one for one in documents()}
    for slug in carte.GAMES:
        usual = {rule.id: rule.text for rule in carte.game(slug).rulebook}
        for entry in entries(slug):
            if entry.id in usual:
                first, *more = found["rule", entry.id].lines
                assert first == ("", usual[entry.id], ())
                assert bool(more) == (entry.id == f"{slug}.deal")
            else:
                assert ("rule", entry.id) not in found
            wordings = [wording for wording in entry.wordings if wording.house]
            lines = found["house", entry.id].lines if wordings else ()
            assert [line.says for line in lines] == [wording.text for wording in wordings]
            assert all(line.when.startswith("House rule “") for line in lines)
    assert found["house", "scopa.re-bello"].lines[0].when == "House rule “Re bello”"


def test_an_article_is_told_whole_each_ruling_with_its_condition() -> None:
    found = {one.id: one for one in documents()}
    for one in articles():
        assert [*found[one.id].lines] == [(each.noticed, each.says, ()) for each in one.rulings]


def test_an_article_of_one_ruling_leads_to_it_in_large_in_each_of_its_games() -> None:
    found = {one.id: one for one in documents()}
    for one in articles():
        hrefs = found[one.id].hrefs
        if len(one.rulings) > 1:
            assert hrefs == (f"procedure.html#{one.id}",)
        else:
            settled = [from_code(href.removeprefix("procedure.html#")) for href in hrefs]
            assert settled == [(slug, one.id, None) for slug in one.games]


def test_what_is_not_played_here_leads_to_where_its_chapter_says_so() -> None:
    found = {one.id: one for one in documents()}
    assert found["elsewhere-two-cards"].hrefs == (
        "scopa.html#elsewhere-two-cards",
        "scopone.html#elsewhere-two-cards",
    )


def test_tables_that_no_rule_is_worded_for_are_refused() -> None:
    with pytest.raises(BrokenSynonyms, match="players=5"):
        read_tables([{"of": "players=5", "words": ["for five"]}], {"players=3"})
