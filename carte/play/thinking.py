"""Long thoughts on an event loop that others need as well: a reader can cut them short."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import monotonic
from typing import TypeVar

__all__ = ["Thinking"]

_T = TypeVar("_T")

BREATH = 0.015
"""For how many seconds a thought blocks the loop at a time."""


class Thinking:
    """Whatever is being thought for one widget."""

    def __init__(self) -> None:
        self._hurries = 0

    def hurry(self) -> None:
        """Cut short the current thought: its last step so far becomes the result."""
        self._hurries += 1

    async def last(self, steps: Iterator[_T]) -> _T:
        """Return the last of the steps; there must be at least one.

        A step that is None has no result yet, and does not end the thought when hurried.
        """
        begun, since = self._hurries, monotonic()
        found = next(steps)
        for step in steps:
            found = step
            if monotonic() - since > BREATH:
                await asyncio.sleep(0)
                since = monotonic()
            if self._hurries != begun and found is not None:
                break
        return found
