"""Are small mistakes found? `python -m tests.benchmarks.faults [--only ID …] [--in ROOM …]`

Puts one fault after the other into a copy of the tree and runs the tests that may well find it, in
the order in which the fault names them; with `--whole` then all others. In the end the tests that
found something run once more without any fault. Faults are data, a room a file beside this one.

All of them take long, so they are not tried with what `python -m tests.benchmarks` measures: try
them before and after tests are made fewer or faster.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from os import nice
from pathlib import Path
from queue import SimpleQueue

from tests.benchmarks.faults.fault import Fault, Misfit, faults
from tests.benchmarks.faults.tree import ROOT, copied
from tests.benchmarks.faults.trying import Outcome, attempt, run


def main() -> None:
    """Try the faults that are wanted, say of each by what it was found, and count them."""
    given = _arguments()
    wanted = [one for one in faults() if _is_wanted(one, given)]
    misfits = [*_misfits(wanted)]
    if misfits or not wanted:
        sys.exit("\n".join(misfits) or "There is no such fault.")
    nice(10)
    with tempfile.TemporaryDirectory(prefix="carte-faults-") as folder:
        outcomes = []
        for outcome in _tried(wanted, Path(folder), given.jobs, given.whole):
            outcomes.append(outcome)
            print(_line(outcome), flush=True)
        failing = _failing_anyway(outcomes, copied(Path(folder, "whole")))
    for test in failing:
        print(f"fails without any fault, and so has found none: {test}")
    found = sum(_is_found(one, failing) for one in outcomes)
    seconds = sum(one.seconds for one in outcomes)
    print(f"{found} of {len(outcomes)} faults are found, in {seconds:,.0f} s of the processor")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", metavar="ID", default=[])
    parser.add_argument("--in", nargs="+", metavar="ROOM", dest="rooms", default=[])
    parser.add_argument("--jobs", type=int, default=1, help="so many at a time, each in its tree")
    parser.add_argument("--whole", action="store_true", help="go on to all tests")
    return parser.parse_args()


def _is_wanted(fault: Fault, given: argparse.Namespace) -> bool:
    return fault.id in (given.only or [fault.id]) and fault.room in (given.rooms or [fault.room])


def _misfits(wanted: Sequence[Fault]) -> Iterator[str]:
    for fault in wanted:
        try:
            fault.put_into((ROOT / fault.file).read_text("utf-8"))
        except Misfit as error:
            yield str(error)


def _tried(wanted: Sequence[Fault], folder: Path, jobs: int, whole: bool) -> Iterator[Outcome]:
    """Yield what came of each fault, in their order."""
    trees: SimpleQueue[Path] = SimpleQueue()
    numbers = count()

    def attempted(fault: Fault) -> Outcome:
        tree = copied(folder / str(next(numbers))) if trees.empty() else trees.get()
        try:
            return attempt(fault, tree, whole=whole)
        finally:
            trees.put(tree)

    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(attempted, wanted)


def _failing_anyway(outcomes: Iterable[Outcome], tree: Path) -> tuple[str, ...]:
    """Return those of the tests that found something which fail in a tree without a fault."""
    found = dict.fromkeys(one.found for one in outcomes if one.found)
    return run([*found], tree).failed if found else ()


def _is_found(outcome: Outcome, failing: Sequence[str]) -> bool:
    return outcome.found is not None and outcome.found not in failing


def _line(outcome: Outcome) -> str:
    fault = outcome.fault
    found = f"found by {outcome.found}" if outcome.found else f"not found: {fault.breaks}"
    return f"{fault.id:36} {outcome.seconds:5.0f} s  {found}"


if __name__ == "__main__":
    main()
