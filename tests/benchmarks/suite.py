"""How long the tests take, by the processor and by the clock.

``python -m tests.benchmarks.suite`` times the whole run; what follows goes to ``python3 tests``, as
in ``python -m tests.benchmarks.suite --fast`` or ``… tests/site/test_cases.py``.
"""

import ctypes
import os
import resource
import subprocess
import sys
import time
from typing import NamedTuple

from book.environment import ROOT

_SET_CHILD_SUBREAPER = 36
"""Of prctl(2): whoever is left by its parent becomes our child, so that its time counts, too."""
_PAUSE = 0.1
_PATIENCE = 15.0
"""Seconds for which processes are waited for that outlive the tests."""


class Taken(NamedTuple):
    """What a command and all that it started took, in seconds."""

    processor: float
    clock: float
    status: int


def measure(command: list[str]) -> Taken:
    """Run a command and count its whole family, browsers and their children included."""
    ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    began, before = time.monotonic(), processor()
    status = subprocess.call(command, cwd=ROOT)
    clock = time.monotonic() - began
    _wait_for_orphans()
    return Taken(processor() - before, clock, status)


def processor() -> float:
    """Return how many seconds of the processor all processes begun from here have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _wait_for_orphans() -> None:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        try:
            pid, _status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if pid == 0:
            time.sleep(_PAUSE)


def main() -> None:
    """Measure a run of the tests, and print what it took."""
    taken = measure([sys.executable, str(ROOT / "tests"), *sys.argv[1:]])
    minutes = f"{taken.processor / 60:.1f} processor minutes, {taken.clock / 60:.1f} by the clock"
    print(f"{minutes} on {os.cpu_count()} cores; exit {taken.status}")


if __name__ == "__main__":
    main()
