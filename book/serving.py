"""The server's command-line options: the port, who may read, and whether to open a browser."""

import argparse
import os
import sys
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from book.networks import address_to_share, own_addresses
from book.serve import (
    HOST,
    BeingMade,
    CannotServe,
    SiteServer,
    nothing_is_being_made,
    site_server,
)
from book.sharing import explained, shared

_USUAL_PORT = 8000
_MOST = 65_535


def serving_options(command: str, about: str | None) -> argparse.ArgumentParser:
    """Return the parser for the options of a command that serves."""
    parser = argparse.ArgumentParser(prog=command, description=about)
    parser.add_argument("--port", type=_port, help=f"where to serve (default {_USUAL_PORT})")
    parser.add_argument(
        "--no-browser", dest="browser", action="store_false", help="open no browser"
    )
    parser.add_argument(
        "--share",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="let everybody in this network read, too, at an address of this machine",
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
    """Serve a folder with these options until Ctrl-C; raises ``CannotServe`` if it cannot.

    Work behind the reader's back may ``begin`` once the address is printed.
    """
    own = [] if options.share is None else own_addresses()
    host = None if options.share is None else address_to_share(options.share, own)
    with ExitStack() as ending:
        server = ending.enter_context(_listen(site, options.port))
        server.being_made = being_made
        say(f"The book is at {server.address}  (Ctrl-C ends it)")
        if host:
            room = _listen(site, options.port, host, usual=server.server_port)
            room.being_made = being_made
            ending.enter_context(shared(room))
            say(explained(room.address, [one for one in own if one != host]))
        begin()
        if options.browser and _has_a_screen():
            webbrowser.open(server.address)
        server.serve_forever()


def _listen(
    site: Path, port: int | None, host: str = HOST, *, usual: int = _USUAL_PORT
) -> SiteServer:
    """Take the port asked for; by default the usual one, or any free one."""
    try:
        return site_server(site, usual if port is None else port, host)
    except OSError as error:
        if port is None:
            return site_server(site, host=host)
        raise CannotServe(f"Port {port} cannot be used ({error}). Try another --port.") from None


def _has_a_screen() -> bool:
    """Return whether a browser has a screen; else ``webbrowser`` would take over this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
