"""A deal to watch: its moves, its comments, and where it asks the reader for a move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from carte.board.step import with_replies, zones_of
from carte.engine.cards import Card
from carte.engine.deal import Deal
from carte.language import _
from carte.lessons.play import PlayStep
from carte.replay.frames import replay

if TYPE_CHECKING:
    from carte.replay import messages

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

    def to_json(self) -> messages.Replay:
        """Return the replay of the deal with its comments and questions."""
        replayed = replay(self.deal, _(self.title))
        frames = replayed["frames"]
        for number, comment in self.comments.items():
            frames[number]["comment"] = _(comment.text)
            frames[number]["named"] = [*map(str, comment.named)]
        for number, stop in self.stops.items():
            frames[number]["stop"] = _asked(stop)
        replayed["intro"], replayed["done"] = _(self.intro), _(self.done)
        return replayed

    @property
    def rules_spoken(self) -> set[str]:
        """The ids of the rules that its stops' rulings cite."""
        asked = map(_asked, self.stops.values())
        rules = {ruling["rule"] for stop in asked for ruling in stop.get("rulings", ())}
        return {rule for rule in rules if rule is not None}


def _asked(stop: PlayStep) -> messages.Stop:
    """Return a stop with the verdict on every reply, and the move that was ``played``."""
    deal, ways = stop.deal, stop.forms
    asked: messages.Stop = {
        "goal": _(stop.goal),
        "played": str(stop.answers[0]),
        "zones": zones_of(deal, deal.turn, stop.hand, stop.table, ways),
    }
    return with_replies(asked, ways, stop.verdict)
