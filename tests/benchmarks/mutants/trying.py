"""Whether a test finds a mutant: the quickest that run its line first, then all others that do.

Each process has a copy of the tree of its own and puts one fault after another into it, so that
what is kept by its content, on disk too, is never taken for what it is not.
"""

import os
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.benchmarks.mutants.drawing import ROOT, Mutant
from tests.benchmarks.mutants.forking import fork
from tests.benchmarks.mutants.recording import HOME, Recorded

FIRST_SECONDS, FIRST_FILES, FIRST_ALIKE = 4.0, 4, 4
"""What is tried first takes no longer, is of few files, and has each test with few examples."""

LONGEST = 60.0
"""Processor seconds, beyond ten times the usual, after which a run hangs."""

LEFT_BEHIND = (
    ".git",
    ".venv",
    ".carte-cache",
    "_build",
    "node_modules",
    "__pycache__",
    ".hypothesis",
)


@dataclass
class Trial:
    """A mutant in a copy of the tree, and the rounds of tests that have not yet been run."""

    mutant: Mutant
    tree: Path
    rounds: list[list[str]]
    seconds: float = 0.0
    by: str = ""
    """What has found it: a test, or that it hangs or does not import."""
    pid: int = field(default=0, init=False)

    def begin(self, recorded: Recorded) -> bool:
        """Run the next round of tests, where there is one."""
        if not self.rounds:
            return False
        tests = self.rounds.pop(0)
        usual = sum(recorded.seconds[test] for test in tests)
        tests_of = dict.fromkeys(test.partition("::")[0] for test in tests)
        chosen = Chosen(tests, self.tree / "found")
        most = max(LONGEST, 10 * usual)
        self.pid = fork(self.tree, ["-x", *tests_of], [chosen], most, self.tree / "output")
        return True

    def end(self, status: int, seconds: float) -> None:
        """Note what a round has come to."""
        self.seconds += seconds
        code = os.waitstatus_to_exitcode(status)
        found = self.tree / "found"
        if code == 1:
            self.by = found.read_text(encoding="utf-8") if found.exists() else "a test"
        elif code < 0:
            self.by = "it hangs"
        elif code != 0:
            self.by = "it does not import"
        found.unlink(missing_ok=True)


class Chosen:
    """A plugin of pytest that runs these tests alone, in this order, and names what fails."""

    def __init__(self, tests: list[str], found: Path) -> None:
        self.places = {test: place for place, test in enumerate(tests)}
        self.found = found

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Choose and order."""
        chosen = [item for item in items if item.nodeid in self.places]
        items[:] = sorted(chosen, key=lambda item: self.places[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Name what fails."""
        if report.failed:
            self.found.write_text(report.nodeid, encoding="utf-8")


def try_all(
    mutants: Iterable[Mutant], recorded: Recorded, processes: int, most: float
) -> Iterator[Trial]:
    """Try every mutant on so many seconds of tests at most; yield each trial when it is over."""
    waiting = iter(mutants)
    free = [_copy(number) for number in range(processes)]
    running: dict[int, Trial] = {}
    while True:
        trial = (
            next((_start(one, free.pop(), recorded, most) for one in waiting), None)
            if free
            else None
        )
        if not trial:
            if not running:
                return
            pid, status, usage = os.wait4(-1, 0)
            trial = running.pop(pid)
            trial.end(status, usage.ru_utime + usage.ru_stime)
        if not trial.by and trial.begin(recorded):
            running[trial.pid] = trial
        else:
            free.append(_mended(trial))
            yield trial


def rounds(mutant: Mutant, recorded: Recorded, most: float) -> list[list[str]]:
    """Return the tests that may find a mutant: a quick round, and one of all others.

    A line that runs while its module is imported is everybody's: for these, tests of the same file
    come next, and after them all that the rooms of what is mutated have.
    """
    seconds = recorded.seconds
    line = sorted(recorded.of_line(mutant.file, mutant.line), key=seconds.__getitem__)
    file = sorted(recorded.of_file(mutant.file).difference(line), key=seconds.__getitem__)
    home = sorted(filter(_is_at_home, seconds), key=seconds.__getitem__)
    order = list(dict.fromkeys([*line, *file, *([] if line else home)]))
    first = _first(order, seconds)
    rest, spent = [], 0.0
    for test in order:
        spent += seconds[test]
        if test not in first and spent <= most:
            rest.append(test)
    return [tests for tests in (first, rest) if tests]


def _is_at_home(test: str) -> bool:
    return test.split("/")[1] in HOME


def _first(order: list[str], seconds: dict[str, float]) -> list[str]:
    chosen: list[str] = []
    files: set[str] = set()
    alike: dict[str, int] = {}
    spent = 0.0
    for test in order:
        file, name = test.partition("::")[0], test.partition("[")[0]
        fits = file in files or len(files) < FIRST_FILES
        if fits and alike.get(name, 0) < FIRST_ALIKE and spent + seconds[test] <= FIRST_SECONDS:
            chosen.append(test)
            files.add(file)
            alike[name] = alike.get(name, 0) + 1
            spent += seconds[test]
    return chosen


def _start(mutant: Mutant, tree: Path, recorded: Recorded, most: float) -> Trial:
    (tree / mutant.file).write_text(mutant.code, encoding="utf-8")
    _forget(tree / mutant.file)
    return Trial(mutant, tree, rounds(mutant, recorded, most))


def _mended(trial: Trial) -> Path:
    changed = trial.tree / trial.mutant.file
    shutil.copy2(ROOT / trial.mutant.file, changed)
    _forget(changed)
    return trial.tree


def _forget(source: Path) -> None:
    """Remove what Python has compiled of a file: one of the same size and second looks the same."""
    for compiled in (source.parent / "__pycache__").glob(f"{source.stem}.*"):
        compiled.unlink()


def _copy(number: int) -> Path:
    tree = ROOT / ".carte-cache" / "mutants" / f"tree-{number}"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(ROOT, tree, symlinks=True, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
    return tree
