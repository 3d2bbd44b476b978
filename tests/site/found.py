"""What a run of the tests has found on this machine, and what it leaves out for want of it."""

import platform
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.site import browser, letters, others

WITHOUT = {
    "Chrome or Chromium": "all that opens a page",
    "firefox": "the site in Firefox (apt install firefox-esr)",
    "webkit": "the site in WebKit (apt install webkit2gtk-driver xvfb)",
    "Japanese font": "widths of Japanese (apt install fonts-ipafont-gothic)",
}
"""What is left out where something is missing, by the name of what is missing."""


def lines() -> Iterator[str]:
    """Say in a line each what is there, and in a last one what is left out."""
    found = {
        "Chrome or Chromium": _version(browser.find()),
        "firefox": _version(others.firefox_path()),
        "webkit": _version(others.webkit_path()),
        "Japanese font": letters.japanese(),
    }
    yield f"Python: {platform.python_version()}"
    yield from (f"{name}: {what}" for name, what in found.items() if what)
    if missing := [WITHOUT[name] for name, what in found.items() if not what]:
        yield f"Left out: {', '.join(missing)}"


def _version(path: Path | None) -> str:
    """What a browser calls itself, where it tells, and where it lies; nothing without one."""
    if path is None:
        return ""
    asked = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
    return f"{asked.stdout.strip()} ({path})".strip()


def main() -> None:
    """Print the lines."""
    print(*lines(), sep="\n")


if __name__ == "__main__":
    main()
