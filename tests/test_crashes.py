"""A crash of the browser costs a second try of the test in which it was, and no other test."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
RUN = (
    "-m",
    "pytest",
    "-q",
    "-c",
    os.devnull,
    "-p",
    "tests.crashes",
    "-p",
    "no:cacheprovider",
    "-n",
    "1",
)
TWICE = ("test_once[page]", "test_once[browser]", "test_always[page]", "test_always[browser]")
TESTS = """
from collections import Counter
from contextlib import suppress

import pytest
from playwright.sync_api import Error

tries = Counter()


@pytest.fixture(scope="module")
def shared(chromium):
    page = chromium.new_page()
    yield page
    assert page.evaluate("1")


def crash(page, what):
    with suppress(Error):
        if what == "page":
            page.goto("chrome://crash")
        else:
            page.context.browser.new_browser_cdp_session().send("Browser.crash")
    page.evaluate("1")


@pytest.mark.parametrize("what", ["page", "browser"])
def test_once(what, shared):
    tries[what] += 1
    if tries[what] == 1:
        crash(shared, what)
    assert shared.evaluate("1")


@pytest.mark.parametrize("what", ["page", "browser"])
def test_always(what, shared):
    crash(shared, what)


def test_later(shared):
    assert shared.evaluate("1")


def test_fault(shared):
    tries["fault"] += 1
    assert tries["fault"] == 2


def test_fault_without_a_browser():
    raise AssertionError("Target crashed")
"""


@pytest.mark.browser
def test_what_crashes_a_browser_is_tried_once_more_and_all_others_find_a_new_one(
    tmp_path: Path,
) -> None:
    (tmp_path / "test_it.py").write_text(TESTS)
    run = [sys.executable, *RUN, f"--rootdir={tmp_path}", str(tmp_path)]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    assert done.returncode == 1
    assert re.match("4 failed, 3 passed, 4 browser crashed", lines[-1]), done.stdout
    assert [line for line in lines if line.startswith("BROWSER CRASHED")] == [
        f"BROWSER CRASHED, so tried again: test_it.py::{name}"
        for name in (
            "test_once[page]",
            "test_once[browser]",
            "test_always[page]",
            "test_always[browser]",
        )
    ]
