"""What the page says of a move can be typed back, in every language."""

import random

import pytest

import carte
from carte import language
from carte.board.sayings import in_words
from carte.engine.moves import Play
from carte.language.typed import languages, readings

SIGNS = str.maketrans("♦♥♠♣", "DCSB")


def meant(text: str) -> set[tuple[str, frozenset[str]]]:
    """The cards and signals that a text may mean, and those that are taken."""
    read = [reading.translate(SIGNS).lower().partition("x") for reading in readings(text)]
    return {(" ".join(made.split()), frozenset(taken.split())) for made, _x, taken in read}


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("game", carte.GAMES)
def test_the_words_of_a_move_and_what_is_said_of_it_are_read_as_that_move(
    game: str, spoken: str
) -> None:
    chance = random.Random(1)
    language.use(spoken)
    try:
        for seed in range(2):
            deal = carte.game(game).deal(seed=seed)
            while not deal.is_over:
                moves = deal.legal_moves()
                for move in [one for one in moves[:4] if isinstance(one, Play)]:
                    for text in (in_words(move, deal), deal.ruling(move).text):
                        assert meant(str(move)) & meant(text), text
                deal = deal.play(chance.choice(moves))
    finally:
        language.use("en")
