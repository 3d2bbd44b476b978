"""A server of the built site that misbehaves as it is told to."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Event

from book.serve import HOST, Handler, SiteServer
from tests.site.serving import running

FOR_EVER = "max-age=31536000, immutable"
CHECKED = "no-cache"
"""The worst case: a browser may keep for ever what is broken, and has to ask for what is whole."""

Misbehave = Callable[["Answer", bytes], None]
"""Answers a request for a file with these contents."""


class Answer(Handler):
    """Answers as the site does, or as the server's fault has it."""

    server: "FaultyServer"
    keeping = CHECKED

    def do_GET(self) -> None:  # noqa: N802 - by this name it is called
        """Misbehave where the fault is about this file."""
        server, path = self.server, self.path.split("?")[0]
        if server.misbehave is None or not re.search(server.broken, path):
            super().do_GET()
            return
        server.asked.set()
        server.misbehave(self, Path(self.translate_path(path)).read_bytes())

    def say(
        self, body: bytes, *, status: int = 200, length: int | None = None, **headers: str
    ) -> None:
        """Send a response that the browser may keep; a ``length`` of its own may be a lie."""
        self.keeping = FOR_EVER
        self.send_response(status)
        usual = {"Content-Type": self.guess_type(self.path)}
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        for name, value in (usual | named).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body) if length is None else length))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        """Say how long this may be kept."""
        self.send_header("Cache-Control", self.keeping)
        super().end_headers()

    def fall_silent(self) -> None:
        """Say nothing more, until the server is repaired."""
        self.wfile.flush()
        self.server.repaired.wait()


class FaultyServer(SiteServer):
    """Serves a folder; one file of it as a fault has it, from ``break_down`` to ``repair``."""

    def __init__(self, folder: Path) -> None:
        super().__init__((HOST, 0), partial(Answer, directory=str(folder)))
        self.misbehave: Misbehave | None = None
        self.broken = ""
        self.asked = Event()
        self.repaired = Event()

    def break_down(self, file: str, misbehave: Misbehave) -> None:
        """From now on answer requests for a file, found by a pattern of its path, in this way."""
        self.repair()
        self.asked, self.repaired = Event(), Event()
        self.broken, self.misbehave = file, misbehave

    def repair(self) -> None:
        """Serve everything as it is."""
        self.misbehave = None
        self.repaired.set()


@contextmanager
def faulty_server(folder: Path) -> Iterator[FaultyServer]:
    """Serve a folder while the block runs."""
    with running(FaultyServer(folder)) as server:
        yield server
        server.repair()
