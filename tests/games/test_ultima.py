"""An item that the last trick decides: all that a trick game is asked follows from its data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

import carte
from carte.board.house_rule_texts import house_rule_texts
from carte.checker import deal_of, sheet_of
from carte.checker.judging import answer, tried
from carte.checker.sheet import Sheet
from carte.counting import count, count_deal
from carte.counting.form import form_of
from carte.counting.items import count_items
from carte.counting.sheet import standing
from carte.engine.cards import OF_SUIT, cards_of
from carte.engine.deal import Deal
from carte.engine.scoring import ScoreItem
from carte.front.widget import Unanswerable
from carte.games.briscola.game import Briscola
from carte.games.quarrels import quarrels
from carte.players.solver import solve
from carte.players.solver.tricks import TrickEncoding
from carte.quiz.setting import items_in_words
from carte.settle.at_our_table import at_home
from tests.engine.slow_tricks import BRISCOLA_POINTS
from tests.engine.trick_games import line
from tests.games import test_procedure_numbers as numbers
from tests.games import ultima
from tests.games.added import as_they_were
from tests.games.briscola import slow
from tests.settle import test_settle_at_home as home
from tests.tables import tables_of

TEN = 10
"""What the last trick counts, as the sentence of the house rule was meant."""
ALONE: dict[str, Any] = {"last_trick_counts": True}
TABLES: list[dict[str, Any]] = [
    {**ALONE, "players": players, "sixty": sixty}
    for players in (2, 3, 4, 6)
    for sixty in ("draw", "last-trick")
]
HALVES = [cards_of(OF_SUIT[0] | OF_SUIT[1]), cards_of(OF_SUIT[2] | OF_SUIT[3])]
"""Two piles of 60 points each."""


class Slowly(slow.Briscola):
    """Briscola read slowly, with 10 points more for whoever wins the last trick."""

    def result(self) -> list[int]:
        last = self.wins[-1] % self.sides()
        return [points + TEN * (side == last) for side, points in enumerate(super().result())]


@pytest.fixture(autouse=True, scope="module")
def added() -> Iterator[None]:
    """Briscola has the house rule while this file is tried."""
    with as_they_were():
        ultima.add()
        yield


def table(**house: Any) -> Any:
    return carte.game("briscola", **{**ALONE, **house})


@pytest.mark.parametrize("house", TABLES, ids=str)
def test_a_deal_scores_and_is_won_as_the_slow_rules_say(house: dict[str, Any]) -> None:
    game = carte.game("briscola", **house)
    for seed in range(20):
        rng = Random(seed)
        deck = slow.Briscola.deck(game.options)
        rng.shuffle(deck)
        deal, model = game.deal(deck=deck, dealer=seed % 2), Slowly(deck, seed % 2, game.options)
        while not deal.is_over:
            choice = str(rng.choice(deal.legal_moves()))
            deal = deal.play(choice)
            model.play(choice)
        assert [score.total for score in deal.score()] == model.result()
        assert game.won_by(deal.score()) == model.won()
        assert sum(model.result()) == 120 + TEN


def shared_slowly(sides: int) -> set[tuple[int, ...]]:
    """All that so many sides may come to: card by card, and the last trick to any of them."""
    found = {(0,) * sides}
    for each in [*BRISCOLA_POINTS.values()] * 4 + [TEN]:
        found = {more(points, side, each) for points in found for side in range(sides)}
    return found


def more(points: tuple[int, ...], side: int, number: int) -> tuple[int, ...]:
    return (*points[:side], points[side] + number, *points[side + 1 :])


def test_two_sides_may_come_to_what_some_deal_brings_and_to_nothing_else() -> None:
    game, there = table(), shared_slowly(2)
    every = {(mine, theirs) for mine in range(132) for theirs in range(132)}
    assert {one for one in every if game.check_totals(one) is None} == there
    assert {(130, 0), (129, 1)} & there == {(130, 0)}
    for wrong in ((60, 60), (129, 1), (140, -10)):
        assert game.check_totals(wrong)[0] in game.rulebook
    assert game.check_totals((60, 60))[1] == "A deal has 130 points in all."


def test_three_may_come_to_what_some_deal_brings_and_to_nothing_else() -> None:
    game, there = table(players=3), shared_slowly(3)
    rng = Random(1)
    for _try in range(60):
        mine = rng.randrange(131)
        yours = rng.randrange(131 - mine)
        for edge in ((mine, yours), (mine, 1), (0, yours)):
            points = (*edge, 130 - sum(edge))
            if min(points) >= 0:
                assert (game.check_totals(points) is None) == (points in there), points


@pytest.mark.parametrize("house", TABLES, ids=str)
def test_a_deal_comes_back_from_whatever_keeps_it_and_says_who_won_the_last_trick(
    house: dict[str, Any],
) -> None:
    deals = line(carte.game("briscola", **house), 3)
    for deal in deals[::5] + deals[-1:]:
        assert carte.from_code(carte.code(deal)) == deal
        assert carte.from_json(json.loads(json.dumps(deal.to_json()))) == deal
        assert carte.from_record(deal.record()) == deal
        assert deal_of(sheet_of(deal)) == deal
    over = deals[-1]
    masks = [sum(1 << card.index for card in pile) for pile in over.ending.piles]
    assert over.game.finished(masks, **over.ending.facts).score() == over.score()
    assert count_deal(over).scores == over.score()
    with pytest.raises(ValueError, match="last_trick is missing"):
        over.game.finished(masks)


def test_a_count_asks_who_won_the_last_trick_and_gives_it_to_nobody_before() -> None:
    game = table()
    form = form_of(game)
    assert form["last_trick"]
    open_ = count(game, HALVES, last_trick=None)
    line_ = {one.item: one for one in open_.lines}["ultima"]
    assert (open_.scores, open_.winner) == (None, None)
    assert (line_.parts, line_.points) == ((), None)
    assert line_.text == "Choose who won the last trick: it decides the deal."
    told = count(game, HALVES, last_trick=1)
    assert {one.item: one.points for one in told.lines} == {"points": (60, 60), "ultima": (0, 10)}
    assert told.winner == 1


def test_a_deal_is_counted_by_its_items_without_its_cards() -> None:
    game = table()
    found = count_items(game, {"points": [60, None], "ultima": [0, TEN]})
    assert [score.total for score in found.scores or ()] == [60, 70]
    for wrong in ([0, 0], [TEN, TEN], [0, 9], []):
        assert count_items(game, {"points": [60, 60], "ultima": wrong}).objection
    odd = count_items(game, {"points": [1, 119], "ultima": [0, TEN]})
    assert odd.objection
    assert odd.objection.text.startswith("No division of the cards makes 1–119:")


def test_points_of_a_sheet_are_those_that_a_deal_comes_to() -> None:
    def booked(*totals: int) -> Any:
        rounds = [[{"items": {"typed": total}} for total in totals]]
        return standing({"game": "briscola", "options": ALONE, "rounds": rounds, "booked": 0})

    assert booked(70, 60)["over"]
    with pytest.raises(Unanswerable, match="A deal has 130 points in all"):
        booked(60, 60)


def test_the_checker_takes_no_lone_card_for_the_last_trick() -> None:
    lone = Sheet(table(), {"hand": carte.cards("1B"), "trick": carte.cards("5B")}, {"trump": "S"})
    verdict: Any = tried(lone, "1B")
    listed: Any = answer(lone)
    for ruling in (verdict["ruling"], listed["rulings"]["1B"]):
        assert ruling["good"]
        assert "last trick" not in ruling["text"]
    *_deals, last, _over = line(table(), 5)
    told: Any = tried(sheet_of(last), str(last.legal_moves()[0]))
    assert told["ruling"]["text"].endswith("It is the last trick, which counts by itself.")


@pytest.mark.parametrize("house", [ALONE, {"sixty": "last-trick"}])
def test_the_checker_asks_who_won_a_last_trick_that_decides(house: dict[str, Any]) -> None:
    zones = {f"pile-{side}": pile for side, pile in enumerate(HALVES)}
    won = Sheet(carte.game("briscola", **house), zones, {"trump": "S"})
    found: Any = answer(won)
    assert "Choose who won the last trick" in found["problem"]
    known: Any = answer(Sheet(won.game, zones, won.fields, {"turn": 1}))
    assert carte.from_code(known["code"]).turn == 1
    assert "problem" not in answer(Sheet(won.game, {}, {"trump": "S"}))


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("level", ["newcomer", "regular"])
def test_players_play_it_to_the_end(level: str, players: int) -> None:
    deal, player = table(players=players).deal(seed=4), carte.player(level, seed=1, iterations=5)
    while not deal.is_over:
        deal = deal.play(player.choose(deal.view(deal.turn)))
    assert sum(score.total for score in deal.score()) == 130


def margin(deal: Deal, seat: int) -> int:
    """By how many points a seat's side wins, tried out move by move in the engine alone."""
    if deal.is_over:
        won = [score.total for score in deal.score()]
        side = deal.game.side(seat)
        return won[side] - won[1 - side]
    found = [margin(deal.play(move), seat) for move in deal.legal_moves()]
    return max(found) if deal.game.side(deal.turn) == deal.game.side(seat) else min(found)


