"""A forked kernel: the child of another process than the one that asked for it."""

from __future__ import annotations

import os
import signal
import time


class Forked:
    """Stands in for ``jupyter_client``'s ``Popen``: waits for the kernel, and ends it."""

    stdin = stdout = stderr = None
    _PAUSE = 0.01

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """Return None while it runs; only its parent knows its exit status."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def wait(self) -> int:
        """Wait until the kernel has ended."""
        while self.poll() is None:
            time.sleep(self._PAUSE)
        return 0

    def send_signal(self, number: int) -> None:
        """Send the kernel a signal."""
        os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask the kernel to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Kill the kernel."""
        self.send_signal(signal.SIGKILL)
