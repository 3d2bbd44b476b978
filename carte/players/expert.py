"""The expert: tries its moves in many worlds, and keeps the better half, until one is left.

A world is a determinization: a deal that the view allows, with the hidden cards lying anywhere they
can. In each of them the expert makes every move still in the race, and the regular's heuristic
plays the deal on: so all moves meet the same luck, and each is judged by how the deal ends, or at a
table by how it stands some plays later (``play_outs``). Whatever the
heuristic would do, the expert does no worse than that in its worlds, and mostly better. When half
of the moves have fallen behind they are dropped, and the time goes to the others. After Karnin,
Koren and Somekh, *Almost Optimal Exploration in Multi-Armed Bandits*, 2013 (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from math import ceil, inf, log2, sqrt
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from carte.engine.deal import Deal, View, check_view
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.moves import Move
from carte.players import endgame
from carte.players.candidates import candidates
from carte.players.crowding import is_crowded
from carte.players.determinization import Hidden, hidden_in
from carte.players.evaluation import margins, reward
from carte.players.heuristic import heuristic_for
from carte.players.judging import Ends, Judgement, judgements
from carte.players.open_hands import OpenHands, SolvedEnds, glimpsed, positions_for
from carte.players.play_outs import PlayOuts, play_outs_for
from carte.players.policy import SeededPlayer

if TYPE_CHECKING:
    from random import Random

__all__ = ["Candidate", "Expert", "thought"]

PLAY_OUTS = 300
"""How many deals an expert plays out before each move by default; see ``thought``.

