"""How the levels ask: `python -m tests.benchmarks.teaching`, from the data alone.

For each course the words of a goal and of a trap (median, most), the share of levels whose goal
names the answer, and the share that ask for a decision. A goal names the answer where it names the
card to play, by its rank in digits or words, or one of the cards to take or pick; of a question,
where the words of the right option stand in it. A decision is a level with a wrong answer that the
rules allow, told apart by a reason of its own.
"""

import re
from statistics import median

from carte.engine.cards import Card
from carte.engine.moves import Play
from carte.language.names import rank_name
from carte.lessons import Course, course, course_names
from carte.lessons.ask import ChooseStep, PickStep
from carte.lessons.model import Level
from carte.lessons.play import PlayStep, Step

NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def main() -> None:
    """Print a line for each course, and one for all."""
    courses = [course(name) for name in course_names()]
    for each in courses:
        print(f"{each.id}: {told([each])}")
    print(f"all: {told(courses)}")


def told(courses: list[Course]) -> str:
    """Return the figures of some courses in words."""
    levels = [level for each in courses for stage in each for level in stage]
    goals = [len(step.goal.split()) for level in levels for step in level.steps]
    traps = [len(text.split()) for level in levels for text in trap_texts(level)]
    named = sum(any(map(names_answer, level.steps)) for level in levels) / len(levels)
    decided = sum(asks_for_a_decision(level) for level in levels) / len(levels)
    return (
        f"{len(levels)} levels; words in a goal {median(goals):.0f}, most {max(goals)}; "
        f"in a trap {median(traps):.0f}, most {max(traps)}; "
        f"answer named {named:.0%}, decisions {decided:.0%}"
    )


def trap_texts(level: Level) -> list[str]:
    """Return the sentences that wrong answers have of their own."""
    return [text for step in level.steps for text in own_reasons(step)]


def own_reasons(step: Step, *, allowed: bool = False) -> list[str]:
    """Return the reasons against wrong answers; with ``allowed`` only those the rules allow."""
    if isinstance(step, PlayStep):
        traps = [trap for trap in step.traps if not (allowed and trap.breaks)]
        return [trap.text for trap in traps if trap.text]
    assert isinstance(step, ChooseStep | PickStep)
    return [*step.traps.values()]


def names_answer(step: Step) -> bool:
    """Return whether the goal of a step names a card of its answer, or the right option."""
    if isinstance(step, PlayStep):
        return any(named(move.card, step.goal) for move in step.answers if isinstance(move, Play))
    if isinstance(step, PickStep):
        return any(named(card, step.goal) for pick in step.answer.right for card in pick)
    assert isinstance(step, ChooseStep)
    right = [step.answer.options[option] for option in step.answer.right]
    return any(re.search(rf"\b{re.escape(text)}\b", step.goal, re.IGNORECASE) for text in right)


def named(card: Card, goal: str) -> bool:
    """Return whether a goal names a card, or its rank."""
    words = {str(card.value), NUMBERS[card.value], rank_name(card.value)}
    return re.search(rf"\b({'|'.join(map(re.escape, words))})\b", goal, re.IGNORECASE) is not None


def asks_for_a_decision(level: Level) -> bool:
    """Return whether some wrong answer that the rules allow has a reason of its own."""
    return any(own_reasons(step, allowed=True) for step in level.steps)


if __name__ == "__main__":
    main()
