"""How soon there is something to read. `python -m tests.benchmarks.first_start`

A clone without anything made is started as README says it, once as new and once as it is then. What
pip and npm fetch comes from the network, or from where they keep what they fetched before.
Processor seconds leave out the kernels of notebooks, for which nobody waits.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks.suite import processor

ROOT = Path(__file__).resolve().parents[2]
COMMAND = ("book", "--no-browser", "--port", "0")
SERVED = re.compile(r"The book is at (\S+)")
WHOLE = re.compile(r"All of it is there|Not every language")
MEGABYTE = 1 << 20


def main() -> None:
    """Start a clone twice, and print what it took and what it left on the disk."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "carte"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        first = dict(started(clone, until=WHOLE))
        print(f"English can be read after {first['served']:.0f} s (aim 100)")
        print(f"All languages are there after {first['whole']:.0f} s")
        print(f"The processor worked {first['processor']:.0f} s for it")
        again = dict(started(clone, until=SERVED))
        print(f"A second start takes {again['served']:.1f} s (aim 3)")
        report(clone)


def started(clone: Path, until: re.Pattern[str]) -> Iterator[tuple[str, float]]:
    """Run the command until it says so; yield when the book was there, all of it, and the work."""
    before, begun = processor(), time.monotonic()
    with subprocess.Popen(
        [getattr(sys, "_base_executable", sys.executable), *COMMAND],
        cwd=clone,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        for line in running.stdout or ():
            print(f"  {time.monotonic() - begun:6.1f} s  {line}", end="", flush=True)
            if SERVED.search(line):
                yield "served", time.monotonic() - begun
            if WHOLE.search(line):
                yield "whole", time.monotonic() - begun
            if until.search(line):
                break
        os.killpg(running.pid, signal.SIGINT)  # as Ctrl-C does
        running.communicate()
    yield "processor", processor() - before


def report(clone: Path) -> None:
    """Print what lies on the disk, and how often the same file does."""
    print(f"book/_build has {_size(clone / 'book/_build'):.0f} MB (aim 350)")
    print(f".venv has {_size(clone / '.venv'):.0f} MB (aim 450)")
    kept = Counter(
        (path.name, path.stat().st_size)
        for path in _places(clone)
        if path.stat().st_size > MEGABYTE
    )
    for (name, size), places in kept.most_common(3):
        print(f"{name}, {size / MEGABYTE:.0f} MB, is there {places} times (aim: fewer than 4)")


def _places(folder: Path) -> Iterator[Path]:
    """Every file once, however many names it has."""
    seen = set[int]()
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink() and path.stat().st_ino not in seen:
            seen.add(path.stat().st_ino)
            yield path


def _size(folder: Path) -> float:
    return sum(path.stat().st_blocks for path in _places(folder)) * 512 / MEGABYTE


if __name__ == "__main__":
    main()
