"""`python3 book`: build the book and serve it on this machine."""

import argparse
import os
import subprocess
import sys
import webbrowser
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from book.environment import ROOT, SetupError, enter
from book.serve import SiteServer, site_server

BOOK = ROOT / "book"
SITE = BOOK / "_build" / "html"
_USUAL_PORT = 8000


def main() -> None:
    """Do what the command line asks; leave with a message, not a traceback."""
    options = _parser().parse_args()
    try:
        enter(BOOK)
        build()
        if not options.build_only:
            _serve(options.port, options.browser)
    except (SetupError, BuildError) as error:
        sys.exit(f"\n{error}")
    except KeyboardInterrupt:
        print("\nGoodbye.")


class BuildError(Exception):
    """The book could not be built."""


def build(*options: str) -> Path:
    """Build the book with jupyter-book and return the folder of the site."""
    command = [sys.executable, "-m", "jupyter_book", "build", str(BOOK), *options]
    if subprocess.call(command, cwd=ROOT):
        raise BuildError("The book was not built; the reason stands above.")
    return SITE


def _serve(port: int | None, browser: bool) -> None:
    with _listen(port) as server:
        print(f"\nThe book is at {server.address}  (Ctrl-C ends it)", flush=True)
        if browser and _has_a_screen():
            webbrowser.open(server.address)
        server.serve_forever()


def _listen(port: int | None) -> SiteServer:
    """Take the port asked for; without a wish the usual one, or any that is free."""
    try:
        return site_server(SITE, _USUAL_PORT if port is None else port)
    except (OSError, OverflowError) as error:
        if port is None:
            return site_server(SITE)
        raise BuildError(f"Port {port} cannot be used ({error}). Try another --port.") from None


def _has_a_screen() -> bool:
    """Without one, `webbrowser` would open a text browser over this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 book", description=__doc__)
    parser.add_argument("--port", type=int, help=f"where to serve (default {_USUAL_PORT})")
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="open none")
    parser.add_argument("--build-only", action="store_true", help="build, do not serve")
    return parser


if __name__ == "__main__":
    main()
