"""The line after each answer to a puzzle: how the deal goes on, and what it comes to."""

from typing import Any

import pytest

import carte
from carte.engine.moves import Play
from carte.play.puzzles.collection import Entry, collection
from carte.play.puzzles.line import is_known, line
from carte.play.puzzles.line_text import lines_json
from carte.play.puzzles.puzzle import Puzzle, differing
from carte.players import is_same
from carte.players.evaluation import margins
from tests.benchmarks.puzzles.telling import laid_out
from tests.each import each

ENTRIES = [entry for slug in carte.GAMES for entry in collection(slug).entries]

each_entry = each("entry", ENTRIES, ids=lambda entry: entry.id)


def written(found: Any) -> list[str]:
    """The moves of a line in notation, as its page writes them: mostly by their cards."""
    return [move.get("notation") or by_cards(**move) for move in found["moves"]]


def by_cards(card: str, takes: list[str], **_rest: object) -> str:
    return f"{card} x {' '.join(takes)}" if takes else card


def worth(puzzle: Puzzle, move: carte.Move) -> float:
    """By how many points the reader wins where a move leads."""
    return margins(line(puzzle.deal, move).end)[puzzle.deal.turn]


@each_entry
def test_every_answer_has_a_line_that_can_be_played(entry: Entry) -> None:
    puzzle = entry.puzzle
    lines = lines_json(puzzle)
    legal = puzzle.deal.legal_moves()
    for move in legal:
        (found,) = [one for one in lines if is_same(carte.move(written(one)[0]), move)]
        deal = puzzle.deal
        for text in written(found):
            deal = deal.play(carte.move(text))
        assert all("notation" not in move for move in found["moves"] if "card" in move)
        assert all(one["text"] for one in [*found["moves"], {"text": found["comes"]}])


@each_entry
def test_the_line_of_a_right_move_comes_to_more_than_that_of_a_wrong_one(entry: Entry) -> None:
    puzzle = entry.puzzle
    best = worth(puzzle, puzzle.answers[0])
    assert [move for move in puzzle.wrong if worth(puzzle, move) >= best] == []


def test_where_all_is_known_a_line_is_played_as_well_as_can_be_and_to_its_end() -> None:
    known = [entry.puzzle for entry in ENTRIES if is_known(entry.puzzle.deal)]
    assert known
    for puzzle in known:
        best = worth(puzzle, puzzle.answers[0])
        for move, cost in puzzle.wrong.items():
            played = line(puzzle.deal, move)
            assert played.end.is_over
            assert {one["about"] for one in lines_json(puzzle)} == {""}
            assert len(played.end.moves) - len(puzzle.deal.moves) == len(played.moves)
            assert best - worth(puzzle, move) == pytest.approx(cost)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_line_that_is_not_played_to_its_end_stops_before_new_cards(slug: str) -> None:
    for entry in collection(slug).entries:
        deal = entry.puzzle.deal
        for move in differing(deal.legal_moves()):
            shown = line(deal, move).moves
            now, mine = deal, [move]
            for one in shown:
                mine += [one] if now.turn == deal.turn else []
                now = now.play(one)
            cards = {one.card for one in mine if isinstance(one, Play)}
            assert cards <= {*deal.hands[deal.turn]}
            assert not now.game.has_tricks or not now.trick or len(shown) == 1


def test_laying_out_hidden_cards_changes_nothing_that_the_reader_sees() -> None:
    for slug in carte.GAMES:
        puzzle = collection(slug).entries[0].puzzle
        again = laid_out(puzzle, worlds=5, most=5)
        assert again.costs == puzzle.costs
        assert again.deal.view(0) == puzzle.deal.view(0)


def test_a_line_says_what_the_other_move_would_have_come_to() -> None:
    deal = carte.game("scopa").position(hands=["7D 2S", "4C"], table="7B 4S", dealer=1, turn=0)
    wrong, right = lines_json(Puzzle(deal, (12, 0)))
    assert written(wrong) == ["2S", "4C x 4S", "7D x 7B"]
    assert written(right) == ["7D x 7B", "4C x 4S", "2S"]
    assert right["comes"].startswith("Played out, this comes to ")
    assert "if you lay the 2 of spade" in right["comes"]
    assert "the best move comes to" in wrong["comes"]