def tried_out(deal: Deal) -> dict[Any, int]:
    return {move: margin(deal.play(move), deal.turn) for move in deal.legal_moves()}


@pytest.mark.parametrize("players", [2, 4])
def test_the_solver_reckons_with_the_last_trick(players: int) -> None:
    changes = 0
    for seed in range(12):
        deals = line(table(players=players), seed)
        deal = deals[-5 if players == 2 else -8]
        found = solve(deal)
        assert TrickEncoding.knows(deal)
        assert found
        assert found.margins == tried_out(deal)
        without = {**deal.to_json(), "options": {"players": players}}
        usual = solve(carte.from_json(without))
        assert usual
        changes += found.margins != usual.margins
        assert solve(deals[-2]).margins == tried_out(deals[-2])  # type: ignore[union-attr]
    assert changes


def asso(deal: Any) -> Sequence[int]:
    return [5 * (pile & 1) for pile in deal.pile_masks]


def loses(deal: Any) -> Sequence[int]:
    return ultima.points(deal)[::-1]


@pytest.mark.parametrize(
    "changed",
    [
        {"points": asso, "amounts": lambda game: (5,), "by_last_trick": False},
        {"points": loses},
        {"certain": False},
    ],
    ids=["an asso", "the loser of the last trick", "not in every deal"],
)
def test_an_item_that_no_encoding_knows_is_solved_by_the_deals_themselves(
    changed: dict[str, Any],
) -> None:
    item: ScoreItem = ultima.LAST_TRICK_COUNTS.item._replace(**changed)  # type: ignore[union-attr]
    rule = ultima.LAST_TRICK_COUNTS._replace(item=item, statements=())
    house_rules = (*Briscola.HOUSE_RULES, rule)
    kind: Any = type("Ours", (Briscola,), {"HOUSE_RULES": house_rules})
    for seed in range(4):
        deal = line(kind(last_trick_counts=True), seed)[-6]
        assert not TrickEncoding.knows(deal)
        found = solve(deal)
        assert found
        assert found.margins == tried_out(deal)


