"""Whole deals, levels, matches with their review, questions and counts, by ear and keys alone.

Any two of what is done, game and language meet. All that is heard is kept, and stands in the
message of a test that fails.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.board.seats import READER
from carte.lessons import course
from carte.lessons.ask import ChooseStep, PickStep
from carte.lessons.play import Step
from carte.play.guide import guides
from carte.play.review import asking
from carte.widgets import Guide, Lesson, Play, Score, Settle
from tests.front.heard import described
from tests.front.listener import Listener
from tests.front.reader import Put
from tests.pairs import pairs
from tests.site.match import AT_ONCE, Match, uncoached
from tests.site.replies import replies

MOST_WORDS = 12
"""A move may have so many words, in the median."""

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
    """Play a deal of a match to its end, hear its count and look through its review."""
    widget = Play(game)
    page.add_init_script(AT_ONCE)
    page.add_init_script(uncoached(widget.content["name"]))
    match = Match.at(put(widget), widget)
    match.ready()
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
    if ear.root.locator("[data-fold=count]").count():
        ear.press(".carte-ending [data-action^=look], .carte-ending button")
        assert ear.hears()
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
            if step is not level.steps[-1] or level.ended:
                ear.press("[data-action=next]")
                if getattr(step, "then", ()):
                    ear.press("[data-action=next]")
        ear.press("[data-action=next]")
    return ear


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
    assert any(ear.turns[-1][1])
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
    "levels": solve_levels,
    "question": settle_a_question,
    "count": count_a_deal,
}


@pytest.fixture(autouse=True)
def short(short_thoughts: None, short_reviews: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each deal but a few moves are looked through: what is heard is the same."""
    monkeypatch.setattr(asking, "choices", lambda deal: ())


@pytest.mark.parametrize(
    ("game", "done", "spoken"),
    pairs([*carte.GAMES], [*DONE], ["en", "it", "ja"]),
    indirect=["spoken"],
)
def test_everything_is_done_by_ear(game: str, done: str, spoken: str, put: Put, page: Page) -> None:
    ear = DONE[done](game, spoken, put, page)
    assert ear.unnamed() == []
    if done in ("guide", "match"):
        assert ear.messages <= 1, ear.log()
        assert ear.words <= MOST_WORDS, ear.log()
