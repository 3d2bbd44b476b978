"""The other browsers in which the built site is opened: Firefox, and WebKit, which iPhones have.

Debian has both; where a machine has neither, nothing fetches them but Debian's own tool.
"""

from collections.abc import Callable
from pathlib import Path
from shutil import which

from tests.site.browser import ask_debian
from tests.site.driver import Driver
from tests.site.firefox import Firefox
from tests.site.webkit import WebKit

Start = Callable[[], Driver]

_DRIVER = "WebKitWebDriver"


def firefox_path() -> Path | None:
    """The Firefox of this machine."""
    found = which("firefox-esr") or which("firefox")
    return Path(found) if found else None


def webkit_path() -> Path | None:
    """The window that WebKit is opened in, where its driver and a screen for it are there, too."""
    windows = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4.*/MiniBrowser"))
    return windows[-1] if windows and which(_DRIVER) and which("Xvfb") else None


def firefox() -> Start | None:
    """What starts Firefox; None where there is none."""
    found = firefox_path()
    return (lambda: Firefox(found)) if found else None


def webkit() -> Start | None:
    """What starts WebKit; None where its driver, its window or a screen for it is missing."""
    window, driver = webkit_path(), which(_DRIVER)
    return (lambda: WebKit(Path(driver), window)) if window and driver else None


OTHERS: dict[str, Callable[[], Start | None]] = {"firefox": firefox, "webkit": webkit}
_PACKAGES = {"firefox": ["firefox-esr"], "webkit": ["webkit2gtk-driver", "xvfb"]}


def fetch() -> None:
    """Have Debian install what is missing."""
    missing = [package for name in OTHERS if not OTHERS[name]() for package in _PACKAGES[name]]
    if missing:
        ask_debian(*missing)
