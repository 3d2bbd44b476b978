"""What is often asked, at every table: the engine answers there, and no word is another table's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import carte
from carte.engine.cards import mask_of
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import move as read_move
from carte.games.quarrels import Quarrel, quarrels
from carte.quiz.house_check import seated
from carte.quiz.setting import by_the_book
from carte.settle.at_our_table import at_home
from carte.settle.messages import PossibleMove
from carte.settle.possible_moves import verdict
from tests.games.numbers_in_text import wrong_shares
from tests.games.rooms import rows
from tests.tables import tables_of

if TYPE_CHECKING:
    from carte.settle.at_our_table import AtHome

NOT_THE_BOOKS = "By the rules of our table, not the book’s."
TOO = "At our table too."
THEIRS = {
    TOO: "At the table that sent this, too.",
    NOT_THE_BOOKS: "By the rules of the table that sent this, not the book’s.",
}
OTHER = "By the book: at our table, this is a different question."


def of(slug: str, key: str, asks: str = "") -> Quarrel:
    return next(one for one in quarrels(slug) if one.key == key and asks in one.asks)


TURNED = rows("facts", "TURNED")
"""What turns an answer: the house rule, its value, the case, and the rule that decides there."""


class Answers(NamedTuple):
    """What is answered at a table to all that is often asked, each beside its question."""

    table: Game
    given: list[tuple[Quarrel, AtHome]]


def answers_of(slug: str) -> list[Answers]:
    """All answers at every table of a game."""
    return [
        Answers(table, [(one, at_home(one, table)) for one in quarrels(slug)])
        for table in tables_of(slug)
    ]


@pytest.fixture(scope="module", params=carte.GAMES)
def answers(request: pytest.FixtureRequest) -> list[Answers]:
    """Those of a game, found once for all tests of it, which come one after the other."""
    return answers_of(request.param)


def each(answers: list[Answers]) -> Iterator[tuple[Game, Quarrel, AtHome]]:
    """Each answer, with its table and its question."""
    return ((table, *answer) for table, given in answers for answer in given)


def test_these_house_rules_turn_an_answer_and_no_others(answers: list[Answers]) -> None:
    slug = answers[0].table.slug
    found = set()
    for table, one, answer in each(answers):
        if len(table.chosen) == 1 and answer["yes"] != one.answer:
            ((name, value),) = table.chosen.items()
            found.add((slug, name, value, one.key, answer["rule"]["id"].partition(".")[2]))
    assert found == {one for one in TURNED if one[0] == slug}


def test_what_a_house_rule_turns_it_turns_beside_another_one_too(answers: list[Answers]) -> None:
    alone = {
        house: [answer["yes"] for _one, answer in given]
        for table, given in answers
        for house in table.chosen.items()
        if len(table.chosen) == 1
    }
    for table, given in answers:
        singly = [alone[house] for house in table.chosen.items() if house in alone]
        for number, (one, answer) in enumerate(given):
            turned = {others[number] for others in singly} - {one.answer}
            found = answer["yes"]
            if len(table.chosen) > 1 and found is not None:
                stays = {one.answer} if None in turned or not turned else set()
                assert found in turned | stays, (table, one.asks)


@pytest.mark.parametrize(("key", "lowest"), [("BR-03", "4S"), ("BR-10", "4S")])
def test_where_six_play_without_the_2s_the_lowest_trump_is_another(key: str, lowest: str) -> None:
    one = of("briscola", key)
    answer = at_home(one, carte.game("briscola", players=6))
    assert answer["yes"]
    assert one.others[answer["other"]].move == lowest


def test_where_the_2s_are_laid_aside_what_a_2_beats_is_told_by_the_pack() -> None:
    answer = at_home(of("briscola", "BR-06.2"), carte.game("briscola", players=6))
    assert answer["yes"] is None
    assert answer["text"] == "Six play with 36 cards, without the four 2s."


@pytest.mark.parametrize("removed", ["2B", "2C", "2D", "2S"])
def test_where_three_play_without_one_2_the_4_beats_the_others_as_ever(removed: str) -> None:
    table = carte.game("briscola", players=3, removed=removed)
    answer = at_home(of("briscola", "BR-06.2"), table)
    assert answer["yes"] is False
    assert answer["rule"]["id"] == "briscola.strength"
    assert answer["says"] == TOO
    assert "beside" not in answer


@pytest.mark.parametrize(
    ("slug", "house", "key", "yes", "rule"),
    [
        ("briscola-chiamata", {"bidder_leads": True}, "BC-22", True, "bidder-leads"),
        ("briscola-chiamata", {}, "BC-22", False, "first-player"),
        ("briscola-chiamata", {}, "BC-06", False, "call-two"),
        ("briscola-chiamata", {}, "BC-08", True, "alone"),
    ],
)
def test_where_trump_is_named_after_the_first_trick_it_is_asked_all_the_same(
    slug: str, house: dict[str, Any], key: str, yes: bool, rule: str
) -> None:
    table = carte.game(slug, dark_first_trick=True, **house)
    answer = at_home(of(slug, key), table)
    assert (answer["yes"], answer["rule"]["id"]) == (yes, f"{slug}.{rule}")
    if key == "BC-22":
        deal = table.deal(seed=0).play("pass").play("bid 2")
        while deal.phase == "auction":
            deal = deal.play("pass")
        assert (deal.turn == deal.declarer) == yes


def test_at_every_table_the_answer_rests_on_a_rule_that_is_in_force_there(
    answers: list[Answers],
) -> None:
    for table, one, answer in each(answers):
        rule = table.rulebook[answer["rule"]["id"]]
        assert answer["rule"]["text"] == rule.text
        assert answer["says"] == (TOO if answer["yes"] == one.answer else NOT_THE_BOOKS)
        assert answer["theirs"] == THEIRS[answer["says"]]
        assert answer["holds"] == (answer["yes"] == one.answer)
        book = (by_the_book(table).rulebook.get(one.rule.id) or one.rule).text
        beside = None if rule.text == book else f"The book says: {book}"
        assert answer.get("beside") == beside
        if answer["yes"] != one.answer:
            assert answer["text"] != one.says


def test_where_others_than_two_play_by_the_book_it_is_not_said_once_more(
    answers: list[Answers],
) -> None:
    for table, _one, answer in each(answers):
        if {*table.chosen} <= {"players", "teams"}:
            assert not (answer["holds"] and "beside" in answer)


def test_of_another_target_it_is_said_what_the_books_is_for_as_many_players() -> None:
    answer = at_home(of("scopa", "SC-19"), carte.game("scopa", players=4, target=17))
    assert answer["holds"]
    assert answer["beside"].startswith(
        "The book says: If a side has 11 points or more after a deal"
    )


def asked_at(one: Quarrel, table: Game) -> Deal:
    """The deal in question, of as many as its case has where their rule is the table's."""
    theirs = one.case._replace(house=seated(one.case.game, table.chosen)).deal
    is_ours = theirs.ruling(one.move).rule.id in table.rulebook
    return theirs if is_ours else one.case._replace(house=table.chosen).deal


