"""The browser that opens the built site: an installed one, or one that this file fetches."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from book.missing_tools import SetupError

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""The same browser without windows of its own: a page costs a third less in it."""
NAMES = (*SHELLS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WANTED = "CARTE_BROWSER"
"""The variable that holds the path of the browser to test in."""

_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
_WINDOWS = Path("Google/Chrome/Application/chrome.exe")

# Without these Chromium looks up its maker's hosts at every start.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


def find() -> Path | None:
    """The Chrome or Chromium of this machine, or playwright's own; None when there is none.

    ``CARTE_BROWSER`` names another one; SetupError where that is not there.
    """
    if wanted := os.environ.get(WANTED):
        if not Path(wanted).is_file():
            raise SetupError(f"{WANTED} is {wanted!r}, but no browser is there: give its path.")
        return Path(wanted)
    return next((path for path in _candidates() if path.exists()), None)


def every_one(of_playwright: str) -> list[Path]:
    """All Chromes and Chromiums of this machine, and playwright's own where it has come."""
    found = [*_installed(), Path(of_playwright)]
    return [*dict.fromkeys(path.resolve() for path in found if path.exists())]


def find_or_fetch() -> Path | None:
    """`find`, after trying Debian's package (it brings its libraries) and playwright's download."""
    attempts: list[Callable[[], None]] = [_fetch_with_apt, _fetch_with_playwright]
    for fetch in attempts:
        if browser := find():
            return browser
        fetch()
    return find()


def _candidates() -> Iterator[Path]:
    yield from _installed()
    yield from _from_playwright()


def _installed() -> Iterator[Path]:
    for name in NAMES:
        if path := shutil.which(name):
            yield Path(path)
    yield _MAC
    for folder in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
        if folder in os.environ:
            yield Path(os.environ[folder]) / _WINDOWS


def _from_playwright() -> Iterator[Path]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield Path(playwright.chromium.executable_path)


def _fetch_with_playwright() -> None:
    print("Asking playwright for its chromium …", flush=True)
    subprocess.call([sys.executable, "-m", "playwright", "install", "chromium"])


def _fetch_with_apt() -> None:
    print("No Chrome or Chromium here.")
    any(ask_debian(package) for package in (SHELLS[0], "chromium"))


def ask_debian(*packages: str) -> bool:
    """Have Debian install packages, where it may; return whether it has."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    print(f"Asking Debian for {', '.join(packages)} …", flush=True)
    subprocess.call(["apt-get", "update", "-q"])
    install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    return subprocess.call(install) == 0
