"""How much is read in a guided deal: little before the first move, and not much to its end."""

import pytest

from carte.play.guide import Guide
from carte.widgets import Guide as GuideWidget
from tests.benchmarks.guides import words_before, words_read
from tests.play.test_guides import NAMED


@NAMED
def test_a_reader_moves_after_a_dozen_words(game: str, led: Guide) -> None:
    assert words_before(GuideWidget(game, led.id).content) <= 12


@pytest.mark.parametrize(("game", "most"), [("asso-piglia-tutto", 350), ("scopa", 600)])
def test_the_first_deal_is_over_after_few_words(game: str, most: int) -> None:
    assert words_read(GuideWidget(game).content) <= most
