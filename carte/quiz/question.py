"""A question about a position: what it shows, its answers, and the reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from carte.board.verdict import rule_json
from carte.engine.rulebook import Rule
from carte.quiz.setting import Setting

if TYPE_CHECKING:
    from carte.quiz import messages

__all__ = ["HouseRules", "Option", "Posed", "Question"]

HouseRules: TypeAlias = Mapping[str, Any]
"""House rules of one game, by name."""


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: whether it is right, and the engine's reason, with the id of its rule."""

    id: str
    text: str
    right: bool
    why: str = ""
    rule: str | None = None

    def to_json(self) -> messages.Answer:
        """Return it as the front end reads it."""
        answer: messages.Answer = {"id": self.id, "text": self.text, "right": self.right}
        if self.why:
            answer["why"] = self.why
        if self.rule:
            answer["rule"] = self.rule
        return answer


@dataclass(frozen=True, slots=True)
class Posed:
    """The question and its answers: with ``several`` any number may be right, else exactly one.

    ``by_dealer`` is whether the answer may depend on the dealer, who must then be named.
    """

    asks: str
    options: Sequence[Option]
    several: bool = False
    by_dealer: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """A question as the reader sees it.

    ``key`` is its name in an address, ``says`` what it settles, in a sentence; ``code`` is the
    position's, for the case checker, ``article`` the id of the article of procedure that it is made
    from, "" if there is none. ``games`` are those it belongs to, if several. ``house`` are its
    house rules, and ``holds`` says whether its answer is the same under others: None if it depends
    on no house rule.
    """

    key: str
    slug: str
    title: str
    themes: tuple[str, ...]
    setting: Setting
    posed: Posed
    says: str
    rules: tuple[Rule, ...]
    code: str = ""
    article: str = ""
    games: tuple[str, ...] = ()
    house: HouseRules = field(default_factory=dict)
    holds: Callable[[HouseRules], bool] | None = field(default=None, compare=False, repr=False)

    def fresh_json(self) -> messages.FreshQuestion:
        """Return it as the front end reads it, without themes and rules, and what it settles."""
        setting = self.setting.to_json()
        question: messages.FreshQuestion = {
            "key": self.key,
            "game": self.slug,
            "title": self.title,
            "zones": setting["zones"],
            "facts": setting["facts"],
            "line": setting["line"],
            "asks": self.posed.asks,
            "several": self.posed.several,
            "options": [option.to_json() for option in self.posed.options],
            "code": self.code,
        }
        if self.article:
            question["article"] = self.article
        if self.games:
            question["games"] = [*self.games]
        return question

    def themed_json(self) -> messages.ThemedQuestion:
        """Return the same with its themes, and what it settles."""
        return {**self.fresh_json(), "themes": [*self.themes], "says": self.says}

    def to_json(self) -> messages.Question:
        """Return all of it."""
        return {**self.themed_json(), "rules": [*map(rule_json, self.rules)]}
