"""The front end's functions that need no page, called from here: bundled once, and run by node."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from carte.front.bundle import making
from carte.front.bundle.node import find_node

_ENTRY = Path(__file__).with_name("pure.mjs")


class Failed(Exception):
    """What a function has thrown; for a file that is none of ours why, and what is said of it."""


class Pure:
    """Functions of ``pure.mjs``, by name."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def __call__(self, name: str, *given: Any) -> Any:
        (answer,) = self.each(name, [given])
        return answer

    def each(self, name: str, calls: Sequence[Sequence[Any]]) -> list[Any]:
        """Call a function many times at once, each time with other arguments.

        That spares both processes the wait for each other, most of what a short call takes.
        """
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin and stdout
        stdin.write("".join(json.dumps([name, *given]) + "\n" for given in calls))
        stdin.flush()
        return [_value(json.loads(stdout.readline())) for _call in calls]


def _value(answer: Any) -> Any:
    """Return what an answer brings; where the function has thrown, raise it."""
    if isinstance(answer, list):
        return answer[0] if answer else None
    raise Failed(answer)


@contextmanager
def started(folder: Path) -> Iterator[Pure]:
    """Bundle the functions into ``folder``, and start them."""
    making.bundle(_ENTRY, folder)
    command = [*find_node().node, str(folder / "pure.js")]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        yield Pure(process)
        process.kill()
