"""Steps in which cards are picked or an answer is chosen: every reply is judged beforehand."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Generic

from carte.board.scene import scene_of_question
from carte.board.verdict import Docket, Verdict
from carte.language import _
from carte.lessons.play import Step
from carte.lessons.questions import CHOICES, PICKS, Answer, Pick, Reply, Shown, put

if TYPE_CHECKING:
    from carte.lessons.messages import LevelStep

__all__ = ["ChooseStep", "PickStep"]


@dataclass(frozen=True, slots=True)
class AskStep(Step, Generic[Reply]):
    """A question to answer; ``traps`` are wrong replies with sentences of their own."""

    goal: str
    shown: Shown
    question: str
    traps: Mapping[Reply, str] = field(default_factory=dict)

    @property
    @abstractmethod
    def answer(self) -> Answer[Reply]:
        """What the question has to say, in the reader's language."""

    def texts(self, answer: Answer[Reply]) -> dict[Reply, str]:
        """Return the sentences for the replies worth one."""
        return {**answer.texts, **{reply: _(text) for reply, text in self.traps.items()}}

    def with_scene(self, step: LevelStep) -> LevelStep:
        """Add to the step who sits where, if that matters, and return it."""
        shown = self.shown
        if scene := scene_of_question(shown.game, shown.played_by, shown.trump, shown.dealer):
            step["scene"] = scene
        return step

    def hints(self) -> tuple[str, ...]:
        """Return the question's own hints."""
        return self.answer.hints


@dataclass(frozen=True, slots=True)
class PickStep(AskStep[Pick]):
    """A step in which the reader picks cards from a pile."""

    @property
    def answer(self) -> Answer[Pick]:
        """What the question has to say, in the reader's language."""
        return put(PICKS, self.question, self.shown)

    def to_json(self) -> LevelStep:
        """Return the pile, and the place of the ruling on each pick worth a sentence."""
        docket, answer = Docket(), self.answer
        texts = sorted(self.texts(answer).items(), key=lambda item: item[0] not in answer.right)
        picks = {
            ",".join(map(str, pick)): docket.place(_of_pick(answer, pick, text))
            for pick, text in texts
        }
        return self.with_scene(
            {
                "zones": {"pile": [*map(str, self.shown.pile)]},
                "picks": picks,
                "otherwise": docket.place(_verdict(answer, False, answer.otherwise)),
                "rulings": docket.to_json(),
            }
        )


@dataclass(frozen=True, slots=True)
class ChooseStep(AskStep[str]):
    """A step in which the reader chooses one of several options."""

    @property
    def answer(self) -> Answer[str]:
        """What the question has to say, in the reader's language."""
        return put(CHOICES, self.question, self.shown)

    def to_json(self) -> LevelStep:
        """Return cards and numbers, the options, and the place of the ruling on each option."""
        docket, answer, shown = Docket(), self.answer, self.shown
        texts = self.texts(answer)
        choices = {
            option: docket.place(_verdict(answer, option in answer.right, texts[option]))
            for option in answer.options
        }
        zones = {shown.zone: shown.pile, shown.beside: shown.other}
        step: LevelStep = {
            "zones": {name: [*map(str, some)] for name, some in zones.items() if some},
            "options": [{"id": option, "text": text} for option, text in answer.options.items()],
            "choices": choices,
            "rulings": docket.to_json(),
        }
        if answer.sheet:
            step["sheet"] = answer.sheet.to_json()
        return self.with_scene(step)


def _of_pick(answer: Answer[Pick], pick: Pick, text: str) -> Verdict:
    """Return the verdict on a pick; part of a right one is no mistake."""
    partly = any({*pick} < {*right} for right in answer.right)
    return replace(_verdict(answer, pick in answer.right, text), partly=partly)


def _verdict(answer: Answer[Reply], good: bool, text: str) -> Verdict:
    return Verdict(good=good, legal=True, text=text, rule=answer.rule)
