"""How many faults of the engine, the games and the counting the tests find.

``python -m tests.benchmarks.mutants --most 400 --seed 1`` draws so many mutants by a seed and, for
each, runs the tests that run its line until one fails. It prints what finds each, or that it
survives, and how many are found. ``same.toml`` lists those that are the same program, with why.

The first time it runs the tests once with coverage, to know which of them run a line; of files of
tests that have changed, that is done again.
"""

import argparse
import os
import resource
import sys
from itertools import islice

INSTALL = (
    "Cosmic Ray or coverage is missing: "
    "{python} -m pip install cosmic-ray==8.7.0 coverage==7.17.3 installs both."
)
"""Another edition of Cosmic Ray may draw other mutants by the same seed."""


def main() -> None:
    """Draw, try, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--most", type=int, default=400, help="mutants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--only", default="", help="only files whose name has this in it")
    parser.add_argument("--after", type=int, default=0, help="leave out so many first ones")
    parser.add_argument("--patience", type=float, default=60, help="seconds of tests for a mutant")
    asked = parser.parse_args()
    try:
        import cosmic_ray  # noqa: F401
        import coverage  # noqa: F401
    except ImportError:
        sys.exit(INSTALL.format(python=sys.executable))
    from tests.benchmarks.mutants import drawing, forking, listed, recording, trying

    os.nice(5)
    forking.prepare()
    recording.record(asked.processes)
    drawn = islice(drawing.draw(asked.seed, asked.most, asked.only), asked.after, None)
    same, others = listed.parted(drawn)
    tried = found = 0
    recorded = recording.recorded()
    for trial in trying.try_all(others, recorded, asked.processes, asked.patience):
        tried, found = tried + 1, found + bool(trial.by)
        print(f"{trial.by or 'SURVIVES'}  {trial.mutant}  ({trial.seconds:.1f} s)", flush=True)
    print(f"{found} of {tried} found ({found / max(tried, 1):.1%}), seed {asked.seed};")
    print(f"{len(same)} more are the same program. {_minutes():.1f} processor minutes")


def _minutes() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used) / 60


if __name__ == "__main__":
    main()
