"""A fact that decides a deal is told, or asked for by its name: nobody guesses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import carte
from carte.counting import count, count_deal
from carte.counting.items import count_items
from carte.engine.cards import OF_SUIT, cards_of, text_of
from carte.engine.game import Game
from carte.engine.match import Score
from tests.games.escoba import Escoba
from tests.games.ventina import Ventina

HALVES = (OF_SUIT[0] | OF_SUIT[1], OF_SUIT[2] | OF_SUIT[3])
"""Two piles that count the same in points of cards."""
LESS = (OF_SUIT[0], OF_SUIT[1] | OF_SUIT[2] | OF_SUIT[3])

EVEN = carte.game("briscola", sixty="last-trick")
THREE = carte.game("briscola", players=3, sixty="last-trick")
DRAWN = carte.game("briscola")
CHIAMATA = carte.game("briscola-chiamata")
MEDIATORE = carte.game("mediatore")
CONTRACTS = {
    CHIAMATA: {"bid": "3", "declarer": 1, "partner": 2, "last_trick": 0},
    MEDIATORE: {"bid": "chiamo", "declarer": 1, "partner": 2, "last_trick": 0},
}

MISSING = [
    (EVEN, HALVES, {}, "last_trick"),
    (EVEN, HALVES, {"last_trick": None}, "last_trick"),
    *[
        (game, HALVES, {name: facts[name] for name in facts if name != gone}, gone)
        for game, facts in CONTRACTS.items()
        for gone in ("bid", "declarer", "partner")
    ],
    *[(game, HALVES, {**facts, "declarer": None}, "declarer") for game, facts in CONTRACTS.items()],
    *[(game, HALVES, {}, "bid") for game in CONTRACTS],
    (MEDIATORE, HALVES, {"bid": "solo"}, "declarer"),
    (MEDIATORE, HALVES, {"bid": "solo", "declarer": 0}, "last_trick"),
    (MEDIATORE, HALVES, {"bid": "mediatore", "declarer": 0, "last_trick": 1}, "partner"),
]

NEEDLESS = [
    (DRAWN, HALVES, {}),
    (EVEN, LESS, {}),
    (CHIAMATA, HALVES, {"bid": "3", "declarer": 1, "partner": 2}),
    (CHIAMATA, HALVES, {"bid": "3", "declarer": 1, "partner": None}),
    (MEDIATORE, HALVES, {"bid": "solo", "declarer": 0, "last_trick": 1}),
    (Ventina(), HALVES, {}),
    (Escoba(), HALVES, {}),
    *[(carte.game(slug), HALVES, {}) for slug in carte.GAMES if carte.game(slug).has_table],
]

Told = Mapping[str, Any]

ASKED_FOR = {
    "bid": "Choose what was bid",
    "declarer": "Choose the declarer",
    "partner": "Choose (the partner|who gave the called card), or say that",
    "last_trick": "Choose who won the last trick: it decides",
}
"""How each fact that is missing is asked for."""


@pytest.mark.parametrize(("game", "piles", "facts", "gone"), MISSING)
def test_a_fact_that_decides_is_asked_for_by_its_name(
    game: Game, piles: tuple[int, int], facts: Told, gone: str
) -> None:
    with pytest.raises(ValueError, match=rf"^{gone} is missing\. {ASKED_FOR[gone]}"):
        game.finished(piles, **facts)


@pytest.mark.parametrize(("game", "piles", "facts", "gone"), MISSING)
def test_a_count_that_lacks_such_a_fact_gives_no_scores_and_no_winner(
    game: Game, piles: tuple[int, int], facts: Told, gone: str
) -> None:
    counted = count(game, [cards_of(pile) for pile in piles], **facts)
    assert (counted.scores, counted.winner) == (None, None), gone


@pytest.mark.parametrize(("game", "piles", "facts"), NEEDLESS)
def test_a_fact_that_decides_nothing_need_not_be_told(
    game: Game, piles: tuple[int, int], facts: Told
) -> None:
    score = game.finished(piles, **facts).score()
    assert count(game, [cards_of(pile) for pile in piles], **facts).scores == score


@pytest.mark.parametrize("side", [0, 1])
def test_whoever_is_said_to_have_won_the_last_trick_wins_at_60_each(side: int) -> None:
    assert EVEN.won_by(EVEN.finished(HALVES, last_trick=side).score()) == side


def test_among_three_the_last_trick_is_asked_for_where_it_may_decide() -> None:
    suits = [OF_SUIT[1] & THREE.pack, OF_SUIT[2] & THREE.pack, OF_SUIT[0] & THREE.pack]
    with pytest.raises(ValueError, match="last_trick is missing"):
        THREE.finished(suits)
    assert THREE.won_by(THREE.finished(suits, last_trick=2).score()) == 2


POSITIONS: list[tuple[Game, Told]] = [
    (EVEN, {"piles": [text_of(pile) for pile in HALVES], "trump": "D"}),
    (MEDIATORE, {"piles": [*map(text_of, HALVES), "", ""], "declarer": 0, "bid": "solo"}),
]


@pytest.mark.parametrize(("game", "facts"), POSITIONS)
def test_a_position_that_is_over_is_scored_once_its_last_trick_is_told(
    game: Game, facts: Told
) -> None:
    deal = game.position(**facts)
    assert deal.is_over
    with pytest.raises(ValueError, match=r"^leader is missing\. Choose who won the last trick"):
        deal.score()
    with pytest.raises(ValueError, match="leader is missing"):
        game.match(**({"deals": 1} if game.has_auction else {})).add(deal)
    assert count_deal(deal).scores is None
    ways: list[Told] = [{"leader": 1}, {"turn": 1}]
    for told in ways:
        assert count_deal(game.position(**facts, **told)).scores == (
            game.position(**facts, **told).score()
        )


WAYS_TO_KEEP: dict[str, Callable[[carte.Deal], carte.Deal]] = {
    "json": lambda deal: carte.from_json(deal.to_json()),
    "record": lambda deal: carte.from_record(deal.record()),
    "code": lambda deal: carte.from_code(carte.code(deal)),
}


@pytest.mark.parametrize("way", WAYS_TO_KEEP)
@pytest.mark.parametrize(("game", "facts"), POSITIONS)
def test_what_is_kept_of_a_position_names_no_winner_of_a_last_trick_that_nobody_told(
    game: Game, facts: Told, way: str
) -> None:
    keep = WAYS_TO_KEEP[way]
    with pytest.raises(ValueError, match=r"^leader is missing"):
        keep(game.position(**facts)).score()
    told = game.position(**facts, leader=1)
    assert keep(told) == told
    assert keep(told).score() == told.score()


WON = {"win": [1, 0], "slam": [0, 0]}

ASKED: list[tuple[str, Callable[[Game], object]]] = [
    ("scored", lambda game: game.scored({"win": [1, 0], "slam": [0, 0]}, {})),
    ("scored without a declarer", lambda game: game.scored(WON, {"bid": game.ladder[0]})),
    ("paid_by", lambda game: game.paid_by({"bid": game.ladder[0]})),  # type: ignore[attr-defined]
    ("was_slam", lambda game: game.was_slam([0] * game.seats, {})),
]


@pytest.mark.parametrize("game", CONTRACTS, ids=repr)
@pytest.mark.parametrize(("_name", "ask"), ASKED, ids=[name for name, _ask in ASKED])
def test_nobody_is_paid_for_a_contract_that_is_not_said(
    game: Game, _name: str, ask: Callable[[Game], object]
) -> None:
    with pytest.raises(ValueError, match=r"Choose what was bid|Choose the declarer"):
        ask(game)


@pytest.mark.parametrize("game", CONTRACTS, ids=repr)
def test_items_are_counted_once_the_contract_is_said(game: Game) -> None:
    unsaid = count_items(game, WON, {"bid": CONTRACTS[game]["bid"]})
    assert unsaid.scores is None
    assert unsaid.objection
    said = count_items(game, WON, CONTRACTS[game])
    assert said.scores
    assert isinstance(said.scores[0], Score)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_a_deal_tells_of_its_ending_is_all_that_its_score_hangs_on(slug: str) -> None:
    deal = carte.game(slug).deal(seed=5)
    while not deal.is_over:
        deal = deal.play(deal.legal_moves()[-1])
    piles, facts = deal.ending
    if facts or not deal.game.has_auction:
        masks = [sum(1 << card.index for card in pile) for pile in piles]
        assert deal.game.lacking(masks, facts) is None
        assert deal.game.finished(masks, **facts).score() == deal.score()
