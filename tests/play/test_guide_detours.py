"""The way from what the coach shows to the level that drills it, at each moment of a deal."""

import re
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.board.sayings import in_words
from carte.board.seats import READER
from carte.engine.moves import move
from carte.language import _
from carte.play import Sitting
from carte.play.guide import Guide as Told
from carte.play.guide import guide, guides
from carte.play.guide.coach import passed_at, saying_at, sayings_by
from carte.play.messages import Match
from carte.widgets import Guide, Lesson
from tests.front.harness import ORIGIN
from tests.front.reader import Put
from tests.play.guided import last_decision, nearly_over
from tests.play.laid import LANGUAGES, at_widths
from tests.play.test_guides import randomly
from tests.site.match import AT_ONCE
from tests.site.table import QuickTable, Table, pressed_for

ASSO = "asso-piglia-tutto"
LED = guide(ASSO)


@pytest.fixture
def table(page: Page, put: Put) -> Table:
    """The guided deal of asso piglia tutto, at which nobody waits."""
    page.add_init_script(AT_ONCE)
    return QuickTable(put(Guide(ASSO)))


def beside(table: Table) -> Locator:
    return table.root.locator(".carte-coaching .carte-detour")


def play_on(table: Table, moves: int) -> None:
    """Make the first moves of the reader's on the prepared line."""
    mine = [choice for sitting, choice in LED.walk() if sitting.deal.turn == READER]
    for choice in mine[:moves]:
        table.wait_for_turn()
        table.press(*pressed_for(str(choice)))
    table.wait_for_turn()


def drill(tail: str) -> str:
    return str(Guide(ASSO).content["drills"][f"{ASSO}.{tail}"]["href"])


def test_no_way_leads_elsewhere_before_the_first_move(table: Table) -> None:
    table.wait_for_turn()
    expect(table.root.locator(".carte-coach")).to_have_text(LED.sayings[0].text)
    expect(beside(table)).to_have_count(0)


def test_beside_each_rule_lies_the_way_to_other_cards(table: Table) -> None:
    play_on(table, 1)
    rule = table.root.locator(".carte-coach [data-rule]").get_attribute("data-rule")
    assert rule is not None
    expect(beside(table)).to_have_attribute("href", drill(rule.partition(".")[2]))
    expect(beside(table)).to_have_attribute("title", "This deal is kept for you here.")


def test_a_rule_that_was_shown_last_can_still_be_tried_when_the_coach_is_silent(
    table: Table,
) -> None:
    turns = [sitting.deal for sitting, _ in LED.walk() if sitting.deal.turn == READER]
    silent = next(n for n, deal in enumerate(turns) if saying_at(deal, LED) is None)
    stage = Guide(ASSO).content["drills"][sayings_by(turns[silent], LED)[-1].rule.id]["stage"]
    play_on(table, silent)
    expect(table.root.locator(".carte-coach")).not_to_have_attribute("data-says", re.compile(""))
    expect(beside(table)).to_have_text(f"{stage}, with other cards")


def test_a_refused_move_leads_to_the_level_of_its_rule(table: Table) -> None:
    table.wait_for_turn()
    verdict = table.play("5D x 2S")
    way = table.root.locator(".carte-status .carte-detour")
    expect(way).to_have_attribute("href", drill(verdict.rule.partition(".")[2]))
    stage = Guide(ASSO).content["drills"][verdict.rule]["stage"]
    expect(way).to_have_text(f"Try other cards: {stage}")


WIDTHS = [320, 390, 768, 1024, 1280, 1440]
COLUMN = "main { max-width: 632px !important; padding: 0 !important }"
"""As wide as the book is beside its maps: on a wide window, too."""

ROOM = """root => {
    const [room, filled, way, felt] =
        ['.carte-coaching', '.carte-coach > span', '.carte-coach-beside > a', '.carte-felt']
        .map((part) => root.querySelector(part)?.getBoundingClientRect());
    const said = document.createRange();
    said.selectNodeContents(root.querySelector('.carte-coach > span'));
    const words = said.getBoundingClientRect();
    return {
        beside: way && way.left - words.right,
        above: words.top - room.top,
        below: room.bottom - Math.max(words.bottom, filled.bottom),
        within: way && root.getBoundingClientRect().right - way.right,
        felt: felt.top - root.getBoundingClientRect().top,
        way: way && Math.min(way.width, way.height),
    };
}"""
"""How much room is left between what the coach says, the way beside it, and what lies around."""

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"
"""Wait until a window that has another size is drawn."""


