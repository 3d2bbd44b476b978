"""How many faults of one line `python3 tests --changed` finds, and how soon.

`python -m tests.benchmarks.changed` puts each into the tree, asks, and takes it out again; the tree
must have no changes of its own, and a run of the tests must have recorded what each test runs.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from tests.benchmarks.suite import processor

ROOT = Path(__file__).resolve().parents[2]


class Fault(NamedTuple):
    """A line of the engine that is another."""

    path: str
    line: str
    other: str


FAULTS = (
    Fault("carte/games/cirulla/game.py", "(table & ACES).bit_count() >= 2", "(table & ACES) != 0"),
    Fault("carte/games/cirulla/game.py", "1 if 15 in sums else 2", "2 if 15 in sums else 2"),
    Fault("carte/games/scopa/primiera.py", "return found or [7]", "return found or [6]"),
    Fault("carte/games/mediatore/game.py", 'return bid == "mediatore"', 'return bid == "solo"'),
    Fault(
        "carte/games/asso_piglia_tutto/game.py",
        'not table & ACES or self.ace_on_ace == "sweep"',
        'not table & ACES and self.ace_on_ace == "sweep"',
    ),
    Fault(
        "carte/games/briscola/game.py",
        "return (EXCHANGES[two],) if hand >> two & 1 else ()",
        "return ()",
    ),
    Fault("carte/engine/match.py", "(self.dealer + 1) % self.game.seats", "self.dealer"),
    Fault("carte/engine/capture/sums.py", "found if value <= 10 else found", "found"),
    Fault("carte/engine/auction/bidding.py", "return self.ladder[level:]", "return self.ladder"),
    Fault(
        "carte/engine/tricks/deal.py",
        "turn + 1 if turn + 1 < len(hands) else 0",
        "turn - 1 if turn else len(hands) - 1",
    ),
)


def main() -> None:
    """Print of each fault whether it is found, and after how many seconds."""
    if subprocess.check_output(["git", "status", "--porcelain"], cwd=ROOT):
        sys.exit("The tree has changes of its own: commit them first.")
    found = 0
    print("        by the clock  of the processor")
    for fault in FAULTS:
        started, used = perf_counter(), processor()
        is_found = tried(fault)
        found += is_found
        took = f"{perf_counter() - started:12.1f} s{processor() - used:14.1f} s"
        print(f"{'found' if is_found else 'MISSED':<8}{took}  {fault.path}: {fault.other}")
    print(f"{found} of {len(FAULTS)} faults found")


def tried(fault: Fault) -> bool:
    """Return whether a test fails with a fault in the tree."""
    file = ROOT / fault.path
    text = file.read_text("utf-8")
    if text.count(fault.line) != 1:
        raise ValueError(f"{fault.path} has not one {fault.line!r}")
    file.write_text(text.replace(fault.line, fault.other), "utf-8")
    try:
        command = [sys.executable, str(ROOT / "tests"), "--changed", "-x"]
        return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 1
    finally:
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
