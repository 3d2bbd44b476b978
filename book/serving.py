"""The server's command-line options: the port, and whether to open a browser."""

import argparse
import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

from book.serve import BeingMade, SiteServer, nothing_is_being_made, site_server

_USUAL_PORT = 8000
_MOST = 65_535


class PortRefused(Exception):
    """The requested port cannot be used."""


def serving_options(command: str, about: str | None) -> argparse.ArgumentParser:
    """Return the parser for the options of a command that serves."""
    parser = argparse.ArgumentParser(prog=command, description=about)
    parser.add_argument("--port", type=_port, help=f"where to serve (default {_USUAL_PORT})")
    parser.add_argument(
        "--no-browser", dest="browser", action="store_false", help="open no browser"
    )
    return parser


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) <= _MOST:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a port: write a number from 0 to {_MOST}.")


def serve(
    site: Path,
    options: argparse.Namespace,
    say: Callable[[str], object],
    being_made: BeingMade = nothing_is_being_made,
    begin: Callable[[], object] = lambda: None,
) -> None:
    """Serve a folder with these options until Ctrl-C; raises ``PortRefused`` if it cannot.

    Work behind the reader's back may ``begin`` once the address is printed.
    """
    with _listen(site, options.port) as server:
        server.being_made = being_made
        say(f"The book is at {server.address}  (Ctrl-C ends it)")
        begin()
        if options.browser and _has_a_screen():
            webbrowser.open(server.address)
        server.serve_forever()


def _listen(site: Path, port: int | None) -> SiteServer:
    """Take the port asked for; by default the usual one, or any free one."""
    try:
        return site_server(site, _USUAL_PORT if port is None else port)
    except OSError as error:
        if port is None:
            return site_server(site)
        raise PortRefused(f"Port {port} cannot be used ({error}). Try another --port.") from None


def _has_a_screen() -> bool:
    """Return whether a browser has a screen; else ``webbrowser`` would take over this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
