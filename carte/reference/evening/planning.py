"""The plan of an evening, or of several: which blocks, in which order, minute by minute."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Literal, NamedTuple

import carte
from carte.engine.game import Game
from carte.reference.evening.blocks import PARTS, Block, block, blocks
from carte.reference.evening.seating import Table, seated, sizes
from carte.reference.evening.wish import Wish, in_order

__all__ = ["Evening", "Left", "Step", "planned"]

_AT_LEAST = 2
"""So many deals of a game come before what it need not have."""
_BEFORE_MORE = 3
"""So many come before what there may be time for."""


class Step(NamedTuple):
    """A block in a plan: when it begins, how long it takes, how many deals, and who sits where."""

    block: Block
    game: Game | None
    at: int = 0
    minutes: int = 0
    deals: int = 0
    tables: tuple[Table, ...] = ()


class Left(NamedTuple):
    """What has no place: a game, or one of its blocks, for want of people or of time.

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
    """Return the evenings that a wish comes to, the same for the same wish.

    What was taught once is known from then on; a game that one evening has no time for comes first
    in the next one.
    """
    playable = [game for game in wish.games if seated(game, wish.people)]
    few = [
        Left("people", one.slug, "", min(sizes(one))) for one in wish.games if one not in playable
    ]
    known: set[str] = set()
    late: list[Game] = []
    found: list[Evening] = []
    for number, some in enumerate(_shared_out(playable, wish.evenings)):
        plan = _Plan(wish, number, known)
        late = plan.fill(in_order([*dict.fromkeys([*late, *some])]))
        left = [*plan.left, *(few if number == 0 else [])]
        if number + 1 < wish.evenings:
            left = [one for one in left if one.block or one.why == "people"]
        found.append(Evening(tuple(plan.steps()), tuple(left)))
        known |= plan.told
    return tuple(found)


