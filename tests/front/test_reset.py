"""What a notebook resets is as it was at first, and what it sets is what a reader can have done."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from traitlets import TraitError

import carte
from carte import widgets
from carte.widgets import Checker, Lesson, Play
from tests.front.done import DONE, NOTEBOOK, play_first, state_of
from tests.front.harness import notebook
from tests.front.reader import Put
from tests.front.staged import settled

KINDS: dict[str, Any] = {name: getattr(widgets, name) for name in widgets.__all__}


def test_whoever_tells_what_is_done_is_reset_below() -> None:
    telling = {name.lower() for name, make in KINDS.items() if make.class_trait_names(state=True)}
    assert {*DONE} == telling


@pytest.mark.parametrize("kind", DONE)
def test_after_a_reset_the_screen_and_python_are_as_they_were_at_first(
    put: Put, page: Page, kind: str
) -> None:
    make, do = DONE[kind]
    widget = make()
    root = put(widget, fragment="#begin-scopa", attributes=NOTEBOOK)
    settled(page)
    screen, told = root.inner_text(), state_of(widget)
    do(root, widget)
    settled(page)
    assert state_of(widget) != told
    notebook(page).reset(0)
    settled(page)
    assert page.locator(".carte").count() == 1
    assert root.inner_text() == screen
    assert state_of(widget) == told


def test_a_match_that_is_reset_under_way_is_put_aside(put: Put, page: Page) -> None:
    play = Play("scopa", level="newcomer")
    root = put(play, attributes=NOTEBOOK)
    play_first(root, play)
    settled(page)
    notebook(page).reset(0)
    settled(page)
    assert page.evaluate("Object.keys(localStorage).some(key => key.endsWith('.aside'))")


def test_a_checker_without_a_position_shows_an_empty_table_until_it_is_reset(
    put: Put, page: Page
) -> None:
    start = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
    checker = Checker(start)
    root = put(checker, attributes=NOTEBOOK)
    cards = root.locator(".carte-felt [data-card]")
    expect(cards).to_have_count(5)
    notebook(page).set(0, "position", None)
    settled(page)
    expect(cards).to_have_count(0)
    assert (checker.position, checker.code) == (None, "")
    notebook(page).reset(0)
    settled(page)
    expect(cards).to_have_count(5)
    assert checker.position == start


ODD: list[Any] = [7, "x", [], {"x": 7}, {"scopa-sums-1": {"stars": 9}}, {7: True}, {"x": object()}]


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd)[:20])
@pytest.mark.parametrize("kind", DONE)
def test_only_what_a_reader_can_have_done_is_set_and_all_else_refused_in_words(
    kind: str, odd: Any
) -> None:
    widget = DONE[kind][0]()
    before = state_of(widget)
    for name in (*before, "value"):
        with pytest.raises((ValueError, TraitError), match=r"\w{3}"):
            setattr(widget, name, odd)
    assert state_of(widget) == before
    assert widget.value == getattr(widget, widget.main)


@pytest.mark.parametrize("progress", [{"x": 7}, {"x": {"stars": 9, "tries": 1, "last": {}}}])
def test_progress_that_nobody_can_have_made_is_shown_with_what_is_wanted(progress: Any) -> None:
    with pytest.raises(carte.InvalidValue, match=r"progress=.*: give .*stars, tries, last"):
        Lesson("scopa").progress = progress
