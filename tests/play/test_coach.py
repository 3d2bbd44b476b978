"""The coach at a play table: a word before a costly move, which may be made all the same."""

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte import language
from carte.board.seats import READER
from carte.engine.cards import Card, mask_of
from carte.engine.deal import Deal
from carte.engine.tricks.game import TrickGame
from carte.play import Sitting, asking, code
from carte.play.coach import FEWEST, Look, glanced_at, looked_at, thought_of, warnings_of
from carte.play.comparison import clearly_missed
from carte.play.thinking import Thinking
from carte.players import Expert, Judgement
from carte.widgets import Play
from tests.front.loops import on_a_loop
from tests.front.reader import Put, kept, say
from tests.play.sittings import begun, last_decision, near_the_end
from tests.play.test_in_sight import SMALLEST
from tests.play.test_places import HEIGHTS
from tests.play.test_steady import FOOT, IN_A_BOOK, PLACES
from tests.site.match import Match, buttons_of

Sit = Callable[..., Match]
GAME = "asso-piglia-tutto"
COSTLY, GOOD = "7D", "1D x 2B 4B 8C 8S"
"""What leaves a table to an asso, and what takes it, in the first turn of a deal."""
WARNING = "To lay the 7 of denari would leave a table that an asso empties."


@pytest.fixture(autouse=True)
def other_languages() -> Iterator[None]:
    yield
    language.use("en")


THOUGHT = """warnings => {
    const ask = globalThis.askPython;
    const answer = { looked: Object.keys(warnings), warnings };
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
        return { id: message.id, answer: { looked: Object.keys(warnings), warnings } };
    };
}"""


def said(at: Match) -> Locator:
    return at.root.locator("[role=status]")


def warned(at: Match) -> Match:
    """The table once the costly move was tried."""
    at.press(*buttons_of(carte.move(COSTLY)))
    expect(said(at)).to_contain_text(WARNING)
    return at


def test_a_move_is_warned_of_where_it_is_behind_by_more_than_chance() -> None:
    deal = carte.game("scopa").position(hand="7C 2S", table="3D 4S 9B")
    for missed, error, tries, is_costly in (
        (1.0, 0.2, 40, True),
        (0.2, 0.01, 40, False),
        (1.0, 0.39, 40, True),
        (1.0, 0.42, 40, False),
        (1.0, 0.0, 3, False),
        (1.0, 0.0, 0, True),
    ):
        found = warnings_of(deal, behind(deal, "7C x 3D 4S", "2S", missed, error, tries))
        assert [*found] == ["2S"] * is_costly


def behind(deal: Deal, best: str, other: str, missed: float, error: float, tries: int = 40) -> Look:
    """The thought that a move is so far behind the best one."""
    by_seat = tuple(missed if seat == deal.turn else 0.0 for seat in range(deal.game.seats))
    move = carte.move(other)
    return {move: Judgement(carte.move(best), move, by_seat, by_seat, error, tries)}


def test_a_move_is_warned_of_by_why_and_by_what_it_costs() -> None:
    deal = carte.game("asso-piglia-tutto").position(hand="5D 1B 10S", table="5S")
    costs = behind(deal, "5D x 5S", "1B x 5S", 4.0, 0.0, 0)
    said = warnings_of(deal, costs)["1B x 5S"]["text"]
    assert said.startswith("To take the 5 of spade with the asso")
    assert said.endswith("What others hold can be told by now: that costs your side 4 cards.")


def test_what_no_reason_speaks_against_is_warned_of_by_what_it_costs() -> None:
    deal = carte.game("mediatore").deal(seed=3)
    while deal.phase == "auction":
        deal = deal.play("pass" if deal.turn != READER else "bid mediatore")
    first, *_others, last = map(str, deal.legal_moves())
    assert warnings_of(deal, behind(deal, first, last, 22.0, 1.0))[last] == {
        "text": "On average that costs your side 22 points.",
        "rule": None,
    }


@pytest.mark.parametrize(
    ("best", "other", "alternative"),
    [("pass", "bid solo", "to pass"), ("bid mediatore", "pass", "to bid mediatore")],
)
def test_a_bid_is_warned_of_by_what_else_would_bring_more(
    best: str, other: str, alternative: str
) -> None:
    deal = carte.game("mediatore").deal(seed=3)
    warned = warnings_of(deal, behind(deal, best, other, 22.0, 1.0))[other]["text"]
    assert warned.endswith(f"On average, {alternative} brings your side 22 points more.")


