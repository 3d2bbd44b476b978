"""How often a test fails that passes otherwise: browser files, many times, on a busy machine.

``python -m tests.benchmarks.flakes --times 20 --busy 4`` runs each file that opens a page twenty
times beside four processes that never rest, without a second try, and prints which tests failed.
"""

import argparse
import multiprocessing
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from book.environment import ROOT

_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
_COLLECT = ("--collect-only", "-q", "-m", "browser")


def main() -> None:
    """Run the files, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", help="these alone (default: all that open a page)")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--busy", type=int, default=4)
    asked = parser.parse_args()
    files = asked.files or browser_files()
    failed: Counter[str] = Counter()
    with busy(asked.busy):
        for file in files:
            for _time in range(asked.times):
                failed.update(failures(file))
    print(f"{sum(failed.values())} failed tests in {len(files) * asked.times:,} runs of a file")
    for test, times in failed.most_common():
        print(f"  {times:3} {test}")


def browser_files() -> list[str]:
    """The test files with a test that opens a page."""
    listed = _pytest(*_COLLECT).stdout
    return sorted({line.partition("::")[0] for line in listed.splitlines() if "::" in line})


def failures(file: str) -> list[str]:
    """The tests of a file that fail in one run of it."""
    return _FAILED.findall(_pytest("-q", "-m", "browser", file).stdout)


def _pytest(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-n", "0", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Have so many processes at work meanwhile."""
    workers = [multiprocessing.Process(target=_work, daemon=True) for _ in range(processes)]
    for worker in workers:
        worker.start()
    yield
    for worker in workers:
        worker.terminate()


def _work() -> None:
    while True:
        pass


if __name__ == "__main__":
    main()
