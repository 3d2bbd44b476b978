"""Long thoughts on an event loop that others need as well: they can be cut short."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import monotonic
from typing import TypeVar

__all__ = ["Thinking"]

_T = TypeVar("_T")

BREATH = 0.015
"""For so many seconds nothing else on the loop gets its turn."""


class Thinking:
    """Whatever is being thought for one widget."""

    def __init__(self) -> None:
        self._hurries = 0

    def hurry(self) -> None:
        """Cut short what is being thought now: the last step so far is what it comes to."""
        self._hurries += 1

    async def last(self, steps: Iterator[_T]) -> _T:
        """Return the last of the steps, of which there is one at least.

        A step that is None comes to nothing yet, and is not cut short.
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
