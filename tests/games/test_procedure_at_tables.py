"""What a table has agreed on is told of every article that speaks of it, by the table's rules."""

import re
from collections.abc import Iterator

import pytest

import carte
from carte.engine.game import Game
from carte.games.procedure import Article, AtTable, article, articles, articles_of, at_table
from tests.games.rooms import from_rooms
from tests.tables import tables_of

INSTEAD = {
    ("PR-02", "players", 3),
    ("PR-02", "players", 6),
    ("PR-10", "hand_size", 10),
    ("PR-10", "players", 4),  # ten cards each, and none on the table
    ("PR-11", "hand_size", 9),
    ("PR-11", "players", 4),
    ("PR-16", "hand_size", 9),
    ("PR-16", "players", 4),
    ("PR-18", "hand_size", 10),
    ("PR-18", "kings_redeal", False),
    ("PR-18", "players", 4),
    ("PR-28", "partner_view", "last-three"),
    ("PR-41", "last_card_sweep", True),
    ("PR-46", "scoring", "scopa"),
    ("PR-42", "leftovers", "dealer"),
    ("PR-48", "tie_break", "another-deal"),
    ("PR-48", "tie_break", "count-up"),
    ("PR-54", "table_nine", True),
    ("PR-59", "striscio", False),
    ("PR-59", "players", 2),
    ("PR-61", "signal_truth", False),
    ("PR-76", "accusi", False),
    ("PR-76", "to_lose", True),
}
BESIDES = {
    ("PR-17", "players", 3),
    ("PR-17", "players", 6),
    ("PR-34", "exchange", "two"),
    ("PR-35", "ace_must_take", False),
    ("PR-46", "primiera", "sevens"),
    ("PR-51", "matta_barsega", False),
    ("PR-61", "striscio", False),
    ("PR-68", "dark_first_trick", True),
    ("PR-69", "dark_first_trick", True),
}
"""The house rules that speak of an article, each with its value, where no other is agreed on."""

SHARED = {
    "PR-02": {"hand_size", "kings_redeal", "low_table_redeal"},
    "PR-03": {"leftovers", "players", "scoring", "tie_break"},
    "PR-06": {"players"},
    "PR-08": {"players"},
    "PR-11": {"players"},
    "PR-14": {"players", "primiera", "primiera_courts", "scoring"},
    "PR-16": {"players"},
    "PR-18": {"kings_redeal", "low_table_redeal", "primiera_courts"},
    "PR-22": {"players"},
    "PR-27": {"hand_size"},
    "PR-29": {"cappotto", "hand_size", "players"},
    "PR-24": {"players"},
    "PR-25": {"players"},
    "PR-38": {"primiera", "primiera_courts", "scoring"},
    "PR-39": {"leftovers", "players", "scoring"},
    "PR-40": {"primiera_missing_suit"},
    "PR-41": {"leftovers", "players", "scoring"},
    "PR-42": {"last_card_sweep", "players", "scoring"},
    "PR-43": {"equal_binds", "last_card_sweep", "scoring"},
    "PR-44": {"players"},
    "PR-46": {
        "hand_size",
        "napola",
        "players",
        "primiera_courts",
        "re_bello",
        "scoring",
        "tie_break",
    },
    "PR-48": {"last_card_sweep", "leftovers", "players", "primiera", "primiera_courts", "scoring"},
    "PR-54": {"primiera_missing_suit"},
    "PR-62": {"players"},
    "PR-63": {"bidder_leads"},
    "PR-64": {"cappotto", "players"},
    "PR-73": {"players"},
    "PR-76": {"cappotto", "players"},
    "PR-77": {"cappotto", "hand_size", "napola", "players", "primiera", "scoring", "tie_break"},
    "PR-78": {"players", "primiera", "primiera_courts", "scoring"},
    "PR-79": {"players", "signal_truth"},
    "PR-80": {"players", "primiera", "primiera_courts", "scoring"},
    "PR-82": {"players"},
}
"""House rules of several games that leave an article standing; those of one are in its folder."""

STANDS = {
    (slug, one.id): SHARED.get(one.id, set()) | own.get(one.id, set())
    for slug, own in ({slug: {} for slug in carte.GAMES} | from_rooms("facts", "STANDS")).items()
    for one in articles()
}
"""The house rules that an article shares words with, and holds by all the same: each was read."""

_COMMON = """
    the and with who that may for but not are has have was were they their his own one two
    first then this from when all any nothing another other which what card cards table player
    players deal dealer play played plays next same again before after takes take only must lay
    each into its there where both whoever somebody did deals goes right left
"""
COMMON = frozenset(_COMMON.split())


