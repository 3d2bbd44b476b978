"""Firefox, driven by WebDriver BiDi, which it speaks itself."""

import json
import re
import subprocess
import tempfile
from collections import deque
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from threading import Thread
from typing import IO, Any

from websockets.sync.client import connect

from tests.site.driver import Driver
from tests.site.windows import PATIENCE_MS

PATIENCE = PATIENCE_MS / 1000
_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox(Driver):
    """A Firefox without windows of its own, and with a profile that nobody has used."""

    def __init__(self, program: Path) -> None:
        with ExitStack() as stack:
            profile = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            process = stack.enter_context(
                subprocess.Popen(
                    [program, "--headless", "--remote-debugging-port=0", "--profile", profile],
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.PIPE,
                    text=True,
                )
            )
            stack.callback(process.terminate)
            self._socket = stack.enter_context(
                connect(f"{_address(process)}/session", max_size=None, open_timeout=PATIENCE)
            )
            self._all = stack.pop_all()
        self._numbers = count()
        self._send("session.new", capabilities={})
        self._window: str = self._send("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def evaluate(self, promise: str) -> str:
        answer = self._send(
            "script.evaluate",
            expression=promise,
            awaitPromise=True,
            target={"context": self._window},
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return str(answer["result"]["value"])

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._send("input.performActions", context=self._window, actions=actions)

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._send("browsingContext.setViewport", context=self._window, viewport=size)

    def close(self) -> None:
        self._all.close()

    def _send(self, method: str, **params: object) -> Any:
        """What a command comes to; events, to which nobody subscribes, are passed over."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self._socket.recv(PATIENCE))).get("id") != number:
            pass
        if answer["type"] == "error":
            raise RuntimeError(answer["message"])
        return answer["result"]


def _address(firefox: subprocess.Popen[str]) -> str:
    """Where it says that it listens."""
    assert firefox.stderr
    for line in firefox.stderr:
        if found := _LISTENS.search(line):
            _discard(firefox.stderr)
            return found[1]
    raise RuntimeError("Firefox has ended before it listened.")


def _discard(stream: IO[str]) -> None:
    """Read on to the end: a program waits for ever once its pipe is full."""
    Thread(target=deque, args=(stream, 0), daemon=True).start()
