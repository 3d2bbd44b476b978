"""The coach at a play table: a word before a costly move, which may be made all the same."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte import language
from carte.board.seats import READER
from carte.play import Sitting, asking, code
from carte.widgets import Play
from tests.front.reader import Put, Sit, kept, say
from tests.play.sittings import begun, last_decision, near_the_end
from tests.play.test_in_sight import SMALLEST
from tests.play.test_places import HEIGHTS
from tests.play.test_steady import FOOT, IN_A_BOOK, PLACES
from tests.site.match import Match, buttons_of

GAME = "asso-piglia-tutto"
COSTLY, GOOD = "7D", "1D x 2B 4B 8C 8S"
"""What leaves a table to an asso, and what takes it, in the first turn of a deal."""
WARNING = "If you lay the 7 of denari, you leave a table that an asso can sweep."


@pytest.fixture(autouse=True)
def other_languages() -> Iterator[None]:
    yield
    language.use("en")


THOUGHT = """warnings => {
    const ask = globalThis.askPython;
    const answer = { looked: Object.keys(warnings), warnings, fine: {} };
    globalThis.askPython = async (number, message) =>
        message.ask === "coach" ? { id: message.id, answer } : ask(number, message);
}"""


def coached(sit: Sit) -> Match:
    """A table whose coach has thought already, and is called then."""
    at = sit(GAME, seed=3)
    at.page.evaluate(THOUGHT, {COSTLY: {"text": WARNING, "rule": "asso-piglia-tutto.ace-sweep"}})
    at.act("coach").click()
    return at


UNTIL_HURRIED = """warnings => {
    const ask = globalThis.askPython;
    let tell;
    const thought = new Promise(resolve => { tell = resolve; });
    globalThis.askPython = async (number, message) => {
        if (message.ask === "hurry") tell();
        if (message.ask !== "coach") return ask(number, message);
        globalThis.looks = (globalThis.looks ?? 0) + 1;
        await thought;
        return { id: message.id, answer: { looked: Object.keys(warnings), warnings, fine: {} } };
    };
}"""


def said(at: Match) -> Locator:
    return at.root.locator(".carte-status")


def warned(at: Match) -> Match:
    """The table once the costly move was tried."""
    at.press(*buttons_of(carte.move(COSTLY)))
    expect(said(at)).to_contain_text(WARNING)
    return at


def test_before_a_costly_move_is_made_one_sentence_says_what_it_costs_and_no_hint_is_lit(
    sit: Sit,
) -> None:
    at = coached(sit)
    at.act("hint").click()
    lit = at.root.locator("[data-hinted]")
    expect(lit.first).to_be_visible()
    warned(at)
    expect(lit).to_have_count(0)
    assert at.deal.moves == ()
    expect(at.act("insist")).to_have_text("Play it anyway")
    expect(at.act("retry")).to_have_text("Take it back")
    expect(at.act("play")).to_be_hidden()


def test_who_plays_before_the_coach_has_thought_is_warned_and_looked_at_longer_then(
    sit: Sit,
) -> None:
    at = sit(GAME, seed=3)
    at.page.evaluate(UNTIL_HURRIED, {COSTLY: {"text": WARNING, "rule": None}})
    at.act("coach").click()
    warned(at)
    assert at.page.evaluate("looks") == 1
    at.act("retry").click()
    at.page.wait_for_function("looks === 2")


@pytest.mark.parametrize("verb", ["call", "discard"])
def test_cards_that_are_handed_in_are_warned_of_too(sit: Sit, verb: str) -> None:
    sitting = handing_in(verb)
    costly = sitting.deal.legal_moves()[0]
    at = sit("mediatore", fragment=f"#play={code(sitting)}")
    at.page.evaluate(THOUGHT, {str(costly): {"text": WARNING, "rule": "mediatore.discard"}})
    at.act("coach").click()
    at.press(*buttons_of(costly))
    expect(said(at)).to_contain_text(WARNING)


def handing_in(verb: str) -> Sitting:
    """The sitting in which the reader, who has bid mediatore, is to hand in cards with a verb."""
    sitting = begun(carte.game("mediatore"))
    while sitting.deal.turn != READER or not str(sitting.deal.legal_moves()[0]).startswith(verb):
        bids = sitting.deal.turn == READER and sitting.deal.phase == "auction"
        sitting = sitting.play("bid mediatore" if bids else sitting.deal.legal_moves()[0])
    return sitting


def test_a_costly_move_is_taken_back_for_another_or_made_all_the_same(sit: Sit) -> None:
    at = warned(coached(sit))
    at.act("retry").click()
    expect(at.act("insist")).to_be_hidden()
    expect(said(at)).not_to_contain_text(WARNING)
    at.make(carte.move(GOOD))
    assert str(at.deal.moves[0]) == GOOD
    at.act("undo").click()
    at.ready()
    warned(at)
    at.act("insist").click()
    at.root.locator(".carte-felt[data-open]").wait_for()
    assert str(at.deal.moves[0]) == COSTLY


def test_a_warning_needs_no_pointer(sit: Sit) -> None:
    at = coached(sit)
    say(at.root, COSTLY)
    expect(at.act("retry")).to_be_focused()
    at.page.keyboard.press("Escape")
    expect(at.act("insist")).to_be_hidden()
    expect(at.root.locator("[data-move]")).to_be_focused()
    say(at.root, COSTLY)
    expect(at.act("retry")).to_be_focused()
    at.page.keyboard.press("Shift+Tab")
    at.page.keyboard.press("Enter")
    expect(at.root.locator("[data-move]")).to_be_focused()
    at.root.locator(".carte-felt[data-open]").wait_for()
    assert str(at.deal.moves[0]) == COSTLY


@pytest.mark.parametrize(("width", "spoken"), [(360, "en"), (390, "ja"), (584, "en"), (1200, "en")])
def test_a_warning_moves_nothing(sit: Sit, page: Page, width: int, spoken: str) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    language.use(spoken)
    at = coached(sit)
    begun, places = at.root.evaluate(HEIGHTS), at.root.evaluate(PLACES)
    warned(at)
    assert at.root.evaluate(HEIGHTS) == pytest.approx(begun, abs=3)
    assert at.root.evaluate(PLACES) == pytest.approx(places, abs=1)
    for asked in at.root.locator(".carte-main:visible").all():
        assert asked.evaluate("one => one.scrollHeight - one.clientHeight") <= 0


def test_the_switch_says_what_the_coach_does_and_one_that_is_off_says_nothing(sit: Sit) -> None:
    at = coached(sit)
    expect(at.act("coach")).to_have_text("Coachwarns you")
    expect(at.act("coach")).to_have_attribute("aria-pressed", "true")
    expect(said(at)).to_have_text("The coach warns you before a move that costs you something.")
    at.act("coach").click()
    expect(at.act("coach")).to_have_text("Coachis quiet")
    expect(at.act("coach")).to_have_attribute("aria-pressed", "false")
    expect(said(at)).to_contain_text("The coach is quiet now")
    at.make(carte.move(COSTLY))
    assert str(at.deal.moves[0]) == COSTLY


AT_FIRST = """globalThis.silent = true;
    globalThis.become = (state) => {
        globalThis.silent = state !== "ready";
        document.documentElement.dataset.engine = state;
        globalThis.carteEngine = { status: { starts: 1 }, start() {} };
        document.dispatchEvent(new Event("carte:engine"));
    };"""
"""A page whose Python is not there yet: what it is sent waits until that is ready, or fails."""


def before_python_is_there(sit: Sit, page: Page, **wishes: Any) -> Match:
    """The table at which the costly move was made while Python is on its way."""
    page.add_init_script(AT_FIRST)
    at = sit(GAME, seed=3, engine="booting", **wishes)
    say(at.root, COSTLY)
    expect(said(at)).to_contain_text("Your move is kept")
    return at


ASKED = "sent.map(({ ask }) => ask)"


def test_who_plays_before_python_is_there_is_warned_once_it_is(sit: Sit, page: Page) -> None:
    at = before_python_is_there(sit, page, coached=True)
    assert page.evaluate(ASKED) == ["coach"]
    page.evaluate(THOUGHT, {COSTLY: {"text": WARNING, "rule": None}})
    page.evaluate("become('ready')")
    expect(said(at)).to_contain_text(WARNING)
    assert {*page.evaluate("sent.map(({ move }) => move)")} == {COSTLY}, "nothing else is looked at"
    at.act("insist").click()
    at.ready()
    assert str(at.deal.moves[0]) == COSTLY


def test_where_python_does_not_come_a_move_is_simply_made(sit: Sit, page: Page) -> None:
    before_python_is_there(sit, page, coached=True)
    page.evaluate("become('failed')")
    page.wait_for_function(f"{ASKED}.includes('play')")


def test_without_a_coach_a_move_waits_for_python_alone(sit: Sit, page: Page) -> None:
    before_python_is_there(sit, page)
    assert page.evaluate(ASKED) == ["play"]


LATE = """warnings => {
    const ask = globalThis.askPython;
    globalThis.askPython = async (number, message) => {
        if (message.ask !== "coach") return ask(number, message);
        if (message.move) await new Promise(resolve => { globalThis.answer = resolve; });
        return { id: message.id, answer: { looked: [], warnings, fine: {} } };
    };
}"""


def test_a_move_that_was_not_looked_at_is_asked_about_and_warned_of(sit: Sit) -> None:
    at = sit(GAME, seed=3)
    at.page.evaluate(LATE, {COSTLY: {"text": WARNING, "rule": None}})
    at.act("coach").click()
    at.press(*buttons_of(carte.move(COSTLY)))
    at.page.wait_for_function("Boolean(globalThis.answer)")
    at.page.evaluate("answer()")
    expect(at.act("insist")).to_be_visible()


def test_what_is_undone_while_the_coach_thinks_of_it_is_not_made(sit: Sit) -> None:
    at = sit(GAME, seed=3)
    at.make(carte.move(GOOD))
    at.page.evaluate(LATE, {})
    at.act("coach").click()
    at.press(*buttons_of(at.offered()[0]))
    at.page.wait_for_function("Boolean(globalThis.answer)")
    at.act("undo").click()
    at.ready()
    at.page.evaluate("answer()")
    at.page.evaluate("new Promise(later => setTimeout(later, 100))")
    assert at.deal.moves == ()
    assert at.page.evaluate(ASKED).count("play") == 1


ACCOUNT = """careful => {
    const ask = globalThis.askPython;
    globalThis.askPython = async (number, message) => {
        const found = await ask(number, message);
        if (message.ask === "account") found.answer.careful = careful;
        return found;
    };
}"""
"""Whether a review finds that the reader has given little away."""


@pytest.mark.usefixtures("short_reviews")
@pytest.mark.parametrize("seed", [1, 2], ids=["won", "lost"])
def test_the_coach_rests_once_little_was_given_away_whoever_has_won(sit: Sit, seed: int) -> None:
    at = sit("briscola", coached=True, fragment=near_the_end("briscola", seed=seed))
    at.page.evaluate(ACCOUNT, True)
    at.play_on()
    rests = at.root.locator(".carte-points-follows")
    expect(rests).to_contain_text("You gave little away in this deal, so the coach is quiet now")
    expect(at.act("coach")).to_have_attribute("aria-pressed", "false")


@pytest.mark.usefixtures("short_reviews")
def test_the_coach_stays_after_a_deal_that_was_won_by_luck(sit: Sit) -> None:
    at = sit("briscola", coached=True, fragment=near_the_end("briscola", seed=1))
    at.page.evaluate(ACCOUNT, False)
    at.play_on()
    expect(at.root.locator(".carte-points-pictures")).to_be_visible()
    expect(at.root.locator(".carte-points-follows")).to_have_count(0)
    expect(at.act("coach")).to_have_attribute("aria-pressed", "true")


FINE = """said => {
    const ask = globalThis.askPython;
    const answer = { looked: Object.keys(said), warnings: {}, fine: said };
    globalThis.askPython = async (number, message) =>
        message.ask === "coach" ? { id: message.id, answer } : ask(number, message);
}"""


def test_a_good_quiet_move_is_praised_beside_what_is_told_of_it(sit: Sit) -> None:
    at = sit(GAME, seed=3)
    at.page.evaluate(FINE, {COSTLY: "Fine: you keep the others for later."})
    at.act("coach").click()
    at.make(carte.move(COSTLY))
    expect(said(at)).to_contain_text("Fine: you keep the others for later.")


COUNTS = "it counts in your progress"


def test_a_deal_won_without_the_coach_ends_the_course(sit: Sit) -> None:
    at = sit("briscola", coached=True, fragment=near_the_end("briscola", seed=1))
    at.act("coach").click()
    at.play_on()
    expect(at.act("next")).to_have_text(re.compile("New match|Rematch"))
    expect(said(at)).to_contain_text("You have won a deal without help: " + COUNTS)
    assert kept(at.page, "progress") == {"briscola-table-1": 3}


@pytest.mark.parametrize(
    ("seed", "count", "told"),
    [
        (1, 2, "You have won a deal at the table: "),
        (2, 1, "You have finished a deal at the table: "),
    ],
    ids=["won", "lost"],
)
def test_a_deal_played_to_its_end_counts_with_the_coach_as_well(
    sit: Sit, seed: int, count: int, told: str
) -> None:
    at = sit("briscola", coached=True, fragment=near_the_end("briscola", seed=seed))
    at.play_on()
    expect(at.act("next")).to_have_text(re.compile("New match|Rematch"))
    expect(said(at)).to_contain_text(told + COUNTS)
    assert kept(at.page, "progress") == {"briscola-table-1": count}


def test_what_has_counted_is_said_once_and_stays(sit: Sit, page: Page) -> None:
    page.add_init_script("localStorage['carte.progress'] = '{\"briscola-table-1\": 3}'")
    at = sit("briscola", coached=True, fragment=near_the_end("briscola", seed=1))
    at.play_on()
    expect(at.act("next")).to_have_text(re.compile("New match|Rematch"))
    expect(said(at)).not_to_contain_text(COUNTS)
    assert page.evaluate("JSON.parse(localStorage['carte.progress'])") == {"briscola-table-1": 3}


def test_a_deal_that_came_in_a_link_when_it_was_over_counts_for_nobody(
    sit: Sit, page: Page
) -> None:
    sitting = last_decision("briscola", seed=1)
    while not sitting.deal.is_over:
        sitting = sitting.play(sitting.deal.legal_moves()[0])
    at = sit("briscola", coached=True, fragment=f"#play={code(sitting)}")
    expect(at.act("next")).to_have_text(re.compile("New match|Rematch"))
    assert page.evaluate("localStorage['carte.progress'] ?? null") is None


def test_a_coach_that_was_called_by_hand_stays(sit: Sit) -> None:
    at = sit("briscola", coached=True, fragment=near_the_end("briscola", seed=1))
    at.act("coach").click()
    at.act("coach").click()
    at.play_on()
    expect(at.act("next")).to_have_text(re.compile("New match|Rematch"))
    expect(said(at)).not_to_contain_text("coach")
    assert kept(at.page, "habits")["briscola"]["coach"] is True


def test_on_the_smallest_phone_what_the_coach_says_of_a_bid_comes_into_sight(
    put: Put, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    warning = {"text": WARNING, "rule": None}
    monkeypatch.setattr(
        asking,
        "warnings_of",
        lambda deal, _look: dict.fromkeys(map(str, deal.legal_moves()), warning),
    )
    page.set_viewport_size(SMALLEST)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(IN_A_BOOK)
    root = put(Play("mediatore"))
    root.get_by_text("Solissimo", exact=True).first.click()
    expect(root.locator(".carte-status")).to_contain_text(WARNING)
    ends = "document.querySelector('.carte-status > *').getBoundingClientRect().bottom"
    page.wait_for_function(f"foot => {ends} <= innerHeight - foot + 1", arg=FOOT)
