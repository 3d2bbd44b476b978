"""The plan of an evening, or of several: which blocks, in which order, minute by minute."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Literal, NamedTuple

import carte
from carte.engine.game import Game
from carte.evening.blocks import PARTS, Block, block_by_id, blocks, games_of_evenings
from carte.evening.seating import Table, seated, sizes
from carte.evening.wish import Wish
from carte.games import in_order

__all__ = ["Evening", "Left", "Step", "planned"]

_AT_LEAST = 2
"""How many deals of a game come before its optional blocks."""
_BEFORE_MORE = 3
"""How many come before blocks for spare time."""


class Step(NamedTuple):
    """A block in a plan: its start, its minutes, how many deals, and who sits where."""

    block: Block
    game: Game | None
    at: int = 0
    minutes: int = 0
    deals: int = 0
    tables: tuple[Table, ...] = ()


class Left(NamedTuple):
    """What found no place: a game, or one of its blocks, for lack of people or of time.

    ``least`` is how many people, or how many minutes more, it would need.
    """

    why: Literal["people", "time"]
    game: str
    block: str
    least: int


class Evening(NamedTuple):
    """One evening: its steps take all its minutes; it has none where no game fits."""

    steps: tuple[Step, ...]
    left: tuple[Left, ...]


def planned(wish: Wish) -> tuple[Evening, ...]:
    """Return the evenings for a wish, the same for the same wish.

    Whatever was taught once is known from then on; a game that one evening has no time for comes
    first in the next.
    """
    games = [game for game in wish.games if game.slug in games_of_evenings()]
    playable = [game for game in games if seated(game, wish.people)]
    few = [
        Left("people", game.slug, "", min(sizes(game))) for game in games if game not in playable
    ]
    known: set[str] = set()
    late: list[Game] = []
    evenings: list[Evening] = []
    for number, some in enumerate(_shared_out(playable, wish.evenings)):
        plan = _Plan(wish, number, known)
        late = plan.fill(in_order(dict.fromkeys([*late, *some])))
        left = [*plan.left, *(few if number == 0 else [])]
        if number + 1 < wish.evenings:
            left = [lack for lack in left if lack.block or lack.why == "people"]
        evenings.append(Evening(tuple(plan.steps()), tuple(left)))
        known |= plan.covered
    return tuple(evenings)


def _shared_out(games: Sequence[Game], evenings: int) -> Iterator[Sequence[Game]]:
    """Yield the games of each evening, in order: as many as in later ones, or one more."""
    ends = [-(-number * len(games) // evenings) for number in range(evenings + 1)]
    for first, end in pairwise(ends):
        yield games[first:end] or games[first - 1 : first]


class _Plan:
    """An evening under construction: the chosen blocks, and how many deals each takes."""

    def __init__(self, wish: Wish, number: int, known: Iterable[str]) -> None:
        self._wish = wish
        self._number = number
        self._known = frozenset(known)
        self._deals: dict[str, int] = {}
        self._ours: list[Game] = []
        self._games: list[Game] = []
        self.chosen: list[Block] = []
        self.left: list[Left] = []

    def fill(self, games: Sequence[Game]) -> list[Game]:
        """Choose what fits, most important first; return the games left without time."""
        self._add([block for block in self._of_none() if block.choice == "must"])
        late = [game for game in games if not self._begin(game)]
        if not self._games:
            return late
        self._deal_on(_AT_LEAST)
        self._try("should")
        self._deal_on(_BEFORE_MORE)
        self._try("may")
        self._deal_on(self._wish.minutes)
        return late

    @property
    def _free(self) -> int:
        """The minutes still free."""
        spent = sum(
            block.minutes or block.per_deal * self._deals[block.id] for block in self.chosen
        )
        return self._wish.minutes - spent - block_by_id("ours").minutes * len(self._ours)

    def _of_none(self) -> Iterator[Block]:
        """Yield the blocks about no game that suit this evening."""
        for block in blocks():
            at_all = block.part != "house" and block.least_evening <= self._wish.minutes
            if at_all and block.evenings in ("", "later" if self._number else "first"):
                yield block

    @property
    def covered(self) -> set[str]:
        """What is known afterwards: blocks by their ids, and games with house rules explained."""
        if not self._games:
            return set()
        return {block.id for block in self.chosen} | {game.slug for game in self._ours}

    def _begin(self, game: Game) -> bool:
        """Take up a game with its indispensable blocks; return whether there is time."""
        wanted = self._with_needs(block for block in blocks(game.slug) if block.choice == "must")
        ours = _is_ours(game) and game.slug not in self._known
        least = sum(block.least for block in wanted) + block_by_id("ours").minutes * ours
        if least > self._free:
            self.left.append(Left("time", game.slug, "", least - self._free))
            return False
        self._games.append(game)
        self._ours += [game] if ours else []
        self._add(wanted)
        return True

    def _with_needs(self, some: Iterable[Block]) -> list[Block]:
        """Return blocks preceded by what they need: deals, and blocks not yet known."""
        wanted: list[Block] = []
        for block in some:
            new = block not in wanted and block not in self.chosen
            if new and (block.per_deal or block.id not in self._known):
                wanted += [
                    need
                    for need in self._with_needs(map(block_by_id, block.needs))
                    if need not in wanted
                ]
                wanted.append(block)
        return wanted

    def _add(self, some: Iterable[Block]) -> None:
        for block in some:
            self.chosen.append(block)
            self._deals |= {block.id: 1} if block.per_deal else {}

    def _try(self, choice: str) -> None:
        """Add what else fits, game by game; record what a game misses as left out."""
        known = {*self._known, *(block.id for block in self.chosen)}
        own = [block for game in self._games for block in blocks(game.slug)]
        for block in (*own, *self._of_none()):
            if block.choice != choice or block.id in self._known:
                continue
            low, high = block.people
            if (
                block.minutes <= self._free
                and {*block.needs} <= known
                and low <= self._wish.people <= high
            ):
                self._add([block])
                known.add(block.id)
            elif block.game:
                self.left.append(
                    Left("time", block.game, block.id, max(0, block.minutes - self._free))
                )

    def _deal_on(self, most: int) -> None:
        """Add deals in turn while there is time, up to ``most`` of a game."""
        own = [block for block in self.chosen if block.per_deal]
        while more := [
            block for block in own if self._deals[block.id] < most and block.per_deal <= self._free
        ]:
            self._deals[min(more, key=lambda block: self._deals[block.id]).id] += 1

    def steps(self) -> list[Step]:
        """Return the steps in order; the last deals take the remaining minutes."""
        if not self._games:
            return []
        over = self._free
        steps = self._in_order()
        last = max(place for place, step in enumerate(steps) if step.deals)
        steps[last] = steps[last]._replace(minutes=steps[last].minutes + over)
        starts = accumulate((step.minutes for step in steps), initial=0)
        return [step._replace(at=at) for step, at in zip(steps, starts, strict=False)]

    def _in_order(self) -> list[Step]:
        """Return the steps, part after part, with the pause in the middle of the games."""
        of_none = {
            part: [block for block in self._chosen_of("") if block.part == part] for part in PARTS
        }
        middle = [step for game in self._all_games() for step in self._steps_of(game)]
        for block in of_none["pause"]:
            middle.insert(_half(middle), Step(block, None, 0, block.minutes))
        opening, closing = (
            [Step(block, None, 0, block.minutes) for block in of_none[part]]
            for part in ("opening", "closing")
        )
        return _seated([*opening, *middle, *closing], self._wish)

    def _chosen_of(self, game: str) -> list[Block]:
        return [block for block in blocks(game) if block in self.chosen]

    def _steps_of(self, game: Game) -> Iterator[Step]:
        """Yield the steps of a game; if there are many deals, half of them come at the end."""
        if game in self._ours:
            yield Step(block_by_id("ours"), game, 0, block_by_id("ours").minutes)
        later: list[Step] = []
        for block in self._chosen_of(game.slug):
            deals = self._deals.get(block.id, 0)
            now = deals if deals <= len(block.deals) + 1 else max(len(block.deals), deals // 2)
            yield Step(block, game, 0, block.minutes or block.per_deal * now, now)
            if now < deals:
                later.append(Step(block, game, 0, block.per_deal * (deals - now), deals - now))
        yield from later

    def _all_games(self) -> tuple[Game, ...]:
        """Return the games of this evening, including those it needs only a block of."""
        own = {game.slug: game for game in (*self._wish.games, *self._games)}
        slugs = dict.fromkeys(block.game for block in self.chosen if block.game)
        return in_order(own.get(slug) or carte.game(slug) for slug in slugs)


def _is_ours(game: Game) -> bool:
    """Return whether a table has other rules than the book's: how many play is no rule."""
    return bool({*game.chosen} - {"players"})


def _half(steps: Sequence[Step]) -> int:
    """Return the index between two steps that is nearest to half of their time."""
    ends = [*accumulate(step.minutes for step in steps)]
    return 1 + min(range(len(ends)), key=lambda place: abs(2 * ends[place] - ends[-1]))


def _seated(steps: Iterable[Step], wish: Wish) -> list[Step]:
    """Return steps with their tables: with each game, people meet others."""
    seated_steps: list[Step] = []
    turn = 0
    for step in steps:
        if step.deals and step.game:
            step = step._replace(tables=seated(step.game, wish.people, turn, wish.packs))
            turn += 1
        seated_steps.append(step)
    return seated_steps