def words(text: str) -> set[str]:
    found = {*re.findall(r"[a-zà-ù]+|\d+", text.lower())}
    return {one for one in found - COMMON if len(one) > 2 or one.isdigit() or one == "re"}


def singly(slug: str) -> Iterator[tuple[Game, str, object]]:
    """The tables of a game with one house rule that is no number, its name and its value."""
    for table in tables_of(slug):
        for name, value in table.chosen.items():
            if len(table.chosen) == 1 and not (
                table.house_rules[name].any_number and isinstance(value, int)
            ):
                yield table, name, value


def changed(table: Game) -> Iterator[str]:
    """The rules that a table does not share with the book, of either."""
    book = {rule.text for rule in carte.game(table.slug).rulebook}
    yield from book ^ {rule.text for rule in table.rulebook}


def test_these_house_rules_speak_of_an_article_and_no_others() -> None:
    found: dict[bool, set[tuple[str, str, object]]] = {True: set(), False: set()}
    for slug in carte.GAMES:
        for one in articles_of(slug):
            for table in tables_of(slug):
                name, value = [*table.chosen.items()][-1]
                alone = len(table.chosen) == 1 or table.chosen == {"players": 4, "hand_size": 9}
                if alone and (told := at_table(one.agreed, table)):
                    found[told.instead].add((one.id, name, value))
    assert found == {True: INSTEAD, False: BESIDES}


@pytest.mark.parametrize("slug", carte.GAMES)
def test_an_article_that_speaks_of_what_a_house_rule_changes_tells_it_or_holds_by_it(
    slug: str,
) -> None:
    for table, name, value in singly(slug):
        rules = [words(text) for text in changed(table)]
        for one in articles_of(slug):
            own = words(" ".join([one.asks, *(ruling.says for ruling in one.rulings)]))
            if any(len(own & rule) > 1 for rule in rules) and not at_table(one.agreed, table):
                assert name in STANDS[slug, one.id], (one.id, name, value)


@pytest.mark.parametrize("one", articles(), ids=lambda one: one.id)
def test_what_is_told_of_an_article_is_what_the_rules_of_the_table_say(one: Article) -> None:
    for slug in one.games:
        for table in tables_of(slug):
            if told := at_table(one.agreed, table):
                assert {*told.says} <= {rule.text for rule in table.rulebook}


@pytest.mark.parametrize("one", articles(), ids=lambda one: one.id)
def test_every_rule_that_an_article_names_is_told_at_some_table(one: Article) -> None:
    for agreed in one.agreed:
        alone = one._replace(agreed=(agreed,))
        told = [len(at.says) for slug in one.games for at in alone.at_tables(slug)[1]]
        assert max(told) == len(agreed.rules)


def found(tables: tuple[tuple[str, ...], list[AtTable]], table: Game) -> AtTable | None:
    """What the page finds for a table: by the house rules that speak of the article alone."""
    names, told = tables
    house = {name: value for name, value in table.chosen.items() if name in names}
    return next((one for one in told if one.table.chosen == house), None)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_page_finds_what_any_table_says_by_the_house_rules_that_speak_of_the_article(
    slug: str,
) -> None:
    for one in articles_of(slug):
        tables = one.at_tables(slug)
        for table in tables_of(slug):
            told, there = at_table(one.agreed, table), found(tables, table)
            assert (told and told[1:]) == (there and there[1:]), (one.id, table)


@pytest.mark.parametrize(
    ("id_", "slug", "house", "says"),
    [
        (
            "PR-18",
            "scopa",
            {"kings_redeal": False},
            "include three or four re (kings), the deal stands.",
        ),
        ("PR-54", "cirulla", {"table_nine": True}, "the dealer takes them and scores 3 points."),
        ("PR-48", "cirulla", {"tie_break": "another-deal"}, "In a tie, another deal is played."),
        ("PR-61", "mediatore", {"signal_truth": False}, "It need not be true."),
    ],
)
def test_a_ruling_that_a_house_rule_turns_is_the_tables(
    id_: str, slug: str, house: dict[str, object], says: str
) -> None:
    told = at_table(article(id_).agreed, carte.game(slug, **house))
    assert told is not None
    assert told.instead
    assert told.says[-1].endswith(says)


def test_two_house_rules_that_speak_of_an_article_are_told_as_they_hold_together() -> None:
    table = carte.game("mediatore", signal_truth=False, striscio=False)
    told = at_table(article("PR-61").agreed, table)
    assert told is not None
    assert told.says == (table.rulebook["volo"].text, "Nobody may say striscio.")


def test_what_the_book_has_nobody_has_agreed_on() -> None:
    for one in articles():
        for slug in one.games:
            assert at_table(one.agreed, carte.game(slug)) is None