def test_the_answer_and_its_sentence_are_what_the_engine_says_at_that_table(
    answers: list[Answers],
) -> None:
    for table, one, answer in each(answers):
        if one.about not in ("legal", "stays") or not one.move:
            continue
        deal = asked_at(one, table)
        ruling = deal.ruling(one.move)
        is_later = deal.phase != one.case.deal.phase
        if one.others and (is_later or ruling.rule.tail == "no-such-move"):
            continue  # it is asked in another position
        if one.about == "legal":
            assert answer["yes"] == ruling.legal
            assert answer["text"] in (ruling.text, answer["rule"]["text"], one.says)
        else:
            lies = carte.cards(one.move)[0] in deal.play(one.move).table
            assert answer["yes"] == lies


def numbers(text: str) -> set[str]:
    """The numbers that count cards or points: a card is worth 10 at most."""
    return {one for one in re.findall(r"\d+", text) if int(one) > 10}


def counts(table: Game) -> set[str]:
    """The numbers that the rules of a table tell."""
    return {one for rule in table.rulebook for one in numbers(rule.text)}


def shape(game: Any) -> tuple[int, ...]:
    return game.seats, game.sides, game.hand_size


def test_no_number_is_told_as_ours_that_is_another_tables(answers: list[Answers]) -> None:
    for table, given in answers:
        ours = counts(table)
        for one, answer in given:
            assert not numbers(answer["text"]) & (numbers(one.rule.text) - ours)
            if answer["text"] == one.says and numbers(one.says):
                assert shape(table) == shape(one.case.game)


