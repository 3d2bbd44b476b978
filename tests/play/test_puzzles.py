"""Puzzles: one best move, what every other one costs, and a code that holds both."""

import pytest

import carte
from carte.board.sayings import in_words
from carte.engine.phrases import capital
from carte.language.numbers import unsigned
from carte.play.advice import reasons
from carte.play.puzzles import Puzzle, code, from_code, level_of
from carte.play.puzzles.collection import collection
from carte.play.puzzles.level import falls_short, stands_out
from carte.play.puzzles.order import solved_by_newcomers
from carte.play.puzzles.puzzle import MOST_MOVES
from carte.play.puzzles.widget import Puzzles
from tests.replay.deals import played_out


def puzzles(slug: str) -> list[Puzzle]:
    """A puzzle at every choice of a deal, with costs that are made up."""
    found = []
    for before, _move in played_out(slug, 6).course():
        number = len(before.legal_moves())
        if 2 <= number <= MOST_MOVES:
            found.append(Puzzle(before, (0, *range(1, number))))
    return found


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_puzzle_is_a_code_that_any_page_can_open(slug: str) -> None:
    for puzzle in puzzles(slug):
        again = from_code(code(puzzle))
        assert again.costs == puzzle.costs
        assert again.deal == puzzle.deal
        assert [*map(str, again.answers)] == [*map(str, puzzle.answers)]


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_wrong_move_is_told_with_its_cost(slug: str) -> None:
    for puzzle in puzzles(slug)[::5]:
        (step,) = level_of(puzzle, "own-1").to_json()["steps"]
        texts = [ruling["text"] for ruling in step["rulings"]]
        units = puzzle.deal.game.units
        for points in puzzle.wrong.values():
            words = f"That is allowed, but it costs {unsigned(points)} {units} on average."
            assert any(text.startswith(words) for text in texts)


@pytest.mark.parametrize("costs", [(0, 0), (1, 1), (0,), (0, 1, 2)])
def test_a_puzzle_has_a_right_move_and_a_wrong_one(costs: tuple[int, ...]) -> None:
    deal = carte.game("scopa").position(hands=["7D 2S", "4C"], table="7B 4S", dealer=1, turn=0)
    with pytest.raises(ValueError, match=r"right|costs for"):
        Puzzle(deal, costs)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_wrong_try_is_told_what_is_wrong_with_it_and_not_what_is_right(slug: str) -> None:
    for entry in collection(slug).entries:
        puzzle = entry.puzzle
        best = puzzle.deal.ruling(puzzle.answers[0]).text
        for tried in puzzle.wrong:
            told = falls_short(puzzle, tried)
            assert best not in told
            said = in_words(puzzle.answers[0], puzzle.deal)
            assert f"To {said} " not in told
            assert f"{capital(said)} would" not in told


def test_a_move_that_does_as_well_is_told_beside_the_best() -> None:
    deal = carte.game("scopa").position(hands=["7D 2S 2C", "4C"], table="9B", dealer=1, turn=0)
    costs = [0 if str(choice).startswith("2") else 5 for choice in deal.legal_moves()]
    told = stands_out(Puzzle(deal, tuple(costs)))
    assert told.startswith("You could just as well lay the 2 of spade.")


@pytest.mark.parametrize("slug", carte.GAMES)
def test_no_reason_of_a_puzzle_is_as_true_of_the_wrong_move_nearest_to_it(slug: str) -> None:
    for entry in collection(slug).entries:
        puzzle, told = entry.puzzle, stands_out(entry.puzzle)
        nearest = min(puzzle.wrong, key=lambda move: puzzle.wrong[move])
        shared = {one.text for one in reasons(puzzle.deal, nearest) if not one.against}
        assert told
        assert [text for text in shared if text in told] == []


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_theme_begins_with_the_puzzles_that_newcomers_solve_most_often(slug: str) -> None:
    entries, ranked = {entry.id: entry for entry in collection(slug).entries}, list[int]()
    for theme in Puzzles(slug).content["themes"]:
        put = [solved_by_newcomers(entries[one["id"]].puzzle) for one in theme["puzzles"]]
        assert put == sorted(put, reverse=True)
        ranked += put
    assert len({*ranked}) > 1
