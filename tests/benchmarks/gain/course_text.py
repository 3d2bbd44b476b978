"""A course as plain text: its levels with their answers and what is said of each wrong one."""

from __future__ import annotations

from collections.abc import Iterator

from carte.board.sayings import in_words
from carte.engine.phrases import capital
from carte.language import _
from carte.lessons.ask import ChooseStep, PickStep
from carte.lessons.model import Course, Level, Stage
from carte.lessons.play import PlayStep, Step
from carte.quiz.setting import setting_of_move
from tests.benchmarks.gain.sheets import named


def course_text(course: Course) -> str:
    """Return a course as a reader meets it who tries all that the levels warn of."""
    parts = [course.title, *(_(course.about.aim) for _once in "1" if course.about)]
    parts += (text for stage in course for text in stage_texts(stage))
    return "\n\n".join(parts) + "\n"


def stage_texts(stage: Stage) -> Iterator[str]:
    """Yield the heading of a stage, its levels, and the rules that they have shown."""
    yield f"== {_(stage.title)} ==\n{_(stage.intro)}"
    yield from (level_text(level) for level in stage)
    rules = {rule.text: None for level in stage for rule in level.shows}
    yield "\n".join(["The rules so far shown:", *(f"* {text}" for text in rules)])


def level_text(level: Level) -> str:
    """Return a level with the answer of each step, and its last word."""
    return "\n".join([*(line for step in level.steps for line in step_lines(step)), _(level.done)])


def step_lines(step: Step) -> Iterator[str]:
    """Yield the position of a step, its goal, its answers, and the reasons against others."""
    if isinstance(step, PlayStep):
        yield from (f"{one.label}: {named(one.cards)}." for one in setting_of_move(step.deal).zones)
        yield _(step.goal)
        for choice in step.answers:
            yield f"+ {capital(in_words(choice, step.deal))}: {step.verdict(choice).text}"
        for trap in step.traps:
            yield f"- {capital(in_words(trap.play, step.deal))}: {step.verdict(trap.play).text}"
        yield from (f"Then: {in_words(choice)}." for choice in step.then)
        return
    assert isinstance(step, ChooseStep | PickStep)
    shown = step.shown
    for label, cards in ((_("Your pile"), shown.pile), (_("The other player’s pile"), shown.other)):
        yield from (f"{label}: {named(cards)}." for _once in "1" if cards)
    yield _(step.goal)
    yield from answer_lines(step)


def answer_lines(step: ChooseStep | PickStep) -> Iterator[str]:
    """Yield the right reply to a question, and the sentences about wrong ones."""
    if isinstance(step, PickStep):
        yield f"+ {named(step.answer.right[0])}"
        return
    for option, text in step.texts(step.answer).items():
        sign = "+" if option in step.answer.right else "-"
        yield f"{sign} {step.answer.options[option]}: {text}"
