"""The process from which kernels are forked: started on the first request.

Both talk through a socket: a line of JSON asks for a kernel, the answer is its process id. The
socket listens before the nursery runs, so nobody has to wait until it is ready.
"""

from __future__ import annotations

import atexit
import json
import os
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from carte.language import VARIABLE

_MOST_WAITING = 64
_DECISIVE = "PYTHONPATH", VARIABLE
"""The variables that decide what is imported, and in which language."""

_WARM = Path(__file__).with_name("warm.py")


class Nursery:
    """Starts the process; it ends with this one, for it then reads the end of its input."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._folder = TemporaryDirectory(prefix="carte-")
        self._address = str(Path(self._folder.name) / "kernels")
        with socket.socket(socket.AF_UNIX) as asked:
            asked.bind(self._address)
            asked.listen(_MOST_WAITING)
            self._process = subprocess.Popen(
                [sys.executable, "-P", str(_WARM), str(asked.fileno())],
                stdin=subprocess.PIPE,
                pass_fds=[asked.fileno()],
                env=variables,
            )
        atexit.register(self.close)

    def fork(self, arguments: Sequence[str], folder: str, variables: Mapping[str, str]) -> int:
        """Fork a kernel with the arguments of its command line; return its process id."""
        wish = {"arguments": arguments, "folder": folder, "variables": dict(variables)}
        with socket.socket(socket.AF_UNIX) as asking:
            asking.connect(self._address)
            with asking.makefile("rw", encoding="utf-8") as line:
                line.write(json.dumps(wish) + "\n")
                line.flush()
                return int(line.readline())

    def close(self) -> None:
        """End the process, and with it the kernels that still run."""
        if self._process.stdin:
            self._process.stdin.close()
        self._process.wait()
        self._folder.cleanup()


def nursery(variables: Mapping[str, str]) -> Nursery:
    """Return the nursery with the imports of a kernel that has these variables."""
    return _started(*map(variables.get, _DECISIVE))


@cache
def _started(*decisive: str | None) -> Nursery:
    given = dict(zip(_DECISIVE, decisive, strict=True))
    others = {name: value for name, value in os.environ.items() if name not in _DECISIVE}
    return Nursery(others | {name: value for name, value in given.items() if value is not None})
