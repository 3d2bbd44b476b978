"""A server in a thread of its own, for as long as somebody asks it."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import HTTPServer
from pathlib import Path
from threading import Thread
from typing import TypeVar

from book.serve import site_server

S = TypeVar("S", bound=HTTPServer)


@contextmanager
def running(server: S) -> Iterator[S]:
    """Have a server answer while the block runs."""
    with server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder as `python3 book` does; the address."""
    with running(site_server(folder)) as server:
        yield server.address