def _shared_out(games: Sequence[Game], evenings: int) -> Iterator[Sequence[Game]]:
    """Yield the games of each evening, in order: as many as later on, or one more."""
    ends = [-(-number * len(games) // evenings) for number in range(evenings + 1)]
    for first, end in pairwise(ends):
        yield games[first:end] or games[first - 1 : first]


class _Plan:
    """An evening in the making: the blocks that are chosen, and how many deals each takes."""

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
        """Choose what fits, what matters most first; return the games that find no time."""
        self._add([one for one in self._of_none() if one.choice == "must"])
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
        """The minutes that are not spoken for."""
        spent = sum(one.minutes or one.per_deal * self._deals[one.id] for one in self.chosen)
        return self._wish.minutes - spent - block("ours").minutes * len(self._ours)

    def _of_none(self) -> Iterator[Block]:
        """Yield the blocks about no game that suit this evening."""
        for one in blocks():
            at_all = one.part != "house" and one.least_evening <= self._wish.minutes
            if at_all and one.evenings in ("", "later" if self._number else "first"):
                yield one

    @property
    def told(self) -> set[str]:
        """What is known after it: blocks by their ids, and games whose house rules were told."""
        if not self._games:
            return set()
        return {one.id for one in self.chosen} | {game.slug for game in self._ours}

    def _begin(self, game: Game) -> bool:
        """Take up a game with all that it cannot do without, and return whether there is time."""
        wanted = self._with_needs(one for one in blocks(game.slug) if one.choice == "must")
        ours = _is_ours(game) and game.slug not in self._known
        least = sum(one.least for one in wanted) + block("ours").minutes * ours
        if least > self._free:
            self.left.append(Left("time", game.slug, "", least - self._free))
            return False
        self._games.append(game)
        self._ours += [game] if ours else []
        self._add(wanted)
        return True

    def _with_needs(self, some: Iterable[Block]) -> list[Block]:
        """Return blocks after those that they need: deals, and what is not known."""
        found: list[Block] = []
        for one in some:
            new = one not in found and one not in self.chosen
            if new and (one.per_deal or one.id not in self._known):
                found += [
                    need for need in self._with_needs(map(block, one.needs)) if need not in found
                ]
                found.append(one)
        return found

    def _add(self, some: Iterable[Block]) -> None:
        for one in some:
            self.chosen.append(one)
            self._deals |= {one.id: 1} if one.per_deal else {}

    def _try(self, choice: str) -> None:
        """Add what else fits, game by game; what a game would have had is told as left out."""
        known = {*self._known, *(one.id for one in self.chosen)}
        own = [one for game in self._games for one in blocks(game.slug)]
        for one in (*own, *self._of_none()):
            if one.choice != choice or one.id in self._known:
                continue
            low, high = one.people
            if (
                one.minutes <= self._free
                and {*one.needs} <= known
                and low <= self._wish.people <= high
            ):
                self._add([one])
                known.add(one.id)
            elif one.game:
                self.left.append(Left("time", one.game, one.id, max(0, one.minutes - self._free)))

    def _deal_on(self, most: int) -> None:
        """Deal again by turns while there is time, so many deals of a game at most."""
        own = [one for one in self.chosen if one.per_deal]
        while more := [
            one for one in own if self._deals[one.id] < most and one.per_deal <= self._free
        ]:
            self._deals[min(more, key=lambda one: self._deals[one.id]).id] += 1

    def steps(self) -> list[Step]:
        """Return the steps in their order; the last deals take what minutes are over."""
        if not self._games:
            return []
        over = self._free
        found = self._in_order()
        last = max(place for place, one in enumerate(found) if one.deals)
        found[last] = found[last]._replace(minutes=found[last].minutes + over)
        starts = accumulate((one.minutes for one in found), initial=0)
        return [one._replace(at=at) for one, at in zip(found, starts, strict=False)]

    def _in_order(self) -> list[Step]:
        """Return the steps, each part after the other, and the pause in the middle of the games."""
        of_none = {part: [one for one in self._chosen_of("") if one.part == part] for part in PARTS}
        middle = [step for game in self._all_games() for step in self._steps_of(game)]
        for one in of_none["pause"]:
            middle.insert(_half(middle), Step(one, None, 0, one.minutes))
        opening, closing = (
            [Step(one, None, 0, one.minutes) for one in of_none[part]]
            for part in ("opening", "closing")
        )
        return _seated([*opening, *middle, *closing], self._wish)

    def _chosen_of(self, game: str) -> list[Block]:
        return [one for one in blocks(game) if one in self.chosen]

    def _steps_of(self, game: Game) -> Iterator[Step]:
        """Yield the steps of a game; where many deals are played, half of them come at the end."""
        if game in self._ours:
            yield Step(block("ours"), game, 0, block("ours").minutes)
        later: list[Step] = []
        for one in self._chosen_of(game.slug):
            deals = self._deals.get(one.id, 0)
            now = deals if deals <= len(one.deals) + 1 else max(len(one.deals), deals // 2)
            yield Step(one, game, 0, one.minutes or one.per_deal * now, now)
            if now < deals:
                later.append(Step(one, game, 0, one.per_deal * (deals - now), deals - now))
        yield from later

    def _all_games(self) -> tuple[Game, ...]:
        """Return the games of this evening, those of which it only needs a block, too."""
        own = {game.slug: game for game in (*self._wish.games, *self._games)}
        slugs = dict.fromkeys(one.game for one in self.chosen if one.game)
        return in_order([own.get(slug) or carte.game(slug) for slug in slugs])


def _is_ours(game: Game) -> bool:
    """Whether a table plays a game by other rules than the book's: how many play is no rule."""
    return bool({*game.chosen} - {"players"})


def _half(steps: Sequence[Step]) -> int:
    """Return the place between two steps that is nearest to half of their time."""
    ends = [*accumulate(step.minutes for step in steps)]
    return 1 + min(range(len(ends)), key=lambda place: abs(2 * ends[place] - ends[-1]))


def _seated(steps: Iterable[Step], wish: Wish) -> list[Step]:
    """Return steps with their tables: with each game, people meet others."""
    found: list[Step] = []
    turn = 0
    for step in steps:
        if step.deals and step.game:
            step = step._replace(tables=seated(step.game, wish.people, turn, wish.packs))
            turn += 1
        found.append(step)
    return found
