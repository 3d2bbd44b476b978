"""Long commands in few words: a line for each thing that is done; all that they say is in a log."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

_COLOURS = re.compile(r"\x1b\[[0-9;]*m")
_OUTSPOKEN = {"PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
_LAST = 12  # lines of what failed that a reader sees at once


class CommandFailed(Exception):
    """A command failed; the message has its last words and names the log with all of them."""


def say(text: str) -> None:
    """Tell of a new thing that is done, on a line of its own."""
    print(f"{_fresh_line()}{text}", flush=True)


def say_passing(text: str) -> None:
    """Tell how far it has come, on a line that the next one takes; nothing where none can."""
    if sys.stdout.isatty():
        print(f"{_fresh_line()}{text}", end="", flush=True)


def _fresh_line() -> str:
    return "\r\x1b[K" if sys.stdout.isatty() else ""


def run(
    command: Sequence[str],
    folder: Path,
    log: Path,
    heard: Callable[[str], None] = lambda line: None,
    variables: Mapping[str, str] | None = None,
) -> None:
    """Run a command in ``folder``; all that it says goes to ``log``, and is ``heard`` as it comes.

    Its environment is ours, with the ``variables``. CommandFailed when it fails.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    last: list[str] = []
    with (
        log.open("a", encoding="utf-8") as written,
        subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **_OUTSPOKEN, **(variables or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process,
    ):
        written.write(f"$ {' '.join(command)}\n")
        for line in process.stdout or ():
            plain = _COLOURS.sub("", line)
            written.write(plain)
            last = [*last, plain.rstrip()][-_LAST:] if plain.strip() else last
            heard(plain)
    if process.returncode:
        words = "".join(f"  {line}\n" for line in last)
        raise CommandFailed(f"{words}\nAll that was said stands in {log}.")


class BookProgress:
    """How far the building of the book has come, told from what Sphinx says."""

    def __init__(self, language: str = "") -> None:
        """Begin; several builds at once are told apart by their ``language``."""
        self._of = f"{language}: " if language else ""
        self._notebooks = 0
        self._read = 0
        self._writing = False

    def hear(self, line: str) -> None:
        """Tell of a line of Sphinx's what a reader wants to know of it, mostly nothing."""
        for pattern, tell in _TOLD.items():
            if found := re.match(pattern, line):
                tell(self, *found.groups())

    def _begin_reading(self, added: str, changed: str) -> None:
        self._notebooks = int(added) + int(changed)
        if self._notebooks:
            say(f"{self._of}Running {_counted(self._notebooks, 'notebook')} …")

    def _reading(self, name: str) -> None:
        self._read += 1
        say_passing(f"{self._of}Notebook {self._read} of {self._notebooks}: {name} …")

    def _write(self, share: str, name: str) -> None:
        if not self._writing:
            say(f"{self._of}Writing the pages …")
        self._writing = True
        say_passing(f"{self._of}Pages: {share} %, {name} …")


_TOLD: dict[str, Callable[..., None]] = {
    r"updating environment: .*?(\d+) added, (\d+) changed": BookProgress._begin_reading,
    r"reading sources\.\.\. \[ *\d+%\] (\S+)": BookProgress._reading,
    r"writing output\.\.\. \[ *(\d+)%\] (\S+)": BookProgress._write,
}


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
