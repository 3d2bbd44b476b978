"""Where the points went, in a real browser: found while the count is read, shown on the cards."""

import json
import re
from datetime import date

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.play import Sitting, code
from carte.play.board import same_cards
from carte.play.puzzles import from_code
from carte.play.review import asking
from carte.play.review.account import result_of
from carte.play.review.finding import Finding, find
from carte.play.review.finding_text import finding_json as said_of
from carte.play.thinking import Thinking
from carte.play.widget import ROUNDS
from tests.front.reader import Sit, kept
from tests.play.sittings import last_decision, near_the_end
from tests.replay.deals import played_out
from tests.site.match import Match, QuickMatch


def number(text: str) -> float:
    return float(text.replace("−", "-"))


DEAR = near_the_end("briscola", seed=6)
"""The reader makes the last move of a deal in which others cost much."""


FROM_THE_AXIS = """bars => bars.map(bar => {
    const axis = bar.getBoundingClientRect(), drawn = bar.firstElementChild;
    const { left, right } = drawn.getBoundingClientRect();
    const begins = drawn.dataset.sign === "less" ? right : left;
    return begins - (axis.left + axis.right) / 2;
})"""
"""How far from the axis that is drawn each bar begins, in pixels."""


@pytest.mark.parametrize("game", carte.GAMES)
def test_after_every_deal_the_parts_of_its_result_are_laid_side_by_side_from_their_axis(
    sit: Sit, game: str
) -> None:
    at = sit(game, fragment=near_the_end(game), played=QuickMatch)
    deal = at.play_on()
    account = at.root.locator(".carte-account")
    account.wait_for()
    *parts, result = map(number, account.locator(".carte-part-points").all_inner_texts())
    assert result == round(result_of(deal), 1) == round(sum(parts), 1)
    begin = account.locator(".carte-part-bar").evaluate_all(FROM_THE_AXIS)
    assert len(begin) > 2
    assert all(abs(aside) <= 1 for aside in begin)
    expect(at.root.locator(".carte-line")).to_have_attribute("aria-label", re.compile("in the end"))
    expect(account.locator("caption")).to_contain_text(
        "Each move is charged its average cost. Luck in this deal is counted under "
        "“The cards gave”."
    )


def test_a_dear_move_is_shown_as_it_was_to_be_made_with_the_better_one_on_the_cards(
    sit: Sit,
) -> None:
    at = sit("briscola", fragment=DEAR, played=QuickMatch)
    deal = at.play_on()
    moment = at.root.locator(".carte-points-moments li").first
    place = int(re.findall(r"Move (\d+)", moment.inner_text())[0])
    said = moment.inner_text().partition("This cost")[2].splitlines()[0]
    moment.get_by_text("Show it on the cards").click()
    told = at.root.locator(".carte-verdict-on")
    expect(told).to_contain_text(said)
    before, played = [*deal.course()][place - 1]
    assert before.turn == 0
    is_seen_before(at, before, played)
    expect(at.root.locator(".carte-replay-place")).to_contain_text(f"Move {place} of")
    at.act("forward").click()
    expect(at.root.locator("[data-zone=hand] [data-named]")).to_have_count(0)
    at.act("better").click()
    is_seen_before(at, before, played)
    expect(told).to_contain_text(said)
    at.act("leave").click()
    expect(at.root.locator(".carte-account")).to_be_visible()


