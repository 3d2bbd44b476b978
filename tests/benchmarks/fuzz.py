"""How many bad inputs get in, or hang: mutated codes, records, JSON, moves, options, questions.

``python -m tests.benchmarks.fuzz --calls 500000`` prints the calls, the leaks (each by its smallest
input, and its number, which makes it again), and the slowest call.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.fuzz.knocking import Report, knock

AT_ONCE = 1_000
"""So many calls are handed to a process at a time."""


def main() -> None:
    """Measure, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--calls", type=int, default=500_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    numbers = range(asked.calls)
    parts = [numbers[start : start + AT_ONCE] for start in range(0, asked.calls, AT_ONCE)]
    report = Report()
    with ProcessPoolExecutor(asked.processes) as pool:
        for part in pool.map(partial(knock, seed=asked.seed), parts):
            report += part
    print(f"{report.calls:,} calls, {report.refused:,} refused, {len(report.leaks)} leaks")
    for leak in report.leaks.values():
        print(f"  {leak.kind} at {leak.place}, {leak.door} {leak.number}: {leak.given[:500]}")
    print(f"slowest: {report.slowest:.3f} s, {report.slow}")


if __name__ == "__main__":
    main()
