"""The players with a habit: each plays as a regular does but for one thing that one can name.

Who sees through the habit beats the player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, cast

from carte.engine.capture.game import CaptureGame
from carte.engine.cards import PACK, mask_of
from carte.engine.deal import View
from carte.engine.kinds import ByKind
from carte.engine.moves import Move, Play
from carte.engine.tricks.game import TrickGame
from carte.players.heuristic_captures import taking_for
from carte.players.heuristic_tricks import Situation, seen
from carte.players.newcomer import Newcomer
from carte.players.regular import Regular

if TYPE_CHECKING:
    from random import Random

__all__ = ["Daydreamer", "Grabber", "Hunter"]

GREAT = 4
"""A hunter wants the cards that are worth so many times as much as the least one."""
DREAMS = 0.2
"""How often a daydreamer plays like a newcomer."""


_Habit: TypeAlias = "Callable[[Any, tuple[Play, ...]], Play]"
"""Returns one of several plays, by the view of the seat to act."""


def _most_cards(_view: Any, plays: tuple[Play, ...]) -> Play:
    """Return the capture of the most cards; without one, the lowest card."""
    return max(plays, key=lambda play: (play.mask.bit_count(), -play.card.value))


def _every_trick(view: Any, plays: tuple[Play, ...]) -> Play:
    """Return the strongest card that wins the trick so far; without one, the weakest card."""
    game, situation = view.game, seen(view)

    def strength(play: Play) -> int:
        return -int(game.stronger(play.played, situation.trump).bit_count())

    winning = [play for play in plays if _wins(game, situation, play)]
    return max(winning, key=strength) if winning else min(plays, key=strength)


def _great_captures(view: Any, plays: tuple[Play, ...]) -> Play:
    """Return the play that wins most sweeps and great cards; without one, the lowest card."""
    great, table = _great_cards(view.game), mask_of(view.table)

    def prizes(play: Play) -> tuple[int, int]:
        won = (play.mask | 1 << play.played) & great if play.mask else 0
        return won.bit_count() + (play.mask == table != 0), -play.card.value

    return max(plays, key=prizes)


@lru_cache(maxsize=4)
def _great_cards(game: CaptureGame) -> int:
    """Return the cards that a hunter wants, as a mask."""
    worth = taking_for(game).worth
    worths = {card.index: worth(1 << card.index) for card in PACK}
    least = min(worths.values())
    return sum(1 << card for card, one in worths.items() if one >= GREAT * least)


def _great_tricks(view: Any, plays: tuple[Play, ...]) -> Play:
    """Return the weakest card that wins a trick with a great card; without one, the weakest."""
    game, situation = view.game, seen(view)
    top = max(game.POINTS.values())
    is_great = any(2 * game.points(1 << play.played) > top for play in situation.trick)

    def preference(play: Play) -> tuple[bool, int, int]:
        wins = is_great and _wins(game, situation, play)
        beaten_by = game.stronger(play.played, situation.trump).bit_count()
        return wins, -game.points(1 << play.played), beaten_by

    return max(plays, key=preference)


def _wins(game: TrickGame, situation: Situation, play: Play) -> bool:
    """Return whether a play would be winning the trick."""
    trick = situation.trick
    return game.best((*trick, play), situation.trump) == len(trick)


class _WithAHabit(Regular):
    """Bids and declares as a regular does, but chooses its cards by habit."""

    _habits: ClassVar[ByKind[_Habit]]

    def _thoughts(self, view: View, legal: tuple[Move, ...], random: Random) -> Iterator[Move]:
        if all(isinstance(move, Play) for move in legal):
            yield self._habits[view.game](view, cast("tuple[Play, ...]", legal))
        else:
            yield from super()._thoughts(view, legal, random)


class Grabber(_WithAHabit):
    """Takes the most cards at once, or wins any trick it can, whatever that leaves or costs."""

    level = "grabber"
    _habits = ByKind("habits of a grabber", {CaptureGame: _most_cards, TrickGame: _every_trick})


class Hunter(_WithAHabit):
    """Plays for the great prizes alone, and its least card where there is none to win."""

    level = "hunter"
    _habits = ByKind("habits of a hunter", {CaptureGame: _great_captures, TrickGame: _great_tricks})


class Daydreamer(Regular):
    """Plays as a regular does, but now and then any card that the rules allow."""

    level = "daydreamer"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._dreaming = Newcomer(seed)

    def _thoughts(self, view: View, legal: tuple[Move, ...], random: Random) -> Iterator[Move]:
        if random.random() < DREAMS:
            yield from self._dreaming._thoughts(view, legal, random)
        else:
            yield from super()._thoughts(view, legal, random)