def test_a_dear_move_is_shown_as_soon_as_it_is_known_and_stays_if_the_review_stops(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[Finding]()

    async def find_until_one_is_dear(deal: Deal, number: int, thinking: Thinking) -> Finding:
        if any(one.seat == 0 and one.cost for one in told):
            raise ValueError("no expert is here")
        told.append(await find(deal, number, thinking))
        return told[-1]

    monkeypatch.setattr(asking, "find", find_until_one_is_dear)
    at = sit("briscola", fragment=DEAR, played=QuickMatch)
    at.play_on()
    points, title = at.root.locator(".carte-points"), at.root.locator(".carte-points h4")
    expect(points).to_contain_text("no expert is here")
    expect(title).to_have_text("The costliest moves so far")
    moments = at.root.locator(".carte-points-moments li")
    expect(moments).to_have_count(1)
    expect(moments).to_contain_text(f"Move {told[-1].number}")
    told.clear()
    monkeypatch.setattr(asking, "find", find)
    at.act("review-again").click()
    at.root.locator(".carte-account").wait_for()
    expect(title).to_have_text("The costliest moves")
    expect(points).not_to_contain_text("no expert is here")


def is_seen_before(at: Match, before: Deal, played: Move) -> None:
    """The cards lie as they did before a move, and a better one is pointed at."""
    pointed = at.root.locator("[data-zone=hand] [data-named]")
    expect(pointed).to_have_count(1)
    assert pointed.get_attribute("data-card") != str(played)
    held = at.root.locator("[data-zone=hand] [data-card]")
    assert {*held.evaluate_all("all => all.map(({ dataset }) => dataset.card)")} == {
        *map(str, before.hands[0])
    }, "the trick before is gathered, and cards are drawn"
    expect(at.act("better")).to_have_count(0)


def test_a_better_pass_is_seen_in_its_words(
    sit: Sit, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.set_viewport_size({"width": 390, "height": 480})
    without_cards: dict[str, object] = {"from": None, "to": [], "signal": None}

    def of_a_pass(finding: Finding) -> dict[str, object]:
        return {**said_of(finding), "answer": without_cards}

    monkeypatch.setattr(asking, "finding_json", of_a_pass)
    at = sit("briscola", fragment=DEAR, played=QuickMatch)
    at.play_on()
    at.root.locator(".carte-points-moments li").first.get_by_text("Show it on the cards").click()
    expect(at.root.locator(".carte-verdict-on b").first).to_be_in_viewport(ratio=1)


def test_a_review_that_fails_says_why_and_goes_on_when_it_is_tried_again(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit("scopa", fragment=near_the_end("scopa"), played=QuickMatch)
    with monkeypatch.context() as failing:
        failing.setattr(asking, "find", fail)
        at.play_on()
        expect(at.root.locator(".carte-points")).to_contain_text("no expert is here")
    at.act("review-again").click()
    at.root.locator(".carte-account").wait_for()


async def fail(*_given: object) -> None:
    raise ValueError("no expert is here")


def test_the_next_deal_does_not_wait_for_a_review(sit: Sit) -> None:
    at = sit("scopa", fragment=near_the_end("scopa"), played=QuickMatch)
    at.play_on()
    at.next_deal()
    expect(at.root.locator(".carte-points")).to_be_hidden()


def test_a_whole_match_is_looked_through_deal_by_deal(sit: Sit) -> None:
    six = near_the_end("scopa", players=6)  # each of whom makes but a few moves
    at = sit("scopa", fragment=six, played=QuickMatch)
    at.play_on()
    at.next_deal()
    at.play_on()
    at.act("review-match").click()
    table = at.root.locator(".carte-account-match")
    table.wait_for()
    rows = [
        [number(cell) for cell in row.locator("td").all_inner_texts()]
        for row in table.locator("tr:has(td)").all()
    ]
    assert len(rows) == 3
    for *parts, result in rows:
        assert round(sum(parts), 1) == result
    for column in zip(*rows, strict=True):
        assert round(sum(column[:2]), 1) == column[2]
    picture = at.root.locator("figure:has(.carte-line-keys)")
    names = table.locator("thead th").all_inner_texts()[1:]
    assert [key.strip() for key in picture.locator("li").all_inner_texts()] == names
    told = picture.locator(".carte-line").get_attribute("aria-label")
    sums = zip(names, table.locator("tfoot td").all_inner_texts(), strict=True)
    assert told == f"After 2 deals: {', '.join(map(' '.join, sums))}."
    ends = picture.locator(".carte-line-drawn[data-line]").evaluate_all(ENDS)[:4]
    assert len(ends) == 4
    assert [*sorted(ends, reverse=True)] == [
        y for _sum, y in sorted(zip(rows[-1], ends, strict=True))
    ]


ENDS = "lines => lines.map(line => line.getPointAtLength(line.getTotalLength()).y)"
"""How far down each line ends."""


@pytest.mark.usefixtures("whole_reviews")
def test_a_deal_from_its_record_is_looked_through_as_well(sit: Sit) -> None:
    at = sit("briscola", fragment=near_the_end("briscola", seed=4))
    deal = played_out("briscola", 5)
    at.root.get_by_text("Record and link").click()
    at.root.locator("[data-field=paste]").fill(deal.record())
    at.act("read").click()
    account = at.root.locator(".carte-account")
    account.wait_for()
    *parts, result = map(number, account.locator(".carte-part-points").all_inner_texts())
    assert result == result_of(deal) == round(sum(parts), 1)
    at.act("moment").first.click()
    expect(at.root.locator(".carte-verdict-on")).to_contain_text("This cost you")


@pytest.mark.parametrize("game", ["scopa", "mediatore"])
def test_the_cards_of_the_day_are_alike_at_every_table_and_leave_its_habits(
    sit: Sit, game: str
) -> None:
    at = sit(game, seed=3)
    before = kept(at.page, "habits")
    at.act("new").click()
    at.another("today")
    played = at.sitting.game
    deals = None if game == "scopa" else ROUNDS * played.seats
    day = Sitting.begin(played, level="regular", seed=int(f"{date.today():%Y%m%d}"), deals=deals)
    assert same_cards(at.sitting) == day
    assert kept(at.page, "habits") == before


def test_friends_results_on_the_same_cards_lie_side_by_side(sit: Sit) -> None:
    at = sit("briscola", fragment=near_the_end("briscola"), played=QuickMatch)
    deal = at.play_on()
    at.root.get_by_text("The same cards for friends").click()
    at.act("send-same").click()
    link = at.root.locator("[data-fold=friends] textarea[readonly]").input_value()
    at.root.locator("[data-field=links]").fill(f"Anna {link}")
    at.act("compare").click()
    rows = at.root.locator(".carte-duplicate tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("Anna")
    assert number(rows.nth(0).locator("td").first.inner_text()) == result_of(deal)
    expect(rows.nth(0)).not_to_contain_text("not over yet")
    expect(rows.nth(1)).to_contain_text("not over yet")
    at.root.locator("[data-field=links]").fill("Anna has won")
    at.act("compare").click()
    expect(at.root.locator(".carte-status")).to_contain_text("“Anna has won” has no link")


def test_results_beside_a_match_of_ones_own_that_goes_on_say_so_and_leave_it(sit: Sit) -> None:
    at = sit("briscola", seed=3)
    at.make(at.offered()[0])
    before = at.deal
    at.root.get_by_text("The same cards for friends").click()
    at.act("compare").click()
    results = at.root.locator(".carte-board-results")
    expect(results.locator("tbody tr")).to_contain_text("not over yet")
    expect(results).to_contain_text("Play on, then compare again.")
    assert at.deal == before


def test_the_dearest_moves_of_a_deal_come_back_in_five_a_day_or_are_tried_again_as_puzzles(
    sit: Sit, page: Page
) -> None:
    at = sit("briscola", fragment=DEAR, played=QuickMatch)
    at.play_on()
    at.root.locator(".carte-account").wait_for()
    moments = at.root.locator(".carte-points-moments li")
    kept = moments.filter(has_text="It comes back in “Five a day”.")
    expect(kept.first).to_be_visible()
    codes = moments_kept(page)
    assert 1 <= len(codes) <= moments.count() <= 3
    assert {from_code(one).deal.game.slug for one in codes} == {"briscola"}
    page.route("**/puzzles-briscola.html", lambda route: route.fulfill(body="here"))
    moments.first.get_by_text("Try it again").click()
    page.wait_for_url("**/puzzles-briscola.html#puzzle=*")
    _page, _equals, puzzle = page.url.partition("#puzzle=")
    assert puzzle in codes


def test_a_deal_that_was_over_before_keeps_nothing(sit: Sit, page: Page) -> None:
    sitting = last_decision("briscola")
    over = sitting.play(sitting.deal.legal_moves()[0])
    while not over.deal.is_over:
        over = over.play(over.deal.legal_moves()[0])
    at = sit("briscola", fragment=f"#play={code(over)}", played=QuickMatch)
    at.root.locator(".carte-points-moments").wait_for()
    assert "moment" not in page.evaluate("sent.map(({ ask }) => ask)")


def moments_kept(page: Page) -> set[str]:
    """The codes of the moves that are to come back."""
    return {*json.loads(page.evaluate("localStorage['carte.moments'] ?? '{\"kept\": {}}'"))["kept"]}


def test_a_move_that_cannot_be_tried_again_says_why(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = sit("briscola", fragment=DEAR, played=QuickMatch)
    monkeypatch.setattr(asking, "tried_again", fail)
    at.play_on()
    moment = at.root.locator(".carte-points-moments li").first
    moment.get_by_text("Try it again").click()
    expect(moment).to_contain_text("no expert is here")
    expect(moment.get_by_text("Try it again")).to_be_enabled()