def last_look(deal: Deal) -> Look:
    *_before, last = looked_at(deal, 60)
    assert last is not None
    return last


def test_the_best_move_of_an_expert_is_never_warned_of() -> None:
    for game in carte.GAMES:
        deal = carte.game(game).deal(seed=5)
        *_before, ranking = Expert(iterations=60).weigh(deal.view(deal.turn))
        assert str(ranking[0].move) not in warnings_of(deal, last_look(deal))


def first_look(deal: Deal) -> Look:
    """What a coach sees of a deal that is hurried at once."""

    async def talk() -> Look:
        thinking = Thinking()
        task = asyncio.ensure_future(thinking.last(looked_at(deal)))
        await asyncio.sleep(0)
        thinking.hurry()
        look = await task
        assert look is not None
        return look

    look: Look = on_a_loop(talk())
    return look


@pytest.mark.parametrize("game", carte.GAMES)
def test_a_coach_that_is_hurried_tells_what_the_fewest_worlds_tell(game: str) -> None:
    look = first_look(carte.game(game).deal(seed=5))
    assert look
    assert {judgement.tries for judgement in look.values()} <= {0, FEWEST}


def test_what_is_looked_at_further_is_told_only_from_as_many_worlds() -> None:
    told = [look for look in looked_at(carte.game("briscola").deal(seed=5), 60) if look]
    tries = [max(judgement.tries for judgement in look.values()) for look in told]
    assert tries == sorted(tries)
    assert tries[0] == FEWEST < tries[-1]


def test_an_ending_that_was_counted_leaves_no_chance() -> None:
    deal = carte.game("scopa").deal(seed=1)
    while deal.stock or len(deal.hands[deal.turn]) > 2:
        deal = deal.play(deal.legal_moves()[0])
    assert {judgement.error for judgement in last_look(deal).values()} == {0.0}


TRICKS = (
    ({"hand": "4C 8C 10D", "trick": "7C", "trump": "C"}, "4C", "8C", "kept, it may win more"),
    ({"hand": "2B 9D", "trick": "1D", "trump": "B"}, "9D", "2B", "would spend a trump"),
    ({"hand": "4D 1D", "trick": "3C", "trump": "D"}, "1D", "4D", "would bring in fewer points"),
)


@pytest.mark.parametrize(("at", "best", "other", "why"), TRICKS)
def test_a_card_is_warned_of_by_what_its_trick_comes_to(
    at: dict[str, Any], best: str, other: str, why: str
) -> None:
    deal = carte.game("briscola").position(**at)
    warned = warnings_of(deal, behind(deal, best, other, 10.0, 0.2))[other]
    assert why in warned["text"]
    assert warned["rule"] is not None


def test_what_only_a_look_through_the_cards_speaks_against_is_not_warned_of() -> None:
    """The taught lead of a worthless card, near the end: no worse where nobody sees all cards."""
    deal = scartine_led(seed=112, moves=32)
    assert "5B" in {str(move) for move in deal.legal_moves()}
    expert, view = Expert(iterations=300), deal.view(deal.turn)
    best, lead = carte.move("3D"), carte.move("5B")
    *_before, seen_through = expert.compare(view, best, [lead], 100)
    *_before, played = expert.compare(view, best, [lead], 100, also_played=True)
    assert clearly_missed(deal, seen_through[lead]) > 0
    assert clearly_missed(deal, played[lead]) == 0


def scartine_led(seed: int, moves: int) -> Deal:
    """A deal of briscola in which the reader, a regular, leads worthless cards where there are."""
    game = carte.game("briscola")
    players = [carte.player("regular", seed=seed), carte.player("newcomer", seed=seed + 1)]
    deal = game.deal(seed=seed, dealer=-seed % 2)
    while len(deal.moves) < moves:
        choice = players[deal.turn].choose(deal.view(deal.turn))
        if deal.turn == 0 and not deal.trick:
            cheap = [card for card in deal.hands[0] if is_scartina(deal, card)]
            choice = carte.move(str(cheap[0])) if cheap else choice
        deal = deal.play(choice)
    return deal


