"""A web server for the built book: files, nothing more, for this machine or its network."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from socket import socket
from typing import Any, BinaryIO
from urllib.parse import unquote

from book.policy import POLICY

HOST = "127.0.0.1"
_PACKED = {"br": ".br", "gzip": ".gz"}
"""Names of compressions in HTTP, with the suffixes of their files; the best first."""

_OFFER = re.compile(r"(?P<packing>[\w-]+)\s*(?:;\s*q=(?P<q>\d(?:\.\d*)?))?")

BeingMade = Callable[[str], str | None]
"""What to show at a path without a file so far; None if there will never be one."""


def nothing_is_being_made(_path: str) -> None:
    """Return None: no more pages are coming."""


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the types and the policy that a browser insists on, quietly."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    _packing: str | None = None

    def translate_path(self, path: str) -> str:
        """Choose the packed twin of a file if it has one that the browser can read."""
        plain = Path(super().translate_path(path))
        if plain.is_dir() and path.partition("?")[0].endswith("/"):
            plain /= "index.html"
        self._packing = next(self._packings(plain), None)
        return f"{plain}{_PACKED[self._packing]}" if self._packing else super().translate_path(path)

    def _packings(self, plain: Path) -> Iterator[str]:
        accepted = self.headers.get("Accept-Encoding", "")
        offered = [_OFFER.fullmatch(offer.strip()) for offer in accepted.split(",")]
        readable = {offer["packing"] for offer in offered if offer and float(offer["q"] or 1)}
        for packing, suffix in _PACKED.items():
            if packing in readable and Path(f"{plain}{suffix}").is_file():
                yield packing

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Send the headers of a file; a path that no file can have gets an error."""
        if "\0" in unquote(self.path):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """Refuse to list a folder: it is not a page."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Return the type of a packed file once unpacked."""
        suffix = _PACKED[self._packing] if self._packing else ""
        return super().guess_type(os.fspath(path).removesuffix(suffix))

    def end_headers(self) -> None:
        """Send the policy of the site, which workers learn from nothing else, and the packing."""
        self.send_header("Content-Security-Policy", POLICY)
        if self._packing:
            self.send_header("Content-Encoding", self._packing)
            self.send_header("Vary", "Accept-Encoding")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer with the site's own error page, as other hosts do.

        If a page is still being made, the answer says so.
        """
        page = Path(self.directory) / "404.html"
        server = self.server
        soon = server.being_made(self.path) if isinstance(server, SiteServer) else None
        if code == HTTPStatus.NOT_FOUND and soon is not None:
            return self._answer(HTTPStatus.SERVICE_UNAVAILABLE, soon.encode())
        if code != HTTPStatus.NOT_FOUND or not page.exists():
            return super().send_error(code, message, explain)
        return self._answer(code, page.read_bytes())

    def _answer(self, code: int, text: bytes) -> None:
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(text)

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing: the reader's terminal shows the address, not each file."""


class CannotServe(Exception):
    """The book cannot be served where somebody asked for; the message says why."""


class SiteServer(ThreadingHTTPServer):
    """Serves one folder; ``with site_server(…) as server:`` closes the server at the end."""

    daemon_threads = True
    request_queue_size = 128  # a whole room may open the book at once
    being_made: BeingMade = staticmethod(nothing_is_being_made)

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: Any) -> None:
        """Ignore browsers that hang up early, as they do when a reader leaves a page."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    @property
    def address(self) -> str:
        """Where to point a browser."""
        host = self.socket.getsockname()[0]
        return f"http://{'localhost' if host == HOST else host}:{self.server_port}/"


def site_server(folder: Path, port: int = 0, host: str = HOST) -> SiteServer:
    """Listen on ``port`` of this machine (0: any free one); raises ``OSError`` if it is taken.

    By default only this machine itself gets an answer, at another ``host`` its network does.
    """
    return SiteServer((host, port), partial(Handler, directory=str(folder)))
