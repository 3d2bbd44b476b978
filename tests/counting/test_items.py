"""A deal is counted by who has which item as it is by its cards, and only what decides is asked."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import carte
from carte.counting import count_primiera
from carte.counting.deciding import decided
from carte.counting.items import count_items
from carte.engine.cards import PACK, Card
from carte.engine.deal import Deal
from carte.engine.game import OUTRIGHT, Game
from carte.engine.match import Score
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


@each("game", [game for game in ALL if game.has_auction], ids=repr)
@each("seed", range(12))
def test_a_contract_comes_to_what_is_paid(game: Any, seed: int) -> None:
    deal: Any = over(game, seed)
    outcome = deal.outcome
    won = [int(outcome.is_made), int(not outcome.is_made)]
    told = {"win": won, "slam": won if outcome.slam else [0, 0]}
    assert count_items(game, told, facts(deal)).scores == deal.score()


SCOPA = {"carte": [1, 0], "denari": [0, 1], "settebello": [1, 0], "primiera": [0, 0]}


@pytest.mark.parametrize(
    ("slug", "told", "says"),
    [
        ("scopa", {}, "Say who has it, or that nobody does: Carte (most cards)."),
        (
            "asso-piglia-tutto",
            {"cards": [39, 1]},
            "Only one card in a pile cannot be: what takes and what is taken go there.",
        ),
        ("scopa", SCOPA | {"settebello": [0, 0]}, "Say who has it: Settebello (7 of denari)."),
        ("scopa", SCOPA | {"denari": [1, 1]}, "Only one side has it: Denari (most coins)."),
        ("scopa", SCOPA | {"denari": [2, 0]}, "Denari (most coins): that never counts 2."),
        ("briscola", {}, "Say what each side has: Card points."),
        ("briscola", {"points": [61, 60]}, "Card points: there are 120 in all."),
        ("briscola", {"points": [121, None]}, "Card points: there are 120 in all."),
        ("mediatore", {}, "Say what was bid."),
    ],
)
def test_what_cannot_be_so_or_is_not_said_is_refused(
    slug: str, told: Mapping[str, Sequence[int | None]], says: str
) -> None:
    counted = count_items(carte.game(slug), told)
    assert counted.scores is None
    assert counted.objection is not None
    assert counted.objection.text == says


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
        f"{plays + 1} scope are too many: a side plays {plays} cards in a deal."
    )


def test_nobody_wins_every_trick_and_loses() -> None:
    contract = {"bid": "2", "declarer": 0, "partner": 1}
    counted = count_items(
        carte.game("briscola-chiamata"), {"win": [0, 1], "slam": [1, 0]}, contract
    )
    assert counted.objection is not None
    assert "has won the contract, too" in counted.objection.text


def test_all_denari_win_the_match_whatever_the_points() -> None:
    game = carte.game("cirulla")
    told = {asked.name: [0, 0] for asked in game.asked} | {"settebello": [0, 1], OUTRIGHT: [0, 1]}
    assert count_items(game, told).scores == (Score({}), Score({"settebello": 1}, outright=True))
    assert OUTRIGHT not in {asked.name for asked in carte.game("cirulla", cappotto="off").asked}


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
