"""The base of our own players, who think, remember what they heard, and follow a seed."""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from carte.engine.cards import Card
from carte.engine.deal import View, check_view
from carte.engine.match import Match
from carte.engine.moves import Move, Play
from carte.engine.reading import SEED
from carte.players.evaluation import worth_in
from carte.players.memory import Memory
from carte.players.playing import Player

if TYPE_CHECKING:
    from random import Random

__all__ = ["SeededPlayer"]


class SeededPlayer(Player):
    """A player of the book, as ``carte.player`` makes them, who thinks and remembers.

    The same seed, the same view and the same moves heard give the same choice. A player that hears
    nothing plays as if each turn were the first, without knowing the cards in the piles.

    ``repr(player)`` evaluates back to a player who has heard nothing yet.
    """

    level: ClassVar[str] = ""
    """The name that ``carte.player`` takes; empty for a player of another kind."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = SEED.read(seed, "seed")
        self._memory = Memory()
        self._worth = worth_in(None)

    def choose(self, view: View) -> Move:
        """Return a legal move; raises ``ValueError`` unless the seat of the view is to act.

        A deal is refused, too: ``player.choose(deal.view(deal.turn))`` shows what the seat may see.
        """
        return deque(self.ponder(view), maxlen=1).pop()

    def ponder(self, view: View) -> Iterator[Move]:
        """Yield the best move found so far, again and again, at least once; the last is the choice.

        Moves come only milliseconds apart, so that a caller in a hurry can stop at any time. Raises
        ``ValueError`` unless the seat of the view is to act.
        """
        check_view(view)
        legal = view.legal_moves()
        if not legal:
            raise ValueError(f"seat {view.seat} of {view.game.slug} is not to act in this view")
        if len(legal) == 1:
            yield legal[0]
            return
        yield from self._thoughts(view, legal, self._random(view))

    def _random(self, view: View, purpose: str = "") -> Random:
        """Return the random numbers of a choice in this view, or others for a ``purpose``."""
        from random import Random

        return Random(f"{self._seed} {view.facts}{purpose}")

    def see(self, piles: Sequence[Iterable[Card]]) -> None:
        """Remember the cards in the piles, by side, when a deal is taken up in its middle."""
        self._memory.see(piles)

    def know(self, match: Match) -> None:
        """Take note of the deal's match, to play for the match where this deal decides it."""
        self._worth = worth_in(match)

    def hear(self, view: View, move: Move) -> None:
        """Remember a move made in the open; ``view`` is what this seat saw before it.

        A discard is not made in the open: only the fact is known.
        """
        check_view(view)
        if isinstance(move, Play):
            self._memory.hear(view, move)

    def _arguments(self) -> dict[str, Any]:
        """Return the arguments that make such a player again."""
        return {"seed": self._seed}

    def __repr__(self) -> str:
        given = [f"{name}={value!r}" for name, value in self._arguments().items()]
        if self.level:
            return f"player({', '.join([repr(self.level), *given])})"
        return f"{type(self).__name__}({', '.join(given)})"

    @abstractmethod
    def _thoughts(self, view: View, legal: tuple[Move, ...], random: Random) -> Iterator[Move]:
        """Yield one of several legal moves, then perhaps better ones."""
