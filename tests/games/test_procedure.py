"""Articles of procedure are judged when they are read; each says where it holds, and whence."""

from typing import Any

import pytest

import carte
from carte.games.procedure import (
    WHEN,
    Article,
    BrokenArticle,
    article,
    articles,
    articles_of,
    linked_in,
    read_articles,
)
from carte.games.sources import Source

SOURCES = {"GEL": Source("Gelli", "handbook")}
GOOD: dict[str, Any] = {
    "id": "PR-01",
    "games": ["all"],
    "when": "dealing",
    "asks": "What?",
    "rulings": [{"says": "This."}],
    "sources": ["GEL"],
}
EACH = pytest.mark.parametrize("one", articles(), ids=lambda one: one.id)


def test_where_a_contract_is_lost_it_is_said_whose_it_is_and_what_the_others_pay_for() -> None:
    contracts = {slug for slug in carte.GAMES if carte.game(slug).has_auction}
    told = [
        ruling.says
        for one in articles()
        if {*one.games} <= contracts
        for ruling in one.rulings
        if "lost" in ruling.says or "contract" in ruling.says
    ]
    assert len(told) >= 4
    assert [says for says in told if "eclarer" not in says] == []
    sides = [says for says in told if "or the partner" in says]
    assert len(sides) == 2
    assert all("as lost" in says and "as made" in says for says in sides)


@EACH
def test_an_article_holds_somewhere_and_says_what_is_done(one: Article) -> None:
    assert one.games
    assert one.when in WHEN
    for ruling in one.rulings:
        assert ruling.says.endswith(".")
        assert not ruling.noticed.endswith(".")
    assert all(said.endswith((".", "!”")) for said in (*one.houses, *one.wrong))
    assert not one.asks.endswith(".")


@EACH
def test_without_a_source_an_article_is_a_decision(one: Article) -> None:
    assert bool(one.sources) != (one.decided == "all")


def test_ids_are_those_of_all_articles() -> None:
    numbers = {one.number for one in articles()}
    assert numbers == {*range(1, 85)}


@pytest.mark.parametrize("slug", carte.GAMES)
def test_no_two_articles_of_a_game_tell_of_the_same(slug: str) -> None:
    asked = [one.asks for one in articles_of(slug)]
    assert len({*asked}) == len(asked)


def test_groups_of_games_are_asked_of_the_games() -> None:
    assert {*article("PR-01").games} == {*carte.GAMES}
    assert "cirulla" in article("PR-35").games
    assert "briscola" not in article("PR-35").games
    assert "mediatore" in article("PR-73").games


def needed(one: Article, slug: str) -> list[carte.Game]:
    """The house rules of a game without which an article does not come up there."""
    return [table for table in one.needs if table.slug == slug]


@pytest.mark.parametrize(
    ("id_", "tail"),
    [("PR-39", "sweep"), ("PR-40", "sweep"), ("PR-41", "last-card"), ("PR-48", "target")],
)
def test_house_rules_bring_back_what_is_about_them(id_: str, tail: str) -> None:
    (table,) = needed(article(id_), "asso-piglia-tutto")
    assert tail in table.rulebook
    assert tail not in carte.game("asso-piglia-tutto").rulebook
    assert article(id_) in articles_of("asso-piglia-tutto")


def test_the_signs_of_briscola_are_told_and_those_that_differ_are_agreed_on_first() -> None:
    signs = article("PR-56").signs
    assert {sign.holds for sign in signs} >= {"Asso of trumps", "3 of trumps", "Re of trumps"}
    assert {sign.holds for sign in signs if sign.other} == {"Cavallo of trumps", "Fante of trumps"}


def test_where_no_scope_are_scored_no_article_is_about_them() -> None:
    for slug in carte.GAMES:
        told = {one.id for one in articles_of(slug) if not needed(one, slug)}
        scores = "sweep" in carte.game(slug).rulebook
        assert {"PR-39", "PR-40", "PR-41"} & told == (
            {"PR-39", "PR-40", "PR-41"} if scores else set()
        )


def test_where_there_is_no_target_as_usual_no_article_is_about_it() -> None:
    for slug in carte.GAMES:
        held = "PR-48" in {one.id for one in articles_of(slug) if not needed(one, slug)}
        assert held == ("target" in carte.game(slug).rulebook)


def test_equal_cards_and_equal_sides_are_told_of_each_game_as_it_has_them() -> None:
    assert "draw" in carte.game("asso-piglia-tutto").rulebook
    assert "In asso piglia tutto" in article("PR-46").rulings[0].says
    assert "tie-break" in carte.game("cirulla").rulebook
    assert "In cirulla, the last deal is counted item by item" in article("PR-48").rulings[0].says


def test_a_house_rule_says_so_where_an_article_is_about_it() -> None:
    for id_, slug, tail in (
        ("PR-34", "briscola", "exchange"),
        ("PR-69", "briscola-chiamata", "dark-trick"),
    ):
        assert tail not in carte.game(slug).rulebook
        assert "house rule" in article(id_).rulings[0].says


def test_what_held_once_is_not_offered_but_its_links_open() -> None:
    for slug in carte.GAMES:
        offered, linked = articles_of(slug), linked_in(slug)
        assert {*offered} <= {*linked}
        assert {*linked} - {*offered} == {one for one in articles() if slug in one.once}
    assert article("PR-48") in linked_in("briscola")
    assert article("PR-48") not in articles_of("briscola")


@pytest.mark.parametrize(
    ("change", "amiss"),
    [
        ({"id": "PR-1"}, "an id is PR"),
        ({"when": "tomorrow"}, "when is one of"),
        ({"also": ["tomorrow"]}, "when is one of"),
        ({"asks": ""}, "say what happened"),
        ({"rulings": []}, "say what happened"),
        ({"rulings": [{"says": "A."}, {"says": "B."}]}, "each says when it was noticed"),
        ({"sources": []}, "without a source"),
        ({"decided": "all"}, "not all decided"),
        ({"sources": ["XYZ"]}, "XYZ is no source"),
        ({"games": ["poker"]}, "poker is no game"),
        ({"houses": ["This."]}, "no two rulings are the same"),
        ({"once": ["scopa"]}, "where it holds no more"),
        ({"games": ["scopa"], "needs": {"scopone": {}}}, "in games where it holds"),
        ({"signs": [{"holds": "An asso"}]}, "what one holds, and how"),
        ({"agreed": [{"by": {"vile": 3}, "rules": ["deal"]}]}, "none of its games has"),
        ({"agreed": [{"by": {"vile": True}}]}, "it lacks rules"),
        ({"agreed": [{"by": {}, "rules": [], "else": 1}]}, "else is nothing that is agreed on"),
        ({"agreed": [{"by": {}, "rules": [], "instead": 1}]}, "instead="),
        ({"colour": "red"}, "colour is nothing of an article"),
        ({"rulings": "This."}, "rulings="),
    ],
)
def test_an_article_that_lacks_something_is_refused_by_name(
    change: dict[str, Any], amiss: str
) -> None:
    with pytest.raises(BrokenArticle, match=amiss):
        read_articles([GOOD | change], SOURCES)


def test_no_two_articles_have_one_id() -> None:
    assert len(read_articles([GOOD], SOURCES)) == 1
    with pytest.raises(BrokenArticle, match="two articles have this id"):
        read_articles([GOOD, GOOD], SOURCES)


def test_an_article_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no article 'PR-99'"):
        article("PR-99")
