"""A kernel that was forked: the child of another process than the one that asked for it."""

from __future__ import annotations

import os
import signal
import time


class Forked:
    """Stands for it where ``jupyter_client`` has a ``Popen``: waits for it, and ends it."""

    stdin = stdout = stderr = None
    _PAUSE = 0.01

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """Return None as long as it runs; how it has ended only its parent knows."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def wait(self) -> int:
        """Return when it has ended."""
        while self.poll() is None:
            time.sleep(self._PAUSE)
        return 0

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)
