"""The players with a habit: each has its way, and its place on the ladder."""

import pytest

import carte
from carte.lessons import course
from carte.lessons.play import PlayStep
from carte.players import LEVELS, Regular, ladder
from carte.players.characters import DREAMS, Daydreamer
from carte.players.ladder import FIRST, lesson_about
from tests.benchmarks.players import YARDSTICK, pairs_of, saved

SCOPA, BRISCOLA = carte.game("scopa"), carte.game("briscola")

WITHOUT_A_LESSON = {"newcomer", "regular", "expert", "daydreamer"}
"""The levels without a habit, and the daydreamer, whose odd moves are chance."""


def chosen(level: str, deal: carte.Deal) -> str:
    """The move of a player of a level in a position."""
    return str(carte.player(level).choose(deal.view(deal.turn)))


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_ladder_has_levels_from_one_below_the_regular_to_the_expert(slug: str) -> None:
    rungs = ladder(carte.game(slug))
    assert {*rungs} <= {*LEVELS}
    assert len({*rungs}) == len(rungs) >= 5
    assert rungs.index(FIRST) < rungs.index("regular") < rungs.index("expert")


@pytest.mark.parametrize("slug", carte.GAMES)
def test_whoever_stands_higher_on_the_ladder_has_won_more(slug: str) -> None:
    measured = saved(slug)
    won = [
        measured[f"{stronger}-{weaker}"]["margin"] * (1 if weaker == YARDSTICK else -1)
        for stronger, weaker in pairs_of(slug)
    ]
    assert won == sorted(won)
    assert won[-1] > 0 > won[0]


def test_a_grabber_takes_the_most_cards_and_leaves_a_sweep() -> None:
    deal = SCOPA.position(hand="7D 9S", table="7C 2S 3B 4B")
    assert chosen("grabber", deal) == "9S x 2S 3B 4B"
    assert chosen("regular", deal) == "7D x 7C"


def test_a_grabber_lays_its_lowest_card_where_it_can_take_nothing() -> None:
    assert chosen("grabber", SCOPA.position(hand="9S 5C", table="2D")) == "5C"


def test_a_grabber_wins_any_trick_with_its_strongest_card_or_throws_its_weakest() -> None:
    worthless = BRISCOLA.position(hand="AD 3B 4C", trick="2C", trump="6D")
    assert chosen("grabber", worthless) == "1D"
    lost = BRISCOLA.position(hand="3B 4C 5C", trick="AC", trump="6D")
    assert chosen("grabber", lost) == "4C"


def test_a_hunter_takes_the_settebello_and_sweeps_but_no_other_capture() -> None:
    prize = SCOPA.position(hand="7S 9C", table="7D 4B 5B")
    assert chosen("hunter", prize) == "7S x 7D"
    sweep = SCOPA.position(hand="2C 9C", table="9S")
    assert chosen("hunter", sweep) == "9C x 9S"
    small = SCOPA.position(hand="2C 9C", table="9S 6B")
    assert chosen("hunter", small) == "2C"


def test_a_hunter_wins_a_trick_for_a_carico_alone() -> None:
    carico = BRISCOLA.position(hand="2D 5D 4C", trick="3B", trump="6D")
    assert chosen("hunter", carico) == "2D"
    little = BRISCOLA.position(hand="2D 4C 5S", trick="10B", trump="6D")
    assert chosen("hunter", little) == "4C"


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_daydreamer_plays_like_a_regular_but_for_some_moves(slug: str) -> None:
    game, asked, other = carte.game(slug), 0, 0
    for seed in range(30):
        deal = game.deal(seed=seed)
        while len(deal.legal_moves()) == 1:
            deal = deal.play(deal.legal_moves()[0])
        view = deal.view(deal.turn)
        asked += 1
        other += Daydreamer(seed).choose(view) != Regular(seed).choose(view)
    assert 0 < other / asked <= 2 * DREAMS


@pytest.mark.parametrize("slug", carte.GAMES)
def test_each_habit_on_a_ladder_goes_wrong_in_the_level_that_is_its_lesson(slug: str) -> None:
    game = carte.game(slug)
    steps = {level.id: level.steps[0] for stage in course(slug) for level in stage}
    for habit in {*ladder(game)} - WITHOUT_A_LESSON:
        step = steps[lesson_about(game, habit) or "none"]
        assert isinstance(step, PlayStep)
        assert chosen(habit, step.deal) not in [str(answer) for answer in step.answers], habit


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_lesson_is_about_a_habit_on_the_ladder_of_its_game(slug: str) -> None:
    game = carte.game(slug)
    taught = {level for level in LEVELS if lesson_about(game, level)}
    assert taught <= {*ladder(game)} - WITHOUT_A_LESSON
