"""What a reader may answer in a lesson, and what must be said to it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from carte.board.verdict import Verdict
from carte.lessons.ask import ChooseStep, PickStep
from carte.lessons.model import Level, Stage
from carte.lessons.play import PlayStep, Step


@dataclass(frozen=True)
class Reply:
    """One answer or trap of a step, in Carte's notation, and the verdict that lies ready for it."""

    said: str
    good: bool
    rule: str
    text: str


def replies(step: Step) -> list[Reply]:
    """Every trap of a step, then every answer, the one that the lesson goes on from last."""
    found = list(_played(step) if isinstance(step, PlayStep) else _looked_up(step))
    return [reply for reply in found if not reply.good] + [
        reply for reply in reversed(found) if reply.good
    ]


def _played(step: PlayStep) -> Iterator[Reply]:
    for choice in (*step.answers, *(trap.play for trap in step.traps)):
        verdict: Verdict = step.verdict(choice)
        yield Reply(str(choice), verdict.good, verdict.rule or "", verdict.text)


def _looked_up(step: Step) -> Iterator[Reply]:
    assert isinstance(step, PickStep | ChooseStep)
    data = step.to_json()
    places = data["picks"] if isinstance(step, PickStep) else data["choices"]
    traps = {trap if isinstance(trap, str) else ",".join(map(str, trap)) for trap in step.traps}
    for said, place in places.items():
        ruling = data["rulings"][place]
        if ruling["good"] or said in traps:
            yield Reply(said, ruling["good"], ruling["rule"] or "", ruling["text"])


def levels_of(stages: Iterable[Stage]) -> list[Level]:
    """All levels of a course, in order."""
    return [level for stage in stages for level in stage]
