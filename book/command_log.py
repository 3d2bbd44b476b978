"""Long commands in few words: a line for each step, with all output in a log."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Event, Lock

_COLOURS = re.compile(r"\x1b\[[0-9;]*m")
_OUTSPOKEN = {"PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
_LAST = 12  # last lines of a failed command, for the reader
_GENTLE, _GENTLEST = 10, 19  # as `nice` counts
_under_way: set["subprocess.Popen[str]"] = set()
_leaving = Event()
_terminal = Lock()


class CommandFailed(Exception):
    """A command failed; the message has its last words and names the log with all of them."""


def say(text: str) -> None:
    """Print a new step on its own line."""
    with _terminal:
        print(f"{_fresh_line()}{text}", flush=True)


def say_passing(text: str) -> None:
    """Print the progress on a line that the next one overwrites; nothing without a terminal."""
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns - 1  # a longer line would wrap
        with _terminal:
            print(f"{_fresh_line()}{text[:width]}", end="", flush=True)


def _fresh_line() -> str:
    return "\r\x1b[K" if sys.stdout.isatty() else ""


def run(
    command: Sequence[str],
    folder: Path,
    log: Path,
    heard: Callable[[str], None] = lambda line: None,
    variables: Mapping[str, str] | None = None,
    *,
    gently: bool = False,
) -> None:
    """Run a command in ``folder``; its output goes to ``log``, and to ``heard`` line by line.

    Its environment is ours, with the ``variables``; ``gently`` lets everything else go first.
    Raises ``CommandFailed`` if it fails.
    """
    if _leaving.is_set():
        raise CommandFailed("Nobody is waiting for this any more.")
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
        _under_way.add(process)
        if gently and hasattr(os, "setpriority"):
            own = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PROCESS, process.pid, min(own + _GENTLE, _GENTLEST))
        written.write(f"$ {' '.join(command)}\n")
        for line in process.stdout or ():
            plain = _COLOURS.sub("", line)
            written.write(plain)
            last = [*last, plain.rstrip()][-_LAST:] if plain.strip() else last
            heard(plain)
    _under_way.discard(process)
    if process.returncode:
        words = "".join(f"  {line}\n" for line in last)
        raise CommandFailed(f"{words}\nThe whole output is in {log}.")


def end_all() -> None:
    """End the running commands and start no other: the reader is leaving."""
    _leaving.set()
    for process in [*_under_way]:
        process.terminate()


def is_leaving() -> bool:
    """Return whether the reader has left, so that later failures do not matter."""
    return _leaving.is_set()
