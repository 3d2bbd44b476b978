"""The players with a habit: each plays as a regular does but for one thing that one can name.

Who sees through the habit beats the player.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, cast

from carte.engine.capture.game import CaptureGame
from carte.engine.cards import PACK, mask_of
from carte.engine.deal import View
from carte.engine.kinds import ByKind
from carte.engine.moves import Move, Play
from carte.engine.tricks.game import TrickGame
from carte.players.heuristic_captures import taking_for
from carte.players.heuristic_tricks import seen
from carte.players.newcomer import Newcomer
from carte.players.regular import Regular

if TYPE_CHECKING:
    from random import Random

__all__ = ["Daydreamer", "Grabber", "Hunter"]

GREAT = 4
"""A hunter wants the cards that are worth so many times as much as the least one."""
DREAMS = 0.2
"""How often a daydreamer plays like a newcomer."""


class _WithAHabit(Regular):
    """Bids and declares as a regular does, but chooses its cards by habit."""

    def _thoughts(self, view: View, legal: tuple[Move, ...], random: Random) -> Iterator[Move]:
        if all(isinstance(move, Play) for move in legal):
            yield self._habit(view, cast("tuple[Play, ...]", legal))
        else:
            yield from super()._thoughts(view, legal, random)

    @abstractmethod
    def _habit(self, view: View, plays: tuple[Play, ...]) -> Move:
        """Return one of several plays."""


class Grabber(_WithAHabit):
    """Takes the most cards at once, or wins any trick it can, whatever that leaves or costs."""

    level = "grabber"

    def _habit(self, view: View, plays: tuple[Play, ...]) -> Move:
        return _GRABBED[view.game](view, plays)


class Hunter(_WithAHabit):
    """Plays for the great prizes alone, and its least card where there is none to win."""

    level = "hunter"

    def _habit(self, view: View, plays: tuple[Play, ...]) -> Move:
        return _HUNTED[view.game](view, plays)


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


def _most_cards(_view: Any, plays: tuple[Play, ...]) -> Play:
    """Return the capture of the most cards; without one, the lowest card."""
    return max(plays, key=lambda play: (play.mask.bit_count(), -play.card.value))


def _every_trick(view: Any, plays: tuple[Play, ...]) -> Play:
    """Return the strongest card that wins the trick so far; without one, the weakest card."""
    situation = seen(view)
    game: TrickGame = view.game

    def strength(play: Play) -> int:
        return -game.stronger(play.played, situation.trump).bit_count()

    trick = situation.trick
    winning = [play for play in plays if game.best((*trick, play), situation.trump) == len(trick)]
    return max(winning, key=strength) if winning else min(plays, key=strength)


def _great_captures(view: Any, plays: tuple[Play, ...]) -> Play:
    """Return the play that wins most sweeps and great cards; without one, the lowest card."""
    worth, table = taking_for(view.game).worth, mask_of(view.table)
    worths = {card.index: worth(1 << card.index) for card in PACK}
    great = sum(1 << card for card, one in worths.items() if one >= GREAT * min(worths.values()))

    def prizes(play: Play) -> tuple[int, int]:
        won = (play.mask | 1 << play.played) & great if play.mask else 0
        return won.bit_count() + (play.mask == table != 0), -play.card.value

    return max(plays, key=prizes)


def _great_tricks(view: Any, plays: tuple[Play, ...]) -> Play:
    """Return the weakest card that wins a trick with a great card; without one, the weakest."""
    situation, game = seen(view), view.game
    trick, trump = situation.trick, situation.trump
    top = max(game.POINTS.values())
    is_great = any(2 * game.points(1 << play.played) > top for play in trick)

    def preference(play: Play) -> tuple[bool, int, int]:
        wins = is_great and game.best((*trick, play), trump) == len(trick)
        beaten_by = game.stronger(play.played, trump).bit_count()
        return wins, -game.points(1 << play.played), beaten_by

    return max(plays, key=preference)


_GRABBED: ByKind[Callable[[Any, tuple[Play, ...]], Play]] = ByKind(
    "habits of a grabber", {CaptureGame: _most_cards, TrickGame: _every_trick}
)
_HUNTED: ByKind[Callable[[Any, tuple[Play, ...]], Play]] = ByKind(
    "habits of a hunter", {CaptureGame: _great_captures, TrickGame: _great_tricks}
)