def shown(name: str) -> set[str]:
    return {case["text"] for cases in house_rule_texts("briscola")[name] for case in cases}


def test_the_form_of_house_rules_shows_what_the_house_rule_makes_of_other_rules() -> None:
    assert (
        "If ticked: Whoever wins the last trick gets 10 points more: a deal comes to 130."
        in shown("last_trick_counts")
    )
    every = " ".join(text for name in house_rule_texts("briscola") for text in shown(name))
    for words in (
        "66 points or more wins.",
        "61 points or more wins.",
        "65 points to 65 is a draw",
    ):
        assert words in every


@pytest.mark.parametrize(
    ("house", "texts"),
    [
        ({}, {"win": "66 points or more wins.", "draw": "65 points to 65 is a draw"}),
        ({"players": 3}, {"win": "The player with the most points wins, even with fewer than 66."}),
        ({"players": 4}, {"win": "The side with 66 points or more wins."}),
        ({"wins": 2}, {"draw": "65 points to 65 is a draw: such a deal counts for nobody."}),
        ({"sixty": "last-trick"}, {"last-trick": "At 65 points to 65, the deal goes to"}),
    ],
    ids=str,
)
def test_half_of_the_points_and_more_than_half_follow_from_what_a_deal_comes_to(
    house: dict[str, Any], texts: dict[str, str]
) -> None:
    for tail, text in texts.items():
        assert table(**house).rulebook[tail].text.startswith(text)


@pytest.mark.parametrize("number", [10, 11, 5])
def test_the_sentence_of_the_house_rule_has_the_number_of_its_item(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ultima, "WORTH", number)
    game: Any = ultima.BriscolaOfOurs(**ALONE)
    over = line(game, 2)[-1]
    assert sum(score.total for score in over.score()) == 120 + number
    assert game.rulebook["ultima"].text == (
        f"Whoever wins the last trick gets {number} points more: a deal comes to {120 + number}."
    )


AT_HOME: list[Callable[[list[home.Answers]], None]] = [
    home.test_these_house_rules_turn_an_answer_and_no_others,
    home.test_what_a_house_rule_turns_it_turns_beside_another_one_too,
    home.test_at_every_table_the_answer_rests_on_a_rule_that_is_in_force_there,
    home.test_the_answer_and_its_sentence_are_what_the_engine_says_at_that_table,
    home.test_no_number_is_told_as_ours_that_is_another_tables,
    home.test_what_is_asked_and_answered_holds_for_as_many_as_play,
]
"""What holds at every table of a game of the answers to its quarrels."""


def test_what_is_answered_at_every_table_holds_where_the_last_trick_counts() -> None:
    answers = home.answers_of("briscola")
    assert any(table.options["last_trick_counts"] for table, _told in answers)
    for holds in AT_HOME:
        holds(answers)


def test_rules_tell_of_as_many_as_there_are_at_every_table_where_the_last_trick_counts() -> None:
    assert any(one.options["last_trick_counts"] for one in tables_of("briscola"))
    numbers.test_a_rule_tells_of_as_many_cards_and_players_as_there_are_at_its_table("briscola")


@pytest.mark.parametrize(
    ("house", "yes"),
    [
        ({}, False),
        ({"players": 4}, False),
        ({"players": 3}, False),
        ({"sixty": "last-trick"}, True),
        ({"players": 6, "sixty": "last-trick"}, True),
        ({"players": 3, "sixty": "last-trick"}, None),
    ],
    ids=str,
)
def test_whether_equal_points_have_won_is_settled_of_equal_points(
    house: dict[str, Any], yes: bool | None
) -> None:
    (equal,) = [one for one in quarrels("briscola") if one.about == "winner"]
    assert at_home(equal, table(**house))["yes"] is yes


def test_an_item_is_named_by_its_words_beside_its_points() -> None:
    assert items_in_words({"points": 60, "ultima": TEN}) == "points 60, last trick 10"
