"""Of more than two at a table, each one's last card is shown at the plate."""

import pytest
from playwright.sync_api import Page, expect

from carte.board.seats import READER, seat_names
from tests.front.reader import Sit
from tests.play.laid import at_widths
from tests.site.match import Match, QuickMatch

HEIGHTS = """root => [...root.querySelectorAll(".carte-felt, .carte-plate")]
    .map(one => one.getBoundingClientRect().height)"""

SHOWN = """root => Object.fromEntries([...root.querySelectorAll(".carte-seat:has([data-lately])")]
    .map(seat => [seat.dataset.seat, seat.querySelector("[data-lately]").dataset.lately]))"""


def played_since(at: Match) -> dict[str, str]:
    """The cards that others have played since the reader did, by seat."""
    names = seat_names(at.deal.game)
    found: dict[str, str] = {}
    for before, choice in at.deal.course():
        if before.turn == READER:
            found = {}
        else:
            found[names[before.turn]] = str(choice).split()[0]
    return found


@pytest.mark.parametrize(("game", "players"), [("scopone", 4), ("scopa", 6), ("scopa", 3)])
def test_what_each_has_played_is_shown_and_moves_nothing(
    sit: Sit, page: Page, game: str, players: int
) -> None:
    seats = {} if game == "scopone" else {"players": players}
    at = sit(game, seed=3, played=QuickMatch, **seats)
    widths = (390, 320, 1280)
    begun = at_widths(page, widths, HEIGHTS)
    for _turn in range(2):
        at.make(at.offered()[0])
        shown = at.root.evaluate(SHOWN)
        assert shown == played_since(at)
        assert len(shown) == players - 1
        for width, [heights] in at_widths(page, widths, HEIGHTS).items():
            assert heights == pytest.approx(begun[width][0], abs=0.5), width
    page.reload()
    at.ready()
    assert at.root.evaluate(SHOWN) == shown


@pytest.mark.parametrize("game", ["scopa", "mediatore"])
def test_of_two_and_of_a_trick_that_is_seen_anyhow(sit: Sit, game: str) -> None:
    at = sit(game, seed=1, played=QuickMatch)
    while len(at.deal.moves) < 6:
        at.make(at.offered()[0])
    expect(at.root.locator("[data-lately]")).to_have_count(0)
