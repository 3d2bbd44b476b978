"""The rule index has every rule of every game, and leads to where it is taught."""

import re
from html import unescape

import pytest

import carte
from carte import language
from carte.engine.game import Game
from carte.games.sources import words_found
from carte.lessons import course, course_names
from carte.reference import rule_index
from carte.reference.index import House, entries
from tests.book.chapters import printed, refreshed
from tests.games.variants import variants
from tests.missing import games_with_rules_printed, words_of

GAMES = tuple(carte.GAMES)
LEVELS = {level.id: level for name in course_names() for stage in course(name) for level in stage}


@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_of_every_house_rule_is_in_the_index(slug: str) -> None:
    """But for a number that somebody may set as they please, which is told as it usually is."""
    numbers = {
        rule.name: str((*rule.numbers, rule.usual)[0])
        for rule in carte.game(slug).HOUSE_RULES
        if rule.any_number
    }
    told = {(one.id, wording.text) for one in entries(slug) for wording in one.wordings}
    for game in variants(slug):
        for rule in game.rulebook:
            as_usual = rule.words.format_map({**rule.values, **numbers})
            assert {(rule.id, rule.text), (rule.id, as_usual)} & told, rule


@pytest.mark.parametrize("slug", GAMES)
def test_rules_stand_in_the_rulebooks_order_with_the_house_rules_that_change_them(
    slug: str,
) -> None:
    ids = [one.id for one in entries(slug)]
    assert len(ids) == len({*ids})
    usual = [rule.id for rule in carte.game(slug).rulebook]
    assert [id_ for id_ in ids if id_ in usual] == usual
    for one in entries(slug):
        for wording in one.wordings:
            if wording.house:
                game = with_house_rule(slug, wording.house)
                assert game.rulebook[one.id].text == wording.text
        for house in one.gone:
            assert one.id not in with_house_rule(slug, house).rulebook


def with_house_rule(slug: str, house: House) -> Game:
    needs = carte.game(slug).house_rules[house.name].needs
    return carte.game(slug, **{**needs, house.name: house.value})


@pytest.mark.parametrize("slug", GAMES)
def test_games_that_share_a_rule_say_so_of_each_other(slug: str) -> None:
    for one in entries(slug):
        tail = one.id.partition(".")[2]
        for other in one.same:
            assert carte.game(other).rulebook[tail].text == one.wordings[0].text
            (there,) = [each for each in entries(other) if each.id == f"{other}.{tail}"]
            assert slug in there.same


@pytest.mark.parametrize("slug", [name for name in course_names() if name in GAMES])
def test_a_rule_leads_to_every_level_that_shows_it(slug: str) -> None:
    for one in entries(slug):
        found = {lesson.id for lesson in one.lessons}
        assert found == {
            id_ for id_, level in LEVELS.items() if one.id in {rule.id for rule in level.shows}
        }
        for lesson in one.lessons:
            assert lesson.id.endswith(f"-{lesson.number}")


@pytest.mark.parametrize("slug", GAMES)
def test_links_in_the_index_lead_somewhere(slug: str) -> None:
    html = rule_index(slug).html
    ids = {one.id for game in GAMES for one in entries(game)}
    for page, fragment in re.findall(r'href="([\w-]*(?:\.html)?)#([^"]+)"', html):
        if page:
            assert fragment in {level.id for one in course(page[:-5]) for level in one}
        else:
            assert fragment in ids


def test_the_page_of_rules_has_every_game_once_and_says_what_the_engine_says_today() -> None:
    assert sorted(games_with_rules_printed()) == sorted(GAMES)
    stale = [slug for slug in GAMES if rule_index(slug).html not in printed("rules")]
    assert stale == [], refreshed("rules")


def test_a_rule_is_found_by_the_words_of_the_glossary_and_any_name_of_its_card() -> None:
    sweep = next(one for one in entries("scopa") if one.id == "scopa.sweep")
    assert "スコーパ" in {word for term in sweep.terms for word in term.japanese}
    html = rule_index("scopa").html
    assert "スコーパ" in html
    (entry,) = re.findall(r'<div class="carte-entry" id="scopa.settebello".*?</div>', html)
    for text in ("7 of coins", "sette di denari", "7 of diamonds"):
        assert all(word in entry.lower() for word in text.split()), text


@pytest.mark.parametrize("slug", GAMES)
def test_a_reader_of_japanese_alone_finds_a_rule_in_its_japanese_page(slug: str) -> None:
    rules = [rule for game in variants(slug) for rule in game.rulebook]
    found = {(rule.id, words) for rule in rules if (words := words_found(rule))}
    english = rule_index(slug).html
    language.use("ja")
    japanese = rule_index(slug).html
    language.use("en")
    quoted = r'data-rule="([^"]+)">(?:(?!</p>).)*原文：「<span translate="no">(.+?)</span>」'
    assert {*re.findall(quoted, japanese)} == found
    assert found
    assert not [words for _id, words in found if words in english]


def test_every_game_has_words_of_the_glossary() -> None:
    assert [slug for slug in GAMES if not words_of(slug)] == []


def test_a_link_to_a_level_is_named_after_its_stage() -> None:
    html = rule_index("scopa").html
    named = dict(re.findall(r'<a href="scopa\.html#([^"]+)" aria-label="([^"]+)">', html))
    assert named
    stages = {level.id: stage for stage in course("scopa") for level in stage}
    for id_, name in named.items():
        number = [level.id for level in stages[id_]].index(id_) + 1
        assert unescape(name) == f"{stages[id_].title} {number}"