def is_scartina(deal: Deal, card: Card) -> bool:
    assert isinstance(deal.game, TrickGame)
    return deal.game.points(mask_of([card])) == 0 and card.suit != deal.trump


PLAIN = (
    ("asso-piglia-tutto", {"hand": "5D 1B 10S", "table": "5S"}, "1B x 5S"),
    ("asso-piglia-tutto", {"hand": "1S 2B", "table": ""}, "1S"),
    ("asso-piglia-tutto", {"hand": "6D 3C 9S", "table": "6C 10B 4S"}, "3C"),
    ("scopa", {"hand": "7D 9C 4B", "table": "7C 2D 10B"}, "4B"),
    ("briscola", {"hand": "1D 5C 6B", "trick": "1C", "trump": "S"}, "1D"),
)
"""Plain blunders of newcomers: an asso spent on one card, a card laid past a pair, and so on."""


@pytest.mark.parametrize(("game", "at", "blunder"), PLAIN)
def test_plain_blunders_are_warned_of(game: str, at: dict[str, Any], blunder: str) -> None:
    deal = carte.game(game).position(**at)
    assert blunder in warnings_of(deal, last_look(deal))


@pytest.mark.parametrize(("game", "at", "blunder"), [PLAIN[1], PLAIN[2], PLAIN[4]])
def test_who_plays_at_once_is_warned_of_plain_blunders_too(
    game: str, at: dict[str, Any], blunder: str
) -> None:
    deal = carte.game(game).position(**at)
    assert blunder in warnings_of(deal, first_look(deal))


UNTHOUGHT = (
    ("mediatore", 3, (), "bid arcisolissimo"),
    ("briscola-chiamata", 3, ("bid 2",), "bid 120"),
    ("mediatore", 3, ("bid mediatore", *3 * ["pass"]), "call 1C"),
    ("mediatore", 1, ("bid mediatore", *3 * ["pass"], "call 1D"), "discard 1D 1S 2D 3D"),
)
"""Moves that nobody would think of: a bid far up, a card called, and strong ones discarded."""


@pytest.mark.parametrize(("game", "seed", "before", "move"), UNTHOUGHT)
def test_a_move_that_nobody_thinks_of_is_warned_of_when_it_is_made(
    game: str, seed: int, before: Sequence[str], move: str
) -> None:
    deal, choice = carte.game(game).deal(seed=seed), carte.move(move)
    for made in before:
        deal = deal.play(made)
    assert choice not in thought_of(deal)
    *_before, look = glanced_at(deal, choice)
    assert look is not None
    assert "On average" in warnings_of(deal, look)[move]["text"]


def test_before_a_costly_move_is_made_one_sentence_says_what_it_costs(sit: Sit) -> None:
    at = warned(coached(sit))
    assert at.deal.moves == ()
    expect(at.act("insist")).to_have_text("Play it all the same")
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


def test_a_move_that_is_taken_back_leaves_the_choice(sit: Sit) -> None:
    at = warned(coached(sit))
    at.act("retry").click()
    expect(at.act("insist")).to_be_hidden()
    expect(said(at)).not_to_contain_text(WARNING)
    at.make(carte.move(GOOD))
    assert str(at.deal.moves[0]) == GOOD


def test_a_costly_move_may_be_made_all_the_same(sit: Sit) -> None:
    at = warned(coached(sit))
    at.act("insist").click()
    at.root.locator(".carte-felt[data-open]").wait_for()
    assert str(at.deal.moves[0]) == COSTLY


def test_a_warning_needs_no_pointer(sit: Sit) -> None:
    at = coached(sit)
    say(at.root, COSTLY)
    expect(at.act("retry")).to_be_focused()
    at.page.keyboard.press("Escape")
    expect(at.act("insist")).to_be_hidden()
    say(at.root, COSTLY)
    expect(at.act("retry")).to_be_focused()
    at.page.keyboard.press("Shift+Tab")
    at.page.keyboard.press("Enter")
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


def test_no_hint_stays_lit_beside_a_warning(sit: Sit) -> None:
    at = coached(sit)
    at.act("hint").click()
    lit = at.root.locator("[data-hinted]")
    expect(lit.first).to_be_visible()
    warned(at)
    expect(lit).to_have_count(0)


