"""Whole deals, levels, matches with their review, questions and counts, by ear and keys alone.

Any two of what is done, game and language meet. All that is heard is kept, and stands in the
message of a test that fails.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte import Deal
from carte.board.seats import READER
from carte.lessons import course
from carte.lessons.ask import ChooseStep, PickStep
from carte.lessons.play import Step
from carte.play.guide import guides
from carte.play.review import asking
from carte.play.review.finding import choices
from carte.widgets import Guide, Lesson, Play, Score, Settle
from tests.front.heard import described
from tests.front.listener import Listener
from tests.front.reader import Put
from tests.pairs import pairs
from tests.site.match import AT_ONCE, Match, QuickMatch, uncoached
from tests.site.replies import replies

MOST_WORDS = 12
"""A move or an answer may have so many words, in the median."""

ASKED = "thlsw"
"""The letters that ask for the position in every language."""

TURN_SINCE = """([key, before]) => {
    const root = document.querySelector(".carte");
    const isTurn = root.querySelector("[data-open]") || root.matches("[data-over]");
    return localStorage[key] !== before && isTurn;
}"""

Doing = Callable[[str, str, Put, Page], Listener]


def play_guide(game: str, spoken: str, put: Put, page: Page) -> Listener:
    """Play a guided deal to its end, along its line."""
    led = guides(game)[0]
    page.add_init_script(AT_ONCE)
    widget = Guide(game)
    lessons = frozenset(str(saying.text) for saying in led.sayings)
    ear = Listener(put(widget), spoken, lessons)
    key = f"carte.guide.{widget.content['level']}"
    line = [*led.walk()]
    own = [place for place, (sitting, _) in enumerate(line) if sitting.deal.turn == READER]
    for number, (place, then) in enumerate(zip(own, [*own[1:], len(line)], strict=True)):
        if number == 1:
            ear.answered(ASKED)
        with ear.turn(then - place):
            _enter(ear, str(line[place][1]), key)
    assert ear.root.get_attribute("data-won") == "true"
    return ear


def play_match(game: str, spoken: str, put: Put, page: Page) -> Listener:
    """Play a deal of a match to its end, and hear its count."""
    match = _sit_down(Match, game, put, page)
    ear = Listener(match.root, spoken)
    while not (deal := match.deal).is_over:
        moves = match.offered()
        choice = moves[len(moves) // 2]
        before = len(deal.moves)
        with ear.turn():
            _enter(ear, str(choice), match.key)
        done = len(match.deal.moves) - before
        ear.turns[-1] = (done, ear.turns[-1][1])
        if len(ear.turns) == 1 and not match.deal.is_over:
            ear.answered(ASKED)
    expect(match.root.locator("[data-action=next]")).to_be_focused()
    return ear


def _sit_down(played: type[Match], game: str, put: Put, page: Page) -> Match:
    widget = Play(game)
    page.add_init_script(AT_ONCE)
    page.add_init_script(uncoached(widget.content["name"]))
    match = played.at(put(widget), widget)
    match.ready()
    return match


def look_back(game: str, spoken: str, put: Put, page: Page) -> Listener:
    """Look back at a finished deal, move by move, and at a better move, if there was one."""
    match = _sit_down(QuickMatch, game, put, page)
    ear = Listener(match.root, spoken)
    moves = len(match.play_on().moves)
    ear.root.locator(".carte-points").get_by_role("figure").wait_for()
    assert any(ear.hears()), "that it is ready is heard"
    ear.press("[data-action=look-back]")
    expect(ear.root.locator("[data-action=forward]")).to_be_focused()
    better = ear.root.locator("[data-action=better]")
    is_shown = False
    for number in range(moves):
        with ear.turn():
            page.keyboard.press("ArrowRight")
        if number == moves // 2:
            ear.answered(ASKED, page.keyboard.press)
        if not is_shown and better.count():
            is_shown = True
            ear.press("[data-action=better]")
            (text,) = ear.hears()
            assert str(number + 1) in text
            ear.root.locator("[data-action=forward]").focus()
            page.keyboard.press("ArrowRight")
    ear.press("[data-action=leave]")
    assert any(ear.hears())
    return ear


def _enter(ear: Listener, move: str, key: str) -> None:
    before = ear.page.evaluate("key => localStorage[key]", key)
    ear.enter(move)
    ear.page.wait_for_function(TURN_SINCE, arg=[key, before])


def solve_levels(game: str, spoken: str, put: Put, page: Page) -> Listener:
    """Solve three levels, each with its task heard first."""
    stage = max(course(game).stages, key=lambda stage: len(stage.levels))
    page.add_init_script(AT_ONCE)
    ear = Listener(put(Lesson(game, stage.id)), spoken)
    for level in stage.levels[:3]:
        goal = ear.root.locator(".carte-goal").inner_text()
        first = ear.root.locator("[data-option], [data-zone] button[data-card]:enabled")
        if not ear.page.evaluate("document.activeElement.closest('.carte')"):
            first.locator("visible=true").first.focus()
        assert goal in described(page)[1]
        for step in level.steps:
            with ear.turn():
                _answer(ear, step)
            _hears_all(ear, ear.root.locator("[data-verdict] > p").first)
            if step is not level.steps[-1] or level.ended:
                ear.press("[data-action=next]")
                if getattr(step, "then", ()):
                    ear.press("[data-action=next]")
        ear.press("[data-action=next]")
    return ear


def _hears_all(ear: Listener, answer: Locator) -> None:
    """A letter says all of an answer of which few words were heard."""
    whole = answer.inner_text()
    ear.page.keyboard.press("y")
    (text,) = ear.hears()
    assert " ".join(whole.split()) in " ".join(text.split())


def _answer(ear: Listener, step: Step) -> None:
    *_, right = replies(step)
    if isinstance(step, ChooseStep):
        ear.press(f"[data-option='{right.said}']")
    elif isinstance(step, PickStep):
        for one in right.said.split(","):
            ear.press(f"[data-zone] button[data-card='{one}']", "Space")
        ear.press("[data-action=play]")
    else:
        ear.enter(right.said)
    ear.root.locator("[data-verdict=good]").wait_for()


def settle_a_question(game: str, spoken: str, put: Put, page: Page) -> Listener:
    """Settle a common question of a game."""
    ear = Listener(put(Settle()), spoken)
    choice = ear.root.locator("[data-game-choice]")
    choice.focus()
    choice.select_option(game)
    with ear.turn():
        ear.press("[data-quarrel]")
    _hears_all(ear, ear.root.locator(".carte-settled-says").first)
    return ear


def count_a_deal(game: str, spoken: str, put: Put, page: Page) -> Listener:
    """Count some cards of a deal."""
    ear = Listener(put(Score(), fragment=f"#{game}"), spoken)
    expect(ear.root).to_have_attribute("data-game", game)
    ear.press("[data-action=begin]")
    for card in ("7D", "1D", "3S"):
        with ear.turn():
            ear.press(f"[data-zone=pile] [data-card='{card}']", "Space")
    return ear


DONE: dict[str, Doing] = {
    "guide": play_guide,
    "match": play_match,
    "review": look_back,
    "levels": solve_levels,
    "question": settle_a_question,
    "count": count_a_deal,
}


@pytest.fixture(autouse=True)
def short(short_thoughts: None, short_reviews: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a deal only the reader's moves are looked through: of others' little is said."""

    def own(deal: Deal) -> list[int]:
        course = [*deal.course()]
        return [number for number in choices(deal) if course[number - 1][0].turn == READER]

    monkeypatch.setattr(asking, "choices", own)


@pytest.mark.parametrize(
    ("game", "done", "spoken"),
    pairs([*carte.GAMES], [*DONE], ["en", "it", "ja"]),
    indirect=["spoken"],
)
def test_everything_is_done_by_ear(
    game: str,
    done: str,
    spoken: str,
    put: Put,
    page: Page,
    record_property: Callable[[str, object], None],
) -> None:
    ear = DONE[done](game, spoken, put, page)
    record_property("heard", ear.figures())
    assert ear.unnamed() == [], ear.log()
    assert ear.messages <= 1, ear.log()
    assert ear.words <= MOST_WORDS, ear.log()
