"""The progress of building the book, read from the build's output, on one line."""

import re
import time
from collections.abc import Callable

from book.command_log import say, say_passing

_READING = 0.7
"""The share of a build's time spent running the notebooks."""
_TELLING = 0.1
"""The share of a build after which the remaining time can be estimated."""


class BookProgress:
    """The progress of one edition: its ``share``, and in words."""

    def __init__(self, language: str = "", show: Callable[[], None] | None = None) -> None:
        """Begin; ``language`` distinguishes several builds at once.

        ``show`` prints a change, by default here.
        """
        self._of = f"{language}: " if language else ""
        self._show = show or (lambda: say_passing(line([self])))
        self._began = time.monotonic()
        self._notebooks = self._read = self._written = 0
        self.words = f"{self._of}beginning"

    def hear(self, line: str) -> None:
        """Read a line of the build's output; most say nothing about progress."""
        for pattern, take in _HEARD.items():
            if found := re.match(pattern, line):
                take(self, *found.groups())
                self._show()

    @property
    def share(self) -> float:
        """The share that is done, from 0 to 1."""
        total = max(self._notebooks, 1)
        read = min(self._read / total, 1) if self._notebooks else 1
        return _READING * read + (1 - _READING) * min(self._written / total, 1)

    @property
    def seconds_left(self) -> float | None:
        """The remaining time in seconds, at the speed so far; None if too little is known."""
        if not self._notebooks or self.share < _TELLING:
            return None
        return (time.monotonic() - self._began) * (1 - self.share) / self.share

    def _begin_reading(self, added: str, changed: str) -> None:
        self._notebooks = int(added) + int(changed)
        if self._notebooks:
            say(f"{self._of}Running {_counted(self._notebooks, 'notebook')} …")

    def _reading(self, name: str) -> None:
        self._read += 1
        self.words = f"{self._of}notebook {self._read} of {self._notebooks}, {name}"

    def _write(self, name: str) -> None:
        if not self._written:
            say(f"{self._of}Writing the pages …")
        self._written += 1
        of = f" of {self._notebooks}" if self._written <= self._notebooks else ""
        self.words = f"{self._of}page {self._written}{of}, {name}"


_HEARD: dict[str, Callable[..., None]] = {
    r"updating environment: .*?(\d+) added, (\d+) changed": BookProgress._begin_reading,
    r"reading sources\.\.\. \[ *\d+%\] (\S+)": BookProgress._reading,
    r"writing output\.\.\. \[ *\d+%\] (\S+)": BookProgress._write,
}


def line(builds: list[BookProgress]) -> str:
    """Return what is done, how far it is, and how much longer it takes: one line for all builds."""
    done = " · ".join(build.words for build in builds)
    left = minutes([build.seconds_left for build in builds])
    return f"{done} …" if left is None else f"{done} · about {_counted(left, 'more minute')}"


def minutes(seconds: list[float | None]) -> int | None:
    """Return the minutes until the last of several is done; None if one of them is unknown."""
    known = [each for each in seconds if each is not None]
    if not known or len(known) < len(seconds):
        return None
    return max(1, round(max(known) / 60))


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
