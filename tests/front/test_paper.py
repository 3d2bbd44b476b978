"""On paper a widget lies still: its cards, and a code by which a phone comes to its use."""

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.widgets import Lesson, Watch
from tests.front.paper import CARDS, lies_on_paper
from tests.front.reader import SUMS, Put, act
from tests.front.staged import ALL, WITH_CARDS
from tests.keeping.test_widget import scanned
from tests.play.laid import Laid, lay
from tests.play.sittings import moments

BEGUN = {"daily": "#begin-scopa"}
"""Where a kind of widget shows cards, if not at once."""

NONE = ("settle", "checker")
"""Kinds on which the reader lays the cards."""

SECOND = SUMS.content["stage"]["levels"][1]["id"]


def test_the_code_of_a_lesson_on_paper_leads_to_its_level(put: Put, page: Page) -> None:
    root = put(SUMS, fragment=f"#{SECOND}")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    link = scanned(root.locator(".carte-on-paper .carte-code"), page)
    assert link.startswith("http://carte.test/#")
    assert link.endswith(f"~{SECOND}")
    expect(root.locator(".carte-on-paper")).to_contain_text(link)
    page.emulate_media(media="screen")
    page.goto(link)
    expect(page.locator(f".carte[data-level='{SECOND}']")).to_be_visible()


@pytest.mark.parametrize("attributes", ["", 'data-engine="ready"'])
def test_no_screen_shows_a_code_and_no_notebook_has_it(
    put: Put, page: Page, attributes: str
) -> None:
    root = put(SUMS, attributes=attributes)
    assert not root.locator(".carte-on-paper").is_visible()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(root.locator(".carte-on-paper .carte-code")).to_have_count(1 if attributes else 0)
    page.emulate_media(media="screen")


@pytest.mark.parametrize("kind", [*WITH_CARDS, "score"])
def test_every_card_that_is_seen_is_printed_large_enough(put: Put, page: Page, kind: str) -> None:
    root = put(ALL[kind](), fragment=BEGUN.get(kind, ""))
    lies_on_paper(root)
    page.emulate_media(media="print")
    assert bool(root.evaluate(CARDS)) == (kind not in NONE)
    page.emulate_media(media="null")


@pytest.mark.parametrize("game", ["scopa", "briscola", "mediatore"])
def test_cards_of_a_trick_and_of_piles_lie_side_by_side_on_paper(put: Put, game: str) -> None:
    root = put(Watch(game))
    for _move in range(12):
        act(root, "forward").click()
    lies_on_paper(root)


@pytest.mark.parametrize("game", ["scopa", "mediatore"])
def test_what_each_side_has_won_lies_side_by_side_on_paper(put: Put, page: Page, game: str) -> None:
    over = next(one for one in moments(carte.game(game), 3, deals=1) if one.deal.is_over)
    [match] = lay(put, page, [Laid(over)])
    lies_on_paper(match.root)


def test_the_answers_of_a_question_are_read_on_paper(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "counting"))
    page.emulate_media(media="print")
    assert root.locator("[data-option]").first.is_visible()
    page.emulate_media(media="null")
