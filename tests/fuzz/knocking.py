"""Knocking at all doors with mutated inputs, and what leaked: whatever is no error of ours."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import process_time
from types import FrameType
from typing import Any, NamedTuple

import carte
from tests.fuzz.doors import Door, doors
from tests.fuzz.mutation import mutated

HOUSE = str(Path(carte.__file__).parent)
PATIENCE = 10
"""Seconds after which a call is given up."""


class Endless(BaseException):
    """A call that was given up."""


class Leak(NamedTuple):
    """An error that is none of ours: where it arose, at which door, and by which input."""

    kind: str
    place: str
    door: str
    number: int
    given: str


@dataclass
class Report:
    """What came of so many calls; of the leaks of one place only the one of the smallest input."""

    calls: int = 0
    refused: int = 0
    slowest: float = 0.0
    """Seconds of the processor, which others that use it do not lengthen."""
    slow: str = ""
    leaks: dict[tuple[str, str], Leak] = field(default_factory=dict)

    def __iadd__(self, other: Report) -> Report:
        """Add what came of other calls."""
        self.calls += other.calls
        self.refused += other.refused
        if other.slowest > self.slowest:
            self.slowest, self.slow = other.slowest, other.slow
        for leak in other.leaks.values():
            self.found(leak)
        return self

    def found(self, leak: Leak) -> None:
        """Keep a leak, unless a smaller input has shown it."""
        known = self.leaks.get((leak.kind, leak.place))
        if known is None or len(leak.given) < len(known.given):
            self.leaks[leak.kind, leak.place] = leak


def knock(numbers: range, seed: int = 0) -> Report:
    """Call doors with the inputs of these numbers; each input follows from seed and number."""
    report = Report()
    for number in numbers:
        door, given = input_of(number, seed)
        start = process_time()
        try:
            with _patience():
                door.opens(given)
        except (Exception, Endless) as error:
            if _is_ours(error):
                report.refused += 1
            else:
                report.found(_leak(error, door, number, given))
        took = process_time() - start
        report.calls += 1
        if took > report.slowest:
            report.slowest, report.slow = took, f"{door.name} {number}: {given!r:.300}"
    return report


def input_of(number: int, seed: int = 0) -> tuple[Door, Any]:
    """Return the door that a number knocks at, and with what."""
    rng = Random(f"{seed} {number}")
    door = rng.choice(doors())

    def others() -> Any:
        return rng.choice(rng.choice(doors()).good)

    return door, mutated(rng.choice(door.good), rng, others)


def _is_ours(error: BaseException) -> bool:
    """Return whether an error is one of the house's own, that tells a reader what is wrong."""
    ours = isinstance(error, ValueError) and type(error).__module__.startswith("carte.")
    return ours and 0 < len(str(error)) < 4_000


def _leak(error: BaseException, door: Door, number: int, given: Any) -> Leak:
    frames = [
        frame for frame in traceback.extract_tb(error.__traceback__) if HOUSE in frame.filename
    ]
    last = frames[-1] if frames else traceback.extract_tb(error.__traceback__)[-1]
    place = f"{last.filename.removeprefix(HOUSE)}:{last.lineno}"
    kind = f"{type(error).__name__}: {error!s:.120}"
    return Leak(
        kind if isinstance(error, AssertionError) else type(error).__name__,
        place,
        door.name,
        number,
        f"{given!r}",
    )


@contextmanager
def _patience() -> Iterator[None]:
    """Give up what takes too long, where the system can say so."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _give_up)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _give_up(_number: int, _frame: FrameType | None) -> None:
    raise Endless
