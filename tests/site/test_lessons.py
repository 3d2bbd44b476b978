"""Every level of every lesson is played in the built site, with Python and without."""

from collections.abc import Callable

import pytest

from carte.lessons import COURSES, course
from carte.lessons.ask import ChooseStep
from carte.lessons.model import Level
from carte.lessons.play import PlayStep, Step
from tests.site.replies import Reply, levels_of, replies
from tests.site.table import QuickTable, Table, Verdict
from tests.site.visit import Visit

Open = Callable[..., Visit]


@pytest.mark.parametrize("name", COURSES)
def test_every_level_is_solved_by_its_answers_and_each_trap_gives_its_reason(
    name: str, visit: Open
) -> None:
    """Without Python, for lessons need none."""
    window = visit(f"{name}.html", engine=False)
    window.leave_unseen("lesson")
    for level in levels_of(course(name)):
        play_through(window.level(level.id, QuickTable), level)


@pytest.mark.parametrize("name", COURSES)
def test_a_pointer_reaches_all_that_a_stage_asks_for_while_python_runs(
    name: str, visit: Open
) -> None:
    window = visit(f"{name}.html")
    window.start_engine()
    for stage in course(name):
        play_through(window.level(stage.levels[0].id), stage.levels[0], one_of_each)


def one_of_each(step: Step) -> list[Reply]:
    """A trap of the step, where it has one, and the answer that the lesson goes on from."""
    *others, last = replies(step)
    return [*[reply for reply in others if not reply.good][:1], last]


def play_through(
    table: Table, level: Level, tried: Callable[[Step], list[Reply]] = replies
) -> None:
    for step in level.steps:
        here = tried(step)
        for reply in here:
            given = answer(table, step, reply.said)
            assert (given.good, given.rule) == (reply.good, reply.rule), (level.id, reply.said)
            assert reply.text in given.text
            if not reply.good:
                table.retry()
            elif reply is not here[-1]:
                table.press(f"a[id='{level.id}']")
        if step is not level.steps[-1] or level.ended:
            go_on(table, step)
    assert table.root.locator("[data-action=next]").is_visible()


def answer(table: Table, step: Step, said: str) -> Verdict:
    if isinstance(step, PlayStep):
        return table.play(said)
    if isinstance(step, ChooseStep):
        return table.choose(said)
    return table.pick(said.split(","))


def go_on(table: Table, step: Step) -> None:
    """Let the others play, without waiting to read each of their moves."""
    table.act("next")
    if getattr(step, "then", ()):
        table.act("next")