class Heard(Guide):
    """A guided deal whose coach says one sentence in place of all, and of what was passed up."""

    def __init__(self, rule: str, passed: str) -> None:
        self._passed = passed
        super().__init__(ASSO)
        for saying in self.content["sayings"]:
            saying["text"] = rule

    def sitting_json(self, sitting: Sitting, *, judged: bool = False) -> Match:
        told = super().sitting_json(sitting, judged=judged)
        guided = told["moment"]["guided"]
        guided["passed"] = guided["passed"] and self._passed
        return told


@cache
def played_at_random() -> list[tuple[Told, Sitting]]:
    """All moments of a few deals of each game."""
    return [
        (guide(game), sitting)
        for game in carte.GAMES
        for seed in range(3)
        for sitting in randomly(guide(game), Random(seed))
    ]


def longest() -> tuple[str, str]:
    """The longest rule, and the longest sentence on what was passed up, in the language now."""
    led = [each for game in carte.GAMES for each in guides(game)]
    rules = [_(saying.text) for each in led for saying in each.sayings]
    passed = [passed_at(sitting.deal, told) for told, sitting in played_at_random()]
    three = in_words(move("7B x 1B 2B 4B"))
    shown = _(LED.sayings[0].passed).format(move=three)
    return max(rules, key=len), max([shown, *filter(None, passed)], key=len)


@pytest.mark.parametrize("spoken", LANGUAGES, indirect=True)
@pytest.mark.parametrize(("made", "said"), [("5D x 5S", "rule"), ("3D", "passed")])
def test_the_longest_sentence_has_room_beside_the_way_and_above_the_felt(
    page: Page, put: Put, spoken: str, made: str, said: str
) -> None:
    page.add_init_script(AT_ONCE)
    table = Table(put(Heard(*longest())))
    page.add_style_tag(content=COLUMN)
    table.wait_for_turn()
    before = at_widths(page, WIDTHS, ROOM)
    table.press(*pressed_for(made))
    table.wait_for_turn()
    expect(table.root.locator(f".carte-coach[data-says={said}]")).to_be_visible()
    for width, [begun] in before.items():
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(DRAWN)
        left = table.root.evaluate(ROOM)
        assert left.pop("felt") == pytest.approx(begun["felt"], abs=1), width
        assert left.pop("way") >= 44, width
        assert min(left.values()) >= -1, (width, left)


def test_in_a_notebook_there_is_no_level_to_go_to(page: Page, put: Put) -> None:
    page.add_init_script(AT_ONCE)
    table = QuickTable(put(Guide(ASSO), attributes=""))
    play_on(table, 1)
    expect(beside(table)).to_have_count(0)


def test_a_level_leads_back_to_the_deal_from_which_it_was_come_to(page: Page, put: Put) -> None:
    page.add_init_script(AT_ONCE)
    pairs = Lesson(ASSO, "pairs")
    table = QuickTable(put([Guide(ASSO), pairs]))
    lesson = page.locator("[data-widget=lesson]")
    back = lesson.get_by_role("link", name="Back to your deal")
    expect(lesson).to_be_attached()
    play_on(table, 1)
    expect(back).to_have_count(0)
    way = beside(table).get_attribute("href")
    assert way
    beside(table).click()
    page.wait_for_url(f"**/{way}")
    page.wait_for_function("globalThis.drawn")
    expect(back).to_be_in_viewport()
    back.click()
    page.wait_for_url(f"{ORIGIN}/#{table.root.get_attribute('id')}")
    page.wait_for_function("globalThis.drawn")
    expect(table.root).to_be_in_viewport()
    expect(back).to_have_count(0)
    page.goto(f"{ORIGIN}/{way}")
    page.wait_for_function("globalThis.drawn")
    expect(lesson).to_be_attached()
    expect(back).to_have_count(0)


@pytest.mark.parametrize("width", [1000, 390, 320])
def test_at_the_end_the_words_and_the_cards_won_are_in_sight(
    page: Page, put: Put, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    last, choice = last_decision(guide("scopa").walk())
    table = nearly_over(page, put, Guide("scopa"), last)
    table.press(*pressed_for(str(choice)))
    said, laid = table.root.locator("[data-says=won] > span"), table.root.locator(".carte-laid")
    expect(said).to_be_in_viewport(ratio=1)
    expect(laid).to_be_in_viewport(ratio=1)
    words, cards = said.bounding_box(), laid.bounding_box()
    assert words and cards
    assert words["y"] + words["height"] <= cards["y"]
