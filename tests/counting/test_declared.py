"""What a game declares to be scored is asked of who counts a deal, counted, told, and reckoned.

The rules here are of these tests alone: nothing in ``carte`` knows of them.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import carte
from carte.counting import count, count_deal
from carte.counting.form import form_of
from carte.counting.lines import line_json
from carte.counting.sheet import stands
from carte.engine.cards import EVERY_CARD, MASKS, PACK, Card, mask_of
from carte.engine.conditions import where
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule
from carte.engine.match import Match, Score
from carte.engine.rulebook import Statement
from carte.engine.scoring import ScoreItem, cards_that_count
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.games.scopa.game import Scopa
from carte.quiz import themes_of
from tests.engine import lines_of_play, trick_games

DUE = MASKS[Card("2D").index]


def due_bello(points: Callable[[Any], Sequence[int]]) -> HouseRule:
    """A house rule: the 2 of denari scores 2 points, and with all cards it wins the match."""
    in_force = where(due_bello=True)
    words = "The 2 of denari scores 2 points."
    return HouseRule(
        "due_bello",
        "Due bello",
        counts=True,
        statements=(Statement("due-bello", words, "Here", in_force, theme="primiera"),),
        item=ScoreItem(
            "due-bello",
            "Due bello (2 of denari)",
            "due bello",
            cards_that_count(DUE),
            when=in_force,
            points=points,
            wins=lambda pile: pile == EVERY_CARD,
        ),
    )


class ScopaWithDue(Scopa):
    HOUSE_RULES = (
        *Scopa.HOUSE_RULES,
        due_bello(lambda deal: [2 * bool(mask_of(pile) & DUE) for pile in deal.piles]),
    )


class ChiamataWithDue(BriscolaChiamata):
    HOUSE_RULES = (*BriscolaChiamata.HOUSE_RULES, due_bello(lambda deal: [1] * 5))


DUE_SCOPA = ScopaWithDue(due_bello=True)


def test_an_item_that_a_house_rule_brings_is_counted_and_told_by_its_own_rule() -> None:
    counted = count(DUE_SCOPA, [PACK[:20], PACK[20:]])
    line = {line.item: line for line in counted.lines}["due-bello"]
    assert line.points == (2, 0)
    assert line.text == "1 to 0."
    assert line_json(DUE_SCOPA, line)["name"] == "Due bello (2 of denari)"
    assert line.rule.id == "scopa.due-bello"
    assert [score.items.get("due-bello") for score in counted.scores or ()] == [2, None]


def test_an_item_that_is_not_agreed_on_is_not_counted() -> None:
    counted = count(ScopaWithDue(), [PACK[:20], PACK[20:]])
    assert "due-bello" not in {line.item for line in counted.lines}


def test_a_match_that_an_item_wins_outright_is_over_by_its_rule() -> None:
    match = Match(DUE_SCOPA, 0, ((Score({"carte": 1}, outright=True), Score({})),))
    rule = stands(match, ["You", "They"])["rule"]
    assert rule and rule["id"] == "scopa.due-bello"


def test_a_rule_names_its_theme_where_it_is_stated_and_an_item_where_it_is_declared() -> None:
    assert themes_of(DUE_SCOPA, ["due-bello"]) == ("primiera", "score")


def test_where_payments_are_counted_other_items_come_after_them() -> None:
    game = ChiamataWithDue(due_bello=True)
    lines = count(game, [PACK[:20], PACK[20:]], bid="2", declarer=0, partner=1).lines
    assert [line.item for line in lines][-2:] == ["payment", "due-bello"]
    assert lines[-1].points == (1,) * 5


@pytest.mark.parametrize("game", [*lines_of_play.GAMES, *trick_games.GAMES], ids=repr)
def test_a_deal_ends_as_the_game_finishes_it(game: Game) -> None:
    lines = trick_games.played if game.slug in trick_games.SLUGS else lines_of_play.line
    for seed in range(5):
        deal = lines(game, seed, dealer=seed % game.seats)[-1]
        piles, facts = deal.ending
        assert game.finished([*map(mask_of, piles)], **facts).score() == deal.score()
        assert count_deal(deal).scores == deal.score()


@pytest.mark.parametrize(
    ("options", "worth"),
    [
        ({}, {"scopa": 1, "table-fifteen": 1, "table-thirty": 2, "barsega": 3, "decino": 10}),
        (
            {"table_nine": True},
            {
                "scopa": 1,
                "table-fifteen": 1,
                "table-thirty": 2,
                "table-nine": 3,
                "barsega": 3,
                "decino": 10,
            },
        ),
    ],
)
def test_cirulla_asks_for_what_is_scored_before_the_end_under_its_house_rules(
    options: Mapping[str, bool], worth: Mapping[str, int]
) -> None:
    game = carte.game("cirulla", **options)
    assert {tally.name: tally.worth(game) for tally in game.tallies} == worth
    rng = random.Random(3)
    counts = {name: (rng.randrange(3), rng.randrange(3)) for name in worth}
    deal = game.finished([0, 0], **game.tallied(counts))
    for side, score in enumerate(deal.score()):
        assert score.total == sum(counts[name][side] * points for name, points in worth.items())


def test_games_without_an_auction_have_no_bids_and_nothing_to_pay() -> None:
    for slug in carte.GAMES:
        game = carte.game(slug)
        assert bool(game.bids) == game.has_auction
        assert bool(form_of(game)["contract"]) == game.has_auction


def test_only_matches_of_games_with_payments_are_over_after_so_many_deals() -> None:
    assert carte.game("mediatore").match(deals=4).deals == 4
    with pytest.raises(ValueError, match="deals=4"):
        carte.game("scopa").match(deals=4)
