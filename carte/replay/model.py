"""A deal to watch: its moves, its comments, and where it asks the reader for a move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from carte.board.verdict import JSON
from carte.engine.cards import Card
from carte.engine.deal import Deal
from carte.language import _
from carte.lessons.play import PlayStep
from carte.replay.frames import replay

__all__ = ["Comment", "WatchedDeal"]


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment on a move, and the cards that it names, which the board points at."""

    text: str
    named: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class WatchedDeal:
    """A deal with comments and stops, by the number of moves made before each.

    A stop asks for the reader's next move; the comment on that move says why. ``done`` comments on
    the score.
    """

    id: str
    title: str
    intro: str
    deal: Deal
    done: str
    comments: Mapping[int, Comment] = field(default_factory=dict)
    stops: Mapping[int, PlayStep] = field(default_factory=dict)

    def to_json(self) -> JSON:
        """Return the replay of the deal with its comments and questions."""
        told = replay(self.deal, _(self.title))
        frames = told["frames"]
        assert isinstance(frames, list)
        for number, comment in self.comments.items():
            frames[number]["comment"] = _(comment.text)
            frames[number]["named"] = [*map(str, comment.named)]
        for number, stop in self.stops.items():
            frames[number]["stop"] = _asked(stop)
        return {**told, "intro": _(self.intro), "done": _(self.done)}

    @property
    def rules_spoken(self) -> set[str]:
        """The ids of the rules that its stops' rulings cite."""
        return {rule for stop in self.stops.values() for rule in _rules(_asked(stop))}


def _asked(stop: PlayStep) -> JSON:
    """Return a stop with the verdict on every reply, and the move that was ``played``."""
    left_out = ("scene", "then", "won")  # they stand in the frame
    asked = {key: value for key, value in stop.to_json().items() if key not in left_out}
    return {"goal": _(stop.goal), "played": str(stop.answers[0]), **asked}


def _rules(stop: JSON) -> Iterator[str]:
    rulings = stop["rulings"]
    assert isinstance(rulings, list)
    for ruling in rulings:
        yield ruling["rule"]
