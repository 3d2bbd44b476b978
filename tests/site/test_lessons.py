"""Every level of every lesson is played in the built site, with Python and without.

Its stages are played in all languages in turn, so that each course is played in each of them.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from book.languages import Edition, languages
from carte import language as carte_language
from carte.lessons import course, course_names
from carte.lessons.ask import ChooseStep
from carte.lessons.model import Level
from carte.lessons.play import PlayStep, Step
from tests.site.replies import Reply, levels_of, replies
from tests.site.table import (
    QuickTable,
    ReachedTable,
    Table,
    Try,
    act,
    chosen,
    handed_in,
    pressed_for,
)
from tests.site.visit import Visit

Open = Callable[..., Visit]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", course_names())
def test_every_level_is_solved_by_its_answers_and_each_trap_gives_its_reason(
    name: str, language: str, visit: Open
) -> None:
    """Without Python, for lessons need none."""
    window = visit(f"{Edition(language).folder}{name}.html", engine=False)
    own = course(name).stages[languages().index(language) :: len(languages())]
    with speaking(language):
        for level in levels_of(own):
            table = window.level(level.id, QuickTable)
            window.leave_alone(table)
            play_through(table, level)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Say in a language what the page is expected to say."""
    carte_language.use(code)
    try:
        yield
    finally:
        carte_language.use("en")


@pytest.mark.parametrize("added", [".", ")", "%20", "%E2%80%A6", "%E0%A4%", "%"])
def test_a_link_leads_to_its_level_whatever_a_chat_has_added(added: str, visit: Open) -> None:
    window = visit(f"scopa.html#scopa-first-capture-1{added}", engine=False)
    window.page.locator("[data-level='scopa-first-capture-1'] [data-card]").first.wait_for()


@pytest.mark.parametrize("name", course_names())
def test_a_pointer_reaches_all_that_a_stage_asks_for_while_python_runs(
    name: str, visit: Open
) -> None:
    window = visit(f"{name}.html")
    window.start_engine()
    for stage in course(name):
        table = window.level(stage.levels[0].id, ReachedTable)
        play_through(table, stage.levels[0], one_of_each)


def one_of_each(step: Step) -> list[Reply]:
    """A trap of the step, where it has one, and the answer that the lesson goes on from."""
    *others, last = replies(step)
    return [*[reply for reply in others if not reply.good][:1], last]


def play_through(
    table: Table, level: Level, tried: Callable[[Step], list[Reply]] = replies
) -> None:
    for step in level.steps:
        *others, last = tried(step)
        tries = [Try(pressed(step, reply.said), (back(level, reply),)) for reply in others]
        said = table.try_all([*tries, Try(pressed(step, last.said))])
        for reply, given in zip([*others, last], said, strict=True):
            assert (given.good, given.rule) == (reply.good, reply.rule), (level.id, reply.said)
            assert reply.text in given.text
        if step is not level.steps[-1] or level.ended:
            go_on(table, step)
    assert table.root.locator("[data-action=next]").is_visible()


def pressed(step: Step, said: str) -> tuple[str, ...]:
    """What is pressed for a reply."""
    if isinstance(step, PlayStep):
        return pressed_for(said)
    if isinstance(step, ChooseStep):
        return (chosen(said),)
    return handed_in(said.split(","), "pile")


def back(level: Level, reply: Reply) -> str:
    """What leads back from a reply to the level as it was."""
    return f"a[id='{level.id}']" if reply.good else act("retry")


def go_on(table: Table, step: Step) -> None:
    """Let the others play, without waiting to read each of their moves."""
    table.act("next")
    if getattr(step, "then", ()):
        table.act("next")


def test_a_link_to_a_level_that_stands_on_another_page_today_leads_there(visit: Open) -> None:
    window = visit("pack.html#pack-numbers-3", engine=False)
    window.page.wait_for_url("**/scopa.html#pack-numbers-3")
    expect(window.page.locator(".carte[data-level='pack-numbers-3']")).to_be_in_viewport()


def test_a_stage_goes_on_at_the_first_level_that_is_not_won(visit: Open) -> None:
    won = {"carte.progress": '{"scopa-sums-1": 3, "scopa-sums-2": 1}'}
    window = visit("scopa.html", engine=False, stored=won)
    expect(window.page.locator(".carte[data-level='scopa-sums-3']")).to_have_count(1)
