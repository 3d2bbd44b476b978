"""A web server for the built book: files, nothing more, on this machine alone."""

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import socket
from typing import Any

HOST = "127.0.0.1"


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the types a browser insists on, quietly."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the reader's terminal shows the address, not each file."""


class SiteServer(ThreadingHTTPServer):
    """Serves one folder; ``with site_server(…) as server:`` closes it at the end."""

    daemon_threads = True

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: Any) -> None:
        """Pass over browsers that hang up early, as they do when a reader leaves a page."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    @property
    def address(self) -> str:
        """Where to point a browser."""
        return f"http://localhost:{self.server_port}/"


def site_server(folder: Path, port: int = 0) -> SiteServer:
    """Listen on ``port`` of this machine (0: any free one); ``OSError`` when it is taken."""
    return SiteServer((HOST, port), partial(Handler, directory=str(folder)))