def test_the_switch_says_what_the_coach_does(sit: Sit) -> None:
    at = coached(sit)
    expect(at.act("coach")).to_have_text("Coachwarns you")
    expect(said(at)).to_have_text("The coach warns you before a move that costs you something.")
    at.act("coach").click()
    expect(at.act("coach")).to_have_text("Coachis quiet")
    expect(said(at)).to_contain_text("The coach says nothing now")


def test_a_coach_that_was_switched_off_says_nothing(sit: Sit) -> None:
    at = coached(sit)
    expect(at.act("coach")).to_have_attribute("aria-pressed", "true")
    at.act("coach").click()
    expect(at.act("coach")).to_have_attribute("aria-pressed", "false")
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
        return { id: message.id, answer: { looked: [], warnings } };
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


def test_the_coach_rests_once_the_reader_has_won_a_deal(sit: Sit) -> None:
    at = sit("briscola", coached=True, fragment=near_the_end("briscola", seed=1))
    at.play_on()
    expect(said(at)).to_contain_text("You won a deal, so the coach is quiet now")
    expect(at.act("coach")).to_have_attribute("aria-pressed", "false")


COUNTS = "it counts in your progress"


def test_a_deal_won_without_the_coach_ends_the_course(sit: Sit) -> None:
    at = sit("briscola", coached=True, fragment=near_the_end("briscola", seed=1))
    at.act("coach").click()
    at.play_on()
    expect(at.act("next")).to_have_text(re.compile("New match|Revenge"))
    expect(said(at)).to_contain_text("You have won a deal with nobody to help you: " + COUNTS)
    assert kept(at.page, "progress") == {"briscola-table-1": 3}


@pytest.mark.parametrize(
    ("seed", "count", "told"),
    [
        (1, 2, "You have won a deal at the table: "),
        (2, 1, "You have played a deal at the table to its end: "),
    ],
    ids=["won", "lost"],
)
def test_a_deal_played_to_its_end_counts_with_the_coach_as_well(
    sit: Sit, seed: int, count: int, told: str
) -> None:
    at = sit("briscola", coached=True, fragment=near_the_end("briscola", seed=seed))
    at.play_on()
    expect(at.act("next")).to_have_text(re.compile("New match|Revenge"))
    expect(said(at)).to_contain_text(told + COUNTS)
    assert kept(at.page, "progress") == {"briscola-table-1": count}


def test_what_has_counted_is_said_once_and_stays(sit: Sit, page: Page) -> None:
    page.add_init_script("localStorage['carte.progress'] = '{\"briscola-table-1\": 3}'")
    at = sit("briscola", coached=True, fragment=near_the_end("briscola", seed=1))
    at.play_on()
    expect(at.act("next")).to_have_text(re.compile("New match|Revenge"))
    expect(said(at)).not_to_contain_text(COUNTS)
    assert page.evaluate("JSON.parse(localStorage['carte.progress'])") == {"briscola-table-1": 3}


def test_a_deal_that_came_in_a_link_when_it_was_over_counts_for_nobody(
    sit: Sit, page: Page
) -> None:
    sitting = last_decision("briscola", seed=1)
    while not sitting.deal.is_over:
        sitting = sitting.play(sitting.deal.legal_moves()[0])
    at = sit("briscola", coached=True, fragment=f"#play={code(sitting)}")
    expect(at.act("next")).to_have_text(re.compile("New match|Revenge"))
    assert page.evaluate("localStorage['carte.progress'] ?? null") is None


def test_a_coach_that_was_called_by_hand_stays(sit: Sit) -> None:
    at = sit("briscola", coached=True, fragment=near_the_end("briscola", seed=1))
    at.act("coach").click()
    at.act("coach").click()
    at.play_on()
    expect(at.act("next")).to_have_text(re.compile("New match|Revenge"))
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
    expect(root.locator("[role=status]")).to_contain_text(WARNING)
    ends = "document.querySelector('.carte-status > *').getBoundingClientRect().bottom"
    page.wait_for_function(f"foot => {ends} <= innerHeight - foot + 1", arg=FOOT, timeout=20_000)
