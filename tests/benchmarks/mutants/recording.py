"""Which tests run which lines, and how long each test takes: one run of each file with coverage."""

import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path

import coverage
import pytest

from tests.benchmarks.mutants.drawing import ROOMS, ROOT, files
from tests.benchmarks.mutants.forking import fork

KEPT = ROOT / ".carte-cache" / "mutants" / "recorded"

HOME = ("engine", "games", "counting")
"""The rooms of tests that what is mutated has."""

TESTED_BY = (
    *HOME,
    *("reference", "formats", "board", "checker", "quiz", "lessons", "replay", "players", "fuzz"),
)
"""The rooms whose tests are run, and the first ones first."""

PATIENCE = 20
"""After so many processor seconds with coverage the rest of a file of tests is left out."""


@dataclass
class Recorded:
    """The tests that pass, how long each takes, and which of them run a line of a file."""

    seconds: dict[str, float] = field(default_factory=dict)
    running: dict[str, dict[int, set[str]]] = field(default_factory=dict)

    def of_line(self, file: str, line: int) -> set[str]:
        """Return the tests that run a line; at import is nobody's."""
        return self.running.get(file, {}).get(line, set()) & self.seconds.keys()

    def of_file(self, file: str) -> set[str]:
        """Return the tests that run any line of a file."""
        return set().union(*self.running.get(file, {}).values()) & self.seconds.keys()


def test_files() -> list[str]:
    """Return all files of tests that are run, as they are named from the root."""
    found = (
        path for room in TESTED_BY for path in sorted((ROOT / "tests" / room).rglob("test_*.py"))
    )
    return [path.relative_to(ROOT).as_posix() for path in found]


def record(processes: int) -> None:
    """Run each file of tests that has not been recorded as it is now, and keep what it ran."""
    KEPT.mkdir(parents=True, exist_ok=True)
    running: dict[int, str] = {}
    missing = [file for file in test_files() if not _times(file).exists()]
    for number, file in enumerate(missing, start=1):
        if len(running) == processes:
            running.pop(os.wait()[0])
        output = KEPT / f"{_name(file)}.txt"
        running[fork(ROOT, [file], [Recorder(file)], 10 * PATIENCE, output)] = file
        print(f"recording {number} of {len(missing)}: {file}", flush=True)
    for _ in running:
        os.wait()


def recorded() -> Recorded:
    """Return what has been recorded of all files of tests."""
    all_tests = Recorded()
    for file in test_files():
        if _times(file).exists():
            all_tests.seconds |= json.loads(_times(file).read_text(encoding="utf-8"))
            for source, line, test in _lines(file):
                all_tests.running.setdefault(source, {}).setdefault(line, set()).add(test)
    return all_tests


class Recorder:
    """A plugin of pytest that notes the lines which each test runs, and its seconds."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self.coverage = coverage.Coverage(
            data_file=str(_data(file)),
            source=[str(ROOT / room) for room in ROOMS],
            config_file=False,
        )

    def pytest_configure(self) -> None:
        """Begin before Carte is imported."""
        self.coverage.erase()
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note whose lines these are."""
        self.coverage.switch_context(item.nodeid)
        start = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = round(time.process_time() - start, 4)
            item.session.shouldstop = time.process_time() > PATIENCE and "it takes too long"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Leave out what fails or is skipped without any fault."""
        if not report.passed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Keep it all."""
        self.coverage.stop()
        self.coverage.save()
        passed = {test: took for test, took in self.seconds.items() if test not in self.failed}
        _times(self.file).write_text(json.dumps(passed), encoding="utf-8")


def _lines(file: str) -> Iterator[tuple[str, int, str]]:
    data = coverage.CoverageData(str(_data(file)))
    data.read()
    for path in data.measured_files():
        source = Path(path).relative_to(ROOT).as_posix()
        for line, tests in data.contexts_by_lineno(path).items():
            yield from ((source, line, test) for test in tests if test)


def _times(file: str) -> Path:
    return KEPT / f"{_name(file)}.json"


def _data(file: str) -> Path:
    return KEPT / f"{_name(file)}.coverage"


def _name(file: str) -> str:
    """Name a file of tests by what it and all that is mutated say now."""
    digest = sha256(_sources())
    digest.update((ROOT / file).read_bytes())
    return f"{file.removesuffix('.py').replace('/', '-')}-{digest.hexdigest()[:16]}"


@cache
def _sources() -> bytes:
    return b"".join((ROOT / file).read_bytes() for file in files())
