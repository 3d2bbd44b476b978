"""Tables that play otherwise than the usual ones: played by buttons, counted, looked through."""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.counting import count
from carte.engine.match import Match as Played
from carte.engine.match import Score
from carte.play.ending import end_of
from carte.play.headline import headline_of_match
from carte.play.review import account, choices, find
from carte.play.review.account import Entry, result_of
from carte.play.review.finding import Thought
from carte.play.sitting import Sitting
from carte.play.thinking import Thinking
from carte.players import LEVELS
from carte.players.evaluation import margins
from tests.engine import other_tables, trick_games
from tests.front.loops import on_a_loop
from tests.front.reader import Sit
from tests.site.match import UnseenMatch

NAMES = ("You", "Right", "Left")
SCOPA = carte.game("scopa", players=3)


def at_level(number: int) -> str:
    return [*LEVELS][number % len(LEVELS)]


@pytest.mark.parametrize(
    ("slug", "options", "level"),
    [
        (slug, options, at_level(number))
        for tables in (other_tables.TABLES, trick_games.TABLES)
        for number, (slug, options) in enumerate(tables)
    ],
)
def test_a_whole_deal_is_played_and_counted(
    sit: Sit, slug: str, options: dict[str, Any], level: str
) -> None:
    at = sit(slug, seed=3, level=level, played=UnseenMatch, **options)
    deal = at.play_on()
    expect(at.root).to_have_attribute("data-over", "")
    assert len(at.counted()) == (deal.game.pack.bit_count() if any(map(len, deal.piles)) else 0)
    assert at.points() == [score.total for score in deal.score()]
    if deal.game.has_table:
        at.root.locator(".carte-account").wait_for()


BOXES = """root => {
    const shown = ".carte-seat, [data-zone=table], [data-zone=hand], .carte-stack, " +
        "[data-action=play]";
    const { top } = root.getBoundingClientRect();
    return [...root.querySelectorAll(shown)].filter(one => one.checkVisibility())
        .map(one => one.getBoundingClientRect())
        .map(box => [[box.left, box.right], [box.top - top, box.bottom - top]]);
}"""
"""From where to where each part of a table reaches across, and down from the table's top."""


@pytest.mark.parametrize("players", [3, 6])
def test_table_hand_and_button_are_in_the_window_and_nothing_overlaps(
    sit: Sit, page: Page, players: int
) -> None:
    at = sit("scopa", seed=3, players=players)
    at.make(at.offered()[0])
    for width, height in ((1000, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        found = at.root.evaluate(BOXES)
        assert len(found) >= players + 3
        assert max(bottom for _across, (_top, bottom) in found) <= height
        for one, other in combinations(found, 2):
            ways = zip(one, other, strict=True)
            assert any(
                end <= start + 1 or stop <= begin + 1 for (begin, end), (start, stop) in ways
            )


def test_four_at_asso_piglia_tutto_get_ten_cards_and_two_get_three_again(sit: Sit) -> None:
    at = sit("asso-piglia-tutto", seed=3)
    for players, size in ("4", 10), ("2", 3):
        at.act("new").click()
        at.root.locator(f"[data-field=players][value='{players}']").check(force=True)
        at.another()
        assert at.deal.game == carte.game("asso-piglia-tutto", players=int(players))
        assert len(at.deal.hands[0]) == size
        expect(at.root.locator(".carte-felt")).to_have_attribute("data-hand", str(size))


def test_by_how_many_points_one_of_three_has_won() -> None:
    piles = ["1D 2D 3D 7D 7C 7S 7B", "4D 5D 6D 1C 2C", "8D 9D 10D 3C"]
    deal = SCOPA.position(piles=piles)
    assert [score.total for score in deal.score()] == [4, 0, 0]
    assert margins(deal) == [4.0, -4.0, -4.0]
    assert result_of(deal) == 4.0


def test_a_deal_of_three_is_looked_through_and_its_parts_sum_up() -> None:
    deal = SCOPA.deal(seed=5)
    while not deal.is_over:
        deal = deal.play(deal.legal_moves()[-1])
    entries = []
    for number in choices(deal)[-8:]:
        finding = on_a_loop(find(deal, number, Thinking(), Thought(12, 6)))
        entries.append(Entry(number, -finding.cost))
    told = account(deal, entries)
    parts = sum(part["points"] for part in told["parts"])
    assert round(parts, 1) == told["result"]["points"] == round(result_of(deal), 1)


def test_a_line_is_settled_when_no_pile_can_change_it() -> None:
    piles = ["7D 1C 2C 3C 4C 5C 6C", "1S 2S 3S", "1B 2B 3B"]
    found = {line.item: line for line in count(SCOPA, piles, scope=[1, 0, 0]).lines}
    assert found["settebello"].points == (1, 0, 0)
    assert found["carte"].points is None
    assert found["carte"].text == "7, 3 and 3 so far: the missing cards may change it."
    with pytest.raises(ValueError, match="3"):
        count(SCOPA, piles[:2])


def scored(*deals: tuple[int, ...]) -> Played:
    return Played(SCOPA, 0, tuple(tuple(Score({"scopa": one}) for one in deal) for deal in deals))


def test_the_end_of_a_match_of_three_is_told() -> None:
    assert headline_of_match(scored((12, 9, 10)), NAMES) == "You win the match by 2: 12, 9 and 10."
    assert headline_of_match(scored((8, 9, 11)), NAMES) == "Left wins the match by 2: 8, 9 and 11."


def test_the_end_of_a_deal_of_three_is_told() -> None:
    sitting = Sitting.begin(SCOPA, level="newcomer", seed=2)
    while not sitting.deal.is_over:
        sitting = sitting.play(sitting.deal.legal_moves()[0])
    end = end_of(sitting)
    points = [score.total for score in sitting.deal.score()]
    assert len(end["cards"]) == len(end["score"]) == 3
    assert end["text"].endswith("wins this deal: {}, {} and {}.".format(*points))
