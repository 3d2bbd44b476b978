"""The other browsers in which the built site is opened: Firefox, and WebKit, which iPhones have.

Debian has both; where a machine has neither, nothing fetches them but Debian's own tool.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

from tests.site.browser import ask_debian
from tests.site.driver import Driver
from tests.site.firefox import Firefox
from tests.site.webkit import WebKit

Start = Callable[[], Driver]


def firefox() -> Start | None:
    """What starts Firefox; None where there is none."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    return (lambda: Firefox(Path(found))) if found else None


def webkit() -> Start | None:
    """What starts WebKit; None where its driver, its window or a screen for it is missing."""
    driver = shutil.which("WebKitWebDriver")
    windows = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4.*/MiniBrowser"))
    if not (driver and windows and shutil.which("Xvfb")):
        return None
    return lambda: WebKit(Path(driver), windows[-1])


OTHERS: dict[str, Callable[[], Start | None]] = {"firefox": firefox, "webkit": webkit}
_PACKAGES = {"firefox": ["firefox-esr"], "webkit": ["webkit2gtk-driver", "xvfb"]}


def fetch() -> None:
    """Have Debian install what is missing."""
    missing = [package for name in OTHERS if not OTHERS[name]() for package in _PACKAGES[name]]
    if missing:
        ask_debian(*missing)
