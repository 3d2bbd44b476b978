"""Steps in which cards are picked or an answer is chosen: every reply is judged beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from carte.lessons.play import Step
from carte.lessons.questions import Answer, Case, put
from carte.lessons.questions.choices import CHOICES
from carte.lessons.questions.picks import PICKS, Pick
from carte.locale import _
from carte.telling.scene import scene_of_question
from carte.telling.verdict import JSON, Docket, Verdict

__all__ = ["ChooseStep", "PickStep"]


@dataclass(frozen=True, slots=True)
class PickStep(Step):
    """Cards are to be picked from a pile; `traps` are wrong picks with sentences of their own."""

    goal: str
    case: Case
    question: str
    traps: Mapping[Pick, str] = field(default_factory=dict)

    @property
    def answer(self) -> Answer[Pick]:
        """What the question has to say, in the reader's language."""
        return put(PICKS, self.question, self.case)

    def to_json(self) -> JSON:
        """Return the pile, and the place of the ruling on each pick worth a sentence."""
        docket = Docket()
        answer = self.answer
        texts = {**answer.texts, **{pick: _(text) for pick, text in self.traps.items()}}
        picks = {
            ",".join(map(str, pick)): docket.place(
                _verdict(pick in answer.right, text, answer.rule)
            )
            for pick, text in sorted(texts.items(), key=lambda item: item[0] not in answer.right)
        }
        return {
            "zones": {"pile": [*map(str, self.case.pile)]},
            **_scene(self.case),
            "picks": picks,
            "otherwise": docket.place(_verdict(False, answer.otherwise, answer.rule)),
            "rulings": docket.to_json(),
        }

    def hints(self) -> tuple[str, ...]:
        """Return the question's own hints."""
        return self.answer.hints


@dataclass(frozen=True, slots=True)
class ChooseStep(Step):
    """One of several answers is to be chosen; `traps` are wrong ones with their own sentences."""

    goal: str
    case: Case
    question: str
    traps: Mapping[str, str] = field(default_factory=dict)

    @property
    def answer(self) -> Answer[str]:
        """What the question has to say, in the reader's language."""
        return put(CHOICES, self.question, self.case)

    def to_json(self) -> JSON:
        """Return the cards, the options, and the place of the ruling on each option."""
        docket = Docket()
        answer = self.answer
        texts = {**answer.texts, **{option: _(text) for option, text in self.traps.items()}}
        choices = {
            option: docket.place(_verdict(option in answer.right, texts[option], answer.rule))
            for option in answer.options
        }
        zones = {self.case.zone: self.case.pile, self.case.beside: self.case.other}
        return {
            "zones": {name: [*map(str, some)] for name, some in zones.items() if some},
            **_scene(self.case),
            "options": [{"id": option, "text": text} for option, text in answer.options.items()],
            "choices": choices,
            "rulings": docket.to_json(),
        }

    def hints(self) -> tuple[str, ...]:
        """Return the question's own hints."""
        return self.answer.hints


def _scene(case: Case) -> JSON:
    scene = scene_of_question(case.game, case.played_by, case.trump, case.dealer)
    return {"scene": scene} if scene else {}


def _verdict(good: bool, text: str, rule: str | None) -> Verdict:
    return Verdict(good=good, legal=True, text=text, rule=rule)
