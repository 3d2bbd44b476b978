"""What a question means comes first: its game, its table and the kind of thing."""

import pytest

import carte
from carte.search import documents
from tests.search.asking import FIRST, Searching


def test_a_word_finds_texts_that_say_the_same_otherwise_in_any_language(search: Searching) -> None:
    for text in ("he peeped at a card of the talon", "ha sbirciato il tallone", "山札が見えた"):
        assert "PR-33" in search.first_ids(text), text


def test_a_long_question_is_not_answered_by_a_word_that_it_names_in_passing(
    search: Searching,
) -> None:
    assert search.first("coppe") == "coppe"
    assert "coppe" not in search.first_ids("he had a coppe card and threw a bastoni on the lead")


@pytest.mark.parametrize("text", ["burraco", "royal flush", "blackjack insurance"])
def test_of_what_the_book_says_nothing_about_it_says_so(text: str, search: Searching) -> None:
    assert not search.is_answered(text)


@pytest.mark.parametrize("text", ["settebello", "setebello", "who deals", "7 takes 3 and 4"])
def test_what_the_book_tells_is_called_found(text: str, search: Searching) -> None:
    assert search.is_answered(text)


@pytest.mark.parametrize(
    ("name", "word"), [("stock", "tallone"), ("knave", "fante"), ("declarer", "chiamante")]
)
def test_a_word_alone_asks_what_it_means(name: str, word: str, search: Searching) -> None:
    assert search.first(name) == word


def test_a_game_that_is_named_comes_first(search: Searching) -> None:
    for slug in ("scopa", "scopone", "cirulla"):
        assert search.first(f"{slug} leftovers") == f"{slug}.leftovers"


@pytest.mark.parametrize(
    ("text", "id_"),
    [
        ("three players scopa who wins carte 15 13 12", "scopa.carte"),
        ("15 13 12 carte in scopa", "scopa.carte"),
        ("42 42 36 briscola three players", "briscola.draw"),
        ("60 60 briscola", "briscola.draw"),
        ("table of 9 cirulla", "PR-54"),
    ],
)
def test_the_numbers_of_a_question_tell_less_than_its_words_and_one_that_stands_twice_is_a_tie(
    text: str, id_: str, search: Searching
) -> None:
    assert search.first(text) == id_


@pytest.mark.parametrize(
    ("asked", "rule"),
    [("both pass target", "scopa.target"), ("play any card", "briscola.any-card")],
)
def test_where_no_game_is_named_the_first_one_of_the_book_stands_first(
    asked: str, rule: str, search: Searching
) -> None:
    assert search.first(asked) == rule


def test_a_game_that_is_chosen_leaves_out_others(search: Searching) -> None:
    rules = {one.id: one.games for one in documents() if one.games}
    found = search("who deals", "mediatore")
    assert found
    assert all("mediatore" in rules[one["id"]] for one in found if one["id"] in rules)


def test_games_that_have_a_rule_stand_beside_the_first(search: Searching) -> None:
    rule = search("last card no scopa")[0]
    games = {one.partition(".")[0] for one in (rule["id"], *rule["also"])}
    assert games == {"scopa", "scopone", "asso-piglia-tutto", "cirulla"}


def test_what_a_rule_is_at_other_tables_stands_in_the_list_as_it_is_there(
    search: Searching,
) -> None:
    found = search("briscola three players 41 points")[0]
    assert found["id"] == "briscola.win"
    assert "briscola.win" not in found["also"]


@pytest.mark.parametrize(
    ("asked", "game", "rule"),
    [
        ("equal card or sum", "cirulla", "cirulla.choice-of-captures"),
        ("cirulla equal card or sum", "", "cirulla.choice-of-captures"),
        ("equal card or sum", "asso-piglia-tutto", "asso-piglia-tutto.no-sums"),
        ("equal card or sum", "scopa", "scopa.equal-first"),
        ("equal card or sum", "scopone", "scopone.equal-first"),
        ("who leads first trick chiamata", "", "briscola-chiamata.first-player"),
        ("who leads first trick", "mediatore", "mediatore.first-player"),
    ],
)
def test_the_rule_of_the_book_comes_before_that_of_a_house_rule(
    asked: str, game: str, rule: str, search: Searching
) -> None:
    assert search.first(asked, game) == rule


@pytest.mark.parametrize(
    "asked", ["who deals after a misdeal", "misdeal who deals", "chi da le carte dopo un errore"]
)
def test_after_a_misdeal_the_same_dealer_comes_first(asked: str, search: Searching) -> None:
    assert search.first(asked) == "PR-07"


@pytest.mark.parametrize(
    ("asked", "id_"),
    [
        ("escoba", "escoba"),
        ("scopa a perdere", "to-lose"),
        ("play to lose", "to-lose"),
        ("three pairs", "three-pairs"),
        ("three-sevens", "three-sevens"),
        ("max_capture", "two-cards"),
        ("mediatore barletta", "barletta"),
        ("scopone de trenta", "de-trenta"),
    ],
)
def test_what_is_not_played_here_says_so_first(asked: str, id_: str, search: Searching) -> None:
    assert search.first(asked) == f"elsewhere-{id_}"


def test_an_expression_is_more_than_the_word_that_tells_in_it(search: Searching) -> None:
    assert [one["id"] for one in search("a monte")][:2] == ["andare-a-monte", "scopa.three-kings"]
    assert search.first("monte") != "andare-a-monte"


@pytest.mark.parametrize("asked", ["wink", "smorfie", "segni briscola", "signs", "合図"])
def test_signs_are_found(asked: str, search: Searching) -> None:
    assert search.first(asked) == "PR-56"


TABLES = [
    ("briscola three players how many points to win", "briscola.win", {"players": 3}, "win"),
    ("briscola in six how many points to win", "briscola.win", {"players": 6}, "win"),
    ("six players scopa teams", "scopa.teams", {"players": 6}, "teams"),
    ("scopa three players target", "scopa.target", {"players": 3}, "target"),
    ("king counts 10 knight 9 jack 8 primiera", "scopa.primiera", {"primiera_courts": "10-9-8"},
     "primiera"),
]  # fmt: skip


@pytest.mark.parametrize(("typed", "id_", "house", "tail"), TABLES)
def test_the_table_in_a_question_chooses_the_line_of_the_answer(
    typed: str, id_: str, house: dict[str, int], tail: str, search: Searching
) -> None:
    found = search(typed)[0]
    rule = carte.game(id_.partition(".")[0], **house).rulebook[tail]
    assert (found["id"], found["says"]) == (id_, rule.text)


@pytest.mark.parametrize(
    ("typed", "id_", "part"),
    [
        ("scopa three players how often are cards dealt", "scopa.deal", "4 times in all"),
        ("how many times do you deal with six players scopa", "scopa.deal", "2 times in all"),
        ("cirulla in four how many cards", "cirulla.deal", "40 cards: at first 3"),
        ("briscola for three how many cards", "briscola.deal", "39 cards"),
    ],
)
def test_how_often_is_dealt_is_found_for_so_many_players(
    typed: str, id_: str, part: str, search: Searching
) -> None:
    found = next(one for one in search(typed)[:FIRST] if one["id"] == id_)
    assert part in found["says"]


def test_without_players_a_question_is_answered_by_the_book(search: Searching) -> None:
    assert search("briscola how many points to win")[0]["says"] == (
        carte.game("briscola").rulebook["win"].text
    )


def test_numbers_apart_from_their_word_name_no_table(search: Searching) -> None:
    took = search("can I take 3 and 4 in scopa with a 7")[0]
    assert "players" not in str(took["says"])
