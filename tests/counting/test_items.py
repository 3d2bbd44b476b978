"""A deal is counted by who has which item as it is by its cards, and only what decides is asked."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import carte
from carte.board.score import item_names, score_json
from carte.counting import count_primiera
from carte.counting.deciding import decided
from carte.counting.items import count_items
from carte.engine.cards import PACK, Card
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.match import Score
from carte.engine.scorable import OUTRIGHT
from tests.counting.test_counting import ALL, facts, over
from tests.each import each
from tests.engine import lines_of_play


def told_of(deal: Deal) -> dict[str, list[int]]:
    """What each side has of every item in the score of a deal."""
    scores = deal.score()
    items = {
        asked.name: [score.items.get(asked.name, 0) for score in scores]
        for asked in deal.game.asked
    }
    return items | {OUTRIGHT: [int(score.outright) for score in scores]}


@each("game", [game for game in ALL if not game.has_auction], ids=repr)
@each("seed", range(8))
def test_items_come_to_what_the_deal_scores(game: Game, seed: int) -> None:
    deal = over(game, seed)
    counted = count_items(game, told_of(deal), facts(deal))
    assert counted.objection is None
    assert counted.scores == deal.score()
    assert game.check_totals([score.total for score in deal.score()]) is None


@each("game", [game for game in ALL if game.has_auction], ids=repr)
@each("seed", range(12))
def test_a_contract_comes_to_what_is_paid(game: Any, seed: int) -> None:
    deal: Any = over(game, seed)
    outcome = deal.outcome
    won = [int(outcome.is_made), int(not outcome.is_made)]
    told = {"win": won, "slam": won if outcome.slam else [0, 0]}
    assert count_items(game, told, facts(deal)).scores == deal.score()
    assert game.check_totals([score.total for score in deal.score()]) is None


SCOPA = {"carte": [1, 0], "denari": [0, 1], "settebello": [1, 0], "primiera": [0, 0]}


@pytest.mark.parametrize(
    ("slug", "told", "says"),
    [
        ("scopa", {}, "Choose who has it, or say that nobody does: Carte (most cards)."),
        (
            "asso-piglia-tutto",
            {"cards": [39, 1]},
            "A pile cannot hold one card alone: a card that takes joins the pile with the cards it "
            "takes.",
        ),
        ("scopa", SCOPA | {"settebello": [0, 0]}, "Choose who has it: Settebello (7 of denari)."),
        ("scopa", SCOPA | {"denari": [1, 1]}, "Only one side can have it: Denari (most coins)."),
        ("scopa", SCOPA | {"denari": [2, 0]}, "Denari (most coins): this can never add up to 2."),
        ("briscola", {}, "Choose what each side has: Card points."),
        ("briscola", {"points": [61, 60]}, "Card points: there are 120 in all."),
        ("briscola", {"points": [121, None]}, "Card points: there are 120 in all."),
        ("briscola", {"points": [119, None]}, "No division of the cards makes 119–1:"),
        ("asso-piglia-tutto", {"cards": [30, 20]}, "Cards won: there are 40 in all."),
        ("mediatore", {}, "Choose what was bid."),
    ],
)
def test_what_cannot_be_so_or_is_not_said_is_refused(
    slug: str, told: Mapping[str, Sequence[int | None]], says: str
) -> None:
    counted = count_items(carte.game(slug), told)
    assert counted.scores is None
    assert counted.objection is not None
    assert counted.objection.text.startswith(says)


@pytest.mark.parametrize(
    ("game", "plays"),
    [(carte.game("scopa"), 18), (carte.game("scopa", players=3), 12), (carte.game("cirulla"), 18)],
    ids=repr,
)
def test_no_side_sweeps_more_often_than_it_plays(game: Game, plays: int) -> None:
    told = {asked.name: [0] * game.sides for asked in game.asked} | {
        "settebello": [1] + [0] * (game.sides - 1)
    }
    rest = [0] * (game.sides - 1)
    assert count_items(game, told, {"scope": [plays, *rest]}).scores is not None
    refused = count_items(game, told, {"scope": [plays + 1, *rest]})
    assert refused.objection is not None
    assert refused.objection.text == (
        f"{plays + 1} scopas are too many: a side plays only {plays} cards in a deal."
    )


def test_nobody_wins_every_trick_and_loses() -> None:
    contract = {"bid": "2", "declarer": 0, "partner": 1}
    counted = count_items(
        carte.game("briscola-chiamata"), {"win": [0, 1], "slam": [1, 0]}, contract
    )
    assert counted.objection is not None
    assert "A side that won everything also won the contract" in counted.objection.text


def test_nobody_sweeps_right_after_a_sweep() -> None:
    told = {"carte": [0, 0], "denari": [0, 0], "settebello": [1, 0], "primiera": [0, 0]}
    assert count_items(carte.game("scopa"), told, {"scope": [9, 9]}).scores is not None
    refused = count_items(carte.game("scopa"), told, {"scope": [10, 9]})
    assert refused.objection is not None
    assert "19 scopas are too many: after a scopa" in refused.objection.text


TO_ME = {"settebello": [1, 0], "denari": [1, 0]}
ALL_TEN = {"denari": [0, 1], "settebello": [0, 1], "grande": [0, 5], "piccola": [0, 6]}


def counted_in_cirulla(items: Mapping[str, Sequence[int]], **options: Any) -> tuple[Any, str]:
    game = carte.game("cirulla", **options)
    told = {asked.name: [0, 0] for asked in game.asked}
    found = count_items(game, {**told, **items})
    return found.scores, found.objection.text if found.objection else ""


def test_all_denari_win_the_match_whatever_the_points() -> None:
    scores, said = counted_in_cirulla(ALL_TEN | {OUTRIGHT: [0, 1]})
    assert not said
    assert scores[1] == Score({item: two[1] for item, two in ALL_TEN.items()}, outright=True)
    assert OUTRIGHT not in {asked.name for asked in carte.game("cirulla", cappotto="off").asked}
    scores, said = counted_in_cirulla(ALL_TEN, cappotto="off")
    assert scores[1].total == 13


@pytest.mark.parametrize(
    ("items", "options", "named"),
    [
        (ALL_TEN, {}, "Wins outright: nobody"),
        (ALL_TEN, {"cappotto": 10}, "Cappotto (all ten denari): nobody"),
        ({"settebello": [0, 1], OUTRIGHT: [0, 1]}, {}, "nobody; Wins outright."),
        (ALL_TEN | {OUTRIGHT: [1, 0]}, {}, "Wins outright"),
        (ALL_TEN | {OUTRIGHT: [0, 1], "primiera": [1, 0]}, {}, "Primiera"),
        (TO_ME | {"piccola": [0, 6]}, {}, "Denari (most coins)"),
        (TO_ME | {"piccola": [0, 7]}, {"piccola_max": 7}, "Piccola"),
    ],
)
def test_who_has_what_of_the_denari_goes_together(
    items: Mapping[str, Sequence[int]], options: Mapping[str, Any], named: str
) -> None:
    scores, said = counted_in_cirulla(items, **options)
    assert scores is None
    assert said.startswith("However the ten denari cards fall, these results cannot go together: ")
    assert named in said


def test_an_asso_to_six_beside_the_courts_of_another_may_be() -> None:
    assert counted_in_cirulla(ALL_TEN | {"grande": [5, 0]})[0] is not None


BY_SUMS = carte.game("asso-piglia-tutto", scoring="scopa")


@pytest.mark.parametrize(
    ("game", "possible", "impossible"),
    [
        (carte.game("scopa"), [(0, 1), (22, 0), (9, 10)], [(0, 0), (23, 0)]),
        (carte.game("scopa", re_bello=True), [(1, 1), (23, 0)], [(1, 0)]),
        (carte.game("scopa", players=3), [(0, 0, 1)], [(0, 0, 0)]),
        (carte.game("scopone"), [(4, 0)], [(0, 0), (0, 23)]),
        (carte.game("asso-piglia-tutto"), [(20, 20), (40, 0)], [(20, 19), (0, 0)]),
        (BY_SUMS, [(3, 1)], [(0, 0), (20, 20)]),
        (carte.game("cirulla"), [(0, 1), (99, 7)], [(0, 0), (200, 30)]),
        (carte.game("briscola"), [(60, 60), (120, 0), (2, 118)], [(70, 49), (119, 1)]),
        (carte.game("briscola", players=3), [(116, 2, 2)], [(117, 2, 1)]),
        (
            carte.game("briscola-chiamata"),
            [(0, 0, 0, 0, 0), (2, -1, -1, 1, -1), (-1, -1, 4, -1, -1), (-4, 2, 2, 2, -2)],
            [(1, -1, 0, 0, 0), (3, -1, -1, 0, -1)],
        ),
        (
            carte.game("mediatore"),
            [(5, 3, -4, -4), (36, -12, -12, -12), (0, 0, 0, 0)],
            [(2, -2, 0, 0), (3, -1, -1, -1)],
        ),
    ],
    ids=repr,
)
def test_points_that_no_deal_brings_are_known(
    game: Game, possible: Sequence[Sequence[int]], impossible: Sequence[Sequence[int]]
) -> None:
    assert {one for one in possible if game.check_totals(one)} == set()
    found = [game.check_totals(one) for one in impossible]
    assert all(one and one[0] in game.rulebook and one[1] for one in found), found


def test_a_slam_of_the_others_pays_twice_only_where_a_table_says_so() -> None:
    twice = (-8, 2, 2, 2, 2), (-4, -2, 2, 2, 2)
    agreed = carte.game("briscola-chiamata", slam_defenders=True, point_bids=False)
    usual = carte.game("briscola-chiamata", point_bids=False)
    assert not any(map(agreed.check_totals, twice))
    assert all(map(usual.check_totals, twice))


PRIMIERE = [game for game in lines_of_play.GAMES if "primiera" in game.items]


@pytest.mark.parametrize("game", PRIMIERE, ids=repr)
def test_the_primiera_is_decided_by_fewer_cards_as_it_is_by_all(game: Game) -> None:
    rng, asked = random.Random(11), []
    for _deal in range(60):
        whole: list[set[Card]] = [set() for _side in range(game.sides)]
        for card in PACK:
            rng.choice(whole).add(card)
        known: list[set[Card]] = [set() for _side in range(game.sides)]
        while (found := decided(game, known)).cards:
            for side, pile in enumerate(whole):
                known[side] |= pile & {*found.cards}
        asked.append(sum(map(len, known)))
        points = count_primiera(game, whole).points or ()
        assert found.winner == (points.index(1) if any(points) else None)
    assert sum(asked) / len(asked) < 8 * game.sides
    assert min(asked) == 4 or game.options.get("primiera") != "sevens"


def test_sevens_come_first_and_then_what_still_decides() -> None:
    scopa = carte.game("scopa")
    assert decided(scopa, ("", "")).cards == carte.cards("7D 7C 7S 7B")
    three_to_one = decided(scopa, ("7D 7C 7S", "7B"))
    assert three_to_one.cards == carte.cards("6D 6C 6S 6B")
    assert decided(scopa, ("7D 7C 7S 6B", "7B")) == ((), 0)
    assert decided(carte.game("scopa", primiera="sevens"), ("7D 7C 7S", "7B")) == ((), 0)


EARLY = {"carte": [1, 0], "denari": [1, 0], "settebello": [1, 0], "primiera": [0, 0]}


@pytest.mark.parametrize(
    ("scored", "tail", "says"),
    [
        ([{"table": 1}, {"table": 1}], "table-fifteen",
         "A deal has only one first table: it scores for one side, and only once."),
        ([{"table": 2}, {}], "", ""),
        ([{"table": 6}, {}], "table-fifteen",
         "A deal has only one first table: it scores for one side, and only once."),
        ([{"barsega": 21}, {}], "declare-once",
         "7 declarations of one kind are too many: a side has 6 hands."),
        ([{"barsega": 18}, {}], "", ""),
        ([{"barsega": 12}, {"barsega": 12}], "barsega",
         "8 barseghe are too many: there are low cards for only 7."),
        ([{}, {"decino": 70}], "declare-once",
         "7 declarations of one kind are too many: a side has 6 hands."),
    ],
)  # fmt: skip
def test_cirulla_scores_before_the_end_only_what_a_deal_can_bring(
    scored: list[dict[str, int]], tail: str, says: str
) -> None:
    counted = count_items(carte.game("cirulla"), EARLY, {"scope": [0, 0], "scored": scored})
    objection = counted.objection
    assert ("" if objection is None else objection.text) == says
    assert objection is None or objection.rule.tail == tail


@each("game", ALL, ids=repr)
def test_a_score_sheet_calls_each_item_by_the_name_it_has_at_its_table(game: Game) -> None:
    deal = over(game, 1)
    for side in score_json(deal):
        names = item_names() | side.get("names", {})
        assert {item: names[item] for item in side["items"]} == {
            item: game.items[item].name for item in side["items"]
        }
