"""The process that kernels are forked from: started when the first is asked for, one a process.

They talk through a socket: a line of JSON asks for a kernel, the answer is the number of its
process. It is listened to before the nursery runs, so nobody has to wait until it is ready.
"""

from __future__ import annotations

import atexit
import json
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

_MOST_WAITING = 64
_WARM = Path(__file__).with_name("warm.py")


class Nursery:
    """Starts the process; it ends when this one does, for it then reads the end of its input."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="carte-")
        self._address = str(Path(self._folder.name) / "kernels")
        with socket.socket(socket.AF_UNIX) as asked:
            asked.bind(self._address)
            asked.listen(_MOST_WAITING)
            self._process = subprocess.Popen(
                [sys.executable, "-P", str(_WARM), str(asked.fileno())],
                stdin=subprocess.PIPE,
                pass_fds=[asked.fileno()],
            )
        atexit.register(self.close)

    def fork(self, arguments: Sequence[str], folder: str, variables: Mapping[str, str]) -> int:
        """Fork a kernel with the arguments of its command line; return its process's number."""
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


@cache
def nursery() -> Nursery:
    """Return the one nursery of this process."""
    return Nursery()