def test_what_is_asked_and_answered_holds_for_as_many_as_play(answers: list[Answers]) -> None:
    for table, one, answer in each(answers):
        for text in (one.asked, answer["asks"], answer["text"], answer["rule"]["text"]):
            assert [*wrong_shares(text, table)] == [], (table, text)


@pytest.mark.parametrize(
    ("slug", "key", "house", "text"),
    [
        ("scopone", "SN-06", {"hand_size": 10}, "36"),
        ("scopa", "SC-22", {"players": 3}, "20 to 20"),
        ("briscola", "BR-11.4", {"players": 3}, "61 points or more"),
        ("scopa", "SC-19", {"target": 21}, "11"),
    ],
)
def test_the_numbers_of_the_usual_table_are_not_told_at_others(
    slug: str, key: str, house: dict[str, Any], text: str
) -> None:
    answer = at_home(of(slug, key), carte.game(slug, **house))
    assert answer["says"] == TOO
    assert text not in f"{answer['asks']} {answer['text']} {answer['rule']['text']}"


def test_where_an_assos_sweep_is_no_scopa_the_answer_that_it_takes_everything_says_so() -> None:
    table = carte.game("asso-piglia-tutto", scoring="scopa", ace_sweep_scores=False)
    answer = at_home(of("asso-piglia-tutto", "AP-03"), table)
    assert answer["yes"]
    assert answer["text"].endswith("That is not a scopa.")


def test_a_question_that_other_points_decide_depends_and_says_by_which_rule() -> None:
    table = carte.game("asso-piglia-tutto", scoring="scopa", target=21)
    answer = at_home(of("asso-piglia-tutto", "AP-16"), table)
    assert answer["yes"] is None
    assert answer["text"] == table.rulebook["carte"].text
    assert answer["says"] == NOT_THE_BOOKS


def test_a_question_that_cannot_come_up_is_the_books_and_says_what_is_played_instead() -> None:
    one = of("asso-piglia-tutto", "AP-16")._replace(depends="")
    answer = at_home(one, carte.game("asso-piglia-tutto", scoring="scopa"))
    assert answer["says"] == OTHER
    assert (
        answer["theirs"] == "By the book: at the table that sent this, it is a different question."
    )
    assert (
        answer["beside"] == "At our table: One deal decides: if the points are level, it is a draw."
    )


@pytest.mark.parametrize(
    ("house", "yes"),
    [
        ({"players": 3}, False),
        ({"players": 3, "sixty": "last-trick"}, None),
        ({"sixty": "last-trick"}, True),
        ({"players": 6, "sixty": "last-trick"}, True),
    ],
)
def test_whether_60_each_is_won_depends_where_one_with_fewer_may_have_the_last_trick(
    house: dict[str, Any], yes: bool | None
) -> None:
    table = carte.game("briscola", **house)
    answer = at_home(of("briscola", "BR-11"), table)
    assert answer["yes"] is yes
    piles = [mask_of(carte.cards(pile)) for pile in of("briscola", "BR-11").case.at["piles"]]
    piles += [0] * (table.sides - len(piles))
    won = {
        table.won_by(table.finished(piles, last_trick=side).score()) is not None
        for side in range(table.sides)
    }
    assert won == ({True, False} if yes is None else {yes})


