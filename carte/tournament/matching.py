"""A perfect matching of the least cost in a complete graph: Edmonds’ blossom algorithm.

The primal-dual method of Edmonds (1965), with a slack edge for each vertex as Gabow has it: time
grows with the cube of the number of vertices, and sixty take a fraction of a second. Vertices and
duals are whole numbers, of any size, so that the result is exact.

No library is used: networkx weighs more than everything else that a page’s Python downloads, and
those for chess know only chess.

>>> least_cost([[0, 9, 1, 9], [9, 0, 9, 1], [1, 9, 0, 9], [9, 1, 9, 0]])
[(0, 2), (1, 3)]
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

__all__ = ["least_cost"]

_FREE, _OUTER, _INNER = -1, 0, 1
"""Where a vertex is in the forest of alternating paths: nowhere, or at an even or odd distance."""

_NONE = 0
"""No vertex: they are counted from 1."""


def least_cost(costs: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Return the pairs of a perfect matching whose costs, none below 0, have the least sum.

    ``costs`` is symmetric, for an even number of vertices, counted from 0.
    """
    size = len(costs)
    if size % 2:
        raise ValueError(f"{size} vertices have no perfect matching; give an even number")
    most = max((max(row) for row in costs), default=0)
    enough = most * size + 1
    search = _Search(
        [[0 if a == b else 2 * (enough - costs[a][b]) for b in range(size)] for a in range(size)]
    )
    mates = search.mates()
    return [(a, b) for a, b in enumerate(mates) if a < b]


