"""Puzzles: positions of real deals with one best move, and what every other one costs.

They are in the games' rooms, ``puzzles.toml``, and come from a reader's own deals as well, where a
move was dear. Either is a code for the position and the costs, short enough for a link.

>>> import carte
>>> deal = carte.game("scopa").position(hands=["7D 2S", "4C"], table="7B 4S", dealer=1, turn=0)
>>> [str(move) for move in deal.legal_moves()]
['2S', '7D x 7B']
>>> puzzle = Puzzle(deal, (12, 0))
>>> [str(move) for move in puzzle.answers]
['7D x 7B']
>>> from_code(code(puzzle)) == puzzle
True
"""

from carte.play.puzzles.code import InvalidPuzzle, code, from_code
from carte.play.puzzles.level import level_of
from carte.play.puzzles.puzzle import MOST_MOVES, Puzzle

__all__ = ["MOST_MOVES", "InvalidPuzzle", "Puzzle", "code", "from_code", "level_of"]