So at the play table it is as strong on every device: a slow one takes longer. A page takes about
five times as long as Python does on the same machine, and less than two seconds for an ordinary
move.
"""
_TIMES: ByKind[int] = ByKind("numbers of play-outs", {Game: 1}, own="players.TIMES")
"""How many times as many are played out, in a game whose moves differ by little."""
_LEAN = 0.15
"""How far ahead the move that the heuristic advises starts where one world is solved, in swings;
with more worlds, divided by the root of their number.
"""
_IN_A_CROWD = 4
"""How many worlds moves are compared in at a crowded table."""
_PLAY_OUT = 1.0
"""About how many milliseconds it takes to play out a deal."""


def thought(game: Game) -> int:
    """Return how many deals of a game an expert plays out before a move, by default."""
    return PLAY_OUTS * _TIMES[game]


class Candidate(NamedTuple):
    """A move under consideration: how often it was tried, and how the deal ended then.

    ``margin`` is the mean of the points by which the side of the seat to act won, or of the
    payment where each seat plays for itself.
    """

    move: Move
    tries: int
    margin: float


class _Runner:
    """A move in the race: the sums of its results, and the last round it took part in."""

    __slots__ = ("lead", "margin", "move", "reward", "round", "tries", "weight")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.lead = 0.0
        self.tries = 0
        self.weight = 0.0
        self.margin = 0.0
        self.reward = 0.0
        self.round = 0

    def add(self, margin: float, reward: float, weight: float = 1.0) -> None:
        """Add the result of the move in another world."""
        self.tries += 1
        self.weight += weight
        self.margin += weight * margin
        self.reward += weight * reward

    @property
    def place(self) -> tuple[int, float]:
        """The key that ranks moves: how far it came, then what it won on average."""
        return self.round, (self.lead + self.reward) / (self.weight or 1.0)


class Expert(SeededPlayer):
    """Thinks for a number of milliseconds, or of iterations, whichever ends first.

    An iteration is a deal played out once. Without either there are as many as in ``thought``.
    """

    level = "expert"

    def __init__(
        self, seed: int = 0, *, milliseconds: float | None = None, iterations: int | None = None
    ) -> None:
        super().__init__(seed)
        self._milliseconds = milliseconds
        self._iterations = iterations

    def _arguments(self) -> dict[str, Any]:
        limits = {"milliseconds": self._milliseconds, "iterations": self._iterations}
        given = {name: limit for name, limit in limits.items() if limit is not None}
        return super()._arguments() | given

    def weigh(self, view: View) -> Iterator[tuple[Candidate, ...]]:
        """Yield the current ranking of the moves, best first, again and again.

        The first of the last ones is what ``choose`` returns.
        """
        check_view(view)
        return self._race(view, self._random(view))

    def compare(
        self,
        view: View,
        best: Move,
        moves: Sequence[Move],
        worlds: int,
        *,
        also_played: bool = False,
    ) -> Iterator[Mapping[Move, Judgement]]:
        """Yield what moves are worth in a view, each beside the ``best``.

        Each comes from one more of ``worlds`` worlds, which ``weigh`` has not seen and which are
        the same for every move; the last one counts. Where all cards are known the first one does.

        Near its end a deal is solved in each world, as if everybody saw all cards. With
        ``also_played`` the heuristic plays it on as well, as at a table where nobody does: the
        result that is better for a move counts. At a crowded table a few worlds must do.
        """
        if deal := endgame.ending(view, self._memory):
            yield endgame.judged(deal, best, moves)
            return
        unseen, random = hidden_in(view, self._memory), self._random(view, "compare")
        solves = glimpsed(view, unseen, random, self._positions(view.game)) is not None

        def judged(ends: Ends) -> Iterator[Mapping[Move, Judgement]]:
            return judgements(view.seat, best, moves, lambda: unseen.draw(random), ends)

        found = judged(SolvedEnds() if solves else _played_ends)
        if solves and also_played:
            found = map(partial(_kinder, view.seat), found, judged(_played_ends))
        yield from islice(found, min(worlds, _IN_A_CROWD) if is_crowded(view) else worlds)

    def worlds(self, view: View) -> Iterator[Deal]:
        """Yield worlds that fit a view and what was heard, none of which ``weigh`` has seen."""
        unseen, random = hidden_in(view, self._memory), self._random(view, "worlds")
        while True:
            yield unseen.draw(random)

    def _thoughts(self, view: View, legal: tuple[Move, ...], random: Random) -> Iterator[Move]:
        heuristic = heuristic_for(view.game)
        if heuristic.is_settled(view):
            yield heuristic.advise(view, self._memory, legal)
            return
        spoken = heuristic.spoken(view)
        for ranking in self._race(view, random):
            yield spoken.get(ranking[0].move, ranking[0].move)

    def _race(self, view: View, random: Random) -> Iterator[tuple[Candidate, ...]]:
        spent = self._clock(view.game)
        if deal := endgame.ending(view, self._memory):
            yield tuple(
                [Candidate(move, 1, margin) for margin, move in endgame.margins(deal, self._worth)]
            )
            return
        if is_crowded(view):
            advised = heuristic_for(view.game).advise(view, self._memory, view.legal_moves())
            yield (Candidate(advised, 0, 0.0),)
            return
        unseen = hidden_in(view, self._memory)
        field = [_Runner(move) for move in candidates(unseen.draw(random))]
        if len(field) == 1:
            yield (Candidate(field[0].move, 0, 0.0),)
            return
        heuristic = heuristic_for(view.game)
        advised = heuristic.advise(view, self._memory, view.legal_moves())
        favourite = [runner for runner in field if runner.move == advised]
        positions = self._positions(view.game)
        open_hands = OpenHands.of(view, unseen, random, positions, self._worth)
        if open_hands is None:
            play_outs = play_outs_for(view)
            lead = inf if heuristic.is_settled(view) else play_outs.lead * view.game.swing
            for runner in favourite:
                runner.lead = lead
            yield from _played_out(play_outs, unseen, field, random, spent)
        else:
            for runner in favourite:
                runner.lead = _LEAN * view.game.swing / sqrt(len(open_hands.worlds))
            yield from _solved(view.game, open_hands, field, spent)

    def _positions(self, game: Game) -> int:
        """Return how many positions it may search in the time for its play-outs."""
        iterations = self._iterations_in(game)
        play_outs = [iterations] if iterations else []
        play_outs += [int(self._milliseconds / _PLAY_OUT)] if self._milliseconds else []
        return positions_for(game) * min(play_outs, default=0)

    def _iterations_in(self, game: Game) -> int | None:
        """Return the number of iterations before a move of a game; None where only time counts."""
        if self._milliseconds is None and self._iterations is None:
            return thought(game)
        return self._iterations

    def _clock(self, game: Game) -> Callable[[float], float]:
        """Return a function that counts iterations and returns the share of the time spent."""
        done, start, iterations = 0.0, monotonic(), self._iterations_in(game)

        def spent(more: float = 0.0) -> float:
            nonlocal done
            done += more
            part = done / iterations if iterations else 0.0
            if self._milliseconds and done:
                part = max(part, (monotonic() - start) * 1000 / self._milliseconds)
            return part

        return spent


def _played_out(
    play_outs: PlayOuts,
    unseen: Hidden,
    field: list[_Runner],
    random: Random,
    spent: Callable[[float], float],
) -> Iterator[tuple[Candidate, ...]]:
    """Yield the ranking after each deal that is played out, the better half ever more often."""
    rounds = ceil(log2(len(field)))
    while (part := spent(0)) < 1:
        now = int(part * rounds)
        field.sort(key=lambda runner: runner.place, reverse=True)
        world = unseen.draw(random)
        for runner in field[: ceil(len(field) / 2**now)]:
            runner.add(*play_outs.after(world, runner.move))
            runner.round = now
            yield _ranked(field)
            if spent(play_outs.cost) >= 1:
                return


def _solved(
    game: Game, open_hands: OpenHands, field: list[_Runner], spent: Callable[[float], float]
) -> Iterator[tuple[Candidate, ...]]:
    """Yield the ranking after each world that is solved, and now and then in between."""
    glimpse, positions_a_play_out = open_hands.glimpse, positions_for(game)
    field.sort(key=lambda runner: (runner.lead, glimpse[runner.move]), reverse=True)
    first = tuple([Candidate(runner.move, 1, glimpse[runner.move]) for runner in field])
    for positions, weight, found in open_hands.judged([runner.move for runner in field]):
        for runner in field if found else ():
            margin = found[runner.move]
            won = reward(game, margin) if game.counts_won_deals else margin
            runner.add(margin, won, weight)
        yield _ranked(field) or first
        if spent(positions / positions_a_play_out) >= 1 and field[0].tries:
            return


def _kinder(
    seat: int, one: Mapping[Move, Judgement], other: Mapping[Move, Judgement]
) -> Mapping[Move, Judgement]:
    """Return, for each move, the one of two judgements by which a seat has missed less."""
    return {move: min(one[move], other[move], key=lambda by: by.missed[seat]) for move in one}


def _played_ends(world: Deal, move: Move) -> list[float]:
    """Return, by seat, what a deal brings when the heuristic plays it out after a move."""
    return margins(heuristic_for(world.game).play_out(world._after(move)))


def _ranked(field: list[_Runner]) -> tuple[Candidate, ...]:
    tried = [runner for runner in field if runner.tries]
    tried.sort(key=lambda runner: runner.place, reverse=True)
    return tuple(
        [Candidate(runner.move, runner.tries, runner.margin / runner.weight) for runner in tried]
    )
