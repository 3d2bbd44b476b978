"""Trying a fault: tests run over a tree that has it, until one of them fails."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Timer

from tests.benchmarks.faults.fault import Fault
from tests.benchmarks.faults.tree import faulty

PYTEST = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
UNTIL_ONE_FAILS = ["-x"]
WHOLE = ["tests", "book", "--ignore=tests/test_seeded_faults.py"]
"""All tests but those which ask whether a fault fits its tree, which has it already."""

LONGEST = 3600
"""Seconds after which a run is ended; tests that hang have found something, too."""

FAILED = re.compile(r"^(?:FAILED|ERROR) ((?:tests|book)/.+?)(?: - .*)?$", re.MULTILINE)
NOBODY_FAILED = (0, 5)
"""How pytest leaves when all is well, and when there was nothing to run."""


@dataclass(frozen=True)
class Run:
    """What became of one run of tests."""

    failed: tuple[str, ...]
    """The tests that failed; where none could even begin, all that were to run."""
    seconds: float
    """Of the processor, with what the tests have started and waited for."""


@dataclass(frozen=True)
class Outcome:
    """By which test a fault was found, if it was, and what it took."""

    fault: Fault
    found: str | None
    seconds: float


def attempt(fault: Fault, tree: Path, *, whole: bool = False) -> Outcome:
    """Try a fault by the tests that may well find it, then by all, if so wanted."""
    with faulty(tree, fault):
        runs = [run([*UNTIL_ONE_FAILS, *fault.tried], tree)]
        if whole and not runs[-1].failed:
            runs.append(run([*UNTIL_ONE_FAILS, *WHOLE], tree))
    found = next(iter(runs[-1].failed), None)
    return Outcome(fault, found, sum(one.seconds for one in runs))


def run(tests: Sequence[str], tree: Path) -> Run:
    """Run tests with what is imported from the tree, and from nowhere else."""
    around = {**os.environ, "PYTHONPATH": str(tree)}
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        process = subprocess.Popen(
            [*PYTEST, *tests], cwd=tree, env=around, stdout=said, stderr=said
        )
        ending = Timer(LONGEST, process.kill)
        ending.start()
        _pid, status, used = os.wait4(process.pid, 0)
        ending.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        failed = tuple(FAILED.findall(said.read()))
    fine = process.returncode in NOBODY_FAILED
    asked = tuple(test for test in tests if not test.startswith("-"))
    return Run(() if fine else failed or asked, used.ru_utime + used.ru_stime)