class _Search:
    """The search for a matching of the most weight; blossoms have the numbers after the vertices.

    ``edge[a][b]`` is the best edge between two blossoms, as the vertices at its ends.
    """

    def __init__(self, weights: Sequence[Sequence[int]]) -> None:
        self.size = size = len(weights)
        self.most = size + size // 2
        """The largest number of a blossom: there are at most half as many as vertices."""
        room = range(self.most + 1)
        self.weight = [[0] * (size + 1), *([0, *row] for row in weights)]
        self.edge = [[(a, b) if 0 < a <= size >= b > 0 else (0, 0) for b in room] for a in room]
        self.dual = [max(map(max, self.weight)) // 2] * (size + 1) + [0] * (self.most - size)
        self.mate = [_NONE] * (self.most + 1)
        self.top = [place if place <= size else _NONE for place in room]
        """The outermost blossom in which each vertex or blossom is, _NONE for an unused number."""
        self.parent = [_NONE] * (self.most + 1)
        self.label = [_FREE] * (self.most + 1)
        self.slack = [_NONE] * (self.most + 1)
        self.ring: list[list[int]] = [[] for _place in room]
        """What a blossom is made of, round its odd circle, its base first."""
        self.holder = [[a if a == b else _NONE for b in range(size + 1)] for a in room]
        """The part of a blossom in which a vertex is."""
        self.queue: deque[int] = deque()

    def mates(self) -> list[int]:
        while self._augmented():
            pass
        return [mate - 1 for mate in self.mate[1 : self.size + 1]]

    # ------------------------------------------------------------------------------------ edges

    def _gap(self, edge: tuple[int, int]) -> int:
        """Return by how much the duals of an edge exceed its weight; it is tight at 0."""
        a, b = edge
        return self.dual[a] + self.dual[b] - self.weight[a][b]

    def _outermost(self) -> list[int]:
        return [place for place in range(1, self.most + 1) if self.top[place] == place]

    def _blossoms(self, label: int) -> list[int]:
        return [one for one in self._outermost() if one > self.size and self.label[one] == label]

    def _note_slack(self, vertex: int, top: int) -> None:
        edge, best = self.edge[vertex][top], self.slack[top]
        if not best or self._gap(edge) < self._gap(self.edge[best][top]):
            self.slack[top] = vertex

    def _find_slack(self, top: int) -> None:
        self.slack[top] = _NONE
        for vertex in range(1, self.size + 1):
            if self.top[vertex] != top and self.label[self.top[vertex]] == _OUTER:
                self._note_slack(vertex, top)

    # --------------------------------------------------------------------------------- blossoms

    def _enqueue(self, place: int) -> None:
        if place <= self.size:
            self.queue.append(place)
        for part in self.ring[place]:
            self._enqueue(part)

    def _put_under(self, place: int, top: int) -> None:
        self.top[place] = top
        for part in self.ring[place]:
            self._put_under(part, top)

    def _way_round(self, blossom: int, part: int) -> int:
        """Turn a blossom’s ring so that its base is an even way from a part; return how far."""
        ring = self.ring[blossom]
        place = ring.index(part)
        if place % 2 == 0:
            return place
        ring[1:] = ring[:0:-1]
        return len(ring) - place

    def _match(self, a: int, b: int) -> None:
        """Match a blossom by its edge to another, and its parts with each other."""
        inside, self.mate[a] = self.edge[a][b]
        if a <= self.size:
            return
        part = self.holder[a][inside]
        place = self._way_round(a, part)
        ring = self.ring[a]
        for one in range(place):
            self._match(ring[one], ring[one ^ 1])
        self._match(part, b)
        self.ring[a] = ring[place:] + ring[:place]

    def _augment(self, a: int, b: int) -> None:
        """Match along the path from an edge’s end to its root."""
        while True:
            before = self.top[self.mate[a]]
            self._match(a, b)
            if not before:
                return
            self._match(before, self.top[self.parent[before]])
            a, b = self.top[self.parent[before]], before

    def _common(self, a: int, b: int) -> int:
        """Return where the paths of two outer blossoms to their roots meet, or _NONE."""
        seen = set()
        while a or b:
            if a:
                if a in seen:
                    return a
                seen.add(a)
                a = self.top[self.mate[a]]
                a = self.top[self.parent[a]] if a else _NONE
            a, b = b, a
        return _NONE

    def _shrink(self, a: int, base: int, b: int) -> None:
        """Make a blossom of the odd circle that an edge closes."""
        new = next(place for place in range(self.size + 1, self.most + 1) if not self.top[place])
        self.dual[new], self.label[new] = 0, _OUTER
        self.mate[new] = self.mate[base]
        sides = []
        for end in (a, b):
            side = []
            while end != base:
                inner = self.top[self.mate[end]]
                side += [end, inner]
                self._enqueue(inner)
                end = self.top[self.parent[inner]]
            sides.append(side)
        self.ring[new] = [base, *reversed(sides[0]), *sides[1]]
        self._put_under(new, new)
        self._join_edges(new)
        self._find_slack(new)

    def _join_edges(self, new: int) -> None:
        for place in range(1, self.most + 1):
            self.edge[new][place] = self.edge[place][new] = (0, 0)
        self.holder[new] = [_NONE] * (self.size + 1)
        for part in self.ring[new]:
            for place in range(1, self.most + 1):
                edge, best = self.edge[part][place], self.edge[new][place]
                if edge[0] and (not best[0] or self._gap(edge) < self._gap(best)):
                    self.edge[new][place] = edge
                    self.edge[place][new] = self.edge[place][part]
            for vertex in range(1, self.size + 1):
                if self.holder[part][vertex]:
                    self.holder[new][vertex] = part

    def _expand(self, blossom: int) -> None:
        """Undo an inner blossom whose dual has come down to 0."""
        for part in self.ring[blossom]:
            self._put_under(part, part)
        entered = self.edge[blossom][self.parent[blossom]][0]
        first = self.holder[blossom][entered]
        place = self._way_round(blossom, first)
        ring = self.ring[blossom]
        for inner, outer in zip(ring[0:place:2], ring[1:place:2], strict=True):
            self.parent[inner] = self.edge[outer][inner][0]
            self.label[inner], self.label[outer] = _INNER, _OUTER
            self.slack[inner] = _NONE
            self._find_slack(outer)
            self._enqueue(outer)
        self.label[first], self.parent[first] = _INNER, self.parent[blossom]
        for part in ring[place + 1 :]:
            self.label[part] = _FREE
            self._find_slack(part)
        self.top[blossom] = _NONE
        self.ring[blossom] = []

    # ------------------------------------------------------------------------------- the search

    def _augmented(self) -> bool:
        """Make the matching larger by one pair; return whether that was possible."""
        self.label = [_FREE] * (self.most + 1)
        self.slack = [_NONE] * (self.most + 1)
        self.queue.clear()
        for place in self._outermost():
            if not self.mate[place]:
                self.parent[place], self.label[place] = _NONE, _OUTER
                self._enqueue(place)
        if not self.queue:
            return False
        while not self._has_grown():
            self._change_duals()
            if self._has_tight_slack():
                return True
            for blossom in self._blossoms(_INNER):
                if not self.dual[blossom]:
                    self._expand(blossom)
        return True

    def _has_grown(self) -> bool:
        """Follow all tight edges; return whether one led to a larger matching."""
        while self.queue:
            vertex = self.queue.popleft()
            if self.label[self.top[vertex]] == _INNER:
                continue
            for other in range(1, self.size + 1):
                if self.top[other] != self.top[vertex]:
                    edge = self.edge[vertex][other]
                    if self._gap(edge):
                        self._note_slack(vertex, self.top[other])
                    elif self._follow(edge):
                        return True
        return False

    def _has_tight_slack(self) -> bool:
        self.queue.clear()
        for place in self._outermost():
            best = self.slack[place]
            if not best or self.top[place] != place or self.top[best] == place:
                continue
            edge = self.edge[best][place]
            if not self._gap(edge) and self._follow(edge):
                return True
        return False

    def _follow(self, edge: tuple[int, int]) -> bool:
        """Take a tight edge into the forest; return whether it led to a larger matching."""
        a, b = self.top[edge[0]], self.top[edge[1]]
        if self.label[b] == _FREE:
            self.parent[b], self.label[b] = edge[0], _INNER
            mate = self.top[self.mate[b]]
            self.slack[b] = self.slack[mate] = _NONE
            self.label[mate] = _OUTER
            self._enqueue(mate)
        elif self.label[b] == _OUTER:
            base = self._common(a, b)
            if not base:
                self._augment(a, b)
                self._augment(b, a)
                return True
            self._shrink(a, base, b)
        return False

    def _change_duals(self) -> None:
        """Change the duals by as much as they allow: then an edge is tight, or a blossom empty."""
        change = self._possible_change()
        for vertex in range(1, self.size + 1):
            label = self.label[self.top[vertex]]
            self.dual[vertex] += {_OUTER: -change, _INNER: change, _FREE: 0}[label]
        for blossom in self._blossoms(_OUTER):
            self.dual[blossom] += 2 * change
        for blossom in self._blossoms(_INNER):
            self.dual[blossom] -= 2 * change

    def _possible_change(self) -> int:
        found = [self.dual[blossom] // 2 for blossom in self._blossoms(_INNER)]
        for place in self._outermost():
            if best := self.slack[place]:
                gap = self._gap(self.edge[best][place])
                if self.label[place] == _FREE:
                    found.append(gap)
                elif self.label[place] == _OUTER:
                    found.append(gap // 2)
        return min(found)
