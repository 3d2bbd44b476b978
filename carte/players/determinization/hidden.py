"""The worlds that a view allows, one of them or all, and how likely each is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeAlias

from carte.engine.deal import Deal

if TYPE_CHECKING:
    from random import Random

__all__ = ["Hidden", "Likelihood", "Weighed"]

Likelihood: TypeAlias = "Callable[[Any], float]"
"""How likely a world is, as a multiple of another's likelihood."""

Weighed: TypeAlias = "list[tuple[float, Deal]]"
"""Worlds, each with its weight."""

_TRIED = 20
"""With this many times more ways to deal the hidden cards than are asked for, none is tried."""


class Hidden(ABC):
    """The worlds of one view."""

    among = 1
    """How many worlds are drawn to take the likeliest of, where some are likelier than others."""
    likelihood: Likelihood | None = None
    """How likely a world is; None where all are equally likely."""

    @abstractmethod
    def any(self, random: Random) -> Deal:
        """Return one of the worlds, all of them with the same chance."""

    @property
    @abstractmethod
    def number(self) -> int:
        """The most worlds that there may be."""

    @abstractmethod
    def each(self) -> Iterator[Deal]:
        """Yield every world that differs in more than the order of cards in hand."""

    def draw(self, random: Random) -> Deal:
        """Return a likely world."""
        if self.likelihood is None:
            return self.any(random)
        return max([self.any(random) for _ in range(self.among)], key=self.likelihood)

    def every(self, most: int) -> Weighed | None:
        """Return every world with its weight, all weights together 1; None if more than ``most``.

        Also None where no world fits what was seen.
        """
        if self.number > _TRIED * most:
            return None
        found = [*islice(self.each(), most + 1)]
        if not 0 < len(found) <= most:
            return None
        weights = [self.likelihood(world) if self.likelihood else 1.0 for world in found]
        total = sum(weights)
        return [(weight / total, world) for weight, world in zip(weights, found, strict=True)]