def verdict_on(slug: str, house: dict[str, Any], move: str, **at: str) -> PossibleMove:
    """What is said of a move that was put in on the pad."""
    return verdict(carte.game(slug, **house).position(**at), read_move(move))


@pytest.mark.parametrize(
    ("slug", "house", "move", "at", "book"),
    [
        ("scopa", {"fewest_cards": True}, "8S x 1C 3C 4S", "1C 3C 4S 7B", "If several sums"),
        ("asso-piglia-tutto", {"sums": True}, "7D x 3C 4C", "3C 4C", "There are no sums"),
        ("asso-piglia-tutto", {"ace_on_empty": "takes-itself"}, "1D", "", "An asso played to an"),
        ("asso-piglia-tutto", {"ace_on_ace": "sweep"}, "1D x 1C 3C", "1C 3C", "If there are assi"),
        ("cirulla", {"equal_before_sum": True}, "7D x 3C 4C", "3C 4C 7S", "A card takes two"),
    ],
)
def test_what_a_house_rule_turns_on_the_pad_is_said_as_of_what_is_often_asked(
    slug: str, house: dict[str, Any], move: str, at: str, book: str
) -> None:
    answer = verdict_on(slug, house, move, hand=move.split()[0], table=at)
    assert answer["by"] == NOT_THE_BOOKS
    assert answer["beside"].startswith(f"The book says: {book}")
    rule = answer["beside"].removeprefix("The book says: ")
    assert rule in {one.text for one in carte.game(slug).rulebook}


def test_what_no_house_rule_turns_on_the_pad_holds_at_our_table_too() -> None:
    for house in ({"napola": True}, {"target": 21}):
        answer = verdict_on("scopa", house, "7D x 3C 4S", hand="7D", table="3C 4S 7B")
        assert (answer["by"], answer.get("beside"), answer["yes"]) == (TOO, None, False)
    for house in ({}, {"players": 3}):
        assert "by" not in verdict_on("scopa", house, "7D x 3C 4S", hand="7D", table="3C 4S 7B")


def test_a_move_that_the_book_does_not_have_is_not_the_books() -> None:
    answer = verdict_on("briscola", {"exchange": "two"}, "exchange 2D", hand="2D 5C 6C", trump="3D")
    assert answer["by"] == NOT_THE_BOOKS
    assert answer["beside"].startswith("The book says: In a trick, your only move is")


@pytest.mark.parametrize(
    ("house", "move", "laid", "asked"),
    [
        ({"players": 4}, "1D", "", True),
        ({"players": 4}, "5D", "", False),
        ({"players": 4}, "1D x 5D", "5D", False),  # another one has played before
        ({}, "1D x 5D 6S 9C 10B", "5D 6S 9C 10B", True),
        ({}, "1D", "", False),
    ],
)
def test_an_asso_on_a_table_as_it_is_dealt_is_asked_about_as_the_first_card_where_it_may_not_be(
    house: dict[str, Any], move: str, laid: str, asked: bool
) -> None:
    at = {"hand": move[:2], "table": laid}
    answer = verdict_on("asso-piglia-tutto", house | {"vile": True}, move, **at)
    assert answer["yes"]
    assert [one["rule"]["id"] for one in answer["also"] if not one["yes"]] == (
        ["asso-piglia-tutto.vile"] if asked else []
    )
    assert verdict_on("asso-piglia-tutto", house, move, **at)["also"] == []


def test_without_house_rules_all_goes_by_the_book() -> None:
    assert at_home(of("scopa", "SC-01"), carte.game("scopa"))["says"] == "By the book."
