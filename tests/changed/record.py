"""A plugin of pytest: keeps a record of what each test runs, and tries those that were chosen.

A record is made wherever tests run, worker by worker, and put together at the end. What a test file
runs when it is imported, or for fixtures that its tests share, counts for all of them.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

import pytest

from tests.changed import marks
from tests.changed.marks import ROOT
from tests.changed.sources import functions

FILE = ROOT / ".carte-cache" / "ran.json"
CHOSEN = "CARTE_CHOSEN_TESTS"
"""The variable that names a file with the tests to try, in order, and for how many seconds.

Seconds are those of the processor here, which other processes do not lengthen.
"""
_OF_A_TEST = "function"
_SLOW = "browser", "build", "site"
"""How tests are marked that take long: of these nothing is recorded, for nobody waits for them."""

Ran = dict[str, frozenset[int]]


class Recorder:
    """What has run so far in this process, and how long it took: by test, and by test file."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[float, Ran]] = {}
        self._under_way: list[Ran] = []

    def _add(self, name: str, seconds: float, *ran: Ran) -> None:
        before, already = self.found.get(name, (0.0, {}))
        self.found[name] = before + seconds, _together([already, *ran])

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[Any]:
        marks.taken()
        started = process_time()
        found = yield
        if isinstance(collector, pytest.File):
            self._add(collector.nodeid, process_time() - started, marks.taken())
        return found

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        if any(map(item.get_closest_marker, _SLOW)):
            return (yield)
        marks.taken()
        started, self._under_way = process_time(), []
        done = yield
        self.found.pop(item.nodeid, None)
        self._add(item.nodeid, process_time() - started, *self._under_way, marks.taken())
        return done

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
    ) -> Iterator[Any]:
        if fixturedef.scope == _OF_A_TEST:
            return (yield)
        self._under_way.append(marks.taken())
        made = yield
        self._add(request.node.nodeid.partition("::")[0], 0, marks.taken())
        return made

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        told = {
            name: [round(seconds, 4), {path: sorted(ran) for path, ran in found.items()}]
            for name, (seconds, found) in self.found.items()
        }
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["ran"] = told
        elif told:
            keep(told)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        for name, (seconds, ran) in getattr(node, "workeroutput", {}).get("ran", {}).items():
            self._add(name, seconds, {path: frozenset(found) for path, found in ran.items()})


class Chosen:
    """Tries the tests that were chosen, in that order, for as long as was given."""

    def __init__(self, file: Path) -> None:
        told = json.loads(file.read_text("utf-8"))
        self._places = {name: place for place, name in enumerate(told["tests"])}
        self._seconds = told["seconds"]
        self._end = process_time() + self._seconds

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        others = [item for item in items if item.nodeid not in self._places]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item.nodeid in self._places]
        items.sort(key=lambda item: self._places[item.nodeid])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        if process_time() > self._end:
            item.session.shouldstop = "the time is over"

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[Any]:
        """Let a test fail that a change has made endless, where the system can say so."""
        if not hasattr(signal, "setitimer"):
            return (yield)
        signal.signal(signal.SIGVTALRM, _give_up)
        signal.setitimer(signal.ITIMER_VIRTUAL, self._seconds)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _give_up(_number: int, _frame: FrameType | None) -> None:
    pytest.fail("it goes on and on")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Recorder(), "carte-ran")
    if file := os.environ.get(CHOSEN):
        config.pluginmanager.register(Chosen(Path(file)), "carte-chosen")


def keep(told: dict[str, Any], file: Path = FILE) -> None:
    """Bring the record up to date with what these tests have run."""
    sets: dict[str, int] = {}
    tests = {}
    for name, (seconds, found) in (read(file) | _named(told)).items():
        if (ROOT / name.partition("::")[0]).is_file():
            of_files = [json.dumps([path, ran]) for path, ran in found.items()]
            tests[name] = [seconds, [sets.setdefault(one, len(sets)) for one in of_files]]
    file.parent.mkdir(exist_ok=True)
    new = file.with_suffix(f".{os.getpid()}")
    new.write_text(json.dumps({"sets": [*map(json.loads, sets)], "tests": tests}), "utf-8")
    new.replace(file)


def read(file: Path = FILE) -> dict[str, tuple[float, dict[str, list[str]]]]:
    """Return the record: how long each test takes, and which functions it runs of which file."""
    if not file.is_file():
        return {}
    told = json.loads(file.read_text("utf-8"))
    return {
        name: (seconds, dict(told["sets"][one] for one in found))
        for name, (seconds, found) in told["tests"].items()
    }


def _named(told: dict[str, Any]) -> dict[str, tuple[float, dict[str, list[str]]]]:
    """Return what has run with the functions by their names."""
    paths = {path for _seconds, found in told.values() for path in found}
    names = {path: _names(ROOT / path) for path in paths}
    return {
        name: (seconds, {path: [names[path][at] for at in ran] for path, ran in found.items()})
        for name, (seconds, found) in told.items()
    }


def _names(path: Path) -> list[str]:
    import ast

    return [name for name, _node in functions(ast.parse(path.read_bytes()))]


def _together(several: list[Ran]) -> Ran:
    found: Ran = {}
    for ran in several:
        for path, some in ran.items():
            found[path] = found.get(path, frozenset()) | some
    return found


marks.begin()
