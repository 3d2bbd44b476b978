"""The browser of a worker, and what becomes of tests when it crashes.

A browser's own crash says nothing about the site: what was tried then is tried once more in a new
browser, in which all later tests go on, and the run's last lines name it. Whatever crashes two
browsers has failed.
"""

import os
import re
from collections.abc import Generator, Iterator
from contextlib import suppress

import pytest
from _pytest.fixtures import SubRequest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, Error, sync_playwright

from tests.site.browser import ARGUMENTS, find_or_fetch
from tests.site.windows import AS_IT_CAME, ONE_PROCESS

CRASHED = "browser crashed"
"""The outcome of a first try that ended so; the run's last line counts it."""

CRASH = re.compile("(Target|[Pp]age) crashed")
"""What Playwright says of it."""

Reports = list[pytest.TestReport]

BROWSER = pytest.StashKey[tuple[Browser, SubRequest]]()
"""Where a session has its browser, with the request of the fixture that opened it."""


@pytest.fixture(scope="session")
def chromium(request: SubRequest) -> Iterator[Browser]:
    """One browser for all tests of a worker, or another one after it has crashed."""
    path = find_or_fetch()
    if path is None:
        reason = "no Chrome or Chromium here, and none could be fetched"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)
    with sync_playwright() as playwright:
        arguments = [*ARGUMENTS, ONE_PROCESS, AS_IT_CAME]
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        request.session.stash[BROWSER] = browser, request
        yield browser
        del request.session.stash[BROWSER]
        browser.close()


def _has_browser(item: pytest.Item) -> bool:
    return chromium.__name__ in getattr(item, "fixturenames", ())


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Try a test of a browser, and once more where the browser has crashed."""
    if not _has_browser(item):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports, crashes = _tried(item, nextitem)
    if crashes:
        item.ihook.pytest_runtest_logreport(report=crashes[0])
        reports, crashes = _tried(item, nextitem)
    for report in crashes:
        report.outcome = "failed"
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _tried(item: pytest.Item, nextitem: pytest.Item | None) -> tuple[Reports, Reports]:
    """Try a test; its reports, and those among them that tell of a crash: no browser is left."""
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    crashes = [report for report in reports if report.outcome == CRASHED]
    if crashes and (opened := item.session.stash.get(BROWSER, None)):
        _browser, request = opened
        with suppress(Exception):  # what lay open cannot be closed in good order
            request._fixturedef.finish(request)
    return reports, crashes


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notice where a test has ended because the browser did."""
    report = yield
    if call.excinfo and _has_browser(item) and (opened := item.session.stash.get(BROWSER, None)):
        browser, _request = opened
        if not browser.is_connected() or _tells_of_a_crash(call.excinfo.value):
            report.outcome = CRASHED  # type: ignore[assignment]
    return report


def _tells_of_a_crash(error: BaseException) -> bool:
    """Return whether it is what Playwright says where the process of a page has gone."""
    if isinstance(error, BaseExceptionGroup):
        return any(map(_tells_of_a_crash, error.exceptions))
    return isinstance(error, Error | AssertionError) and CRASH.search(str(error)) is not None


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    """Count a crash as what it is, neither passed nor failed."""
    return (CRASHED, "C", CRASHED.upper()) if report.outcome == CRASHED else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the tests that were tried twice."""
    for report in terminalreporter.getreports(CRASHED):
        terminalreporter.write_line(f"{CRASHED.upper()}, so tried again: {report.nodeid}")
