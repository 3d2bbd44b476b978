"""Tables of the trick games for three, four and six, and of other rules, in a real browser."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.engine.trick_games import TABLES
from tests.engine.trick_tables import deck_of
from tests.site.match import Match, UnseenMatch

Sit = Callable[..., Match]

LEVELS = ("newcomer", "regular", "expert")


@pytest.mark.parametrize(
    ("game", "options", "level"),
    [(game, options, LEVELS[at % 3]) for at, (game, options) in enumerate(TABLES)],
    ids=repr,
)
def test_a_whole_deal_is_played_and_counted(
    sit: Sit, game: str, options: dict[str, Any], level: str
) -> None:
    at = sit(game, seed=3, level=level, played=UnseenMatch, **options)
    deal = at.play_on()
    expect(at.root).to_have_attribute("data-over", "")
    assert at.counted() == ({*deck_of(deal.game)} if any(map(len, deal.piles)) else set())
    assert at.points() == [score.total for score in deal.score()]
