"""``python3 book``: build the book and serve it on this machine."""

import argparse
import os
import sys
import webbrowser
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from book.address import VARIABLE
from book.environment import LOG, ROOT, SetupError, enter
from book.serve import SiteServer, site_server
from book.telling import BookProgress, CommandFailed, run, say

BOOK = ROOT / "book"
_USUAL_PORT = 8000


def main() -> None:
    """Do what the command line asks; leave with a message, not a traceback."""
    options = _parser().parse_args()
    try:
        enter(BOOK)
        if options.address:
            os.environ[VARIABLE] = options.address
        site = build()
        if options.build_only:
            _pack(site)
            say(f"The site is in {site}: copy the folder to any static host.")
        else:
            _serve(site, options.port, options.browser)
    except (SetupError, BuildError) as error:
        sys.exit(f"\n{error}")
    except KeyboardInterrupt:
        print("\nGoodbye.")


class BuildError(Exception):
    """The book could not be built."""


def build(*options: str, into: Path = BOOK, log: Path = LOG) -> Path:
    """Build the book with jupyter-book below ``into`` and return the folder of the site.

    A reader is told how far it has come; all that jupyter-book says is added to ``log``.
    """
    jupyter_book = Path(sys.executable).with_name("jupyter-book")
    command = [str(jupyter_book), "build", str(BOOK), "--path-output", str(into), *options]
    say("Making what the pages run …")
    try:
        run(command, ROOT, log, BookProgress().hear)
    except CommandFailed as failed:
        raise BuildError(f"The book was not built:\n\n{failed}") from None
    return into / "_build" / "html"


def _pack(site: Path) -> None:
    from book.live.packing import pack  # needs the environment, which this file makes first

    say("Packing the large files, for hosts that send them so …")
    pack(site)


def _serve(site: Path, port: int | None, browser: bool) -> None:
    with _listen(site, port) as server:
        say(f"The book is at {server.address}  (Ctrl-C ends it)")
        if browser and _has_a_screen():
            webbrowser.open(server.address)
        server.serve_forever()


def _listen(site: Path, port: int | None) -> SiteServer:
    """Take the port asked for; without a wish the usual one, or any that is free."""
    try:
        return site_server(site, _USUAL_PORT if port is None else port)
    except (OSError, OverflowError) as error:
        if port is None:
            return site_server(site)
        raise BuildError(f"Port {port} cannot be used ({error}). Try another --port.") from None


def _has_a_screen() -> bool:
    """Without one, ``webbrowser`` would open a text browser over this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 book", description=__doc__)
    parser.add_argument("--port", type=int, help=f"where to serve (default {_USUAL_PORT})")
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="open none")
    parser.add_argument("--build-only", action="store_true", help="build, do not serve")
    parser.add_argument("--address", help="where the site will be on the web, for its own links")
    return parser


if __name__ == "__main__":
    main()
