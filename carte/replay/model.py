"""A deal to watch: its course, what is said of it, and where the reader is asked to move."""

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
    """What is said after a move, and the cards that it names, which are pointed at."""

    text: str
    named: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class WatchedDeal:
    """A deal with comments and stops, by how many moves have been made where they come.

    A stop asks for the reader's next move, of which the comment on it says why. ``done`` is said of
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
        """Return the replay of the deal with what is said and asked."""
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
        """The ids of the rules on which the rulings of its stops rest."""
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
