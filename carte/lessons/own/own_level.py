"""A reader's own levels and sets of them, checked in every part."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from carte.board.replies import no_reply
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Move, move
from carte.engine.reading import Kind, list_of, plain, read
from carte.formats.position_code import code as code_of
from carte.formats.position_code import from_code
from carte.language import N_, _
from carte.lessons.model import Level
from carte.lessons.play import PlayStep, Trap, seen

if TYPE_CHECKING:
    from carte.lessons.own import messages

__all__ = [
    "GOAL",
    "MOST_LEVELS",
    "MOST_MOVES",
    "NO_HINTS",
    "NO_MOVE",
    "TEXT",
    "TITLE",
    "InvalidLevel",
    "OwnLevel",
    "OwnSet",
    "OwnTrap",
]

NO_MOVE = N_("In this position there is no move to ask for: the deal is over.")

MOST_LEVELS = 40
MOST_MOVES = 24
"""The most answers, and the most traps, of a level."""
NO_HINTS = (0, 2, 3)
"""How many hints of its own a level may have: with none, they are made from its answer."""


class InvalidLevel(ValueError):
    """A level, or a set of them, that cannot be played; the message says why."""


def _line(most: int) -> Kind:
    """Return the kind of texts of one line."""
    return Kind(
        N_("a text of one line, at most {most} characters, without spaces at its ends"),
        lambda text: isinstance(text, str) and len(text) <= most and _is_one_line(text),
        {"most": most},
    )


def _is_one_line(text: str) -> bool:
    """Return whether a text has neither control characters nor lone surrogates."""
    return text == text.strip() and not any(
        ord(sign) < 32 or 0x7F <= ord(sign) < 0xA0 or 0xD800 <= ord(sign) < 0xE000 for sign in text
    )


TITLE, GOAL, TEXT = _line(80), _line(200), _line(300)
_CODE = Kind(N_("the code of a position"), lambda code: isinstance(code, str))
_TRAP = {"play": TEXT, "text": TEXT}
_LEVEL = {
    "position": _CODE,
    "goal": GOAL,
    "done": TEXT,
    "answers": list_of(TEXT, MOST_MOVES),
    "traps": Kind(N_("a list of wrong moves"), lambda some: isinstance(some, list)),
    "hints": list_of(TEXT, 3),
}
_SET = {"title": TITLE, "levels": Kind(N_("a list of levels"), lambda some: isinstance(some, list))}


@dataclass(frozen=True, slots=True)
class OwnTrap:
    """A wrong move, legal or not, and the text on it; "" for the engine's."""

    play: Move
    text: str = ""


