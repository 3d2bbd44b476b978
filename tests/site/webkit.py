"""WebKit as GTK has it, driven by WebDriver on a screen that nobody sees."""

import json
import os
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from socket import create_connection, create_server
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urldefrag
from urllib.request import Request, urlopen

from tests.site.driver import Driver
from tests.site.windows import PATIENCE_MS

PATIENCE = PATIENCE_MS / 1000
_RUN = """
    const [done] = arguments;
    (%s).then(value => done({ value }), error => done({ error: String(error) }));
"""
_NOWHERE = subprocess.DEVNULL
_SCREEN = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24"]
_PAGE = "() => location.href.split('#')[0]"
_INNER = "() => [innerWidth, innerHeight]"
_SLIM = "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }"
"""The look of its window's own bar, which is wider than a phone."""


class WebKit(Driver):
    """MiniBrowser, the window that WebKit's own developers test it in."""

    def __init__(self, driver: Path, window: Path) -> None:
        port = _free_port()
        with ExitStack() as stack:
            settings = stack.enter_context(tempfile.TemporaryDirectory())
            style = Path(settings) / "gtk-3.0/gtk.css"
            style.parent.mkdir()
            style.write_text(_SLIM)
            screen = stack.enter_context(
                subprocess.Popen(_SCREEN, stdout=subprocess.PIPE, stderr=_NOWHERE, text=True)
            )
            stack.callback(screen.terminate)
            assert screen.stdout
            display = f":{screen.stdout.readline().strip()}"
            talks = stack.enter_context(
                subprocess.Popen(
                    [driver, "-p", str(port)],
                    env={**os.environ, "DISPLAY": display, "XDG_CONFIG_HOME": settings},
                    stdout=_NOWHERE,
                    stderr=_NOWHERE,
                )
            )
            stack.callback(talks.terminate)
            _wait_for(port)
            self._all = stack.pop_all()
        self._session = f"http://127.0.0.1:{port}/session"
        started = {"binary": str(window), "args": ["--automation"]}
        wishes = {"alwaysMatch": {"webkitgtk:browserOptions": started}}
        self._session += f"/{self._send('POST', '', capabilities=wishes)['sessionId']}"
        self._send("POST", "/timeouts", script=PATIENCE_MS, pageLoad=PATIENCE_MS)

    def open(self, address: str) -> None:
        """It may say that a page is there while the one before it still answers."""
        self._send("POST", "/url", url=address)
        end = time.monotonic() + PATIENCE
        while (shown := self.run(_PAGE)) != urldefrag(address).url:
            if time.monotonic() > end:
                raise TimeoutError(f"WebKit shows {shown}, not {address}.")
            time.sleep(0.01)

    def evaluate(self, promise: str) -> str:
        answer = self._send("POST", "/execute/async", script=_RUN % promise, args=[])
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return str(answer["value"])

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._send("POST", "/actions", actions=actions)

    def resize(self, width: int, height: int) -> None:
        """The frame of the window comes on top."""
        outer = self._send("POST", "/window/rect", width=width, height=height)
        inner = self.run(_INNER)
        self._send(
            "POST",
            "/window/rect",
            width=width + outer["width"] - inner[0],
            height=height + outer["height"] - inner[1],
        )

    def close(self) -> None:
        self._send("DELETE", "")
        self._all.close()

    def _send(self, method: str, path: str, **body: object) -> Any:
        request = Request(self._session + path, json.dumps(body).encode(), method=method)
        try:
            with urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise RuntimeError(error.read().decode()) from None


def _free_port() -> int:
    with create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def _wait_for(port: int) -> None:
    """Wait until somebody listens there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