@dataclass(frozen=True, slots=True)
class OwnLevel:
    """A position in which the seat to act is the reader, a goal, and the moves that reach it.

    Raises ``InvalidLevel`` for what cannot be asked there.
    """

    deal: Deal
    goal: str
    answers: tuple[Move, ...]
    traps: tuple[OwnTrap, ...] = ()
    done: str = ""
    hints: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.goal:
            raise InvalidLevel(_("The level has no goal yet: say in one sentence what to do."))
        if not self.answers:
            raise InvalidLevel(_("The level has no right move yet: mark at least one."))
        if len(self.hints) not in NO_HINTS or not all(self.hints):
            raise InvalidLevel(_("A level has two or three hints of its own, or none."))
        for kind, texts in self._texts():
            for text in texts:
                kind.read(text, "text", InvalidLevel)
        moves = [*self.answers, *(trap.play for trap in self.traps)]
        if max(len(self.answers), len(self.traps)) > MOST_MOVES:
            words = _(
                "A level can have at most {number} right moves and at most {number} wrong ones."
            )
            raise InvalidLevel(words.format(number=MOST_MOVES))
        if len({*moves}) < len(moves):
            raise InvalidLevel(_("A move is marked twice, or as right and wrong at once."))
        for choice in self.answers:
            if not (ruling := self.deal.ruling(choice)).legal:
                words = _("{move} cannot be right here: {reason}")
                raise InvalidLevel(words.format(move=choice, reason=ruling.text))
        for trap in self.traps:
            _check_in_sight(self.deal, trap.play)
        forms = self.step.forms
        for choice in moves:
            if not any(form.takes(choice) for form in forms):
                raise InvalidLevel(no_reply(str(choice), forms))

    def _texts(self) -> list[tuple[Kind, Sequence[str]]]:
        comments = [trap.text for trap in self.traps]
        return [(GOAL, [self.goal]), (TEXT, [self.done, *comments, *self.hints])]

    @property
    def step(self) -> PlayStep:
        """The level as a lesson's step; the rule of a trap is the ruling's."""
        hand, table = seen(self.deal)
        return PlayStep(
            goal=self.goal,
            deal=self.deal,
            hand=hand,
            table=table,
            answers=self.answers,
            traps=tuple(
                Trap(trap.play, None if ruling.legal else ruling.rule.tail, trap.text or None)
                for trap in self.traps
                for ruling in [self.deal.ruling(trap.play)]
            ),
        )

    def named(self, name: str) -> Level:
        """Return it as a lesson's level with this id, about the rules of its answers."""
        rules = {rule.id: rule for one in self.answers for rule in [self.deal.ruling(one).rule]}
        shows = (*rules.values(),)
        return Level(name, "play", self.goal, self.done, (self.step,), shows, False, self.hints)

    def to_json(self) -> messages.OwnLevel:
        """Return the level as plain data."""
        return {
            "position": code_of(self.deal),
            "goal": self.goal,
            "done": self.done,
            "answers": [*map(str, self.answers)],
            "traps": [{"play": str(trap.play), "text": trap.text} for trap in self.traps],
            "hints": [*self.hints],
        }

    @classmethod
    def from_json(cls, data: object) -> OwnLevel:
        """Return the level in plain data, its texts ``plain``.

        Raises ``ValueError``, which says what is wrong.
        """
        entry = read(data, _LEVEL, N_("level"), InvalidLevel, needs=("position", "goal", "answers"))
        traps = [read(one, _TRAP, N_("trap"), InvalidLevel, needs=["play"]) for one in _some(entry)]
        return cls(
            from_code(entry["position"]),
            plain(entry["goal"]),
            tuple(map(move, entry["answers"])),
            tuple(OwnTrap(move(one["play"]), plain(one.get("text", ""))) for one in traps),
            plain(entry.get("done", "")),
            tuple(map(plain, entry.get("hints", ()))),
        )


def _some(entry: dict[str, Any]) -> list[object]:
    traps: list[object] = entry.get("traps", [])
    if len(traps) > MOST_MOVES:
        raise InvalidLevel(_("That is too much for a level."))
    return traps


def _check_in_sight(deal: Deal, choice: Move) -> None:
    """Raise ``InvalidLevel`` for a move with cards that the reader does not see."""
    ruling = deal.ruling(choice)
    if ruling.rule.tail in ("in-hand", "on-table") and not ruling.legal:
        raise InvalidLevel(ruling.text)


@dataclass(frozen=True, slots=True)
class OwnSet:
    """Levels of one game in a row, under a title."""

    title: str
    levels: tuple[OwnLevel, ...]

    def __post_init__(self) -> None:
        TITLE.read(self.title, "title", InvalidLevel)
        _check_number(self.levels)
        if len({level.deal.game.slug for level in self.levels}) > 1:
            raise InvalidLevel(_("All levels in a set must be for one game."))

    @property
    def game(self) -> Game:
        """The game of all its levels, under the house rules of the first."""
        return self.levels[0].deal.game

    @property
    def as_seen(self) -> OwnSet:
        """The same set with its texts ``plain``, as shown and edited."""
        return OwnSet.from_json(self.to_json())

    def to_json(self) -> messages.OwnSet:
        """Return the set as plain data."""
        return {"title": self.title, "levels": [level.to_json() for level in self.levels]}

    @classmethod
    def from_json(cls, data: object) -> OwnSet:
        """Return the set in plain data, its texts ``plain``.

        Raises ``ValueError``, which says what is wrong.
        """
        entry = read(data, _SET, N_("set of levels"), InvalidLevel, needs=_SET)
        _check_number(entry["levels"])
        return cls(
            plain(entry["title"]), tuple(OwnLevel.from_json(level) for level in entry["levels"])
        )


def _check_number(levels: Sized) -> None:
    if not 1 <= len(levels) <= MOST_LEVELS:
        raise InvalidLevel(_("A set has 1 to {number} levels.").format(number=MOST_LEVELS))
